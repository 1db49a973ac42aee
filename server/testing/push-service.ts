import { createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedPost } from '../platform/outbound/guarded-post'
import type { PostPublicly } from '../platform/outbound/public-https'

/** The most that push services take, in bytes. */
const MOST_BYTES = 4096
const DAY_S = 86_400

interface TakenPush {
  /** How long it counts, in seconds. */
  readonly ttl: number
  readonly audience: string
  readonly subject: string
  readonly body: Buffer
}

/** A push service: takes what is as RFC 8030, 8188 and 8292 ask for it, and refuses anything else with the reason. */
export class PushService {
  readonly #server: Server
  readonly taken: TakenPush[] = []
  readonly refused: string[] = []

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(): Promise<PushService> {
    const server = createServer()
    const service = new PushService(server)
    server.on('request', (request, response) => {
      void service.#judge(request).then((status) => response.writeHead(status).end())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return service
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** Sends over the wire what is meant for an address of a push service. */
  readonly post: PostPublicly = ({ url, headers, body }) => {
    const { port } = this.#server.address() as AddressInfo
    const words = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    return guardedPost({
      url: new URL(`http://127.0.0.1:${port}${new URL(url).pathname}`),
      headers: { ...words, 'X-Meant-For': new URL(url).origin },
      body,
      timeoutMs: 5000,
      allowsLoopback: true,
    })
  }

  async #judge(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { headers, method } = request
    const signed = vapidOf(headers.authorization)
    const why = [
      method !== 'POST' && 'it isn’t posted',
      headers['content-encoding'] !== 'aes128gcm' && 'it isn’t locked by aes128gcm',
      !/^\d+$/.test(headers['ttl']?.toString() ?? '') && 'it doesn’t say how long it counts',
      body.length > MOST_BYTES && 'it is too large',
      !isOneRecord(body) && 'its head isn’t as in RFC 8188',
      !signed && 'nobody signed it',
      signed && signed.audience !== headers['x-meant-for'] && 'it is signed for another',
      signed && !(signed.expiresIn > 0 && signed.expiresIn <= DAY_S) && 'its signature lasts longer than a day',
      signed && !/^(mailto:.+@|https:)/.test(signed.subject) && 'it doesn’t say whom to write to',
    ].find((reason) => reason !== false)
    if (why || !signed) {
      this.refused.push(why || 'nobody signed it')
      return 400
    }
    const { audience, subject } = signed
    this.taken.push({ ttl: Number(headers['ttl']), audience, subject, body })
    return 201
  }
}

/** One record of RFC 8188: salt, size of a record, and the sender's key as a point. */
const isOneRecord = (body: Buffer): boolean => {
  if (body.length < 86) return false
  const [size, keyLength] = [body.readUInt32BE(16), body[20]]
  return keyLength === 65 && body[21] === 4 && body.length - 86 <= size
}

interface Vapid {
  readonly audience: string
  readonly subject: string
  /** Seconds from now. */
  readonly expiresIn: number
}

/** What a VAPID header says, where its key signed it (RFC 8292); null otherwise. */
const vapidOf = (header: string | undefined): Vapid | null => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const sealed = Buffer.from(signature, 'base64url')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    sealed,
  )
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString('utf8')) as { alg?: string }
  const {
    aud = '',
    sub = '',
    exp = 0,
  } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
    aud?: string
    sub?: string
    exp?: number
  }
  return isSigned && alg === 'ES256' ? { audience: aud, subject: sub, expiresIn: exp - Date.now() / 1000 } : null
}
