import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** What can be done with a sale that was just made. */
export const soldMessages = freeMessages(
  defineMessages({
    change: { id: 'counter.lastSale.change', defaultMessage: 'Change' },
    issue: { id: 'counter.lastSale.issue', defaultMessage: 'Issue an invoice' },
    issuing: { id: 'counter.lastSale.issuing', defaultMessage: 'The invoice of {number} is on its way' },
    issueTitle: { id: 'counter.lastSale.issueTitle', defaultMessage: 'Invoice for the buyer of {number}' },
    issueVerb: { id: 'counter.lastSale.issueVerb', defaultMessage: 'Issue {amount}' },
    issueNote: {
      id: 'counter.lastSale.issueNote',
      defaultMessage: 'Without a tax code it is the consumer’s. Once issued it can’t be deleted, only adjusted or replaced.',
    },
    send: { id: 'counter.lastSale.send', defaultMessage: 'Send the receipt' },
    sendTitle: { id: 'counter.lastSale.sendTitle', defaultMessage: 'Send the receipt {number}' },
    scan: { id: 'counter.lastSale.scan', defaultMessage: 'The buyer scans this with a phone' },
    copyLink: { id: 'counter.lastSale.copyLink', defaultMessage: 'Copy the link' },
    mailTo: { id: 'counter.lastSale.mailTo', defaultMessage: 'Mail it to' },
    mail: { id: 'counter.lastSale.mail', defaultMessage: 'Send a mail' },
    mailed: { id: 'counter.lastSale.mailed', defaultMessage: 'The receipt goes to {address}' },
    open: { id: 'counter.lastSale.open', defaultMessage: 'Whoever has the link sees this receipt, without signing in.' },
    takeBack: { id: 'counter.takeBack', defaultMessage: 'Return or exchange' },
  }),
)
