import { ledger } from '@shared/areas/books/services/ledger'
import { useIntl } from 'react-intl'
import { formatDate } from '../../../lib/format'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { useLocale } from '../../../ui/zone/zone-context'
import { accountName, descriptionOf, type Journal, type JournalRow } from '../books'
import { booksMessages as m } from '../messages'
import { BookAmount } from './book-amount'
import type { BookRange } from './book-sheet'
import { NothingEntered } from './nothing-entered'
import { useBookColumns, useBookWho, useOfName } from './use-book-columns'

const keysOf = (rows: readonly JournalRow[]) => {
  const places = new Map(rows.map((row, at) => [row, String(at)]))
  return (row: JournalRow): string => places.get(row) ?? ''
}

/** What the head of an entry says is left out of its lines. */
const ofEntry: ReadonlySet<string> = new Set(['day', 'number', 'name'])

interface JournalLinesProps {
  readonly journal: Omit<Journal, 'next'>
  readonly range: BookRange
  readonly busy: boolean
  readonly onOpen: (row: JournalRow) => void
}

/** The journal: entry by entry, each line with its account. */
export const JournalLines = ({ journal, range, busy, onOpen }: JournalLinesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const who = useBookWho()
  const ofName = useOfName()
  const columns = useBookColumns<JournalRow>(ledger.reports.journal.tables[0], {
    account: {
      head: intl.formatMessage(m.accountName),
      width: 'minmax(190px, 1.4fr)',
      cell: ({ account, debit }) => (
        <span className={debit === 0 ? 'books-credited cut' : 'cut'}>
          <b className="num">{account}</b> {accountName(account, locale)}
        </span>
      ),
    },
    of: { cell: ({ account, of }) => <span className="cut">{ofName(account, of)}</span> },
  }).filter(({ key }) => !ofEntry.has(key))
  const headOf = (row: JournalRow): string =>
    [formatDate(row.day), row.number, descriptionOf(intl, row), who(row)].filter(Boolean).join(' · ')
  return (
    <DataTable<JournalRow>
      label={intl.formatMessage(m.journal)}
      lines={1}
      columns={columns}
      rows={journal.data}
      rowKey={keysOf(journal.data)}
      groupOf={(row) => ({ key: `${row.day} ${row.entryId ?? ''}`, label: <span className="cut">{headOf(row)}</span> })}
      busy={busy}
      onOpen={onOpen}
      totals={{
        account: intl.formatMessage(m.ofRange),
        debit: <BookAmount value={journal.total.debit} />,
        credit: <BookAmount value={journal.total.credit} />,
      }}
      phone={(row) => (
        <PhoneRow
          name={
            <>
              <b className="num">{row.account}</b> {accountName(row.account, locale)}
            </>
          }
          amount={<BookAmount value={row.debit === 0 ? row.credit : row.debit} />}
          about={<span className="cut">{ofName(row.account, row.of)}</span>}
          owed={intl.formatMessage(row.debit === 0 ? m.credit : m.debit)}
        />
      )}
      empty={<NothingEntered range={range} />}
    />
  )
}
