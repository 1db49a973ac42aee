import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** Doing the same to many records. */
export const bulkRunMessages = freeMessages(
  defineMessages({
    each: {
      id: 'bulk.each',
      defaultMessage: 'Changed one by one: {count}. What the rules don’t allow is left as it is and told.',
    },
    runAll: { id: 'bulk.runAll', defaultMessage: 'Change {count}' },
    progress: { id: 'bulk.progress', defaultMessage: '{done} of {all}' },
    changed: { id: 'bulk.changed', defaultMessage: '{count} changed' },
    notChanged: { id: 'bulk.notChanged', defaultMessage: '{count} not changed' },
    takeBack: { id: 'bulk.takeBack', defaultMessage: 'Take back {count}…' },
    goOn: { id: 'bulk.goOn', defaultMessage: 'Go on, {count} left' },
    stop: { id: 'bulk.stop', defaultMessage: 'Stop' },
    close: { id: 'bulk.close', defaultMessage: 'Close' },
  }),
)
