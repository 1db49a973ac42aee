import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

/** A partner or product that is written down for the second time. */
export const sameMessages = freeMessages(
  defineMessages({
    partnerName: { id: 'same.partner.name', defaultMessage: '{name} is in this list already. Is it the same?' },
    partnerPhone: { id: 'same.partner.phone', defaultMessage: '{name} has this phone already. Is it the same?' },
    product: { id: 'same.product', defaultMessage: '{name} ({sku}) is there already. Is it the same?' },
    open: { id: 'same.open', defaultMessage: 'Open it' },
    title: { id: 'same.title', defaultMessage: 'Save a second one?' },
    verb: { id: 'same.verb', defaultMessage: 'Save all the same' },
    safe: { id: 'same.safe', defaultMessage: 'Look again' },
  }),
)
