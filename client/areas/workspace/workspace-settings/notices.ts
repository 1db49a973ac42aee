import { isDay } from '@shared/foundation/days/days'
import { can } from '@shared/foundation/rights/rights'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { NoticeKind } from '../../../components/feature/manifest'
import { formatDate } from '../../../lib/format'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    closed: { id: 'workspace-settings.frame.books.closed', defaultMessage: '{who} closed the books through {day}' },
    reopened: { id: 'workspace-settings.frame.books.reopened', defaultMessage: '{who} opened the books again after {day}' },
    fileTaken: { id: 'workspace-settings.frame.fileTaken', defaultMessage: '{who} took the file of the whole company along' },
    opened: { id: 'workspace-settings.frame.books.opened', defaultMessage: '{who} opened all books again' },
  }),
)

const noticeOf = (status: string, title: MessageDescriptor): NoticeKind => ({
  status,
  text: ({ who, values: { day } }, intl) => ({
    title: isDay(day) ? intl.formatMessage(title, { who, day: formatDate(day) }) : intl.formatMessage(m.opened, { who }),
    about: '',
  }),
  target: (_notice, rights) => (can(rights, ['bod']) ? '/settings' : '/'),
})

export const booksClosedNotice = noticeOf('completed', m.closed)
export const booksReopenedNotice = noticeOf('pending', m.reopened)

export const fileTakenNotice: NoticeKind = {
  status: 'pending',
  text: ({ who }, intl) => ({ title: intl.formatMessage(m.fileTaken, { who }), about: '' }),
  target: () => '/settings',
}
