import type { Socket } from 'node:net'

/** A tick of the event loop with so many answers counts as busy, and so does the next. */
const BUSY_TICK_ANSWERS = 16
/** In busy ticks so many answers are sent together. */
const ANSWERS_PER_FLUSH = 8

/** A held answer; one in several buffers is large and is not held. */
interface Answer {
  readonly socket: Socket
  readonly pieces: readonly Buffer[]
}

/** Sends answers. In busy ticks several are sent together: waking a sleeping client is the most expensive part of an answer, and it is
 *  then woken once for all of them. */
export class Outbox {
  private held: Answer[] = []
  private sent = 0
  private isBusy = false

  send(socket: Socket, pieces: readonly Buffer[]): void {
    if (this.sent++ === 0) setImmediate(this.endTick)
    if (!this.isBusy) {
      write(socket, pieces)
      return
    }
    this.held.push({ socket, pieces })
    if (this.held.length >= ANSWERS_PER_FLUSH || pieces.length > 1) this.flush()
  }

  /** Sends what is held. */
  flush(): void {
    if (this.held.length === 0) return
    const { held } = this
    this.held = []
    for (const { socket, pieces } of held) write(socket, pieces)
  }

  private readonly endTick = (): void => {
    this.isBusy = this.sent >= BUSY_TICK_ANSWERS
    this.sent = 0
    this.flush()
  }
}

function write(socket: Socket, pieces: readonly Buffer[]): void {
  if (socket.destroyed) return
  if (pieces.length === 1) {
    socket.write(pieces[0]!)
    return
  }
  socket.cork()
  for (const piece of pieces) socket.write(piece)
  socket.uncork()
}
