import { isDay } from '@shared/foundation/days/days'
import { readCell, type ImportColumn, type SheetCell } from '@shared/foundation/text/cells'
import { formatDate, formatNumber, type Locale } from '../../lib/format'

const MAX_DIGITS = 6

/** What a cell of opening debts says was paid ahead, in whole dong; null where it says nothing of that. */
export const paidAheadIn = (column: ImportColumn, cell: SheetCell): number | null => {
  const read = column.key === 'openingDebt' ? readCell(column, cell) : null
  return read?.ok && typeof read.value === 'number' && read.value < 0 ? -read.value : null
}

/** A figure without what only parts its thousands, and without its currency. */
const bare = (text: string): string => text.replace(/[\s.,₫đ]|vnd/gi, '').toLowerCase()

/** A cell's value as it will stand in the books, where that isn't what was typed; null where it is, or nothing is understood. */
export const understoodAs = (column: ImportColumn, cell: SheetCell, locale: Locale): string | null => {
  const read = readCell(column, cell)
  if (!read.ok || read.value === null || cell === null) return null
  const { value } = read
  if (column.kind === 'day') return isDay(value) && /^\d{5}$/.test(String(cell)) ? formatDate(value) : null
  if (column.kind === 'text') return typeof cell === 'number' && String(cell) !== value ? String(value) : null
  if (typeof value !== 'number' || bare(String(cell)) === bare(String(value))) return null
  return formatNumber(value, locale, { digits: MAX_DIGITS })
}
