import { defineMessages } from 'react-intl'

export const tableFileMessages = defineMessages({
  download: { id: 'table-file.download', defaultMessage: 'Download' },
  xlsx: { id: 'table-file.xlsx', defaultMessage: 'Excel (.xlsx)' },
  csv: { id: 'table-file.csv', defaultMessage: 'CSV (.csv)' },
  failed: { id: 'table-file.failed', defaultMessage: 'The file couldn’t be made. Check the connection and try again.' },
})
