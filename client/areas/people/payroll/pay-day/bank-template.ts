import { bankIn, nameInLists } from '@shared/foundation/money/bank-names'
import type { BankBin } from '@shared/foundation/money/vietqr'
import { foldedAscii } from '@shared/foundation/text/ascii'
import { readZip, writeZip } from '../../../../lib/table-file/zip'
import type { TransferLine } from './bank-file'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const encoder = new TextEncoder()
const decoder = new TextDecoder()

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
const partOf = (head: string): Part | null => {
  const plain = foldedAscii(head).toUpperCase()
  return headWords.find(([words]) => words.test(plain))?.[1] ?? null
}

/** Without one of these no line can be written. */
const needed: readonly Part[] = ['account', 'name', 'amount', 'text']

/** The template isn't one: no row has heads for account, name, amount and text. */
export class NoTemplate extends Error {}

const parse = (bytes: Uint8Array | undefined): Document => new DOMParser().parseFromString(decoder.decode(bytes), 'application/xml')
const all = (within: Document | Element, name: string): Element[] => [...within.getElementsByTagNameNS(MAIN, name)]
const columnOf = (cell: Element): string => /^[A-Z]+/.exec(cell.getAttribute('r') ?? '')?.[0] ?? ''
/** A to Z before AA. */
const isBefore = (a: string, b: string): boolean => (a.length === b.length ? a < b : a.length < b.length)

const textIn = (element: Element): string =>
  all(element, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('')
const cellText = (cell: Element, shared: readonly string[]): string => {
  const value = all(cell, 'v')[0]?.textContent ?? ''
  return cell.getAttribute('t') === 's' ? (shared[Number(value)] ?? '') : cell.getAttribute('t') === 'inlineStr' ? textIn(cell) : value
}

interface Found {
  readonly path: string
  readonly sheet: Document
  /** The number of the row under the heads. */
  readonly first: number
  readonly columns: ReadonlyMap<Part, string>
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

/** @throws NoTemplate */
const find = (files: ReadonlyMap<string, Uint8Array>): Found => {
  const shared = files.has('xl/sharedStrings.xml') ? all(parse(files.get('xl/sharedStrings.xml')), 'si').map(textIn) : []
  const sheets = [...files.keys()].filter((path) => /^xl\/worksheets\/[^/]+\.xml$/.test(path)).sort()
  for (const path of sheets) {
    const sheet = parse(files.get(path))
    const heads = all(sheet, 'row').filter((row) => isWhole(headsOf(row, shared)))
    // Under Vietnamese heads English ones may stand: lines begin below both.
    const head = heads.at(-1)
    if (!head) continue
    const names = new Map<BankBin, string>()
    for (const other of sheets.filter((each) => each !== path))
      for (const cell of all(parse(files.get(other)), 'c')) {
        const name = cellText(cell, shared)
        const bank = bankIn(name)
        if (bank && !names.has(bank)) names.set(bank, name)
      }
    return { path, sheet, first: Number(head.getAttribute('r')) + 1, columns: headsOf(head, shared), bankNames: names }
  }
  throw new NoTemplate()
}

const rowAt = (sheet: Document, number: number): Element => {
  const rows = all(sheet, 'row')
  const known = rows.find((row) => Number(row.getAttribute('r')) === number)
  if (known) return known
  const row = sheet.createElementNS(MAIN, 'row')
  row.setAttribute('r', String(number))
  const next = rows.find((each) => Number(each.getAttribute('r')) > number)
  const data = all(sheet, 'sheetData')[0]
  if (!data) throw new NoTemplate()
  data.insertBefore(row, next ?? null)
  return row
}

/** Writes a cell and leaves its looks: its own, else those of the cell under the head. */
const write = (sheet: Document, { column, number, first }: { column: string; number: number; first: number }, value: string | number) => {
  const row = rowAt(sheet, number)
  const looks = all(rowAt(sheet, first), 'c')
    .find((each) => columnOf(each) === column)
    ?.getAttribute('s')
  const cells = all(row, 'c')
  const known = cells.find((each) => columnOf(each) === column)
  const cell = known ?? sheet.createElementNS(MAIN, 'c')
  if (!known) {
    cell.setAttribute('r', `${column}${number}`)
    if (looks) cell.setAttribute('s', looks)
    row.insertBefore(cell, cells.find((each) => isBefore(column, columnOf(each))) ?? null)
  }
  cell.replaceChildren()
  if (typeof value === 'number') {
    cell.removeAttribute('t')
    cell.appendChild(sheet.createElementNS(MAIN, 'v')).textContent = String(value)
    return
  }
  cell.setAttribute('t', 'inlineStr')
  const text = cell.appendChild(sheet.createElementNS(MAIN, 'is')).appendChild(sheet.createElementNS(MAIN, 't'))
  text.textContent = value
}

/** @throws NoTemplate, or RangeError for what is no workbook: before it is remembered */
export const assertTemplate = async (template: Uint8Array<ArrayBuffer>): Promise<void> => void find(readZip(template))

/**
 * A bank's own template with the lines in the columns that are known by their heads; whatever else stands in it is left alone.
 * @throws NoTemplate
 */
export const filledTemplate = async (
  template: Uint8Array<ArrayBuffer>,
  lines: readonly TransferLine[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const files = readZip(template)
  const { path, sheet, first, columns, bankNames } = find(files)
  lines.forEach((line, at) => {
    const values: Readonly<Record<Part, string | number>> = {
      ordinal: at + 1,
      account: line.account,
      name: line.name,
      bank: bankNames.get(line.bank) ?? nameInLists(line.bank),
      amount: line.amount,
      text: line.text,
    }
    for (const [part, column] of columns) write(sheet, { column, number: first + at, first }, values[part])
  })
  return writeZip(new Map([...files, [path, encoder.encode(new XMLSerializer().serializeToString(sheet))]]))
}
