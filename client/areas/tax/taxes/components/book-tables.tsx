import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, formatMoney } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { GoodsTable } from './goods-table'
import { OtherTaxesTable } from './other-taxes-table'
import { taxMessages as m } from '../messages'
import { costsOf, type Book, type BookPart, type BookRow } from '../tax-books'
import { useBookText } from '../use-book-text'

export const BookTables = ({ book }: { book: Book }) => {
  const { costsSaid } = useBookText()
  if (book.book === 'S3a') return <OtherTaxesTable />
  if (book.book !== 'S2d') return <BookTable book={book} />
  return (
    <>
      <GoodsTable book={book} />
      <p className="tax-book__costs">{costsSaid(book)}</p>
    </>
  )
}

const useMoney = () => {
  const locale = useLocale()
  return (value: number | undefined): string => (value === undefined ? '' : formatMoney(value, locale, { currency: false }))
}

const BookTable = ({ book }: { book: Book }) => {
  const intl = useIntl()
  const money = useMoney()
  const isMoney = book.book === 'S2e'
  // S1a has no numbers of documents.
  const isPlain = book.book === 'S1a'
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  const sum = (key: string, label: string, ...values: (number | undefined)[]) => (
    <tr key={key} className="tax-book__sum">
      {!isPlain && <td />}
      <td />
      <td>{label}</td>
      {values.map((value, at) => (
        <td key={at} className="end num">
          {money(value)}
        </td>
      ))}
    </tr>
  )
  const columns = isMoney ? 2 : 1
  return (
    <table className="tax-book">
      <thead>
        {!isPlain && (
          <tr>
            <th colSpan={2}>{said(m.rowDocument)}</th>
            <th rowSpan={2}>{said(m.rowText)}</th>
            {(isMoney ? [m.moneyIn, m.moneyOut] : [m.rowAmount]).map((head) => (
              <th key={head.id} rowSpan={2}>
                {said(head)}
              </th>
            ))}
          </tr>
        )}
        <tr>
          {isPlain ? (
            <>
              <th>{said(m.rowDate)}</th>
              <th>{said(m.rowText)}</th>
              <th>{said(m.rowAmount)}</th>
            </>
          ) : (
            <>
              <th>{said(m.rowNumber)}</th>
              <th>{said(m.rowDate)}</th>
            </>
          )}
        </tr>
        <tr className="tax-book__signs">
          {(isPlain ? ['A', 'B', '1'] : isMoney ? ['A', 'B', 'C', '1', '2'] : ['A', 'B', 'C', '1']).map((sign) => (
            <th key={sign}>{sign}</th>
          ))}
        </tr>
      </thead>
      {book.parts.map((part, at) => (
        <Part key={part.industry ?? part.label ?? at} book={book} part={part} at={at} sum={sum} columns={columns} isPlain={isPlain} />
      ))}
      <tbody>
        {!isMoney && book.book !== 'S2c' && sum('total', said(m.total), book.amount)}
        {book.book === 'S2c' && sum('difference', said(m.differenceLine), book.amount)}
        {book.vat !== undefined && sum('vat', said(m.vatDue), book.vat)}
        {book.pit !== undefined && sum('pit', said(book.book === 'S2c' ? m.linePit : m.pitDue), book.pit)}
      </tbody>
    </table>
  )
}

interface PartProps {
  book: Book
  part: BookPart
  at: number
  sum: (key: string, label: string, ...values: (number | undefined)[]) => ReactNode
  columns: number
  isPlain: boolean
}

const Part = ({ book, part, at, sum, columns, isPlain }: PartProps) => {
  const intl = useIntl()
  const { ofPart } = useBookText()
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  const title = ofPart(part, at)
  const isMoney = book.book === 'S2e'
  return (
    <tbody>
      {title && (
        <tr className="tax-book__sum">
          <td colSpan={3 + columns}>{title}</td>
        </tr>
      )}
      {isMoney && sum('opening', said(m.opening), part.opening, undefined)}
      {part.rows.map((row, place) => (
        <Fragment key={place}>
          <Row row={row} isMoney={isMoney} isPlain={isPlain} />
          {row.line === 'revenue' && sum('costs', said(m.lineCosts), costsOf(part))}
        </Fragment>
      ))}
      {isMoney ? (
        <>
          {sum('turnover', said(m.turnover), part.incoming, part.outgoing)}
          {sum('closing', said(m.closing), part.closing, undefined)}
        </>
      ) : (
        part.industry && sum('total', said(m.total), part.amount)
      )}
      {part.vat !== undefined && sum('vat', said(m.vatShort), part.vat)}
      {part.pit !== undefined && sum('pit', said(m.pitShort), part.pit)}
    </tbody>
  )
}

const Row = ({ row, isMoney, isPlain }: { row: BookRow; isMoney: boolean; isPlain: boolean }) => {
  const money = useMoney()
  const { ofRow } = useBookText()
  const text = isPlain && row.number ? `${ofRow(row)} (${row.number})` : ofRow(row)
  return (
    <tr>
      {!isPlain && <td className="num">{row.number}</td>}
      <td className="num">{row.date && formatDate(row.date)}</td>
      <td>{text}</td>
      {isMoney ? (
        <>
          <td className="end num">{row.amount > 0 ? money(row.amount) : ''}</td>
          <td className="end num">{row.amount < 0 ? money(-row.amount) : ''}</td>
        </>
      ) : (
        <td className="end num">{money(row.amount)}</td>
      )}
    </tr>
  )
}
