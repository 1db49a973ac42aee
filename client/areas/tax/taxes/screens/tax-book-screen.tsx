import { isDay } from '@shared/foundation/days/days'
import { BOOK_COSTS, TAX_BOOKS, type BookCosts, type TaxBook } from '@shared/areas/trade/services/tax-book'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { NotFound } from '../../../../components/error-page/not-found'
import { LoadFailed } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { formatDayRange, type Day } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useToday } from '../../../../ui/zone/zone-context'
import { taxMessages as m } from '../messages'
import { BOOK_QUERY, type Book } from '../tax-books'
import { useBookFile } from '../use-book-file'
import { BookTables } from '../components/book-tables'
import './tax-book.css'

/** A book of a household on paper, in the form of Circular 152/2025. */
export const TaxBookScreen = () => {
  const { book = '', since = '', until = '' } = useParams()
  const known = TAX_BOOKS.find((each) => each === book)
  return known && isDay(since) && isDay(until) ? <ReadBook book={known} since={since} until={until} /> : <NotFound />
}

const ReadBook = (asked: { book: TaxBook; since: Day; until: Day }) => {
  const [address] = useUrlQuery(BOOK_QUERY)
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
          {book.book === 'S2d' && <GoodsChoice book={book} />}
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
  const [, change] = useUrlQuery(BOOK_QUERY)
  return (
    <Select
      aria-label={intl.formatMessage(m.costsOfGoods)}
      value={costs}
      options={BOOK_COSTS.map((each) => ({ value: each, label: intl.formatMessage(m[`costs${each}`]) }))}
      onChange={(value) => change({ costs: value })}
    />
  )
}

/** Whether all goods are shown and printed, or one of them; the file holds all. */
const GoodsChoice = ({ book: { parts } }: { book: Book }) => {
  const intl = useIntl()
  const [{ goods }, change] = useUrlQuery(BOOK_QUERY)
  const options = parts.flatMap(({ product }) => (product ? [{ value: product._id as string, label: product.name }] : []))
  return (
    <Select
      aria-label={intl.formatMessage(m.goodsShown)}
      value={options.some(({ value }) => value === goods) ? goods : ''}
      options={[{ value: '', label: intl.formatMessage(m.goodsCount, { count: options.length }) }, ...options]}
      onChange={(value) => change({ goods: value })}
    />
  )
}
