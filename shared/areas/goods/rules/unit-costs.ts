import { allocate, dong, roundCost, roundDong, type Dong } from '../../../foundation/money/money'

/** What a unit cost until a supplier's price was corrected; null: it was unknown. */
export interface FormerCost {
  readonly until: Date
  readonly cost: number | null
}

/** What a unit costs, and did before. */
export interface CostedUnit {
  /** Dong; null is unknown. */
  readonly cost: number | null
  /** The oldest first. */
  readonly formerCosts?: readonly FormerCost[] | undefined
}

/** By how much what units cost changes: dong, and how many more of them are of unknown cost. */
export interface CostStep {
  readonly cost: number
  readonly unknown: number
}

/** What a unit cost at a moment. */
export const costAt = ({ cost, formerCosts = [] }: CostedUnit, at: Date): number | null => {
  const former = formerCosts.find(({ until }) => at < until)
  return former ? former.cost : cost
}

/** What changes when a unit costs another sum from some moment on. */
export const stepOf = (before: number | null, after: number | null): CostStep => ({
  cost: roundCost((after ?? 0) - (before ?? 0)),
  unknown: Number(after === null) - Number(before === null),
})

/** By moment, the corrections of a unit's cost after `at`: they are of wherever the unit is by then. */
export const stepsAfter = (unit: CostedUnit, at: Date): (CostStep & { readonly at: Date })[] =>
  (unit.formerCosts ?? []).flatMap(({ until, cost }) => (at < until ? [{ at: until, ...stepOf(cost, costAt(unit, until)) }] : []))

/** A unit that costs another sum from `at` on. */
export const corrected = (unit: CostedUnit, cost: number | null, at: Date): { cost: number | null; formerCosts: FormerCost[] } => ({
  cost,
  formerCosts: [...(unit.formerCosts ?? []), { until: at, cost: unit.cost }],
})

/** What the units of an order's line are worth by what the order says. */
export interface LineValue {
  /** Of all its units that were kept, after discount and gifts. */
  readonly value: Dong
  /** Whether the line says what a piece costs. */
  readonly isKnown: boolean
}

/**
 * What the units of a line cost once its order says something else: each gets its share of the difference, so that corrected back it costs
 * what it did; whatever the board gave them besides stays. One of unknown cost gets its share of the whole, and one whose cost is called
 * unknown again loses it; a cost that the board found out in the meantime stays.
 * @returns the costs in the order of the units, and what no unit can carry because it would cost less than nothing (at most 0)
 */
export function costsByTerms(
  units: readonly CostedUnit[],
  before: LineValue,
  after: LineValue,
): { costs: (number | null)[]; uncarried: Dong } {
  if (units.length === 0) return { costs: [], uncarried: dong(after.value - before.value) }
  const equal = units.map(() => 1)
  const [was, is] = [allocate(before.value, equal), allocate(after.value, equal)]
  let uncarried = 0
  const costs = units.map(({ cost }, place) => {
    const [share, next] = [was[place] ?? 0, is[place] ?? 0]
    if (!after.isKnown) return cost !== null && before.isKnown && Math.abs(cost - share) < 1 ? null : cost
    if (cost === null) return next
    if (!before.isKnown) return cost
    const due = roundCost(cost + next - share)
    uncarried += Math.min(0, due)
    return Math.max(0, due)
  })
  return { costs, uncarried: roundDong(uncarried) }
}
