import { addDays, type Day } from '@shared/foundation/days/days'
import { planAdjustments, planAttendance } from './attendance'
import type { Agenda } from './agenda'
import type { Catalogue } from './catalogue'
import type { Crew } from './crew'
import { planHoldings } from './holdings'
import { planFirstStock, planPurchases, planStockTake } from './purchases'
import { planNetwork, type Ranks } from './network'
import type { Dice } from './random'
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
  readonly dice: Dice
  readonly agenda: Agenda
  readonly first: Day
  readonly last: Day
}

/**
 * Writes the company's months of buying, selling, shipping and paying into the agenda. All dice are thrown here, before
 * anything is done.
 */
export const writeStory = ({ first, ranks, sister, ...cast }: Cast): void => {
  const scene = { ...cast, shelf: new Shelf() }
  planCapital(scene, first)
  planHoldings(scene, addDays(first, 1))
  planFirstStock(scene, first)
  planStockTake(scene, first)
  planTalk(scene)
  for (let day = first; day <= cast.last; day = addDays(day, 1)) {
    planTransfers(scene, first, day)
    planCounts(scene, first, day)
    planPurchases(scene, day)
    planSales(scene, day)
    planAttendance(scene, day)
    planAdjustments(scene, day)
    planSpending(scene, day)
  }
  planMonthlyOrder(scene, first)
  planDailyTasks(scene)
  planNetwork(scene, ranks, first)
  planStudio(scene)
  planSister(scene, sister, first)
}
