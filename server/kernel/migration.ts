import type { SocaiDatabase } from './collections'

/** A change of what is stored, from the shape an earlier version left to the one this version works with. */
export interface Migration {
  readonly name: string
  /** What it does, in a line for the operator. */
  readonly about: string
  readonly isDue: (database: SocaiDatabase) => Promise<boolean>
  /** Cut off, it goes on with what is left when it is run again. Runs before anybody is served. */
  readonly run: (database: SocaiDatabase, now: Date) => Promise<void>
}

/** A migration that is remembered by a mark: due until its version is noted there. */
export const markedMigration = ({
  name,
  version,
  about,
  run,
}: Pick<Migration, 'name' | 'about' | 'run'> & { readonly version: string }): Migration => ({
  name,
  about,
  isDue: async (database) => (await database.collection('settings').findOne({ name }))?.['value'] !== version,
  run: async (database, now) => {
    await run(database, now)
    await database.collection('settings').updateOne({ name }, { $set: { value: version } }, { upsert: true })
  },
})

/** Runs it where it is due. @returns whether it was */
export const migrate = async (database: SocaiDatabase, { isDue, run }: Migration, now = new Date()): Promise<boolean> => {
  if (!(await isDue(database))) return false
  await run(database, now)
  return true
}
