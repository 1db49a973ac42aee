import type { Page } from '@shared/registry/service-types'
import { isNewer, type RecordEvent, type WireRecord } from './event'
import type { PageRules } from './page-rules'

export type WirePage = Page<WireRecord>

/** The page after an event, and whether the server has to be asked for what can't be known here. */
export interface Merged {
  readonly page: WirePage
  readonly refetch: boolean
}

/** Where `record` belongs among sorted rows. */
const placeOf = (rows: readonly WireRecord[], record: WireRecord, compare: PageRules['compare']): number => {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(rows[middle] as WireRecord, record) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

const withRow = (rows: readonly WireRecord[], record: WireRecord, place: number): WireRecord[] => [
  ...rows.slice(0, place),
  record,
  ...rows.slice(place),
]
const counted = (total: number | null, more: 1 | -1): number | null => (total === null ? null : Math.max(0, total + more))

/** Holds every row there is. Without a count, a page that isn't full does. */
const isComplete = (page: WirePage, rules: PageRules): boolean =>
  page.total === null ? page.data.length < rules.limit : page.data.length >= page.total

/** The row is on the page: it stays in its place, moves, or leaves. */
const mergeHeld = (page: WirePage, rules: PageRules, event: RecordEvent, at: number): Merged => {
  const complete = isComplete(page, rules)
  const rest = page.data.filter((_row, index) => index !== at)
  if (event.type === 'removed' || !rules.matches(event.record)) {
    return { page: { ...page, total: counted(page.total, -1), data: rest }, refetch: !complete }
  }
  const place = placeOf(rest, event.record, rules.compare)
  return { page: { ...page, data: withRow(rest, event.record, place) }, refetch: !complete && place === rest.length }
}

/** The row isn't on the page, which holds all there are: a matching one is new. */
const mergeIntoComplete = (page: WirePage, rules: PageRules, event: RecordEvent): Merged => {
  if (event.type === 'removed' || !rules.matches(event.record)) return { page, refetch: false }
  const data = withRow(page.data, event.record, placeOf(page.data, event.record, rules.compare)).slice(0, rules.limit)
  return { page: { ...page, total: counted(page.total, 1), data }, refetch: false }
}

/** The row isn't on the page and there are more than it shows: it is shown if it sorts inside; a count has to be asked for. */
const mergeIntoFirstOfMany = (page: WirePage, rules: PageRules, event: RecordEvent): Merged => {
  const matches = rules.matches(event.record)
  const place = matches && event.type !== 'removed' ? placeOf(page.data, event.record, rules.compare) : page.data.length
  const data = place < page.data.length ? withRow(page.data, event.record, place).slice(0, rules.limit) : page.data
  const uncounted = page.total !== null && (event.type === 'patched' ? !rules.neverMatches(event.record) : matches)
  return { page: data === page.data ? page : { ...page, data }, refetch: uncounted }
}

/** Brings one event into a page that was sorted, filtered and cut by the server. */
export const mergePage = (page: WirePage, rules: PageRules, event: RecordEvent): Merged => {
  const at = page.data.findIndex((row) => row._id === event.record._id)
  const held = page.data[at]
  if (held) {
    const old = event.type !== 'removed' && !isNewer(held, event.record, event.sameRevCounts)
    return old ? { page, refetch: false } : mergeHeld(page, rules, event, at)
  }
  return isComplete(page, rules) ? mergeIntoComplete(page, rules, event) : mergeIntoFirstOfMany(page, rules, event)
}
