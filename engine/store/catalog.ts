import { deserialize, serialize } from 'bson'
import { u32Key, type Key } from '../bson/key'
import { documentValue, i32, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import { parseFilter, pathsOf, type Filter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import { parseOrder, type OrderField } from '../query/sort'
import type { Store, View } from './store'

/** An index as the catalogue keeps it. */
export interface Index {
  readonly id: number
  readonly name: string
  /** `{ a: 1, b: -1 }` as BSON. */
  readonly key: Buffer
  readonly fields: readonly OrderField[]
  readonly unique: boolean
  readonly partial: { readonly raw: Buffer; readonly filter: Filter; readonly fits: Matcher } | null
  /** Which fields have held an array. */
  readonly multikey: boolean[]
  readonly prefix: Key
  /** Names of all top-level fields by which its keys are made. */
  readonly roots: readonly string[]
}

/** A collection and its indexes, without the one on `_id`, which is the order of the documents themselves. */
export interface Collection {
  readonly id: number
  readonly db: string
  readonly name: string
  readonly prefix: Key
  indexes: readonly Index[]
  /** Grows when indexes are added or dropped, so that running transactions notice. */
  version: number
  /** Set while an index is built; writers wait for it. */
  building: Promise<void> | null
}

/** What an index is made from. */
export interface IndexSpec {
  readonly name: string
  readonly key: Buffer
  readonly unique: boolean
  readonly partial: Buffer | null
}

interface StoredIndex {
  id: number
  name: string
  key: { buffer: Uint8Array }
  unique: boolean
  partial: { buffer: Uint8Array } | null
  multikey: boolean[]
}

/** An index that is being built, or was when the engine was killed. It is not read until it is complete. */
export interface IndexBuild {
  readonly collection: Collection
  readonly index: Index
  /** The index that it replaces, if any. */
  readonly replaced: Index | null
  /** Key of the last document whose entries are there, without its collection; empty before the first. */
  readonly reached: Key
}

interface StoredBuild {
  collection: number
  index: StoredIndex
  replaced: number | null
  reached: { buffer: Uint8Array }
}

const CATALOG_SPACE = u32Key(0)
const COLLECTION_PREFIX = CATALOG_SPACE + 'c'
const GARBAGE_PREFIX = CATALOG_SPACE + 'g'
const prefixEnd = (prefix: Key): Key => prefix + '\xff'

/** Where the catalogue's own entries are, without those of what is being removed. */
export const catalogSpace: readonly [Key, Key] = [COLLECTION_PREFIX, prefixEnd(COLLECTION_PREFIX)]

/** Databases, collections and indexes: kept in memory, written with the data. */
export class Catalog {
  /** By database and name, so that a lookup concatenates no strings. */
  private readonly collections = new Map<string, Map<string, Collection>>()
  private nextId = 1
  private readonly building = new Set<number>()
  private readonly store: Store

  private readonly fixedView: View | null

  /** @param view the state to read; null for the present */
  constructor(store: Store, view: View | null = null) {
    this.store = store
    this.fixedView = view
    this.load()
  }

  /** Reads everything anew from the file. */
  load(): void {
    this.collections.clear()
    const view = this.view()
    for (const key of this.keysOf(COLLECTION_PREFIX)) {
      const bytes = this.store.get(view, key)!
      const stored = deserialize(bytes.subarray(0, i32(bytes, 0)), { promoteBuffers: false }) as {
        id: number
        db: string
        name: string
        indexes: StoredIndex[]
      }
      const { id, db, name } = stored
      const indexes = stored.indexes.map(readIndex)
      this.add({ id, db, name, prefix: u32Key(id), indexes, version: 0, building: null })
      this.nextId = Math.max(this.nextId, id + 1, ...indexes.map((index) => index.id + 1))
    }
    for (const id of this.garbage()) this.nextId = Math.max(this.nextId, id + 1)
    this.store.release(view)
  }

  find(db: string, name: string): Collection | undefined {
    return this.collections.get(db)?.get(name)
  }

  /** @param namespace `<database>.<collection>` */
  named(namespace: string): Collection | undefined {
    const dot = namespace.indexOf('.')
    return this.find(namespace.slice(0, dot), namespace.slice(dot + 1))
  }

  /** Finds a collection or makes it. */
  ensure(db: string, name: string): Collection {
    const found = this.find(db, name)
    if (found) return found
    if (name === '' || name.includes('$') || name.includes('\0') || name.startsWith('system.'))
      throw new CommandError(codes.InvalidNamespace, `Invalid collection name: ${name}`)
    if (db === '' || /[\\/. "$\0]/u.test(db)) throw new CommandError(codes.InvalidNamespace, `Invalid database name: ${db}`)
    const id = this.nextId++
    const collection: Collection = { id, db, name, prefix: u32Key(id), indexes: [], version: 0, building: null }
    this.add(collection)
    this.save(collection)
    return collection
  }

  private add(collection: Collection): void {
    const { db, name } = collection
    const named = this.collections.get(db)
    if (named) named.set(name, collection)
    else this.collections.set(db, new Map([[name, collection]]))
  }

  list(db: string): Collection[] {
    return [...(this.collections.get(db)?.values() ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  databases(): string[] {
    return [...this.collections.keys()].filter((db) => this.list(db).length > 0).sort()
  }

  /** Makes an index that is not in use yet; `addIndex` publishes it when it is built. */
  newIndex(collection: Collection, spec: IndexSpec, replaced: Index | null): IndexBuild {
    const build: IndexBuild = { collection, index: openIndex(this.nextId++, spec, []), replaced, reached: '' }
    this.building.add(build.index.id)
    this.saveBuild(build)
    return build
  }

  /** Saves the progress of a build with the entries written so far: after a crash it resumes from there. */
  saveBuild({ collection, index, replaced, reached }: IndexBuild): void {
    const stored = {
      collection: collection.id,
      index: storedIndex(index),
      replaced: replaced?.id ?? null,
      reached: Buffer.from(reached, 'latin1'),
    }
    this.store.write(garbageKey(index.id), Buffer.from(serialize(stored)))
  }

  /** Builds that were interrupted and are to be resumed. A build for a dropped collection is garbage. */
  interruptedBuilds(): IndexBuild[] {
    const builds = this.garbage().flatMap((id) => this.readBuild(id) ?? [])
    for (const { index } of builds) this.building.add(index.id)
    return builds
  }

  private readBuild(id: number): IndexBuild | null {
    const view = this.view()
    const bytes = this.store.valueOf(view, garbageKey(id))
    this.store.release(view)
    if (!bytes || bytes.equals(GARBAGE_MARK)) return null
    const stored = deserialize(bytes, { promoteBuffers: false }) as StoredBuild
    const collection = this.databases()
      .flatMap((db) => this.list(db))
      .find((other) => other.id === stored.collection)
    const replaced = collection?.indexes.find((other) => other.id === stored.replaced) ?? null
    if (!collection || (stored.replaced !== null && !replaced)) return null
    return { collection, index: readIndex(stored.index), replaced, reached: Buffer.from(stored.reached.buffer).toString('latin1') }
  }

  /** Whether an index with this id is being built. */
  isBuilding(id: number): boolean {
    return this.building.has(id)
  }

  /** An index that could not be built is garbage. */
  abandonBuild(index: Index): void {
    this.building.delete(index.id)
    this.store.write(garbageKey(index.id), GARBAGE_MARK)
  }

  /** Publishes a complete index, as the last one or in place of another. */
  addIndex(collection: Collection, index: Index, replaced: Index | null = null): void {
    this.building.delete(index.id)
    collection.indexes = replaced ? collection.indexes.map((other) => (other === replaced ? index : other)) : [...collection.indexes, index]
    if (replaced) this.store.write(garbageKey(replaced.id), GARBAGE_MARK)
    collection.version++
    this.store.write(garbageKey(index.id), null)
    this.save(collection)
  }

  dropIndex(collection: Collection, index: Index): void {
    collection.indexes = collection.indexes.filter((other) => other !== index)
    collection.version++
    this.store.write(garbageKey(index.id), GARBAGE_MARK)
    this.save(collection)
  }

  drop(collection: Collection): void {
    this.collections.get(collection.db)?.delete(collection.name)
    collection.version++
    for (const { id } of [collection, ...collection.indexes]) this.store.write(garbageKey(id), GARBAGE_MARK)
    this.store.write(collectionKey(collection), null)
  }

  /** Records that fields of an index have held arrays. */
  markMultikey(collection: Collection, index: Index, fields: readonly boolean[]): void {
    if (!fields.some((is, i) => is && !index.multikey[i])) return
    fields.forEach((is, i) => {
      if (is) index.multikey[i] = true
    })
    this.save(collection)
  }

  /** Ids of collections and indexes whose keys may be removed. */
  garbage(): number[] {
    return this.keysOf(GARBAGE_PREFIX).map((key) => Buffer.from(key.slice(GARBAGE_PREFIX.length), 'latin1').readUInt32BE())
  }

  /** Removes up to `limit` keys of something dropped. @returns whether there was nothing left to remove */
  sweep(id: number, limit: number): boolean {
    const view = this.store.view()
    const cursor = this.store.keys(view, u32Key(id), u32Key(id + 1))
    const keys: Key[] = []
    for (let key = cursor.next(); key !== undefined && keys.length < limit; key = cursor.next()) keys.push(key)
    cursor.close()
    this.store.release(view)
    // A build that has lost entries must not be resumed.
    this.store.write(garbageKey(id), GARBAGE_MARK)
    for (const key of keys) this.store.write(key, null)
    if (keys.length < limit) this.store.write(garbageKey(id), null)
    return keys.length < limit
  }

  private save(collection: Collection): void {
    const { id, db, name } = collection
    const indexes = collection.indexes.map(storedIndex)
    this.store.write(collectionKey(collection), Buffer.from(serialize({ id, db, name, indexes })))
  }

  private view(): View {
    if (!this.fixedView) return this.store.view()
    this.store.retain(this.fixedView)
    return this.fixedView
  }

  private keysOf(prefix: Key): Key[] {
    const view = this.view()
    const cursor = this.store.keys(view, prefix, prefixEnd(prefix))
    const keys: Key[] = []
    for (let key = cursor.next(); key !== undefined; key = cursor.next()) keys.push(key)
    cursor.close()
    this.store.release(view)
    return keys
  }
}

const collectionKey = ({ db, name }: Collection): Key => COLLECTION_PREFIX + Buffer.from(`${db}.${name}`).toString('latin1')
const garbageKey = (id: number): Key => GARBAGE_PREFIX + u32Key(id)
/** Marks the keys of a collection or index as removable; a build in progress has its state there instead. */
const GARBAGE_MARK = Buffer.from('x')

const storedIndex = ({ id, name, key, unique, partial, multikey, fields }: Index) => ({
  id,
  name,
  key,
  unique,
  partial: partial?.raw ?? null,
  multikey: fields.map((_field, i) => multikey[i] ?? false),
})

function readIndex({ id, name, key, unique, partial, multikey }: StoredIndex): Index {
  return openIndex(id, { name, key: Buffer.from(key.buffer), unique, partial: partial && Buffer.from(partial.buffer) }, multikey)
}

function openIndex(id: number, spec: IndexSpec, multikey: boolean[]): Index {
  const { name, key, unique } = spec
  const keyValue: RawValue = documentValue(key)
  let partial: Index['partial'] = null
  if (spec.partial) {
    const filter = parseFilter(documentValue(spec.partial))
    partial = { raw: spec.partial, filter, fits: compileFilter(filter) }
  }
  const fields = parseOrder(keyValue, 'index key')
  const paths = [...fields.map(({ path }) => path), ...(partial ? pathsOf(partial.filter) : [])]
  const roots = [...new Set(paths.map((path) => path.split('.', 1)[0] ?? path))]
  return { id, name, key, fields, unique, partial, multikey: [...multikey], prefix: u32Key(id), roots }
}
