import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export interface Answer {
  readonly status: number
  readonly body: string
}

/** The lightest client Node has: what it costs, the server doesn't. */
export const send = (port: number, method: string, path: string, headers: Record<string, string>, data?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const body = data === undefined ? undefined : Buffer.from(JSON.stringify(data))
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** Speaks to the services as a signed-in member. */
export class Client {
  readonly #port: number
  #headers: Record<string, string> = {}

  constructor(port: number) {
    this.#port = port
  }

  /** @throws when the answer isn't a success */
  async call<T>(method: string, path: string, data?: object): Promise<T> {
    const { status, body } = await send(this.#port, method, `/api${path}`, this.#headers, data)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${body.slice(0, 300)}`)
    return JSON.parse(body) as T
  }

  /** The answer unread: for measuring the server and not this side. */
  async raw(path: string): Promise<void> {
    const { status, body } = await send(this.#port, 'GET', `/api${path}`, this.#headers)
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${body.slice(0, 300)}`)
  }

  async signIn(workspaceId: string, username: string, password: string): Promise<string> {
    const { accessToken } = await this.call<{ accessToken: string }>('POST', '/authentication', {
      strategy: 'local-username',
      username,
      password,
      workspaceId,
    })
    this.#headers = { authorization: `Bearer ${accessToken}` }
    return accessToken
  }
}
