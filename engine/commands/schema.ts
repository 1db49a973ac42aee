import { serialize } from 'bson'
import { arrayItems, documentEntries, entries, isNumber, missing, slice, T, text, type RawValue } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import { codes, CommandError, namespaceNotFound } from '../errors'
import { describeKey } from '../plan/plan'
import { parseFilter } from '../query/filter'
import { compileFilter } from '../query/match'
import { parseOrder } from '../query/sort'
import type { Collection, Index, IndexSpec } from '../store/catalog'
import { sizeOfFile } from '../store/file'
import { cursorReply, endCursorReply } from './find'
import { buildIndex } from './index-build'
import type { Operation } from './operation'
import { boolean, document, get, assertSimpleCollation, string, type Request } from './request'
import { sizesOnDisk } from './stats'

const reply = (fields: Record<string, unknown>): Buffer => Buffer.from(serialize({ ...fields, ok: 1 }))

export const listDatabasesFields = new Set('filter nameOnly authorizedDatabases'.split(' '))

export async function listDatabases(operation: Operation, { fields }: Request): Promise<Buffer> {
  const fits = compileFilter(parseFilter(document(fields, 'filter')))
  const { catalog, store } = operation.context
  const names = catalog.databases()
  const nameOnly = boolean(fields, 'nameOnly')
  const sizes = nameOnly ? [] : await sizesOnDisk(operation, names)
  const all = names.map((name, i) => (nameOnly ? { name } : { name, sizeOnDisk: sizes[i]!, empty: false }))
  const databases = all.filter((database) => fits(Buffer.from(serialize(database)), 0))
  const totalSize = sizeOfFile(store.path)
  return reply(nameOnly ? { databases } : { databases, totalSize, totalSizeMb: Math.floor(totalSize / 1048576) })
}

export const listCollectionsFields = new Set('filter nameOnly authorizedCollections cursor'.split(' '))

export function listCollections({ context }: Operation, request: Request): Buffer {
  const fits = compileFilter(parseFilter(document(request.fields, 'filter')))
  const out = cursorReply('firstBatch')
  let index = 0
  for (const { name } of context.catalog.list(request.db)) {
    const info = Buffer.from(
      serialize({ name, type: 'collection', options: {}, info: { readOnly: false }, idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } }),
    )
    if (fits(info, 0)) out.document(String(index++), info)
  }
  return endCursorReply(out, 0n, `${request.db}.$cmd.listCollections`)
}

export const listIndexesFields = new Set('cursor'.split(' '))

export function listIndexes({ context }: Operation, request: Request): Buffer {
  const name = string(request.fields, 'listIndexes')
  const collection = context.catalog.find(request.db, name)
  if (!collection) throw namespaceNotFound(request.db, name)
  const out = cursorReply('firstBatch')
  out.document('0', Buffer.from(serialize({ v: 2, key: { _id: 1 }, name: '_id_' })))
  collection.indexes.forEach((index, i) => {
    out
      .beginDocument(String(i + 1))
      .int('v', 2)
      .document('key', index.key)
      .string('name', index.name)
    if (index.unique) out.bool('unique', true)
    if (index.partial) out.document('partialFilterExpression', index.partial.raw)
    out.end()
  })
  return endCursorReply(out, 0n, `${request.db}.${name}`)
}

export const createFields = new Set('capped size max timeseries validator viewOn collation clusteredIndex expireAfterSeconds'.split(' '))

export async function create({ context }: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'create')
  assertSimpleCollation(get(request.fields, 'collation'))
  for (const option of createFields)
    if (option !== 'collation' && request.fields.has(option) && !isFalse(request.fields.get(option)!))
      throw new CommandError(codes.InvalidOptions, `create: ${option} is not supported`)
  if (context.catalog.find(request.db, name))
    throw new CommandError(codes.NamespaceExists, `Collection ${request.db}.${name} already exists.`)
  await context.store.ensureWritable()
  context.catalog.ensure(request.db, name)
  await context.store.durable()
  return reply({})
}

