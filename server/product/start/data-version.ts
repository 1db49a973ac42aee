import { ConfigError, withDatabaseName } from '../../config'
import { definitions, type Collections, type SocaiDatabase } from '../../kernel/collections'
import { Database, type ConnectOptions } from '../../platform/mongo/database'
import { unlessThere } from '../../platform/mongo/mongo-errors'

/**
 * The shape of what is stored, as this version of the product writes it. It is raised by one whenever a migration is added, or an existing
 * one gets another version: an older program then refuses the data instead of writing into a shape it doesn't know.
 */
export const DATA_VERSION = 8

const NAME = 'dataVersion'

export const newerDataText = (version: number): string =>
  `This data was made by a newer version (data version ${version}, this program knows ${DATA_VERSION}). Start that one, or restore the backup of before.`

/** The version of what a database holds; null: none was noted, by a program from before versions were, or none at all. */
export const dataVersionOf = async (database: SocaiDatabase): Promise<number | null> => {
  const kept = await database.platformRecords('settings').one({ name: NAME })
  return kept ? Number(kept.value) : null
}

/** @throws ConfigError for data that a newer program has written or begun to migrate */
export const assertNotNewer = async (database: SocaiDatabase): Promise<void> => {
  const version = await dataVersionOf(database)
  if (version !== null && version > DATA_VERSION) throw new ConfigError(newerDataText(version))
}

/** Notes that the data is of this version from now on. @throws ConfigError when a newer program was quicker */
export const noteDataVersion = async (database: SocaiDatabase): Promise<void> => {
  for (;;) {
    await assertNotNewer(database)
    const known = await dataVersionOf(database)
    if (known === DATA_VERSION) return
    const asRead = known === null ? { name: NAME, value: { $exists: false } } : { name: NAME, value: String(known) }
    const noted = database.collection('settings').updateOne(asRead, { $set: { value: String(DATA_VERSION) } }, { upsert: known === null })
    await unlessThere(noted)
  }
}

/** The installation's database, with all its indexes. @throws ConfigError for data of a newer version, before anything is changed */
export const openDatabase = (uri: string, options: ConnectOptions<Collections> = {}): Promise<SocaiDatabase> =>
  Database.connect<Collections>(withDatabaseName(uri), definitions, { ...options, check: assertNotNewer })

/** The version of the data at an address, which is left as it is. @throws ConfigError for data of a newer version */
export const readDataVersion = (uri: string): Promise<number | null> => withSettings(uri, dataVersionOf)

/** Runs `work` on what the installation at an address remembers of itself; no index is made. @throws ConfigError for data of a newer version */
export const withSettings = async <T>(uri: string, work: (database: SocaiDatabase) => Promise<T>): Promise<T> => {
  const bare = definitions.filter(({ name }) => name === 'settings').map((definition) => ({ ...definition, indexes: [] }))
  const database = await Database.connect<Collections>(withDatabaseName(uri), bare, { check: assertNotNewer })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
