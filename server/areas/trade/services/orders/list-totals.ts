import { dayOf, endOfDay, startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { totalsOfOrders, totalsOfRows, type OrderPlace, type OrderTotals } from '@shared/areas/trade/rules/reports/order-totals'
import { businessReport } from '@shared/areas/trade/rules/reports/business'
import { ORDER_GROUP_NAMES, SOLD_GROUP, type OrderGroup } from '@shared/foundation/documents/order-kinds'
import { dong, type Dong } from '@shared/foundation/money/money'
import { groupsFor, isHidden } from '../../../../kernel/access'
import { conditionsOf, listRows } from '../../../../kernel/list-rows'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { readRange } from '../../../../ledger/read-rollups'
import { businessOptions } from '../../business-options'
import { readPlaces } from './order-places'

type OrderCall = Call<'orders'>
type Totals = Awaited<ReturnType<ReportFunctions<'orders'>['totals']>>

const places = ['group', 'status', 'statusPayment'] as const

/**
 * What the orders of a list come to, by the list's own conditions. Lists of whole days, by group and status, are read
 * from the kept figures; others are added up, as far as a list may be long.
 */
export const listTotals = async (call: OrderCall): Promise<Totals> => {
  const { caller, service } = call
  const { declaration } = service
  const readable = readableGroups(call).filter((group) => !isHidden(declaration, 'total', caller, group))
  const kept = keptTotals(call, readable)
  if (kept) {
    const [totals, revenue] = await Promise.all([kept(), readable.includes(SOLD_GROUP) ? revenueOf(call) : {}])
    return { ...totals, ...revenue, complete: true }
  }
  const query = conditionsOf(call)
  const orders = await listRows(
    call,
    ['group', 'status', 'statusPayment', 'total', 'returnedTotal', 'paid', 'usePartnerBalance', 'writtenOff', 'isOpening'],
    {
      ...query,
      $and: [...((query['$and'] as object[] | undefined) ?? []), { group: { $in: readable } }],
    },
  )
  return orders ? { ...totalsOfOrders(orders), complete: true } : unknown
}

/** Reads how many orders a list of whole days, by group and status, has; null of any other list. */
export const keptCount = (call: OrderCall): (() => Promise<number>) | null => {
  const read = keptTotals(call, readableGroups(call))
  return (
    read &&
    (async () => {
      const { orders, opening, leftOut } = await read()
      return orders + opening.orders + leftOut.orders
    })
  )
}

const readableGroups = ({ service, caller }: OrderCall): readonly OrderGroup[] =>
  (groupsFor(service.declaration, caller, 'read') ?? ORDER_GROUP_NAMES) as readonly OrderGroup[]

/** Reads what a list of whole days, by group and status, comes to; null of any other list. */
const keptTotals = (call: OrderCall, groups: readonly string[]): (() => Promise<OrderTotals>) | null => {
  const query = conditionsOf(call)
  const range = call.params.reading?.search ? null : wholeDays(query, call.caller.zone)
  if (!range) return null
  const meant = (place: OrderPlace): boolean => groups.includes(place.group) && places.every((field) => meets(place[field], query[field]))
  return async () => totalsOfRows(await readPlaces(call.app, call.caller.workspaceId, range), meant)
}

const REVENUE_FIGURES = ['revenueOrdered', 'orderedReturned', 'revenueShipped', 'shippedReturned']

/** What a list of all sales of some whole days adds up to as revenue of these days; of any other list nothing. */
const revenueOf = async (call: OrderCall): Promise<{ revenue?: Dong }> => {
  const { app, caller } = call
  const { group, created, ...others } = conditionsOf(call)
  const { since, until } = wholeDays({ created }, caller.zone) ?? {}
  if (group !== SOLD_GROUP || !since || !until || Object.keys(others).length > 0) return {}
  const database = app.get('database')
  const [rows, options] = await Promise.all([
    readRange(database, caller.workspaceId, ['business'], since, until, { figures: REVENUE_FIGURES }),
    businessOptions(database, caller.workspaceId),
  ])
  return { revenue: businessReport(rows, options).revenue }
}

const unknown: Totals = {
  orders: 0,
  total: dong(0),
  outstanding: dong(0),
  leftOut: { orders: 0, total: dong(0) },
  opening: { orders: 0, total: dong(0) },
  owing: 0,
  statuses: [],
  complete: false,
}

/** The days a query is limited to when it asks for nothing but them, groups and statuses; null for any other. */
const wholeDays = (query: Readonly<Record<string, unknown>>, zone: Zone): { since?: Day; until?: Day } | null => {
  const fields: readonly string[] = [...places, 'created']
  if (!Object.keys(query).every((field) => fields.includes(field))) return null
  const { $gte, $lte, ...others } = (query['created'] ?? {}) as Record<string, unknown>
  if (Object.keys(others).length > 0 || query['created'] instanceof Date) return null
  if ($gte !== undefined && !($gte instanceof Date && startOfDay(dayOf($gte, zone), zone).getTime() === $gte.getTime())) return null
  if ($lte !== undefined && !($lte instanceof Date && endOfDay(dayOf($lte, zone), zone).getTime() === $lte.getTime())) return null
  return { ...($gte instanceof Date ? { since: dayOf($gte, zone) } : {}), ...($lte instanceof Date ? { until: dayOf($lte, zone) } : {}) }
}

/** Whether a value meets a condition of a query: equal, or by the operators for choices. */
const meets = (value: OrderPlace[keyof OrderPlace], condition: unknown): boolean => {
  if (condition === undefined || typeof condition === 'string') return condition === undefined || condition === value
  const { $in, $nin, $ne } = condition as { $in?: unknown[]; $nin?: unknown[]; $ne?: unknown }
  return ($in?.includes(value) ?? true) && !$nin?.includes(value) && $ne !== value
}
