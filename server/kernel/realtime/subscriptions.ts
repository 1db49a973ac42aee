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

/** Whose socket it is: a member's, or a program's by its key. */
const ownerOf = ({ userId, key }: Caller): string | null => userId ?? key?._id ?? null

/** Who sits where on this node. */
export class Subscriptions {
  readonly #taken = new Map<Connection, Subscription>()
  readonly #byOwner = new Map<string, Set<Subscription>>()

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
    return [...(this.#byOwner.get(userId) ?? [])]
  }

  /** Those of the same member or key, in the order they came. */
  ofSame(caller: Caller): Subscription[] {
    return [...(this.#byOwner.get(ownerOf(caller) ?? '') ?? [])]
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
    const owner = ownerOf(caller)
    if (owner) this.#byOwner.set(owner, (this.#byOwner.get(owner) ?? new Set()).add(subscription))
  }

  remove(subscription: Subscription): void {
    if (this.#taken.get(subscription.connection) === subscription) this.#taken.delete(subscription.connection)
    const owner = ownerOf(subscription.caller)
    if (!owner) return
    const others = this.#byOwner.get(owner)
    others?.delete(subscription)
    if (others?.size === 0) this.#byOwner.delete(owner)
  }
}
