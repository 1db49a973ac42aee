import { serialize } from 'bson'
import type { Key } from '../bson/key'
import { cstringEnd, documentEntries, field, i32, maxDepth, missing, slice, T, validate, valueEnd, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, codeName, CommandError } from '../errors'
import { parseFilter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import { parseProjection } from '../query/projection'
import { parseOrder } from '../query/sort'
import type { Collection } from '../store/catalog'
import { idKey } from '../store/index-keys'
import { maxDocumentSize } from '../update/apply'
import { parseUpdate, withId, type Updater } from '../update/update'
import { changeDocument, untilUnlocked } from './writes'
import type { Operation } from './operation'
import { nextDocument, Turn } from './pause'
import { hintOf, runQuery, type Query } from './query'
import { boolean, document, documents, get, integer, refuseCollation, string, type Request } from './request'

const idName = Buffer.from('_id')

/** Statements in one batch that are accepted, as the greeting tells the driver. */
export const maxWriteBatch = 100_000

export const insertFields = new Set(['documents', 'ordered', 'bypassDocumentValidation'])
export const updateFields = new Set(['updates', 'ordered', 'bypassDocumentValidation'])
export const deleteFields = new Set(['deletes', 'ordered'])
export const findAndModifyFields = new Set(
  'query sort remove update new fields upsert bypassDocumentValidation arrayFilters hint collation'.split(' '),
)

/** What a batch of statements has done. */
interface Outcome {
  n: number
  nModified: number
  upserted: { index: number; id: RawValue }[]
  errors: { index: number; error: CommandError }[]
}

/** Runs the statements of a batch in order; ordered batches end at the first error. In a transaction every error is the command's. */
async function runBatch(
  operation: Operation,
  request: Request,
  name: string,
  run: (statement: RawValue, outcome: Outcome, index: number) => Promise<void> | void,
): Promise<Outcome> {
  const statements = documents(request, name)
  if (statements.length === 0 || statements.length > maxWriteBatch)
    throw new CommandError(
      codes.InvalidLength,
      `Write batch sizes must be between 1 and ${maxWriteBatch}. Got ${statements.length} operations.`,
    )
  const isOrdered = request.fields.has('ordered') ? boolean(request.fields, 'ordered') : true
  await operation.parts.store.ensureWritable()
  const outcome: Outcome = { n: 0, nModified: 0, upserted: [], errors: [] }
  const turn = new Turn(operation)
  for (const [index, statement] of statements.entries())
    try {
      await turn.take()
      const running = run(statement, outcome, index)
      if (running) await running
    } catch (error) {
      if (
        !(error instanceof CommandError) ||
        operation.transaction ||
        error.code === codes.OutOfDiskSpace ||
        error.code === codes.MaxTimeMSExpired
      )
        throw error
      outcome.errors.push({ index, error })
      if (isOrdered) break
    }
  if (!operation.transaction) await operation.parts.store.durable()
  return outcome
}

function batchReply(outcome: Outcome, isUpdate: boolean): Buffer {
  const out = new BsonWriter().begin().int('n', outcome.n)
  if (isUpdate) {
    out.int('nModified', outcome.nModified)
    if (outcome.upserted.length > 0) {
      out.beginArray('upserted')
      outcome.upserted.forEach(({ index, id }, i) => out.beginDocument(String(i)).int('index', index).value('_id', id).end())
      out.end()
    }
  }
  if (outcome.errors.length > 0) {
    out.beginArray('writeErrors')
    outcome.errors.forEach(({ index, error }, i) => {
      const { code, message, extra } = error
      out.document(String(i), Buffer.from(serialize({ index, code, codeName: codeName(code), errmsg: message, ...extra })))
    })
    out.end()
  }
  return out.double('ok', 1).end().finish()
}

export async function insert(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'insert')
  let collection: Collection | null = null
  const outcome = await runBatch(operation, request, 'documents', async (value, done) => {
    const bytes = prepare(slice(value))
    const id = idKey(field(bytes, 0, idName))
    collection ??= await collectionToWrite(operation, request.db, name)
    await put(operation, collection, id, bytes)
    done.n++
  })
  return batchReply(outcome, false)
}

/** A document as it will be stored.   @throws CommandError BSONObjectTooLarge, DollarPrefixedFieldName, InvalidIdField, Overflow */
function prepare(bytes: Buffer): Buffer {
  if (bytes.length > maxDocumentSize)
    throw new CommandError(
      codes.BSONObjectTooLarge,
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    )
  validate(bytes, 0, bytes.length, maxDepth)
  for (let at = 4; bytes[at] !== 0; at = nextElement(bytes, at))
    if (bytes[at + 1] === 0x24)
      throw new CommandError(
        codes.DollarPrefixedFieldName,
        `The dollar ($) prefixed field '${bytes.toString('utf8', at + 1, bytes.indexOf(0, at + 1))}' is not valid for storage.`,
      )
  return withId(bytes)
}

