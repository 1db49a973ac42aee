import { mayReadEntries } from '@shared/foundation/documents/fund-groups'
import { enteredAmount } from '@shared/foundation/documents/funds'
import { orderKind, type OrderGroup } from '@shared/foundation/documents/order-kinds'
import { personMark } from '@shared/foundation/rights/persons'
import type { NoticeRules } from '../../../../kernel/notices'

export const fundsNotices: NoticeRules<'funds'> = {
  'payment-completed': {
    // Of what a count of cash books its own notice tells.
    when: ({ status, dayCloseId }, before) => status === 'completed' && before?.status !== 'completed' && dayCloseId === undefined,
    audience: ({ order, group }) => [
      '/funds',
      ...(order ? orderKind(order.group as OrderGroup).rights.filter((right) => mayReadEntries([right], group)) : []),
    ],
    says: ({ amount, isCredit, name, group, order, number: voucher }) => ({
      title: `${isCredit ? 'Received' : 'Paid'} ${enteredAmount({ amount })}`,
      body: [name ?? group, order?.order_number].filter(Boolean).join(' · '),
      values: {
        amount: String(amount),
        name: name ?? group,
        ...(order ? { number: order.order_number } : {}),
        group,
        ...(voucher ? { voucher } : {}),
      },
    }),
  },
  'salary-paid': {
    when: (fund, before) =>
      fund.status === 'completed' && before?.status !== 'completed' && fund.userId !== undefined && fund.userId !== fund.creatorId,
    audience: ({ userId }) => (userId ? [personMark(userId)] : []),
    says: ({ amount, month }) => ({
      title: 'Salary paid',
      body: month ?? '',
      values: { amount: String(-amount), ...(month ? { number: month } : {}) },
    }),
  },
}
