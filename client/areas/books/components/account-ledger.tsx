import { ledger } from '@shared/areas/books/services/ledger'
import { useIntl } from 'react-intl'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { When } from '../../../ui/When/When'
import { descriptionOf, type AccountLedger as Book, type AccountRow } from '../books'
import { booksMessages as m } from '../messages'
import { BookAmount, BookBalance } from './book-amount'
import type { BookRange } from './book-sheet'
import { NothingEntered } from './nothing-entered'
import { useBookColumns, useBookWho, useOfName } from './use-book-columns'

const keyOf = (rows: readonly AccountRow[]) => {
  const places = new Map(rows.map((row, at) => [row, String(at)]))
  return (row: AccountRow): string => places.get(row) ?? ''
}

interface AccountLedgerProps {
  readonly book: Omit<Book, 'next'>
  readonly range: BookRange
  readonly busy: boolean
  readonly onOpen: (row: AccountRow) => void
}

/** The ledger of an account: the balance it opens with, its lines with the balance after each, and what it comes to. */
export const AccountLedger = ({ book, range, busy, onOpen }: AccountLedgerProps) => {
  const intl = useIntl()
  const who = useBookWho()
  const ofName = useOfName()
  const columns = useBookColumns<AccountRow>(ledger.reports.account.tables[0], {
    of: { width: 'minmax(110px, 1fr)', hideNarrow: true, cell: ({ of }) => <span className="cut">{ofName(book.account, of)}</span> },
    counter: { width: 84, cell: ({ counter }) => <span className="num">{counter}</span> },
    balance: { width: 'minmax(124px, 0.7fr)', rule: true, cell: ({ balance }) => <BookBalance value={balance} /> },
  })
  return (
    <>
      <p className="books-balance">
        {intl.formatMessage(m.openingBalance)}
        <b>
          <BookBalance value={book.opening} />
        </b>
      </p>
      <DataTable<AccountRow>
        label={intl.formatMessage(m.account)}
        columns={columns}
        rows={book.data}
        rowKey={keyOf(book.data)}
        busy={busy}
        onOpen={onOpen}
        totals={{
          name: intl.formatMessage(m.ofRange),
          debit: <BookAmount value={book.debit} />,
          credit: <BookAmount value={book.credit} />,
        }}
        phone={(row) => (
          <PhoneRow
            name={descriptionOf(intl, row)}
            amount={
              <>
                <small className="muted">{intl.formatMessage(row.debit === 0 ? m.credit : m.debit)}</small>{' '}
                <BookAmount value={row.debit === 0 ? row.credit : row.debit} />
              </>
            }
            about={
              <span className="cut">
                <When value={row.day} as="date" />{' '}
                {[row.number, row.counter && intl.formatMessage(m.counterOf, { accounts: row.counter })].filter(Boolean).join(' · ')}
              </span>
            }
            owed={<BookBalance value={row.balance} />}
            who={who(row)}
          />
        )}
        empty={<NothingEntered range={range} />}
      />
      <p className="books-balance books-balance--closing">
        {intl.formatMessage(m.closingBalance)}
        <b>
          <BookBalance value={book.closing} />
        </b>
      </p>
    </>
  )
}
