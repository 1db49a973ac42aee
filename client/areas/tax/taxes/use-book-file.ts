import { useIntl } from 'react-intl'
import { formatDayRange } from '../../../lib/format'
import type { Cell, Cells, TableFile } from '../../../lib/table-file/cells'
import { taxMessages as m } from './messages'
import { costsOf, type Book, type BookPart, type BookRow } from './tax-books'
import { useBookText } from './use-book-text'

/** A book as a file, in the columns of its form. */
export const useBookFile = (): ((book: Book) => TableFile) => {
  const intl = useIntl()
  const { ofRow, ofPart } = useBookText()
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  return (book) => {
    const isMoney = book.book === 'S2e'
    const title = said(m[`title${book.book}`])
    const amounts = (row: BookRow): Cell[] =>
      isMoney ? [row.amount > 0 ? row.amount : null, row.amount < 0 ? -row.amount : null] : [row.amount]
    const sum = (label: string, ...values: (number | undefined)[]): Cells =>
      values.every((value) => value === undefined) ? [] : [[null, null, label, ...values]]
    const partRows = (part: BookPart, at: number): Cells => [
      ...(ofPart(part, at) ? [[null, null, ofPart(part, at)]] : []),
      ...(isMoney ? sum(said(m.opening), part.opening) : []),
      ...part.rows.flatMap((row): Cells => [
        [row.number, row.date ? { day: row.date } : null, ofRow(row), ...amounts(row)],
        ...(row.line === 'revenue' ? sum(said(m.lineCosts), costsOf(part)) : []),
      ]),
      ...(isMoney
        ? [...sum(said(m.turnover), part.incoming, part.outgoing), ...sum(said(m.closing), part.closing)]
        : book.book === 'S2c'
          ? []
          : sum(said(m.total), part.amount)),
      ...sum(said(m.vatShort), part.vat),
      ...sum(said(m.pitShort), part.pit),
    ]
    return {
      name: `${book.book}-HKD ${book.since} ${book.until}`,
      rows: [
        [book.taxpayer && intl.formatMessage(m.payerOnBook, { name: book.taxpayer.name })],
        [book.taxpayer && intl.formatMessage(m.payerCode, { code: book.taxpayer.taxCode })],
        [intl.formatMessage(m.form, { book: book.book })],
        [title],
        [intl.formatMessage(m.bookPeriod, { range: formatDayRange(book.since, book.until) })],
        [],
        [m.rowNumber, m.rowDate, m.rowText, ...(isMoney ? [m.moneyIn, m.moneyOut] : [m.rowAmount])].map((head) => ({ head: said(head) })),
        (isMoney ? ['A', 'B', 'C', '1', '2'] : ['A', 'B', 'C', '1']).map((sign) => sign),
        ...book.parts.flatMap(partRows),
        ...sum(book.book === 'S2c' ? said(m.differenceLine) : said(m.total), isMoney ? undefined : book.amount),
        ...sum(said(m.vatDue), book.vat),
        ...sum(said(book.book === 'S2c' ? m.linePit : m.pitDue), book.pit),
      ],
    }
  }
}
