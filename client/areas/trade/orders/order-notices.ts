import { defineMessages, type MessageDescriptor } from 'react-intl'
import { orderAddress } from '../../../components/order-address'
import type { NoticeKind, TellableNotice } from '../../../components/feature/manifest'
import { amountIn, joined } from '../../../components/notices/notice-parts'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    orderCreated: { id: 'orders.frame.created.sale', defaultMessage: '{who} created order {number}' },
    purchaseCreated: { id: 'orders.frame.created.purchase', defaultMessage: '{who} created purchase {number}' },
    orderShipped: { id: 'orders.frame.shipped.sale', defaultMessage: '{who} shipped {number}' },
    purchaseShipped: { id: 'orders.frame.shipped.purchase', defaultMessage: '{who} received {number}' },
    goodsOut: { id: 'orders.frame.shipped.out', defaultMessage: '{who} took goods out, {number}' },
    goodsIn: { id: 'orders.frame.shipped.in', defaultMessage: '{who} took goods in, {number}' },
  }),
)

/** Titles by the order's group; an order of any other group is a sale. */
type Titles = Readonly<Record<string, MessageDescriptor>> & { readonly sales: MessageDescriptor }

const noticeOf = (status: string, titles: Titles): NoticeKind => {
  const titleOf = ({ group }: TellableNotice['values']): MessageDescriptor =>
    (group === undefined ? undefined : titles[group]) ?? titles.sales
  return {
    status,
    text: ({ who, values }, intl, locale) => ({
      title: intl.formatMessage(titleOf(values), { who, number: values.number ?? '' }),
      about: joined(values.partner, amountIn(values.amount, locale)),
    }),
    target: ({ target, values }) => orderAddress({ _id: target._id, group: values.group ?? '' }),
  }
}

export const orderCreatedNotice = noticeOf('new-order', { sales: m.orderCreated, purchases: m.purchaseCreated })
export const orderShippedNotice = noticeOf('shipped', {
  sales: m.orderShipped,
  purchases: m.purchaseShipped,
  inventoryIn: m.goodsIn,
  inventoryOut: m.goodsOut,
})
