import { MongoServerError, type ClientSession, type Db, type Document } from 'mongodb'

/** What the records behind a command said was no longer so when it came to write: it is run again on fresh ones. */
export class StaleRead extends Error {}

/** What a command writes to one collection, in the form of MongoDB's own write commands. */
export interface PlannedWrites {
  readonly inserts: Document[]
  readonly updates: Document[]
  readonly deletes: Document[]
  /** How many documents the updates must meet, upserts included. */
  updated: number
  /** How many documents the deletes must meet. */
  deleted: number
  /** Whether any of it must find documents as they were read. */
  guarded: boolean
}

export const noWrites = (): PlannedWrites => ({ inserts: [], updates: [], deletes: [], updated: 0, deleted: 0, guarded: false })

/**
 * Sends the writes of one collection within a transaction: one command for each kind there is. The commands are sent
 * as they are, without the driver's bulk classes, which cost more than the writes.
 * @throws StaleRead when fewer documents were met than expected; the server's own error for a duplicate and the like
 */
export const send = async (
  db: Db,
  session: ClientSession,
  name: string,
  { inserts, updates, deletes, updated, deleted }: PlannedWrites,
): Promise<void> => {
  if (updates.length > 0) meet(name, await run(db, session, { update: name, updates, ordered: true }), updated)
  if (deletes.length > 0) meet(name, await run(db, session, { delete: name, deletes, ordered: true }), deleted)
  for (let first = 0; first < inserts.length; first += mostInserts) {
    await run(db, session, { insert: name, documents: inserts.slice(first, first + mostInserts), ordered: true })
  }
}

/** Well below the largest message: a unit of stock is a few hundred bytes. */
const mostInserts = 5000

const run = async (db: Db, session: ClientSession, command: Document): Promise<number> => {
  const reply = await db.command(command, { session, ignoreUndefined: true })
  const [error] = (reply['writeErrors'] ?? []) as Document[]
  if (error) throw new MongoServerError(error)
  return Number(reply['n'])
}

const meet = (name: string, met: number, expected: number): void => {
  if (met < expected) throw new StaleRead(`${name}: ${expected} documents expected, ${met} met`)
}
