import { outstanding } from '@shared/domain/orders/totals'
import { useMemo } from 'react'
import { ordersApi } from '../../../api/orders'
import { useZone } from '../../../ui/zone/zone-context'
import { asDocument } from '../order-document'
import type { TradeGroup } from '../order-group'
import { unsettled, type OrderLink } from '../order-link'
import { chipStatuses, type StatusChip } from '../status-words'
import { useThisMonth } from './use-this-month'
import { filterOf, pageQuery, rangeOf, type ListChip, type ListState } from './list-query'

/** More than this many unsettled orders aren't added up. */
const mostAdded = 1000

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
  const open = ordersApi.useFind(
    {
      ...filterOf(group, link, { ...state, chip: 'all' }, range, zone),
      ...unsettled,
      $limit: mostAdded,
      $total: false,
      $select: ['group', 'total', 'paid', 'usePartnerBalance', 'status', 'created'],
    },
    { skip: !plain },
  )

  const count = (of: readonly string[] | null): { count: number; total: number } =>
    (report?.groups ?? [])
      .filter(({ _id }) => (of ? of.includes(_id) : _id !== 'cancelled'))
      .reduce((sum, group) => ({ count: sum.count + group.count, total: sum.total + group.total }), { count: 0, total: 0 })
  const counts = (chip: 'all' | StatusChip): number | undefined => (report ? count(statusesOf(chip)).count : undefined)
  const owed = open.data?.data
  const settled =
    owed && owed.length < mostAdded ? owed.reduce((sum, order) => sum + outstanding(asDocument({ ...order, shipments: [] })), 0) : undefined
  return {
    page,
    range,
    counts,
    unsettledCount: owed && owed.length < mostAdded ? owed.length : undefined,
    /** Σ of the list; undefined where nobody counted. */
    total: plain && report && state.chip !== 'unsettled' ? count(statusesOf(state.chip)).total : undefined,
    /** Σ outstanding of the range. */
    settled: plain && (state.chip === 'all' || state.chip === 'unsettled') ? settled : undefined,
  }
}

export type OrderList = ReturnType<typeof useOrderList>
