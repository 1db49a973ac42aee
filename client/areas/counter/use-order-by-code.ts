import type { Order } from '@shared/areas/trade/services/orders'
import { api } from '../../api/api'

/** What the code of a receipt looks like: the number of an order. */
const ORDER_NUMBER = /^[A-Z]{1,3}\d{4,}$/i

/** Finds the sale whose receipt was scanned, or whose number was typed; undefined where it is none. */
export const useOrderByCode = () => {
  const [find] = api.orders.useLazyFind()
  return async (code: string): Promise<Order | undefined> =>
    ORDER_NUMBER.test(code)
      ? (await find({ group: 'sales', order_number: code.toUpperCase(), $limit: 1, $total: false }).unwrap()).data[0]
      : undefined
}
