import { sentBy } from '@shared/foundation/documents/arrival'
import { DEFAULT_ZONE, monthOf } from '@shared/foundation/days/days'
import { mayReadEntries } from '@shared/foundation/documents/fund-groups'
import { enteredAmount } from '@shared/foundation/documents/funds'
import { orderKind, type OrderGroup } from '@shared/foundation/documents/order-kinds'
import { personMark } from '@shared/foundation/rights/persons'
import type { NoticeRules } from '../../../../kernel/notices'
import { isAnswered, laterOf } from '../../../workspace/answered'

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
  'payment-waits': {
    when: ({ asked }, before) => asked !== undefined && asked.at.getTime() !== before?.asked?.at.getTime(),
    audience: () => ['bod'],
    says: ({ amount, name, group, asked }) => ({
      title: `${asked?.act === 'refunded' ? 'A refund' : 'A payment'} of ${enteredAmount({ amount })} waits for a second person`,
      body: name ?? group,
      values: { amount: String(amount), name: (name ?? group).slice(0, 200), group, did: asked?.act ?? '' },
    }),
  },
  'payment-answered': {
    when: (fund, before) => isAnswered(fund, before),
    audience: ({ confirmed, refused }) => {
      const told = laterOf(confirmed, refused)?.askedById
      return told ? [personMark(told)] : []
    },
    says: ({ amount, name, group, confirmed, refused }) => {
      const isRefused = laterOf(confirmed, refused) === refused
      return {
        title: isRefused ? 'Refused by a second person' : 'Confirmed by a second person',
        body: (isRefused ? refused?.reason : undefined) ?? name ?? group,
        values: {
          amount: String(amount),
          name: (name ?? group).slice(0, 200),
          group,
          did: isRefused ? 'refused' : 'confirmed',
          ...(isRefused && refused?.reason ? { reason: refused.reason } : {}),
        },
      }
    },
  },
  'pay-not-arrived': {
    when: ({ arrival }, before) =>
      arrival !== undefined &&
      !arrival.byHand &&
      arrival.state !== 'received' &&
      (arrival.state !== before?.arrival?.state || arrival.told !== before.arrival.told),
    audience: ({ userId }) => (userId ? ['/funds', '/office/hr'] : ['/funds']),
    says: ({ arrival, number, recipientName, month, created, ...entry }) => {
      const [told, sent] = [arrival?.told ?? 0, sentBy(entry)]
      return {
        title:
          arrival?.state === 'returned'
            ? `Pay came back: ${number ?? ''}`
            : `The bank tells ${told} of ${number ?? ''}, the books say ${sent}`,
        body: recipientName ?? '',
        values: {
          amount: String(sent),
          told: String(told),
          did: arrival?.state ?? '',
          ...(recipientName ? { name: recipientName } : {}),
          ...(number ? { voucher: number } : {}),
          // An advance is of the month of its day.
          number: month ?? monthOf(created, DEFAULT_ZONE),
          ...(entry.userId ? {} : { group: entry.group }),
        },
      }
    },
  },
}
