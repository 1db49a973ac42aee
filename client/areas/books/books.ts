import { ACCOUNT_NUMBERS, describedAccount, isAccount, type Account } from '@shared/foundation/ledger/accounts'
import type { Act } from '@shared/foundation/ledger/journal-lines'
import type { ReportOf } from '@shared/registry/service-types'
import type { IntlShape } from 'react-intl'
import { orderAddress } from '../../components/order-address'
import type { Locale } from '../../lib/format'
import { actMessages, booksMessages as m } from './messages'

export type TrialBalance = ReportOf<'ledger', 'trialBalance'>
export type AccountLedger = ReportOf<'ledger', 'account'>
export type Journal = ReportOf<'ledger', 'journal'>
export type AccountRow = AccountLedger['data'][number]
export type JournalRow = Journal['data'][number]
type BookRow = Omit<JournalRow, 'account' | 'debit' | 'credit'>

/** What an account is called. */
export const accountName = (account: Account, locale: Locale): string => describedAccount(account)[locale]

/** An account as it is chosen and headed: its number and name. */
export const accountTitle = (account: Account, locale: Locale): string => `${account} ${accountName(account, locale)}`

/** The account that an address names; the first of all where it names none. */
export const readAccount = (text: string): Account => (isAccount(text) ? text : (ACCOUNT_NUMBERS[0] ?? '111'))

/** Whether the sub-ledger of an account is kept by customer, agent or supplier. */
export const isByPartner = (account: Account): boolean => describedAccount(account).by === 'partner'

/** Where the record of a line is open; null where it can't be read. */
export const recordAddress = ({ service, recordId, group = '' }: BookRow): string | null => {
  if (recordId === undefined) return null
  if (service === 'deliveries') return `/sales/deliveries?open=${recordId}`
  return service === 'orders' ? orderAddress({ _id: recordId, group }) : `/funds?open=${recordId}`
}

const actWord = (intl: IntlShape, act: Act | undefined): string => (act === undefined ? '' : intl.formatMessage(actMessages[act]))

/** What a line is about: what was done, and the partner or the words of its record. */
export const descriptionOf = (intl: IntlShape, row: BookRow): string =>
  row.withheld ? intl.formatMessage(m.withheld) : [actWord(intl, row.act), row.name].filter(Boolean).join(' · ')