function nextElement(bytes: Buffer, at: number): number {
  return valueEnd(bytes[at]!, bytes, cstringEnd(bytes, at + 1) + 1)
}

async function collectionToWrite(operation: Operation, db: string, name: string): Promise<Collection> {
  const { catalog } = operation.parts
  const collection = catalog.find(db, name) ?? catalog.ensure(db, name)
  if (collection.building) await collection.building
  return collection
}

async function put(operation: Operation, collection: Collection, id: Key, bytes: Buffer): Promise<void> {
  const attempt = (): Key | null => {
    const view = operation.view()
    try {
      return changeDocument(operation, view, collection, id, null, bytes)
    } finally {
      operation.release(view)
    }
  }
  if (!collection.building && attempt() === null) return
  await untilUnlocked(operation, collection, attempt)
}

/** One statement of `update`, or what `findAndModify` changes. */
interface Change {
  readonly query: Query
  readonly fits: Matcher
  /** null for a delete. */
  readonly updater: Updater | null
  readonly multi: boolean
  readonly upsert: boolean
}

interface Changed {
  matched: number
  modified: number
  upserted: Buffer | null
  before: Buffer | null
  after: Buffer | null
}

async function change(operation: Operation, db: string, name: string, wanted: Change): Promise<Changed> {
  const done: Changed = { matched: 0, modified: 0, upserted: null, before: null, after: null }
  const { catalog } = operation.parts
  let collection = catalog.find(db, name)
  if (collection) {
    if (wanted.multi) await changeMany(operation, collection, wanted, done)
    else await changeOne(operation, collection, wanted, done)
  }
  if (done.matched > 0 || !wanted.upsert || !wanted.updater) return done
  collection = await collectionToWrite(operation, db, name)
  const bytes = prepare(wanted.updater.insert())
  try {
    await put(operation, collection, idKey(field(bytes, 0, idName)), bytes)
  } catch (error) {
    // Another statement has inserted it between our look and our write: now it can be updated.
    if (!(error instanceof CommandError) || error.code !== codes.DuplicateKey || operation.transaction) throw error
    await changeOne(operation, collection, wanted, done)
    if (done.matched > 0) return done
    throw error
  }
  done.upserted = bytes
  done.after = bytes
  return done
}

async function changeOne(operation: Operation, collection: Collection, wanted: Change, done: Changed): Promise<void> {
  await untilUnlocked(operation, collection, async () => {
    for (;;) {
      const found = await findOne(operation, collection, wanted.query)
      if (!found) return null
      const blocked = tryChange(operation, collection, wanted, done, found.id, found.bytes)
      if (blocked !== null || done.matched > 0) return blocked
      // It has changed while we were looking: look again.
    }
  })
}

async function findOne(operation: Operation, collection: Collection, query: Query): Promise<{ id: Key; bytes: Buffer } | null> {
  const view = operation.view()
  try {
    const { documents: found } = runQuery(operation, view, collection, { ...query, limit: 1 })
    try {
      const bytes = found.next() ?? (await nextDocument(operation, found))
      return bytes ? { id: found.id, bytes: Buffer.from(bytes.subarray(0, i32(bytes, 0))) } : null
    } finally {
      found.close()
    }
  } finally {
    operation.release(view)
  }
}

/** Changes a document that was found, as it is now: it may have changed since it was found. */
function tryChange(operation: Operation, collection: Collection, wanted: Change, done: Changed, id: Key, found: Buffer | null): Key | null {
  const view = operation.view()
  try {
    const now = operation.parts.store.get(view, collection.prefix + id)
    if (!now) return null
    const before = found && sameDocument(found, now) ? found : Buffer.from(now.subarray(0, i32(now, 0)))
    if (before !== found && !wanted.fits(before, 0)) return null
    const after = wanted.updater ? wanted.updater.update(before) : null
    if (after !== before) {
      const blocked = changeDocument(operation, view, collection, id, before, after)
      if (blocked !== null) return blocked
      done.modified++
    } else if (operation.transaction) operation.transaction.take(collection.prefix + id)
    done.matched++
    done.before = before
    done.after = after
    return null
  } finally {
    operation.release(view)
  }
}

function sameDocument(a: Buffer, b: Buffer): boolean {
  const size = i32(b, 0)
  return a.length === size && a.compare(b, 0, size) === 0
}

