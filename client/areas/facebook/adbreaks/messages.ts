import { defineMessages } from 'react-intl'

export const adbreaksMessages = defineMessages({
  screen: { id: 'adbreaks.screen', defaultMessage: 'Ad breaks' },
  soon: { id: 'adbreaks.soon', defaultMessage: 'This feature will be available soon' },
  soonHint: { id: 'adbreaks.soon.hint', defaultMessage: 'Until then, posts for your Facebook pages are planned in “Facebook pages”.' },
})
