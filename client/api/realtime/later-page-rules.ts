import type { Zone } from '@shared/foundation/days/days'
import type { RecordService } from '@shared/registry/names'
import type { WireQuery } from '../wire-query'
import type { pageRules, PageRules } from './page-rules'

let make: typeof pageRules | undefined

/** Gives the rules of pages, whose code comes with the socket: nobody else's changes come before it. */
export const keepPageRules = (come: typeof pageRules): void => {
  make = come
}

/** `pageRules` of a list; undefined while their code isn't there. */
export const pageRulesOf = (service: RecordService, query: WireQuery, zone: Zone | null): PageRules | null | undefined =>
  make?.(service, query, zone)
