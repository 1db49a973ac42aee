import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const proposedMessages = freeMessages(
  defineMessages({
    proposed: { id: 'proposed.change', defaultMessage: 'A change is proposed' },
    value: { id: 'proposed.value', defaultMessage: 'proposed {value}' },
  }),
)
