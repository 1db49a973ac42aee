import { dayOf, startOfDay, type Day } from '@shared/foundation/days/days'
import type { CellValue } from '@shared/foundation/text/cells'
import { RECORD_ID, type ImportKind } from '@shared/areas/imports/rules/columns'
import type { OriginFile } from '@shared/areas/imports/rules/origins'
import type { OwnField } from '@shared/foundation/documents/own-fields'
import type { ErrorCode } from '@shared/registry/catalogue'
import type { RecordService } from '@shared/registry/names'
import { assertBookableDates } from '../../../../../kernel/book-times'
import type { ImportCheck } from '@shared/areas/imports/services/imports'
import type { Caller } from '../../../../../kernel/call'
import { checkData } from '../../../../../kernel/check-data'
import { AppError } from '../../../../../platform/errors'
import type { Books, MadeOrder } from '../books'
import type { Columns, Sheet } from '../sheets'

const NOON_MS = 12 * 3_600_000

/** Why a cell can't be kept; the first row below the heads is 1. */
export interface Fault {
  readonly row: number
  readonly column: string
  readonly code: ErrorCode
  readonly values: Readonly<Record<string, string | number>>
}

/** A record that rows come to: made by its service, or a change of one that is there. */
export interface Draft {
  readonly rows: readonly number[]
  readonly service: 'products' | 'assets' | 'orders' | 'funds' | 'categories' | 'warehouses'
  readonly data: Readonly<Record<string, unknown>>
  /** Of a record that is changed. */
  readonly _id?: string
  /** Of one that is made: the id it gets, by which others of the same command name it. */
  readonly as?: string
  /** What it is found again by, of one that is made. */
  readonly tag?: string
  /** Made on the way, of no row's own: a group, a warehouse, the opening stock of goods. */
  readonly beside?: true
  /** Units of opening stock. */
  readonly pieces?: number
  /** The columns of fields that are called otherwise. */
  readonly columnOf?: Readonly<Record<string, string>>
  /** Whole dong. */
  readonly amount?: number
  /** What was owed of a partner, or paid ahead. */
  readonly debt?: OldDebt
  /** Of a partner of whom a sheet says that nothing is owed. */
  readonly even?: OldDebt
  /** Whole dong that orders of the other files leave unpaid of it: what a partner owes from before is less by that. */
  readonly inOrders?: number
  /** What was paid before of an order that is made. */
  readonly paid?: OldPayment
  /** What entries of the other files pay of an order that is made: they are written as their own rows say. */
  readonly entered?: OldPayment
  /** Of an entry: the order of the other files that it pays. */
  readonly pays?: string
  /** Of an entry: its money moved before these books began. It moves none of their accounts, where what lies in each is counted. */
  readonly isOfBefore?: true
  /** Of an order of before these books: its file doesn't say whether it was delivered, and it is taken as delivered. */
  readonly isTakenAsDelivered?: true
  /** Lines of an order that is made, with what they are worth: what comes back of it is held against them. */
  readonly lines?: MadeOrder['lines']
  /** What came back of an order that is made, the earliest first. */
  readonly returned?: readonly OldReturn[]
  /** A return, that stands with the order of the other files which it is of: no record of its own. */
  readonly returns?: OldReturn
}

/** Pieces of a line of an order, by its place there. */
export interface BackLine {
  readonly index: number
  readonly quantity: number
}

/** What came back of an order before. */
export interface OldReturn {
  readonly orderId: string
  readonly at: Date
  readonly lines: readonly BackLine[]
  /** Of the order's total, whole dong. */
  readonly worth: number
  /** Whole dong that were given back of what was paid. */
  readonly given: number
}

/** What a partner owes, or is owed, from before: an order without items, delivered on its day. Below 0: paid ahead, an entry of that day. */
export interface OldDebt {
  /** Whole dong. */
  readonly total: number
  readonly created: Date
  readonly day: Day
}

export interface OldPayment {
  readonly amount: number
  readonly created: Date
  readonly label?: string
}

export interface DryRun {
  readonly drafts: readonly Draft[]
  readonly faults: readonly Fault[]
  /** Rows that are sums of others. */
  readonly sums: readonly number[]
  /** Rows that make nothing and are no fault, by why. */
  readonly aside: Readonly<Record<AsideReason, readonly number[]>>
  /** Prices of further price lists, and what the lists are called. */
  readonly priceLists: { readonly count: number; readonly names: readonly string[] }
  readonly checks: readonly ImportCheck[]
}

/**
 * `units`: another unit of the product above; `models`: what the versions below have in common; `deleted`: of what the old program had deleted;
 * `cancelled`: of an order or entry that was cancelled or never made there; `priced`: the price of a product of the same drop, which its own file
 * tells; of an old cash book `moved`: money that went from one till to another, `givenBack`: money that went back for goods that came back.
 */
export const ASIDE_REASONS = ['units', 'models', 'deleted', 'cancelled', 'priced', 'moved', 'givenBack'] as const
export type AsideReason = (typeof ASIDE_REASONS)[number]

