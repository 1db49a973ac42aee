import { pieces } from '../../../foundation/documents/order-lines'
import { roundDong } from '../../../foundation/money/money'
import { compareNames } from '../../../foundation/text/sort-key'

/** How rows that aren't steps of time follow each other. */
export const SORTS = ['most', 'least', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** `one` of what is told apart; all `others`, which are too many to be told one by one; the `rest`, which belongs to none. */
export const PLACES = ['one', 'others', 'rest'] as const
export type Place = (typeof PLACES)[number]

/** So many rows and columns are told one by one at most. */
export const MOST_ROWS = 200
export const MOST_COLUMNS = 30

/** Amounts by row and column, added up: whole dong, or pieces with six decimals. */
export class Amounts {
  readonly #rows = new Map<string, Map<string, number>>()

  add(row: string, column: string, amount: number): void {
    const own = this.#rows.get(row) ?? new Map<string, number>()
    this.#rows.set(row, own)
    own.set(column, (own.get(column) ?? 0) + amount)
  }

  /** Those that come to something, rounded cell by cell: what is made of them adds up. */
  rows(kind: 'money' | 'quantity'): Map<string, ReadonlyMap<string, number>> {
    const round = kind === 'money' ? (amount: number): number => roundDong(amount) : pieces
    const found = new Map<string, ReadonlyMap<string, number>>()
    for (const [row, cells] of this.#rows) {
      const own = [...cells].flatMap(([column, amount]) => (round(amount) === 0 ? [] : [[column, round(amount)] as const]))
      if (own.length > 0) found.set(row, new Map(own))
    }
    return found
  }
}

/** A row or column: its key, and what it comes to. */
export interface Line {
  readonly key: string
  readonly name: string
  readonly total: number
}

/** The lines in their order, those told one by one and those that are too many. @param most as many are told */
export const inOrder = <L extends Line>(lines: readonly L[], sort: Sort, most: number): { readonly told: L[]; readonly others: L[] } => {
  const sorted = [...lines].sort(
    (a, b) =>
      (sort === 'name' ? compareNames(a.name, b.name) : sort === 'most' ? b.total - a.total : a.total - b.total) ||
      (a.key < b.key ? -1 : 1),
  )
  return { told: sorted.slice(0, most), others: sorted.slice(most) }
}
