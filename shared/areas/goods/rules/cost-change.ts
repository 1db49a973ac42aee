import type { Day, Month, Zone } from '../../../foundation/days/days'
import { dayOf, monthOf } from '../../../foundation/days/days'
import { roundCost } from '../../../foundation/money/money'

/** A unit whose cost is to be changed, with the moments its cost is booked on. */
export interface CostedUnit {
  readonly cost: number | null
  readonly created: Date
  readonly exported: boolean
  readonly exportTime?: Date | null | undefined
  /** When it went from one warehouse to another. */
  readonly moved?: readonly Date[]
}

/** Whether a unit's cost is part of what a closed day says. */
export const isInClosedDays = ({ created, exportTime, moved = [] }: CostedUnit, lockDate: Day | undefined, zone: Zone): boolean =>
  lockDate !== undefined && [created, ...(exportTime ? [exportTime] : []), ...moved].some((at) => dayOf(at, zone) <= lockDate)

/** What a new cost does to the units that are meant; dong. */
export interface CostEffect {
  readonly units: number
  /** Units of them that have left: their cost of goods changes. */
  readonly sold: number
  /** Value of the units whose cost was known. */
  readonly before: number
  readonly after: number
  /** Units among them of unknown cost. */
  readonly unknown: number
  /** By the month they left, or of what is in stock by none: by how much the cost of goods changes. */
  readonly months: { month: Month; units: number; difference: number }[]
}

/** What applying `cost` to each of the units comes to. */
export function effectOf(units: readonly CostedUnit[], cost: number, zone: Zone): CostEffect {
  const months = new Map<Month, { units: number; difference: number }>()
  for (const unit of units) {
    if (!unit.exported || !unit.exportTime) continue
    const month = monthOf(unit.exportTime, zone)
    const own = months.get(month) ?? { units: 0, difference: 0 }
    months.set(month, { units: own.units + 1, difference: roundCost(own.difference + cost - (unit.cost ?? 0)) })
  }
  return {
    units: units.length,
    sold: units.filter(({ exported }) => exported).length,
    before: units.reduce((sum, unit) => roundCost(sum + (unit.cost ?? 0)), 0),
    after: roundCost(units.length * cost),
    unknown: units.filter((unit) => unit.cost === null).length,
    months: [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, own]) => ({ month, ...own })),
  }
}
