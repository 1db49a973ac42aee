import { ledger } from '@shared/areas/books/services/ledger'
import type { Account } from '@shared/foundation/ledger/accounts'
import { useIntl } from 'react-intl'
import { useTableCells } from '../../components/declared-table/declared-table'
import { formatDayRange, type Day } from '../../lib/format'
import type { Cells, TableFile } from '../../lib/table-file/cells'
import { useLocale } from '../../ui/zone/zone-context'
import { useOfName } from './components/use-book-columns'
import { accountName, accountTitle, descriptionOf, type AccountLedger, type Journal, type TrialBalance } from './books'
import { booksMessages as m } from './messages'
import { readAllPages } from './use-book-pages'

interface Range {
  readonly since: Day
  readonly until: Day
}

/** Where whole books are read from, page by page. */
export interface BookSource<From> {
  /** Whose they are, as on papers. */
  readonly company: string | undefined
  readonly account: (
    account: Account,
    partnerId: string,
    range: Range,
    from: From | null,
  ) => Promise<Omit<AccountLedger, 'next'> & { next: From | null }>
  readonly journal: (range: Range, from: From | null) => Promise<Omit<Journal, 'next'> & { next: From | null }>
}

/** The books as files: whole, whatever page is shown, under the head that they have on paper. */
export const useBookFiles = <From>(source: BookSource<From>) => {
  const intl = useIntl()
  const locale = useLocale()
  const cellsOf = useTableCells()
  const ofName = useOfName()
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  const above = (title: string, form: string, { since, until }: Range, ...about: string[]): Cells => [
    [source.company],
    [intl.formatMessage(m.form, { form })],
    [title],
    ...about.map((line) => [line]),
    [formatDayRange(since, until)],
  ]
  const cutOff = (isCutOff: boolean): Cells => (isCutOff ? [[said(m.cutOff)]] : [])
  const nameOf = (title: string, { since, until }: Range): string => `${title} ${since} ${until}`
  return {
    trialBalance: (balance: TrialBalance, range: Range): TableFile => {
      const [table] = ledger.reports.trialBalance.tables
      const [first, ...others] = table.columns
      const title = said(m.trialPaper)
      const columns = [first, { key: 'name', header: m.name as { id: string; defaultMessage: string }, kind: 'text' as const }, ...others]
      const rows = balance.data.map((row) => ({ ...row, name: accountName(row.account, locale) }))
      return {
        name: nameOf(title, range),
        rows: cellsOf({
          above: above(title, 'S06-DNN', range),
          table: { ...table, columns },
          rows: [...rows, { account: said(m.sum), ...balance.total }],
        }),
      }
    },
    account: async (account: Account, partnerId: string, range: Range): Promise<TableFile> => {
      const [table] = ledger.reports.account.tables
      const first = await source.account(account, partnerId, range, null)
      const { rows, isCutOff } = await readAllPages(first, (from) => source.account(account, partnerId, range, from))
      const title = said(m.accountPaper)
      const about = [accountTitle(account, locale), ...(first.partner === undefined ? [] : [first.partner])]
      return {
        name: nameOf(`${title} ${account}`, range),
        rows: [
          ...cellsOf({
            above: above(title, 'S03b-DNN', range, ...about),
            table,
            rows: [
              { name: said(m.openingBalance), balance: first.opening },
              ...rows.map((row) => ({ ...row, name: descriptionOf(intl, row), of: ofName(account, row.of) })),
              { name: said(m.ofRange), debit: first.debit, credit: first.credit },
              { name: said(m.closingBalance), balance: first.closing },
            ],
          }),
          ...cutOff(isCutOff),
        ],
      }
    },
    journal: async (range: Range): Promise<TableFile> => {
      const [table] = ledger.reports.journal.tables
      const first = await source.journal(range, null)
      const { rows, isCutOff } = await readAllPages(first, (from) => source.journal(range, from))
      const title = said(m.journalPaper)
      return {
        name: nameOf(title, range),
        rows: [
          ...cellsOf({
            above: above(title, 'S03a-DNN', range),
            table,
            rows: [
              ...rows.map((row) => ({ ...row, name: descriptionOf(intl, row), of: ofName(row.account, row.of) })),
              { name: said(m.ofRange), ...first.total },
            ],
          }),
          ...cutOff(isCutOff),
        ],
      }
    },
  }
}
