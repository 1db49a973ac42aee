import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useMemo } from 'react'
import { api } from '../../../../api/api'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import type { OrderLink } from '../order-link'
import { chipStatuses } from '../status-chips'
import { filterOf, hasChips, pageQuery, rangeOf, usualSort, type ListChip, type ListState } from './list-query'

const statusesOf = (chip: ListChip): readonly string[] | null => (chip === 'all' || chip === 'unsettled' ? null : chipStatuses[chip])

/** The orders a list shows, how many stand under each chip, and what they come to. */
export const useOrderList = (group: TradeGroup, link: OrderLink | null, state: ListState) => {
  const zone = useZone()
  const today = useToday()
  const range = useMemo(() => rangeOf(link, state, zone, today), [link, state, zone, today])
  const filter = filterOf(group, link, state, { range, today })
  const page = api.orders.useFind(pageQuery(filter, { ...state, sort: state.sort || usualSort(link) }))
  // Of every status, whichever is chosen: the counts of the chips.
  const { status: _chosen, statusPayment: _payment, ...anyStatus } = filterOf(group, link, { ...state, chip: 'all' }, { range, today })
  const whole = api.orders.useReport('totals', anyStatus, { skip: !hasChips(link) }).data
  const sums = api.orders.useReport('totals', filter).currentData

  const counts = (chip: ListChip): number | undefined => {
    if (!whole?.complete) return undefined
    if (chip === 'unsettled') return whole.owing
    const of = statusesOf(chip)
    return whole.statuses.reduce((sum, { _id, count }) => sum + ((of ? of.includes(_id) : _id !== 'cancelled') ? count : 0), 0)
  }
  return {
    page,
    /** Which orders, without paging. */
    filter,
    range,
    counts,
    /** What the list comes to, as the server adds it up; undefined before it has come, or where there are too many. */
    sums: sums?.complete ? sums : undefined,
  }
}

export type OrderList = ReturnType<typeof useOrderList>
