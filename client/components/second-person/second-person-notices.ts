import type { MessageDescriptor } from 'react-intl'
import type { NoticeKind } from '../feature/manifest'
import { amountIn, joined } from '../notices/notice-parts'
import { secondPersonMessages as m } from './messages'

const asks: Readonly<Record<string, MessageDescriptor>> = {
  completed: m.noticePay,
  refunded: m.noticeRefund,
  committed: m.noticeSheet,
  undone: m.noticeSheet,
}

/** Somebody asks the board to confirm. @param target the address it opens, before the record's id */
export const waitsNotice = (target: string): NoticeKind => ({
  status: 'pending',
  text: ({ who, values: { did = '', amount, name, number } }, intl, locale) => ({
    title: intl.formatMessage(asks[did] ?? m.noticeSettings, { who, amount: amountIn(amount, locale) ?? '' }),
    about: asks[did] ? joined(name, number) : '',
  }),
  target: ({ target: { _id } }) => (target.endsWith('=') || target.endsWith('/') ? target + _id : target),
})

/** What somebody else of the board answered whoever asked. */
export const answeredNotice = (target: string): NoticeKind => ({
  status: 'completed',
  text: ({ who, values: { did, amount, name, reason } }, intl, locale) => ({
    title: intl.formatMessage(did === 'refused' ? m.noticeRefused : m.noticeConfirmed, { who }),
    about: joined(reason, name, amountIn(amount, locale)),
  }),
  target: ({ target: { _id } }) => (target.endsWith('=') || target.endsWith('/') ? target + _id : target),
})
