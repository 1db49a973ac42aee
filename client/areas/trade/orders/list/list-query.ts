import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { dayOf, endOfDay, isDay, startOfDay, zone as asZone, type Day, type Zone } from '@shared/foundation/days/days'
import type { WireQuery } from '../../../../api/wire-query'
import { presetRange, readPeriod, type PeriodParams } from '../../../../ui/DateRange/presets'
import { unsettled, type OrderLink } from '../order-link'
import { chipStatuses, type StatusChip } from '../status-chips'

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

/** Whose orders, and of which warehouse, by their ids; '' for any. */
export interface ListedBy {
  /** Who made them. */
  readonly seller: string
  readonly warehouse: string
  readonly agent: string
}
export const notNarrowed: ListedBy = { seller: '', warehouse: '', agent: '' }
export const isNarrowed = ({ seller, warehouse, agent }: ListedBy): boolean => [seller, warehouse, agent].some(Boolean)

/** What of the list the address holds. */
export interface ListState extends PeriodParams, ListedBy {
  readonly chip: ListChip
  readonly q: string
  readonly page: number
  readonly size: number
  /** `owed`, or `-owed` downwards; '' for the usual order. */
  readonly sort: string
}

/** The days of a list; null: without that limit. */
export interface DayRange {
  readonly since: Day | null
  readonly until: Day | null
  /** The same as the server is asked, to the millisecond, both inclusive. */
  readonly created: { readonly $gte?: string; readonly $lte?: string }
}

/** The days a list shows: as its address says, else those of its link; a plain list shows the present month; null is all time. */
export const rangeOf = (
  link: OrderLink | null,
  state: Pick<ListState, 'q' | keyof PeriodParams>,
  zoneName: string,
  today: Day,
): DayRange | null => {
  const zone = asZone(zoneName)
  if (state.period === 'all') return null
  const chosen = readPeriod(state, today)
  if (chosen) return rangeBetween(chosen.from, chosen.to, zone)
  if (link) return link.since || link.until ? rangeBetween(link.since, link.until, zone) : null
  // What is searched for may lie anywhere.
  if (state.q !== '') return null
  const { from, to } = presetRange('month', today)
  return rangeBetween(from, to, zone)
}

/** From one day or instant through another; either may be absent. */
const rangeBetween = (since: string | undefined, until: string | undefined, zone: Zone): DayRange => {
  const day = (text: string | undefined): Day | null => (text === undefined ? null : isDay(text) ? text : dayOf(new Date(text), zone))
  const moment = (text: string, edge: (day: Day, zone: Zone) => Date): string =>
    (isDay(text) ? edge(text, zone) : new Date(text)).toISOString()
  return {
    since: day(since),
    until: day(until),
    created: {
      ...(since === undefined ? null : { $gte: moment(since, startOfDay) }),
      ...(until === undefined ? null : { $lte: moment(until, endOfDay) }),
    },
  }
}

/** Payments are asked for by their days. */
const paymentDays = ({ since, until }: DayRange) => ({
  ...(since === null ? null : { paymentSince: since }),
  ...(until === null ? null : { paymentUntil: until }),
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
  'overdue',
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
  { range, today }: { range: DayRange | null; today: Day },
): WireQuery => ({
  group,
  ...(link && (state.chip === 'all' || !hasChips(link)) ? link.filter : { ...link?.filter, ...chipFilter(state.chip) }),
  ...(range && (link?.kind === 'byPayment' ? paymentDays(range) : { created: range.created })),
  ...(link?.kind === 'overdue' ? { dueBefore: today } : null),
  ...(state.seller ? { creatorId: state.seller } : null),
  ...(state.warehouse ? { warehouseId: state.warehouse } : null),
  ...(state.agent ? { agentId: state.agent } : null),
  ...(state.q ? { search: state.q } : null),
})

const oldestFirst: ReadonlySet<OrderLink['kind']> = new Set(['toShip', 'open', 'receivable', 'payable', 'overdue', 'byProductNotShipped'])

/** How a list is sorted unless its address says otherwise: what waits, oldest first; other lists newest first. */
export const usualSort = (link: OrderLink | null): string => (link && oldestFirst.has(link.kind) ? 'created' : '')

/** A page of orders. */
export const pageQuery = (filter: WireQuery, { page, size, sort }: Pick<ListState, 'page' | 'size' | 'sort'>): WireQuery => ({
  ...filter,
  ...(sort ? { $sort: { [sort.replace('-', '')]: sort.startsWith('-') ? -1 : 1 } } : null),
  $limit: size,
  ...(page > 1 ? { $skip: (page - 1) * size } : null),
})
