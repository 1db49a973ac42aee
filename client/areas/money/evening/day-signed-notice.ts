import { isDay } from '@shared/foundation/days/days'
import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../../components/feature/manifest'
import { amountIn, joined } from '../../../components/notices/notice-parts'
import { freeMessages } from '../../../lib/free-messages'
import { formatDayMonth } from '../../../lib/format'

const m = freeMessages(
  defineMessages({
    signed: { id: 'evening.frame.notice.signed', defaultMessage: '{who} counted {amount} on {day}' },
    short: { id: 'evening.frame.notice.short', defaultMessage: '{amount} missing' },
    over: { id: 'evening.frame.notice.over', defaultMessage: '{amount} too much' },
    takenBack: { id: 'evening.frame.notice.takenBack', defaultMessage: '{who} took back the count of {day} ({amount})' },
    agrees: { id: 'evening.frame.notice.agrees', defaultMessage: 'agrees with the book' },
  }),
)

/** The cash of a day was counted and signed: it opens that evening. */
export const daySignedNotice: NoticeKind = {
  status: 'completed',
  text: ({ who, values: { amount, day = '', group, difference = '0', name } }, intl, locale) => {
    const off = Number(difference)
    const how = off === 0 ? m.agrees : off < 0 ? m.short : m.over
    return {
      title: intl.formatMessage(m.signed, {
        who: name || who,
        amount: amountIn(amount, locale) ?? '',
        day: isDay(day) ? formatDayMonth(day) : day,
      }),
      about: joined(group, intl.formatMessage(how, { amount: amountIn(String(Math.abs(off)), locale) ?? '' })),
    }
  },
  target: ({ values: { day = '', group = '' } }) => `/funds/evening?day=${day}&label=${encodeURIComponent(group)}`,
}

/** A count that was signed was taken back: it says why, and opens that evening. */
export const dayTakenBackNotice: NoticeKind = {
  status: 'cancelled',
  text: ({ who, values: { amount, day = '', group, name, reason } }, intl, locale) => ({
    title: intl.formatMessage(m.takenBack, {
      who: name || who,
      amount: amountIn(amount, locale) ?? '',
      day: isDay(day) ? formatDayMonth(day) : day,
    }),
    about: joined(group, reason),
  }),
  target: daySignedNotice.target,
}
