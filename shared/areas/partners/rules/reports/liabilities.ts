import type { PartnerField } from '../../../../foundation/documents/partners'
import { addDays, type Day } from '../../../../foundation/days/days'
import { secondOf } from '../../../../foundation/ledger/postings'
import { dong, sumDong, type Dong } from '../../../../foundation/money/money'
import type { RollupRow } from '../../../../foundation/ledger/rows'

/** A partner's account over a range; opening + ordered − paid = closing, in whole dong. */
export interface Liability {
  opening: Dong
  ordered: Dong
  /** Payments, and what was written off. */
  paid: Dong
  /** What of that was written off. */
  writtenOff: Dong
  closing: Dong
}

type Sums = Record<string, number>

/** The partner that a row is of; null: of another field. */
const partnerIn =
  (field: PartnerField) =>
  ({ measure, key }: RollupRow): string | null =>
    measure === 'accounts' ? secondOf(key, field) : null

/** The sums of each partner of one field. */
const sumsOf = (rows: readonly RollupRow[], field: PartnerField): Map<string, Sums> => {
  const found = new Map<string, Sums>()
  const partnerOf = partnerIn(field)
  for (const row of rows) {
    const partner = partnerOf(row)
    if (partner === null) continue
    const own = found.get(partner) ?? {}
    for (const name in row.sums) own[name] = (own[name] ?? 0) + (row.sums[name] ?? 0)
    found.set(partner, own)
  }
  return found
}

const of = (sums: Readonly<Sums> | undefined, name: string): number => sums?.[name] ?? 0

/** Statements of account of all partners that orders name in `field`, those with nothing left out; largest closing first.
 *  @param before rows of all days before the range  @param rows rows of the range */
export function liabilitiesReport(
  before: readonly RollupRow[],
  rows: readonly RollupRow[],
  field: PartnerField,
): { data: (Liability & { _id: string })[]; total: Liability } {
  const [earlier, own] = [sumsOf(before, field), sumsOf(rows, field)]
  const data = [...new Set([...earlier.keys(), ...own.keys()])].flatMap((_id) => {
    const opening = dong(of(earlier.get(_id), 'ordered') - of(earlier.get(_id), 'paid'))
    const [ordered, paid] = [dong(of(own.get(_id), 'ordered')), dong(of(own.get(_id), 'paid'))]
    const writtenOff = dong(of(own.get(_id), 'writtenOff'))
    return opening || ordered || paid ? [{ _id, opening, ordered, paid, writtenOff, closing: dong(opening + ordered - paid) }] : []
  })
  data.sort((a, b) => b.closing - a.closing || (a._id < b._id ? -1 : 1))
  return { data, total: totalOf(data) }
}

const totalOf = (data: readonly Liability[]): Liability => ({
  opening: sumDong(data.map((row) => row.opening)),
  ordered: sumDong(data.map((row) => row.ordered)),
  paid: sumDong(data.map((row) => row.paid)),
  writtenOff: sumDong(data.map((row) => row.writtenOff)),
  closing: sumDong(data.map((row) => row.closing)),
})

/** How old a debt is, by its last day of each part; older ones are over 90. */
export const AGES = { under8: 7, to30: 30, to60: 60, to90: 90 } as const
export type Age = keyof typeof AGES | 'over90'
export const AGE_NAMES: readonly Age[] = ['under8', 'to30', 'to60', 'to90', 'over90']

/** The part that a debt of so many days belongs to; what is not yet due counts as the youngest. */
export const ageOf = (days: number): Age => (Object.keys(AGES) as (keyof typeof AGES)[]).find((age) => days <= AGES[age]) ?? 'over90'

/** The first day whose debts are at most 90 days old: rows from it on are read by day. */
export const firstAgedDay = (today: Day): Day => addDays(today, -AGES.to90)

export interface Aged extends Readonly<Record<Age, Dong>> {
  readonly _id: string
  /** Orders that aren't paid in full. */
  readonly orders: number
  /** Σ of the parts: what is to be collected (or paid), in whole dong. */
  readonly open: Dong
  /** Days since the oldest of them; null when it is over 90. */
  readonly oldest: number | null
}

/** What of it is older than 30 days, in whole dong. */
export const lateOf = ({ to60, to90, over90 }: Readonly<Record<'to60' | 'to90' | 'over90', number>>): Dong => sumDong([to60, to90, over90])

/** Goes through debts of days: each account of a day once, with what is open of it and how many orders that is. */
export type VisitDebts = (visit: (day: string, account: string, debts: readonly number[]) => void) => void

/** Where rows of accounts keep what is open of the orders of a day, and of how many. */
export const AGED_FIGURES = { open: 'open', orders: 'openOrders' } as const
/** The same by the day they are to be paid. */
export const DUE_FIGURES = { open: 'due', orders: 'dueOrders' } as const

