import { receiverOf, type Receiver } from '@shared/foundation/money/bank-names'
import { sumDong } from '@shared/foundation/money/money'
import { parseMoney } from '@shared/foundation/money/parse-number'
import { foldedAscii } from '@shared/foundation/text/ascii'
import { parseDay } from '../../../../ui/calendar/month-grid'
import type { Day, Locale } from '../../../../lib/format'
import type { Payee } from './payees'

/** What was written over the usual of a row: absent is as usual, a text that can't be read stays as it was typed. */
export interface Written {
  readonly ticked?: boolean
  readonly label?: string
  readonly day?: Day
  readonly amount?: number
  readonly unread?: Readonly<Partial<Record<'label' | 'day' | 'amount', string>>>
}
export type Draft = ReadonlyMap<string, Written>

/** What holds for everybody of whom nothing else is written. */
export interface Usual {
  readonly label: string
  /** Where those are paid from who have no account. */
  readonly cash: string
  readonly day: Day
  /** An advance on a month that isn't over: nobody is given anything unless it is written. */
  readonly isAdvance: boolean
  /** All that is due or nothing: amounts aren't written. */
  readonly isWhole?: boolean
}

/** Why a row can't be paid as it stands. */
export type PayProblem = 'above' | 'amount' | 'label' | 'day' | 'day-early' | 'day-late'

/** A member or an agent on the sheet. */
export interface PayLine {
  readonly row: Payee
  /** Whole dong: what is left to pay. */
  readonly due: number
  /** What the month was given so far, waiting entries included. */
  readonly given: number
  readonly receiver: Receiver | null
  readonly ticked: boolean
  readonly label: string
  readonly day: Day
  readonly amount: number
  readonly unread: NonNullable<Written['unread']>
  readonly problems: Readonly<Partial<Record<'label' | 'day' | 'amount', PayProblem>>>
}

interface Bounds {
  readonly labels: readonly string[]
  readonly earliest: Day
  readonly today: Day
}

const problemsOf = (line: Omit<PayLine, 'problems'>, { labels, earliest, today }: Bounds): PayLine['problems'] => ({
  ...(line.unread.amount !== undefined || line.amount <= 0
    ? { amount: 'amount' as const }
    : line.amount > line.due
      ? { amount: 'above' as const }
      : {}),
  ...(line.unread.label !== undefined || (line.label !== '' && !labels.includes(line.label)) ? { label: 'label' as const } : {}),
  ...(line.unread.day !== undefined
    ? { day: 'day' as const }
    : line.day < earliest
      ? { day: 'day-early' as const }
      : line.day > today
        ? { day: 'day-late' as const }
        : {}),
})

/** Everybody who is still to be paid of a month, as the sheet says it now. Whoever has shifts that wait isn't ticked by itself. */
export const payLines = (rows: readonly Payee[], draft: Draft, usual: Usual, bounds: Bounds): PayLine[] =>
  rows
    .filter(({ due }) => due > 0)
    .map((row) => {
      const written = draft.get(row._id) ?? {}
      const { due, given } = row
      const receiver = receiverOf(row.bank)
      const line = {
        row,
        due,
        given,
        receiver,
        ticked: written.ticked ?? (!usual.isAdvance && row.pending === 0),
        label: written.label ?? (receiver ? usual.label : usual.cash),
        day: written.day ?? usual.day,
        amount: usual.isWhole ? due : (written.amount ?? (usual.isAdvance ? 0 : due)),
        unread: written.unread ?? {},
      }
      return { ...line, problems: line.ticked ? problemsOf(line, bounds) : {} }
    })

/** A draft after something was typed into a cell; '' gives the cell back what is usual. What is typed as an amount ticks its row. */
export const withCell = (
  draft: Draft,
  id: string,
  cell: 'label' | 'day' | 'amount',
  text: string,
  { labels, today, locale }: { readonly labels: readonly string[]; readonly today: Day; readonly locale: Locale },
): Draft => {
  const { [cell]: _old, unread = {}, ...rest } = draft.get(id) ?? {}
  const { [cell]: _unread, ...others } = unread
  const typed = text.trim()
  const read = typed === '' ? undefined : readCell[cell](typed, { labels, today, locale })
  const next: Written = {
    ...rest,
    ...(read === undefined ? {} : read === null ? {} : { [cell]: read }),
    unread: read === null ? { ...others, [cell]: typed } : others,
    ...(cell === 'amount' && typed !== '' ? { ticked: true } : {}),
  }
  return new Map([...draft, [id, next]])
}

interface Reading {
  readonly labels: readonly string[]
  readonly today: Day
  readonly locale: Locale
}
/** What a cell's text says; null where it can't be read. */
const readCell: Readonly<Record<'label' | 'day' | 'amount', (typed: string, reading: Reading) => string | number | null>> = {
  label: (typed, { labels }) => {
    const plain = foldedAscii(typed).toLowerCase()
    return (
      labels.find((label) => foldedAscii(label).toLowerCase() === plain) ??
      labels.find((label) => foldedAscii(label).toLowerCase().startsWith(plain)) ??
      null
    )
  },
  day: (typed, { today }) => parseDay(typed, today),
  amount: (typed, { locale }) => parseMoney(typed, locale),
}

/** What leaves an account with what is ticked. */
export interface Outflow {
  readonly label: string
  readonly people: number
  readonly amount: number
  /** What lies there, before and after; null where the payer may not read it. */
  readonly before: number | null
  readonly after: number | null
}

/** What is ticked, account by account, the largest first. */
export const outflows = (lines: readonly PayLine[], balances: ReadonlyMap<string, number> | null): Outflow[] => {
  const ticked = lines.filter((line) => line.ticked)
  return [...new Set(ticked.map(({ label }) => label))]
    .map((label) => {
      const own = ticked.filter((line) => line.label === label)
      const amount = sumDong(own.map((line) => line.amount))
      const before = balances === null ? null : (balances.get(label) ?? 0)
      return { label, people: own.length, amount, before, after: before === null ? null : before - amount }
    })
    .sort((a, b) => b.amount - a.amount)
}
