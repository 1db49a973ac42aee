import { bankIn, nameInLists } from '@shared/foundation/money/bank-names'
import type { BankBin } from '@shared/foundation/money/vietqr'
import { foldedAscii } from '@shared/foundation/text/ascii'
import { readZip, writeZip } from '../../../../lib/table-file/zip'
import type { TransferLine } from './bank-file'
import {
  all,
  cellText,
  choicesOf,
  columnOf,
  isBefore,
  make,
  numberOf,
  sharedTexts,
  sheetOf,
  withoutChain,
  written,
  type Files,
} from './workbook'

type Part = 'account' | 'name' | 'bank' | 'amount' | 'text' | 'ordinal'

/** By which words a head is known, in the order in which they are asked; null: nothing of ours is written there. */
const headWords: readonly (readonly [RegExp, Part | null])[] = [
  [/NGUON|TRICH NO|DEBIT|NGUOI CHUYEN|TAI KHOAN CHUYEN|SWIFT|CITAD|MA NGAN HANG|BANK CODE|MA CHI NHANH/, null],
  [/^STT|^ORD|^SO THU TU|^NO$/, 'ordinal'],
  [/SO TIEN|AMOUNT/, 'amount'],
  [/NOI DUNG|DIEN GIAI|CHI TIET|DETAIL|REMARK|DESCRIPTION/, 'text'],
  [/TEN TAI KHOAN|CHU TAI KHOAN|ACCOUNT NAME/, 'name'],
  [/SO TAI KHOAN|SO TK|^STK|ACCOUNT/, 'account'],
  [/NGAN HANG|BANK/, 'bank'],
  [/THU HUONG|NGUOI NHAN|HO TEN|HO VA TEN|BENEFICIARY/, 'name'],
]
/** Heads of what an example says of its own bank, which isn't that of a line in its place. */
const EXAMPLE_WORDS = /SWIFT|CITAD|MA NGAN HANG|BANK CODE|CHI NHANH|BRANCH/

const plain = (head: string): string => foldedAscii(head).toUpperCase()
const partOf = (head: string): Part | null => headWords.find(([words]) => words.test(plain(head)))?.[1] ?? null

/** Without one of these no line can be written. */
const needed: readonly Part[] = ['account', 'name', 'amount', 'text']

/** The template isn't one: no row has heads for account, name, amount and text. */
export class NoTemplate extends Error {}

interface Found {
  readonly path: string
  readonly sheet: Document
  /** The number of the row under the heads. */
  readonly first: number
  readonly columns: ReadonlyMap<Part, string>
  /** Columns that hold what an example says of its bank. */
  readonly ofExamples: readonly string[]
  /** What its own list calls each bank. */
  readonly bankNames: ReadonlyMap<BankBin, string>
}

const headsOf = (row: Element, shared: readonly string[]): ReadonlyMap<Part, string> => {
  const columns = new Map<Part, string>()
  for (const cell of all(row, 'c')) {
    const part = partOf(cellText(cell, shared))
    if (part && !columns.has(part)) columns.set(part, columnOf(cell))
  }
  return columns
}
const isWhole = (columns: ReadonlyMap<Part, string>): boolean => needed.every((part) => columns.has(part))

const namesIn = (texts: readonly string[]): ReadonlyMap<BankBin, string> => {
  const names = new Map<BankBin, string>()
  for (const text of texts) {
    const bank = bankIn(text)
    if (bank && !names.has(bank)) names.set(bank, text)
  }
  return names
}

/** Of the columns of other sheets the one that names most banks: words about banks, and a bank in an example, stand elsewhere. */
const listedBanks = (files: Files, others: readonly string[], shared: readonly string[]): ReadonlyMap<BankBin, string> => {
  let best: ReadonlyMap<BankBin, string> = new Map()
  for (const path of others) {
    const columns = new Map<string, string[]>()
    for (const cell of all(sheetOf(files.get(path)), 'c')) {
      const column = columnOf(cell)
      columns.set(column, [...(columns.get(column) ?? []), cellText(cell, shared)])
    }
    for (const texts of columns.values()) {
      const names = namesIn(texts)
      if (names.size > best.size) best = names
    }
  }
  return best
}

/** @throws NoTemplate */
const find = (files: Files): Found => {
  const shared = sharedTexts(files)
  const sheets = [...files.keys()].filter((path) => /^xl\/worksheets\/[^/]+\.xml$/.test(path)).sort()
  for (const path of sheets) {
    const sheet = sheetOf(files.get(path))
    const heads = all(sheet, 'row').filter((row) => isWhole(headsOf(row, shared)))
    // Under Vietnamese heads English ones may stand: lines begin below both.
    const head = heads.at(-1)
    if (!head) continue
    const columns = headsOf(head, shared)
    const column = columns.get('bank')
    const choices = column === undefined ? null : choicesOf(files, { path, sheet, shared, column })
    const chosen = namesIn(choices ?? [])
    const others = sheets.filter((each) => each !== path)
    return {
      path,
      sheet,
      first: numberOf(head) + 1,
      columns,
      ofExamples: all(head, 'c').flatMap((cell) => (EXAMPLE_WORDS.test(plain(cellText(cell, shared))) ? [columnOf(cell)] : [])),
      bankNames: chosen.size > 0 ? chosen : listedBanks(files, others, shared),
    }
  }
  throw new NoTemplate()
}

