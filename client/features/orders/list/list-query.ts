import {
  dayOf,
  endOfDay,
  firstDayOf,
  isDay,
  isMonth,
  lastDayOf,
  startOfDay,
  zone as asZone,
  type Day,
  type Month,
  type Zone,
} from '@shared/domain/days/days'
import type { WireQuery } from '../../../api/wire-query'
import type { TradeGroup } from '../order-group'
import { unsettled, type OrderLink } from '../order-link'
import { chipStatuses, type StatusChip } from '../status-labels'

export type ListChip = 'all' | 'unsettled' | StatusChip
const chips: ReadonlySet<string> = new Set<ListChip>([
  'all',
  'unsettled',
  'new',
  'processing',
  'shipping',
  'done',
  'returned',
  'cancelled',
  'error',
])
export const isChip = (text: string): text is ListChip => chips.has(text)

export const pageSizes = [10, 25, 50] as const

/** What of the list the address holds. */
export interface ListState {
  readonly month: string
  readonly chip: ListChip
  readonly q: string
  readonly page: number
  readonly size: number
}

export interface DayRange {
  readonly since: Day
  readonly until: Day
}

/** The days a list shows: those of its link, else of its month; null when it isn't limited by date. */
export const rangeOf = (
  link: OrderLink | null,
  { month, q }: Pick<ListState, 'month' | 'q'>,
  zoneName: string,
  thisMonth: Month,
): DayRange | null => {
  const zone = asZone(zoneName)
  if (link) {
    const day = (text: string | undefined): Day | null => (text === undefined ? null : isDay(text) ? text : readDay(text, zone))
    const [since, until] = [day(link.since), day(link.until)]
    return since && until ? { since, until } : null
  }
  if (q !== '') return null
  const shown = isMonth(month) ? month : thisMonth
  return { since: firstDayOf(shown), until: lastDayOf(shown) }
}

const readDay = (text: string, zone: Zone): Day | null => {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : dayOf(at, zone)
}

const instants = ({ since, until }: DayRange, zone: Zone) => ({
  created: { $gte: startOfDay(since, zone).toISOString(), $lte: endOfDay(until, zone).toISOString() },
})

const chipFilter = (chip: ListChip): WireQuery => {
  if (chip === 'all') return { status: { $ne: 'cancelled' } }
  if (chip === 'unsettled') return unsettled
  const statuses = chipStatuses[chip]
  return { status: statuses.length === 1 ? statuses[0] : { $in: statuses } }
}

/** Which orders, without paging. */
export const filterOf = (
  group: TradeGroup,
  link: OrderLink | null,
  state: ListState,
  range: DayRange | null,
  zoneName: string,
): WireQuery => ({
  group,
  ...(link ? link.filter : chipFilter(state.chip)),
  ...(range && (link?.kind === 'byPayment' ? { paymentSince: range.since, paymentUntil: range.until } : instants(range, asZone(zoneName)))),
  ...(state.q ? { search: state.q } : null),
})

/** A page of orders, newest first. */
export const pageQuery = (filter: WireQuery, { page, size }: Pick<ListState, 'page' | 'size'>): WireQuery => ({
  ...filter,
  $limit: size,
  ...(page > 1 ? { $skip: (page - 1) * size } : null),
})
