import type { Socket } from 'node:net'

/** A turn of the event loop with so many answers is a busy one; the next one is taken for one, too. */
const busyTurn = 16
/** In busy turns so many answers go off together. */
const together = 8

/** Sends answers. In busy turns several go off together: waking a client that sleeps is the dearest part of an answer, and it is
 *  then woken once for all of them. */
export class Outbox {
  private readonly held: Socket[] = []
  private sent = 0
  private isBusy = false

  send(socket: Socket, pieces: readonly Buffer[]): void {
    if (this.sent++ === 0) setImmediate(this.endTurn)
    const isAtOnce = !this.isBusy && pieces.length === 1
    if (!isAtOnce) this.hold(socket)
    for (const piece of pieces) socket.write(piece)
    if (!this.isBusy || this.held.length >= together) this.flush()
  }

  private hold(socket: Socket): void {
    socket.cork()
    this.held.push(socket)
  }

  /** Sends what is held. */
  flush(): void {
    for (const socket of this.held) socket.uncork()
    this.held.length = 0
  }

  private readonly endTurn = (): void => {
    this.isBusy = this.sent >= busyTurn
    this.sent = 0
    this.flush()
  }
}