type Rows = Map<number, Element>

/** A row that is there, or one made under the row before it, which is. */
const rowAt = (sheet: Document, rows: Rows, number: number): Element => {
  const known = rows.get(number)
  if (known) return known
  const row = make(sheet, 'row')
  row.setAttribute('r', String(number))
  rows.get(number - 1)?.after(row)
  rows.set(number, row)
  return row
}

const cellIn = (row: Element, column: string): Element | undefined => all(row, 'c').find((each) => columnOf(each) === column)
const hasFormula = (cell: Element | undefined): boolean => cell !== undefined && all(cell, 'f').length > 0

/** Writes a cell and leaves its looks: its own, else those of the cell under the head. */
const write = (sheet: Document, row: Element, column: string, under: Element, value: string | number): void => {
  const known = cellIn(row, column)
  const cell = known ?? make(sheet, 'c')
  if (!known) {
    const looks = cellIn(under, column)?.getAttribute('s')
    cell.setAttribute('r', `${column}${numberOf(row)}`)
    if (looks) cell.setAttribute('s', looks)
    row.insertBefore(cell, all(row, 'c').find((each) => isBefore(column, columnOf(each))) ?? null)
  }
  cell.replaceChildren()
  if (typeof value === 'number') {
    cell.removeAttribute('t')
    cell.appendChild(make(sheet, 'v')).textContent = String(value)
    return
  }
  cell.setAttribute('t', 'inlineStr')
  cell.appendChild(make(sheet, 'is')).appendChild(make(sheet, 't')).textContent = value
}

const empty = (cell: Element | undefined): void => {
  cell?.replaceChildren()
  cell?.removeAttribute('t')
}

/**
 * Banks write examples under the heads: what one says of its bank isn't that of our line, and one that isn't written over would be paid.
 * An example has an account and an amount; what stands below without them is the bank's own.
 */
const emptyExamples = ({ sheet, first, columns, ofExamples }: Found, lines: number): void => {
  for (const row of all(sheet, 'row').filter((each) => numberOf(each) >= first)) {
    const holds = (part: Part): boolean => {
      const cell = cellIn(row, columns.get(part) ?? '')
      return cell !== undefined && all(cell, 'v').length + all(cell, 'is').length > 0
    }
    if (!holds('account') || !holds('amount')) continue
    for (const column of ofExamples) empty(cellIn(row, column))
    if (numberOf(row) < first + lines) continue
    for (const [part, column] of columns) {
      const cell = cellIn(row, column)
      if (part !== 'ordinal' || !hasFormula(cell)) empty(cell)
    }
  }
}

/** @throws NoTemplate, or RangeError for what is no workbook: before it is remembered */
export const assertTemplate = async (template: Uint8Array<ArrayBuffer>): Promise<void> => void find(readZip(template))

/**
 * A bank's own template with the lines in the columns that are known by their heads. Examples under the heads are taken out; whatever else
 * stands in it is left alone.
 * @throws NoTemplate
 */
export const filledTemplate = async (
  template: Uint8Array<ArrayBuffer>,
  lines: readonly TransferLine[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const files = readZip(template)
  const found = find(files)
  const { path, sheet, first, columns, bankNames } = found
  const formulas = all(sheet, 'f').length
  emptyExamples(found, lines.length)
  const rows: Rows = new Map(all(sheet, 'row').map((row) => [numberOf(row), row]))
  lines.forEach((line, at) => {
    const values: Readonly<Record<Part, string | number>> = {
      ordinal: at + 1,
      account: line.account,
      name: line.name,
      bank: bankNames.get(line.bank) ?? nameInLists(line.bank),
      amount: line.amount,
      text: line.text,
    }
    const row = rowAt(sheet, rows, first + at)
    for (const [part, column] of columns)
      // The bank counts by itself.
      if (part !== 'ordinal' || !hasFormula(cellIn(row, column))) write(sheet, row, column, rows.get(first) ?? row, values[part])
  })
  // It says how far the sheet goes, and may be left out.
  for (const each of all(sheet, 'dimension')) each.remove()
  const filled = new Map([...files, [path, written(sheet)] as const])
  return writeZip(all(sheet, 'f').length < formulas ? withoutChain(filled) : filled)
}
