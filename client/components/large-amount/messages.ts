import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const largeAmountMessages = freeMessages(
  defineMessages({
    title: { id: 'large-amount.title', defaultMessage: 'You are entering {amount}' },
    text: { id: 'large-amount.text', defaultMessage: '{words}. Count the noughts: is that the amount you mean?' },
    verb: { id: 'large-amount.verb', defaultMessage: 'Yes, that amount' },
    safe: { id: 'large-amount.safe', defaultMessage: 'Correct it' },
  }),
)
