import type { Socket } from 'socket.io'
import type { Caller } from '../../declarations'
import type { Audience } from './audience'

/** What Feathers keeps of a socket, and hands to services as part of their `params`. */
export interface Connection {
  authentication?: object
}

/** A signed-in socket's place: who it is, and whom it sits among. */
export interface Seat {
  readonly socket: Socket
  readonly connection: Connection
  readonly caller: Caller
  readonly audience: Audience
}

/** Who sits where on this node. */
export class Seats {
  readonly #taken = new Map<Connection, Seat>()
  readonly #byUser = new Map<string, Set<Seat>>()

  get size(): number {
    return this.#taken.size
  }

  all(): Seat[] {
    return [...this.#taken.values()]
  }

  of(connection: Connection): Seat | undefined {
    return this.#taken.get(connection)
  }

  ofUser(userId: string): Seat[] {
    return [...(this.#byUser.get(userId) ?? [])]
  }

  ofSession(sessionId: string): Seat[] {
    return this.all().filter(({ caller }) => caller.sessionId === sessionId)
  }

  ofWorkspace(workspaceId: string): Seat[] {
    return this.all().filter(({ caller }) => caller.workspaceId === workspaceId)
  }

  take(seat: Seat): void {
    const { connection, caller } = seat
    this.#taken.set(connection, seat)
    if (caller.userId) this.#byUser.set(caller.userId, (this.#byUser.get(caller.userId) ?? new Set()).add(seat))
  }

  free(seat: Seat): void {
    if (this.#taken.get(seat.connection) === seat) this.#taken.delete(seat.connection)
    const { userId } = seat.caller
    if (!userId) return
    const others = this.#byUser.get(userId)
    others?.delete(seat)
    if (others?.size === 0) this.#byUser.delete(userId)
  }
}
