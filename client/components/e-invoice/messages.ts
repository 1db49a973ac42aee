import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** E-invoices in the words that their list and their orders share. */
export const eInvoiceMessages = freeMessages(
  defineMessages({
    title: { id: 'e-invoice.title', defaultMessage: 'E-invoice' },
    noFile: { id: 'e-invoice.noFile', defaultMessage: 'The provider has no file of it yet' },
    pdf: { id: 'e-invoice.pdf', defaultMessage: 'PDF' },
    xml: { id: 'e-invoice.xml', defaultMessage: 'XML' },
    mailed: { id: 'e-invoice.mailed', defaultMessage: 'Mailed to {address}' },
    standIn: { id: 'e-invoice.standIn', defaultMessage: 'Stand-in: nothing is sent to the tax authority, the number is not valid.' },
    taxCode: { id: 'e-invoice.taxCode', defaultMessage: 'Buyer’s tax code' },
    taxCodeGood: { id: 'e-invoice.taxCode.good', defaultMessage: 'its check digit is right' },
    legalName: { id: 'e-invoice.legalName', defaultMessage: 'Company on the invoice' },
    name: { id: 'e-invoice.name', defaultMessage: 'Who buys' },
    address: { id: 'e-invoice.address', defaultMessage: 'Address' },
    email: { id: 'e-invoice.email', defaultMessage: 'Send the invoice to' },
    'status.draft': { id: 'e-invoice.status.draft', defaultMessage: 'Draft' },
    'status.issuing': { id: 'e-invoice.status.issuing', defaultMessage: 'Being issued' },
    'status.issued': { id: 'e-invoice.status.issued', defaultMessage: 'Issued' },
    'status.adjusted': { id: 'e-invoice.status.adjusted', defaultMessage: 'Adjusted' },
    'status.replaced': { id: 'e-invoice.status.replaced', defaultMessage: 'Replaced' },
    'status.failed': { id: 'e-invoice.status.failed', defaultMessage: 'Refused' },
    'status.withdrawn': { id: 'e-invoice.status.withdrawn', defaultMessage: 'Given up' },
  }),
)
