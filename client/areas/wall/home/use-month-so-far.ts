import { endOfDay, firstDayOf, monthOfDay, startOfDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import { earlierRange } from '@shared/foundation/days/earlier-range'
import { useMemo } from 'react'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useToday, useZone } from '../../../ui/zone/zone-context'

/** This month through today, and the same days of the month before; both ends inclusive. */
export interface MonthSoFar {
  readonly since: Day
  readonly today: Day
  readonly before: { readonly since: Day; readonly until: Day }
}

export const useMonthSoFar = (): MonthSoFar => {
  const today = useToday()
  return useMemo(() => {
    const since = firstDayOf(monthOfDay(today))
    return { since, today, before: earlierRange(since, today) }
  }, [today])
}

/** What all sales orders of these days add up to. */
const useSales = (since: Day, until: Day, skip: boolean) => {
  const zone = asZone(useZone())
  const created = { $gte: startOfDay(since, zone).toISOString(), $lte: endOfDay(until, zone).toISOString() }
  return api.orders.useReport('totals', { group: 'sales', created }, { skip }).data
}

/** How many sales orders came in today, without those cancelled, returned or in error; undefined without the right. */
export const useSoldToday = (): number | undefined => {
  const today = useToday()
  return useSales(today, today, !useCan('/sales'))?.orders
}

/** The business report of this month so far; undefined without the right. */
export const useBusiness = ({ since, today }: MonthSoFar) =>
  api.orders.useReport('sales', { since, until: today }, { skip: !useCan('/report') }).data

/** What was sold, on the workspace's basis and less what came back, in dong; undefined until it is known. */
export interface Revenue {
  readonly today: number | undefined
  readonly soFar: number | undefined
  /** In the same days of the month before. */
  readonly before: number | undefined
}

/** The revenue of the business report: from the report itself, and for sellers who may not open it from what their orders add up to. */
export const useRevenue = (month: MonthSoFar): Revenue => {
  const reads = useCan('/report')
  const report = useBusiness(month)
  const [today, soFar, before] = [
    useSales(month.today, month.today, reads),
    useSales(month.since, month.today, reads),
    useSales(month.before.since, month.before.until, reads),
  ]
  return reads
    ? {
        today: report?.steps.find(({ day }) => day === month.today)?.revenue,
        soFar: report?.revenue,
        before: report?.before.revenue,
      }
    : { today: today?.revenue, soFar: soFar?.revenue, before: before?.revenue }
}
