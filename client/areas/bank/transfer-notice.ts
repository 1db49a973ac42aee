import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../components/feature/manifest'
import { amountIn, joined } from '../../components/notices/notice-parts'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    waiting: { id: 'bank.frame.waiting', defaultMessage: 'A transfer of {amount} fits no payment' },
  }),
)

export const transferNotice: NoticeKind = {
  status: 'pending',
  text: ({ values: { amount, name, number } }, intl, locale) => ({
    title: intl.formatMessage(m.waiting, { amount: amountIn(amount, locale) ?? '' }),
    about: joined(number, name),
  }),
  target: ({ target }) => `/funds/transfers?open=${target._id}`,
}
