import { day } from '@shared/foundation/days/days'
import type { MeasureName } from '@shared/foundation/ledger/measures'
import { merge, type Posting } from '@shared/foundation/ledger/postings'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { periodOf, rollupWrites, UNCARRIED } from './rollups'
import { unfolded } from './sheets'

/** The lowest slot of the first node: nobody renames twice at once. */
const SLOT = 0

const DAYS = { $gte: periodOf.day(''), $lt: 'E' }

/** What is kept of one key, as postings of its days. */
const keptOf = async (work: SocaiUnitOfWork, measure: MeasureName, key: string): Promise<Posting[]> => {
  const rows = await work
    .read('rollups')
    .find(
      { series: measure, key: { $in: ['', key] }, $or: [{ period: DAYS }, { period: UNCARRIED }] },
      { only: ['period', 'key', 'sums', 'sheet'] },
    )
  return merge(
    rows.flatMap((row) =>
      unfolded(row).flatMap((kept) => (kept.key === key ? [{ measure, day: day(row.period.slice(1)), key, sums: kept.sums }] : [])),
    ),
  )
}

const negative = (sums: Posting['sums']): Posting['sums'] => Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, -sum]))

/**
 * Brings what is kept of one key under another, within a command that renames what the keys are made of.
 * @param beside what the records come to beyond that, once their words are others
 */
export const renameKey = async (
  work: SocaiUnitOfWork,
  measure: MeasureName,
  { from, to }: { readonly from: string; readonly to: string },
  beside: readonly Posting[] = [],
): Promise<void> => {
  const kept = await keptOf(work, measure, from)
  const moved = kept.flatMap((posting) => [
    { ...posting, sums: negative(posting.sums) },
    { ...posting, key: to },
  ])
  for (const { filter, change } of rollupWrites(merge([...moved, ...beside]), SLOT)) work.upsert('rollups', filter, change)
}
