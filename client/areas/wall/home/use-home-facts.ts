import { day as asDay, month as asMonth, startOfDay, startOfMonth, zone as asZone } from '@shared/foundation/days/days'
import { OPEN_STATUSES, TO_SHIP_STATUSES, UNCOUNTED_STATUSES } from '@shared/foundation/documents/order-statuses'
import { lateOf } from '@shared/areas/partners/rules/reports/liabilities'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { useMemo } from 'react'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatTime } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { useToday, useZone } from '../../../ui/zone/zone-context'

const unsettled = { statusPayment: { $nin: ['completed', 'cancelled'] }, status: { $nin: UNCOUNTED_STATUSES } }

export interface Asked<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly isUninitialized: boolean
}

/** What an answer says; undefined until it is there, null where it was not asked for or has failed. */
export const answerOf = <T, R>({ data, error, isUninitialized }: Asked<T>, read: (data: T) => R): R | null | undefined =>
  data !== undefined ? read(data) : isUninitialized || error !== undefined ? null : undefined

const countOf = (total: number | null | undefined): number | undefined => total ?? undefined

/** When today and this month began in the workspace, as the lists' filters write it. */
const useBeginnings = () => {
  const zone = useZone()
  const today = useToday()
  return useMemo(
    () => ({
      today: startOfDay(asDay(today), asZone(zone)).toISOString(),
      month: startOfMonth(asMonth(today.slice(0, 7)), asZone(zone)).toISOString(),
    }),
    [today, zone],
  )
}

/** Sales orders that were delivered; undefined without the right, or before they have come. */
export const useDelivered = () => {
  const skip = !useCan('/sales')
  const { month } = useBeginnings()
  const delivered = { group: 'sales', status: { $in: ['delivered', 'finished'] }, $limit: 0 }
  const all = api.orders.useFind(delivered, { skip }).data
  const allMonth = api.orders.useFind({ ...delivered, created: { $gte: month } }, { skip }).data
  return {
    allowed: !skip,
    all: countOf(all?.total),
    inMonth: countOf(allMonth?.total),
  }
}

/** Orders that are under way, and those of them that came in today. */
export const useOpenOrders = (): { readonly all: number; readonly today: number } | undefined => {
  const { today } = useBeginnings()
  const open = { group: 'sales', status: { $in: OPEN_STATUSES }, $limit: 0 }
  const all = countOf(api.orders.useFind(open).data?.total)
  const ofToday = countOf(api.orders.useFind({ ...open, created: { $gte: today } }).data?.total)
  return all === undefined || ofToday === undefined ? undefined : { all, today: ofToday }
}

/** What customers still have to pay, and of how many orders. */
export const useReceivable = (): { readonly amount: number; readonly orders: number } | undefined => {
  const skip = !useCan('/sales')
  const { data } = api.orders.useReport('totals', { group: 'sales', ...unsettled }, { skip })
  return data && { amount: data.outstanding, orders: data.owing }
}

export const useActiveMembers = (): number | undefined => countOf(api.users.useFind({ status: 'active', $limit: 0 }).data?.total)

interface Waiting {
  readonly count: number
  readonly oldest: Order | undefined
}

/** Orders with the given filter: how many, and the one that waits longest. */
const useWaiting = (filter: Record<string, unknown>): Waiting | null | undefined => {
  const skip = !useCan('/sales')
  const page = api.orders.useFind({ group: 'sales', ...filter, $limit: 1, $sort: { created: 1 } }, { skip })
  return answerOf(page, ({ total, data }) => ({ count: total ?? 0, oldest: data[0] }))
}

/** Customers who owe for more than 30 days. */
export interface LateDebts {
  readonly count: number
  /** Σ of what is older than 30 days. */
  readonly amount: number
  /** Who owes longest; the days are null beyond 90. */
  readonly longest: { readonly name: string; readonly oldest: number | null } | undefined
}

export const useLateDebts = (): LateDebts | null | undefined => {
  const skip = !useCan('/sales')
  const { data, error, isUninitialized } = api.orders.useReport('aging', { group: 'customerId' }, { skip })
  return useMemo(
    () =>
      answerOf({ data, error, isUninitialized }, (aging) => {
        const late = aging.data.filter((row) => lateOf(row) > 0)
        const age = ({ oldest }: { oldest: number | null }): number => oldest ?? Infinity
        const longest = late.reduce<(typeof late)[number] | undefined>((so, row) => (so && age(so) >= age(row) ? so : row), undefined)
        return { count: late.length, amount: late.reduce((sum, row) => sum + lateOf(row), 0), longest }
      }),
    [data, error, isUninitialized],
  )
}

export const useToShip = (): Waiting | null | undefined => useWaiting({ status: { $in: TO_SHIP_STATUSES } })

/** Goods that run low: how many, and those with the least left. */
export const useLowStock = (): { readonly count: number; readonly first: readonly Product[] } | null | undefined => {
  const page = api.products.useFind({ group: 'goods', status: 'active', low: 'true', $sort: { stockCount: 1 }, $limit: 3 })
  return answerOf(page, ({ total, data }) => ({ count: total ?? 0, first: data }))
}

/** Entries of funds that wait to be completed. */
export const useWaitingFunds = (): number | null | undefined => {
  const skip = !useCan('/funds')
  return answerOf(api.funds.useFind({ status: { $in: ['new-entry', 'pending'] }, $limit: 0 }, { skip }), ({ total }) => total ?? 0)
}

/** From this hour of the company's day the till may be counted. */
const EVENING_HOUR = 17

/** Whether it is evening and nobody has signed for the cash yet; null without the right. */
export const useUncountedEvening = (): boolean | null | undefined => {
  const today = useToday()
  const zone = useZone()
  const isLate = Number(formatTime(useNow(), zone).slice(0, 2)) >= EVENING_HOUR
  const skip = !useCan('/funds') || !isLate
  return answerOf(api.dayCloses.useFind({ day: today, status: 'signed', $limit: 0 }, { skip }), ({ total }) => total === 0)
}
