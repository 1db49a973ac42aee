import type { Key } from '../bson/key'
import { cstringEnd, field, i32, maxDepth, missing, slice, validate, valueEnd, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import { parseFilter } from '../query/filter'
import { compileFilter } from '../query/match'
import { parseSort } from '../query/sort'
import { attempt, soon, type Soon } from '../soon'
import type { Collection } from '../store/catalog'
import { idKey } from '../store/index-keys'
import type { View } from '../store/store'
import { maxDocumentSize } from '../update/apply'
import { withId, type Updater } from '../update/update'
import type { Operation } from './operation'
import { nextDocument, Turn } from './pause'
import { hintOf, readNamed, runQuery, type Query } from './query'
import { changeDocument, untilUnlocked } from './writes'

export const idName = Buffer.from('_id')

/** Inserts one document as it came in.   @throws CommandError DuplicateKey, and when it can't be stored */
export function insertDocument(operation: Operation, db: string, name: string, value: RawValue): Soon<void> {
  const bytes = prepare(slice(value))
  const { catalog } = operation.parts
  const collection = catalog.find(db, name) ?? catalog.ensure(db, name)
  return put(operation, collection, idKey(field(bytes, 0, idName)), bytes)
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

function put(operation: Operation, collection: Collection, id: Key, bytes: Buffer): Soon<void> {
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
export interface Change {
  /** Of one document, if not `multi`. */
  readonly query: Query
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
export function change(operation: Operation, db: string, name: string, wanted: Change): Soon<Changed> {
  const done: Changed = { matched: 0, modified: 0, upserted: null, before: null, after: null }
  const { catalog } = operation.parts
  const collection = catalog.find(db, name)
  const ready = collection && (wanted.multi ? changeMany : changeOne)(operation, collection, wanted, done)
  return soon(ready, () => {
    const { updater } = wanted
    if (!isHeldByLock(wanted, done)) operation.transaction?.remember(`${db}.${name}`, collection ?? null, wanted.query.filter)
    if (done.matched > 0 || !wanted.upsert || !updater) return done
    return insertWanted(operation, catalog.find(db, name) ?? catalog.ensure(db, name), wanted, done, prepare(updater.insert()))
  })
}

function insertWanted(operation: Operation, collection: Collection, wanted: Change, done: Changed, bytes: Buffer): Soon<Changed> {
  const finish = (): Changed => {
    done.upserted = bytes
    done.after = bytes
    return done
  }
  const inserted = attempt(() => put(operation, collection, idKey(field(bytes, 0, idName)), bytes))
  if (!(inserted instanceof Promise)) return finish()
  return inserted.then(finish, async (error: unknown) => {
    // Another statement has inserted it between our look and our write: now it can be updated.
    if (!(error instanceof CommandError) || error.code !== codes.DuplicateKey || operation.transaction) throw error
    await changeOne(operation, collection, wanted, done)
    if (done.matched > 0) return done
    throw error
  })
}

/** Whether the statement has read nothing but the one document that it met, any that fits, and that nobody else can change now. */
const isHeldByLock = (wanted: Change, done: Changed): boolean => done.matched > 0 && !wanted.multi && wanted.query.sort.length === 0

function changeOne(operation: Operation, collection: Collection, wanted: Change, done: Changed): Soon<void> {
  return untilUnlocked(operation, collection, () => {
    const tried = tryFirst(operation, collection, wanted, done)
    return tried === 'takes long' ? findAndTry(operation, collection, wanted, done) : tried
  })
}

/** Looks for a document and changes it within the same turn.   @returns the key that is in the way, or null when there is none */
function tryFirst(operation: Operation, collection: Collection, wanted: Change, done: Changed): Key | null | 'takes long' {
  const view = operation.view()
  try {
    const named = readNamed(operation, view, collection, wanted.query)
    if (named) return named.bytes && changeTo(operation, view, collection, wanted, done, named.id, copyOf(named.bytes))
    const { documents: found } = runQuery(operation, view, collection, wanted.query)
    try {
      const bytes = found.next()
      if (bytes === null) return 'takes long'
      return bytes ? changeTo(operation, view, collection, wanted, done, found.id, copyOf(bytes)) : null
    } finally {
      found.close()
    }
  } finally {
    operation.release(view)
  }
}

/** The same over several turns: what was found may have changed until it is written. */
async function findAndTry(operation: Operation, collection: Collection, wanted: Change, done: Changed): Promise<Key | null> {
  for (;;) {
    const found = await findOne(operation, collection, wanted.query)
    if (!found) return null
    const blocked = tryChange(operation, collection, wanted, done, found.id, found.bytes)
    if (blocked !== null || done.matched > 0) return blocked
    // It has changed while we were looking: look again.
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
function tryChange(operation: Operation, collection: Collection, wanted: Change, done: Changed, id: Key, found: Buffer | null): Key | null {
  const view = operation.view()
  try {
    const now = operation.parts.store.get(view, collection.prefix + id)
    if (!now) return null
    const before = found && sameDocument(found, now) ? found : copyOf(now)
    if (before !== found && !compileFilter(wanted.query.filter)(before, 0)) return null
    return changeTo(operation, view, collection, wanted, done, id, before)
  } finally {
    operation.release(view)
  }
}

/** Changes a document that is as it was read.   @returns the key that is in the way, or null when it is done */
function changeTo(
  operation: Operation,
  view: View,
  collection: Collection,
  wanted: Change,
  done: Changed,
  id: Key,
  before: Buffer,
): Key | null {
  const { updater } = wanted
  const after = updater ? updater.update(before) : null
  if (after !== before) {
    const blocked = changeDocument(operation, view, collection, id, before, after, updater?.changes)
    if (blocked !== null) return blocked
    done.modified++
  } else if (operation.transaction) operation.transaction.take(collection.prefix + id)
  done.matched++
  done.before = before
  done.after = after
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

/** The filter of a statement with its hint.   @param multi whether all that fit are meant, or the first */
export function queryOf(filter: RawValue, fields: ReadonlyMap<string, RawValue>, multi: boolean, sort: RawValue = missing): Query {
  return { filter: parseFilter(filter), sort: parseSort(sort), skip: 0, limit: multi ? 0 : 1, hint: hintOf(fields) }
}
