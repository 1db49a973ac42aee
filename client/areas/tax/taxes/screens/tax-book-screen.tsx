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
import { PrintPage, PrintSheet } from '../../../../ui/PrintPage/PrintPage'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useToday } from '../../../../ui/zone/zone-context'
import { taxMessages as m } from '../messages'
import { BOOK_QUERY, type Book } from '../tax-books'
import { useBookFile } from '../use-book-file'
import { BookTables } from '../components/book-tables'
import './tax-book.css'

/** Books of a household on paper, in the form of Circular 152/2025: one, or several together, each on sheets of its own. */
export const TaxBookScreen = () => {
  const { book = '', since = '', until = '' } = useParams()
  const asked = book.split(',')
  const known = TAX_BOOKS.filter((each) => asked.includes(each))
  const [first] = known
  if (!first || known.length !== asked.length || !isDay(since) || !isDay(until)) return <NotFound />
  return known.length === 1 ? (
    <ReadBook book={first} since={since} until={until} />
  ) : (
    <ReadBooks key={`${book} ${since} ${until}`} books={known} read={NONE_READ} since={since} until={until} />
  )
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

const NONE_READ: readonly Book[] = []

interface BooksRead {
  books: readonly TaxBook[]
  since: Day
  until: Day
  /** Those that are there, the first of the books. */
  read: readonly Book[]
}

/** Read one after the other, so that the paper shows all of them or none; each follows what changes meanwhile. */
const ReadBooks = ({ books, read, ...range }: BooksRead) => {
  const next = books[read.length]
  return next === undefined ? <BooksPaper books={read} {...range} /> : <ReadNext books={books} next={next} read={read} {...range} />
}

const ReadNext = ({ books, next, read, ...range }: BooksRead & { next: TaxBook }) => {
  const { data, error, refetch, isFetching } = api.orders.useReport('taxBook', { book: next, ...range })
  if (data) return <ReadBooks books={books} read={[...read, data]} {...range} />
  return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={12} />
}

const BackToTaxes = () => (
  <ButtonLink kind="quiet" icon="arrow-left" to="/report/tax">
    {useIntl().formatMessage(m.backToTaxes)}
  </ButtonLink>
)

const PrintButton = () => (
  <Button kind="primary" icon="print" onClick={() => window.print()}>
    {useIntl().formatMessage(page.print)}
  </Button>
)

/** What isn't on the paper. */
const LeftOut = ({ books }: { books: readonly Book[] }) => {
  const intl = useIntl()
  const more = books.reduce((sum, book) => sum + (book.more ?? 0), 0)
  return (
    <>
      {books.some(({ withheld }) => withheld) && <p className="ink-warn">{intl.formatMessage(m.withheld)}</p>}
      {more > 0 && <p className="ink-warn">{intl.formatMessage(m.moreRows, { count: more })}</p>}
    </>
  )
}

const BooksPaper = ({ books, since, until }: { books: readonly Book[]; since: Day; until: Day }) => (
  <PrintPage
    title={`${books.map(({ book }) => `${book}-HKD`).join(', ')} ${formatDayRange(since, until)}`}
    tools={
      <>
        <BackToTaxes />
        <PrintButton />
        <LeftOut books={books} />
      </>
    }
  >
    {books.map((book) => (
      <PrintSheet key={book.book}>
        <BookSheet book={book} />
      </PrintSheet>
    ))}
  </PrintPage>
)

const BookPaper = ({ book }: { book: Book }) => {
  const intl = useIntl()
  const fileOf = useBookFile()
  return (
    <PrintPage
      title={`${book.book}-HKD ${formatDayRange(book.since, book.until)}`}
      tools={
        <>
          <BackToTaxes />
          {book.book === 'S2d' && <CostsChoice costs={book.costs ?? 'books'} />}
          {book.book === 'S2d' && <GoodsChoice book={book} />}
          <DownloadMenu file={() => fileOf(book)} />
          <PrintButton />
          <LeftOut books={[book]} />
          {book.book === 'S3a' && <p className="muted">{intl.formatMessage(m.emptyForm)}</p>}
        </>
      }
    >
      <BookSheet book={book} />
    </PrintPage>
  )
}

/** A book as its form has it: head, title, rows, signature. */
const BookSheet = ({ book }: { book: Book }) => {
  const intl = useIntl()
  const today = useToday()
  const { taxpayer, since, until } = book
  const [year, month, dayOfMonth] = today.split('-')
  return (
    <>
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
      <h1 className="tax-book__title">{intl.formatMessage(m[`title${book.book}`])}</h1>
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
    </>
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
