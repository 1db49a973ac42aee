import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const closedBooksMessages = freeMessages(
  defineMessages({
    closed: {
      id: 'closed-books.closed',
      defaultMessage: 'The books are locked until {day}: what happened until then stays as it is; what comes later can still be written.',
    },
    closedOrder: {
      id: 'closed-books.order',
      defaultMessage:
        'The books are locked until {day}: the day of this order, its partner and what was shipped until then stay. What you change of its goods and prices, give up or cancel counts from today.',
    },
  }),
)
