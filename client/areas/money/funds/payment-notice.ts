import { ordersPaidBy } from '@shared/foundation/documents/fund-groups'
import { can } from '@shared/foundation/rights/rights'
import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../../components/feature/manifest'
import { fundGroupName } from '../../../components/fund-groups/fund-group-name'
import { amountIn, joined } from '../../../components/notices/notice-parts'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    received: { id: 'funds.frame.received', defaultMessage: '{who} received {amount}' },
    paid: { id: 'funds.frame.paid', defaultMessage: '{who} paid {amount}' },
  }),
)

export const paymentNotice: NoticeKind = {
  status: 'completed',
  text: ({ who, values: { amount, name, group, number, voucher } }, intl, locale) => ({
    title: intl.formatMessage(Number(amount) < 0 ? m.paid : m.received, { who, amount: amountIn(amount, locale) ?? '' }),
    about: joined(
      voucher,
      name && group === name ? fundGroupName(intl, name) : name,
      number && name?.includes(number) ? undefined : number,
    ),
  }),
  target: ({ target, values: { number, group } }, rights) => {
    // Who may not open the books still reads the order that was paid.
    if (can(rights, ['/funds']) || !number) return `/funds?open=${target._id}`
    return `/${ordersPaidBy(group ?? '') ?? 'sales'}/orders?q=${encodeURIComponent(number)}`
  },
}