const isFalse = (value: RawValue): boolean => value.type === T.bool && value.bytes[value.at] === 0

export async function drop({ context }: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'drop')
  const collection = context.catalog.find(request.db, name)
  if (!collection) return reply({})
  await context.store.ensureWritable()
  dropCollection(context, collection)
  await context.store.durable()
  context.sweeper.wake()
  return reply({ ns: `${request.db}.${name}`, nIndexesWas: collection.indexes.length + 1 })
}

function dropCollection(context: Operation['context'], collection: Collection): void {
  const namespace = `${collection.db}.${collection.name}`
  context.catalog.drop(collection)
  context.cursors.closeWhere((cursor) => cursor.namespace === namespace)
}

export async function dropDatabase({ context }: Operation, request: Request): Promise<Buffer> {
  await context.store.ensureWritable()
  for (const collection of context.catalog.list(request.db)) dropCollection(context, collection)
  await context.store.durable()
  context.sweeper.wake()
  return reply({ dropped: request.db })
}

export const createIndexesFields = new Set(['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'])

const indexOptions = new Set(
  'key name unique partialFilterExpression v background ns collation sparse expireAfterSeconds hidden'.split(' '),
)

/** @throws CommandError CannotCreateIndex for a name that no answer could carry as a field's name, BadValue for `*`, which means all. */
function indexName(fields: ReadonlyMap<string, RawValue>): string {
  const name = string(fields, 'name')
  if (name === '') throw new CommandError(codes.CannotCreateIndex, 'An index name cannot be empty')
  if (name.includes('\0')) throw new CommandError(codes.CannotCreateIndex, 'An index name cannot contain null bytes')
  if (name === '*') throw new CommandError(codes.BadValue, "The index name '*' is not valid")
  return name
}

function readIndexSpec(value: RawValue): IndexSpec {
  const fields = new Map(documentEntries(value, 'indexes'))
  for (const option of fields.keys())
    if (!indexOptions.has(option))
      throw new CommandError(codes.InvalidIndexSpecificationOption, `The index option '${option}' is not supported`)
  for (const option of ['sparse', 'hidden'])
    if (boolean(fields, option))
      throw new CommandError(codes.InvalidIndexSpecificationOption, `The index option '${option}' is not supported`)
  if (fields.has('expireAfterSeconds'))
    throw new CommandError(codes.InvalidIndexSpecificationOption, "The index option 'expireAfterSeconds' (TTL) is not supported")
  assertSimpleCollation(get(fields, 'collation'))
  const key = document(fields, 'key')
  if (key.type === T.missing || entries(key.bytes, key.at).length === 0)
    throw new CommandError(codes.CannotCreateIndex, 'Index keys cannot be an empty object')
  for (const [path, direction] of entries(key.bytes, key.at))
    if (!isNumber(direction.type) || Math.abs(toNumber(direction.type, direction.bytes, direction.at)) !== 1)
      throw new CommandError(
        codes.CannotCreateIndex,
        `The index on '${path}' has to be 1 or -1${direction.type === T.string ? `: '${text(direction)}' is not supported` : ''}`,
      )
  for (const { path } of parseOrder(key, 'index key'))
    if (/(^|\.)\d+(\.|$)/.test(path)) throw new CommandError(codes.CannotCreateIndex, `An index by position ('${path}') is not supported`)
  const partial = document(fields, 'partialFilterExpression')
  if (partial.type !== T.missing) parseFilter(partial)
  return {
    name: indexName(fields),
    key: Buffer.from(slice(key)),
    unique: boolean(fields, 'unique'),
    partial: partial.type === T.missing ? null : Buffer.from(slice(partial)),
  }
}

