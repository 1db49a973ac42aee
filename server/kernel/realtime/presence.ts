import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io'
import { isId } from '@shared/foundation/ids'
import { isEqual } from '@shared/foundation/equal'
import type { Caller } from '../call'
import { CompanyWindows, type KnownSpot } from './company-windows'
import type { Place, SocaiBus, Spot, Spots } from './messages'
import { ALL } from '../../platform/realtime/bus'
import { inSlices } from '../../platform/in-slices'
import { Throttle } from '../../platform/realtime/throttle'

export interface PresenceOptions {
  readonly bus: SocaiBus
  /** Whether a caller may read a record that can be written at all. */
  readonly mayRead: (service: string, id: string, caller: Caller) => Promise<boolean>
}

/** Of what a window sends within this time, only the last is passed on. */
const PRESENCE_INTERVAL_MS = 100
/** After so long without a message, a node counts as gone, with its windows. */
const NODE_TIMEOUT_MS = 40_000
/** A node that was taken for gone may be heard again within this time. */
const NODE_REMEMBERED_MS = 3_600_000

interface Here {
  readonly socket: Socket
  readonly caller: Caller
  readonly words: Throttle<Place | null>
  told: Place | null
}

interface OtherNode {
  /** By the clock that never jumps, in ms. */
  heardAt: number
  isGone: boolean
  /** Companies that had windows there. */
  readonly workspaces: Set<string>
}

/**
 * Who has which record open: told by name to those who have it open too, and to nobody else. It is never stored, ends with
 * the connection, and a window is at one record at a time. A window that moves costs those who have the same record open, and nobody else.
 */
export class Presence {
  readonly #options: PresenceOptions
  readonly #node = randomUUID()
  /** By workspace, where windows of every node are. */
  readonly #known = new Map<string, CompanyWindows>()
  readonly #nodes = new Map<string, OtherNode>()
  /** Companies that this node hears of. */
  readonly #begun = new Set<string>()
  /** Windows of this node, with the place that was told of each: what went out over the bus may not have come back yet. */
  readonly #here = new Map<string, Here>()

