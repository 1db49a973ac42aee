import { useIntl } from 'react-intl'
import { formatDate, formatMoney, formatQuantity } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { useLocale } from '../../../../ui/zone/zone-context'
import { taxMessages as m } from '../messages'
import { BOOK_QUERY, type Book, type BookPart, type BookRow } from '../tax-books'
import { useBookText } from '../use-book-text'

type Held = NonNullable<BookRow['left']>

const SIGNS = ['A', 'B', 'C', 'D', '1', '2', '3', '4', '5', '6', '7', '8']

/** The book of goods: product by product, or of the one that is chosen, what stood, came in, left and stands. */
export const GoodsTable = ({ book }: { book: Book }) => {
  const intl = useIntl()
  const [{ goods }] = useUrlQuery(BOOK_QUERY)
  const chosen = book.parts.filter(({ product }) => product?._id === goods)
  const isOne = chosen.length > 0
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  return (
    <table className="tax-book tax-book--wide">
      <thead>
        <tr>
          <th colSpan={2}>{said(m.rowDocument)}</th>
          <th rowSpan={2}>{said(m.rowText)}</th>
          <th rowSpan={2}>{said(m.rowUnit)}</th>
          <th rowSpan={2}>{said(m.rowPrice)}</th>
          <th colSpan={2}>{said(m.goodsIn)}</th>
          <th colSpan={2}>{said(m.goodsOut)}</th>
          <th colSpan={2}>{said(m.goodsLeft)}</th>
          <th rowSpan={2}>{said(m.note)}</th>
        </tr>
        <tr>
          <th>{said(m.rowNumber)}</th>
          <th>{said(m.rowDate)}</th>
          {['in', 'out', 'left'].flatMap((side) => [
            <th key={`${side} quantity`}>{said(m.rowQuantity)}</th>,
            <th key={`${side} value`}>{said(m.rowValue)}</th>,
          ])}
        </tr>
        <tr className="tax-book__signs">
          {SIGNS.map((sign) => (
            <th key={sign}>{sign}</th>
          ))}
        </tr>
      </thead>
      {(isOne ? chosen : book.parts).map((part, at) => (
        <ProductPart key={part.product?._id ?? at} part={part} />
      ))}
      {!isOne && (
        <tbody>
          <tr className="tax-book__sum">
            <td />
            <td />
            <td colSpan={8}>{said(m.goodsClosingInAll)}</td>
            <ValueCell value={book.amount} />
            <td />
          </tr>
        </tbody>
      )}
    </table>
  )
}

const ValueCell = ({ value }: { value: number }) => {
  const locale = useLocale()
  return <td className="end num">{formatMoney(value, locale, { currency: false })}</td>
}

const QuantityCell = ({ quantity }: { quantity: number }) => {
  const locale = useLocale()
  return <td className="end num">{formatQuantity(quantity, locale)}</td>
}

/** Pieces and what they are worth; two empty cells where nothing is to stand. Pieces of different goods together are no number. */
const HeldCells = ({ held, isOne = true }: { held?: Held | undefined; isOne?: boolean }) =>
  held ? (
    <>
      {isOne ? <QuantityCell quantity={held.quantity} /> : <td />}
      <ValueCell value={held.value} />
    </>
  ) : (
    <>
      <td />
      <td />
    </>
  )

const ProductPart = ({ part: { product, stock, rows } }: { part: BookPart }) => {
  const intl = useIntl()
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  const isOne = product !== undefined
  const sum = (label: string, { incoming, outgoing, left }: { incoming?: Held; outgoing?: Held; left?: Held }) => (
    <tr className="tax-book__sum">
      <td />
      <td />
      <td>{label}</td>
      <td />
      <td />
      <HeldCells held={incoming} isOne={isOne} />
      <HeldCells held={outgoing} isOne={isOne} />
      <HeldCells held={left} isOne={isOne} />
      <td />
    </tr>
  )
  return (
    <tbody>
      <tr className="tax-book__sum">
        <td colSpan={SIGNS.length}>{product ? intl.formatMessage(m.goodsName, { name: product.name }) : said(m.goodsAll)}</td>
      </tr>
      {stock && sum(said(m.opening), { left: stock.opening })}
      {rows.map((row, at) => (
        <GoodsRow key={at} row={row} unit={product?.unit} />
      ))}
      {stock && sum(said(m.goodsTurnover), { incoming: stock.incoming, outgoing: stock.outgoing })}
      {stock && sum(said(m.closing), { left: stock.closing })}
    </tbody>
  )
}

const GoodsRow = ({ row, unit }: { row: BookRow; unit: string | undefined }) => {
  const intl = useIntl()
  const { ofRow } = useBookText()
  const { number, date, side, quantity = 0, price, amount, left, unknown } = row
  const moved = { quantity, value: amount }
  return (
    <tr>
      <td className="num">{number}</td>
      <td className="num">{date && formatDate(date)}</td>
      <td>{ofRow(row)}</td>
      <td>{unit}</td>
      {price == null ? <td /> : <ValueCell value={price} />}
      <HeldCells held={side === 'in' ? moved : undefined} />
      <HeldCells held={side === 'out' ? moved : undefined} />
      <HeldCells held={left} />
      <td>{unknown !== undefined && intl.formatMessage(m.unknownCost, { count: unknown })}</td>
    </tr>
  )
}
