import { endOfDay, startOfDay } from '@shared/foundation/days/days'
import { roundCost } from '@shared/foundation/money/money'
import { parseOrderNumber } from '@shared/foundation/documents/order-numbers'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { can } from '@shared/foundation/rights/rights'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Movement } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { groupBy } from '@shared/foundation/group-by'
import { AppError } from '../../../../platform/errors'

type Card = Stored<ReportOf<'products', 'transactions'>>

/** One card tells no more movements; of a longer range it tells the last. */
const MOST_MOVEMENTS = 1000

/** A product's movements in a range, oldest first: the count before them, after each, and at the end. Costs, and the
 *  orders with their partners, only for those who may see them. */
export const stockCard: ReportFunctions<'products'>['transactions'] = async ({ app, caller }, { productId, warehouseId, since, until }) => {
  const database = app.get('database')
  const product = await database.records('products', caller.workspaceId).byId(productId)
  if (!product) throw AppError.of('request.not-found')
  const to = until ? endOfDay(until, caller.zone) : null
  const place = { productId, ...(warehouseId ? { warehouseId } : {}) }
  const movements = database.records('movements', caller.workspaceId)
  const time = { ...(since ? { $gte: startOfDay(since, caller.zone) } : {}), ...(to ? { $lte: to } : {}) }
  const [listed, later, levels] = await Promise.all([
    movements.find(
      { ...place, ...(since || to ? { time } : {}) },
      { sort: { time: -1, _id: -1 }, limit: MOST_MOVEMENTS + 1, without: ['workspaceId', 'productId'] },
    ),
    to ? movements.find({ ...place, time: { $gt: to } }, { only: ['sign', 'quantity'] }) : [],
    database.records('levels', caller.workspaceId).find(place),
  ])
  const closing = levels.reduce((sum, { count }) => sum + count, 0) - moved(later)
  const seesCosts = can(caller.rights, ['/purchases'])
  const told = withCorrections(listed).filter(({ quantity }) => seesCosts || quantity !== 0)
  const shown = told.slice(0, MOST_MOVEMENTS).reverse()
  const opening = closing - moved(shown)
  const rowOf = rowsFor(caller.rights, seesCosts)
  let balance = opening
  const data = shown.map((movement) => {
    balance += movement.sign * movement.quantity
    return rowOf(movement, balance)
  })
  const { _id, name, slug, unit } = product
  return { product: { _id, name, slug, unit }, opening, closing, more: listed.length > MOST_MOVEMENTS, data }
}

/** What corrected only the cost of a movement is told with it; a correction on a day of its own is told by itself, of no pieces, with what
 *  the stock is worth more. */
const withCorrections = (movements: readonly Movement[]): Movement[] => {
  const keyOf = ({ shippingTime, order_number, warehouseId, sign }: Movement): string =>
    `${shippingTime.getTime()} ${order_number} ${warehouseId} ${sign}`
  const isCorrection = ({ quantity }: Movement): boolean => quantity === 0
  const corrections = groupBy(movements.filter(isCorrection), keyOf)
  const corrected = new Set(movements.flatMap((movement) => (isCorrection(movement) ? [] : [keyOf(movement)])))
  return movements.flatMap((movement) => {
    const key = keyOf(movement)
    if (isCorrection(movement) && corrected.has(key)) return []
    const own = corrections.get(key) ?? []
    corrections.delete(key)
    const cost = own.reduce((sum, each) => roundCost(sum + each.cost), 0)
    const unknown = own.reduce((sum, each) => sum + each.unknown, 0)
    if (!isCorrection(movement)) return [{ ...movement, cost: roundCost(movement.cost + cost), unknown: movement.unknown + unknown }]
    return cost === 0 && unknown === 0 ? [] : [{ ...movement, cost: movement.sign * cost, unknown: movement.sign * unknown }]
  })
}

const moved = (movements: readonly Pick<Movement, 'sign' | 'quantity'>[]): number =>
  movements.reduce((sum, { sign, quantity }) => sum + sign * quantity, 0)

const rowsFor = (rights: Parameters<typeof can>[0], seesCosts: boolean) => {
  const readsTransfers = can(rights, ['/sales', '/purchases'])
  const isReadable = (number: string): boolean => {
    const order = parseOrderNumber(number)
    return order !== null && mayReadOrders(rights, order.group)
  }
  return (
    { _id, orderId, transferId, order_number, partner, time, sign, quantity, cost, unknown, warehouseId }: Movement,
    balance: number,
  ): Card['data'][number] => ({
    _id,
    ...(transferId && readsTransfers ? { transferId, order_number } : {}),
    ...(orderId && isReadable(order_number) ? { orderId, order_number, partner } : {}),
    time,
    warehouseId,
    quantity: sign * quantity,
    balance,
    ...(seesCosts ? { cost, unknown } : {}),
  })
}
