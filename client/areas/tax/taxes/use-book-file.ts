import { useIntl } from 'react-intl'
import { formatDayRange } from '../../../lib/format'
import type { Cell, Cells, TableFile } from '../../../lib/table-file/cells'
import { taxMessages as m } from './messages'
import { costsOf, OTHER_TAX_HEADS, type Book, type BookPart, type BookRow } from './tax-books'
import { useBookText } from './use-book-text'

/** A book as a file, in the columns of its form. */
export const useBookFile = (): ((book: Book) => TableFile) => {
  const intl = useIntl()
  const { ofRow, ofPart, costsSaid } = useBookText()
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
    const ofGoods = ({ product, stock, rows }: BookPart): Cells => {
      const held = (of: { quantity: number; value: number } | undefined): Cell[] =>
        of ? [product ? of.quantity : null, of.value] : [null, null]
      return [
        [null, null, product ? intl.formatMessage(m.goodsName, { name: product.name }) : said(m.goodsAll)],
        ...(stock ? [[null, null, said(m.opening), null, null, null, null, null, null, ...held(stock.opening)]] : []),
        ...rows.map((row): Cell[] => {
          const moved = { quantity: row.quantity ?? 0, value: row.amount }
          return [
            row.number,
            row.date ? { day: row.date } : null,
            ofRow(row),
            product?.unit,
            row.price,
            ...held(row.side === 'in' ? moved : undefined),
            ...held(row.side === 'out' ? moved : undefined),
            ...held(row.left),
            row.unknown === undefined ? null : intl.formatMessage(m.unknownCost, { count: row.unknown }),
          ]
        }),
        ...(stock ? [[null, null, said(m.goodsTurnover), null, null, ...held(stock.incoming), ...held(stock.outgoing)]] : []),
        ...(stock ? [[null, null, said(m.closing), null, null, null, null, null, null, ...held(stock.closing)]] : []),
      ]
    }
    const head = (message: (typeof m)[keyof typeof m], span?: number): Cell => ({ head: said(message), ...(span ? { span } : {}) })
    const goodsTable = (): Cells => [
      [
        ...[m.rowNumber, m.rowDate, m.rowText, m.rowUnit, m.rowPrice].map((each) => head(each)),
        ...[m.goodsIn, m.goodsOut, m.goodsLeft].flatMap((each) => [head(each, 2), null]),
        head(m.note),
      ],
      [null, null, null, null, null, ...[1, 2, 3].flatMap(() => [head(m.rowQuantity), head(m.rowValue)])],
      ['A', 'B', 'C', 'D', '1', '2', '3', '4', '5', '6', '7', '8'],
      ...book.parts.flatMap(ofGoods),
      [null, null, said(m.goodsClosingInAll), null, null, null, null, null, null, null, book.amount],
      [],
      [costsSaid(book)],
    ]
    const otherTaxesTable = (): Cells => [
      OTHER_TAX_HEADS.map((each) => head(m[each])),
      ['A', 'B', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ]
    const rowsTable = (): Cells => [
      [m.rowNumber, m.rowDate, m.rowText, ...(isMoney ? [m.moneyIn, m.moneyOut] : [m.rowAmount])].map((each) => head(each)),
      (isMoney ? ['A', 'B', 'C', '1', '2'] : ['A', 'B', 'C', '1']).map((sign) => sign),
      ...book.parts.flatMap(partRows),
      ...sum(book.book === 'S2c' ? said(m.differenceLine) : said(m.total), isMoney ? undefined : book.amount),
      ...sum(said(m.vatDue), book.vat),
      ...sum(said(book.book === 'S2c' ? m.linePit : m.pitDue), book.pit),
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
        ...(book.book === 'S2d' ? goodsTable() : book.book === 'S3a' ? otherTaxesTable() : rowsTable()),
      ],
    }
  }
}
