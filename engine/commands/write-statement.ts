import type { Key } from '../bson/key'
import { field, i32, MAX_NESTING_DEPTH, missing, slice, validate, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import { parseFilter } from '../query/filter'
import { compileFilter } from '../query/match'
import { parseSort } from '../query/sort'
import { attempt, andThen, type MaybePromise } from '../maybe-promise'
import type { Collection } from '../store/catalog'
import { idKey } from '../store/index-keys'
import type { View } from '../store/store'
import { MAX_DOCUMENT_BYTES } from '../update/apply'
import { withId, type Updater } from '../update/update'
import type { Operation } from './operation'
import { nextDocument, Yielder } from './yield'
import { hintOf, readById, runQuery, type Query } from './query'
import { changeDocument, untilUnlocked } from './change-document'

export const idName = Buffer.from('_id')

/** Inserts one document as it came in.   @throws CommandError DuplicateKey, and when it can't be stored */
export function insertDocument(operation: Operation, db: string, name: string, value: RawValue): MaybePromise<void> {
  const bytes = prepareForStorage(slice(value))
  const { catalog } = operation.context
  const collection = catalog.find(db, name) ?? catalog.ensure(db, name)
  return insertBytes(operation, collection, idKey(field(bytes, 0, idName)), bytes)
}

/** A document as it will be stored.   @throws CommandError BSONObjectTooLarge, InvalidIdField, Overflow */
function prepareForStorage(bytes: Buffer): Buffer {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new CommandError(
      codes.BSONObjectTooLarge,
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    )
  validate(bytes, 0, bytes.length, MAX_NESTING_DEPTH)
  return withId(bytes)
}

function insertBytes(operation: Operation, collection: Collection, id: Key, bytes: Buffer): MaybePromise<void> {
  return untilUnlocked(operation, collection, () => {
    const view = operation.view()
    try {
      return changeDocument(operation, view, collection, id, null, bytes)
    } finally {
      operation.release(view)
    }
  })
}

/** One statement of `update`, or what `findAndModify` changes. */
export interface WriteStatement {
  /** Of one document, if not `multi`. */
  readonly query: Query
  /** null for a delete. */
  readonly updater: Updater | null
  readonly multi: boolean
  readonly upsert: boolean
}

export interface WriteResult {
  matched: number
  modified: number
  upserted: Buffer | null
  before: Buffer | null
  after: Buffer | null
}

/** Runs one statement of update or delete; an upsert inserts when nothing matches. */
export function runWriteStatement(operation: Operation, db: string, name: string, statement: WriteStatement): MaybePromise<WriteResult> {
  const result: WriteResult = { matched: 0, modified: 0, upserted: null, before: null, after: null }
  const { catalog } = operation.context
  const collection = catalog.find(db, name)
  const ready = collection && (statement.multi ? changeMany : changeOne)(operation, collection, statement, result)
  return andThen(ready, () => {
    const { updater } = statement
    if (!isHeldByLock(statement, result)) operation.transaction?.recordRead(`${db}.${name}`, collection ?? null, statement.query.filter)
    if (result.matched > 0 || !statement.upsert || !updater) return result
    return insertUpserted(
      operation,
      catalog.find(db, name) ?? catalog.ensure(db, name),
      statement,
      result,
      prepareForStorage(updater.insert()),
    )
  })
}

function insertUpserted(
  operation: Operation,
  collection: Collection,
  statement: WriteStatement,
  result: WriteResult,
  bytes: Buffer,
): MaybePromise<WriteResult> {
  const finish = (): WriteResult => {
    result.upserted = bytes
    result.after = bytes
    return result
  }
  const inserted = attempt(() => insertBytes(operation, collection, idKey(field(bytes, 0, idName)), bytes))
  if (!(inserted instanceof Promise)) return finish()
  return inserted.then(finish, async (error: unknown) => {
    // Another statement has inserted it between our read and our write: now it can be updated.
    if (!(error instanceof CommandError) || error.code !== codes.DuplicateKey || operation.transaction) throw error
    await changeOne(operation, collection, statement, result)
    if (result.matched > 0) return result
    throw error
  })
}

/** Whether the statement has read nothing but the one document that it changed and now has locked. */
const isHeldByLock = (statement: WriteStatement, result: WriteResult): boolean =>
  result.matched > 0 && !statement.multi && statement.query.sort.length === 0

function changeOne(operation: Operation, collection: Collection, statement: WriteStatement, result: WriteResult): MaybePromise<void> {
  return untilUnlocked(operation, collection, () => {
    const tried = tryFirst(operation, collection, statement, result)
    return tried === 'needs to yield' ? findAndChange(operation, collection, statement, result) : tried
  })
}

/** Finds a document and changes it synchronously.   @returns the locked key to wait for, or null when there is none */
function tryFirst(
  operation: Operation,
  collection: Collection,
  statement: WriteStatement,
  result: WriteResult,
): Key | null | 'needs to yield' {
  const view = operation.view()
  try {
    const named = readById(operation, view, collection, statement.query)
    if (named) return named.bytes && writeChange(operation, view, collection, statement, result, named.id, copyOf(named.bytes))
    const { documents: found } = runQuery(operation, view, collection, statement.query)
    try {
      const bytes = found.next()
      if (bytes === null) return 'needs to yield'
      return bytes ? writeChange(operation, view, collection, statement, result, found.id, copyOf(bytes)) : null
    } finally {
      found.close()
    }
  } finally {
    operation.release(view)
  }
}

/** The same with yields in between: what was found may have changed until it is written. */
async function findAndChange(
  operation: Operation,
  collection: Collection,
  statement: WriteStatement,
  result: WriteResult,
): Promise<Key | null> {
  for (;;) {
    const found = await findOne(operation, collection, statement.query)
    if (!found) return null
    const blocked = tryChange(operation, collection, statement, result, found.id, found.bytes)
    if (blocked !== null || result.matched > 0) return blocked
    // It has changed since it was found: search again.
  }
}

async function findOne(operation: Operation, collection: Collection, query: Query): Promise<{ id: Key; bytes: Buffer } | null> {
  const view = operation.view()
  try {
    const { documents: found } = runQuery(operation, view, collection, query)
    try {
      const bytes = found.next() ?? (await nextDocument(operation, found))
      return bytes ? { id: found.id, bytes: copyOf(bytes) } : null
    } finally {
      found.close()
    }
  } finally {
    operation.release(view)
  }
}

/** Changes a document that was found, as it is now: it may have changed since it was found. */
function tryChange(
  operation: Operation,
  collection: Collection,
  statement: WriteStatement,
  result: WriteResult,
  id: Key,
  found: Buffer | null,
): Key | null {
  const view = operation.view()
  try {
    const now = operation.context.store.get(view, collection.prefix + id)
    if (!now) return null
    const before = found && sameDocument(found, now) ? found : copyOf(now)
    if (before !== found && !compileFilter(statement.query.filter)(before, 0)) return null
    return writeChange(operation, view, collection, statement, result, id, before)
  } finally {
    operation.release(view)
  }
}

/** Changes a document that is as it was read.   @returns the locked key to wait for, or null when it is done */
function writeChange(
  operation: Operation,
  view: View,
  collection: Collection,
  statement: WriteStatement,
  result: WriteResult,
  id: Key,
  before: Buffer,
): Key | null {
  const { updater } = statement
  const after = updater ? updater.update(before) : null
  if (after !== before) {
    const blocked = changeDocument(operation, view, collection, id, before, after, updater?.changes)
    if (blocked !== null) return blocked
    result.modified++
  } else if (operation.transaction && !operation.context.weakIsolation) operation.transaction.take(collection.prefix + id)
  result.matched++
  result.before = before
  result.after = after
  return null
}

/** A document that was read, as bytes of its own. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafe(i32(bytes, 0))
  bytes.copy(copy, 0, 0, copy.length)
  return copy
}

function sameDocument(a: Buffer, b: Buffer): boolean {
  const size = i32(b, 0)
  return a.length === size && a.compare(b, 0, size) === 0
}

async function changeMany(operation: Operation, collection: Collection, statement: WriteStatement, result: WriteResult): Promise<void> {
  const ids: Key[] = []
  const view = operation.view()
  try {
    const { documents: found } = runQuery(operation, view, collection, statement.query)
    try {
      while (await nextDocument(operation, found)) ids.push(found.id)
    } finally {
      found.close()
    }
  } finally {
    operation.release(view)
  }
  const yielder = new Yielder(operation)
  for (const id of ids) {
    await yielder.yieldIfDue()
    await untilUnlocked(operation, collection, () => tryChange(operation, collection, statement, result, id, null))
  }
}

/** The filter of a statement with its hint.   @param multi all matching documents, or the first */
export function queryOf(filter: RawValue, fields: ReadonlyMap<string, RawValue>, multi: boolean, sort: RawValue = missing): Query {
  return { filter: parseFilter(filter), sort: parseSort(sort), skip: 0, limit: multi ? 0 : 1, hint: hintOf(fields) }
}
