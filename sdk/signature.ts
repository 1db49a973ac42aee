/** How old what is signed may be, in seconds: what was caught on its way is of no use later. */
const TOLERANCE_SECONDS = 300

/**
 * Whether what arrived at a webhook's address was sent by Sổ Cái and is no older than five minutes: give it the body as it came, letter by
 * letter, before anything reads it as JSON. While a secret is changed there are two signatures, and one that fits is enough.
 * @param header what `Socai-Signature` said
 * @param secret the webhook's own, `whsec_…`
 * @param now absent: by this machine's clock
 */
export const verifySignature = async (
  body: string,
  header: string | null | undefined,
  secret: string,
  now: Date = new Date(),
): Promise<boolean> => {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  const age = now.getTime() / 1000 - Number(seconds)
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(age) > TOLERANCE_SECONDS) return false
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value ? (bytesOf(value) ?? []) : []))
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = encoder.encode(`${seconds}.${body}`)
  // Compared in a time that tells nothing of how much of it fits.
  const fits = await Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)))
  return fits.includes(true)
}

/** 64 digits as 32 bytes; null for anything else. */
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> | null =>
  /^[0-9a-f]{64}$/.test(hex) ? Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16)) : null
