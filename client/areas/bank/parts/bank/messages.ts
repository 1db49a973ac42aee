import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

export const payCodeMessages = freeMessages(
  defineMessages({
    show: { id: 'pay-code.show', defaultMessage: 'Payment code' },
    title: { id: 'pay-code.title', defaultMessage: 'Pay {number} by transfer' },
    account: { id: 'pay-code.account', defaultMessage: 'Account' },
    purpose: { id: 'pay-code.purpose', defaultMessage: 'Purpose' },
    watched: { id: 'pay-code.watched', defaultMessage: 'This window says so as soon as the money is there.' },
    unwatched: { id: 'pay-code.unwatched', defaultMessage: 'This account isn’t connected: enter the payment once the money is there.' },
    paid: { id: 'pay-code.paid', defaultMessage: 'Paid: {amount} received' },
    close: { id: 'pay-code.close', defaultMessage: 'Close' },
  }),
)
