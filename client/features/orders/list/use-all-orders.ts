import type { Order } from '@shared/services/orders'
import { ordersApi } from '../../../api/orders'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import type { WireQuery } from '../../../api/wire-query'

const PAGE = 500

/** Reads every order that fits a filter, page by page, oldest first, as they are now. */
export const useAllOrders = (): ((filter: WireQuery) => Promise<Order[]>) => {
  const dispatch = useAppDispatch()
  return async (filter) => {
    const all: Order[] = []
    for (;;) {
      const page = await dispatch(
        ordersApi.findOnce({ ...filter, $sort: { _id: 1 }, $limit: PAGE, $skip: all.length, $total: false }),
      ).unwrap()
      all.push(...page.data)
      if (page.data.length < PAGE) return all
    }
  }
}
