import type { Socket } from 'node:net'
import { execute, failureReply } from '../commands/dispatch'
import type { Parts } from '../commands/operation'
import { MalformedMessage } from '../errors'
import { Framer, isWholeMessage, maxMessageSize, readMessage, replyTo, type Replied } from './frame'
import type { Outbox } from './outbox'
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
  /** A message has begun. */
  private isExpecting = false
  private readonly socket: Socket
  private readonly id: number
  private readonly traffic: Traffic
  private readonly inbox: Inbox
  private readonly outbox: Outbox

  constructor(socket: Socket, id: number, traffic: Traffic, inbox: Inbox, outbox: Outbox, onClose: () => void) {
    this.socket = socket
    this.id = id
    this.traffic = traffic
    this.inbox = inbox
    this.outbox = outbox
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
    this.outbox.flush()
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
    if (this.parts && this.isIdle && isWholeMessage(chunk)) {
      this.wait(this.answer(this.parts, chunk))
      return
    }
    try {
      for (const frame of this.framer.push(chunk)) {
        this.queue.push(frame)
        this.queued += frame.length
      }
    } catch {
      this.hangUp()
      return
    }
    this.expectMore(this.framer.unfinished > 0)
    if (this.queue.length > mostWaiting || this.queued > mostWaitingBytes) this.socket.pause()
    this.run()
    this.count()
  }

  private expectMore(isExpected: boolean): void {
    if (isExpected || this.isExpecting) this.socket.setTimeout(isExpected ? patience : 0)
    this.isExpecting = isExpected
  }

  /** Tells the inbox what is held now. */
  private count(): void {
    if (this.isClosing) return
    const held = this.framer.unfinished + this.queued
    this.inbox.held += held - this.held
    this.held = held
    while (this.inbox.held > this.inbox.most) this.inbox.overflow()
  }

  /** Answers what has come, as far as that needs no waiting; the rest goes on by itself. */
  private run(): void {
    if (this.running || this.queue.length === 0 || !this.parts) return
    this.wait(this.work(this.parts))
    if (!this.running && this.socket.isPaused()) this.socket.resume()
  }

  /** Nothing has come that is not answered. */
  private get isIdle(): boolean {
    return !this.running && this.queue.length === 0 && this.framer.unfinished === 0
  }

  /** What comes meanwhile has to wait for its turn. */
  private wait(waiting: Promise<void> | null): void {
    if (waiting) this.running = waiting.then(this.goOn)
  }

  private readonly goOn = (): void => {
    this.running = null
    this.run()
  }

  /** Works on the queue until something has to be waited for.   @returns when the queue can be gone on with, or null at its end */
  private work(parts: Parts): Promise<void> | null {
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.queued -= frame.length
      this.count()
      const waiting = this.answer(parts, frame)
      if (waiting) return waiting
    }
    return null
  }

  private answer(parts: Parts, frame: Buffer): Promise<void> | null {
    let message: Replied = { requestId: frame.readInt32LE(4), isLegacy: false, wantsReply: true }
    try {
      const read = readMessage(frame)
      message = read
      const reply = execute(parts, read, this, this.id)
      return reply instanceof Promise ? this.answerLater(parts, message, reply) : this.send(message, reply)
    } catch (error) {
      return this.refuse(parts, message, error)
    }
  }

  private async answerLater(parts: Parts, message: Replied, reply: Promise<Buffer>): Promise<void> {
    let document: Buffer
    try {
      document = await reply
    } catch (error) {
      await this.refuse(parts, message, error)
      return
    }
    const draining = this.send(message, document)
    if (draining) await draining
  }

  /** Errors are answers; what breaks the protocol ends the connection. */
  private refuse(parts: Parts, message: Replied, error: unknown): Promise<void> | null {
    if (!(error instanceof MalformedMessage)) return this.send(message, failureReply(error, parts.log))
    this.hangUp()
    return null
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

  /** @returns when the client has read enough of its answers to get more, or null for now */
  private send(message: Replied, reply: Buffer): Promise<void> | null {
    if (this.socket.destroyed || !message.wantsReply) return null
    this.traffic.bytesOut += reply.length
    this.outbox.send(this.socket, replyTo(message, reply))
    return this.socket.writableLength > mostUnsent ? this.drained() : null
  }
}
