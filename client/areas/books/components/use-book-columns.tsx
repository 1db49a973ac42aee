import { CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import type { ReportTable } from '@shared/foundation/declaration/define-service'
import { describedAccount, type Account } from '@shared/foundation/ledger/accounts'
import { useIntl } from 'react-intl'
import { declaredColumns } from '../../../components/declared-table/declared-table'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { whoOf } from '../../../components/history/words'
import { TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { useLocale } from '../../../ui/zone/zone-context'
import { descriptionOf, type JournalRow } from '../books'
import { booksMessages as m } from '../messages'
import { BookAmount } from './book-amount'

type Row = Omit<JournalRow, 'account'>

/** Who did what a line says, where the reader may know; of what was there before, that. */
export const useBookWho = (): ((row: Row) => string | null) => {
  const intl = useIntl()
  return (row) => {
    if (row.opening) return intl.formatMessage(m.begun)
    return row.by === undefined ? null : whoOf({ by: row.by }, intl)
  }
}

/** What a line is of, in the reader's words: the groups that every company has are called in their language. */
export const useOfName = (): ((account: Account, of: string | undefined) => string) => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  return (account, of = '') => {
    const { by } = describedAccount(account)
    if (by === 'carrier' && of === CARRIER_NAMES.own) return intl.formatMessage(m.ownDrivers)
    return by === 'group' ? groupName(of) : of
  }
}

/** The columns of a book as its report declares them, written as an accountant does. @param own what a book has of its own, by column */
export const useBookColumns = <R extends Row>(
  table: ReportTable,
  own: Readonly<Partial<Record<string, Partial<Column<R>>>>> = {},
): Column<R>[] => {
  const intl = useIntl()
  const locale = useLocale()
  const who = useBookWho()
  const amount = (key: 'debit' | 'credit'): Partial<Column<R>> => ({
    width: 'minmax(108px, 0.6fr)',
    cell: (row) => <BookAmount value={row[key]} />,
  })
  return declaredColumns<R>(
    table,
    { intl, locale },
    {
      day: { width: 96 },
      number: { width: 90, cell: ({ number }) => <span className="num">{number}</span> },
      name: {
        width: 'minmax(170px, 1.6fr)',
        cell: (row) => (
          <TwoLines
            first={
              <span className={row.withheld ? 'muted' : undefined}>
                {descriptionOf(intl, row.name === row.of ? { ...row, name: undefined } : row)}
              </span>
            }
            second={who(row)}
          />
        ),
      },
      debit: amount('debit'),
      credit: amount('credit'),
      ...own,
    },
  )
}