async function changeMany(operation: Operation, collection: Collection, wanted: Change, done: Changed): Promise<void> {
  const ids: Key[] = []
  const view = operation.view()
  try {
    const { documents: found } = runQuery(operation, view, collection, wanted.query)
    try {
      while (await nextDocument(operation, found)) ids.push(found.id)
    } finally {
      found.close()
    }
  } finally {
    operation.release(view)
  }
  const turn = new Turn(operation)
  for (const id of ids) {
    await turn.take()
    await untilUnlocked(operation, collection, () => tryChange(operation, collection, wanted, done, id, null))
  }
}

const statementFields = {
  update: new Set('q u c multi upsert collation arrayFilters hint'.split(' ')),
  delete: new Set('q limit collation hint'.split(' ')),
}

function statementOf(kind: 'update' | 'delete', statement: RawValue): Map<string, RawValue> {
  const fields = new Map(documentEntries(statement, `${kind}s`))
  for (const field of fields.keys())
    if (!statementFields[kind].has(field))
      throw new CommandError(codes.UnknownField, `BSON field '${kind}.${kind}s.${field}' is an unknown field.`)
  refuseCollation(get(fields, 'collation'))
  if (fields.has('c')) throw new CommandError(codes.BadValue, 'update: constants (c) are not supported')
  return fields
}

function queryOf(filter: RawValue, fields: ReadonlyMap<string, RawValue>, sort: RawValue = missing): Pick<Change, 'query' | 'fits'> {
  const parsed = parseFilter(filter)
  return {
    query: { filter: parsed, sort: parseOrder(sort, 'sort'), skip: 0, limit: 0, hint: hintOf(fields) },
    fits: compileFilter(parsed),
  }
}

export async function update(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'update')
  const outcome = await runBatch(operation, request, 'updates', async (statement, done, index) => {
    const fields = statementOf('update', statement)
    const found = queryOf(document(fields, 'q'), fields)
    const updater = parseUpdate(fields.get('u') ?? missing, found.query.filter, get(fields, 'arrayFilters'))
    const multi = boolean(fields, 'multi')
    if (multi && updater.isReplacement)
      throw new CommandError(codes.FailedToParse, 'multi update is not supported for replacement-style update')
    const { matched, modified, upserted } = await change(operation, request.db, name, {
      ...found,
      updater,
      multi,
      upsert: boolean(fields, 'upsert'),
    })
    done.n += upserted ? 1 : matched
    done.nModified += modified
    if (upserted) done.upserted.push({ index, id: field(upserted, 0, idName) })
  })
  return batchReply(outcome, true)
}

export async function remove(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'delete')
  const outcome = await runBatch(operation, request, 'deletes', async (statement, done) => {
    const fields = statementOf('delete', statement)
    const limit = integer(fields, 'limit', 0)
    if (limit > 1) throw new CommandError(codes.FailedToParse, `The limit field in delete objects must be 0 or 1. Got ${limit}`)
    const found = queryOf(document(fields, 'q'), fields)
    const { matched } = await change(operation, request.db, name, { ...found, updater: null, multi: limit === 0, upsert: false })
    done.n += matched
  })
  return batchReply(outcome, false)
}

export async function findAndModify(operation: Operation, request: Request): Promise<Buffer> {
  const { fields } = request
  refuseCollation(get(fields, 'collation'))
  const name = string(fields, request.name)
  const isRemove = boolean(fields, 'remove')
  const upsert = boolean(fields, 'upsert')
  const update = get(fields, 'update')
  if (isRemove === (update.type !== T.missing))
    throw new CommandError(
      codes.FailedToParse,
      isRemove ? 'Cannot specify both an update and remove=true' : 'Either an update or remove=true must be specified',
    )
  const wantsNew = boolean(fields, 'new')
  if (isRemove && wantsNew)
    throw new CommandError(
      codes.FailedToParse,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    )
  if (isRemove && upsert) throw new CommandError(codes.FailedToParse, 'Cannot specify both upsert=true and remove=true')
  const project = parseProjection(document(fields, 'fields'))
  const found = queryOf(document(fields, 'query'), fields, document(fields, 'sort'))
  const updater = isRemove ? null : parseUpdate(update, found.query.filter, get(fields, 'arrayFilters'))
  await operation.parts.store.ensureWritable()
  const { matched, upserted, before, after } = await change(operation, request.db, name, { ...found, updater, multi: false, upsert })
  if (!operation.transaction) await operation.parts.store.durable()
  const out = new BsonWriter(1024)
    .begin()
    .beginDocument('lastErrorObject')
    .int('n', matched > 0 || upserted ? 1 : 0)
  if (!isRemove) out.bool('updatedExisting', matched > 0)
  if (upserted) out.value('upserted', field(upserted, 0, idName))
  out.end()
  const value = wantsNew ? after : before
  if (!value) out.null('value')
  else if (project) {
    out.name(T.object, 'value')
    project(value, 0, out)
  } else out.document('value', value)
  return out.double('ok', 1).end().finish()
}
