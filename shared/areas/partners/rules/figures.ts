import { dayOf, lastDayOf, monthOfDay, shiftMonth, type Day, type Month, type Zone } from '../../../foundation/days/days'
import { enteredAmount, fundMoves } from '../../../foundation/documents/funds'
import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import type { FundStatus } from '../../../foundation/documents/funds'
import { dong, sumDong, type Dong } from '../../../foundation/money/money'
import { gainBy, type Disposed } from './disposal'
import { countMonths, lossesOf, planOf, type Loss, type LostBefore, type Months } from './schedule'

/** What the rules read of an entry that pays for an asset. */
export interface AssetEntry {
  group: string
  /** Whole dong: negative for what is paid. */
  amount: number
  status: FundStatus
  created: Date
  refundedAt?: Date | null | undefined
  refundedAmount?: number | null | undefined
  isPart?: boolean | null | undefined
  assetSince?: Month | undefined
  assetUntil?: Month | undefined
  /** Owned before the books began: nothing was paid for it in these books. */
  isOpening?: boolean | undefined
  /** Of such a one: what of it was lost by the end of its day; whole dong, at least 0. */
  assetDepreciated?: number | undefined
  /** The day its asset was removed. */
  assetEnded?: Day | undefined
}

type Scheduled = AssetEntry & { readonly assetSince: Month; readonly assetUntil: Month }

/** Whether an entry has months over which it is lost: of the group that the business result leaves out. */
export const isScheduled = (entry: AssetEntry): entry is Scheduled =>
  entry.group === FUND_GROUPS.assets.name && entry.assetSince !== undefined && entry.assetUntil !== undefined

const monthsIn = ({ assetSince: since, assetUntil: until }: Scheduled): Months => ({ since, until })

/** What an asset had lost when the books began, where its entry is of then. */
export const lostBefore = ({ isOpening, created, assetDepreciated = 0 }: AssetEntry, zone: Zone): LostBefore | undefined =>
  isOpening ? { day: dayOf(created, zone), lost: assetDepreciated } : undefined

/** What an entry loses, and when; nothing before it is completed. */
export function lossesOfEntry(entry: AssetEntry, zone: Zone): Loss[] {
  if (!isScheduled(entry) || fundMoves(entry).length === 0) return []
  const { created: paid, refundedAt: refunded, assetEnded: ended } = entry
  return lossesOf({ ...monthsIn(entry), amount: enteredAmount(entry), paid, ended, refunded, before: lostBefore(entry, zone) }, zone)
}

/** What an asset cost, what of it was lost, and what is left of it; whole dong. */
export interface AssetFigures {
  paid: Dong
  depreciated: Dong
  bookValue: Dong
}

/** The figures of an asset at the end of a day, from all entries of the group Assets that name it: sold or scrapped, it is worth nothing, and
 *  cost what was lost of it.
 *  @param asset what is known of its removal */
export function assetFigures(entries: readonly AssetEntry[], at: Day, zone: Zone, asset: Disposed = {}): AssetFigures {
  const own = entries.filter(({ group }) => group === FUND_GROUPS.assets.name)
  const moves = own.flatMap((entry) => fundMoves(entry)).filter((move) => dayOf(move.at, zone) <= at)
  const paid = sumDong([...moves.map(({ amount }) => -amount), gainBy(asset, at)])
  const lost = own.flatMap((entry) => lossesOfEntry(entry, zone).flatMap(({ day, amount }) => (day <= at ? [amount] : [])))
  const depreciated = sumDong([...own.map((entry) => lostWhenEntered(entry, at, zone)), ...lost])
  return { paid, depreciated, bookValue: dong(paid - depreciated) }
}

const lostWhenEntered = (entry: AssetEntry, at: Day, zone: Zone): number => {
  const before = lostBefore(entry, zone)
  return before && before.day <= at && fundMoves(entry).length > 0 ? before.lost : 0
}

/** What entries lose in a range of days, both inclusive; whole dong, negative where refunds outweigh it. */
export const depreciationIn = (entries: readonly AssetEntry[], since: Day, until: Day, zone: Zone): Dong =>
  sumDong(entries.flatMap((entry) => lossesIn(entry, since, until, zone)).map(({ amount }) => amount))

/** The losses of one entry in a range. */
export const lossesIn = (entry: AssetEntry, since: Day, until: Day, zone: Zone): Loss[] =>
  lossesOfEntry(entry, zone).filter(({ day }) => day >= since && day <= until)

/** What an asset is paid or loses in a month, what still waits to be completed among it: the rent of a rented one. Whole dong. */
export const monthlyCost = (entries: readonly AssetEntry[], month: Month, zone: Zone): Dong =>
  sumDong(
    entries.flatMap((entry) =>
      isLive(entry) && isPlanned(entry)
        ? planOf(enteredAmount(entry), monthsIn(entry), lostBefore(entry, zone))
            .filter((part) => part.month === month)
            .map(({ amount }) => amount)
        : [],
    ),
  )

const isPlanned = (entry: AssetEntry): entry is Scheduled => entry.assetSince !== undefined && entry.assetUntil !== undefined
const isLive = ({ status, assetEnded }: AssetEntry): boolean =>
  assetEnded === undefined && (status === 'completed' || status === 'new-entry' || status === 'pending')

/** How far the schedules of an asset have come at the end of a day: months that are over of all, and the last month. */
export function scheduleProgress(entries: readonly AssetEntry[], at: Day): { done: number; months: number; until: Month } | null {
  const own = entries.filter((entry): entry is Scheduled => isScheduled(entry) && entry.status === 'completed')
  const [first] = own
  if (!first) return null
  const since = own.reduce((least, { assetSince }) => (assetSince < least ? assetSince : least), first.assetSince)
  const until = own.reduce((most, { assetUntil }) => (assetUntil > most ? assetUntil : most), first.assetUntil)
  const months = countMonths({ since, until })
  const present = monthOfDay(at)
  const over = at === lastDayOf(present) ? present : shiftMonth(present, -1)
  return { done: Math.min(months, countMonths({ since, until: over })), months, until }
}