/** How what is open is parted by the day it counts from. */
interface Parting<Part extends string> {
  readonly figures: typeof AGED_FIGURES | typeof DUE_FIGURES
  readonly names: readonly Part[]
  /** The part of what is older than the days that are read one by one. */
  readonly last: Part
  /** The part of what is so many days old. */
  readonly of: (days: number) => Part
}

/** What is open of a partner in parts. */
interface Parted<Part extends string> {
  readonly _id: string
  readonly orders: number
  readonly open: Dong
  readonly oldest: number | null
  readonly parts: Readonly<Record<Part, Dong>>
}

function partedDebts<Part extends string>(
  { figures, names, last, of: partOf }: Parting<Part>,
  older: readonly RollupRow[],
  days: VisitDebts,
  field: PartnerField,
  ageOn: (day: string) => number,
): Parted<Part>[] {
  const found = new Map<string, { readonly parts: Map<Part, number>; orders: number; oldest: number | null }>()
  const add = (partner: string, part: Part, open: number, orders: number, daysOld: number | null): void => {
    if (open === 0 && orders === 0) return
    let own = found.get(partner)
    if (!own) found.set(partner, (own = { parts: new Map(), orders: 0, oldest: 0 }))
    own.parts.set(part, (own.parts.get(part) ?? 0) + open)
    own.orders += orders
    own.oldest = daysOld === null || own.oldest === null ? null : Math.max(own.oldest, daysOld)
  }
  for (const [partner, sums] of sumsOf(older, field)) add(partner, last, of(sums, figures.open), of(sums, figures.orders), null)
  const ages = new Map<string, { days: number; part: Part }>()
  days((day, account, [open = 0, orders = 0]) => {
    const partner = secondOf(account, field)
    if (partner === null) return
    let old = ages.get(day)
    if (!old) {
      const ago = Math.max(0, ageOn(day))
      ages.set(day, (old = { days: ago, part: partOf(ago) }))
    }
    add(partner, old.part, open, orders, old.days)
  })
  return [...found]
    .map(([_id, { parts, orders, oldest }]) => ({
      _id,
      orders,
      oldest,
      open: sumDong([...parts.values()]),
      parts: Object.fromEntries(names.map((name) => [name, dong(parts.get(name) ?? 0)])) as Record<Part, Dong>,
    }))
    .filter(({ open }) => open !== 0)
    .sort((a, b) => b.open - a.open || (a._id < b._id ? -1 : 1))
}

/** What is open of each partner, by age; largest first.
 *  @param older rows of all days before `firstAgedDay`  @param days debts of the days from it on
 *  @param ageOn how many days ago a day was */
export const agingReport = (older: readonly RollupRow[], days: VisitDebts, field: PartnerField, ageOn: (day: string) => number): Aged[] =>
  partedDebts({ figures: AGED_FIGURES, names: AGE_NAMES, last: 'over90', of: ageOf }, older, days, field, ageOn).map(flat)

const flat = <Part extends string>({ parts, ...row }: Parted<Part>): Omit<Parted<Part>, 'parts'> & Readonly<Record<Part, Dong>> => ({
  ...row,
  ...parts,
})

/** By how many days a debt should have been paid, by its last day of each part; what isn't due yet is a part of its own. */
export const OVERDUE = { late30: 30, late60: 60, late90: 90 } as const
export type Lateness = 'notDue' | keyof typeof OVERDUE | 'lateOver90'
export const LATENESS: readonly Lateness[] = ['notDue', 'late30', 'late60', 'late90', 'lateOver90']

/** The part that a debt belongs to which should have been paid so many days ago. */
export const latenessOf = (days: number): Lateness =>
  days <= 0 ? 'notDue' : ((Object.keys(OVERDUE) as (keyof typeof OVERDUE)[]).find((part) => days <= OVERDUE[part]) ?? 'lateOver90')

export interface Overdue extends Readonly<Record<Lateness, Dong>> {
  readonly _id: string
  /** Orders that aren't paid in full. */
  readonly orders: number
  /** Σ of the parts: what is to be collected (or paid), in whole dong. */
  readonly open: Dong
  /** For how many days the oldest of them is overdue; null when it is over 90. */
  readonly oldest: number | null
}

/** What of it should have been paid, in whole dong. */
export const overdueOf = ({ late30, late60, late90, lateOver90 }: Readonly<Record<Exclude<Lateness, 'notDue'>, number>>): Dong =>
  sumDong([late30, late60, late90, lateOver90])

/** What is open of each partner, by the day it is due; largest first.
 *  @param older rows of all days before `firstAgedDay`  @param days debts by the days from it on, on which they are due
 *  @param ageOn how many days ago a day was */
export const overdueReport = (
  older: readonly RollupRow[],
  days: VisitDebts,
  field: PartnerField,
  ageOn: (day: string) => number,
): Overdue[] =>
  partedDebts({ figures: DUE_FIGURES, names: LATENESS, last: 'lateOver90', of: latenessOf }, older, days, field, ageOn).map(flat)
