import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const recentMessages = freeMessages(
  defineMessages({
    added: { id: 'recent.added', defaultMessage: '{name} just added this' },
    addedByProgram: { id: 'recent.added.program', defaultMessage: 'A program just added this' },
    changed: { id: 'recent.changed', defaultMessage: '{name} just changed this' },
    changedByProgram: { id: 'recent.changed.program', defaultMessage: 'A program just changed this' },
  }),
)
