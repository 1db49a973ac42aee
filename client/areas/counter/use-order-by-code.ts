import type { Order } from '@shared/areas/trade/services/orders'
import { api } from '../../api/api'

/** What the code of a receipt looks like: the number of an order. */
const ORDER_NUMBER = /^[A-Z]{1,3}\d{4,}$/i

/** What a receipt that was given without a connection has: the counter, its device, a running number. */
const PROVISIONAL_NUMBER = /^[A-Z]{1,4}\d{0,4}[A-Z]*-\d{6,}$/i

/** Finds the sale whose receipt was scanned, or whose number was typed; undefined where it is none. */
export const useOrderByCode = () => {
  const [find] = api.orders.useLazyFind()
  const one = async (by: { order_number: string } | { 'counter.provisional': string }): Promise<Order | undefined> =>
    (await find({ group: 'sales', ...by, $limit: 1, $total: false }).unwrap()).data[0]
  return async (code: string): Promise<Order | undefined> => {
    const number = code.toUpperCase()
    if (ORDER_NUMBER.test(code)) return one({ order_number: number })
    return PROVISIONAL_NUMBER.test(code) ? one({ 'counter.provisional': number }) : undefined
  }
}
