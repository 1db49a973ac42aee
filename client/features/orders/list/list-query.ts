import { dayOf, endOfDay, isDay, startOfDay, zone as asZone, type Day, type Zone } from '@shared/domain/days/days'
import type { WireQuery } from '../../../api/wire-query'
import { presetRange, readPeriod, type PeriodParams } from '../../../ui/DateRange/presets'
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

/** What of the list the address holds. */
export interface ListState extends PeriodParams {
  readonly chip: ListChip
  readonly q: string
  readonly page: number
  readonly size: number
  /** `owed`, or `-owed` downwards; '' for the usual order. */
  readonly sort: string
}

export interface DayRange {
  readonly since: Day
  readonly until: Day
}

/** The days a list shows: as its address says, else those of its link; a plain list shows the present month; null is all time. */
export const rangeOf = (
  link: OrderLink | null,
  state: Pick<ListState, 'q' | keyof PeriodParams>,
  zoneName: string,
  today: Day,
): DayRange | null => {
  if (state.period === 'all') return null
  const chosen = readPeriod(state, today)
  if (chosen) return { since: chosen.from, until: chosen.to }
  if (link) {
    const zone = asZone(zoneName)
    const day = (text: string | undefined): Day | null => (text === undefined ? null : isDay(text) ? text : readDay(text, zone))
    const [since, until] = [day(link.since), day(link.until)]
    return since && until ? { since, until } : null
  }
  // What is searched for may lie anywhere.
  if (state.q !== '') return null
  const { from, to } = presetRange('month', today)
  return { since: from, until: to }
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

const withStatus: ReadonlySet<OrderLink['kind']> = new Set([
  'byOrder',
  'balancePartnerId',
  'byProductNotShipped',
  'byStatus',
  'byPayment',
  'receivable',
  'payable',
  'toShip',
  'open',
  'delivered',
])

/** Whether a list can be narrowed by status: not where it is one of statuses itself. */
export const hasChips = (link: OrderLink | null): boolean => link === null || !withStatus.has(link.kind)

/** Which orders, without paging. */
export const filterOf = (
  group: TradeGroup,
  link: OrderLink | null,
  state: ListState,
  range: DayRange | null,
  zoneName: string,
): WireQuery => ({
  group,
  ...(link && (state.chip === 'all' || !hasChips(link)) ? link.filter : { ...link?.filter, ...chipFilter(state.chip) }),
  ...(range && (link?.kind === 'byPayment' ? { paymentSince: range.since, paymentUntil: range.until } : instants(range, asZone(zoneName)))),
  ...(state.q ? { search: state.q } : null),
})

const oldestFirst: ReadonlySet<OrderLink['kind']> = new Set(['toShip', 'open', 'receivable', 'payable', 'byProductNotShipped'])

/** How a list is sorted unless its address says otherwise: what waits, oldest first; other lists newest first. */
export const usualSort = (link: OrderLink | null): string => (link && oldestFirst.has(link.kind) ? 'created' : '')

/** A page of orders. */
export const pageQuery = (filter: WireQuery, { page, size, sort }: Pick<ListState, 'page' | 'size' | 'sort'>): WireQuery => ({
  ...filter,
  ...(sort ? { $sort: { [sort.replace('-', '')]: sort.startsWith('-') ? -1 : 1 } } : null),
  $limit: size,
  ...(page > 1 ? { $skip: (page - 1) * size } : null),
})
