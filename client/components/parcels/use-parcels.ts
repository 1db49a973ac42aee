import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import { groupBy } from '@shared/foundation/group-by'
import { useMemo } from 'react'
import { api } from '../../api/api'
import { useCan } from '../../api/session/use-me'
import { useWorkspace } from '../../api/session/use-workspace'

/** So many deliveries are looked at beside a page of orders. */
const MOST = 500

export type ParcelsOfOrders = ReadonlyMap<string, readonly Delivery[]>

/**
 * The deliveries of some orders, by order, latest first; those that were called off are left out. Null for companies that send with nobody,
 * and for whoever doesn't sell.
 */
export const useParcelsOf = (orderIds: readonly string[]): ParcelsOfOrders | null => {
  const sends = useWorkspace()?.opts.carriers === true
  const isFor = useCan('/sales') && sends
  const { data } = api.deliveries.useFind(
    { orderId: { $in: orderIds }, status: { $nin: ['cancelled'] }, $limit: MOST, $sort: { _id: -1 }, $total: false },
    { skip: !isFor || orderIds.length === 0 },
  )
  return useMemo(() => (isFor ? groupBy(data?.data ?? [], ({ orderId }) => orderId) : null), [isFor, data])
}
