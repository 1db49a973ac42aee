import { defineMessages } from 'react-intl'

export const findMessages = defineMessages({
  act: { id: 'palette.act', defaultMessage: 'Do now' },
})
