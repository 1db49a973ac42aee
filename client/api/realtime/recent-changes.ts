import type { RecordService } from '@shared/services/index'
import type { Clock } from './clock'
import type { RecordEvent } from './event'

/** A record that just came or changed by somebody else's hand. */
export interface RecentChange {
  readonly type: 'created' | 'patched'
  /** The first moment, milliseconds. */
  readonly at: number
  readonly record: RecordEvent['record']
}

/** id → what happened to it. A new map for every change. */
export type RecentChangesMap = ReadonlyMap<string, RecentChange>

export interface RecentChanges {
  note(event: RecordEvent): void
  of(service: RecordService): RecentChangesMap
  subscribe(tell: () => void): () => void
}

/** How long a row stays washed. */
export const washTime = 4000
const none: RecentChangesMap = new Map()

export const createRecentChanges = (clock: Clock): RecentChanges => {
  const held = new Map<RecordService, RecentChangesMap>()
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
    note: ({ service, type, record, own }) => {
      const before = held.get(service)?.get(record._id)
      // Our own answer may come after its echo.
      if (own && before) forget(service, record._id, before)
      if (own || type === 'removed') return
      const change: RecentChange = { type: before?.type === 'created' ? 'created' : type, at: clock.now(), record }
      put(service, new Map(held.get(service)).set(record._id, change))
      clock.after(washTime, () => forget(service, record._id, change))
    },
    of: (service) => held.get(service) ?? none,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
