import { isDay, type Day } from '../days/days'
import type { ErrorCode } from '../../registry/errors'
import { MAX_DONG } from '../money/money'
import type { Right } from '../rights/rights'
import { isEitherWay, parseMoney, parseQuantity } from '../money/parse-number'
import { fold } from './fold'

/** How the cells of a column are read. */
export type CellKind = 'text' | 'money' | 'cost' | 'quantity' | 'day' | 'choice'

type Texts = { readonly en: string; readonly vi: string }

/** A column that a sheet of a kind may have. */
export interface ImportColumn {
  readonly key: string
  readonly kind: CellKind
  readonly required?: true
  /** What stands over it in a template, in each language; a sheet is read by either. */
  readonly head: Texts
  /** Further heads by which it is known. */
  readonly also?: readonly string[]
  /** By the value that is stored: what cells may say for it. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** A cell of the template's example row. */
  readonly example: string | number
  /** What it says of a record is for these alone; absent: for whoever may see the record. */
  readonly visibleTo?: readonly Right[]
  /** Stands in no template: the list that leaves the books has it, so that each row finds its record again, whatever was changed in it. */
  readonly apart?: true
}

/** A cell of a sheet as it was read: days of a workbook are days, empty ones null. */
export type SheetCell = string | number | null

export type CellValue = string | number

/** What a cell says, or why it says nothing that can be kept. */
export type ReadCell =
  | { readonly ok: true; readonly value: CellValue | null }
  | { readonly ok: false; readonly code: ErrorCode; readonly values?: Readonly<Record<string, string | number>> }

const refused = (code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): ReadCell => ({ ok: false, code, values })
const understood = (value: CellValue | null): ReadCell => ({ ok: true, value })

/** Reads a cell as its column is read: '1.234.567 ₫' and 1234567 are the same money, 31/10/2026 and Excel's day number the same day. */
export const readCell = (column: ImportColumn, cell: SheetCell): ReadCell => {
  const text = typeof cell === 'string' ? unquoted(cell.trim()) : cell
  if (text === null || text === '') return column.required ? refused('imports.cell-required') : understood(null)
  if (typeof cell === 'string' && cell.trim().startsWith('=')) return refused('imports.cell-formula')
  switch (column.kind) {
    case 'text':
      // A sheet that takes a phone's number for a number drops the nought before it.
      return understood(column.key === 'phone' && typeof text === 'number' && /^\d{9}$/.test(String(text)) ? `0${text}` : String(text))
    case 'money':
      return readMoney(text)
    case 'cost':
      return fold(String(text)) === 'n/a' ? understood('n/a') : readMoney(text)
    case 'quantity':
      return readQuantity(text)
    case 'day':
      return readDay(text)
    case 'choice':
      return readChoice(column, String(text))
  }
}

/** Text that our own files keep from becoming a formula begins with an apostrophe. */
const unquoted = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)

const readMoney = (cell: string | number): ReadCell => {
  const plain = typeof cell === 'string' ? writtenOut(cell.trim()) : cell
  const value = typeof plain === 'number' ? plain : parseMoney(plain, 'vi')
  return value !== null && Number.isFinite(value) && Math.abs(value) <= MAX_DONG
    ? understood(value)
    : refused('imports.cell-not-money', { value: cell })
}

/** Amounts as programs write them: with commas between thousands, with one or two noughts behind a mark. */
const writtenOut = (text: string): string =>
  /^\d{1,3}(,\d{3})+\D*$/.test(text) ? text.replaceAll(',', '') : text.replace(/^(-?\d+)[.,]0{1,2}$/, '$1')

/** There are thousands of a thing and thousandths of it: what may be either is asked for. */
const readQuantity = (cell: string | number): ReadCell => {
  if (typeof cell === 'string' && isEitherWay(cell)) return refused('imports.cell-unsure', { value: cell, whole: cell.replace(/\D/g, '') })
  const value = typeof cell === 'number' ? cell : parseQuantity(cell, 'vi')
  return value !== null && Number.isFinite(value) ? understood(value) : refused('imports.cell-not-number', { value: cell })
}

const two = (figures: string): string => figures.padStart(2, '0')

/** Excel counts days from 30 December 1899; these are the years 1980 to 2099. */
const FIRST_SERIAL = 29_221
const LAST_SERIAL = 73_050
const DAY_MS = 86_400_000
const SERIAL_OF_1970 = 25_569

const readDay = (cell: string | number): ReadCell => {
  const day = typeof cell === 'number' || /^\d{5}$/.test(cell) ? dayOfSerial(Number(cell)) : dayOfText(cell)
  return day ? understood(day) : refused('imports.cell-not-day', { value: cell })
}

const dayOfSerial = (serial: number): Day | null => {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null
  const text = new Date((Math.floor(serial) - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10)
  return isDay(text) ? text : null
}

/** Days as they are written here, day before month, and as programs write them; a time behind it is passed over. */
const dayOfText = (text: string): Day | null => {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s|,|$)/.exec(text)
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[\sT]|$)/.exec(text)
  const [year = '', month = '', date = ''] = local ? [local[3], local[2], local[1]] : iso ? iso.slice(1, 4) : []
  const whole = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(date)}`
  return isDay(whole) ? whole : null
}

const readChoice = ({ choices = {} }: ImportColumn, text: string): ReadCell => {
  const wanted = fold(text)
  const [value] = Object.entries(choices).find(([, names]) => names.some((name) => fold(name) === wanted)) ?? []
  if (value !== undefined) return understood(value)
  const known = Object.values(choices).map(([name = '']) => name)
  return refused('imports.cell-choice', { value: text, choices: known.join(', ') })
}
