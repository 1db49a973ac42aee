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

type Groups = Map<string, Set<Subscription>>

const put = (groups: Groups, key: string | null | undefined, subscription: Subscription): void => {
  if (key) groups.set(key, (groups.get(key) ?? new Set()).add(subscription))
}

const take = (groups: Groups, key: string | null | undefined, subscription: Subscription): void => {
  if (!key) return
  const group = groups.get(key)
  group?.delete(subscription)
  if (group?.size === 0) groups.delete(key)
}

/** Who sits where on this node. */
export class Subscriptions {
  readonly #taken = new Map<Connection, Subscription>()
  readonly #byOwner: Groups = new Map()
  readonly #bySession: Groups = new Map()
  readonly #byWorkspace: Groups = new Map()

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
    return [...(this.#bySession.get(sessionId) ?? [])]
  }

  ofWorkspace(workspaceId: string): Subscription[] {
    return [...(this.#byWorkspace.get(workspaceId) ?? [])]
  }

  add(subscription: Subscription): void {
    const { connection, caller } = subscription
    this.#taken.set(connection, subscription)
    put(this.#byOwner, ownerOf(caller), subscription)
    put(this.#bySession, caller.sessionId, subscription)
    put(this.#byWorkspace, caller.workspaceId, subscription)
  }

  remove(subscription: Subscription): void {
    const { connection, caller } = subscription
    if (this.#taken.get(connection) === subscription) this.#taken.delete(connection)
    take(this.#byOwner, ownerOf(caller), subscription)
    take(this.#bySession, caller.sessionId, subscription)
    take(this.#byWorkspace, caller.workspaceId, subscription)
  }
}
