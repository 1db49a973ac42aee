import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from '@socai/engine/tools/backup'
import { ConfigError } from '../../config'
import type { SocaiDatabase } from '../../kernel/collections'
import { recordServices, type RecordService } from '@shared/registry/names'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { noteDone } from '../../kernel/last-done'
import { newHolder } from '../../kernel/leases'
import { keptChanges } from '../../ledger/figure-changes'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { VERSION } from '../../version'
import { verify } from '../books'
import { backupBefore, reporterOn, wayBack } from '../start/bring-up-to-date'
import { DATA_VERSION, dataVersionOf, readDataVersion, withSettings } from '../start/data-version'
import { dueMigrations, isUnused, runMigrations } from '../start/migrations'
import { ProgressLine } from '../start/progress'
import { restoreInstallation } from './data-folder'
import { onCopy } from './on-copy'
import { say, sayDone, type Printing } from './printed'
import { dataFolder, withDatabase, withEngine } from './with-database'

interface Asked extends Printing {
  /** Only on a copy: nothing of the installation changes, and a server may run on it. */
  readonly rehearse?: boolean
  /** The way back: what was there before the last upgrade. */
  readonly back?: boolean
}

/** What an upgrade came to, on a copy or in earnest. */
export interface Outcome {
  /** Names of what was changed in the stored data. */
  readonly did: readonly string[]
  readonly seconds: number
  /** Figures of months that come to another sum, over all companies; `admin figures --changed` tells each with why. */
  readonly figuresChanged: number
  /** Figures that don't agree with their entries afterwards. */
  readonly differences: readonly string[]
  /** Collections that hold fewer records than before. */
  readonly fewer: readonly string[]
}

const SHOWN_DIFFERENCES = 20

/**
 * Brings the stored data to the shape of this version: first on a copy, whose figures are proven, then in earnest, with a backup of
 * before. What goes wrong on the copy leaves the installation as it is.
 * @throws ConfigError with words for people
 */
export const upgradeInstallation = async ({ rehearse = false, back = false, ...printing }: Asked): Promise<void> => {
  if (back) return goBack(printing)
  const due = await dueNow()
  if (due.length === 0) return sayDone(printing, `Nothing is due: ${VERSION} works with the data as it is.`, { version: VERSION, did: [] })
  if (!rehearse) await assertNoServer()
  const line = new ProgressLine(process.stderr)
  const rehearsal = await rehearseOnCopy(line)
  const faults = faultsOf(rehearsal)
  if (faults.length > 0) {
    for (const fault of faults) line.say(fault)
    throw new ConfigError('The rehearsal on a copy went wrong: nothing of the installation was changed.')
  }
  line.say(`Rehearsed on a copy in ${rehearsal.seconds} s: ${changedText(rehearsal)}, and all figures agree with their entries.`)
  if (rehearse) return tell(printing, 'rehearsed', rehearsal, 'Nothing of the installation was changed.')
  const done = await inEarnest(line)
  for (const fault of faultsOf(done)) line.say(fault)
  if (faultsOf(done).length > 0) process.exitCode = 1
  tell(printing, 'upgraded', done, `Upgraded to ${VERSION} in ${done.seconds} s. The way back: admin upgrade --back`)
}

const dueNow = (): Promise<string[]> =>
  withDatabase(async (database) => ((await isUnused(database)) ? [] : (await dueMigrations(database)).map(({ name }) => name)), {
    onlyLooks: true,
  })

const assertNoServer = (): Promise<void> =>
  withDatabase(
    async (_database, { pid }) => {
      if (pid !== null) throw new ConfigError('A server runs on this data: stop it first. (--rehearse works beside it.)')
    },
    { onlyLooks: true },
  )

const tell = ({ json = false }: Printing, what: 'rehearsed' | 'upgraded', outcome: Outcome, words: string): void =>
  say(json ? JSON.stringify({ [what]: true, version: VERSION, ...outcome }) : words)

const changedText = ({ figuresChanged }: Outcome): string =>
  figuresChanged === 0
    ? 'no figure of a month comes to another sum'
    : `${figuresChanged} figures of months come to another sum (afterwards, each with why: admin figures --changed)`

/** What is wrong afterwards, in a line each. */
export const faultsOf = ({ differences, fewer }: Outcome): string[] => [
  ...differences.slice(0, SHOWN_DIFFERENCES),
  ...(differences.length > SHOWN_DIFFERENCES ? [`… and ${differences.length - SHOWN_DIFFERENCES} more`] : []),
  ...fewer,
]

/** A backup of the installation, restored into a folder of its own, upgraded, proven and thrown away. */
const rehearseOnCopy = (line: ProgressLine): Promise<Outcome> =>
  withEngine(async ({ uri, dataDir }) => {
    const dataVersion = await readDataVersion(uri)
    const backup = async (folder: string): Promise<string> => {
      line.say('Making a copy …')
      const file = join(folder, 'copy.backup')
      await backUp({ uri, dataDir, names: storeNames, file, now: new Date(), dataVersion })
      return file
    }
    const outcome = await onCopy({ dataDir, backup }, (database) => bring(database, line))
    // What was rehearsed was restored from a backup.
    if (faultsOf(outcome).length === 0) await withSettings(uri, (database) => noteDone(database, 'restore proved', { at: new Date() }))
    return outcome
  })

const inEarnest = (line: ProgressLine): Promise<Outcome> =>
  withEngine(({ uri, dataDir }) =>
    withDatabase(async (database) => {
      const file = backupBefore(dataDir)
      if (existsSync(file) && (await dataVersionOf(database)) !== DATA_VERSION)
        throw new ConfigError(`${file} is left from an earlier upgrade: move it away first, the way back goes by it.`)
      line.say(await wayBack(database, dataDir, uri))
      return bring(database, line)
    }),
  )

/** Upgrades a database and proves it. */
export const bring = async (database: SocaiDatabase, line: ProgressLine): Promise<Outcome> => {
  const did = (await dueMigrations(database)).map(({ name }) => name)
  const before = await countRecords(database)
  const began = performance.now()
  await runMigrations(database, reporterOn(line), newHolder({ isAlone: true }))
  const seconds = Math.max(1, Math.ceil((performance.now() - began) / 1000))
  line.say('Proving the figures …')
  const differences: string[] = []
  for await (const { workspace, figure, kept, entries } of verify(database, (slug) => line.move(`Proving the figures: ${slug}`)))
    differences.push(`${workspace}: ${figure}: kept ${kept}, entries ${entries}`)
  const after = await countRecords(database)
  const fewer = [...before].flatMap(([name, count]) => {
    const now = after.get(name) ?? 0
    return now < count ? [`${name}: ${count} records before, ${now} afterwards`] : []
  })
  let figuresChanged = 0
  for (const { _id } of await allWorkspaces(database)) figuresChanged += (await keptChanges(database, _id))?.count ?? 0
  return { did, seconds, figuresChanged, differences, fewer }
}

/** Of what people entered: the records of the services. */
const countRecords = async (database: SocaiDatabase): Promise<ReadonlyMap<RecordService, number>> => {
  const counts = new Map<RecordService, number>()
  for (const name of recordServices) counts.set(name, await database.collection(name).countDocuments({}))
  return counts
}

/** What is brought back is no way back any more: the next upgrade makes its own. */
const goBack = async (printing: Printing): Promise<void> => {
  const file = backupBefore(dataFolder())
  if (!existsSync(file)) throw new ConfigError(`There is no way back: ${file} isn't there.`)
  await restoreInstallation(file, { replace: true, ...printing })
  await rm(file)
  if (!printing.json) say('Start the version of before on it.')
}
