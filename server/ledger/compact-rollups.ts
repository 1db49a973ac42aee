import { setTimeout as rest } from 'node:timers/promises'
import { addDays, dayOf, type Day, type Zone } from '@shared/foundation/days/days'
import { isWide, measureNames, periodsOf, type MeasureName, type Period } from '@shared/foundation/ledger/measures'
import type { Application } from '../kernel/application'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { countsIn, periodOf, UNCARRIED, uncarried, type RollupRow } from './rollups'
import { forEachWorkspace } from '../kernel/for-each-workspace'
import { transact } from '../kernel/unit-of-work'
import { groupBy } from '@shared/foundation/group-by'
import { lock } from '../kernel/locks'
import type { JobRule } from '../kernel/jobs'
import { markedMigration } from '../kernel/migration'
import { AddedUp } from './sheets'

/** Nothing is changed at the start; but nodes of versions that know no sheets must have stopped before the first are made. */
export const beginSheets = markedMigration({
  name: 'sheets',
  version: '1',
  about: 'lets the figures of periods gone by be folded, which older versions cannot read',
  extent: () => Promise.resolve({ what: 'records', count: 0 }),
  run: () => Promise.resolve(),
})

/** Nothing is changed at the start either: an older version would miss what is still to be carried into days and months. */
export const beginCarrying = markedMigration({
  name: 'figures carried on',
  version: '1',
  about: 'lets the figures of the running days be written once for day, month and year, which older versions cannot read',
  extent: () => Promise.resolve({ what: 'records', count: 0 }),
  run: () => Promise.resolve(),
})

/** Rows merged in one transaction. */
const BATCH_SIZE = 200
/** A document of the database has its bounds. */
const MAX_SHEET_KEYS = 20_000
const FIRST_SHEET = -1

/**
 * Merges the rollup rows of days long closed, so that a report reads few: what concurrent writers left side by side into one row a figure,
 * and all rows of a period of a wide measure into one sheet. A row is removed only as it was read: one that a late entry touches meanwhile
 * is left for the next time.
 * @param maxSheetKeys keys of a sheet from which on another is begun
 * @param lost aborted when another node has the work now
 * @returns how many rows were merged
 */
export const compactRollups = async (app: Application, maxSheetKeys = MAX_SHEET_KEYS, lost?: AbortSignal): Promise<number> => {
  let merged = 0
  const isOver = (): boolean => !app.get('ready') || lost?.aborted === true
  await forEachWorkspace(app, COMPACTION, { isOver }, async ({ _id, zone }) => {
    const today = dayOf(app.get('now')(), zone as Zone)
    const changed = (body: (work: SocaiUnitOfWork) => Promise<number>): Promise<number> =>
      transact(app.get('work'), { workspaceId: _id, now: app.get('now'), keys: [lock.compaction()] }, body)
    const closed = addDays(today, -2)
    const steps = [
      (work: SocaiUnitOfWork) => compact(work, periodOf.day(closed)),
      (work: SocaiUnitOfWork) => carry(work, uncarried(closed)),
      ...measureNames.filter(isWide).map((measure) => (work: SocaiUnitOfWork) => foldNext(work, measure, today, maxSheetKeys)),
    ]
    for (const step of steps) {
      for (;;) {
        const started = performance.now()
        const done = await changed(step)
        if (done === 0 || isOver()) break
        merged += done
        // The business comes first: the rows of years wait at the first start with sheets.
        await rest(performance.now() - started, undefined, { ref: false })
      }
    }
  })
  return merged
}

const COMPACTION = 'merge the figures of closed days'
const COMPACTION_EVERY_MS = 3_600_000

export const compaction: JobRule = {
  name: COMPACTION,
  everyMs: COMPACTION_EVERY_MS,
  run: (app, lost) => compactRollups(app, MAX_SHEET_KEYS, lost),
}

