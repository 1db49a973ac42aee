import { defineMessages } from 'react-intl'

export const entryMessages = defineMessages({
  line1: { id: 'entry.line1', defaultMessage: 'One ledger,' },
  line2: { id: 'entry.line2', defaultMessage: 'written by the whole company.' },
  day: { id: 'entry.ledger.day', defaultMessage: 'Date' },
  note: { id: 'entry.ledger.note', defaultMessage: 'Description' },
  moneyIn: { id: 'entry.ledger.in', defaultMessage: 'In' },
  moneyOut: { id: 'entry.ledger.out', defaultMessage: 'Out' },
  balance: { id: 'entry.ledger.balance', defaultMessage: 'Balance' },
  total: { id: 'entry.ledger.total', defaultMessage: 'Total' },
  terms: { id: 'entry.page.terms', defaultMessage: 'Terms' },
  privacy: { id: 'entry.page.privacy', defaultMessage: 'Privacy' },
  help: { id: 'entry.page.help', defaultMessage: 'Help' },
  pages: { id: 'entry.pages', defaultMessage: 'Information' },
  language: { id: 'entry.language', defaultMessage: 'Language' },
})
