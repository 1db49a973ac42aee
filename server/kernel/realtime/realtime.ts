import type { Server, Socket } from 'socket.io'
import type { Viewer, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { isEqual } from '@shared/foundation/equal'
import type { Caller } from '../call'
import type { ChangeEvent } from '../unit-of-work'
import { Audiences, type Audience, type CountedUnseen } from './audience'
import { SubscribedCompanies } from './subscribed-companies'
import type { SocaiBus } from './messages'
import type { Presence } from './presence'
import { QuietTimes } from './quiet-times'
import { LastNotified, type LineOfChanges } from './last-notified'
import { Subscriptions, type Connection, type Subscription } from './subscriptions'

export interface RealtimeOptions {
  readonly bus: SocaiBus
  /** Null for what is no service. */
  readonly declarationOf: (service: string) => ServiceDeclaration | null
  /** A stored record as this viewer may see it; null when they may not. */
  readonly serialize: (declaration: ServiceDeclaration, record: object, viewer: Viewer) => object | null
  /** Who is behind credentials now; rejects when nobody is. */
  readonly authenticate: (authentication: object) => Promise<Caller>
  /** Members whose view of a record may differ from that of colleagues with the same rights. */
  readonly personsOf: (declaration: ServiceDeclaration, record: object) => readonly string[]
  readonly countedUnseen: CountedUnseen
  /** Who has which record open. */
  readonly presence: Presence
  readonly changes: LineOfChanges
  /** Told how many milliseconds after their commit events had left for everybody here who listens. */
  readonly onDelivered?: (lagMs: number) => void
}

/** Windows of one member, or connections of one key, on a node. */
export const MAX_SOCKETS_PER_OWNER = 100
/** How long a socket that lost its rights stays open, so that it still receives the answer that took them. */
const DISCONNECT_DELAY_MS = 200

/**
 * Tells members at once what changed. Everybody in an audience gets the same event, made by the same rules as the answer
 * to a get; it carries a number, so that whoever misses one knows.
 */
export class Realtime {
  readonly #options: RealtimeOptions
  readonly #audiences: Audiences
  readonly #subscriptions = new Subscriptions()
  readonly #sockets = new WeakMap<Connection, Socket>()
  /** Signed in while they were still shaking hands. */
  readonly #arriving = new WeakMap<Connection, Caller>()
  readonly #quiet = new QuietTimes(() => performance.now())
  readonly #heard: SubscribedCompanies
  readonly #told: LastNotified
  /** Sockets whose rights are being looked at again. */
  readonly #refreshing = new Set<Promise<void>>()
  #io: Server | null = null

  constructor(options: RealtimeOptions) {
    this.#options = options
    this.#audiences = new Audiences(options.countedUnseen)
    this.#told = new LastNotified(options.changes)
    const { bus, presence } = options
    this.#heard = new SubscribedCompanies({
      bus,
      now: () => performance.now(),
      onBegin: (workspaceId) => {
        this.#quiet.missed(workspaceId)
        this.#told.begin(workspaceId)
        presence.begin(workspaceId)
      },
      onEnd: (workspaceId) => {
        this.#told.end(workspaceId)
        presence.end(workspaceId)
      },
    })
    bus.on('events', (workspaceId, { sentAt, list }) => {
      this.#quiet.heard(workspaceId)
      this.#deliver(workspaceId, list)
      // Clocks of nodes differ a little.
      options.onDelivered?.(Math.max(0, Date.now() - sentAt))
    })
    bus.on('lost', (workspaceId) => this.#lost(workspaceId))
    bus.on('anew', (workspaceId) => {
      this.#quiet.missed(workspaceId)
      this.#restart(this.#audiences.of(workspaceId))
    })
    bus.onLost((key) => this.#lost(key))
  }

  /** Whether anybody here listens to a workspace. */
  hasListeners(workspaceId: string): boolean {
    return !this.#audiences.isEmpty(workspaceId)
  }

  /** How many sockets are signed in here. */
  get size(): number {
    return this.#subscriptions.size
  }

  /** Serves these sockets: `socket.feathers` is what Feathers calls their connection. */
  attach(io: Server): void {
    this.#io = io
    io.on('connection', (socket) => {
      const { feathers: connection } = socket as Socket & { feathers: Connection }
      this.#sockets.set(connection, socket)
      socket.once('disconnect', () => this.leave(connection))
      socket.on('presence', (word: unknown) => {
        const caller = this.callerOf(connection)
        if (caller) this.#options.presence.say(socket, caller, word)
      })
      const caller = this.#arriving.get(connection)
      if (!caller) return
      void this.join(connection, caller)
      // Their rights may have changed between the handshake's two halves.
      const subscription = this.#subscriptions.of(connection)
      if (subscription) this.#lookAgain(subscription)
    })
  }

  /** Committed changes, in their order. */
  publish(workspaceId: string, events: readonly ChangeEvent[]): void {
    this.#options.bus.send(workspaceId, 'events', { sentAt: Date.now(), list: events })
  }

  /** Events of a workspace couldn't be told: its members have to fetch anew what they look at. */
  lost(workspaceId: string): void {
    this.#options.bus.send(workspaceId, 'anew', null)
  }

  /**
   * Subscriptions a socket among those who see what its caller may see, and tells it where their count stands. Resolves when nothing is missed
   * any more.
   * @param connection Feathers' connection of the socket, which may still be shaking hands
   */
  join(connection: Connection, caller: Caller): Promise<void> {
    const { workspaceId } = caller
    const socket = this.#sockets.get(connection)
    if (!socket) {
      this.#arriving.set(connection, caller)
      const inForce = this.#heard.need(workspaceId)
      if (!this.hasListeners(workspaceId)) this.#heard.release(workspaceId)
      return inForce ?? Promise.resolve()
    }
    if (!socket.connected) return Promise.resolve()
    const before = this.#subscriptions.of(connection)
    const audience = this.#audiences.enter(caller)
    if (before) this.#remove(before)
    else this.#makeRoomFor(caller)
    const subscription: Subscription = { socket, connection, caller, audience }
    this.#subscriptions.add(subscription)
    void socket.join(audience.room)
    const inForce = this.#heard.need(workspaceId)
    if (inForce) return inForce.then(() => this.#tellPosition(subscription))
    this.#tellPosition(subscription)
    return Promise.resolve()
  }

  #tellPosition(subscription: Subscription): void {
    const { socket, connection, caller, audience } = subscription
    if (this.#subscriptions.of(connection) !== subscription) return
    socket.emit('realtime epoch', audience.position, { quietMs: this.#quiet.of([caller.workspaceId]) })
  }

  /** Each change is told to every socket: of too many by one member or key the first gives way. */
  #makeRoomFor(caller: Caller): void {
    const [first, ...others] = this.#subscriptions.ofSame(caller)
    if (first && others.length + 1 >= MAX_SOCKETS_PER_OWNER) this.#disconnect(first)
  }

  /** The caller a socket is signed in as, or null. */
  callerOf(connection: Connection): Caller | null {
    return this.#subscriptions.of(connection)?.caller ?? null
  }

  /** A socket receives no events from now on. */
  leave(connection: Connection): void {
    this.#arriving.delete(connection)
    const subscription = this.#subscriptions.of(connection)
    if (subscription) this.#remove(subscription)
  }

  /** A member's rights changed: their sockets receive events by the new rights, or are closed when the member has none left. */
  rejoinUser(userId: string): void {
    for (const subscription of this.#subscriptions.ofUser(userId)) this.#lookAgain(subscription)
  }

  /** A workspace's status or key changed: whoever may not go on is gone. */
  rejoinWorkspace(workspaceId: string): void {
    for (const subscription of this.#subscriptions.ofWorkspace(workspaceId)) this.#lookAgain(subscription)
  }

  /** Whatever changed may have been missed. */
  rejoinAll(): void {
    for (const subscription of this.#subscriptions.all()) this.#lookAgain(subscription)
  }

  disconnectUser(userId: string): void {
    for (const subscription of this.#subscriptions.ofUser(userId)) this.#disconnect(subscription)
  }

  disconnectSession(sessionId: string): void {
    for (const subscription of this.#subscriptions.ofSession(sessionId)) this.#disconnect(subscription)
  }

  /** Closes every socket; clients connect again, to another node or later. */
  close(): void {
    for (const subscription of this.#subscriptions.all()) this.#remove(subscription)
    this.#io?.disconnectSockets(true)
  }

  #deliver(workspaceId: string, events: readonly ChangeEvent[]): void {
    this.#told.note(workspaceId, events)
    const audiences = this.#audiences.of(workspaceId)
    if (audiences.length === 0) return
    const unseen = new Map<Audience, Set<string>>()
    for (const event of events) {
      const declaration = this.#options.declarationOf(event.service)
      if (!declaration || declaration.realtime === 'off') continue
      for (const audience of audiences) {
        if (!audience.hasApp(declaration.app)) continue
        const view = this.#view(declaration, event, audience.viewer)
        if (view) this.#io?.to(audience.room).emit(nameOf(event), view, audience.nextSequence())
        else if (audience.countsUnseen(event.service, event.record))
          unseen.set(audience, (unseen.get(audience) ?? new Set<string>()).add(event.service))
      }
      if (declaration.realtime === 'merge') this.#deliverPersonally(declaration, event)
    }
    // Their reports changed: which services fed them is all they may know. Without a number, as nothing is missed with it.
    for (const [audience, services] of unseen) this.#io?.to(audience.room).emit('realtime changed', [...services])
  }

  /** Whoever sees the record otherwise than their audience does gets it once more, as they see it. */
  #deliverPersonally(declaration: ServiceDeclaration, event: ChangeEvent): void {
    for (const userId of this.#options.personsOf(declaration, event.record)) {
      for (const { socket, caller, audience } of this.#subscriptions.ofUser(userId)) {
        if (!audience.hasApp(declaration.app)) continue
        const view = this.#view(declaration, event, caller)
        const common = this.#view(declaration, event, audience.viewer)
        if (view && !isEqual(view, common)) socket.emit(nameOf(event), view)
      }
    }
  }

  #view(declaration: ServiceDeclaration, { record }: ChangeEvent, viewer: Viewer): object | null {
    const view = this.#options.serialize(declaration, record, viewer)
    return view && declaration.realtime === 'refetch' ? { _id: record._id } : view
  }

  #lost(key: string | null): void {
    this.#quiet.missed(key)
    for (const workspaceId of key === null ? this.#audiences.workspaces() : [key]) void this.#catchUp(workspaceId)
  }

  /** Tells what was committed and not heard of; only where that can't be known do windows ask anew for what they show. */
  async #catchUp(workspaceId: string): Promise<void> {
    if (!this.hasListeners(workspaceId)) return
    const missed = await this.#told.missed(workspaceId)
    // Meanwhile they are told nothing.
    await Promise.all(this.#refreshing)
    if (missed) {
      this.#quiet.heard(workspaceId)
      this.#deliver(workspaceId, missed)
    } else this.#restart(this.#audiences.of(workspaceId))
  }

  #restart(audiences: readonly Audience[]): void {
    for (const audience of audiences) {
      const mark = audience.restart()
      this.#io?.to(audience.room).emit('realtime epoch', mark)
    }
  }

  #remove(subscription: Subscription): void {
    this.#options.presence.leave(subscription.socket.id)
    this.#subscriptions.remove(subscription)
    this.#audiences.leave(subscription.audience)
    const { workspaceId } = subscription.caller
    if (!this.hasListeners(workspaceId)) this.#heard.release(workspaceId)
    void subscription.socket.leave(subscription.audience.room)
  }

  #disconnect(subscription: Subscription): void {
    this.#remove(subscription)
    delete subscription.connection.authentication
    setTimeout(() => subscription.socket.disconnect(true), DISCONNECT_DELAY_MS).unref()
  }

  #lookAgain(subscription: Subscription): void {
    const looking = this.#refresh(subscription).finally(() => this.#refreshing.delete(looking))
    this.#refreshing.add(looking)
  }

  /** No events are sent until it is known what they may see now. */
  async #refresh(subscription: Subscription): Promise<void> {
    void subscription.socket.leave(subscription.audience.room)
    const caller = await this.#options.authenticate(subscription.connection.authentication ?? {}).catch(() => null)
    // They may have left, or been seated anew, meanwhile.
    if (this.#subscriptions.of(subscription.connection) !== subscription) return
    if (caller) void this.join(subscription.connection, caller)
    else this.#disconnect(subscription)
  }
}

const nameOf = ({ service, type }: ChangeEvent): string => `${service} ${type}`
