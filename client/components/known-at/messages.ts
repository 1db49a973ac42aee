import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const knownAtMessages = freeMessages(
  defineMessages({
    now: { id: 'known-at.now', defaultMessage: 'As known now' },
    choose: { id: 'known-at.choose', defaultMessage: 'As known at which moment' },
    printed: { id: 'known-at.printed', defaultMessage: 'When printed' },
    saved: { id: 'known-at.saved', defaultMessage: 'When saved as a file' },
    sealed: { id: 'known-at.sealed', defaultMessage: 'When sealed' },
    sealedMonth: { id: 'known-at.sealedMonth', defaultMessage: '{month} sealed' },
  }),
)
