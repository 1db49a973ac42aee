import type { SeededRandom } from './random'

/** What happens to a sales order, and how many days after it was made. */
export interface Fate {
  readonly ending: 'paid' | 'owed' | 'partial' | 'open' | 'reserved' | 'cancelled' | 'returned'
  readonly shipAfter: number
  readonly deliverAfter: number
  readonly payAfter: number
}

/**
 * Decides an order's fate by its age: old ones are mostly delivered and paid, last month's are delivered on credit,
 * the newest still stand at every step.
 * @param age days between the order and today
 */
export const fateOf = (random: SeededRandom, age: number): Fate => {
  const shipAfter = random.whole(0, 2)
  const deliverAfter = shipAfter + random.whole(0, 2)
  const payAfter = deliverAfter + random.whole(0, age > 45 ? 14 : 6)
  return { ending: endingOf(random, age), shipAfter, deliverAfter, payAfter }
}

const endingOf = (random: SeededRandom, age: number): Fate['ending'] => {
  const luck = random.next()
  if (luck < 0.03) return 'cancelled'
  if (age > 6 && luck < 0.045) return 'returned'
  if (age <= 2) return luck < 0.35 ? 'open' : luck < 0.5 ? 'reserved' : luck < 0.65 ? 'partial' : luck < 0.8 ? 'owed' : 'paid'
  if (age <= 14) return luck < 0.1 ? 'partial' : luck < 0.55 ? 'owed' : 'paid'
  if (age <= 40) return luck < 0.45 ? 'owed' : 'paid'
  return luck < 0.2 ? 'owed' : 'paid'
}
