import { measureNames, measureOf, type MeasureName } from '@shared/foundation/ledger/measures'
import type { SocaiDatabase } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type Migration, type MigrationRun } from '../../kernel/migration'
import { wrongCommissions } from '../../areas/agents/commissions'
import { changedFigures, changesAsSetting, keptChanges } from '../../ledger/figure-changes'
import { sourcesOf } from '../../ledger/ledger'
import { Mends, type Mend } from '../../ledger/mends'
import { wrongTimesheets } from '../../areas/people/timesheets'
import { expectedFigures, placeOfRow, wrongTotals, type ExpectedFigures, type VerifiedWorkspace } from '../../ledger/verify'

/** So many figures are written at once: they reach the disk together. */
const AT_ONCE = 500

const markOf = (measure: MeasureName): string => `measure:${measure}`
const PROGRESS = 'measures:building'

type Versions = Readonly<Partial<Record<MeasureName, number>>>

/** What is being built, and how far it is. */
interface Build {
  readonly wanted: readonly MeasureName[]
  /** Those of them that were kept before, in another version. */
  readonly known: ReadonlySet<MeasureName>
  /** Names what is built, with versions: what was begun of another build is begun anew. */
  readonly name: string
  /** The workspace that was built last; empty: none. */
  last: string
  /** The note of all this in the database, null where there is none: whoever changes it first goes on, all others look again. */
  note: string | null
}

const quietly: MigrationRun = { now: new Date(0), did: () => Promise.resolve() }

/**
 * Builds the figures of measures that are new, or whose version has grown, from the records there are. One that was interrupted goes on
 * with the workspace it was at. Where all is built it costs one read. Runs before anybody is served; of two that do it at once one gives
 * way, whenever it finds out.
 * @param versions the version of each measure; the declared ones
 */
export const buildMeasures = async (
  database: SocaiDatabase,
  versions: Versions = declaredVersions,
  run: MigrationRun = quietly,
): Promise<void> => {
  for (;;) {
    const build = await buildOf(database, versions)
    if (build === null || (await buildAll(database, build, versions, run))) return
    await run.did(0)
  }
}

/** @returns false: somebody else builds as well, and it has to be looked again */
const buildAll = async (database: SocaiDatabase, build: Build, versions: Versions, run: MigrationRun): Promise<boolean> => {
  const workspaces = await allWorkspaces(database)
  for (const workspace of workspaces.filter(({ _id }) => _id > build.last))
    if (!(await buildWorkspace(database, workspace, build, run))) return false
  await run.did(0)
  const marks: Mend = (work) => {
    for (const measure of build.wanted) work.upsert('settings', { name: markOf(measure) }, { $set: { value: String(versions[measure]) } })
  }
  const last = workspaces.at(-1)
  if (last) return noted(database, build, DONE, await Mends.since(database, last._id), marks)
  for (const measure of build.wanted)
    await database
      .collection('settings')
      .updateOne({ name: markOf(measure) }, { $set: { value: String(versions[measure]) } }, { upsert: true })
  return true
}

const DONE = 'done'

const buildOf = async (database: SocaiDatabase, versions: Versions): Promise<Build | null> => {
  const kept = await keptSettings(database)
  const wanted = wantedOf(versions, kept)
  if (wanted.length === 0) return null
  const name = wanted.map((measure) => `${measure}@${versions[measure]}`).join(',')
  const note = kept.get(PROGRESS) ?? null
  const [begun, last = ''] = (note ?? '').split(' ')
  const known = new Set(wanted.filter((measure) => kept.has(markOf(measure))))
  return { wanted, known, name, last: begun === name && last !== DONE ? last : '', note }
}

