import type { ClientSession, Db, Document } from 'mongodb'
import { overLine } from './over-line'
import { readLimits, type ReadLimits } from './read-limits'
import type { Transport } from './transport'

/** A read as the database takes it: ids are ObjectIds, the scope is in the filter. */
export interface Find {
  readonly filter: Document
  readonly sort?: Readonly<Record<string, 1 | -1>>
  readonly skip?: number
  readonly limit?: number
  readonly projection?: Document
  readonly hint?: Readonly<Record<string, 1 | -1>>
  readonly readConcern?: { readonly level: 'snapshot' }
}

/** Where reads go. */
export interface Source {
  readonly db: Db
  readonly transport: Transport
  /** Reads are of its moment. */
  readonly session?: ClientSession
  /** Those of the call that reads, where they are handed on. */
  readonly limits?: ReadLimits
  /** With a session: one statement after the other, since the driver sends what is asked side by side over several connections. */
  readonly inTurn?: <T>(read: () => Promise<T>) => Promise<T>
  /** Whether indexes of a collection are still being built: the database refuses a read by one that isn't there. */
  lacksIndexes?(name: string): boolean
}

/** Without the index a read is to go by, while that may not be there yet. */
const byWhatIsThere = <Options extends Pick<Find, 'hint'>>(source: Source, name: string, options: Options): Options => {
  if (options.hint === undefined || !source.lacksIndexes?.(name)) return options
  const { hint: _hint, ...rest } = options
  return rest as Options
}

/** Documents as objects. Their ids may be text already, by the way they came: `decode` makes them so of either. */
export const findDocuments = async (source: Source, name: string, asked: Find): Promise<Document[]> => {
  const find = byWhatIsThere(source, name, asked)
  return (
    ((await readAll(source, name, find, false)) as Document[] | null) ?? atTurn(source, () => cursorOf(source, name, find, false).toArray())
  )
}

/** Documents as their bytes. */
export const findBytes = async (source: Source, name: string, asked: Find): Promise<Buffer[]> => {
  const find = byWhatIsThere(source, name, asked)
  const documents =
    ((await readAll(source, name, find, true)) as Uint8Array[] | null) ??
    // With `raw` the driver hands each document over as its bytes.
    ((await atTurn(source, () => cursorOf(source, name, find, true).toArray())) as unknown as Uint8Array[])
  return documents.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
}

/** How many documents fit. @param asked where to stop, and the index to count by */
export const countDocuments = (
  source: Source,
  name: string,
  filter: Document,
  asked: Pick<Find, 'limit' | 'hint'> = {},
): Promise<number> => {
  const options = byWhatIsThere(source, name, asked)
  const { db, transport, session } = source
  const { signal, ...limits } = readLimits(source.limits)
  if (!session && transport.count)
    return transport.count(db.databaseName, { count: name, query: filter, ...options, ...limits }, signal ? { signal } : {})
  return atTurn(source, () =>
    db.collection(name).countDocuments(filter, { ...options, ...limits, ...(signal ? { signal } : {}), ...(session ? { session } : {}) }),
  )
}

/** Reads over the driver: where all are of one moment one after the other, and no longer than its connections are used. */
export const atTurn = <T>({ db, inTurn }: Source, read: () => Promise<T>): Promise<T> => {
  const work = (): Promise<T> => overLine(db.client, read)
  return inTurn ? inTurn(work) : work()
}

const MAX_BATCH_SIZE = 1000

/** By plain commands where there is a way for them: the driver's cursors cost several times as much as the read. Else null. */
const readAll = async (
  { db, transport, session, limits: own }: Source,
  name: string,
  find: Find,
  raw: boolean,
): Promise<unknown[] | null> => {
  if (session || !transport.readAll) return null
  const { signal, ...limits } = readLimits(own)
  return transport.readAll(db.databaseName, { find: name, ...find, ...limits }, { raw, ...(signal ? { signal } : {}) })
}

const cursorOf = ({ db, session, limits }: Source, name: string, { filter, ...options }: Find, raw: boolean) =>
  db.collection(name).find(filter, {
    ...options,
    ...(session ? { session } : {}),
    ...(options.limit && options.limit <= MAX_BATCH_SIZE ? { batchSize: options.limit } : {}),
    ...readLimits(limits),
    raw,
  })
