/** What begins a code that a counter shows for one payment: no number of an order begins so. */
const PREFIX = 'QB'
const LENGTH = 8

/** FNV-1a of a text, 32 bits, from a beginning of one's own. */
const fnv = (text: string, begin: number): number => {
  let hash = begin
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

/** The code of a payment at a counter, made of the key of its sale: `QBMIH8K2P0`; the same key gives the same code. */
export const payCode = (key: string): string => {
  const wide = (BigInt(fnv(key, 0x81_1c_9d_c5)) << 32n) | BigInt(fnv(key, 0x9e_37_79_b9))
  return `${PREFIX}${(wide % 36n ** BigInt(LENGTH)).toString(36).toUpperCase().padStart(LENGTH, '0')}`
}

/** The codes that a transfer's text may hold, whatever the bank put between their letters. */
export const payCodesIn = (text: string): readonly string[] => {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]+/g, '')
  // One may begin within what looks like another.
  return [...compact.matchAll(/(?=(QB[A-Z0-9]{8}))/g)].flatMap(([, code]) => (code === undefined ? [] : [code]))
}
