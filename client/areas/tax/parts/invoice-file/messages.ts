import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

export const invoiceFileMessages = freeMessages(
  defineMessages({
    invoice: { id: 'invoice-file.invoice', defaultMessage: 'Invoice of the seller' },
    series: { id: 'invoice-file.series', defaultMessage: 'Series' },
    number: { id: 'invoice-file.number', defaultMessage: 'Number' },
    date: { id: 'invoice-file.date', defaultMessage: 'Day of the invoice' },
    sellerTaxCode: { id: 'invoice-file.sellerTaxCode', defaultMessage: 'Seller’s tax code' },
    vat: { id: 'invoice-file.vat', defaultMessage: 'VAT on it' },
    file: { id: 'invoice-file.file', defaultMessage: 'Read from XML' },
    drop: { id: 'invoice-file.drop', defaultMessage: 'Or drop the file of the e-invoice anywhere on this page.' },
    read: { id: 'invoice-file.read', defaultMessage: 'Invoice {number} of {seller} was read' },
    tooLarge: { id: 'invoice-file.fault.large', defaultMessage: 'The file is too large for an invoice' },
    notInvoice: { id: 'invoice-file.fault.other', defaultMessage: 'This file is no e-invoice' },
    notDong: { id: 'invoice-file.fault.dong', defaultMessage: 'The invoice isn’t in dong' },
  }),
)
