import { defineMessages } from 'react-intl'

export const publicMessages = defineMessages({
  line1: { id: 'public.line1', defaultMessage: 'One ledger,' },
  line2: { id: 'public.line2', defaultMessage: 'written by the whole company.' },
  day: { id: 'public.ledger.day', defaultMessage: 'Date' },
  note: { id: 'public.ledger.note', defaultMessage: 'Description' },
  moneyIn: { id: 'public.ledger.in', defaultMessage: 'In' },
  moneyOut: { id: 'public.ledger.out', defaultMessage: 'Out' },
  balance: { id: 'public.ledger.balance', defaultMessage: 'Balance' },
  total: { id: 'public.ledger.total', defaultMessage: 'Total' },
  pages: { id: 'public.pages', defaultMessage: 'Information' },
  language: { id: 'public.language', defaultMessage: 'Language' },
})
