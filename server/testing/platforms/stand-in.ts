import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call to a stand-in, its body read. */
export interface StandInCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string
  readonly body: string
}

export interface StandInAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json: unknown
}

/** What may go wrong at a platform; a test switches it on. */
export interface Mischief {
  /** Every so many calls fail within (500). */
  failEvery?: number
  /** So many calls from now on are told to wait. */
  limited?: number
  /** These calls fail within (500). */
  fails?: (call: StandInCall) => boolean
  /** These calls are done, and their answer is lost. */
  loses?: (call: StandInCall) => boolean
  /** Answers nothing before this has come to pass. */
  hangs?: Promise<void>
  /** Answers what is no JSON. */
  isRubbish?: boolean
}

/** Pages where a person allows us in: whoever looks at them meets no trouble. */
const PAGES: readonly string[] = ['/api/v2/shop/auth_partner', '/oauth/authorize']

/** A server that speaks as a platform does, on this machine. */
export class StandIn {
  readonly mischief: Mischief = {}
  readonly calls: StandInCall[] = []
  #server: Server | null = null
  #count = 0
  readonly #answer: (call: StandInCall) => StandInAnswer

  constructor(answer: (call: StandInCall) => StandInAnswer) {
    this.#answer = answer
  }

  async listen(port = 0): Promise<string> {
    const server = createServer((request, response) => void this.#serve(request, response))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    const server = this.#server
    if (!server) return Promise.resolve()
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const call: StandInCall = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      header: (name) => String(request.headers[name.toLowerCase()] ?? ''),
      body: Buffer.concat(chunks).toString('utf8'),
    }
    this.calls.push(call)
    await this.mischief.hangs
    const { status = 200, headers = {}, json } = (PAGES.includes(call.path) ? null : this.#misbehaved(call)) ?? this.#answer(call)
    if (this.mischief.loses?.(call)) {
      response.destroy()
      return
    }
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof json === 'string' ? json : JSON.stringify(json))
  }

  #misbehaved(call: StandInCall): StandInAnswer | null {
    const { mischief } = this
    if (mischief.isRubbish) return { json: '<html>Bad gateway</html>' }
    if (mischief.limited) {
      mischief.limited -= 1
      return { status: 429, headers: { 'Retry-After': '1' }, json: {} }
    }
    if (mischief.fails?.(call)) return { status: 500, json: {} }
    this.#count += 1
    return mischief.failEvery && this.#count % mischief.failEvery === 0 ? { status: 500, json: {} } : null
  }
}

/** Tokens a platform has given; they end when a test says so. */
export class Tokens {
  #made = 0
  readonly #access = new Set<string>()
  readonly #refresh = new Set<string>()

  give(): { readonly access: string; readonly refresh: string } {
    this.#made += 1
    const pair = { access: `access-${this.#made}`, refresh: `refresh-${this.#made}` }
    this.#access.add(pair.access)
    this.#refresh.add(pair.refresh)
    return pair
  }

  /** A refresh token serves once. */
  renew(refresh: string): { readonly access: string; readonly refresh: string } | null {
    return this.#refresh.delete(refresh) ? this.give() : null
  }

  isGood(access: string): boolean {
    return this.#access.has(access)
  }

  /** Whatever was given for calls has ended; with `all`, what renews it too. */
  end({ all = false } = {}): void {
    this.#access.clear()
    if (all) this.#refresh.clear()
  }
}
