import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const closedBooksMessages = freeMessages(
  defineMessages({
    closed: {
      id: 'closedBooks.closed',
      defaultMessage: 'The books are locked until {day}: what is dated before stays as it is; what comes later can still be added.',
    },
  }),
)
