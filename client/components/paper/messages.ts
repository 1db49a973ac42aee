import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const paperMessages = freeMessages(
  defineMessages({
    paper: { id: 'paper.paper', defaultMessage: 'Paper' },
    roll: { id: 'paper.roll', defaultMessage: 'Roll 80 mm' },
    a5: { id: 'paper.a5', defaultMessage: 'A5' },
    a4: { id: 'paper.a4', defaultMessage: 'A4' },
    slipKept: { id: 'paper.slipKept', defaultMessage: 'Slip 1: kept' },
    slipGiven: { id: 'paper.slipGiven', defaultMessage: 'Slip 2: for the buyer' },
    signHint: { id: 'paper.signHint', defaultMessage: '(signature and name)' },
  }),
)
