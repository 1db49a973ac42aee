import { fold } from '../../../foundation/text/fold'
import { readCell, type CellKind, type SheetCell } from '../../../foundation/text/cells'
import type { Day } from '../../../foundation/days/days'

/** A row of a bank's statement. */
export interface StatementRow {
  /** Its place in the sheet, the first line being 1. */
  readonly line: number
  readonly day: Day
  /** Minutes after the day's beginning; null where the bank tells the day alone. */
  readonly minutes: number | null
  /** Whole dong above 0. */
  readonly amount: number
  readonly content: string
  /** '' where the bank gives none. */
  readonly reference: string
  readonly counterName: string
  readonly counterAccount: string
  /** It left the account. */
  readonly goesOut: boolean
}

const COLUMNS = ['day', 'credit', 'debit', 'amount', 'content', 'reference', 'counterName', 'counterAccount'] as const
type Column = (typeof COLUMNS)[number]

/** What banks write over their columns, folded; the first that fits is taken. */
const heads: Readonly<Record<Column, readonly string[]>> = {
  day: ['ngay giao dich', 'ngay hieu luc', 'ngay hach toan', 'transaction date', 'posting date', 'thoi gian', 'ngay', 'date'],
  credit: ['ghi co', 'so tien ghi co', 'phat sinh co', 'tien vao', 'so tien vao', 'credit amount', 'credit', 'co'],
  debit: ['ghi no', 'so tien ghi no', 'phat sinh no', 'tien ra', 'so tien ra', 'debit amount', 'debit', 'no'],
  amount: ['so tien', 'so tien giao dich', 'amount', 'transaction amount'],
  content: ['noi dung', 'noi dung giao dich', 'noi dung chi tiet', 'dien giai', 'mo ta', 'description', 'details', 'remark'],
  reference: [
    'so tham chieu',
    'ma tham chieu',
    'so chung tu',
    'ma giao dich',
    'so but toan',
    'so ct',
    'reference',
    'transaction id',
    'doc no',
    'ref',
  ],
  counterName: ['ten nguoi chuyen', 'ten doi ung', 'ten tai khoan doi ung', 'nguoi chuyen', 'correspondent name', 'counterparty'],
  counterAccount: ['tai khoan doi ung', 'so tai khoan doi ung', 'tk doi ung', 'tai khoan nguoi chuyen', 'correspondent account'],
}

const plain = (cell: SheetCell): string =>
  fold(String(cell ?? ''))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A head may be said in two languages at once: 'Ngày giao dịch / Transaction date'. */
const namesOf = (cell: SheetCell): string[] =>
  [
    plain(cell),
    ...String(cell ?? '')
      .split(/[/\n]/)
      .map(plain),
  ].filter(Boolean)

type Places = Partial<Record<Column, number>>

const placesIn = (line: readonly SheetCell[]): Places => {
  const named = line.map(namesOf)
  const taken = new Set<number>()
  const places: Places = {}
  for (const column of COLUMNS)
    for (const head of heads[column]) {
      const place = named.findIndex((names, at) => !taken.has(at) && names.includes(head))
      if (place < 0) continue
      taken.add(place)
      places[column] = place
      break
    }
  return places
}

const isHead = ({ day, credit, amount, content }: Places): boolean =>
  day !== undefined && content !== undefined && (credit !== undefined || amount !== undefined)

/** Lines above the heads that name the bank, the account and the range. */
const MAX_LINES_ABOVE = 40

const cellAs = (kind: CellKind, cell: SheetCell): string | number | null => {
  const read = readCell({ key: 'cell', kind, head: { en: '', vi: '' }, example: '' }, cell)
  return read.ok ? read.value : null
}

const minutesIn = (cell: SheetCell): number | null => {
  const [, hours, minutes] = /(?:^|[\sT])(\d{1,2}):(\d{2})/.exec(String(cell ?? '')) ?? []
  const count = Number(hours) * 60 + Number(minutes)
  return Number.isInteger(count) && count < 24 * 60 ? count : null
}

/** What a line moved: whole dong above 0 with its way; null where it moved nothing. A column of one's own for each way, or one with signs. */
const movedBy = (cell: (column: Column) => SheetCell, { credit, debit }: Places): Pick<StatementRow, 'amount' | 'goesOut'> | null => {
  const read = (column: Column): number => {
    const amount = cellAs('money', cell(column))
    return typeof amount === 'number' && Number.isSafeInteger(amount) ? amount : 0
  }
  const single = credit === undefined ? read('amount') : 0
  const came = credit === undefined ? single : read('credit')
  if (came > 0) return { amount: came, goesOut: false }
  // Some write what left with its sign, others without.
  const left = debit === undefined ? Math.max(-single, 0) : Math.abs(read('debit'))
  return left > 0 ? { amount: left, goesOut: true } : null
}

/**
 * What a bank's statement tells, whatever stands above and below its table; null where no line looks like heads. Sums are left out.
 */
export function readStatement(lines: readonly (readonly SheetCell[])[]): StatementRow[] | null {
  const at = lines.slice(0, MAX_LINES_ABOVE).findIndex((line) => isHead(placesIn(line)))
  if (at < 0) return null
  const places = placesIn(lines[at] ?? [])
  return lines.slice(at + 1).flatMap((line, index) => {
    const cell = (column: Column): SheetCell => line[places[column] ?? -1] ?? null
    const text = (column: Column): string => String(cell(column) ?? '').trim()
    const day = cellAs('day', cell('day'))
    const moved = movedBy(cell, places)
    if (typeof day !== 'string' || !moved) return []
    return [
      {
        line: at + 2 + index,
        day: day as Day,
        minutes: minutesIn(cell('day')),
        ...moved,
        content: text('content'),
        reference: text('reference'),
        counterName: text('counterName'),
        counterAccount: text('counterAccount'),
      },
    ]
  })
}

/** What tells rows without a reference apart: day, amount and what is said. */
export const contentKey = ({ day, amount, content }: Pick<StatementRow, 'day' | 'amount' | 'content'>): string =>
  `${day} ${amount} ${fold(content).replace(/[^a-z0-9]+/g, '')}`
