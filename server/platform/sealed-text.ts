import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'v1.'

/** A secret of somebody else's (a platform's token, say) as it is stored. */
export type SealedText = string & { readonly sealed: unique symbol }

/**
 * Keeps secrets that the server has to send again, and so can't hash: AES-256-GCM (NIST SP 800-38D) with a key of the installation's
 * own, bound to the place they are stored at, so that a sealed text moved to another record can't be read.
 */
export class Sealer {
  readonly #key: Buffer

  constructor(secret: KeyObject) {
    this.#key = Buffer.from(hkdfSync('sha256', secret.export(), '', 'socai sealed text', KEY_BYTES))
  }

  /** @param place what it belongs to, for instance `assets/<id>/token` */
  seal(text: string, place: string): SealedText {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(Buffer.from(place, 'utf8'))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${PREFIX}${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}` as SealedText
  }

  /** The text; null when it was sealed with another key or at another place, or is damaged. */
  open(sealed: string, place: string): string | null {
    if (!sealed.startsWith(PREFIX)) return null
    const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url')
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place, 'utf8')).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }
}
