import { defineMessages } from 'react-intl'
import { freeMessages } from '../lib/free-messages'

export const pickMessages = freeMessages(
  defineMessages({
    inStock: { id: 'pick.inStock', defaultMessage: '{sku} · {count} in stock' },
    service: { id: 'pick.service', defaultMessage: '{sku} · service' },
    label: { id: 'pick.label', defaultMessage: 'No label' },
    imageTooLarge: { id: 'pick.imageTooLarge', defaultMessage: 'Your file size too large' },
  }),
)
