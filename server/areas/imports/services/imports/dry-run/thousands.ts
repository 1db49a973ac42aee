import type { ImportColumn, SheetCell } from '@shared/foundation/text/cells'
import { isEitherWay } from '@shared/foundation/money/parse-number'
import type { Sheet } from '../sheets'

type Mark = '.' | ','

/** What a figure written as text tells of the sign between thousands; null: nothing. @param isMoney there are no thousandths of a dong */
const markIn = (cell: SheetCell | undefined, isMoney: boolean): Mark | null => {
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  const grouped = /^-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:\D*)$/.exec(text)
  if (grouped && (isMoney || text.split(grouped[1] ?? '').length > 2)) return grouped[1] === '.' ? '.' : ','
  const fraction = /\d([.,])(?:\d{1,2}|\d{4,})$/.exec(text)
  return fraction ? (fraction[1] === '.' ? ',' : '.') : null
}

/**
 * The sign that stands between thousands in a sheet, as its other figures tell: those of a column of counts, and the amounts beside it.
 * Null where they tell nothing, or two things.
 */
export const thousandsIn = (places: readonly (readonly [ImportColumn, number])[], rows: Sheet['rows']): Mark | null => {
  const marks = new Set<Mark>()
  for (const [{ kind }, at] of places)
    if (kind === 'money' || kind === 'cost' || kind === 'quantity')
      for (const cells of rows) {
        const mark = markIn(cells[at], kind !== 'quantity')
        if (mark) marks.add(mark)
      }
  const [only, other] = marks
  return other === undefined ? (only ?? null) : null
}

/** A count that may be thousands or thousandths, as the sheet's own sign tells: '1.500' is 1500 or 1.5. */
export const countAs = (cell: SheetCell, thousands: Mark | null): SheetCell =>
  thousands && typeof cell === 'string' && isEitherWay(cell)
    ? Number(cell.includes(thousands) ? cell.replace(/[^\d-]/g, '') : cell.replace(',', '.').replace(/[^\d.-]/g, ''))
    : cell
