import { defineMessages } from 'react-intl'

export const shareMessages = defineMessages({
  copied: { id: 'print.link.copied', defaultMessage: 'Link copied: whoever has it sees this invoice' },
  copyByHand: { id: 'print.link.copyByHand', defaultMessage: 'Copy this link' },
  revoked: { id: 'print.link.revoked', defaultMessage: 'The invoice link no longer works' },
})
