import { endOfDay, isDay, startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { pageLimits, queryOperators } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import sift from 'sift'
import { facts } from '../facts'
import { factsOfList } from '../facts-of-list'
import type { ListFacts, ServiceFacts } from '../service-facts'
import type { WireQuery } from '../wire-query'
import type { WireRecord } from './event'
import { compareBySort, type SortOrder } from './sort-order'

/** What a page of a list is made by, for doing the server's part of it here. */
export interface PageRules {
  /** Rows of a page; Infinity when all are shown. */
  readonly limit: number
  readonly matches: (record: WireRecord) => boolean
  /** Whether a record that doesn't match can't have matched before either. */
  readonly neverMatches: (record: WireRecord) => boolean
  readonly compare: (a: WireRecord, b: WireRecord) => number
}

const operators: ReadonlySet<string> = new Set(queryOperators)
const paging: ReadonlySet<string> = new Set(['$limit', '$skip', '$sort', '$total', 'since', 'until'])
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const canonicalInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Texts compare here as in the database, days and loosely written instants do not. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && (!/^\d{4}-\d\d-\d\d/.test(value) || canonicalInstant.test(value)))

const isPlainCondition = (value: unknown): boolean =>
  isObject(value)
    ? Object.entries(value).every(
        ([operator, operand]) => operators.has(operator) && (Array.isArray(operand) ? operand.every(isPlain) : isPlain(operand)),
      )
    : isPlain(value)

const isPlainFilter = (filter: Record<string, unknown>, declared: ReadonlySet<string>): boolean =>
  Object.entries(filter).every(([key, value]) =>
    key === '$or' || key === '$and'
      ? Array.isArray(value) && value.every((part) => isObject(part) && isPlainFilter(part, declared))
      : declared.has(key) && isPlainCondition(value),
  )

const definite = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The moment a day begins or ends, as the server takes `since` and `until`; anything else is left as it is. */
const moment = (value: unknown, zone: Zone | null, edge: (day: Day, zone: Zone) => Date): unknown =>
  zone && isDay(value) ? edge(value, zone).toISOString() : value

/** The conditions of a query, its span of time included. */
const filterOf = (query: WireQuery, zone: Zone | null): Record<string, unknown> => {
  const fields = definite(Object.fromEntries(Object.entries(query).filter(([key]) => !paging.has(key))))
  const span = definite({ $gte: moment(query.since, zone, startOfDay), $lte: moment(query.until, zone, endOfDay) })
  return Object.keys(span).length === 0
    ? fields
    : { ...fields, created: { ...(isObject(fields.created) ? fields.created : null), ...span } }
}

const sortOf = (query: WireQuery, { defaultSort }: ListFacts): SortOrder => {
  const wanted = isObject(query.$sort) ? query.$sort : defaultSort
  const order = Object.entries(wanted).map(([field, way]): [string, 1 | -1] => [field, Number(way) < 0 ? -1 : 1])
  return order.some(([field]) => field === '_id') ? order : [...order, ['_id', order[0]?.[1] ?? 1]]
}

/** Fields of a record that never change once it is made. */
const fixedFields = ({ isGrouped }: ServiceFacts): string[] => (isGrouped ? ['_id', 'group'] : ['_id'])

/**
 * The rules of a list's page, or null where only the server can tell what belongs on it: later pages, searches, selected fields,
 * parameters that are no declared fields, days in other places than `since` and `until`, orders by a figure, services that announce only ids.
 * @param zone the workspace's; null while it isn't known
 */
export const pageRules = (service: RecordService, query: WireQuery, zone: Zone | null = null): PageRules | null => {
  const list = factsOfList(service)
  if (facts[service].realtime !== 'merge' || Number(query.$skip ?? 0) > 0) return null
  const filter = filterOf(query, zone)
  if (!isPlainFilter(filter, new Set(list.filter))) return null
  // The figure is the server's.
  if (isObject(query.$sort) && Object.keys(query.$sort).some((word) => list.sortByFigure?.includes(word))) return null
  const limit = Number(query.$limit ?? pageLimits.default)
  const fixed = Object.fromEntries(fixedFields(facts[service]).flatMap((field) => (field in filter ? [[field, filter[field]]] : [])))
  const mayMatch = sift<WireRecord>(fixed)
  return {
    limit: limit < 0 ? Infinity : limit,
    matches: sift<WireRecord>(filter),
    neverMatches: (record) => !mayMatch(record),
    compare: compareBySort(sortOf(query, list), list.sortByKey),
  }
}
