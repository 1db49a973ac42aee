import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const undoMessages = freeMessages(
  defineMessages({
    undone: { id: 'undo.done', defaultMessage: 'Taken back' },
    changed: { id: 'undo.changed', defaultMessage: '{name} has changed it since: it can’t be taken back any more' },
    changedByOther: { id: 'undo.changed.other', defaultMessage: 'It was changed since: it can’t be taken back any more' },
    offline: { id: 'undo.offline', defaultMessage: 'No connection: it wasn’t taken back' },
  }),
)