/** Notes how far it is, with what else belongs to that moment. @returns false: somebody else has noted something since, or mended there */
const noted = async (
  database: SocaiDatabase,
  build: Build,
  last: string,
  mends: Mends,
  along: Mend = () => undefined,
): Promise<boolean> => {
  const { note } = build
  const value = `${build.name} ${last}`
  const isNoted = await mends.make(database, (work) => {
    if (note === null) work.upsert('settings', { name: PROGRESS, value: { $exists: false } }, { $set: { value } })
    else work.update('settings', { name: PROGRESS, value: note }, { $set: { value } })
    along(work)
  })
  if (isNoted) Object.assign(build, { last, note: value })
  return isNoted
}

/**
 * Takes away what is kept of one workspace and writes it anew, each step only while nobody else has mended there since this began.
 * @returns false: somebody has
 */
const buildWorkspace = async (database: SocaiDatabase, workspace: VerifiedWorkspace, build: Build, run: MigrationRun): Promise<boolean> => {
  const mends = await Mends.since(database, workspace._id)
  // From here on whoever was at it before can't write any more.
  if (!(await noted(database, build, build.last, mends))) return false
  const expected = await expectedFigures(database, workspace, build.wanted, () => run.did(READING_SHARE))
  if (!(await noteChanges(database, workspace, build, expected, mends, run))) return false
  if (!(await clear(database, workspace, build, mends))) return false
  const records = await recordsOf(database, build.wanted, workspace)
  if (!(await writeRows(database, expected, mends, run, records))) return false
  if (!(await mendAll(database, wrongTotals(database, workspace, expected.totals, build.wanted, mends)))) return false
  return noted(database, build, workspace._id, mends)
}

/** Reading a record is so much of the work with it; the rest is writing what it comes to. */
const READING_SHARE = 0.5

/** Keeps what changes of the figures there are, before they are taken away; a build that goes on has done so before. */
const noteChanges = async (
  database: SocaiDatabase,
  workspace: VerifiedWorkspace,
  { wanted, name, known }: Build,
  expected: ExpectedFigures,
  mends: Mends,
  { now }: MigrationRun,
): Promise<boolean> => {
  const before = await keptChanges(database, workspace._id)
  const measures = wanted.filter((measure) => known.has(measure))
  if (before?.build === name || measures.length === 0) return true
  const changed = await changedFigures(database, workspace, measures, expected)
  const at = now.toISOString()
  // Where nothing changes, what an earlier build changed stays to be read.
  const setting = changesAsSetting(workspace._id, { ...(changed.count === 0 && before ? before : { at, ...changed }), build: name })
  return mends.make(database, (work) => work.upsert('settings', { name: setting.name }, { $set: { value: setting.value } }))
}

/** A measure of another version may have had other sums. */
const clear = async (database: SocaiDatabase, { _id }: VerifiedWorkspace, { wanted }: Build, mends: Mends): Promise<boolean> => {
  for (;;) {
    const rows = await database.records('rollups', _id).find({ series: { $in: [...wanted] } }, { only: ['_id'], limit: AT_ONCE })
    if (rows.length === 0) return true
    const ids = rows.map((row) => row._id)
    if (!(await mends.make(database, (work) => work.removeMany('rollups', { _id: { $in: ids } }, ids.length)))) return false
  }
}

const writeRows = async (
  database: SocaiDatabase,
  { rows }: ExpectedFigures,
  mends: Mends,
  run: MigrationRun,
  records: number,
): Promise<boolean> => {
  const kept = [...rows].filter(([, sums]) => Object.values(sums).some((sum) => sum !== 0))
  for (let at = 0; at < kept.length; at += AT_ONCE) {
    const batch = kept.slice(at, at + AT_ONCE).map(([name, sums]) => ({ ...placeOfRow(name), slot: 0, sums: withoutZeros(sums) }))
    await run.did(((1 - READING_SHARE) * records * batch.length) / kept.length)
    if (!(await mends.make(database, (work) => work.insert('rollups', batch)))) return false
  }
  return true
}

const withoutZeros = (sums: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))

