import type { Clock } from './clock'
import type { RecordEvent, WireRecord } from './event'
import { createJournal } from './journal'

/** What the cache lets the hub do with one of its entries. */
export interface CacheView {
  /** undefined before the first answer. */
  read(): unknown
  write(data: unknown): void
  /** Asks the server again (and forgets the entry when nobody looks at it). */
  refetch(): void
}

/** Brings an event into an entry's data; null: only the server can. */
export type Merge = (data: unknown, event: RecordEvent) => { readonly data: unknown; readonly refetch: boolean }

export interface LiveEntryOptions {
  readonly view: CacheView
  readonly merge: Merge | null
  readonly clock: Clock
  /** Refetches asked for within this time are one. */
  readonly debounceMs: number
  /** Whether records count in it that its reader may not see one by one. */
  readonly isReport?: boolean
  /** At least this long from one fetch to the next that an event asks for. */
  readonly minIntervalMs?: number
}

/** One cached answer that is kept alive by events. */
export interface LiveEntry {
  fetchStarted(): void
  fetchEnded(ok: boolean): void
  take(event: RecordEvent): void
  /** A record as this answer shows it; null when it doesn't. */
  holds(id: string): WireRecord | null
  /** The server has to be asked again; asked while an answer is on its way, it is asked once more after that. */
  stale(within?: number): void
  /** Records changed that may count in it, though nobody tells which. */
  unseenChanged(): void
  /** When the latest fetch began; -1 before the first. */
  readonly startedAt: number
  close(): void
}

const isRecord = (value: unknown): value is WireRecord => typeof value === 'object' && value !== null && '_id' in value

/** A record within an answer, which is a page or the record itself. */
const recordIn = (data: unknown, id: string): WireRecord | null => {
  if (typeof data !== 'object' || data === null) return null
  const records: readonly unknown[] = 'data' in data && Array.isArray(data.data) ? data.data : [data]
  return records.find((record): record is WireRecord => isRecord(record) && record._id === id) ?? null
}

export const createLiveEntry = ({ view, merge, clock, debounceMs, isReport = false, minIntervalMs = 0 }: LiveEntryOptions): LiveEntry => {
  const journal = createJournal()
  let startedAt = -1
  let again = false
  let cancel: (() => void) | null = null

  const schedule = (within: number): void => {
    if (cancel) return
    const wait = Math.max(within, minIntervalMs > 0 ? startedAt + minIntervalMs - clock.now() : 0)
    cancel = clock.after(wait, () => {
      cancel = null
      view.refetch()
    })
  }
  /** @returns whether the server has to be asked; an entry without an answer waits for its own */
  const apply = (event: RecordEvent): boolean => {
    const data = view.read()
    if (data === undefined) return false
    if (!merge) return true
    const merged = merge(data, event)
    if (merged.data !== data) view.write(merged.data)
    return merged.refetch
  }
  const stale = (within = debounceMs): void => {
    if (journal.isOpen) again = true
    else schedule(within)
  }

  return {
    get startedAt() {
      return startedAt
    },
    fetchStarted: () => {
      startedAt = clock.now()
      again = false
      cancel?.()
      cancel = null
      journal.open()
    },
    fetchEnded: (ok) => {
      const noted = journal.close()
      // Applied to the old data already when the fetch failed; then only what they asked for is left to do.
      const wanted = ok ? noted.map(apply).some(Boolean) : noted.length > 0 && view.read() !== undefined
      if (wanted || again) schedule(debounceMs)
      again = false
    },
    take: (event) => {
      const open = journal.isOpen
      journal.note(event)
      if (apply(event) && !open) schedule(debounceMs)
    },
    holds: (id) => recordIn(view.read(), id),
    stale,
    unseenChanged: () => {
      if (isReport) stale()
    },
    close: () => {
      cancel?.()
      cancel = null
      journal.close()
    },
  }
}
