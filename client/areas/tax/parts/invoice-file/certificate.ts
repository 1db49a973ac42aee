/** What stands in a certificate (X.509, DER) that a signature is checked by. */
export interface Certificate {
  /** The public key, as WebCrypto takes it (`spki`). */
  readonly key: Uint8Array<ArrayBuffer>
  /** Of whom it is; empty where the certificate names none. */
  readonly taxCode: string
}

interface Part {
  readonly tag: number
  /** With its own head. */
  readonly whole: Uint8Array<ArrayBuffer>
  readonly content: Uint8Array<ArrayBuffer>
}

const SEQUENCE = 0x30
const VERSION = 0xa0

/** What stands in a row in DER. @throws RangeError it isn't DER, or is cut off */
const partsOf = (bytes: Uint8Array<ArrayBuffer>): Part[] => {
  const parts: Part[] = []
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, short = 0] = [bytes[at], bytes[at + 1]]
    const more = short < 0x80 ? 0 : short & 0x7f
    if (more > 3) throw new RangeError('too long')
    const length = more === 0 ? short : bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0)
    const from = at + 2 + more
    if (short === 0x80 || from + length > bytes.length) throw new RangeError('cut off')
    parts.push({ tag, whole: bytes.slice(at, from + length), content: bytes.slice(from, from + length) })
    at = from + length
  }
  return parts
}

/** A name of a member or company holds its tax code as `MST:0312456782`. */
const TAX_CODE = /MST:?\s*(\d{10}(?:-?\d{3})?)/i

/** Reads a certificate. @throws RangeError it is none */
export const readCertificate = (der: Uint8Array<ArrayBuffer>): Certificate => {
  const [certificate] = partsOf(der)
  const [body] = certificate ? partsOf(certificate.content) : []
  const fields = body ? partsOf(body.content) : []
  // Serial number, algorithm, issuer, validity, subject, key; a version may stand before them.
  const [, , , , subject, key] = fields[0]?.tag === VERSION ? fields.slice(1) : fields
  if (subject?.tag !== SEQUENCE || key?.tag !== SEQUENCE) throw new RangeError('no certificate')
  return { key: key.whole, taxCode: TAX_CODE.exec(new TextDecoder('latin1').decode(subject.content))?.[1] ?? '' }
}
