import { parseOrderNumber } from '@shared/foundation/documents/order-numbers'
import { isTrade, OPENING_STOCK_GROUP, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { orderAddress } from '../../../components/order-address'
import { roundDong } from '@shared/foundation/money/money'

type Transactions = Plain<ReportOf<'products', 'transactions'>>
/** A movement of stock as the products' report `transactions` tells it. */
export type Movement = Transactions['data'][number]
export type Level = Plain<ReportOf<'stocks', 'levels'>>['data'][number]

export type MovementKind = 'in' | 'out' | 'back' | 'moved' | 'priced'

/** Into stock, out of it, the way back of what was sold or bought, from one warehouse to another; or only another cost. */
export const kindOf = ({ order_number, quantity }: Pick<Movement, 'order_number' | 'quantity'>): MovementKind => {
  if (quantity === 0) return 'priced'
  const isIn = quantity > 0
  if (order_number?.startsWith('CK')) return 'moved'
  const group = parseOrderNumber(order_number ?? '')?.group
  if (group && isTrade(group) && takesGoodsOut(group) === isIn) return 'back'
  return isIn ? 'in' : 'out'
}

/** Where what is behind a movement is shown: an order, or a transfer. */
export const documentLink = ({ orderId, transferId, order_number }: Pick<Movement, 'orderId' | 'transferId' | 'order_number'>): string =>
  orderId && order_number ? orderLink(orderId, order_number) : `/warehouses/transfers?open=${transferId ?? ''}`

/** Where the order behind a movement is shown. */
export const orderLink = (orderId: string, orderNumber: string): string => {
  const group = parseOrderNumber(orderNumber)?.group ?? OPENING_STOCK_GROUP
  return orderAddress({ _id: orderId, group })
}

/** Cost of one unit of a movement, over those whose cost is known; null when it is of none. */
export const unitCostOf = ({ quantity, cost, unknown = 0 }: Movement): number | null => {
  const known = Math.abs(quantity) - unknown
  return cost === undefined || known <= 0 ? null : roundDong(Math.abs(cost) / known)
}

export interface Flow {
  readonly opening: number
  readonly incoming: number
  readonly outgoing: number
  readonly closing: number
  readonly unknown: number
}

/** Opening + in − out = closing, over all movements of the period. */
export const flowOf = ({ opening, closing, data }: Omit<Transactions, 'product'>): Flow => {
  const sum = (pick: (movement: Movement) => number): number => data.reduce((so, movement) => so + pick(movement), 0)
  const incoming = sum(({ quantity }) => Math.max(0, quantity))
  const outgoing = sum(({ quantity }) => Math.max(0, -quantity))
  return { opening, incoming, outgoing, closing, unknown: sum(({ unknown = 0 }) => unknown) }
}

export interface Place {
  /** Empty: all warehouses. */
  readonly warehouseId: string
  readonly count: number
  readonly value: number | undefined
  readonly unknown: number
}

/** All warehouses together, then each of them, those without stock included. */
export const placesOf = (levels: readonly Level[], warehouseIds: readonly string[]): Place[] => {
  const seesValue = levels.some(({ value }) => value !== undefined)
  const placeOf = (warehouseId: string, rows: readonly Level[]): Place => ({
    warehouseId,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    value: seesValue ? roundDong(rows.reduce((sum, { value = 0 }) => sum + value, 0)) : undefined,
    unknown: rows.reduce((sum, { unknown = 0 }) => sum + unknown, 0),
  })
  return [
    placeOf('', levels),
    ...warehouseIds.map((id) =>
      placeOf(
        id,
        levels.filter(({ warehouseId }) => warehouseId === id),
      ),
    ),
  ]
}
