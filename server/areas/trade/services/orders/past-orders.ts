import { sumDong, roundDong } from '@shared/foundation/money/money'
import { isInternal, orderKind } from '@shared/foundation/documents/order-kinds'
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
