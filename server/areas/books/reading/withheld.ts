import type { Account } from '@shared/foundation/ledger/accounts'
import { roundCost } from '@shared/foundation/money/money'
import type { ReadEntry } from './read-entries'

/** What is written on the two sides of an account. */
export interface Sides {
  readonly debit: number
  readonly credit: number
}

/** A line as two columns have it. */
export const sidesOf = ({ side, amount }: Pick<ReadEntry['lines'][number], 'side' | 'amount'>): Sides =>
  side === 'debit' ? { debit: roundCost(amount), credit: 0 } : { debit: 0, credit: roundCost(amount) }

/** What of a day may not be read one by one, added up by account. */
export class Withheld {
  readonly #sums = new Map<Account, Sides>()

  add(lines: ReadEntry['lines']): void {
    for (const line of lines) {
      const { debit, credit } = sidesOf(line)
      const sum = this.#sums.get(line.account) ?? { debit: 0, credit: 0 }
      this.#sums.set(line.account, { debit: roundCost(sum.debit + debit), credit: roundCost(sum.credit + credit) })
    }
  }

  /** The sums of the day, by number of account; a new one begins. */
  take(): [Account, Sides][] {
    const sums = [...this.#sums].filter(([, { debit, credit }]) => debit !== 0 || credit !== 0)
    this.#sums.clear()
    return sums.sort(([a], [b]) => (a < b ? -1 : 1))
  }
}
