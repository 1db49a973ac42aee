import type { Socket } from 'node:net'
import { execute, failureReply } from '../commands/dispatch'
import type { EngineContext } from '../commands/operation'
import { MalformedMessage } from '../errors'
import { Framer, isWholeMessage, MAX_MESSAGE_BYTES, readMessage, replyTo, type ReplyTarget } from './frame'
import type { Outbox } from './outbox'
import type { Traffic } from './traffic'

/** Bytes of unprocessed messages that all connections together may hold. */
export interface ReceiveBudget {
  held: number
  readonly maxBytes: number
  /** Called while more than `maxBytes` is held. */
  overflow(): void
}

/** A client with more unread bytes of answers gets no more until it reads. */
const MAX_UNSENT_BYTES = 1024 * 1024

/** Queued messages of one connection, and their bytes, before reading from it pauses. */
const MAX_QUEUED_MESSAGES = 100
const MAX_QUEUED_BYTES = MAX_MESSAGE_BYTES

/** The next bytes of an incomplete message have to arrive within this time. */
const MESSAGE_TIMEOUT_MS = 30_000

/** One client's connection: its messages are answered in order. */
export class Connection {
  /** Bytes of unprocessed messages. */
  held = 0
  private readonly framer = new Framer()
  private readonly queue: Buffer[] = []
  private queued = 0
  private running: Promise<void> | null = null
  private context: EngineContext | null = null
  private isClosing = false
  /** Part of a message has arrived. */
  private isExpecting = false
  private readonly socket: Socket
  private readonly id: number
  private readonly traffic: Traffic
  private readonly budget: ReceiveBudget
  private readonly outbox: Outbox

  constructor(socket: Socket, id: number, traffic: Traffic, budget: ReceiveBudget, outbox: Outbox, onClose: () => void) {
    this.socket = socket
    this.id = id
    this.traffic = traffic
    this.budget = budget
    this.outbox = outbox
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.receive(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('timeout', () => {
      if (!this.running) this.destroy()
    })
    socket.on('close', () => {
      this.discardQueue()
      onClose()
      this.context?.sessions.endConnection(this)
      this.context?.cursors.closeWhere(({ connection }) => connection === this)
      this.context?.readers?.endConnection(this)
    })
  }

  serve(context: EngineContext): void {
    this.context = context
    this.run()
  }

  /** Answers the command in progress, then closes the connection. */
  async finish(): Promise<void> {
    this.discardQueue()
    await this.running
    this.outbox.flush()
    this.socket.destroy()
  }

  destroy(): void {
    this.discardQueue()
    this.socket.destroy()
  }

  private discardQueue(): void {
    this.isClosing = true
    this.queue.length = 0
    this.budget.held -= this.held
    this.held = 0
  }

  private receive(chunk: Buffer): void {
    if (this.isClosing) return
    this.traffic.bytesIn += chunk.length
    if (this.context && this.isIdle && isWholeMessage(chunk)) {
      this.wait(this.answer(this.context, chunk))
      return
    }
    try {
      for (const frame of this.framer.push(chunk)) {
        this.queue.push(frame)
        this.queued += frame.length
      }
    } catch {
      this.destroy()
      return
    }
    this.expectMore(this.framer.unfinished > 0)
    if (this.queue.length > MAX_QUEUED_MESSAGES || this.queued > MAX_QUEUED_BYTES) this.socket.pause()
    this.run()
    this.updateBudget()
  }

  private expectMore(isExpected: boolean): void {
    if (isExpected || this.isExpecting) this.socket.setTimeout(isExpected ? MESSAGE_TIMEOUT_MS : 0)
    this.isExpecting = isExpected
  }

  /** Reports to the budget what is held now. */
  private updateBudget(): void {
    if (this.isClosing) return
    const held = this.framer.unfinished + this.queued
    this.budget.held += held - this.held
    this.held = held
    while (this.budget.held > this.budget.maxBytes) this.budget.overflow()
  }

  /** Answers the queued messages, synchronously as far as possible. */
  private run(): void {
    if (this.running || this.queue.length === 0 || !this.context) return
    this.wait(this.processQueue(this.context))
    if (!this.running && this.socket.isPaused()) this.socket.resume()
  }

  /** No message is queued, incomplete or in progress. */
  private get isIdle(): boolean {
    return !this.running && this.queue.length === 0 && this.framer.unfinished === 0
  }

  /** Messages that arrive meanwhile are queued. */
  private wait(waiting: Promise<void> | null): void {
    if (waiting) this.running = waiting.then(this.continueQueue)
  }

  private readonly continueQueue = (): void => {
    this.running = null
    this.run()
  }

  /** Works on the queue until something has to be waited for.   @returns when the queue can be continued, or null at its end */
  private processQueue(context: EngineContext): Promise<void> | null {
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.queued -= frame.length
      this.updateBudget()
      const waiting = this.answer(context, frame)
      if (waiting) return waiting
    }
    return null
  }

  private answer(context: EngineContext, frame: Buffer): Promise<void> | null {
    let message: ReplyTarget = { requestId: frame.readInt32LE(4), isLegacy: false, wantsReply: true }
    try {
      const read = readMessage(frame)
      message = read
      const reply = execute(context, read, this, this.id)
      return reply instanceof Promise ? this.answerLater(context, message, reply) : this.send(message, reply)
    } catch (error) {
      return this.refuse(context, message, error)
    }
  }

  private async answerLater(context: EngineContext, message: ReplyTarget, reply: Promise<Buffer>): Promise<void> {
    let document: Buffer
    try {
      document = await reply
    } catch (error) {
      await this.refuse(context, message, error)
      return
    }
    const draining = this.send(message, document)
    if (draining) await draining
  }

  /** Errors are answers; what breaks the protocol ends the connection. */
  private refuse(context: EngineContext, message: ReplyTarget, error: unknown): Promise<void> | null {
    if (!(error instanceof MalformedMessage)) return this.send(message, failureReply(error, context.log))
    this.destroy()
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
  private send(message: ReplyTarget, reply: Buffer): Promise<void> | null {
    if (this.socket.destroyed || !message.wantsReply) return null
    this.traffic.bytesOut += reply.length
    this.outbox.send(this.socket, replyTo(message, reply))
    return this.socket.writableLength > MAX_UNSENT_BYTES ? this.drained() : null
  }
}
