import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BucketConfig } from '../../platform/files/bucket-store'
import { listenOn } from './listen'

const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** A service that speaks S3 as far as the product does: whole objects by path, version 4 signatures. */
export class BucketStandIn {
  readonly objects = new Map<string, { readonly bytes: Buffer; readonly type: string }>()
  /** How many of the next calls are answered with a fault of its own. */
  faults = 0
  readonly #secret = 'own-secret'
  #server: Server | null = null

  async open(): Promise<BucketConfig> {
    const server = createServer((request, answer) => {
      void buffer(request).then((body) => {
        const { status, bytes = Buffer.alloc(0), type = 'application/xml' } = this.#answer(request, body)
        answer
          .writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length })
          .end(request.method === 'HEAD' ? undefined : bytes)
      })
    })
    this.#server = server
    return { name: 'pictures', region: 'hcm-1', endpoint: await listenOn(server), accessKeyId: 'own-key', secretAccessKey: this.#secret }
  }

  close(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  #answer(request: IncomingMessage, body: Buffer): { status: number; bytes?: Buffer; type?: string } {
    if (this.faults > 0) {
      this.faults -= 1
      return { status: 500 }
    }
    if (!this.#isSigned(request, body)) return { status: 403 }
    const [, name = ''] = /^\/pictures\/([^?]+)/.exec(request.url ?? '') ?? []
    const kept = this.objects.get(name)
    if (request.method === 'PUT') this.objects.set(name, { bytes: body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') this.objects.delete(name)
    if (request.method === 'PUT') return { status: 200 }
    if (request.method === 'DELETE') return { status: 204 }
    return kept ? { status: 200, ...kept } : { status: 404 }
  }

  /** Signature version 4 of Amazon's documentation, over the headers that it names and the hash of the body. */
  #isSigned({ headers, method, url = '' }: IncomingMessage, body: Buffer): boolean {
    const [, scope = '', signed = '', signature = ''] =
      /^AWS4-HMAC-SHA256 Credential=own-key\/([^,]+), SignedHeaders=([^,]+), Signature=(.+)$/.exec(headers.authorization ?? '') ?? []
    const [day = '', region = '', service = '', end = ''] = scope.split('/')
    const [path = '', query = ''] = url.split('?')
    const named = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
    const canonical = [method, path, query, named.join(''), signed, hash(body)].join('\n')
    const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
    const key = hmac(hmac(hmac(hmac(`AWS4${this.#secret}`, day), region), service), end)
    return region === 'hcm-1' && hmac(key, toSign).toString('hex') === signature
  }
}
