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
}

export type LineColumn = 'quantity' | 'free' | 'price'

/** Price × (quantity − free), whole dong; null while a figure is missing. */
export const lineAmount = (line: Pick<OrderLine, 'quantity' | 'free' | 'price'>): number | null =>
  line.quantity === null || line.price === null ? null : Math.round(line.price * (line.quantity - (line.free ?? 0)))

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
      const value = column ? read(text, column) : null
      return column && value !== null ? { ...so, [column]: value } : so
    }, line)
  })
