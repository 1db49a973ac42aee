import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { backUp } from '@socai/engine/tools/backup'
import { ToolFailure } from '@socai/engine/tools/failure'
import { sizeOfData } from '@socai/engine/tools/files'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import type { Config } from '../../config'
import type { SocaiDatabase } from '../../kernel/collections'
import { newHolder } from '../../kernel/leases'
import { DATA_VERSION, dataVersionOf } from './data-version'
import { openMaintenance } from './maintenance'
import { dueMigrations, isUnused, runMigrations, type MigrationReporter } from './migrations'
import { grouped, ProgressLine } from './progress'

interface Installation {
  readonly database: SocaiDatabase
  readonly config: Pick<Config, 'dataDir' | 'host' | 'mongodbUri' | 'node' | 'port'>
  /** Of the embedded engine; null: the database is elsewhere. */
  readonly engineUri: string | null
  readonly log: Logger
}

/**
 * Brings the data of an older version to the shape of this one, and meanwhile answers on the port that it does. Says what it does, how
 * long it takes and what the way back is; of a database that nobody has used it says nothing.
 * @throws ConfigError for data of a newer version; EADDRINUSE and the like for the port
 */
export const bringUpToDate = async ({ database, config, engineUri, log }: Installation, out: NodeJS.WriteStream): Promise<void> => {
  const holder = newHolder({ node: config.node, isAlone: config.mongodbUri === null })
  if ((await dueMigrations(database)).length === 0 || (await isUnused(database))) return runMigrations(database, {}, holder)
  const maintenance = await openMaintenance(config.port, config.host)
  try {
    const line = new ProgressLine(out)
    line.say('The data is brought up to date for this version, which older versions can’t read afterwards.')
    line.say(await wayBack(database, config.dataDir, engineUri))
    const shown = reporterOn(line)
    await runMigrations(
      database,
      {
        ...shown,
        begins: (migration, extent) => {
          log.info({ migration: migration.name, ...extent }, migration.about)
          shown.begins?.(migration, extent)
        },
        moves: (progress) => {
          maintenance.tell(progress)
          shown.moves?.(progress)
        },
      },
      holder,
    )
    line.say('The data is up to date.')
  } finally {
    await maintenance.close()
  }
}

/** Shows people what migrations do. */
export const reporterOn = (line: ProgressLine): MigrationReporter => ({
  begins: ({ name, about }, { what, count }) => line.say(`${name}: ${about}${count > 0 ? ` (${grouped(count)} ${what})` : ''}`),
  moves: (progress) => line.show(progress),
  waits: ({ who, since }) => line.say(`another node (${who}, since ${since}) is migrating; waiting`),
})

/** What was in the data folder before its data was brought to the shape of this version. */
export const backupBefore = (dataDir: string): string => join(dataDir, `before-${DATA_VERSION}.backup`)

/** Makes sure of the way back where that can be done from here. @returns what it is, for people */
export const wayBack = async (database: SocaiDatabase, dataDir: string, engineUri: string | null): Promise<string> => {
  if (engineUri === null) return 'The way back is a backup of the database from before this start.'
  const known = await dataVersionOf(database)
  const file = backupBefore(dataDir)
  if (existsSync(file)) {
    if (known === DATA_VERSION) return `The way back is ${file}, made when this was begun.`
    return `The way back is a backup from before this start: ${file} is there already, and isn't written over.`
  }
  if (known === DATA_VERSION) return 'The way back is a backup from before this was begun.'
  const [needed, free] = [await sizeOfData(dataDir, storeNames), await freeBytes(dataDir)]
  if (free < 2 * needed)
    return `The way back is a backup from before this start: there is no room for one in ${dataDir} (${megabytes(needed)} MB, ${megabytes(free)} MB are free).`
  try {
    await backUp({ uri: engineUri, dataDir, names: storeNames, file, now: new Date(), dataVersion: known })
    return `The way back is ${file}: admin restore --replace brings it back, with the version of before.`
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error
    return `The way back is a backup from before this start; none could be made just now: ${error.message}`
  }
}

/** Bytes that are left where a folder is. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export const megabytes = (bytes: number): string => grouped(Math.ceil(bytes / 1_000_000))