const compact = async (work: SocaiUnitOfWork, before: string): Promise<number> => {
  const series = { $in: measureNames.filter((measure) => !isWide(measure)) }
  const rows = await work.read('rollups').find({ series, slot: { $gt: 0 }, period: { $gte: 'D', $lt: before } }, { limit: BATCH_SIZE })
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

/** Carries rows of days before one into those of their day, month and year. @returns how many */
const carry = async (work: SocaiUnitOfWork, before: string): Promise<number> => {
  const series = { $in: measureNames.filter((measure) => !isWide(measure)) }
  const rows = await work.read('rollups').find({ series, period: { ...UNCARRIED, $lt: before } }, { limit: BATCH_SIZE })
  const carried = new Map<string, { place: Pick<RollupRow, 'series' | 'period' | 'key'>; sums: Record<string, number> }>()
  for (const row of rows) {
    work.removeMany('rollups', { _id: row._id, sums: row.sums }, 1)
    for (const period of countsIn(row)) {
      const { series, key } = row
      const own = carried.get(`${series}\n${period}\n${key}`) ?? { place: { series, period, key }, sums: {} }
      carried.set(`${series}\n${period}\n${key}`, own)
      for (const [name, value] of Object.entries(row.sums)) own.sums[`sums.${name}`] = (own.sums[`sums.${name}`] ?? 0) + value
    }
  }
  for (const { place, sums } of carried.values())
    if (Object.keys(sums).length > 0) work.upsert('rollups', { ...place, slot: 0 }, { $inc: sums })
  return rows.length
}

/** Folds rows of the first period gone by that has any. @returns how many */
const foldNext = async (work: SocaiUnitOfWork, measure: MeasureName, today: Day, maxSheetKeys: number): Promise<number> => {
  const rollups = work.read('rollups')
  const gone = (kind: Period): object => ({ $gte: periodOf[kind](FIRST_DAY), $lt: periodOf[kind](today) })
  const kinds = [{ ...UNCARRIED, $lt: uncarried(today) }, ...periodsOf(measure).map(gone)]
  for (const over of kinds) {
    const [next] = await rollups.find(
      { series: measure, period: over, slot: { $gt: FIRST_SHEET } },
      { only: ['period'], sort: { period: 1, key: 1, slot: 1 }, limit: 1 },
    )
    if (next) return fold(work, measure, next.period, maxSheetKeys)
  }
  return 0
}

const FIRST_DAY = '0000-00-00'

/** Moves rows of a period into its sheet; those that aren't carried on yet into the sheets of their day, month and year. */
const fold = async (work: SocaiUnitOfWork, series: MeasureName, period: string, maxSheetKeys: number): Promise<number> => {
  const rows = await work.read('rollups').find({ series, period, slot: { $gt: FIRST_SHEET } }, { limit: BATCH_SIZE })
  for (const row of rows) work.removeMany('rollups', { _id: row._id, sums: row.sums }, 1)
  for (const own of countsIn({ series, period })) await addToSheet(work, { series, period: own }, rows, maxSheetKeys)
  return rows.length
}

const addToSheet = async (
  work: SocaiUnitOfWork,
  place: Pick<RollupRow, 'series' | 'period'>,
  rows: readonly RollupRow[],
  maxSheetKeys: number,
): Promise<void> => {
  const last = await work.read('rollups').one({ ...place, key: '', slot: { $lte: FIRST_SHEET } }, { sort: { slot: 1 } })
  const figures = new AddedUp()
  if (last) figures.add(last)
  const isFull = figures.size >= maxSheetKeys
  const own = isFull ? new AddedUp() : figures
  for (const row of rows) own.add(row)
  const sheet = own.sheet()
  if (last && !isFull) work.updateMany('rollups', { _id: last._id, folds: last.folds }, { $set: { sheet }, $inc: { folds: 1 } }, 1)
  else work.insert('rollups', [{ ...place, key: '', slot: (last?.slot ?? 0) + FIRST_SHEET, sums: {}, sheet, folds: 1 }])
}
