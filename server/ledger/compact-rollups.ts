import { addDays, dayOf, type Zone } from '@shared/domain/days/days'
import type { Application } from '../kernel/application'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { periodOf } from './rollups'
import { transact } from '../kernel/unit-of-work'
import { groupBy } from './group-by'
import { lock } from '../kernel/locks'

/** Rows merged in one transaction. */
const BATCH_SIZE = 200

/**
 * Merges the rollup rows that concurrent writers left side by side for days long closed, so that a report reads one row
 * a figure again. A row is removed only as it was read: one that a late entry touches meanwhile is left for the next time.
 * @returns how many rows were merged
 */
export const compactRollups = async (app: Application): Promise<number> => {
  let merged = 0
  for await (const { _id, zone } of app
    .get('database')
    .platformRecords('workspaces')
    .each({}, { only: ['zone'] })) {
    const closed = addDays(dayOf(app.get('now')(), zone as Zone), -2)
    merged += await transact(app.get('work'), { workspaceId: _id, now: app.get('now'), keys: [lock.compaction()] }, (work) =>
      compact(work, periodOf.day(closed)),
    )
  }
  return merged
}

const compact = async (work: SocaiUnitOfWork, before: string): Promise<number> => {
  const rows = await work.read('rollups').find({ slot: { $gt: 0 }, period: { $gte: 'D', $lt: before } }, { limit: BATCH_SIZE })
  for (const [, [first, ...others]] of groupBy(rows, ({ series, period, key }) => `${series}\n${period}\n${key}`)) {
    if (!first) continue
    const { series, period, key } = first
    const sums: Record<string, number> = {}
    for (const row of [first, ...others]) {
      for (const [name, value] of Object.entries(row.sums)) sums[`sums.${name}`] = (sums[`sums.${name}`] ?? 0) + value
      work.removeMany('rollups', { _id: row._id, sums: row.sums }, 1)
    }
    work.upsert('rollups', { series, period, key, slot: 0 }, { $inc: sums })
  }
  return rows.length
}
