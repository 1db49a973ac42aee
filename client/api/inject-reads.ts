import { isZone, type Zone } from '@shared/foundation/days/days'
import type { RecordService } from '@shared/registry/names'
import type { GetArg } from './api'
import { baseApi } from './base-api'
import { entryKeyOf, liveEndpoint } from './live-endpoint'
import type { Merge } from './realtime/live-entry'
import { isNewer, type WireRecord } from './realtime/event'
import { mergePage, type WirePage } from './realtime/merge-page'
import { pageRulesOf } from './realtime/later-page-rules'
import type { PageRules } from './realtime/page-rules'
import type { ServiceFacts } from './service-facts'
import { selectSession, type WithSession } from './session/session-slice'
import type { WireQuery } from './wire-query'

const zoneIn = (state: unknown): Zone | null => {
  const zone = selectSession(state as WithSession)?.workspace.zone
  return isZone(zone) ? zone : null
}

/** The workspace's zone, by which days are told, may come after the list. */
const mergeFind =
  (service: RecordService) =>
  (query: WireQuery, getState: () => unknown): Merge => {
    let known: { readonly zone: Zone | null; readonly rules: PageRules | null } | null = null
    const rulesNow = (): PageRules | null => {
      const zone = zoneIn(getState())
      if (known?.zone !== zone) {
        const rules = pageRulesOf(service, query, zone)
        // They come with the socket; till then the server is asked.
        if (rules === undefined) return null
        known = { zone, rules }
      }
      return known.rules
    }
    return (data, event) => {
      const rules = rulesNow()
      if (!rules) return { data, refetch: true }
      const { page, refetch } = mergePage(data as WirePage, rules, event)
      return { data: page, refetch }
    }
  }

const idOf = (arg: GetArg): string => (typeof arg === 'string' ? arg : arg.id)

/** A single record takes only its own events; where they carry no more than the id, or it is gone, the server is asked. */
const mergeGet =
  (facts: ServiceFacts) =>
  (arg: GetArg): Merge =>
  (data, { type, record, sameRevCounts }) => {
    if (record._id !== idOf(arg)) return { data, refetch: false }
    if (facts.realtime !== 'merge' || type === 'removed') return { data, refetch: true }
    return { data: isNewer(data as WireRecord, record, sameRevCounts) ? record : data, refetch: false }
  }

/** Adds the reading endpoints of a service to the cache. @returns their hooks, by the names screens know */
export const injectReads = (service: RecordService, facts: ServiceFacts): Record<string, unknown> => {
  const sourcesOf = ({ report: name }: WireQuery): readonly RecordService[] => facts.reports?.[String(name)] ?? []
  const invalidate = (key: string) => baseApi.util.invalidateTags([{ type: service, id: key }])
  const [find, get, report] = [`${service}.find`, `${service}.get`, `${service}.report`]
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      [find]: build.query<unknown, WireQuery>({
        query: (query) => ({ service, method: 'find', query }),
        providesTags: (_page, _error, query) => [
          { type: service, id: 'LIST' },
          { type: service, id: entryKeyOf(find, query) },
        ],
        ...liveEndpoint<WireQuery>({
          name: find,
          servicesFor: () => [service],
          mergeFor: facts.computedRows ? () => null : mergeFind(service),
          invalidate,
        }),
      }),
      [get]: build.query<unknown, GetArg>({
        query: (arg) => (typeof arg === 'string' ? { service, method: 'get', id: arg } : { service, method: 'get', ...arg }),
        providesTags: (_record, _error, arg) => [
          { type: service, id: idOf(arg) },
          { type: service, id: entryKeyOf(get, arg) },
        ],
        ...liveEndpoint<GetArg>({ name: get, servicesFor: () => [service], mergeFor: mergeGet(facts), invalidate }),
      }),
      [report]: build.query<unknown, WireQuery>({
        query: (query) => ({ service, method: 'find', query }),
        providesTags: (_result, _error, query) => [
          ...sourcesOf(query).map((type) => ({ type, id: 'LIST' })),
          { type: service, id: entryKeyOf(report, query) },
        ],
        ...liveEndpoint<WireQuery>({
          name: report,
          servicesFor: sourcesOf,
          mergeFor: () => null,
          isReport: true,
          invalidate,
        }),
      }),
    }),
  })
  const { [find]: finds, [get]: gets, [report]: answers } = api.endpoints
  return {
    useFind: finds?.useQuery,
    useLazyFind: finds?.useLazyQuery,
    findOnce: (query: WireQuery) => finds?.initiate(query, { subscribe: false, forceRefetch: true }),
    useGet: gets?.useQuery,
    useReport: (name: string, parameters: WireQuery, options?: object) => answers?.useQuery({ report: name, ...parameters }, options),
    reportOnce: (name: string, parameters: WireQuery) =>
      answers?.initiate({ report: name, ...parameters }, { subscribe: false, forceRefetch: true }),
  }
}
