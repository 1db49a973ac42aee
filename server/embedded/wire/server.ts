import { createServer, type Server, type Socket } from 'node:net'
import { execute, failureReply } from '../commands/dispatch'
import type { Parts } from '../commands/operation'
import { CommandError } from '../errors'
import { Framer, readMessage, replyHeader } from './frame'
import { operationTime } from './operation-time'
import type { Traffic } from './traffic'

/** Clients' connections: each one's messages are answered in order, different ones side by side. */
export class WireServer {
  private readonly server: Server
  private readonly connections = new Set<Connection>()
  private parts: Parts | null = null
  private nextId = 1

  constructor(traffic: Traffic) {
    this.server = createServer((socket) => {
      traffic.connected()
      const connection = new Connection(socket, this.nextId++, traffic, () => {
        traffic.disconnected()
        this.connections.delete(connection)
      })
      this.connections.add(connection)
      if (this.parts) connection.serve(this.parts)
    })
  }

  /** Listens on a socket's path, or on a loopback port (0: a free one).   @returns the path or the port */
  listen(target: { path: string } | { port: number }): Promise<string | number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      const listening = (): void => {
        this.server.off('error', reject)
        const address = this.server.address()
        resolve(typeof address === 'string' ? address : address!.port)
      }
      if ('path' in target) this.server.listen(target.path, listening)
      else this.server.listen(target.port, '127.0.0.1', listening)
    })
  }

  /** Begins to answer; until then connections wait. */
  serve(parts: Parts): void {
    this.parts = parts
    for (const connection of this.connections) connection.serve(parts)
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => resolve())
    })
    await Promise.all([...this.connections].map((connection) => connection.finish()))
    await closed
  }
}

/** Answers that may wait in memory for a client that does not read. */
const mostUnsent = 64 * 1024 * 1024

/** Messages of one connection that may wait for their turn before we stop reading. */
const mostWaiting = 100

class Connection {
  private readonly framer = new Framer()
  private readonly queue: Buffer[] = []
  private running: Promise<void> | null = null
  private parts: Parts | null = null
  private isClosing = false
  private readonly socket: Socket
  private readonly id: number
  private readonly traffic: Traffic

  constructor(socket: Socket, id: number, traffic: Traffic, onClose: () => void) {
    this.socket = socket
    this.id = id
    this.traffic = traffic
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.take(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.isClosing = true
      onClose()
      this.parts?.sessions.endConnection(this)
      this.parts?.cursors.closeWhere(({ connection }) => connection === this)
      this.parts?.readers?.endConnection(this)
    })
  }

  serve(parts: Parts): void {
    this.parts = parts
    this.run()
  }

  /** Answers what is being worked on, then hangs up. */
  async finish(): Promise<void> {
    this.isClosing = true
    this.queue.length = 0
    await this.running
    this.socket.destroy()
  }

  private take(chunk: Buffer): void {
    if (this.isClosing) return
    this.traffic.bytesIn += chunk.length
    try {
      this.queue.push(...this.framer.push(chunk))
    } catch {
      this.isClosing = true
      this.socket.destroy()
      return
    }
    if (this.queue.length > mostWaiting) this.socket.pause()
    this.run()
  }

  private run(): void {
    if (this.running || this.queue.length === 0 || !this.parts) return
    const { parts } = this
    this.running = this.work(parts).finally(() => {
      this.running = null
      if (this.socket.isPaused()) this.socket.resume()
      this.run()
    })
  }

  private async work(parts: Parts): Promise<void> {
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      try {
        const message = readMessage(frame)
        const reply = await execute(parts, message, this, this.id)
        if (message.wantsReply) this.send(message, reply)
      } catch (error) {
        if (!(error instanceof CommandError)) {
          this.isClosing = true
          this.socket.destroy()
          return
        }
        this.send({ requestId: frame.readInt32LE(4), isLegacy: false }, failureReply(error, parts.log))
      }
      if (this.socket.writableLength > mostUnsent) await new Promise((resolve) => this.socket.once('drain', resolve).once('close', resolve))
    }
  }

  private send(message: { requestId: number; isLegacy: boolean }, reply: Buffer): void {
    if (this.socket.destroyed) return
    const time = operationTime()
    this.socket.cork()
    this.traffic.bytesOut += reply.length
    this.socket.write(replyHeader(message, reply.length - 1 + time.length))
    this.socket.write(reply.subarray(4, reply.length - 1))
    this.socket.write(time)
    this.socket.uncork()
  }
}
