import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const signOutMessages = freeMessages(
  defineMessages({
    waiting: { id: 'sign-out.waiting', defaultMessage: '{count, plural, one {# sale waits} other {# sales wait}} to be sent' },
    waitingHint: {
      id: 'sign-out.waitingHint',
      defaultMessage:
        'They stay on this device, and nobody could send them once you are out. Wait for the network, or save them as a file first.',
    },
    saveFile: { id: 'sign-out.saveFile', defaultMessage: 'Save as a file' },
    stay: { id: 'sign-out.stay', defaultMessage: 'Stay' },
  }),
)
