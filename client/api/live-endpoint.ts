import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react'
import type { RecordService } from '@shared/registry/names'
import { extraOf } from './api-extra'
import { realClock } from './realtime/clock'
import { createLiveEntry, type Merge } from './realtime/live-entry'

/** Events this close to each other ask for one refetch. */
const REFETCH_DEBOUNCE_MS = 40
/** The least time between two refetches that events ask for: of a list or record, of a report. */
const REFETCH_INTERVAL_MS = { rows: 300, report: 1000 } as const

interface CacheLifecycle {
  readonly extra: unknown
  readonly getState: () => unknown
  readonly getCacheEntry: () => { readonly data?: unknown }
  readonly updateCachedData: (recipe: (data: unknown) => unknown) => unknown
  readonly cacheEntryRemoved: Promise<void>
  readonly dispatch: (action: { type: string; payload?: unknown }) => unknown
}

interface FetchLifecycle {
  readonly extra: unknown
  readonly queryFulfilled: Promise<unknown>
}

export interface LiveEndpoint<Arg> {
  readonly name: string
  /** Services whose events reach an entry of these arguments. */
  readonly servicesFor: (arg: Arg) => readonly RecordService[]
  /** The merge for an entry of these arguments; null: refetch. */
  readonly mergeFor: (arg: Arg, getState: () => unknown) => Merge | null
  readonly isReport?: boolean
  /** Asks the server again for the entry with this tag; forgets it when nobody looks. */
  readonly invalidate: (entryKey: string) => { type: string; payload?: unknown }
}

/** The name of a cache entry, also used as its own tag. */
export const entryKeyOf = (endpointName: string, queryArgs: unknown): string =>
  defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: entryDefinition })

// The serializer only reads the two others.
const entryDefinition = {} as Parameters<typeof defaultSerializeQueryArgs>[0]['endpointDefinition']

/**
 * The two callbacks that keep a query endpoint's entries alive: entries enter the hub before their first answer and leave with the
 * cache; every fetch opens the journal, so an event during it is never lost.
 */
export const liveEndpoint = <Arg>({ name, servicesFor, mergeFor, isReport = false, invalidate }: LiveEndpoint<Arg>) => ({
  onCacheEntryAdded: async (arg: Arg, api: CacheLifecycle): Promise<void> => {
    const { hub } = extraOf(api)
    const key = entryKeyOf(name, arg)
    const entry = createLiveEntry({
      view: {
        read: () => api.getCacheEntry().data,
        write: (data) => api.updateCachedData(() => data),
        refetch: () => api.dispatch(invalidate(key)),
      },
      merge: mergeFor(arg, api.getState),
      clock: realClock,
      debounceMs: REFETCH_DEBOUNCE_MS,
      isReport,
      minIntervalMs: isReport ? REFETCH_INTERVAL_MS.report : REFETCH_INTERVAL_MS.rows,
    })
    const leave = hub.join(key, servicesFor(arg), entry)
    await api.cacheEntryRemoved
    leave()
  },
  onQueryStarted: async (arg: Arg, api: FetchLifecycle): Promise<void> => {
    const entry = extraOf(api).hub.find(entryKeyOf(name, arg))
    entry?.fetchStarted()
    const ok = await api.queryFulfilled.then(
      () => true,
      () => false,
    )
    entry?.fetchEnded(ok)
  },
})
