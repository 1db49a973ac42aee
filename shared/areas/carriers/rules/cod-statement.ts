import { readCell, type SheetCell } from '../../../foundation/text/cells'
import { fold } from '../../../foundation/text/fold'
import { codStateOf, type CodState } from './cod'
import type { Carrier, DeliveryStatus } from './statuses'

/** A row of a carrier's statement: what it says that it collected of a parcel, and what it takes off for it. Whole dong. */
export interface CodRow {
  readonly code: string
  readonly cod: number
  readonly fee: number
}

/**
 * What a row is beside what we know. `matched`: both are what we wait for; `cod`, `fee`: the one differs; `early`: it isn't delivered by
 * what we know; `paid`: it came before; `unknown`: no parcel of ours; `twice`: it stands in the statement already.
 */
export const COD_RESULTS = ['matched', 'cod', 'fee', 'early', 'paid', 'unknown', 'twice'] as const
export type CodResult = (typeof COD_RESULTS)[number]

interface Known {
  readonly carrier: Carrier
  readonly status: DeliveryStatus
  readonly cod: number
  readonly codState: CodState
  readonly charged?: number | undefined
  /** Its fee came off before. */
  readonly isBooked: boolean
}

/** What a row is beside the parcel it names. */
export const resultOf = ({ cod, fee }: CodRow, known: Known | null): Exclude<CodResult, 'twice'> => {
  if (!known) return 'unknown'
  if (known.isBooked || known.codState === 'paid') return 'paid'
  if (cod > 0 && known.status !== 'delivered') return 'early'
  const expected = codStateOf(known) === 'none' ? 0 : known.cod
  if (cod !== expected) return 'cod'
  return fee === (known.charged ?? fee) ? 'matched' : 'fee'
}

/** What is done with a row that differs: the customer owes the rest, the carrier does, or nobody does and it is an expense. */
export const COD_WAYS = ['customer', 'carrier', 'lost'] as const
export type CodWay = (typeof COD_WAYS)[number]

const HEADS: Readonly<Record<keyof CodRow, readonly string[]>> = {
  code: ['ma van don', 'ma don hang', 'ma don ghn', 'ma don ghtk', 'ma ghn', 'ma don', 'order code', 'label', 'code'],
  cod: ['tien thu ho', 'thu ho', 'tien cod', 'cod', 'so tien thu ho', 'pick money', 'cod amount'],
  fee: ['tong phi', 'phi dich vu', 'phi giao hang', 'cuoc phi', 'phi', 'fee', 'total fee'],
}
const COLUMNS = ['code', 'cod', 'fee'] as const
const MAX_LINES_ABOVE = 40

const plain = (cell: SheetCell): string =>
  fold(String(cell ?? ''))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const placesIn = (line: readonly SheetCell[]): Partial<Record<keyof CodRow, number>> => {
  const named = line.map(plain)
  return Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const head = HEADS[column].find((each) => named.includes(each))
      return head === undefined ? [] : [[column, named.indexOf(head)]]
    }),
  )
}

const amountOf = (cell: SheetCell): number => {
  const read = readCell({ key: 'cell', kind: 'money', head: { en: '', vi: '' }, example: '' }, cell)
  return read.ok && typeof read.value === 'number' && Number.isSafeInteger(read.value) ? Math.abs(read.value) : 0
}

/** What a carrier's sheet tells, whatever stands above and below its table; null where no line looks like heads. */
export const readCodSheet = (lines: readonly (readonly SheetCell[])[]): CodRow[] | null => {
  const at = lines.slice(0, MAX_LINES_ABOVE).findIndex((line) => {
    const { code, cod } = placesIn(line)
    return code !== undefined && cod !== undefined
  })
  if (at < 0) return null
  const { code = -1, cod = -1, fee = -1 } = placesIn(lines[at] ?? [])
  return lines.slice(at + 1).flatMap((line) => {
    const named = String(line[code] ?? '').trim()
    // Sums have no code of a parcel: a code has a digit in it.
    return /\d/.test(named) && !/\s/.test(named)
      ? [{ code: named, cod: amountOf(line[cod] ?? null), fee: amountOf(line[fee] ?? null) }]
      : []
  })
}
