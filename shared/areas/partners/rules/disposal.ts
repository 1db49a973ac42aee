import type { Day } from '../../../foundation/days/days'
import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import { amounts, type Amounts, type Postings } from '../../../foundation/ledger/postings'

/** What the rules read of an asset that was sold or scrapped. */
export interface Disposed {
  /** The day it was removed. */
  ended?: Day | undefined
  /** Of one sold or scrapped; absent: entries of funds tell what was gained or lost, as they did before. */
  disposal?: { gain?: number | undefined } | undefined
}

/** What was gained by selling or scrapping an asset, or lost (below 0), by the end of a day; whole dong. It is no money: that came in by an
 *  entry of its own. */
export const gainBy = ({ ended, disposal }: Disposed, at: Day): number => (ended !== undefined && ended <= at ? (disposal?.gain ?? 0) : 0)

/** The fund group whose part of the result a gain or loss is. */
export const groupOfGain = (gain: number): string => (gain > 0 ? FUND_GROUPS.otherIncome : FUND_GROUPS.otherExpenses).name

/** What an asset adds to the business result, key = fund group: `result`, its gain or loss on the day it was sold or scrapped. Whole dong. */
const resultOf = ({ ended, disposal }: Disposed): Amounts[] => {
  const gain = disposal?.gain ?? 0
  return ended === undefined ? [] : amounts(ended, groupOfGain(gain), { result: gain })
}

/** What an asset adds to the figures. */
export const assetPostings: Postings<Disposed> = { business: resultOf }
