import { addDays, type Day } from '@shared/foundation/days/days'
import { planAdjustments, planAttendance } from './attendance'
import type { Agenda } from './agenda'
import { planBadDebt } from './bad-debt'
import type { Catalogue } from './catalogue'
import { planCounter } from './counter'
import type { Crew } from './crew'
import { planEvenings } from './evenings'
import { planHoldings } from './holdings'
import { planFirstStock, planPurchases, planStockTake } from './purchases'
import { planNetwork, type Ranks } from './network'
import type { SeededRandom } from './random'
import { planSales } from './sales'
import { Shelf } from './demo-stock'
import { planSister, type Sister } from './sister'
import { planCounts, planMonthlyOrder, planTransfers } from './stock-moves'
import { planCapital, planSpending } from './spending'
import { planStudio } from './studio'
import { planDailyTasks, planTalk } from './talk'

interface Cast {
  readonly crew: Crew
  readonly catalogue: Catalogue
  readonly ranks: Ranks
  readonly sister: Sister
  readonly random: SeededRandom
  readonly agenda: Agenda
  readonly first: Day
  readonly last: Day
}

/** Some days ago: what was found of unknown cost still waits to be given one. */
const dayOfStockTake = (first: Day, last: Day): Day => (addDays(last, -3) < first ? first : addDays(last, -3))

/**
 * Writes the company's months of buying, selling, shipping and paying into the agenda. All dice are thrown here, before
 * anything is done.
 */
export const writeStory = ({ first, ranks, sister, ...cast }: Cast): void => {
  const context = { ...cast, shelf: new Shelf() }
  planCapital(context, first)
  planHoldings(context, addDays(first, 1))
  planFirstStock(context, first)
  planStockTake(context, dayOfStockTake(first, cast.last))
  planTalk(context)
  for (let day = first; day <= cast.last; day = addDays(day, 1)) {
    planTransfers(context, first, day)
    planCounts(context, first, day)
    planPurchases(context, day)
    planSales(context, day)
    planAttendance(context, day)
    planAdjustments(context, day, first)
    planSpending(context, day)
  }
  planMonthlyOrder(context, first)
  planCounter(context, first)
  planEvenings(context, first)
  planBadDebt(context, first)
  planDailyTasks(context)
  planNetwork(context, ranks, first)
  planStudio(context)
  planSister(context, sister, first)
}
