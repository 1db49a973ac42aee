import { dong, sumDong, roundDong } from '@shared/foundation/money/money'
import { isInternal, orderKind } from '@shared/foundation/documents/order-kinds'
import { bookedNet, shippedNet } from '@shared/foundation/documents/order-shipping'
import { pieces } from '@shared/foundation/documents/order-lines'
import { hasAllComeBack, returnedTotalOf } from '@shared/foundation/documents/order-returns'
import type { OrderItemInput } from '@shared/areas/trade/services/orders'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import type { FilledLine } from './order-lines'
import { shipServices, unknownUnits, withShipments } from './order-shipping'

type Order = StoredOf<'orders'>
type OrderCall = Call<'orders'>

/** Whether an order comes from older books and was delivered there: its goods are not among the stock of these books. */
export const isPast = (
  { params }: Pick<OrderCall, 'params'>,
  data: Pick<Order, 'group'> & { readonly status?: string | undefined },
): boolean => params.fromOlderBooks === true && data.status === 'delivered' && !isInternal(data.group)

/** The lines of an order that was delivered before: they name their products and move no stock. */
export const withoutStock = (lines: readonly FilledLine[]): FilledLine[] =>
  lines.map((line) => (line.group === 'goods' ? { ...line, group: 'others' } : line))

/**
 * The order as it was delivered, at its own time. What its goods cost is what the older books say of each piece; where they say nothing it is
 * not known, as of any goods.
 */
export const deliveredBefore = async (
  work: SocaiUnitOfWork,
  { caller }: Pick<OrderCall, 'caller'>,
  order: Order,
  { items = [], shippingTime }: { readonly items?: readonly OrderItemInput[] | undefined; readonly shippingTime?: Date | undefined },
): Promise<Order> => {
  const after = await shipServices(work, caller, order, 'delivered', shippingTime ?? order.created)
  if (!orderKind(order.group).isSold) return after
  const goods = order.items.flatMap(({ productId, group, quantity }, index) =>
    productId && group === 'others' ? [{ quantity, cost: items[index]?.cost }] : [],
  )
  const cost = sumDong(goods.map((each) => (typeof each.cost === 'number' ? roundDong(each.cost * each.quantity) : 0)))
  const unknown = goods.reduce((sum, each) => sum + (typeof each.cost === 'number' ? 0 : Math.round(each.quantity)), 0)
  return withShipments(
    after,
    after.shipments.map((shipment) => ({ ...shipment, cost, ...unknownUnits(unknown) })),
  )
}

const SECOND_MS = 1000

/**
 * The order after some of it came back in the older books, no earlier than it left: no stock moves, and what its goods cost comes back as it
 * left. Also when that was.
 */
export const returnedBefore = (
  order: Order,
  { items: sent = [] }: { readonly items?: readonly OrderItemInput[] | undefined },
  { at: said, lines }: NonNullable<OrderCall['params']['returnedBefore']>[number],
): { readonly at: Date; readonly order: Order } => {
  const last = Math.max(...order.shipments.map(({ time }) => time.getTime()))
  const at = new Date(Math.max(said.getTime(), last + SECOND_MS))
  const back = new Map(lines.map(({ index, quantity }) => [index, quantity]))
  const items = order.items.map((item, index) => ({ ...item, returned: pieces((item.returned ?? 0) + (back.get(index) ?? 0)) }))
  const { cost, unknown } = orderKind(order.group).isSold ? costBack(order, sent, lines) : { cost: 0, unknown: 0 }
  const shipment: Order['shipments'][number] = {
    time: at,
    lines: lines.map(({ index, quantity }) => ({ index, productId: order.items[index]?.productId ?? null, quantity: -quantity })),
    net: dong(shippedNet({ ...order, items }) - bookedNet(order)),
    cost: -cost + 0,
    ...unknownUnits(-unknown + 0),
  }
  return {
    at,
    order: {
      ...withShipments({ ...order, items }, [...order.shipments, shipment]),
      returnedTotal: returnedTotalOf({ ...order, items }),
      ...(hasAllComeBack(items) ? { status: 'returned' as const, returnedAt: at } : {}),
    },
  }
}

/** What goods that come back cost when they left: whole dong, and the pieces of which it isn't known. */
const costBack = (
  order: Order,
  sent: readonly OrderItemInput[],
  lines: readonly { readonly index: number; readonly quantity: number }[],
): { readonly cost: number; readonly unknown: number } => {
  const goods = lines.flatMap(({ index, quantity }) => {
    const { productId, group } = order.items[index] ?? {}
    return productId && group === 'others' ? [{ quantity, cost: sent[index]?.cost }] : []
  })
  return {
    cost: sumDong(goods.map(({ quantity, cost }) => (typeof cost === 'number' ? roundDong(cost * quantity) : 0))),
    unknown: goods.reduce((sum, { quantity, cost }) => sum + (typeof cost === 'number' ? 0 : Math.round(quantity)), 0),
  }
}
