import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const noticeMessages = freeMessages(
  defineMessages({
    program: { id: 'bell.program', defaultMessage: 'A program' },
    orderCreated: { id: 'bell.order.created', defaultMessage: '{who} wrote order {number}' },
    purchaseCreated: { id: 'bell.purchase.created', defaultMessage: '{who} wrote purchase {number}' },
    orderShipped: { id: 'bell.order.shipped', defaultMessage: '{who} shipped {number}' },
    purchaseShipped: { id: 'bell.purchase.shipped', defaultMessage: '{who} received {number}' },
    goodsOut: { id: 'bell.goods.out', defaultMessage: '{who} took goods out, {number}' },
    goodsIn: { id: 'bell.goods.in', defaultMessage: '{who} took goods in, {number}' },
    received: { id: 'bell.payment.in', defaultMessage: '{who} received {amount}' },
    paid: { id: 'bell.payment.out', defaultMessage: '{who} paid {amount}' },
    member: { id: 'bell.member', defaultMessage: '{who} added a member' },
  }),
)
