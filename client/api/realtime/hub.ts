import type { RecordService } from '@shared/registry/names'
import { showingLive } from '../service-facts'
import type { Clock } from './clock'
import type { LiveEntry } from './live-entry'
import type { EventMark, EventType, RecordEvent, WireRecord } from './event'
import { createOwnWrites, type OwnWrites } from './own-writes'
import { createPresence, type Presence } from './presence'
import { createRecentChanges, type RecentChanges } from './recent-changes'
import { createRevisions } from './revisions'
import { createSequence } from './sequence'

export type ServiceListener = (event: RecordEvent) => void

/** The one place all events go through, on their way to every cached entry, listener and highlighted row. */
export interface Hub {
  /** Enters a cached answer that depends on these services; the answer takes it out. */
  join(key: string, services: readonly RecordService[], entry: LiveEntry): () => void
  find(key: string): LiveEntry | undefined
  /** Applies the answer to a write of this window. */
  applyLocal(service: RecordService, type: EventType, record: WireRecord): void
  /** Applies an event of the socket; personal events carry no mark. */
  onEvent(service: RecordService, type: EventType, record: WireRecord, mark?: EventMark): void
  /** Records of these services changed that we may not see: reports may count them. */
  unseenChanged(services: readonly RecordService[]): void
  listen(service: RecordService, listener: ServiceListener): () => void
  /** A new connection: the numbers of the former one are void. */
  connecting(): void
  /** The subscription is in force; whatever was fetched before may lack events. */
  connected(): void
  /** The server tells the number of the last event: after a subscription began (then also for how many ms there was none), or when it lost
   *  some. */
  onPosition(mark: EventMark, quietMs?: number): void
  /** Asks again for everything shown, spread over a second. */
  refetchAll(): void
  /** Whose events count as own. */
  setMe(userId: string | null): void
  readonly writes: OwnWrites
  readonly recent: RecentChanges
  readonly presence: Presence
}

/** Refetches of many windows are spread over so long. */
const REFETCH_SPREAD_MS = 1000

/** A page that has just been opened is still asking for its parts: what they lack is asked for once, together. */
const FIRST_REFETCH_MS = 500

export const createHub = (clock: Clock): Hub => {
  const entries = new Map<string, LiveEntry>()
  const byService = new Map<RecordService, Set<LiveEntry>>()
  const listeners = new Map<RecordService, Set<ServiceListener>>()
  const writes = createOwnWrites()
  const recent = createRecentChanges(clock)
  const presence = createPresence()
  const revisions = createRevisions()
  const sequence = createSequence()
  let me: string | null = null
  let cancelRefetch: (() => void) | null = null
  let everConnected = false
  /** Answers asked for up to this moment may lack events. */
  let staleUntil = -1
  /** What was asked for after this lacks nothing of a subscription that begins. */
  let quietSince = Infinity

  const of = (service: RecordService): Set<LiveEntry> => {
    const known = byService.get(service) ?? new Set<LiveEntry>()
    byService.set(service, known)
    return known
  }
  /** A record as any list or form shows it; null when none does. */
  const shown = (service: RecordService, id: string): WireRecord | null => {
    for (const entry of of(service)) {
      const record = entry.holds(id)
      if (record) return record
    }
    return null
  }
  const deliver = (event: RecordEvent): void => {
    // Also our own answer may come after somebody's later change, or after the record is gone.
    if (revisions.isOld(event)) return
    revisions.note(event)
    const before = event.own ? null : shown(event.service, event.record._id)
    for (const entry of of(event.service)) entry.take(event)
    if (event.type === 'patched') showingLive(event.service).forEach((service) => of(service).forEach((entry) => entry.stale()))
    recent.note(event, before, me)
    listeners.get(event.service)?.forEach((listener) => listener(event))
  }
  const refetchBefore = (moment: number, within: number): void => {
    staleUntil = Math.max(staleUntil, moment)
    cancelRefetch ??= clock.after(within, () => {
      const until = staleUntil
      staleUntil = -1
      cancelRefetch = null
      for (const entry of entries.values()) if (entry.startedAt <= until) entry.stale(0)
    })
  }
  const refetchAll = (): void => refetchBefore(Infinity, clock.random() * REFETCH_SPREAD_MS)

  return {
    writes,
    recent,
    presence,
    refetchAll,
    setMe: (userId) => {
      me = userId
    },
    find: (key) => entries.get(key),
    join: (key, services, entry) => {
      entries.set(key, entry)
      services.forEach((service) => of(service).add(entry))
      return () => {
        if (entries.get(key) === entry) entries.delete(key)
        services.forEach((service) => of(service).delete(entry))
        entry.close()
      }
    },
    applyLocal: (service, type, record) => deliver({ service, type, record, own: true, sameRevCounts: true }),
    onEvent: (service, type, record, mark) => {
      if (mark && sequence.missedBefore(mark)) refetchAll()
      deliver({ service, type, record, own: writes.isOwn(service, type, record, me), sameRevCounts: !mark })
    },
    unseenChanged: (services) => services.forEach((service) => of(service).forEach((entry) => entry.unseenChanged())),
    listen: (service, listener) => {
      const known = listeners.get(service) ?? new Set<ServiceListener>()
      listeners.set(service, known.add(listener))
      return () => known.delete(listener)
    },
    connecting: () => {
      sequence.restart()
      quietSince = Infinity
    },
    connected: () => {
      refetchBefore(Math.min(clock.now(), quietSince), everConnected ? clock.random() * REFETCH_SPREAD_MS : FIRST_REFETCH_MS)
      everConnected = true
    },
    onPosition: (mark, quietMs) => {
      if (quietMs !== undefined) quietSince = clock.now() - quietMs
      if (sequence.missedUpTo(mark)) refetchAll()
    },
  }
}
