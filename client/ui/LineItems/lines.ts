import { isDong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { SelectOption } from '../Select/Select'
import { itemTotal } from '@shared/foundation/documents/order-totals'

/** One line of an order being written. Quantities count the free ones in. */
export interface OrderLine {
  /** Stable while it is edited; not the product's id, which may stand in two lines. */
  key: string
  itemId: string
  name: string
  /** SKU, or what stands in its place. */
  code?: string | undefined
  unit?: string | undefined
  image?: string | undefined
  quantity: number | null
  free: number | null
  /** Whole dong a piece. */
  price: number | null
  /** Already shipped or received. */
  shipped?: number | undefined
  /** Its rate of VAT, as `rates` of the table names it, and why it is that. */
  rate?: string | undefined
  rateNote?: string | undefined
}

/** The rates of VAT that a line can have. */
export interface LineRates {
  readonly head: string
  readonly options: readonly SelectOption[]
  readonly onChoose: (key: string, rate: string) => void
  /** What the choice of a line is called. */
  readonly labelOf: (item: string) => string
}

type WrittenLine = Pick<OrderLine, 'quantity' | 'free' | 'price'>

export type LineColumn = 'quantity' | 'free' | 'price'

/** A line as the rules of orders read it: what isn't written yet counts 0. */
const itemOf = ({ quantity, free, price }: WrittenLine) => ({ price, quantity: quantity ?? 0, quantityGift: free ?? 0 })

/** Whether what stands in the cells can be read: a field whose text says nothing sure gives NaN. */
const isReadable = ({ quantity, free, price }: WrittenLine): boolean => ![quantity, free, price].some(Number.isNaN)

/** What lines come to together as an order books them, in whole dong; null beyond what the books hold, and while a cell can't be read. */
export const linesTotal = (lines: readonly WrittenLine[]): Dong | null => {
  if (!lines.every(isReadable)) return null
  const sum = sumDong(lines.map((line) => itemTotal('sales', itemOf(line))))
  return isDong(sum) ? sum : null
}

/** Cells pasted from a sheet: rows of cells, the empty end left out. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r/g, '')
    .replace(/\n+$/, '')
    .split('\n')
    .map((row) => row.split('\t'))

/** Puts pasted cells into the lines from one cell on, to the right and down; what doesn't fit is left out. */
export const fillCells = (
  lines: readonly OrderLine[],
  columns: readonly LineColumn[],
  at: { line: number; column: LineColumn },
  cells: readonly (readonly string[])[],
  read: (text: string, column: LineColumn) => number | null,
): OrderLine[] =>
  lines.map((line, index) => {
    const row = cells[index - at.line]
    if (!row) return line
    const from = columns.indexOf(at.column)
    return row.reduce((so, text, offset) => {
      const column = columns[from + offset]
      // What can't be read is left to be written, not guessed from what stood there.
      return column && text.trim() !== '' ? { ...so, [column]: read(text, column) } : so
    }, line)
  })
