import { ACCOUNT_NUMBERS } from '@shared/foundation/ledger/accounts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { usePartnerSearch } from '../../../components/partner-search'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Picker } from '../../../ui/Picker/Picker'
import { Select } from '../../../ui/Select/Select'
import { useLocale } from '../../../ui/zone/zone-context'
import { accountTitle, isByPartner, readAccount } from '../books'
import { booksMessages as m } from '../messages'
import { useBookFiles } from '../use-book-files'
import { useOpenRecord } from '../use-open-record'
import { useOwnBooks } from '../use-own-books'
import { useBookPlace } from '../use-book-pages'
import { AccountLedger } from './account-ledger'
import { BookFoot } from './book-foot'
import { BookSheet, type BookRange } from './book-sheet'

const CUSTOMERS = ['Customers', 'Sales Agents'] as const
const SUPPLIERS = ['Suppliers'] as const

/** The ledger of an account of a period, or of one customer, agent or supplier in it. */
export const AccountBook = ({ range, period }: { range: BookRange; period: ReactNode }) => {
  const intl = useIntl()
  const locale = useLocale()
  const files = useBookFiles(useOwnBooks())
  const openRecord = useOpenRecord()
  const [address, change] = useUrlQuery({ account: '', partner: '', from: '', skip: 0 })
  const account = readAccount(address.account)
  const partnerId = isByPartner(account) ? address.partner : ''
  const { place, isFirst, goTo } = useBookPlace()
  const search = usePartnerSearch(account === '331' ? SUPPLIERS : CUSTOMERS)
  const read = api.ledger.useReport('account', { account, ...range, ...(partnerId && { partnerId }), ...place })
  const partner = partnerId ? (read.data?.partner ?? '') : ''
  const choices = (
    <>
      <Select
        aria-label={intl.formatMessage(m.chooseAccount)}
        value={account}
        options={ACCOUNT_NUMBERS.map((value) => ({ value, label: accountTitle(value, locale) }))}
        onChange={(chosen) => change({ account: chosen, partner: '', from: '', skip: 0 })}
      />
      {isByPartner(account) && (
        <Picker
          label={intl.formatMessage(m.everyPartner)}
          placeholder={intl.formatMessage(m.everyPartner)}
          value={partnerId ? { value: partnerId, label: partner } : null}
          search={search}
          clearable
          onChange={(option) => change({ partner: option?.value ?? '', from: '', skip: 0 })}
        />
      )}
    </>
  )
  return (
    <BookSheet
      title={intl.formatMessage(m.accountPaper)}
      about={[accountTitle(account, locale), ...(partner ? [partner] : [])]}
      form="S03b-DNN"
      range={range}
      period={period}
      choices={choices}
      read={read}
      file={() => files.account(account, partnerId, range)}
      foot={({ data, next }) => (
        <BookFoot lines={data.length} isFirst={isFirst} onFirst={() => goTo(null)} onNext={next ? () => goTo(next) : undefined} />
      )}
    >
      {(answer, busy) => <AccountLedger book={answer} range={range} busy={busy} onOpen={openRecord} />}
    </BookSheet>
  )
}
