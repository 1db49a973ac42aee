import { day as asDay, startOfDay, startOfMonth, month as asMonth, zone as asZone } from '@shared/domain/days/days'
import { OPEN_STATUSES, TO_SHIP_STATUSES, UNCOUNTED_STATUSES } from '@shared/domain/orders/statuses'
import { lateOf } from '@shared/domain/reports/liabilities'
import type { Order } from '@shared/services/orders'
import type { Product } from '@shared/services/products'
import { useMemo } from 'react'
import { fundsApi } from '../../api/funds'
import { ordersApi } from '../../api/orders'
import { productsApi } from '../../api/products'
import { useCan } from '../../api/session/use-me'
import { usersApi } from '../../api/users'
import { useToday, useZone } from '../../ui/zone/zone-context'

const unsettled = { statusPayment: { $nin: ['completed', 'cancelled'] }, status: { $nin: UNCOUNTED_STATUSES } }

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

/** Sales orders; all undefined without the right, or before they have come. */
export const useSalesFacts = () => {
  const skip = !useCan('/sales')
  const { today, month } = useBeginnings()
  const find = (query: Record<string, unknown>) => ({ group: 'sales', ...query })
  const delivered = { status: { $in: ['delivered', 'finished'] }, $limit: 0 }
  const open = { status: { $in: OPEN_STATUSES }, $limit: 0 }
  const all = ordersApi.useFind(find(delivered), { skip }).data
  const allMonth = ordersApi.useFind(find({ ...delivered, created: { $gte: month } }), { skip }).data
  const opened = ordersApi.useFind(find(open), { skip }).data
  const openedToday = ordersApi.useFind(find({ ...open, created: { $gte: today } }), { skip }).data
  const newToday = ordersApi.useFind(find({ created: { $gte: today }, $limit: 0 }), { skip }).data
  return {
    allowed: !skip,
    delivered: countOf(all?.total),
    deliveredMonth: countOf(allMonth?.total),
    open: countOf(opened?.total),
    openToday: countOf(openedToday?.total),
    newToday: countOf(newToday?.total),
  }
}

/** What customers still have to pay, and of how many orders. */
export const useReceivable = (): { readonly amount: number; readonly orders: number } | undefined => {
  const skip = !useCan('/sales')
  const { data } = ordersApi.useReport('totals', { group: 'sales', ...unsettled }, { skip })
  return data && { amount: data.outstanding, orders: data.orders }
}

export const useActiveMembers = (): number | undefined => countOf(usersApi.useFind({ status: 'active', $limit: 0 }).data?.total)

interface Waiting {
  readonly count: number
  readonly oldest: Order | undefined
}

/** Orders with the given filter: how many, and the one that waits longest. */
const useWaiting = (filter: Record<string, unknown>): Waiting | undefined => {
  const skip = !useCan('/sales')
  const { data } = ordersApi.useFind({ group: 'sales', ...filter, $limit: 1, $sort: { created: 1 } }, { skip })
  return data && { count: data.total ?? 0, oldest: data.data[0] }
}

/** Customers who owe for more than 30 days. */
export interface LateDebts {
  readonly count: number
  /** Σ of what is older than 30 days. */
  readonly amount: number
  /** Who owes longest; the days are null beyond 90. */
  readonly longest: { readonly name: string; readonly oldest: number | null } | undefined
}

export const useLateDebts = (): LateDebts | undefined => {
  const skip = !useCan('/sales')
  const { data } = ordersApi.useReport('aging', { group: 'customerId' }, { skip })
  return useMemo(() => {
    if (!data) return undefined
    const late = data.data.filter((row) => lateOf(row) > 0)
    const age = ({ oldest }: { oldest: number | null }): number => oldest ?? Infinity
    const longest = late.reduce<(typeof late)[number] | undefined>((so, row) => (so && age(so) >= age(row) ? so : row), undefined)
    return { count: late.length, amount: late.reduce((sum, row) => sum + lateOf(row), 0), longest }
  }, [data])
}

export const useToShip = (): Waiting | undefined => useWaiting({ status: { $in: TO_SHIP_STATUSES } })

/** Goods that run low: how many, and those with the least left. */
export const useLowStock = (): { readonly count: number; readonly first: readonly Product[] } | undefined => {
  const { data } = productsApi.useFind({ group: 'goods', status: 'active', low: 'true', $sort: { stockCount: 1 }, $limit: 3 })
  return data && { count: data.total ?? 0, first: data.data }
}

/** Entries of funds that wait to be completed. */
export const useWaitingFunds = (): number | undefined => {
  const skip = !useCan('/funds')
  return countOf(fundsApi.useFind({ status: { $in: ['new-entry', 'pending'] }, $limit: 0 }, { skip }).data?.total)
}
