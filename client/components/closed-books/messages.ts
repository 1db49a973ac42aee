import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const closedBooksMessages = freeMessages(
  defineMessages({
    closed: {
      id: 'closed-books.closed',
      defaultMessage: 'The books are locked until {day}: what happened until then stays as it is; what comes later can still be written.',
    },
  }),
)
