import { isPaidByCredit, mayReadOrders, orderKind, TRADE_GROUPS } from '@shared/foundation/documents/order-kinds'
import { isCounted } from '@shared/foundation/documents/order-totals'
import { can } from '@shared/foundation/rights/rights'
import type { Order } from '@shared/areas/trade/services/orders'
import { defineMessages } from 'react-intl'
import { orderAddress } from '../../../components/order-address'
import { api } from '../../../api/api'
import { findMessages } from '../../../components/feature/find-messages'
import { FOUND_LIMIT, rowsOf } from '../../../components/feature/find-rows'
import type { FindContext, FindSource } from '../../../components/feature/manifest'
import { freeMessages } from '../../../lib/free-messages'
import { Amount } from '../../../ui/Amount/Amount'
import type { PaletteEntry } from '../../../ui/CommandPalette/CommandPalette'
import { StatusDisc } from '../../../ui/StatusDisc/StatusDisc'

const m = freeMessages(
  defineMessages({
    orders: { id: 'orders.frame.found', defaultMessage: 'Orders' },
    payOf: { id: 'orders.frame.payOf', defaultMessage: 'Take payment for {number}' },
    paySupplier: { id: 'orders.frame.paySupplier', defaultMessage: 'Pay {number}' },
    printOf: { id: 'orders.frame.printOf', defaultMessage: 'Print the invoice of {number}' },
  }),
)

const entryOf = (order: Order, { intl }: FindContext): PaletteEntry => ({
  key: `order.${order._id}`,
  group: intl.formatMessage(m.orders),
  lead: order.order_number,
  label: (order.customer ?? order.agent ?? order.supplier)?.name ?? '',
  mark: <StatusDisc status={order.status} />,
  ...(order.total === undefined ? null : { aside: <Amount value={order.total} /> }),
  to: orderAddress(order),
})

const isUnpaid = ({ statusPayment, status }: Order): boolean =>
  statusPayment !== 'completed' && statusPayment !== 'cancelled' && isCounted({ status })

const actionsOf = (order: Order, { intl, rights }: FindContext): PaletteEntry[] => {
  const { _id, order_number: number } = order
  const group = intl.formatMessage(findMessages.act)
  const pays = can(rights, ['/funds']) && isUnpaid(order)
  const prints = orderKind(order.group).isSold && order.status !== 'cancelled'
  const payment = intl.formatMessage(isPaidByCredit(order.group) ? m.payOf : m.paySupplier, { number })
  return [
    ...(pays ? [{ key: 'act.pay', group, icon: 'wallet' as const, label: payment, to: `/funds?open=new&order=${_id}` }] : []),
    ...(prints
      ? [{ key: 'act.print', group, icon: 'print' as const, label: intl.formatMessage(m.printOf, { number }), to: `/print/invoice/${_id}` }]
      : []),
  ]
}

/** Sales and purchases, as far as the rights go. */
export const findOrders: FindSource = {
  order: 10,
  actionOrder: 20,
  find: async (search, context) => {
    const groups = TRADE_GROUPS.filter((group) => mayReadOrders(context.rights, group))
    if (groups.length === 0) return { entries: [], actions: [] }
    const query = { search, group: { $in: groups }, $limit: FOUND_LIMIT, $total: false }
    const orders = await rowsOf(context.dispatch(api.orders.findOnce(query)), context.signal)
    const best = orders[0]
    return { entries: orders.map((one) => entryOf(one, context)), actions: best ? actionsOf(best, context) : [] }
  },
}
