import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const payFromMessages = freeMessages(
  defineMessages({
    from: { id: 'pay-from.from', defaultMessage: 'Paid from' },
    balance: { id: 'pay-from.balance', defaultMessage: 'balance {before}' },
    balanceAfter: { id: 'pay-from.balanceAfter', defaultMessage: 'balance {before} → {after}' },
    day: { id: 'pay-from.day', defaultMessage: 'Day' },
    dayFrom: { id: 'pay-from.dayFrom', defaultMessage: 'not before {day}' },
    dayClosed: { id: 'pay-from.dayClosed', defaultMessage: 'not before {day}: earlier days are closed' },
  }),
)