/** Whether an index is there already.   @throws CommandError IndexOptionsConflict, IndexKeySpecsConflict */
function exists(collection: Collection, spec: IndexSpec): boolean {
  if (describeKey(spec.key) === '_id:1') return true
  for (const index of collection.indexes) {
    const sameKey = describeKey(index.key) === describeKey(spec.key)
    const samePartial = (index.partial?.raw ?? null)?.equals(spec.partial ?? Buffer.alloc(0)) ?? spec.partial === null
    const sameOptions = index.unique === spec.unique && samePartial
    if (index.name === spec.name) {
      if (sameKey && sameOptions) return true
      throw new CommandError(
        sameKey ? codes.IndexOptionsConflict : codes.IndexKeySpecsConflict,
        `An existing index has the same name as the requested index but another ${sameKey ? 'set of options' : 'key'}: ${spec.name}`,
      )
    }
    if (sameKey && samePartial)
      throw new CommandError(codes.IndexOptionsConflict, `Index already exists with a different name: ${index.name}`)
  }
  return false
}

export async function createIndexes(operation: Operation, request: Request): Promise<Buffer> {
  const { context } = operation
  const name = string(request.fields, 'createIndexes')
  const specs = arrayItems(get(request.fields, 'indexes'), 'indexes').map(readIndexSpec)
  await context.store.ensureWritable()
  const isNew = !context.catalog.find(request.db, name)
  const collection = context.catalog.ensure(request.db, name)
  const before = collection.indexes.length + 1
  for (const spec of specs) {
    while (collection.building) await collection.building
    if (exists(collection, spec)) continue
    await buildIndex(operation, collection, spec)
  }
  await context.store.durable()
  return reply({ numIndexesBefore: before, numIndexesAfter: collection.indexes.length + 1, createdCollectionAutomatically: isNew })
}

/** Builds all indexes of a collection anew, each beside the old one, which is used until then. */
export async function reIndex(operation: Operation, request: Request): Promise<Buffer> {
  const { context } = operation
  const name = string(request.fields, 'reIndex')
  const collection = context.catalog.find(request.db, name)
  if (!collection) throw namespaceNotFound(request.db, name)
  await context.store.ensureWritable()
  const before = collection.indexes.length + 1
  for (const old of collection.indexes) {
    const { key, unique, partial } = old
    await buildIndex(operation, collection, { name: old.name, key, unique, partial: partial?.raw ?? null }, old)
  }
  await context.store.durable()
  context.sweeper.wake()
  return reply({ nIndexesWas: before, nIndexes: collection.indexes.length + 1 })
}

export const dropIndexesFields = new Set(['index'])

export async function dropIndexes({ context }: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, request.name)
  const collection = context.catalog.find(request.db, name)
  if (!collection) throw namespaceNotFound(request.db, name)
  const before = collection.indexes.length + 1
  const wanted = request.fields.get('index') ?? missing
  const names = wanted.type === T.array ? arrayItems(wanted, 'index').map(text) : wanted.type === T.string ? [text(wanted)] : null
  const isAll = names?.length === 1 && names[0] === '*'
  const chosen = isAll
    ? [...collection.indexes]
    : names
      ? names.map((one) => indexNamed(collection, one))
      : collection.indexes.filter((index) => wanted.type === T.object && describeKey(index.key) === describeKey(slice(wanted)))
  if (chosen.length === 0 && !isAll) throw new CommandError(codes.IndexNotFound, "can't find index with that key")
  await context.store.ensureWritable()
  for (const index of chosen) context.catalog.dropIndex(collection, index)
  await context.store.durable()
  context.sweeper.wake()
  return reply({ nIndexesWas: before })
}

function indexNamed(collection: Collection, name: string): Index {
  if (name === '_id_') throw new CommandError(codes.InvalidOptions, 'cannot drop _id index')
  const index = collection.indexes.find((other) => other.name === name)
  if (!index) throw new CommandError(codes.IndexNotFound, `index not found with name [${name}]`)
  return index
}
