import { arrayItems, missing, T, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, CommandError } from '../errors'
import { parseFilter } from '../query/filter'
import { parseProjection } from '../query/projection'
import { parseSort } from '../query/sort'
import { andThen, type MaybePromise } from '../maybe-promise'
import type { Operation } from './operation'
import { OffloadToReader } from './yield'
import { hintOf, readById, runQuery, type Query } from './query'
import { bigint, boolean, document, get, integer, assertSimpleCollation, string, wrongType, type Request } from './request'
import { Results, writeItem } from './results'

/** Documents of a first batch when the client does not say. */
export const DEFAULT_BATCH_SIZE = 101

/** Parses the fields of `find` (and of `explain` of it). */
export function readFind(request: Request): Query & { batchSize: number; singleBatch: boolean } {
  const { fields } = request
  assertSimpleCollation(get(fields, 'collation'))
  for (const name of ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'noCursorTimeout'])
    if (boolean(fields, name)) throw new CommandError(codes.BadValue, `find: ${name} is not supported`)
  return {
    filter: parseFilter(document(fields, 'filter')),
    sort: parseSort(document(fields, 'sort')),
    skip: integer(fields, 'skip', 0),
    limit: integer(fields, 'limit', 0),
    batchSize: integer(fields, 'batchSize', DEFAULT_BATCH_SIZE),
    singleBatch: boolean(fields, 'singleBatch'),
    hint: hintOf(fields),
  }
}

export const findFields = new Set(
  'filter projection sort hint skip limit batchSize singleBatch collation noCursorTimeout allowPartialResults allowDiskUse tailable awaitData returnKey showRecordId'.split(
    ' ',
  ),
)

export function find(operation: Operation, request: Request): MaybePromise<Buffer> {
  const name = string(request.fields, 'find')
  const query = readFind(request)
  const project = parseProjection(document(request.fields, 'projection'))
  const namespace = `${request.db}.${name}`
  const out = cursorReply('firstBatch')
  const collection = operation.collectionToRead(request.db, name, query.filter)
  const view = operation.view()
  if (!collection) {
    operation.release(view)
    return endCursorReply(out, 0n, namespace)
  }
  let results: Results
  try {
    const named = query.skip > 0 || query.batchSize === 0 ? null : readById(operation, view, collection, query)
    if (named) {
      if (named.bytes) writeItem(out, 0, named.bytes, project)
      operation.release(view)
      return endCursorReply(out, 0n, namespace)
    }
    const { documents } = runQuery(operation, view, collection, query)
    results = new Results(documents, query.skip, query.limit, project, () => operation.release(view))
  } catch (error) {
    operation.release(view)
    throw error
  }
  return answer(operation, out, namespace, results, query.batchSize, query.singleBatch)
}

/** Fills the first batch and keeps the rest for `getMore`: a small rest in memory, a large one in a reader thread.   @throws OffloadToReader */
export function answer(
  operation: Operation,
  out: BsonWriter,
  namespace: string,
  results: Results,
  batchSize: number,
  singleBatch: boolean,
): MaybePromise<Buffer> {
  return andThen(results.fill(operation, out, batchSize), (isAll) => {
    if (isAll) return endCursorReply(out, 0n, namespace)
    if (singleBatch) {
      results.close()
      return endCursorReply(out, 0n, namespace)
    }
    if (operation.isOffloadable && !results.bufferRest()) {
      results.close()
      throw new OffloadToReader()
    }
    operation.context.store.advanceEpoch()
    const { sessionId, connection, transaction } = operation
    const id = operation.context.cursors.add({ namespace, results, sessionId, connection, inTransaction: transaction })
    return endCursorReply(out, id, namespace)
  })
}

/** `{ cursor: { <batch>: [` … */
export const cursorReply = (batch: 'firstBatch' | 'nextBatch'): BsonWriter =>
  new BsonWriter(1024).begin().beginDocument('cursor').beginArray(batch)

/** … `], id, ns }, ok: 1 }`. */
export const endCursorReply = (out: BsonWriter, id: bigint, namespace: string): Buffer =>
  out.end().long('id', id).string('ns', namespace).end().double('ok', 1).end().finish()

export const getMoreFields = new Set(['collection', 'batchSize'])

/** Which cursor a `getMore` continues. */
export const cursorIdOf = ({ fields }: Request): bigint => bigint(fields.get('getMore') ?? missing)

export async function getMore(operation: Operation, request: Request): Promise<Buffer> {
  const { cursors } = operation.context
  const namespace = `${request.db}.${string(request.fields, 'collection')}`
  const cursor = cursors.get(cursorIdOf(request), namespace)
  if (cursor.inTransaction !== operation.transaction) throw new CommandError(50740, 'The cursor belongs to another transaction')
  if (cursor.busy) throw new CommandError(codes.BadValue, 'The cursor is in use')
  const batchSize = integer(request.fields, 'batchSize', 0)
  const out = cursorReply('nextBatch')
  cursor.busy = true
  try {
    const isAll = await cursor.results.fill(operation, out, batchSize === 0 ? Infinity : batchSize)
    if (isAll) cursors.close(cursor.id)
    return endCursorReply(out, isAll ? 0n : cursor.id, namespace)
  } catch (error) {
    cursors.close(cursor.id)
    throw error
  } finally {
    cursor.busy = false
    cursor.lastUsedAt = Date.now()
  }
}

export const killCursorsFields = new Set(['cursors'])

export function killCursors(operation: Operation, request: Request): Buffer {
  const list = get(request.fields, 'cursors')
  if (list.type !== T.array) throw new CommandError(codes.BadValue, 'killCursors needs an array of cursors')
  const { cursors } = operation.context
  const killed: bigint[] = []
  const unknown: bigint[] = []
  for (const id of itemsOf(list)) (cursors.close(id) ? killed : unknown).push(id)
  const out = new BsonWriter().begin()
  for (const [name, ids] of [
    ['cursorsKilled', killed],
    ['cursorsNotFound', unknown],
    ['cursorsAlive', []],
    ['cursorsUnknown', []],
  ] as const) {
    out.beginArray(name)
    ids.forEach((id, i) => out.long(String(i), id))
    out.end()
  }
  return out.double('ok', 1).end().finish()
}

function itemsOf(list: RawValue): bigint[] {
  const ids = arrayItems(list, 'cursors')
  const other = ids.find(({ type }) => type !== T.long)
  if (other) throw wrongType('killCursors.cursors', other, 'long')
  return ids.map(bigint)
}
