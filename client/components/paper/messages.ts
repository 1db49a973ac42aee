import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const paperMessages = freeMessages(
  defineMessages({
    paper: { id: 'paper.paper', defaultMessage: 'Paper' },
    roll: { id: 'paper.roll', defaultMessage: 'Roll 80 mm' },
    a5: { id: 'paper.a5', defaultMessage: 'A5' },
    a4: { id: 'paper.a4', defaultMessage: 'A4' },
    slipKept: { id: 'paper.slipKept', defaultMessage: 'Slip 1: kept' },
    slipGiven: { id: 'paper.slipGiven', defaultMessage: 'Slip 2: for the buyer' },
    cancelled: { id: 'paper.cancelled', defaultMessage: 'CANCELLED' },
    printVoucher: { id: 'paper.printVoucher', defaultMessage: 'Print voucher' },
    taxCode: { id: 'paper.taxCode', defaultMessage: 'Tax code' },
    signHint: { id: 'paper.signHint', defaultMessage: '(signature and name)' },
  }),
)

/** What the board decides of papers. */
export const printSettingMessages = freeMessages(
  defineMessages({
    setName: { id: 'paper.set.name', defaultMessage: 'Seller’s name' },
    setTitle: { id: 'paper.set.title', defaultMessage: 'Title of invoices' },
    usualTitle: { id: 'paper.set.title.usual', defaultMessage: 'Sales invoice' },
    setAddress: { id: 'paper.set.address', defaultMessage: 'Address' },
    setContact: { id: 'paper.set.contact', defaultMessage: 'Phone, email' },
    setPayment: { id: 'paper.set.payment', defaultMessage: 'How to pay' },
    setNotice: { id: 'paper.set.notice', defaultMessage: 'Notice at the foot' },
    setHideCode: { id: 'paper.set.hideCode', defaultMessage: 'No payment code (VietQR)' },
    setShowSku: { id: 'paper.set.showSku', defaultMessage: 'SKU under each item of an invoice' },
    setHideUnpaid: { id: 'paper.set.hideUnpaid', defaultMessage: 'Receipts don’t say what is left to pay' },
    setBreak: { id: 'paper.set.break', defaultMessage: 'Receipts have two slips' },
  }),
)
