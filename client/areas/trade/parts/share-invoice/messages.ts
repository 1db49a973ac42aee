import { defineMessages } from 'react-intl'

export const shareMessages = defineMessages({
  copied: { id: 'share-invoice.copied', defaultMessage: 'Link copied: whoever has it sees this invoice' },
  copyByHand: { id: 'share-invoice.copyByHand', defaultMessage: 'Copy this link' },
  revoked: { id: 'share-invoice.revoked', defaultMessage: 'The invoice link no longer works' },
})
