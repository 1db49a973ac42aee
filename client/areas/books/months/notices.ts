import { isDay, monthOfDay } from '@shared/foundation/days/days'
import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../../components/feature/manifest'
import { freeMessages } from '../../../lib/free-messages'
import { monthInWords } from './months'

const m = freeMessages(
  defineMessages({
    differ: { id: 'months.frame.differ', defaultMessage: 'The books differ from their journal: {name}' },
    question: { id: 'months.frame.notice.question', defaultMessage: '{who} asks about the books of {month}' },
  }),
)

/** An accountant outside asks about a sealed month: it opens that month with the question. */
export const accountantQuestionNotice: NoticeKind = {
  status: 'pending',
  text: ({ values, body }, intl, locale) => {
    const { name = '', day = '' } = values
    return {
      title: intl.formatMessage(m.question, { who: name, month: isDay(day) ? monthInWords(monthOfDay(day), locale) : '' }),
      about: body,
      ...(name ? { from: name } : {}),
    }
  },
  target: ({ values: { day = '' } }) => (isDay(day) ? `/report/months?year=${day.slice(0, 4)}&open=${monthOfDay(day)}` : '/report/months'),
}

/** The nightly proof found what the board has to look at. */
export const booksDifferNotice: NoticeKind = {
  status: 'cancelled',
  text: ({ values: { name } }, intl) => ({ title: intl.formatMessage(m.differ, { name }), about: '' }),
  target: () => '/report/months',
}
