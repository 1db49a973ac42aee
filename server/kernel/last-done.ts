import type { SocaiDatabase } from './collections'

/** What an operator has to know the last time of. */
export type Seldom =
  /** A backup was written whole, of a database without faults. */
  | 'backup'
  /** A backup was restored beside the installation, and its figures agreed with their entries. */
  | 'restore proved'
  /** The figures of all companies were recounted. */
  | 'figures recounted'
  /** The journals of all companies were proven. */
  | 'journals proven'

export interface Done {
  readonly at: Date
  /** Of what: the moment that a proven backup is of; absent: of the same. */
  readonly of?: Date
}

const rowOf = (what: Seldom): string => `last ${what}`

/** Notes that something was done just now, in place of the time before. */
export const noteDone = async (database: SocaiDatabase, what: Seldom, { at, of }: Done): Promise<void> => {
  const value = [at, ...(of ? [of] : [])].map((moment) => moment.toISOString()).join(' ')
  await database.collection('settings').updateOne({ name: rowOf(what) }, { $set: { value } }, { upsert: true })
}

/** When something was done last; absent: never, as far as is known. */
export const lastDone = async (database: SocaiDatabase, what: Seldom): Promise<Done | undefined> => {
  const row = await database.platformRecords('settings').one({ name: rowOf(what) })
  if (!row) return undefined
  const [at = '', of] = row.value.split(' ')
  return { at: new Date(at), ...(of ? { of: new Date(of) } : {}) }
}
