import { defineMessages } from 'react-intl'

export const exportMessages = defineMessages({
  title: { id: 'workspace-export.title', defaultMessage: 'Take your data along' },
  lead: {
    id: 'workspace-export.lead',
    defaultMessage:
      'All of the company in one file: books, members, history, pictures. The operator of another machine opens it again with the same figures and numbers.',
  },
  left: {
    id: 'workspace-export.left',
    defaultMessage:
      'Private tasks and personal notices of others, and the keys of banks, shops, pages and messages stay here. Passwords go along only when a founder takes the file within 15 minutes of signing in; otherwise members use “Forgot password” there. The board is told.',
  },
  warning: { id: 'workspace-export.warning', defaultMessage: 'Whoever has this file can read everything in it. Keep it safe.' },
  download: { id: 'workspace-export.download', defaultMessage: 'Download the file' },
})
