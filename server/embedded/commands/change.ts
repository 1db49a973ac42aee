import type { Key } from '../bson/key'
import { cstringEnd, field, i32, maxDepth, missing, slice, validate, valueEnd, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import { parseFilter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import { parseSort } from '../query/sort'
import type { Collection } from '../store/catalog'
import { idKey } from '../store/index-keys'
import { maxDocumentSize } from '../update/apply'
import { withId, type Updater } from '../update/update'
import type { Operation } from './operation'
import { nextDocument, Turn } from './pause'
import { hintOf, runQuery, type Query } from './query'
import { changeDocument, untilUnlocked } from './writes'

export const idName = Buffer.from('_id')

/** Inserts one document as it came in.   @throws CommandError DuplicateKey, and when it can't be stored */
export async function insertDocument(operation: Operation, db: string, name: string, value: RawValue): Promise<void> {
  const bytes = prepare(slice(value))
  await put(operation, await collectionToWrite(operation, db, name), idKey(field(bytes, 0, idName)), bytes)
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
export interface Change {
  readonly query: Query
  readonly fits: Matcher
  /** null for a delete. */
  readonly updater: Updater | null
  readonly multi: boolean
  readonly upsert: boolean
}

export interface Changed {
  matched: number
  modified: number
  upserted: Buffer | null
  before: Buffer | null
  after: Buffer | null
}

/** Runs one statement of update or delete; an upsert inserts when nothing is met. */
export async function change(operation: Operation, db: string, name: string, wanted: Change): Promise<Changed> {
  const done: Changed = { matched: 0, modified: 0, upserted: null, before: null, after: null }
  const { catalog } = operation.parts
  let collection = catalog.find(db, name)
  if (collection) {
    if (wanted.multi) await changeMany(operation, collection, wanted, done)
    else await changeOne(operation, collection, wanted, done)
  }
  if (!isHeldByLock(wanted, done)) operation.transaction?.remember(`${db}.${name}`, collection ?? null, wanted.query.filter)
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

/** Whether the statement has read nothing but the one document that it met, any that fits, and that nobody else can change now. */
const isHeldByLock = (wanted: Change, done: Changed): boolean => done.matched > 0 && !wanted.multi && wanted.query.sort.length === 0

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

/** The filter of a statement, compiled, with its hint. */
export function queryOf(filter: RawValue, fields: ReadonlyMap<string, RawValue>, sort: RawValue = missing): Pick<Change, 'query' | 'fits'> {
  const parsed = parseFilter(filter)
  return {
    query: { filter: parsed, sort: parseSort(sort), skip: 0, limit: 0, hint: hintOf(fields) },
    fits: compileFilter(parsed),
  }
}
