import { defineMessages } from 'react-intl'

export const noticeMessages = defineMessages({
  program: { id: 'notices.program', defaultMessage: 'A program' },
})
