import { resolve } from 'node:path'
import { ConfigError, loadPlaces, withDatabaseName } from '../../config'
import type { SocaiDatabase } from '../../kernel/collections'
import { DataDirectoryInUse, startEngine } from '@socai/engine'
import { isAlive, isInstalled, readLockFile } from '@socai/engine/owner'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { openDatabase } from '../start/data-version'

interface Opened {
  readonly uri: string
  /** The process whose engine it is; null: our own, or a database elsewhere. */
  readonly pid: number | null
  close(): Promise<void>
}

interface Wanted {
  /** Makes the installation where there is none yet. */
  readonly makes?: boolean
  /** Writes nothing: not even indexes that lack. */
  readonly onlyLooks?: boolean
}

/**
 * Runs `work` on the installation's database, also while a server runs on it.
 * @throws ConfigError where there is no installation, and for data of a newer version
 */
export const withDatabase = async <T>(
  work: (database: SocaiDatabase, server: { readonly pid: number | null; readonly isAlone: boolean }) => Promise<T>,
  { makes = false, onlyLooks = false }: Wanted = {},
): Promise<T> => {
  const { mongodbUri, dataDir } = loadPlaces(process.env)
  if (mongodbUri === null && !makes) assertInstalled(dataDir)
  const { uri, pid, close } = mongodbUri === null ? await openEngine(dataDir) : { uri: mongodbUri, pid: null, close: async () => undefined }
  try {
    const database = await openDatabase(uri, {
      ...(makes ? {} : { ifEmpty: () => noInstallation(mongodbUri === null ? `${dataDir} (DATA_DIR)` : 'that database (MONGODB_URI)') }),
      makesIndexes: !onlyLooks,
    })
    try {
      return await work(database, { pid, isAlone: mongodbUri === null && pid === null })
    } finally {
      await database.close()
    }
  } finally {
    await close()
  }
}

const noInstallation = (where: string): ConfigError => new ConfigError(`There is no installation in ${where}`)

const assertInstalled = (dataDir: string): void => {
  if (!isInstalled(dataDir, storeNames)) throw noInstallation(`${dataDir} (DATA_DIR)`)
}

/** The embedded engine's data folder, which nothing is made in by asking. @throws ConfigError when there is no such engine */
export const dataFolder = (): string => {
  if (process.env.MONGODB_URI?.trim())
    throw new ConfigError('This is for the embedded engine, but MONGODB_URI is set: use the means of that database')
  return resolve(process.env.DATA_DIR?.trim() || './data')
}

/** Runs `work` with the embedded engine, also while a server runs on it. @throws ConfigError where there is no installation */
export const withEngine = async <T>(
  work: (engine: { readonly uri: string; readonly dataDir: string }) => Promise<T>,
  { makes = false }: Pick<Wanted, 'makes'> = {},
): Promise<T> => {
  const dataDir = dataFolder()
  if (!makes) assertInstalled(dataDir)
  const { uri, close } = await openEngine(dataDir)
  try {
    return await work({ uri, dataDir })
  } finally {
    await close()
  }
}

/** Runs `work` with the embedded engine and its database's address, when no server runs on it. */
export const withEngineAlone = async <T>(work: (uri: string) => Promise<T>, wanted: Pick<Wanted, 'makes'>): Promise<T> => {
  const dataDir = dataFolder()
  if (await findRunning(dataDir)) throw new ConfigError(`${dataDir} is in use by a running server. Stop it first.`)
  return withEngine(({ uri }) => work(withDatabaseName(uri)), wanted)
}

/** The engine of the server that has the data folder, or one of our own when none has. */
const openEngine = async (dataDir: string): Promise<Opened> => {
  const running = await findRunning(dataDir)
  if (running) return running
  try {
    return { ...(await startEngine({ dataDir, names: storeNames })), pid: null }
  } catch (error) {
    // A server may have started in between.
    const started = error instanceof DataDirectoryInUse ? await findRunning(dataDir) : null
    if (started) return started
    throw error instanceof Error ? new ConfigError(error.message) : error
  }
}

const findRunning = async (dataDir: string): Promise<Opened | null> => {
  const owner = readLockFile(dataDir)
  if (!owner || !(await isAlive(owner))) return null
  const { address, pid } = owner
  const host = 'path' in address ? encodeURIComponent(address.path) : `127.0.0.1:${address.port}`
  return { uri: `mongodb://${host}/?directConnection=true`, pid, close: async () => undefined }
}
