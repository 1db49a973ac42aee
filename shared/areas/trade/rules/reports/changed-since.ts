import { roundDong, type Dong } from '../../../../foundation/money/money'
import { sumOf, type RollupRow } from '../../../../foundation/ledger/rows'
import { ACTS, type Act } from '../../../../foundation/ledger/journal-lines'
import { RECEIVING_GROUPS } from '../../../../foundation/documents/order-kinds'
import { businessEntries, type BusinessOptions } from './business'

/** One figure of the result of the business: the revenue, the cost of goods, or a group of income and expense. */
export interface ResultFigure {
  readonly figure: 'revenue' | 'cost' | 'group'
  /** The fund group, where it is one. */
  readonly group?: string
}

/** A figure before and after something was entered, with the sign with which it enters the net profit; whole dong. */
export interface FigureChange extends ResultFigure {
  readonly before: Dong
  readonly after: Dong
}

/** A figure as one word, by which figures are told apart. */
export const figureName = ({ figure, group }: ResultFigure): string => (figure === 'group' ? `group:${group ?? ''}` : figure)

/** What rows of the measures `business` and `funds` add to each figure of the result, with its sign in the net profit; not rounded. */
export const resultOf = (rows: readonly RollupRow[], options: BusinessOptions): ReadonlyMap<string, ResultFigure & { sum: number }> => {
  const sums = new Map<string, ResultFigure & { sum: number }>()
  const add = (figure: ResultFigure, amount: number): void => {
    const name = figureName(figure)
    sums.set(name, { ...figure, sum: (sums.get(name)?.sum ?? 0) + amount })
  }
  const sales = rows.filter(({ measure, key }) => measure === 'business' && key === 'sales')
  const [sold, returned] =
    options.howCalculateRevenue === 'shipped'
      ? (['revenueShipped', 'shippedReturned'] as const)
      : (['revenueOrdered', 'orderedReturned'] as const)
  add({ figure: 'revenue' }, sumOf(sales, sold) - sumOf(sales, returned))
  const received = rows.filter(({ measure, key }) => measure === 'business' && RECEIVING_GROUPS.some((group) => group === key))
  add({ figure: 'cost' }, sumOf(sales, 'costReturned') - sumOf(sales, 'cost') - sumOf(received, 'uncarried'))
  for (const { name, amount } of businessEntries(rows, options)) add({ figure: 'group', group: name }, amount)
  return sums
}

/** Figures of the result that grow entry by entry, from where they stood: the changes of each come to the whole of it, to the dong. */
export class GrowingResult {
  readonly #sums: Map<string, ResultFigure & { sum: number }>

  constructor(start: ReadonlyMap<string, ResultFigure & { readonly sum: number }>) {
    this.#sums = new Map(start)
  }

  /** Adds to some figures. @returns how each of them moved; those that didn't are left out */
  add(added: Iterable<ResultFigure & { readonly sum: number }>): FigureChange[] {
    return [...added].flatMap(({ figure, group, sum }): FigureChange[] => {
      if (sum === 0) return []
      const own: ResultFigure = { figure, ...(group === undefined ? null : { group }) }
      const before = this.#sums.get(figureName(own))?.sum ?? 0
      this.#sums.set(figureName(own), { ...own, sum: before + sum })
      return [{ ...own, before: roundDong(before), after: roundDong(before + sum) }]
    })
  }

  /** Every figure, as it stands. */
  sums(): ReadonlyMap<string, ResultFigure & { readonly sum: number }> {
    return this.#sums
  }
}

/** What is done by an entry of the journal that moves the result: an act, or what was agreed of a sale. */
export const RESULT_ACTS = [...ACTS, 'sale-ordered', 'sale-cancelled', 'sale-changed'] as const
export type ResultAct = (typeof RESULT_ACTS)[number]

interface Entered {
  readonly lines: readonly { readonly act: Act; readonly amount: number }[]
  readonly figures: readonly { readonly measure: string; readonly key: string; readonly sums: Readonly<Record<string, number>> }[]
}

/** What an entry does; `less`: what was entered before is less by it, or taken back. */
export const actOf = ({ lines, figures }: Entered): { readonly act: ResultAct; readonly less: boolean } => {
  const [first] = lines
  if (first) {
    const sum = lines.filter(({ act }) => act === first.act).reduce((so, { amount }) => so + amount, 0)
    return { act: first.act, less: sum < 0 }
  }
  const of = (name: string): number => figures.reduce((so, { measure, sums }) => (measure === 'business' ? so + (sums[name] ?? 0) : so), 0)
  if (of('ordersReturned') !== 0) return { act: 'sale-returned', less: of('ordersReturned') < 0 }
  if (of('orders') !== 0) return { act: of('orders') > 0 ? 'sale-ordered' : 'sale-cancelled', less: false }
  return { act: 'sale-changed', less: of('revenueOrdered') < 0 }
}
