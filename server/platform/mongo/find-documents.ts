import type { Collection, Db, Document, RunCommandOptions } from 'mongodb'

/** A read as the database takes it: ids are ObjectIds, the scope is in the filter. */
export interface Find {
  readonly filter: Document
  readonly sort?: Readonly<Record<string, 1 | -1>>
  readonly skip?: number
  readonly limit?: number
  readonly projection?: Document
  readonly hint?: Readonly<Record<string, 1 | -1>>
}

/** Documents as objects. One round trip for up to a thousand. */
export const findDocuments = async (db: Db, name: string, find: Find): Promise<Document[]> =>
  (await firstBatch<Document>(db, name, find, {})) ?? cursorOf(db.collection(name), find, false).toArray()

/** Documents as their bytes. One round trip for up to a thousand. */
export const findBytes = async (db: Db, name: string, find: Find): Promise<Buffer[]> => {
  const documents =
    (await firstBatch<Uint8Array>(db, name, find, { fieldsAsRaw: { firstBatch: true } })) ??
    // With `raw` the driver hands each document over as its bytes.
    ((await cursorOf(db.collection(name), find, true).toArray()) as unknown as Uint8Array[])
  return documents.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
}

const mostInOneBatch = 1000

/**
 * A short read is sent as the plain command: the driver's cursors cost several times as much as the read.
 * Null when it isn't short, or when its documents are too large for one answer.
 */
const firstBatch = async <T>(db: Db, name: string, find: Find, options: RunCommandOptions): Promise<T[] | null> => {
  if (!find.limit || find.limit > mostInOneBatch) return null
  // One more than wanted, so that the server knows that nothing will be asked for.
  const reply = await db.command({ find: name, ...find, batchSize: find.limit + 1 }, { ignoreUndefined: true, ...options })
  const cursor = reply['cursor'] as { id: unknown; firstBatch: T[] }
  if (cursor.id === 0) return cursor.firstBatch
  await db.command({ killCursors: name, cursors: [cursor.id] }).catch(() => undefined)
  return null
}

const cursorOf = (collection: Collection, { filter, ...options }: Find, raw: boolean) => collection.find(filter, { ...options, raw })
