import { isShipment } from '@shared/foundation/documents/order-shipping'
import { isInternal, orderKind, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import type { StoredOf } from '../../../../kernel/collections'
import type { NoticeRule, NoticeRules } from '../../../../kernel/notices'

type Order = StoredOf<'orders'>

const audience: NoticeRule<'orders'>['audience'] = ({ group }) => [...orderKind(group).rights]

const partnerName = (order: Order): string => (order.customer ?? order.agent ?? order.supplier)?.name ?? ''
/** The value of what stays within the company is left out: not everybody who gets the notice may see it. */
const amountOf = (order: Order): string => (isInternal(order.group) ? '' : String(order.total))

const detailsOf = (order: Order) => ({
  body: [partnerName(order), amountOf(order)].filter(Boolean).join(' · '),
  values: {
    number: order.order_number,
    partner: partnerName(order),
    ...(amountOf(order) ? { amount: amountOf(order) } : {}),
    group: order.group,
  },
})

/** Neither returns nor corrections of what was booked. */
const shipmentsOf = (order: Order): number => order.shipments.filter(isShipment).length

/** An order that was shipped on its way to a later status is told as that, not as a shipment. */
const isShipped = ({ status }: Order): boolean => status === 'shipped' || status === 'partial-shipped'

export const orderNotices: NoticeRules<'orders'> = {
  'order-created': {
    // Of a series the first is told, not each month.
    when: (order, before) => before === null && !isInternal(order.group) && (!order.sourceId || order.sourceId === order._id),
    audience,
    says: (order) => ({ title: `New order ${order.order_number}`, ...detailsOf(order) }),
  },
  'order-shipped': {
    when: (order, before) => before !== null && isShipped(order) && shipmentsOf(order) > shipmentsOf(before),
    audience,
    says: (order) => ({
      title: `Order ${order.order_number} ${takesGoodsOut(order.group) ? 'shipped' : 'received'}${order.status === 'partial-shipped' ? ' in part' : ''}`,
      ...detailsOf(order),
    }),
  },
}
