import { sumDong } from '@shared/foundation/money/money'
import type { FundsSide } from '@shared/areas/money/rules/reports/funds'

/** A part of a side of the equation; `rest` is several groups in one. */
export interface SidePart {
  readonly group: string
  readonly value: number
  /** How many groups it stands for. */
  readonly count: number
}

/** How many parts stand beneath a figure; the last one gathers what is left. */
const MAX_PARTS = 3

/** The groups of a side, largest first, that always add up to its total; whole dong without sign of direction. */
export const partsOfSide = (side: FundsSide, isCredit: boolean): SidePart[] => {
  const groups = side.data
    .map(({ _id, total }): SidePart => ({ group: _id, value: (isCredit ? total : -total) + 0, count: 1 }))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value) || (a.group < b.group ? -1 : 1))
  if (groups.length <= MAX_PARTS) return groups
  const rest = groups.slice(MAX_PARTS - 1)
  return [...groups.slice(0, MAX_PARTS - 1), { group: '', value: sumDong(rest.map(({ value }) => value)), count: rest.length }]
}
