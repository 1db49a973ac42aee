import { isDay } from '@shared/foundation/days/days'
import { BOOK_COSTS, TAX_BOOKS, type BookCosts, type TaxBook } from '@shared/areas/trade/services/tax-book'
import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { NotFound } from '../../../../components/error-page/not-found'
import { LoadFailed } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { formatDate, formatDayRange, formatMoney, type Day } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { GoodsTable } from '../components/goods-table'
import { OtherTaxesTable } from '../components/other-taxes-table'
import { taxMessages as m } from '../messages'
import { costsOf, type Book, type BookPart, type BookRow } from '../tax-books'
import { useBookFile } from '../use-book-file'
import { useBookText } from '../use-book-text'
import './tax-book.css'

/** A book of a household on paper, in the form of Circular 152/2025. */
export const TaxBookScreen = () => {
  const { book = '', since = '', until = '' } = useParams()
  const known = TAX_BOOKS.find((each) => each === book)
  return known && isDay(since) && isDay(until) ? <ReadBook book={known} since={since} until={until} /> : <NotFound />
}

const ReadBook = (asked: { book: TaxBook; since: Day; until: Day }) => {
  const [address] = useUrlQuery({ costs: 'books' })
  const costs = BOOK_COSTS.find((each) => each === address.costs)
  const { data, error, refetch, isFetching } = api.orders.useReport('taxBook', {
    ...asked,
    ...(asked.book === 'S2d' && costs ? { costs } : {}),
  })
  if (data) return <BookPaper book={data} />
  return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={12} />
}

const BookPaper = ({ book }: { book: Book }) => {
  const intl = useIntl()
  const today = useToday()
  const fileOf = useBookFile()
  const { taxpayer, since, until } = book
  const title = intl.formatMessage(m[`title${book.book}`])
  const [year, month, dayOfMonth] = today.split('-')
  return (
    <PrintPage
      title={`${book.book}-HKD ${formatDayRange(since, until)}`}
      tools={
        <>
          <ButtonLink kind="quiet" icon="arrow-left" to="/report/tax">
            {intl.formatMessage(m.backToTaxes)}
          </ButtonLink>
          {book.book === 'S2d' && <CostsChoice costs={book.costs ?? 'books'} />}
          <DownloadMenu file={() => fileOf(book)} />
          <Button kind="primary" icon="print" onClick={() => window.print()}>
            {intl.formatMessage(page.print)}
          </Button>
          {book.withheld && <p className="ink-warn">{intl.formatMessage(m.withheld)}</p>}
          {book.more !== undefined && <p className="ink-warn">{intl.formatMessage(m.moreRows, { count: book.more })}</p>}
          {book.book === 'S3a' && <p className="muted">{intl.formatMessage(m.emptyForm)}</p>}
        </>
      }
    >
      <header className="tax-book__head">
        <p>
          <b>{intl.formatMessage(m.payerOnBook, { name: taxpayer?.name ?? '' })}</b>
          <br />
          {intl.formatMessage(m.payerAddress, { address: taxpayer?.address ?? '' })}
          <br />
          {intl.formatMessage(m.payerCode, { code: taxpayer?.taxCode ?? '' })}
        </p>
        <p className="tax-book__form">
          <b>{intl.formatMessage(m.form, { book: book.book })}</b>
          <br />
          {intl.formatMessage(m.formLaw)}
        </p>
      </header>
      <h1 className="tax-book__title">{title}</h1>
      <p className="tax-book__about">
        {intl.formatMessage(m.placeOfBusiness, { address: taxpayer?.address ?? '' })}
        <br />
        {intl.formatMessage(m.bookPeriod, { range: formatDayRange(since, until) })}
      </p>
      <p className="tax-book__unit">{intl.formatMessage(m.unit)}</p>
      <BookTables book={book} />
      <footer className="tax-book__sign">
        <p>
          <i>{intl.formatMessage(m.signedOn, { day: dayOfMonth, month, year })}</i>
          <br />
          <b>{intl.formatMessage(m.signer)}</b>
          <br />
          {intl.formatMessage(m.signHint)}
        </p>
      </footer>
    </PrintPage>
  )
}

/** What a piece of goods costs in the book. */
const CostsChoice = ({ costs }: { costs: BookCosts }) => {
  const intl = useIntl()
  const [, change] = useUrlQuery({ costs: 'books' })
  return (
    <Select
      aria-label={intl.formatMessage(m.costsOfGoods)}
      value={costs}
      options={BOOK_COSTS.map((each) => ({ value: each, label: intl.formatMessage(m[`costs${each}`]) }))}
      onChange={(value) => change({ costs: value })}
    />
  )
}

const BookTables = ({ book }: { book: Book }) => {
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
