import type { Order } from '@shared/areas/trade/services/orders'
import { api } from '../../../../api/api'
import { useAllRecords } from '../../../../api/use-all-records'
import type { WireQuery } from '../../../../api/wire-query'

/** Reads every order that fits a filter, oldest first. */
export const useAllOrders = (): ((filter: WireQuery) => Promise<Order[]>) => {
  const readAll = useAllRecords<Order>(api.orders)
  return (filter) => readAll({ ...filter, $sort: { _id: 1 } })
}
