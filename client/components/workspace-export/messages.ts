import { defineMessages } from 'react-intl'

export const exportMessages = defineMessages({
  title: { id: 'workspace-export.title', defaultMessage: 'Take your data along' },
  lead: {
    id: 'workspace-export.lead',
    defaultMessage:
      'All of the company in one file: books, members, history, pictures. The operator of another machine opens it again with the same figures and numbers.',
  },
  warning: { id: 'workspace-export.warning', defaultMessage: 'Whoever has this file can read everything. Keep it safe.' },
  download: { id: 'workspace-export.download', defaultMessage: 'Download the file' },
})
