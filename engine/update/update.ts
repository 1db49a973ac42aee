import { ObjectId } from 'bson'
import { compareValues } from '../bson/order'
import { arrayItems, documentEntries, entries, field, findElement, items, missing, slice, T, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { badValue, codes, CommandError } from '../errors'
import { conditionsOf } from '../plan/bounds'
import { parseFilter, type Filter, type Test } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import { applyTree, MAX_DOCUMENT_BYTES, type Positions } from './apply'
import { assertOperator, fieldChange } from './operators'
import { newTree, addChange, type Tree } from './tree'

const idName = Buffer.from('_id')

/** An update as a function of documents. */
export interface Updater {
  readonly isReplacement: boolean
  /** The document after the update; the same bytes when nothing changes. */
  update(before: Buffer): Buffer
  /** The document that an upsert inserts, with its `_id`. */
  insert(): Buffer
  /** By name, the top-level fields that it changes; null for a replacement. */
  readonly changes: ReadonlyMap<string, unknown> | null
}

/** Reads `{ $set: … }` or a whole document.   @param filter the query of the same statement, for upserts and `$` */
export function parseUpdate(update: RawValue, filter: Filter, arrayFilters: RawValue): Updater {
  if (update.type === T.array) throw new CommandError(codes.FailedToParse, 'pipeline-style updates are not supported')
  const fields = documentEntries(update, 'update')
  if (!fields[0]?.[0].startsWith('$')) {
    if (arrayFilters.type !== T.missing)
      throw new CommandError(codes.FailedToParse, 'arrayFilters may not be specified for replacement-style updates')
    return replacement(fields, slice(update), filter)
  }
  const tree = newTree()
  for (const [operator, value] of fields) {
    if (!operator.startsWith('$'))
      throw new CommandError(
        codes.FailedToParse,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      )
    if (value.type !== T.object)
      throw new CommandError(codes.FailedToParse, `Modifiers operate on fields but we found another type for ${operator}`)
    const changes = entries(value.bytes, value.at)
    assertOperator(operator)
    for (const [path, argument] of changes) addChange(tree, path, fieldChange(operator, path, argument), argument)
  }
  const filters = parseArrayFilters(arrayFilters)
  checkFilterNames(tree, filters)
  return operators(tree, filter, filters)
}

/** Every `$[name]` needs its filter, and every filter has to be used. */
function checkFilterNames(tree: Tree, filters: ReadonlyMap<string, Matcher>): void {
  if (!tree.usesFilters && filters.size === 0) return
  const used = namesOfFilters(tree)
  for (const name of used) if (!filters.has(name)) throw badValue(`No array filter found for identifier '${name}'`)
  for (const name of filters.keys())
    if (!used.includes(name))
      throw new CommandError(codes.FailedToParse, `The array filter for identifier '${name}' was not used in the update`)
}

const namesOfFilters = (tree: Tree): string[] =>
  [...tree.children].flatMap(([key, child]) => [
    ...(key.startsWith('$[') && key !== '$[]' ? [key.slice(2, -1)] : []),
    ...namesOfFilters(child),
  ])

function operators(tree: Tree, filter: Filter, filters: ReadonlyMap<string, Matcher>): Updater {
  const touchesId = tree.children.has('_id')
  return {
    isReplacement: false,
    changes: tree.children,
    update(before) {
      const positions: Positions = { matched: (path) => matchedIndex(filter, before, path), filters }
      const after = applyTree(tree, before, { isInsert: false, now: Date.now() }, positions)
      if (touchesId) keepId(before, after)
      return after.equals(before) ? before : after
    },
    insert() {
      const positions: Positions = { matched: () => null, filters }
      return withId(applyTree(tree, equalities(filter), { isInsert: true, now: Date.now() }, positions))
    },
  }
}

function replacement(fields: readonly [string, RawValue][], document: Buffer, filter: Filter): Updater {
  const stray = fields.find(([name]) => name.startsWith('$'))
  if (stray)
    throw new CommandError(
      codes.DollarPrefixedFieldName,
      `The dollar ($) prefixed field '${stray[0]}' in '${stray[0]}' is not allowed in the context of an update's replacement document.`,
    )
  const own = field(document, 0, idName)
  const rest = fields.filter(([name]) => name !== '_id')
  const withThisId = (id: RawValue): Buffer => {
    const out = new BsonWriter(document.length + 32).begin()
    if (id.type !== T.missing) out.value('_id', id)
    for (const [name, value] of rest) out.value(name, value)
    return out.end().finish()
  }
  return {
    isReplacement: true,
    changes: null,
    update(before) {
      const id = field(before, 0, idName)
      if (own.type !== T.missing && compareValues(own, id) !== 0) throw immutableId()
      const after = withThisId(id)
      if (after.length > MAX_DOCUMENT_BYTES)
        throw new CommandError(codes.BSONObjectTooLarge, `The document is larger than ${MAX_DOCUMENT_BYTES}`)
      return after.equals(before) ? before : after
    },
    insert() {
      const wanted = conditionsOf(filter).find(({ path, test }) => path === '_id' && onlyValue(test))
      const fromFilter = (wanted && onlyValue(wanted.test)) ?? missing
      if (own.type !== T.missing && fromFilter.type !== T.missing && compareValues(own, fromFilter) !== 0) throw immutableId()
      return withId(withThisId(own.type !== T.missing ? own : fromFilter))
    },
  }
}

const immutableId = (): CommandError =>
  new CommandError(codes.ImmutableField, "After applying the update, the (immutable) field '_id' was found to have been altered")

function keepId(before: Buffer, after: Buffer): void {
  const id = field(after, 0, idName)
  if (id.type === T.missing || compareValues(field(before, 0, idName), id) !== 0)
    throw new CommandError(codes.ImmutableField, "Performing an update on the path '_id' would modify the immutable field '_id'")
}

/** The one value that passes a test, if it names it: a list of one is an equality. */
function onlyValue(test: Test): RawValue | null {
  if (test.op === 'eq') return test.value
  return test.op === 'in' && test.regexes.length === 0 && test.values.length === 1 ? test.values[0]! : null
}

/** What the equalities of a query say about a document that does not exist yet. */
function equalities(filter: Filter): Buffer {
  const tree = newTree()
  const known = new Map<string, RawValue>()
  for (const { path, test } of conditionsOf(filter)) {
    const value = onlyValue(test)
    if (!value) continue
    if (known.has(path)) throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`)
    const other = [...known.keys()].find((name) => name.startsWith(`${path}.`) || path.startsWith(`${name}.`))
    if (other !== undefined) throw new CommandError(54, `cannot infer query fields to set, both paths '${other}' and '${path}' are matched`)
    known.set(path, value)
  }
  for (const [path, value] of known) addChange(tree, path, { creates: true, apply: () => value }, value)
  return applyTree(tree, new BsonWriter().begin().end().finish(), { isInsert: true, now: 0 }, { matched: () => null, filters: new Map() })
}

/** A document as it is stored: `_id` first, made when there is none.   @throws CommandError InvalidIdField */
export function withId(document: Buffer): Buffer {
  const at = findElement(document, 0, idName)
  if (at === 4) {
    assertStorableId(field(document, 0, idName))
    return document
  }
  const out = new BsonWriter(document.length + 24).begin()
  if (at < 0) {
    out.name(T.objectId, '_id')
    out.copy(Buffer.from(new ObjectId().id), 0, 12)
  } else {
    const id = field(document, 0, idName)
    assertStorableId(id)
    out.value('_id', id)
  }
  for (const [name, value] of entries(document, 0)) if (name !== '_id') out.value(name, value)
  return out.end().finish()
}

function assertStorableId(id: RawValue): void {
  const stray = id.type === T.object && entries(id.bytes, id.at).find(([name]) => name.startsWith('$'))
  if (stray)
    throw new CommandError(
      codes.DollarPrefixedFieldName,
      `_id fields may not contain '$'-prefixed fields: ${stray[0]} is not valid for storage.`,
    )
  if (id.type === T.array || id.type === T.regex || id.type === T.undefined)
    throw new CommandError(
      codes.InvalidIdField,
      `The '_id' value cannot be of type ${id.type === T.array ? 'array' : id.type === T.regex ? 'regex' : 'undefined'}`,
    )
}

const noFilters: ReadonlyMap<string, Matcher> = new Map()

function parseArrayFilters(value: RawValue): ReadonlyMap<string, Matcher> {
  if (value.type === T.missing) return noFilters
  const filters = new Map<string, Matcher>()
  for (const item of arrayItems(value, 'arrayFilters')) {
    const names = new Set(documentEntries(item, 'arrayFilters').map(([path]) => path.split('.')[0]!))
    if (names.size !== 1) throw new CommandError(codes.FailedToParse, 'Each array filter has to use exactly one identifier')
    const [name] = names
    if (!/^[a-z]\w*$/.test(name!)) throw badValue(`The identifier of an array filter has to begin with a small letter: ${name}`)
    if (filters.has(name!))
      throw new CommandError(codes.FailedToParse, `Found multiple array filters with the same top-level field name ${name}`)
    filters.set(name!, compileFilter(parseFilter(item)))
  }
  return filters
}

/** Index of the first item of an array with which the document fits the query. */
function matchedIndex(filter: Filter, document: Buffer, path: string): number | null {
  for (const condition of conditionsOf(filter)) {
    if (condition.path !== path && !condition.path.startsWith(`${path}.`)) continue
    const names = path.split('.')
    let value: RawValue = { type: T.object, bytes: document, at: 0, end: document.length }
    for (const name of names) value = value.type === T.object ? field(value.bytes, value.at, Buffer.from(name)) : missing
    if (value.type !== T.array) return null
    const isItem = condition.path === path
    const ofItems = condition.test.op === 'elemMatch' || condition.test.op === 'elemMatchValue'
    const fits = compileFilter({ kind: 'field', path: isItem ? 'item' : `item${condition.path.slice(path.length)}`, test: condition.test })
    for (const [i, item] of items(value.bytes, value.at).entries()) {
      const out = new BsonWriter(item.end - item.at + 32).begin()
      if (ofItems && isItem) out.beginArray('item').value('0', item).end()
      else out.value('item', item)
      if (fits(out.end().finish(), 0)) return i
    }
  }
  return null
}
