import type { ClientSession, Db, Document } from 'mongodb'
import { readLimits } from './read-limits'
import type { AnswerOptions, Transport } from './transport'

/** A read as the database takes it: ids are ObjectIds, the scope is in the filter. */
export interface Find {
  readonly filter: Document
  readonly sort?: Readonly<Record<string, 1 | -1>>
  readonly skip?: number
  readonly limit?: number
  readonly projection?: Document
  readonly hint?: Readonly<Record<string, 1 | -1>>
}

/** Where reads go. */
export interface Source {
  readonly db: Db
  readonly transport: Transport
  /** Reads are of its moment. */
  readonly session?: ClientSession
}

/** Documents as objects. One round trip for up to a thousand. */
export const findDocuments = async (source: Source, name: string, find: Find): Promise<Document[]> =>
  (await firstBatch<Document>(source, name, find, {})) ?? cursorOf(source, name, find, false).toArray()

/** Documents as their bytes. One round trip for up to a thousand. */
export const findBytes = async (source: Source, name: string, find: Find): Promise<Buffer[]> => {
  const documents =
    (await firstBatch<Uint8Array>(source, name, find, { fieldsAsRaw: { firstBatch: true } })) ??
    // With `raw` the driver hands each document over as its bytes.
    ((await cursorOf(source, name, find, true).toArray()) as unknown as Uint8Array[])
  return documents.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
}

/** How many documents fit. @param options where to stop, and the index to count by */
export const countDocuments = (
  { db, session }: Source,
  name: string,
  filter: Document,
  options: Pick<Find, 'limit' | 'hint'> = {},
): Promise<number> => db.collection(name).countDocuments(filter, { ...options, ...readLimits(), ...(session ? { session } : {}) })

const MAX_BATCH_SIZE = 1000

/**
 * A short read is sent as the plain command: the driver's cursors cost several times as much as the read.
 * Null when it isn't short, or when its documents are too large for one answer.
 */
const firstBatch = async <T>({ db, transport, session }: Source, name: string, find: Find, options: AnswerOptions): Promise<T[] | null> => {
  if (session || !transport.readsByCommand || !find.limit || find.limit > MAX_BATCH_SIZE) return null
  const { signal, ...limits } = readLimits()
  // One more than wanted, so that the server knows that nothing will be asked for.
  const reply = await transport.command(
    db.databaseName,
    { find: name, ...find, ...limits, batchSize: find.limit + 1 },
    { ...options, ...(signal ? { signal } : {}) },
  )
  const cursor = reply['cursor'] as { id: unknown; firstBatch: T[] }
  if (cursor.id === 0) return cursor.firstBatch
  await transport.command(db.databaseName, { killCursors: name, cursors: [cursor.id] }).catch(() => undefined)
  return null
}

const cursorOf = ({ db, session }: Source, name: string, { filter, ...options }: Find, raw: boolean) =>
  db.collection(name).find(filter, {
    ...options,
    ...(session ? { session } : {}),
    ...(options.limit && options.limit <= MAX_BATCH_SIZE ? { batchSize: options.limit } : {}),
    ...readLimits(),
    raw,
  })
