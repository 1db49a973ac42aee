import { afterPrefix, type Key } from '../bson/key'
import { deserialize } from 'bson'
import { field, T, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, CommandError } from '../errors'
import type { MaybePromise } from '../maybe-promise'
import type { Collection, Index } from '../store/catalog'
import { entryKey, fieldKeys, idOfEntry } from '../store/index-keys'
import type { View } from '../store/store'
import { documentChange } from '../transactions/working-set'
import type { Entry } from '../transactions/transaction'
import type { Operation } from './operation'

const noKeys: readonly Key[] = []

/** Changes one document and its index entries as one: `before` is null for an insert, `after` for a delete.
 *  @param fields names of all top-level fields that may differ, when they are known
 *  @returns null when done, or the key that another holder has locked (outside of transactions: wait for it and restart)
 *  @throws CommandError DuplicateKey, WriteConflict   @throws LockWait */
export function changeDocument(
  operation: Operation,
  view: View,
  collection: Collection,
  id: Key,
  before: Buffer | null,
  after: Buffer | null,
  fields?: ReadonlyMap<string, unknown> | null,
): Key | null {
  const { store, locks, history, catalog } = operation.context
  const { transaction } = operation
  const key = collection.prefix + id
  const touched: Key[] = [key]
  const entries: Entry[] = []
  const uniqueChecks: { index: Index; range: Key }[] = []
  for (const index of collection.indexes) {
    if (fields && !index.roots.some((name) => fields.has(name))) continue
    const multikey: boolean[] = []
    const old = before ? fieldKeys(index, before, 0, multikey) : noKeys
    multikey.length = 0
    const fresh = after ? fieldKeys(index, after, 0, multikey) : noKeys
    if (multikey.length > 0) catalog.markMultikey(collection, index, multikey)
    if (old.length === 1 && fresh.length === 1 && old[0] === fresh[0]) continue
    for (const part of old)
      if (!fresh.includes(part)) {
        entries.push({ key: entryKey(index, part, id), value: null })
        if (index.unique) touched.push(index.prefix + part)
      }
    for (const part of fresh)
      if (!old.includes(part)) {
        entries.push({ key: entryKey(index, part, id), value: ENTRY_VALUE })
        if (!index.unique) continue
        touched.push(index.prefix + part)
        uniqueChecks.push({ index, range: index.prefix + part })
      }
  }
  if (transaction) {
    transaction.checkCollection(collection)
    for (const lock of touched) transaction.take(lock)
  } else for (const lock of touched) if (locks.isHeldByOther(lock, operation)) return lock
  if (!before && store.get(view, key)) throw duplicateKey(collection, null, after!)
  for (const { index, range } of uniqueChecks) if (isTaken(operation, view, range, id)) throw duplicateKey(collection, index, after!)
  if (transaction) {
    transaction.write(key, before, after, entries)
  } else {
    store.write(key, after)
    for (const entry of entries) store.write(entry.key, entry.value)
    if (!history.hasOpenSnapshots()) return null
    const changed = touched.map((lock) => locks.of(lock))
    history.record(changed, [documentChange(key, before, after)])
  }
  return null
}

/** The value of every index entry: everything is in its key. */
const ENTRY_VALUE = Buffer.from([1])

function isTaken(operation: Operation, view: View, range: Key, id: Key): boolean {
  const cursor = operation.context.store.keys(view, range, afterPrefix(range))
  let isOther = false
  for (let entry = cursor.next(); entry !== undefined && !isOther; entry = cursor.next()) isOther = idOfEntry(entry) !== id
  cursor.close()
  return isOther
}

/** MongoDB's error 11000, with the index and the values that are taken. */
export function duplicateKey(collection: Collection, index: Index | null, document: Buffer): CommandError {
  const paths = index ? index.fields.map(({ path }) => path) : ['_id']
  const keyPattern = index ? deserialize(index.key) : { _id: 1 }
  const out = new BsonWriter().begin()
  for (const path of paths) {
    const value = valueAt(document, path.split('.'))
    if (value.type === T.missing) out.null(path)
    else out.value(path, value)
  }
  const keyValue = deserialize(out.end().finish(), { promoteValues: true })
  const shown = paths.map((path) => `${path}: ${show(keyValue[path])}`).join(', ')
  const name = index?.name ?? '_id_'
  return new CommandError(
    codes.DuplicateKey,
    `E11000 duplicate key error collection: ${collection.db}.${collection.name} index: ${name} dup key: { ${shown} }`,
    { extra: { keyPattern, keyValue } },
  )
}

function valueAt(document: Buffer, names: readonly string[]): RawValue {
  let value: RawValue = { type: T.object, bytes: document, at: 0, end: document.length }
  for (const name of names) {
    if (value.type !== T.object) break
    value = field(value.bytes, value.at, Buffer.from(name))
  }
  return value
}

function show(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'toHexString' in value) return `ObjectId('${String(value)}')`
  return JSON.stringify(value) ?? 'null'
}

/** Retries a change until no lock blocks it. `tryOnce` returns the key to wait for, or null when it is done. */
export function untilUnlocked(operation: Operation, collection: Collection, tryOnce: () => MaybePromise<Key | null>): MaybePromise<void> {
  if (collection.building) return collection.building.then(() => untilUnlocked(operation, collection, tryOnce))
  const tried = tryOnce()
  return tried === null ? undefined : whenUnlocked(operation, collection, tryOnce, tried)
}

async function whenUnlocked(
  operation: Operation,
  collection: Collection,
  tryOnce: () => MaybePromise<Key | null>,
  first: MaybePromise<Key | null>,
): Promise<void> {
  const { locks } = operation.context
  for (let tried = first; ; tried = tryOnce()) {
    const blocked = await tried
    if (blocked === null) return
    locks.releaseAll(operation)
    await locks.wait(blocked, operation, operation.deadline)
    operation.check()
    if (collection.building) await collection.building
  }
}
