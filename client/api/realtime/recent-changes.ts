import type { RecordService } from '@shared/registry/names'
import type { Clock } from './clock'
import type { RecordEvent, WireRecord } from './event'

/** A record that just came or changed by somebody else's hand. */
export interface RecentChange {
  readonly type: 'created' | 'patched'
  /** The first moment, milliseconds. */
  readonly at: number
  readonly record: WireRecord
  /** As it was shown before the first of these changes; null where it wasn't. */
  readonly before: WireRecord | null
  /** The colleague's name, or what the program is called; null: a program of no name. */
  readonly by: string | null
}

/** id → what happened to it. A new map for every change. */
export type RecentChangesMap = ReadonlyMap<string, RecentChange>

export interface RecentChanges {
  /**
   * @param before as it was shown until now
   * @param me whose changes are nobody else's, in whichever window
   */
  note(event: RecordEvent, before?: WireRecord | null, me?: string | null): void
  of(service: RecordService): RecentChangesMap
  /** Whether the last change that is known of a record was one's own. */
  isOwn(service: RecordService, id: string): boolean
  subscribe(tell: () => void): () => void
}

/** How long a row stays highlighted. */
export const HIGHLIGHT_MS = 4000
const none: RecentChangesMap = new Map()

interface Person {
  readonly _id: string
  readonly name: string
}
const isPerson = (value: unknown): value is Person => typeof value === 'object' && value !== null && '_id' in value && 'name' in value
const personIn = ({ type, record }: RecordEvent): Person | null => {
  const person = type === 'created' ? record.creator : record.updater
  return isPerson(person) ? person : null
}

/** What a program is called that did it: a key, a bank, a marketplace. */
const programIn = ({ type, record }: RecordEvent): string | null => {
  const program = type === 'created' ? record['creatorProgram'] : record['updaterProgram']
  return typeof program === 'string' ? program : null
}

/** What follows from another record's change (a count of stock, a debt) is nobody's writing in this one, also before anybody changed it. */
const isDerived = ({ type, record }: RecordEvent, before: WireRecord | null): boolean =>
  type === 'patched' && before !== null && before.updated === record.updated

const ownKey = (service: RecordService, id: string): string => `${service} ${id}`

export const createRecentChanges = (clock: Clock): RecentChanges => {
  const held = new Map<RecordService, RecentChangesMap>()
  const owned = new Set<string>()
  const listeners = new Set<() => void>()
  const put = (service: RecordService, changes: Map<string, RecentChange>): void => {
    held.set(service, changes)
    listeners.forEach((tell) => tell())
  }
  const forget = (service: RecordService, id: string, change: RecentChange): void => {
    const changes = new Map(held.get(service))
    if (changes.get(id) !== change) return
    changes.delete(id)
    put(service, changes)
  }
  return {
    note: (event, shown = null, me = null) => {
      const { service, type, record } = event
      const known = held.get(service)?.get(record._id)
      const person = personIn(event)
      const own = event.own || (person !== null && person._id === me)
      if (own) owned.add(ownKey(service, record._id))
      // Our own answer may come after its echo.
      if (own && known) forget(service, record._id, known)
      if (own || isDerived(event, shown)) return
      owned.delete(ownKey(service, record._id))
      if (type === 'removed') return
      const change: RecentChange = {
        type: known?.type === 'created' ? 'created' : type,
        at: clock.now(),
        record,
        before: known ? known.before : shown,
        by: person?.name ?? programIn(event),
      }
      put(service, new Map(held.get(service)).set(record._id, change))
      clock.after(HIGHLIGHT_MS, () => forget(service, record._id, change))
    },
    of: (service) => held.get(service) ?? none,
    isOwn: (service, id) => owned.has(ownKey(service, id)),
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
