import { measureNames, measureOf, type MeasureName } from '@shared/domain/ledger/measures'
import type { SocaiDatabase } from '../kernel/collections'
import { markedMigration, type Migration } from '../kernel/migration'
import { wrongCommissions } from './commissions'
import { wrongTimesheets } from './timesheets'
import { wrongMeasures } from './verify'

/** So many figures are put right at once: they reach the disk together. */
const MENDED_AT_ONCE = 200

interface Wrong {
  readonly mend: ((database: SocaiDatabase) => Promise<boolean>) | null
}

const mendAll = async (database: SocaiDatabase, wrong: AsyncIterable<Wrong>): Promise<void> => {
  let found: Wrong[] = []
  const flush = async (): Promise<void> => {
    await Promise.all(found.flatMap(({ mend }) => (mend ? [mend(database)] : [])))
    found = []
  }
  for await (const each of wrong) if (found.push(each) === MENDED_AT_ONCE) await flush()
  await flush()
}

const markOf = (measure: MeasureName): string => `measure:${measure}`
const PROGRESS = 'measures:building'

/**
 * Builds the figures of measures that are new, or whose version has grown, from the records there are: for each
 * workspace what `verify --repair` does. One that was interrupted goes on with the next workspace. Where all is built
 * it costs one read. Runs before anybody is served: no other server may write to the database meanwhile.
 * @param versions the version of each measure; the declared ones
 */
export const buildMeasures = async (database: SocaiDatabase, versions: Versions = declaredVersions): Promise<void> => {
  const settings = await database.platformRecords('settings').find({})
  const kept = new Map(settings.map(({ name, value }) => [name, value]))
  const wanted = wantedOf(versions, kept)
  if (wanted.length === 0) return
  const run = wanted.map((measure) => `${measure}@${versions[measure]}`).join(',')
  const [begun, last = ''] = (kept.get(PROGRESS) ?? '').split(' ')
  const rest = begun === run && last ? { _id: { $gt: last } } : {}
  const workspaces = await database.platformRecords('workspaces').find(rest, { sort: { _id: 1 }, only: ['slug', 'zone'] })
  for (const workspace of workspaces) {
    // A measure of another version may have had other sums.
    await database.clear('rollups', workspace._id, { series: { $in: wanted } })
    await mendAll(database, wrongMeasures(database, workspace, wanted))
    await mark(database, PROGRESS, `${run} ${workspace._id}`)
  }
  for (const measure of wanted) await mark(database, markOf(measure), String(versions[measure]))
  await database.collection('settings').deleteOne({ name: PROGRESS })
}

/** The same as a migration. */
export const buildDeclaredMeasures: Migration = {
  name: 'measures',
  about: 'builds the figures of measures that are new or are counted otherwise now',
  isDue: async (database) => {
    const settings = await database.platformRecords('settings').find({})
    return wantedOf(declaredVersions, new Map(settings.map(({ name, value }) => [name, value]))).length > 0
  },
  run: (database) => buildMeasures(database),
}

export const buildTimesheets = markedMigration({
  name: 'timesheets',
  version: '1',
  about: 'builds timesheets from check-ins, adjustments and payslips from before they were kept',
  run: async (database) => {
    for await (const workspace of database.platformRecords('workspaces').each({}, { only: ['zone'] }))
      await mendAll(database, wrongTimesheets(database, workspace))
  },
})

export const buildCommissions = markedMigration({
  name: 'commissions',
  version: '1',
  about: 'builds the commissions of orders from before they were kept; before the measure that is made from them',
  run: async (database) => {
    for await (const workspace of database.platformRecords('workspaces').each({}, { only: ['zone'] }))
      await mendAll(database, wrongCommissions(database, workspace))
  },
})

type Versions = Readonly<Partial<Record<MeasureName, number>>>

const wantedOf = (versions: Versions, kept: ReadonlyMap<string, string>): MeasureName[] =>
  measureNames.filter((measure) => versions[measure] !== undefined && kept.get(markOf(measure)) !== String(versions[measure]))

const declaredVersions: Versions = Object.fromEntries(measureNames.map((measure) => [measure, measureOf(measure).version]))

const mark = async (database: SocaiDatabase, name: string, value: string): Promise<void> => {
  await database.collection('settings').updateOne({ name }, { $set: { value } }, { upsert: true })
}
