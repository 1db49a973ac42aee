import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const paperMessages = freeMessages(
  defineMessages({
    signHint: { id: 'paper.signHint', defaultMessage: '(signature and name)' },
  }),
)
