import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  /** UTF-8. */
  readonly body: Buffer
}

/**
 * One request over a connection that is kept. It understands what our server sends, whole answers with their length,
 * and no more: Node's own client costs several times what the smaller answers cost the server, on the same two cores.
 */
export const send = async (
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  data?: object,
): Promise<Answer> => {
  const idle = connections.get(port) ?? []
  connections.set(port, idle)
  // The server ends connections that were idle for long.
  let connection = idle.pop()
  while (connection?.isClosed) connection = idle.pop()
  connection ??= new Connection(port)
  const answer = await connection.send(method, path, headers, data === undefined ? '' : JSON.stringify(data))
  idle.push(connection)
  return answer
}

const connections = new Map<number, Connection[]>()
const headEnd = Buffer.from('\r\n\r\n')

class Connection {
  isClosed = false
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #size = 0
  /** Bytes of the whole answer, once its head is there. */
  #expected = Number.POSITIVE_INFINITY
  #bodyAt = 0
  #status = 0
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => {
      this.isClosed = true
      this.#waiting?.reject(new Error('the server hung up'))
    })
    // Connections of a measurement that is over keep no process alive.
    this.#socket.unref()
  }

  send(method: string, path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const content = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : ''
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.ref()
      this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${fields.join('')}${content}\r\n${body}`)
    })
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#bodyAt === 0) this.#readHead()
    if (this.#size < this.#expected) return
    const [first = chunk] = this.#chunks
    const body = (this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks)).subarray(this.#bodyAt)
    const { resolve } = this.#waiting ?? { resolve: () => undefined }
    this.#chunks = []
    this.#size = 0
    this.#bodyAt = 0
    this.#expected = Number.POSITIVE_INFINITY
    this.#waiting = null
    this.#socket.unref()
    resolve({ status: this.#status, body })
  }

  #readHead(): void {
    const bytes = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks)
    const end = bytes.indexOf(headEnd)
    if (end < 0) return
    const head = bytes.toString('latin1', 0, end)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`an answer that doesn't tell its length: ${head}`)
    this.#status = Number(head.slice(9, 12))
    this.#bodyAt = end + headEnd.length
    this.#expected = this.#bodyAt + Number(length)
  }
}

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
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${body.toString('utf8', 0, 300)}`)
    return JSON.parse(body.toString('utf8')) as T
  }

  /** The answer unread: for measuring the server and not this side. */
  async raw(path: string): Promise<void> {
    const { status, body } = await send(this.#port, 'GET', `/api${path}`, this.#headers)
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${body.toString('utf8', 0, 300)}`)
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