const recordsOf = async (database: SocaiDatabase, of: readonly MeasureName[], { _id }: VerifiedWorkspace): Promise<number> => {
  let count = 0
  for (const service of sourcesOf(of)) count += await database.records(service, _id).count({})
  return count
}

/** The same as a migration. */
export const buildDeclaredMeasures: Migration = {
  name: 'measures',
  version: measureNames.map((measure) => `${measure}@${measureOf(measure).version}`).join(' '),
  about: 'builds the figures of measures that are new or are counted otherwise now',
  isDue: async (database) => wantedOf(declaredVersions, await keptSettings(database)).length > 0,
  extent: async (database) => {
    const { wanted, last } = (await buildOf(database, declaredVersions)) ?? { wanted: [], last: '' }
    let count = 0
    for (const workspace of await allWorkspaces(database)) if (workspace._id > last) count += await recordsOf(database, wanted, workspace)
    return { what: 'records', count }
  },
  run: (database, run) => buildMeasures(database, declaredVersions, run),
}

interface Wrong {
  readonly mend: ((database: SocaiDatabase) => Promise<boolean>) | null
}

/** Puts right what is found. @returns false: some of it has been changed meanwhile, and has to be looked at again */
const mendAll = async (database: SocaiDatabase, wrong: AsyncIterable<Wrong>): Promise<boolean> => {
  let areMade = true
  let found: Wrong[] = []
  const flush = async (): Promise<void> => {
    const made = await Promise.all(found.flatMap(({ mend }) => (mend ? [mend(database)] : [])))
    areMade &&= made.every(Boolean)
    found = []
  }
  for await (const each of wrong) if (found.push(each) === AT_ONCE) await flush()
  await flush()
  return areMade
}

type Recompute = (database: SocaiDatabase, workspace: VerifiedWorkspace) => AsyncIterable<{ readonly mend: Mend }>

/** Mends what a recount finds in every workspace, until it finds nothing. */
const mendEverywhere = async (database: SocaiDatabase, recompute: Recompute, run: MigrationRun): Promise<void> => {
  for (const workspace of await allWorkspaces(database))
    for (;;) {
      const mends = await Mends.since(database, workspace._id)
      if (await mendAll(database, throughMends(recompute(database, workspace), mends, run))) break
      await run.did(0)
    }
}

async function* throughMends(found: AsyncIterable<{ readonly mend: Mend }>, mends: Mends, run: MigrationRun): AsyncGenerator<Wrong> {
  for await (const { mend } of found) {
    await run.did(1)
    yield { mend: (database) => mends.make(database, mend) }
  }
}

export const buildTimesheets = markedMigration({
  name: 'timesheets',
  version: '1',
  about: 'builds timesheets from check-ins, adjustments and payslips from before they were kept',
  extent: async (database) => ({ what: 'timesheets', count: await database.collection('users').estimatedDocumentCount() }),
  run: (database, run) => mendEverywhere(database, wrongTimesheets, run),
})

export const buildCommissions = markedMigration({
  name: 'commissions',
  version: '1',
  about: 'builds the commissions of orders from before they were kept; before the measure that is made from them',
  extent: async (database) => ({
    what: 'orders',
    count: await database.collection('orders').countDocuments({ 'earnings.at': { $exists: true } }),
  }),
  run: (database, run) => mendEverywhere(database, wrongCommissions, run),
})

const wantedOf = (versions: Versions, kept: ReadonlyMap<string, string>): MeasureName[] =>
  measureNames.filter((measure) => versions[measure] !== undefined && kept.get(markOf(measure)) !== String(versions[measure]))

const declaredVersions: Versions = Object.fromEntries(measureNames.map((measure) => [measure, measureOf(measure).version]))

const keptSettings = async (database: SocaiDatabase): Promise<ReadonlyMap<string, string>> =>
  new Map((await database.platformRecords('settings').find({})).map(({ name, value }) => [name, value]))
