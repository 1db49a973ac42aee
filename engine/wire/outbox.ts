import type { Socket } from 'node:net'

/** A turn of the event loop with so many answers is a busy one; the next one is taken for one, too. */
const BUSY_TICK_ANSWERS = 16
/** In busy turns so many answers go off together. */
const ANSWERS_PER_FLUSH = 8

/** An answer that waits for others; one in several pieces is large and waits for none. */
interface Answer {
  readonly socket: Socket
  readonly pieces: readonly Buffer[]
}

/** Sends answers. In busy turns several go off together: waking a client that sleeps is the dearest part of an answer, and it is
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