export interface DryRunInput {
  readonly kind: ImportKind
  readonly columns: Columns
  readonly sheet: Sheet
  /** The file of an old program that it is; null: an own sheet. */
  readonly file: OriginFile | null
  /** Rows that are left out. */
  readonly skipped: ReadonlySet<number>
  readonly update: boolean
  /** Where stock comes in of which no warehouse is said; absent: the oldest. */
  readonly warehouseId?: string | undefined
  /** The id of what is made, by what it is in the sheet: the same however often a command is run again. */
  readonly idOf: (key: string) => string
  readonly caller: Pick<Caller, 'zone' | 'rights'>
  readonly now: Date
  readonly books: Books
}

/** A row whose cells are all understood, or with those that are. */
export interface Row {
  readonly row: number
  readonly values: Readonly<Record<string, CellValue | undefined>>
  /** What it says of fields of the company's own. */
  readonly own: readonly OwnField[]
}

/** A dry run as far as it has come: what its rows would make, and the cells that stand in the way. */
export class Findings {
  readonly input: DryRunInput
  readonly drafts: Draft[] = []
  readonly #faults: Fault[] = []
  readonly #faultyRows = new Set<number>()
  readonly aside: Record<AsideReason, number[]> = {
    units: [],
    models: [],
    deleted: [],
    cancelled: [],
    priced: [],
    moved: [],
    givenBack: [],
  }
  /** The first row that names a record by its id. */
  readonly #rowOfId = new Map<string, number>()

  constructor(input: DryRunInput) {
    this.input = input
  }

  /** One fault of a cell alone, in the order of the rows. */
  get faults(): Fault[] {
    const seen = new Set<string>()
    const first = this.#faults.filter(({ row, column }) => !seen.has(`${row} ${column}`) && seen.add(`${row} ${column}`))
    return first.sort((a, b) => a.row - b.row)
  }

  fault(row: number, column: string, code: ErrorCode, values: Fault['values'] = {}): null {
    this.#faults.push({ row, column, code, values })
    this.#faultyRows.add(row)
    return null
  }

  /** The one record that a cell names; null after a fault. */
  named<T>(found: readonly T[], row: number, column: string, value: CellValue): T | null {
    const [first, second] = found
    if (first === undefined) return this.fault(row, column, 'imports.cell-unknown', { value })
    return second === undefined ? first : this.fault(row, column, 'imports.cell-ambiguous', { value })
  }

  /** What a rule says of a field is said of the cell it comes from. */
  judge(service: RecordService, data: object, rowOf: (path: string) => { row: number; column: string }): Record<string, unknown> | null {
    const { caller, now } = this.input
    try {
      const checked = checkData(service, 'create', data)
      assertBookableDates(service, 'create', checked, { now, zone: caller.zone })
      return checked
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      for (const { path, code, values = {} } of error.details.fieldErrors ?? [{ path: '', code: error.code, values: error.values }]) {
        const { row, column } = rowOf(path)
        this.fault(row, column, code, values)
      }
      return null
    }
  }

  isFaulty(row: number): boolean {
    return this.#faultyRows.has(row)
  }

  /** The record that a row names by its id; undefined where it names none, or there is a fault. */
  byId<T extends { readonly _id: string; readonly name: string }>(
    row: number,
    values: Row['values'],
    known: ReadonlyMap<string, T>,
  ): T | undefined {
    const id = values[RECORD_ID]
    if (id === undefined) return undefined
    const record = known.get(String(id))
    const earlier = this.#rowOfId.get(String(id))
    if (!record) this.fault(row, RECORD_ID, 'imports.cell-unknown', { value: id })
    else if (earlier !== undefined) this.fault(row, RECORD_ID, 'imports.cell-repeated', { value: record.name, row: earlier })
    else if (!this.input.update) this.fault(row, 'name', 'imports.cell-taken', { value: record.name })
    this.#rowOfId.set(String(id), row)
    return record
  }

  /** One record of a row, once its service's shape has been held against it. @returns its id; undefined after a fault */
  keep({
    row,
    service,
    fields,
    as = {},
    known,
    more = {},
  }: {
    row: number
    service: 'products' | 'assets'
    fields: Readonly<Record<string, unknown>>
    as?: Readonly<Record<string, string>>
    known?: { readonly _id: string; readonly group: string; readonly categoryId?: string | undefined } | undefined
    more?: Pick<Draft, 'debt' | 'even' | 'amount'>
  }): string | undefined {
    const data = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    // What a sheet doesn't tell of a record stays as it is.
    const stays = known?.categoryId !== undefined ? { categoryId: known.categoryId } : {}
    const judged = this.judge(service, known ? { ...stays, ...data, group: known.group } : data, (path) => ({
      row,
      column: as[path] ?? as[path.split('.')[0] ?? ''] ?? path,
    }))
    if (!judged) return undefined
    const { group: _fixed, ...changed } = judged
    const id = known?._id ?? this.input.idOf(`${service} ${row}`)
    const which = known ? { _id: id, columnOf: as } : { as: id }
    this.drafts.push({ rows: [row], service, data: known ? changed : judged, ...which, ...more })
    return id
  }

  /** Noon of a day, so that it is the same day wherever it is read; today's is now. */
  momentOf(row: number, cell: CellValue, column: string): Date {
    const { books, caller, now } = this.input
    const day = String(cell) as Day
    if (books.lockDate !== null && day <= books.lockDate) this.fault(row, column, 'books.closed', { lockDate: books.lockDate, day })
    return day === dayOf(now, caller.zone) ? now : new Date(startOfDay(day, caller.zone).getTime() + NOON_MS)
  }
}
