import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

export const importMessages = freeMessages(
  defineMessages({
    title: { id: 'workspace-import.title', defaultMessage: 'Open a company’s file' },
    lead: {
      id: 'workspace-import.lead',
      defaultMessage:
        'The file that “Take the data along” wrote elsewhere becomes a company here: with its books, members, numbers and pictures. Everybody signs in with the password they had.',
    },
    file: { id: 'workspace-import.file', defaultMessage: 'File (.socai)' },
    noFile: { id: 'workspace-import.noFile', defaultMessage: 'Choose a file' },
    slug: { id: 'workspace-import.slug', defaultMessage: 'Sign-in name' },
    slugHint: { id: 'workspace-import.slugHint', defaultMessage: 'Empty: the one it had' },
    code: { id: 'workspace-import.code', defaultMessage: 'Invitation code' },
    open: { id: 'workspace-import.open', defaultMessage: 'Open it' },
    opened: { id: 'workspace-import.opened', defaultMessage: '{name} is open: sign in to “{slug}”' },
  }),
)
