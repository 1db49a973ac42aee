import type { Socket } from 'node:net'
import { execute, failureReply } from '../commands/dispatch'
import type { Parts } from '../commands/operation'
import { CommandError } from '../errors'
import { Framer, maxMessageSize, readMessage, replyHeader } from './frame'
import { operationTime } from './operation-time'
import type { Traffic } from './traffic'

/** What all connections together hold of messages that are not worked on yet, in bytes. */
export interface Inbox {
  held: number
  readonly most: number
  /** Called while more than `most` is held. */
  overflow(): void
}

/** With more of its answers unread a client has to read first, in bytes. */
const mostUnsent = 1024 * 1024

/** Messages of one connection that may wait for their turn before we stop reading, and their bytes. */
const mostWaiting = 100
const mostWaitingBytes = maxMessageSize

/** A message that has begun has to go on within this time, in milliseconds. */
const patience = 30_000

/** One client's connection: its messages are answered in order. */
export class Connection {
  /** Bytes of messages that are not worked on yet. */
  held = 0
  private readonly framer = new Framer()
  private readonly queue: Buffer[] = []
  private queued = 0
  private running: Promise<void> | null = null
  private parts: Parts | null = null
  private isClosing = false
  private readonly socket: Socket
  private readonly id: number
  private readonly traffic: Traffic
  private readonly inbox: Inbox

  constructor(socket: Socket, id: number, traffic: Traffic, inbox: Inbox, onClose: () => void) {
    this.socket = socket
    this.id = id
    this.traffic = traffic
    this.inbox = inbox
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.take(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('timeout', () => {
      if (!this.running) this.hangUp()
    })
    socket.on('close', () => {
      this.forget()
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
    this.forget()
    await this.running
    this.socket.destroy()
  }

  hangUp(): void {
    this.forget()
    this.socket.destroy()
  }

  private forget(): void {
    this.isClosing = true
    this.queue.length = 0
    this.inbox.held -= this.held
    this.held = 0
  }

  private take(chunk: Buffer): void {
    if (this.isClosing) return
    this.traffic.bytesIn += chunk.length
    try {
      for (const frame of this.framer.push(chunk)) {
        this.queue.push(frame)
        this.queued += frame.length
      }
    } catch {
      this.hangUp()
      return
    }
    this.socket.setTimeout(this.framer.unfinished > 0 ? patience : 0)
    if (this.queue.length > mostWaiting || this.queued > mostWaitingBytes) this.socket.pause()
    this.run()
    this.count()
  }

  /** Tells the inbox what is held now. */
  private count(): void {
    if (this.isClosing) return
    const held = this.framer.unfinished + this.queued
    this.inbox.held += held - this.held
    this.held = held
    while (this.inbox.held > this.inbox.most) this.inbox.overflow()
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
      this.queued -= frame.length
      this.count()
      try {
        const message = readMessage(frame)
        const reply = await execute(parts, message, this, this.id)
        if (message.wantsReply) this.send(message, reply)
      } catch (error) {
        if (!(error instanceof CommandError)) {
          this.hangUp()
          return
        }
        this.send({ requestId: frame.readInt32LE(4), isLegacy: false }, failureReply(error, parts.log))
      }
      if (this.socket.writableLength > mostUnsent) await this.drained()
    }
  }

  private drained(): Promise<void> {
    if (this.socket.destroyed) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        this.socket.off('drain', done).off('close', done)
        resolve()
      }
      this.socket.on('drain', done).on('close', done)
    })
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
