import { defineMessages } from 'react-intl'

export const signOutMessages = defineMessages({
  screen: { id: 'sign-out.screen', defaultMessage: 'Signing out' },
})
