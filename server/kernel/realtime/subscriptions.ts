import type { Socket } from 'socket.io'
import type { Caller } from '../call'
import type { Audience } from './audience'

/** What Feathers keeps of a socket, and hands to services as part of their `params`. */
export interface Connection {
  authentication?: object
}

/** A signed-in socket's place: who it is, and whom it sits among. */
export interface Subscription {
  readonly socket: Socket
  readonly connection: Connection
  readonly caller: Caller
  readonly audience: Audience
}

/** Who sits where on this node. */
export class Subscriptions {
  readonly #taken = new Map<Connection, Subscription>()
  readonly #byUser = new Map<string, Set<Subscription>>()

  get size(): number {
    return this.#taken.size
  }

  all(): Subscription[] {
    return [...this.#taken.values()]
  }

  of(connection: Connection): Subscription | undefined {
    return this.#taken.get(connection)
  }

  ofUser(userId: string): Subscription[] {
    return [...(this.#byUser.get(userId) ?? [])]
  }

  ofSession(sessionId: string): Subscription[] {
    return this.all().filter(({ caller }) => caller.sessionId === sessionId)
  }

  ofWorkspace(workspaceId: string): Subscription[] {
    return this.all().filter(({ caller }) => caller.workspaceId === workspaceId)
  }

  add(subscription: Subscription): void {
    const { connection, caller } = subscription
    this.#taken.set(connection, subscription)
    if (caller.userId) this.#byUser.set(caller.userId, (this.#byUser.get(caller.userId) ?? new Set()).add(subscription))
  }

  remove(subscription: Subscription): void {
    if (this.#taken.get(subscription.connection) === subscription) this.#taken.delete(subscription.connection)
    const { userId } = subscription.caller
    if (!userId) return
    const others = this.#byUser.get(userId)
    others?.delete(subscription)
    if (others?.size === 0) this.#byUser.delete(userId)
  }
}
