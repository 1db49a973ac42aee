import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection to the engine that costs its process as little as can be: bytes out, whole answers in. */
export class WireConnection {
  /** Told of every answer; its bytes are valid until the next one. */
  onReply: (reply: Buffer) => void = () => undefined
  readonly #socket: Socket
  #left: Buffer | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#take(chunk))
  }

  static async open(uri: string): Promise<WireConnection> {
    const socket = connect(decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? ''))
    await once(socket, 'connect')
    socket.on('error', (error) => {
      throw error
    })
    return new WireConnection(socket)
  }

  send(bytes: Buffer): void {
    this.#socket.write(bytes)
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    let bytes = this.#left ? Buffer.concat([this.#left, chunk]) : chunk
    while (bytes.length >= 4 && bytes.length >= bytes.readInt32LE(0)) {
      const size = bytes.readInt32LE(0)
      this.onReply(bytes.subarray(0, size))
      bytes = bytes.subarray(size)
    }
    this.#left = bytes.length > 0 ? Buffer.from(bytes) : null
  }
}
