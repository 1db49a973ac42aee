import type { Socket } from 'node:net'

/** A tick of the event loop with so many answers counts as busy, and so does the next. */
const BUSY_TICK_ANSWERS = 16
/** In busy ticks so many answers are sent together. */
const ANSWERS_PER_FLUSH = 8

/** A held answer; one in several buffers is large and is not held. */
interface Answer {
  readonly socket: Socket
  readonly buffers: readonly Buffer[]
}

/** Sends answers. In busy ticks several are sent together: waking a sleeping client is the most expensive part of an answer, and it is
 *  then woken once for all of them. */
export class Outbox {
  private held: Answer[] = []
  private sent = 0
  private isBusy = false

  send(socket: Socket, buffers: readonly Buffer[]): void {
    if (this.sent++ === 0) setImmediate(this.endTick)
    if (!this.isBusy) {
      write(socket, buffers)
      return
    }
    this.held.push({ socket, buffers })
    if (this.held.length >= ANSWERS_PER_FLUSH || buffers.length > 1) this.flush()
  }

  /** Sends what is held. */
  flush(): void {
    if (this.held.length === 0) return
    const { held } = this
    this.held = []
    for (const { socket, buffers } of held) write(socket, buffers)
  }

  private readonly endTick = (): void => {
    this.isBusy = this.sent >= BUSY_TICK_ANSWERS
    this.sent = 0
    this.flush()
  }
}

function write(socket: Socket, buffers: readonly Buffer[]): void {
  if (socket.destroyed) return
  if (buffers.length === 1) {
    socket.write(buffers[0]!)
    return
  }
  socket.cork()
  for (const buffer of buffers) socket.write(buffer)
  socket.uncork()
}
