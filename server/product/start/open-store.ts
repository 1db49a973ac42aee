import { pino, stdSerializers, type Logger } from 'pino'
import { startEngine } from '@socai/engine'
import { ConfigError, type Config } from '../../config'
import type { SocaiDatabase } from '../../kernel/collections'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { bringUpToDate } from './bring-up-to-date'
import { openDatabase } from './data-version'

/** What this process has to do with the database. */
export interface Store {
  readonly database: SocaiDatabase
  /** Of the embedded engine; null: the database is elsewhere. */
  readonly engineUri: string | null
  close(): Promise<void>
}

/** @param process which of several on this machine it is; null: there is one */
export const openLog = ({ logLevel }: Config, process: number | null): Logger =>
  pino(
    { level: logLevel, base: process === null ? null : { process }, serializers: { error: stdSerializers.err } },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 }),
  )

/** Starts the embedded engine, where the database isn't elsewhere, and opens the database. @throws ConfigError when it can't be used */
export const openStore = async (config: Config, log: Logger): Promise<Store> => {
  const engine =
    config.mongodbUri === null
      ? await startEngine({
          dataDir: config.dataDir,
          names: storeNames,
          log: (line, level = 'error') => log[level](line),
          // Without its data the server is of no use: whoever watches over it starts it again.
          onStop: () => log.flush(() => process.exit(1)),
        }).catch(inOneLine)
      : null
  // A MongoDB makes indexes beside what people do; the embedded engine holds the writers of a collection meanwhile.
  const makesIndexes = config.mongodbUri === null || 'unique first'
  const options = { log: (line: string): void => log.warn(line), makesIndexes } as const
  const database = await openDatabase(engine?.uri ?? config.mongodbUri ?? '', options).catch(engine ? inOneLine : noDatabase)
  return {
    database,
    engineUri: engine?.uri ?? null,
    close: async () => {
      await database.close()
      await engine?.close()
    },
  }
}

/** Opens the database of an engine that another process of this machine has. @throws ConfigError when it can't be used */
export const openStoreOf = async (engineUri: string): Promise<Store> => {
  const database = await openDatabase(engineUri, { makesIndexes: false }).catch(inOneLine)
  return { database, engineUri, close: () => database.close() }
}

/** Brings data of an older version to the shape of this one. @throws ConfigError when it can't be done, or the port isn't to be had */
export const prepareData = (config: Config, { database, engineUri }: Store, log: Logger): Promise<void> =>
  bringUpToDate({ database, config, engineUri, log }, process.stdout).catch((error: unknown) => {
    throw isListening(error) ? new ConfigError(whyNotListening(error, config)) : error
  })

/** What keeps the server from starting, as the one line that is shown. */
export const inOneLine = (error: unknown): never => {
  throw new ConfigError(error instanceof Error ? error.message : String(error))
}

const noDatabase = (error: unknown): never => {
  throw new ConfigError(
    `The database does not answer as it should (MONGODB_URI): ${error instanceof Error ? error.message : String(error)}`,
  )
}

const isListening = (error: unknown): boolean => error instanceof Error && 'syscall' in error && error.syscall === 'listen'

export const whyNotListening = (error: unknown, { host, port }: Config): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be used without more rights. Choose one above 1023: PORT=3030 npm start`
  return `The server can't listen on ${host}:${port} (${code || String(error)})`
}
