import type { SocaiDatabase } from './collections'

/** What a migration goes through, and how much of it there is: `orders`, 50,000. */
export interface Extent {
  readonly what: string
  readonly count: number
}

/** One run of a migration. */
export interface MigrationRun {
  readonly now: Date
  /**
   * So many more of its extent are done; call it also before what may not be written by two.
   * @throws LeaseLost when another node has the work now: nothing more may be written
   */
  readonly did: (count: number) => Promise<void>
}

/** A change of what is stored, from the shape an earlier version left to the one this version works with. */
export interface Migration {
  readonly name: string
  /** Another whenever it has to be run again on data it was run on. */
  readonly version: string
  /** What it does, in a line for the operator. */
  readonly about: string
  readonly isDue: (database: SocaiDatabase) => Promise<boolean>
  readonly extent: (database: SocaiDatabase) => Promise<Extent>
  /**
   * Cut off, it goes on with what is left when it is run again. Runs before anybody is served. It writes only where what it read still
   * stands: a process that was thought dead may wake up beside the one that took over, or when people work already.
   */
  readonly run: (database: SocaiDatabase, run: MigrationRun) => Promise<void>
}

/** A migration that is remembered by a mark: due until its version is noted there. */
export const markedMigration = (migration: Omit<Migration, 'isDue'>): Migration => {
  const { name, version } = migration
  return {
    ...migration,
    isDue: async (database) => (await database.platformRecords('settings').one({ name }))?.value !== version,
    run: async (database, run) => {
      await migration.run(database, run)
      await run.did(0)
      await database.collection('settings').updateOne({ name }, { $set: { value: version } }, { upsert: true })
    },
  }
}

/** Runs it where it is due. @returns whether it was */
export const migrate = async (database: SocaiDatabase, { isDue, run }: Migration, now = new Date()): Promise<boolean> => {
  if (!(await isDue(database))) return false
  await run(database, { now, did: () => Promise.resolve() })
  return true
}