  constructor(options: PresenceOptions) {
    this.#options = options
    const { bus } = options
    bus.on('presence', (workspaceId, spots) => this.#take(workspaceId, spots))
    bus.on('where', (workspaceId, spots) => {
      if (spots.node === this.#node) return
      this.#take(workspaceId, spots)
      const own = this.#ownSpots(workspaceId)
      if (own.spots.length > 0) bus.send(workspaceId, 'presence', own)
    })
    bus.on('alive', (_key, { node }) => this.#heard(node))
    bus.onLost((key) => void this.#lookAgain(key === null ? [...this.#begun] : [key]))
  }

  /** A signed-in window says where it is. What isn't valid, or names a record that its member may not read, counts as nowhere. */
  say(socket: Socket, caller: Caller, word: unknown): void {
    if (!caller.person) return
    const own = this.#here.get(socket.id)
    const here =
      own?.caller === caller
        ? own
        : {
            socket,
            caller,
            words: new Throttle<Place | null>(PRESENCE_INTERVAL_MS, (place) => this.#move(socket, caller, place)),
            told: own?.told ?? null,
          }
    this.#here.set(socket.id, here)
    here.words.put(isPlace(word) ? word : null)
  }

  /** A window is gone, or its rights have to be looked at again. */
  leave(socketId: string): void {
    const here = this.#here.get(socketId)
    if (!here) return
    this.#here.delete(socketId)
    here.words.stop()
    if (here.told) this.#tell(here.caller, socketId, null)
  }

  /** This node hears of a company from now on: the others say where its windows are. */
  begin(workspaceId: string): void {
    this.#begun.add(workspaceId)
    this.#options.bus.send(workspaceId, 'where', this.#ownSpots(workspaceId))
  }

  /** This node hears of a company no more. */
  end(workspaceId: string): void {
    this.#begun.delete(workspaceId)
    this.#known.delete(workspaceId)
    for (const { workspaces } of this.#nodes.values()) workspaces.delete(workspaceId)
  }

  /** Says to other nodes that this one is there still, with all its windows, and forgets the windows of those that fell silent. */
  renew(): void {
    this.#options.bus.send(ALL, 'alive', { node: this.#node })
    const now = performance.now()
    for (const [node, other] of this.#nodes) {
      const silentMs = now - other.heardAt
      if (silentMs > NODE_REMEMBERED_MS) this.#nodes.delete(node)
      if (silentMs <= NODE_TIMEOUT_MS || other.isGone) continue
      other.isGone = true
      for (const workspaceId of other.workspaces) this.#apply(workspaceId, { node, spots: [], areAll: true })
      other.workspaces.clear()
    }
  }

  async #move(socket: Socket, caller: Caller, place: Place | null): Promise<void> {
    const before = this.#here.get(socket.id)?.told ?? null
    const same = before !== null && place !== null && before.service === place.service && before.id === place.id
    const allowed = place === null || same || (await this.#options.mayRead(place.service, place.id, caller).catch(() => false))
    const here = this.#here.get(socket.id)
    if (here?.caller !== caller) return
    here.told = allowed ? place : null
    if (here.told ?? before) this.#tell(caller, socket.id, here.told)
  }

  #tell({ workspaceId, person }: Caller, socketId: string, place: Place | null): void {
    if (!person) return
    const spot: Spot = { socketId, userId: person._id, name: person.name, place }
    this.#options.bus.send(workspaceId, 'presence', { node: this.#node, spots: [spot], areAll: false })
  }

  /** Where all windows of a company on this node are. */
  #ownSpots(workspaceId: string): Spots {
    const own = this.#known.get(workspaceId)?.ofNode(this.#node) ?? []
    const spots = own.map(({ socketId, userId, name, place }): Spot => ({ socketId, userId, name, place }))
    return { node: this.#node, spots, areAll: true }
  }

  /** Words may have been missed, in either direction. */
  async #lookAgain(workspaceIds: readonly string[]): Promise<void> {
    for await (const workspaceId of inSlices(workspaceIds)) if (this.#begun.has(workspaceId)) this.begin(workspaceId)
  }

  #heard(node: string): OtherNode {
    const other = this.#nodes.get(node) ?? { heardAt: 0, isGone: false, workspaces: new Set<string>() }
    this.#nodes.set(node, other)
    other.heardAt = performance.now()
    // It was taken for gone: where its windows are isn't known any more.
    if (other.isGone) void this.#lookAgain([...this.#begun])
    other.isGone = false
    return other
  }

  #take(workspaceId: string, spots: Spots): void {
    if (spots.node !== this.#node) this.#heard(spots.node).workspaces.add(workspaceId)
    this.#apply(workspaceId, spots)
  }

  #apply(workspaceId: string, { node, spots, areAll }: Spots): void {
    const known = this.#known.get(workspaceId) ?? new CompanyWindows()
    this.#known.set(workspaceId, known)
    const told = new Set(spots.map(({ socketId }) => socketId))
    const gone = areAll ? known.ofNode(node).filter(({ socketId }) => !told.has(socketId)) : []
    for (const spot of [...gone.map((each): Spot => ({ ...each, place: null })), ...spots]) this.#place(known, { ...spot, node })
    if (known.size === 0) this.#known.delete(workspaceId)
  }

  #place(known: CompanyWindows, { place, ...spot }: Spot & { readonly node: string }): void {
    const before = known.of(spot.socketId)?.place
    if (place) known.put({ ...spot, place })
    else known.remove(spot.socketId)
    if (before && place && isEqual(before, place)) return
    const touched = new Map([before, place].flatMap((each) => (each ? [[`${each.service} ${each.id}`, each] as const] : [])))
    for (const each of touched.values()) this.#emit(known.at(each), each)
  }

  /** Tells everybody of this node who has the record open who else has. */
  #emit(there: readonly KnownSpot[], { service, id }: Place): void {
    for (const { socketId, userId } of there)
      this.#here.get(socketId)?.socket.emit('presence', { service, id, people: othersOf(there, userId) })
  }
}

/** Each colleague once, from the window in which they write. */
const othersOf = (there: readonly KnownSpot[], me: string): { name: string; field: string | null; editing: boolean }[] => {
  const others = new Map<string, KnownSpot>()
  for (const spot of there) {
    if (spot.userId !== me && !others.get(spot.userId)?.place.editing) others.set(spot.userId, spot)
  }
  return [...others.values()].map(({ name, place }) => ({ name, field: place.field, editing: place.editing }))
}

const isPlace = (word: unknown): word is Place => {
  if (typeof word !== 'object' || word === null) return false
  const { service, id, field, editing } = word as Record<string, unknown>
  const named = field === null || (typeof field === 'string' && /^[\w.]{1,60}$/.test(field))
  return typeof service === 'string' && service.length <= 40 && isId(id) && named && typeof editing === 'boolean'
}
