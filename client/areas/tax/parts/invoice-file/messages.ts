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
    ownDefinitions: {
      id: 'invoice-file.fault.definitions',
      defaultMessage: 'This file defines words of its own, as no e-invoice does: it isn’t read. Ask the seller for the original.',
    },
    otherBuyer: {
      id: 'invoice-file.buyer',
      defaultMessage: 'Invoice {number} is to {taxCode}, you are {own}: nothing was taken from it',
    },
    sumsOff: {
      id: 'invoice-file.sums',
      defaultMessage: 'What is to be paid on the invoice is {amount} off its own sums: compare it with the seller',
    },
    unsigned: {
      id: 'invoice-file.unsigned',
      defaultMessage: 'There is no signature of the seller in the file: look the invoice up before you rely on it',
    },
    changed: {
      id: 'invoice-file.changed',
      defaultMessage: 'The signature doesn’t fit the file: it was changed after signing. Ask the seller for the original',
    },
    signedByOther: {
      id: 'invoice-file.signedByOther',
      defaultMessage: 'The file is signed by {taxCode}, not by the seller {seller}: look the invoice up before you rely on it',
    },
    unchecked: {
      id: 'invoice-file.unchecked',
      defaultMessage: 'The signature in the file can’t be checked here: look the invoice up before you rely on it',
    },
    notDong: { id: 'invoice-file.fault.dong', defaultMessage: 'The invoice isn’t in dong' },
  }),
)
