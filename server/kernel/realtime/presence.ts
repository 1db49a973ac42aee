import type { Socket } from 'socket.io'
import { isId } from '@shared/foundation/ids'
import { isEqual } from '@shared/foundation/equal'
import type { Caller } from '../call'
import type { Place, SocaiBus, Spot } from './messages'
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

type Known = Spot & { readonly workspaceId: string; readonly heardAt: number }

interface Here {
  readonly socket: Socket
  readonly caller: Caller
  readonly words: Throttle<Place | null>
  told: Place | null
}

/**
 * Who has which record open: told by name to those who have it open too, and to nobody else. It is never stored, ends with
 * the connection, and a window is at one record at a time.
 */
export class Presence {
  readonly #options: PresenceOptions
  /** Every window of every node that is somewhere. */
  readonly #known = new Map<string, Known>()
  /** Windows of this node, with the place that was told of each: what went out over the bus may not have come back yet. */
  readonly #here = new Map<string, Here>()

  constructor(options: PresenceOptions) {
    this.#options = options
    options.bus.on('presence', (workspaceId, spot) => this.#take(workspaceId, spot))
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

  /** Says again to other nodes where the windows of this one are, and forgets those of nodes that fell silent. */
  renew(): void {
    for (const [socketId, { caller, told }] of this.#here) if (told) this.#tell(caller, socketId, told)
    for (const [socketId, { workspaceId, heardAt, ...spot }] of this.#known)
      if (Date.now() - heardAt > NODE_TIMEOUT_MS) this.#take(workspaceId, { ...spot, place: null, socketId })
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
    if (person) this.#options.bus.send(workspaceId, 'presence', { socketId, userId: person._id, name: person.name, place })
  }

  #take(workspaceId: string, spot: Spot): void {
    const before = this.#known.get(spot.socketId)?.place
    if (spot.place) this.#known.set(spot.socketId, { ...spot, workspaceId, heardAt: Date.now() })
    else this.#known.delete(spot.socketId)
    if (before && spot.place && isEqual(before, spot.place)) return
    const touched = new Map([before, spot.place].flatMap((place) => (place ? [[`${place.service} ${place.id}`, place] as const] : [])))
    for (const place of touched.values()) this.#emit(workspaceId, place)
  }

  /** Tells everybody of this node who has the record open who else has. */
  #emit(workspaceId: string, { service, id }: Place): void {
    const there = [...this.#known.values()].filter(
      ({ place, workspaceId: of }) => of === workspaceId && place?.service === service && place.id === id,
    )
    for (const { socketId, userId } of there)
      this.#here.get(socketId)?.socket.emit('presence', { service, id, people: othersOf(there, userId) })
  }
}

/** Each colleague once, from the window in which they write. */
const othersOf = (there: readonly Known[], me: string): { name: string; field: string | null; editing: boolean }[] => {
  const others = new Map<string, Known>()
  for (const spot of there) {
    if (spot.userId !== me && !others.get(spot.userId)?.place?.editing) others.set(spot.userId, spot)
  }
  return [...others.values()].map(({ name, place }) => ({ name, field: place?.field ?? null, editing: place?.editing ?? false }))
}

const isPlace = (word: unknown): word is Place => {
  if (typeof word !== 'object' || word === null) return false
  const { service, id, field, editing } = word as Record<string, unknown>
  const named = field === null || (typeof field === 'string' && /^[\w.]{1,60}$/.test(field))
  return typeof service === 'string' && service.length <= 40 && isId(id) && named && typeof editing === 'boolean'
}
