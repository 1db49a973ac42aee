import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

/** What stands on the statement that two parties sign. */
export const statementMessages = freeMessages(
  defineMessages({
    title: { id: 'liabilities.paper.title', defaultMessage: 'Statement of account' },
    file: { id: 'liabilities.paper.file', defaultMessage: 'Statement of account {name}' },
    back: { id: 'liabilities.paper.back', defaultMessage: 'Back to the account' },
    seller: { id: 'liabilities.paper.seller', defaultMessage: 'Party {party} (seller)' },
    buyer: { id: 'liabilities.paper.buyer', defaultMessage: 'Party {party} (buyer)' },
    address: { id: 'liabilities.paper.address', defaultMessage: 'Address' },
    contact: { id: 'liabilities.paper.contact', defaultMessage: 'Phone, email' },
    day: { id: 'liabilities.paper.day', defaultMessage: 'Day' },
    what: { id: 'liabilities.paper.what', defaultMessage: 'Document' },
    incurred: { id: 'liabilities.paper.incurred', defaultMessage: 'Charged' },
    paid: { id: 'liabilities.paper.paid', defaultMessage: 'Paid' },
    left: { id: 'liabilities.paper.left', defaultMessage: 'Balance' },
    opening: { id: 'liabilities.paper.opening', defaultMessage: 'Opening balance' },
    sum: { id: 'liabilities.paper.sum', defaultMessage: 'In this period' },
    closing: { id: 'liabilities.paper.closing', defaultMessage: 'Closing balance' },
    writtenOff: { id: 'liabilities.paper.writtenOff', defaultMessage: 'Of what was paid, {amount} is bad debt that was written off.' },
    owes: { id: 'liabilities.paper.owes', defaultMessage: 'At the end of {day} party {debtor} owes party {creditor}' },
    even: { id: 'liabilities.paper.even', defaultMessage: 'At the end of {day} neither party owes the other anything.' },
    inWords: { id: 'liabilities.paper.inWords', defaultMessage: 'In words: {words}.' },
    copies: { id: 'liabilities.paper.copies', defaultMessage: 'Made in two copies of equal value, one for each party.' },
    signA: { id: 'liabilities.paper.signA', defaultMessage: 'For party A' },
    signB: { id: 'liabilities.paper.signB', defaultMessage: 'For party B' },
  }),
)
