import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that pushes are sent to: it knows its own keys, and reads what was locked for it (RFC 8188, RFC 8291). */
export class PushBrowser {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#keys.generateKeys()
  }

  /** What it says of itself when it subscribes. */
  get subscription(): { readonly endpoint: string; readonly p256dh: string; readonly auth: string } {
    return { endpoint: this.endpoint, p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  /** @throws where it was locked for another */
  read(body: Buffer): Record<string, unknown> {
    const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0]
    const sender = body.subarray(21, 21 + idLength)
    const locked = body.subarray(21 + idLength)
    const secret = this.#keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const shared = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(locked.subarray(-16))
    const text = Buffer.concat([decipher.update(locked.subarray(0, -16)), decipher.final()]).toString('utf8')
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as Record<string, unknown>
  }
}
