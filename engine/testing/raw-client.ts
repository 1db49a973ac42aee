import { deserialize, serialize, type Document } from 'bson'
import { createConnection, type Socket } from 'node:net'

/** Speaks the protocol byte by byte, for what the driver would never send. */
export class RawClient {
  private received: Buffer = Buffer.alloc(0)
  private arrived: Buffer[] = []
  private waiting: (() => void)[] = []
  isClosed = false
  private readonly socket: Socket

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (chunk) => {
      this.arrived.push(chunk)
      this.wake()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.isClosed = true
      this.wake()
    })
  }

  static connect(uri: string): Promise<RawClient> {
    const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)![1]!)
    const port = /^127\.0\.0\.1:(\d+)$/.exec(host)?.[1]
    return new Promise((resolve, reject) => {
      const socket = port ? createConnection(Number(port), '127.0.0.1') : createConnection(host)
      socket.once('error', reject)
      socket.once('connect', () => resolve(new RawClient(socket)))
    })
  }

  send(bytes: Buffer): void {
    this.socket.write(bytes)
  }

  /** Sends and waits until the system has taken the bytes, or the connection is closed. */
  async sent(bytes: Buffer): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.socket.off('close', done)
        resolve()
      }
      this.socket.once('close', done).write(bytes, done)
    })
  }

  /** Says that nothing more will come. */
  end(): void {
    this.socket.end()
  }

  /** Stops reading. */
  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }

  async command(body: Document): Promise<Document> {
    this.send(message(Buffer.from(serialize(body))))
    return await this.replyDocument()
  }

  /** The document of the next message, whichever of the two kinds it is.   @throws Error when the connection is closed instead */
  async replyDocument(): Promise<Document> {
    const reply = await this.reply()
    return deserialize(reply.subarray(reply.readInt32LE(12) === 1 ? 36 : 21))
  }

  /** The next whole message.   @throws Error when the connection is closed instead */
  async reply(): Promise<Buffer> {
    for (;;) {
      this.gather()
      if (this.received.length >= 4 && this.received.length >= this.received.readInt32LE(0)) {
        const reply = this.received.subarray(0, this.received.readInt32LE(0))
        this.received = this.received.subarray(reply.length)
        return reply
      }
      if (this.isClosed) throw new Error('closed')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }

  /** Joins the chunks once they can hold a message: large answers arrive in many. */
  private gather(): void {
    const size = this.arrived.reduce((sum, { length }) => sum + length, this.received.length)
    const isEnough = this.received.length < 4 || size >= this.received.readInt32LE(0)
    if (this.arrived.length === 0 || !isEnough) return
    this.received = Buffer.concat([this.received, ...this.arrived])
    this.arrived = []
  }

  async closed(): Promise<void> {
    while (!this.isClosed) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  close(): void {
    this.socket.destroy()
  }

  private wake(): void {
    const { waiting } = this
    this.waiting = []
    for (const resume of waiting) resume()
  }
}

/** An OP_MSG around a body. */
export function message(body: Buffer, flags = 0): Buffer {
  const header = Buffer.alloc(21)
  header.writeInt32LE(21 + body.length, 0)
  header.writeInt32LE(1, 4)
  header.writeInt32LE(2013, 12)
  header.writeInt32LE(flags, 16)
  return Buffer.concat([header, body])
}
