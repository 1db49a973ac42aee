import type { Day } from '@shared/foundation/days/days'
import type { StoredOf } from '../../kernel/collections'
import type { Agenda } from './agenda'
import type { Catalogue, KnownProduct } from './catalogue'
import type { Crew } from './crew'
import type { SeededRandom } from './random'
import type { Shelf } from './demo-stock'

export type Order = StoredOf<'orders'>

/** What the parts of the story share while it is written. */
export interface DemoContext {
  readonly crew: Crew
  readonly catalogue: Catalogue
  readonly random: SeededRandom
  readonly agenda: Agenda
  readonly shelf: Shelf
  /** The last day of the story. */
  readonly last: Day
}

/** A record of the story: written down before it is made. */
export class ToCome<Kept> {
  readonly touched: string
  #record: Kept | null = null

  /** @param touched what deeds that need it share */
  constructor(touched: string) {
    this.touched = touched
  }

  get made(): Kept {
    if (!this.#record) throw new Error(`${this.touched} was not made yet`)
    return this.#record
  }

  set made(record: Kept) {
    this.#record = record
  }
}

export class OrderToCome extends ToCome<Order> {
  constructor(name: string) {
    super(`order ${name}`)
  }
}

/** Entries of funds take the numbers of their vouchers one after the other. */
export const voucherNumbers = 'numbers of vouchers'

/** What touches somebody's pay is done in its order. */
export const payOf = (username: string): string => `pay of ${username}`

/** The stock of some goods in a warehouse, as deeds touch it. */
export const stockOf = (place: number, goods: readonly KnownProduct[]): string[] => goods.map(({ _id }) => `stock ${place} ${_id}`)
