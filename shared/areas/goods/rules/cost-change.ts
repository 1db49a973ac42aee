import type { Day, Month, Zone } from '../../../foundation/days/days'
import { dayOf, monthOf } from '../../../foundation/days/days'
import { roundCost } from '../../../foundation/money/money'
import { costAt, stepOf, stepsAfter, type CostedUnit } from './unit-costs'

/** Something that a unit did, by which its cost is booked. */
export interface UnitMove {
  readonly at: Date
  /** Whether it left with an order, and with it its cost (1), or came back from it (−1); 0: nothing of the kind. */
  readonly sold: 1 | -1 | 0
}

/** A unit whose cost is to be changed, with all it did, the first first. */
export interface MovedUnit<Move extends UnitMove = UnitMove> extends CostedUnit {
  readonly moves: readonly Move[]
}

/** The moments on which a unit's cost is booked. */
const momentsOf = ({ moves, formerCosts = [] }: MovedUnit): Date[] => [
  ...moves.map(({ at }) => at),
  ...formerCosts.map(({ until }) => until),
]

/** Whether a unit's cost is part of what a closed day says. */
export const isInClosedDays = (unit: MovedUnit, lockDate: Day | undefined, zone: Zone): boolean =>
  lockDate !== undefined && momentsOf(unit).some((at) => dayOf(at, zone) <= lockDate)

/** Whether a unit is gone with an order at a moment. */
export const isSoldAt = ({ moves }: MovedUnit, at: Date): boolean =>
  moves.reduce((sum, move) => (move.at <= at ? sum + move.sold : sum), 0) > 0

/** What a new cost does to the units that are meant; dong. */
export interface CostEffect {
  readonly units: number
  /** Units of them that are gone with an order, of which the cost of goods changes. */
  readonly sold: number
  /** Value of the units whose cost was known. */
  readonly before: number
  readonly after: number
  /** Units among them of unknown cost. */
  readonly unknown: number
  /** By the month in which they left or came back, how many did, and by how much its cost of goods changes. */
  readonly months: { month: Month; units: number; difference: number }[]
}

/** What applying `cost` to each of the units, as if they had never cost anything else, comes to. */
export function effectOf(units: readonly MovedUnit[], cost: number, zone: Zone): CostEffect {
  const months = new Map<Month, { units: Set<MovedUnit>; difference: number }>()
  const add = (unit: MovedUnit, at: Date, difference: number): void => {
    const month = monthOf(at, zone)
    const own = months.get(month) ?? { units: new Set(), difference: 0 }
    months.set(month, { units: own.units.add(unit), difference: roundCost(own.difference + difference) })
  }
  for (const unit of units) {
    for (const { at, sold } of unit.moves) if (sold !== 0) add(unit, at, sold * stepOf(costAt(unit, at), cost).cost)
    for (const step of stepsAfter(unit, new Date(0))) if (isSoldAt(unit, step.at)) add(unit, step.at, -step.cost)
  }
  return {
    units: units.length,
    sold: units.filter(({ moves }) => moves.reduce((sum, { sold }) => sum + sold, 0) > 0).length,
    before: units.reduce((sum, unit) => roundCost(sum + (unit.cost ?? 0)), 0),
    after: roundCost(units.length * cost),
    unknown: units.filter((unit) => unit.cost === null).length,
    months: [...months]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([month, own]) => ({ month, units: own.units.size, difference: own.difference })),
  }
}
