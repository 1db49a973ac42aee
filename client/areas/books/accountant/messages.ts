import type { LinkBook } from '@shared/areas/books/rules/link-books'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

/** What an accountant outside reads of a month. */
export const accountantMessages = freeMessages(
  defineMessages({
    title: { id: 'accountant.title', defaultMessage: 'Books of {month}' },
    about: { id: 'accountant.about', defaultMessage: 'Books of {month}, for {name}' },
    readOnly: { id: 'accountant.readOnly', defaultMessage: 'Read only' },
    ends: { id: 'accountant.ends', defaultMessage: 'ends {day}' },
    saveAll: { id: 'accountant.saveAll', defaultMessage: 'Save all' },
    saveFailed: { id: 'accountant.saveFailed', defaultMessage: 'The file could not be made: try again' },
    books: { id: 'accountant.books', defaultMessage: 'Books' },
    opening: { id: 'accountant.opening', defaultMessage: 'Opening the books…' },
    over: { id: 'accountant.over', defaultMessage: 'This link has ended' },
    overAsk: { id: 'accountant.over.ask', defaultMessage: 'Ask {company} for another link.' },
    overAskAny: { id: 'accountant.over.askAny', defaultMessage: 'Ask the company for another link.' },
    seal: { id: 'accountant.seal', defaultMessage: 'Seal' },
    holds: { id: 'accountant.seal.holds', defaultMessage: 'The books are what was sealed; proven {at}' },
    broken: { id: 'accountant.seal.broken', defaultMessage: 'The books are no longer what was sealed; proven {at}' },
    unproven: { id: 'accountant.seal.unproven', defaultMessage: 'Newly sealed; it is proven each night' },
    later: {
      id: 'accountant.seal.later',
      defaultMessage: '{count, plural, one {# entry} other {# entries}} after the seal, not shown here',
    },
    notes: { id: 'accountant.notes', defaultMessage: 'The company says' },
    ask: { id: 'accountant.ask', defaultMessage: 'Ask the company' },
    askText: { id: 'accountant.ask.text', defaultMessage: 'Question' },
    askHint: { id: 'accountant.ask.hint', defaultMessage: 'Ask about a figure; choose a line to ask about it' },
    askAbout: { id: 'accountant.ask.about', defaultMessage: 'About: {subject}' },
    askNotAbout: { id: 'accountant.ask.notAbout', defaultMessage: 'Not about this line' },
    askSend: { id: 'accountant.ask.send', defaultMessage: 'Send the question' },
    askSent: { id: 'accountant.ask.sent', defaultMessage: 'Sent; the answer shows on this page' },
    askOver: { id: 'accountant.ask.over', defaultMessage: 'All questions of this link are asked.' },
    asked: { id: 'accountant.asked', defaultMessage: 'Questions' },
    waits: { id: 'accountant.asked.waits', defaultMessage: 'No answer yet' },
    answered: { id: 'accountant.asked.answered', defaultMessage: 'Answered {at}' },
    foot: {
      id: 'accountant.foot',
      defaultMessage: 'Nothing can be changed here and no other month is shown. The company sees when the page is opened.',
    },
    chooseAccount: { id: 'accountant.account.choose', defaultMessage: 'Account' },
    ofPartner: { id: 'accountant.account.ofPartner', defaultMessage: 'All of the account' },
    partner: { id: 'accountant.partners.name', defaultMessage: 'Partner' },
    partnersOpening: { id: 'accountant.partners.opening', defaultMessage: 'Opening' },
    partnersClosing: { id: 'accountant.partners.closing', defaultMessage: 'Closing' },
    partnersNone: { id: 'accountant.partners.none', defaultMessage: 'Nobody owed or was owed anything' },
    partnersNoneHint: { id: 'accountant.partners.none.hint', defaultMessage: 'Neither at the beginning of the month nor in it.' },
    customers: { id: 'accountant.partners.customers', defaultMessage: '131 Customers, agents' },
    suppliers: { id: 'accountant.partners.suppliers', defaultMessage: '331 Suppliers' },
    sum: { id: 'accountant.sum', defaultMessage: 'Sum' },
    revenue: { id: 'accountant.result.revenue', defaultMessage: 'Net revenue' },
    cost: { id: 'accountant.result.cost', defaultMessage: 'Cost of goods sold' },
    gross: { id: 'accountant.result.gross', defaultMessage: 'Gross profit' },
    depreciation: { id: 'accountant.result.depreciation', defaultMessage: 'Depreciation' },
    netProfit: { id: 'accountant.result.netProfit', defaultMessage: 'Net profit' },
    assets: { id: 'accountant.position.assets', defaultMessage: 'Assets' },
    sources: { id: 'accountant.position.sources', defaultMessage: 'What they come from' },
    periodResult: { id: 'accountant.position.result', defaultMessage: 'Result of the month' },
    item: { id: 'accountant.item', defaultMessage: 'Item' },
    amount: { id: 'accountant.amount', defaultMessage: 'Amount' },
  }),
)

/** What the books of a link are called. */
export const linkBookMessages: Readonly<Record<LinkBook, MessageDescriptor>> = defineMessages({
  result: { id: 'accountant.book.result', defaultMessage: 'Business result' },
  position: { id: 'accountant.book.position', defaultMessage: 'Assets and sources' },
  trialBalance: { id: 'accountant.book.trialBalance', defaultMessage: 'Trial balance' },
  account: { id: 'accountant.book.account', defaultMessage: 'Ledger of an account' },
  journal: { id: 'accountant.book.journal', defaultMessage: 'General journal' },
  partners: { id: 'accountant.book.partners', defaultMessage: 'Partners' },
})
