import { defineMessages } from 'react-intl'

export const infoMessages = defineMessages({
  screen: { id: 'info.screen', defaultMessage: 'Information' },
})
