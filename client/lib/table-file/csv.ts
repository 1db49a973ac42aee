import { csvField } from '@shared/foundation/text/csv'
import { formatDate, type Locale } from '../format'
import type { Cell, Cells } from './cells'

/** Excel reads a list by the mark of its own language: a semicolon where the comma is the decimal mark. */
const separators: Record<Locale, ',' | ';'> = { vi: ';', en: ',' }

const writeNumber = (value: number, locale: Locale): string => (locale === 'vi' ? String(value).replace('.', ',') : String(value))

const writeText = (value: string, locale: Locale): string => csvField(value, separators[locale])

const write = (cell: Cell, locale: Locale): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return writeNumber(cell, locale)
  if (typeof cell === 'string') return writeText(cell, locale)
  if ('head' in cell) return writeText(cell.head, locale)
  if ('text' in cell) return writeText(cell.text, locale)
  return 'day' in cell ? formatDate(cell.day) : writeNumber(Math.round(cell.share * 1000) / 10, locale)
}

/** Rows as the text of a CSV file, with the mark that tells Excel it is UTF-8. Shares are written in percent. */
export const toCsv = (rows: Cells, locale: Locale): string =>
  `\ufeff${rows.map((row) => row.map((cell) => write(cell, locale)).join(separators[locale])).join('\r\n')}\r\n`
