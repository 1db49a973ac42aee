import { useMemo } from 'react'
import { ordersApi } from '../../../api/orders'
import { useZone } from '../../../ui/zone/zone-context'
import type { TradeGroup } from '../order-group'
import type { OrderLink } from '../order-link'
import { chipStatuses, type StatusChip } from '../status-labels'
import { useThisMonth } from './use-this-month'
import { filterOf, pageQuery, rangeOf, type ListChip, type ListState } from './list-query'

const statusesOf = (chip: ListChip): readonly string[] | null => (chip === 'all' || chip === 'unsettled' ? null : chipStatuses[chip])

/** The orders a list shows, how many stand under each chip, and what they come to. */
export const useOrderList = (group: TradeGroup, link: OrderLink | null, state: ListState) => {
  const zone = useZone()
  const thisMonth = useThisMonth()
  const range = useMemo(() => rangeOf(link, state, zone, thisMonth), [link, state, zone, thisMonth])
  const filter = filterOf(group, link, state, range, zone)
  const page = ordersApi.useFind(pageQuery(filter, state))
  const plain = link === null && range !== null
  const { data: report } = ordersApi.useReport('status', { group, ...range }, { skip: !plain })
  const sums = ordersApi.useReport('totals', filter).currentData
  const owed = ordersApi.useReport(
    'totals',
    { ...filterOf(group, link, { ...state, chip: 'unsettled' }, range, zone) },
    { skip: !plain },
  ).data

  const count = (of: readonly string[] | null): number =>
    (report?.groups ?? []).filter(({ _id }) => (of ? of.includes(_id) : _id !== 'cancelled')).reduce((sum, group) => sum + group.count, 0)
  const counts = (chip: 'all' | StatusChip): number | undefined => (report ? count(statusesOf(chip)) : undefined)
  return {
    page,
    range,
    counts,
    unsettledCount: owed?.orders,
    /** What the list comes to, as the server adds it up; undefined before it has come, or where there are too many. */
    sums: sums?.complete ? sums : undefined,
  }
}

export type OrderList = ReturnType<typeof useOrderList>
