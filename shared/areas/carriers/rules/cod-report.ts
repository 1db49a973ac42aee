import { daysBetween, type Day } from '../../../foundation/days/days'
import { sumDong, type Dong } from '../../../foundation/money/money'
import { COD_LATE_DAYS, type CodState } from './cod'
import { CARRIERS, type Carrier } from './statuses'

interface Collected {
  readonly carrier: Carrier
  readonly codState: CodState
  /** Whole dong. */
  readonly cod: number
  readonly charged?: number | undefined
  readonly quoted?: number | undefined
  readonly day: Day
}

/** From so many days on; the last has no end. */
const AGES = [0, 4, COD_LATE_DAYS + 1, 15, 31] as const

interface Age {
  readonly days: number
  readonly amount: Dong
  readonly count: number
}

const agesOf = (owed: readonly (Collected & { readonly age: number })[]): Age[] =>
  AGES.map((days, at) => {
    const own = owed.filter(({ age }) => age >= days && age < (AGES[at + 1] ?? Infinity))
    return { days, amount: sumDong(own.map(({ cod }) => cod)), count: own.length }
  })

/** What carriers collected of deliveries that were handed over: what came, what hasn't, how old that is, and what they took for it. */
export const codByCarrier = (deliveries: readonly Collected[], today: Day) => {
  const data = CARRIERS.flatMap((carrier) => {
    const own = deliveries.filter((each) => each.carrier === carrier).map((each) => ({ ...each, age: daysBetween(each.day, today) }))
    if (own.length === 0) return []
    const owed = own.filter(({ codState }) => codState === 'due' || codState === 'collected')
    return [
      {
        carrier,
        due: sumDong(owed.map(({ cod }) => cod)),
        overdue: sumDong(owed.filter(({ age }) => age > COD_LATE_DAYS).map(({ cod }) => cod)),
        paid: sumDong(own.filter(({ codState }) => codState === 'paid').map(({ cod }) => cod)),
        fees: sumDong(own.map(({ charged = 0 }) => charged)),
        quoted: sumDong(own.map(({ quoted = 0 }) => quoted)),
        ages: agesOf(owed),
        count: own.length,
      },
    ]
  })
  const sum = (field: 'due' | 'overdue' | 'paid' | 'fees' | 'quoted'): Dong => sumDong(data.map((row) => row[field]))
  return { data, total: { due: sum('due'), overdue: sum('overdue'), paid: sum('paid'), fees: sum('fees'), quoted: sum('quoted') } }
}
