import type { KnownProduct } from './catalogue'
import type { SeededRandom } from './random'

/** Pieces not yet promised to an order, by warehouse and product: the story sells no more than there is. */
export class Shelf {
  readonly #free = new Map<string, number>()

  left(place: number, product: KnownProduct): number {
    return this.#free.get(keyOf(place, product)) ?? 0
  }

  put(place: number, product: KnownProduct, quantity: number): void {
    this.#free.set(keyOf(place, product), this.left(place, product) + quantity)
  }

  /** Promises up to `wanted` pieces; returns how many there were. */
  take(place: number, product: KnownProduct, wanted: number): number {
    const quantity = Math.min(wanted, this.left(place, product))
    this.put(place, product, -quantity)
    return quantity
  }

  /** Some of the goods that are there; those that sell better more often. */
  pick(random: SeededRandom, place: number, goods: readonly KnownProduct[], count: number): KnownProduct[] {
    const left = goods.filter((product) => this.left(place, product) > 0)
    const picked: KnownProduct[] = []
    while (picked.length < count && left.length > 0) {
      let luck = random.next() * left.reduce((sum, { weight }) => sum + weight, 0)
      const index = left.findIndex(({ weight }) => (luck -= weight) <= 0)
      picked.push(...left.splice(index < 0 ? 0 : index, 1))
    }
    return picked
  }
}

const keyOf = (place: number, product: KnownProduct): string => `${place} ${product._id}`
