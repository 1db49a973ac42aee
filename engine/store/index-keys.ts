import { KeyWriter, type Key } from '../bson/key'
import { cstringEnd, findElement, missing, T, valueEnd, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { Index } from './catalog'
import { MAX_KEY_BYTES } from './store'

/** The position of a walk along one indexed path. */
interface PathPosition {
  readonly value: RawValue
  readonly depth: number
  readonly isEmptyArray?: boolean
  /** An array has been opened at the end of the path: items are values, even when they are arrays. */
  readonly isItem?: boolean
}

const writer = new KeyWriter()

/** The keys (of the indexed fields alone) under which an index holds a document: several when a field is an array, none when
 *  a partial index leaves it out. `multikey` reports which fields were arrays.   @throws CommandError CannotIndexParallelArrays */
export function fieldKeys(index: Index, bytes: Buffer, docAt: number, multikey: boolean[]): Key[] {
  if (index.partial && !index.partial.fits(bytes, docAt)) return []
  const root: RawValue = { type: T.object, bytes, at: docAt, end: docAt }
  const places: PathPosition[] = []
  for (const { names } of index.fields) places.push(descend({ value: root, depth: 0 }, names))
  if (!places.some((place, i) => isOpenArray(place, index.fields[i]!.names))) return [encodeFields(index, places)]
  const keys = new Set<Key>()
  expand(index, places, keys, multikey)
  return [...keys]
}

const isOpenArray = (place: PathPosition, names: readonly Buffer[]): boolean =>
  place.value.type === T.array && !place.isItem && !place.isEmptyArray && place.depth <= names.length

/** Follows a path until it ends or meets an array. */
function descend(place: PathPosition, names: readonly Buffer[]): PathPosition {
  let { value, depth } = place
  while (depth < names.length && value.type === T.object) {
    const name = names[depth]!
    const element = findElement(value.bytes, value.at, name)
    depth++
    if (element < 0) return { value: missing, depth: names.length }
    const type = value.bytes[element]!
    const at = element + 2 + name.length
    value = { type, bytes: value.bytes, at, end: at }
  }
  if (depth < names.length && value.type !== T.array) return { value: missing, depth: names.length }
  return { value, depth }
}

function expand(index: Index, places: readonly PathPosition[], keys: Set<Key>, multikey: boolean[]): void {
  let arrayAt = -1
  let arrayBytes: Buffer | null = null
  places.forEach((place, i) => {
    if (!isOpenArray(place, index.fields[i]!.names)) return
    multikey[i] = true
    if (arrayAt >= 0 && arrayAt !== place.value.at)
      throw new CommandError(
        codes.CannotIndexParallelArrays,
        `cannot index parallel arrays [${index.fields.map(({ path }) => path).join('] [')}]`,
      )
    arrayAt = place.value.at
    arrayBytes = place.value.bytes
  })
  if (!arrayBytes) {
    keys.add(encodeFields(index, places))
    return
  }
  const bytes: Buffer = arrayBytes
  const step = (item: RawValue | null): void => {
    const next = places.map((place, i): PathPosition => {
      const { names } = index.fields[i]!
      if (!isOpenArray(place, names)) return place
      const isLeaf = place.depth === names.length
      if (!item) return isLeaf ? { ...place, isEmptyArray: true } : { value: missing, depth: names.length }
      if (isLeaf) return { value: item, depth: place.depth, isItem: true }
      return item.type === T.object ? descend({ value: item, depth: place.depth }, names) : { value: missing, depth: names.length }
    })
    expand(index, next, keys, multikey)
  }
  let at = arrayAt + 4
  let type: number
  if (bytes[at] === 0) step(null)
  while ((type = bytes[at]!) !== 0) {
    const itemAt = cstringEnd(bytes, at + 1) + 1
    const end = valueEnd(type, bytes, itemAt)
    step({ type, bytes, at: itemAt, end })
    at = end
  }
}

function encodeFields(index: Index, places: readonly PathPosition[]): Key {
  writer.reset()
  for (let i = 0; i < places.length; i++) {
    const { value, isEmptyArray } = places[i]!
    const { descending } = index.fields[i]!
    if (isEmptyArray) writer.emptyArray(descending)
    else writer.value(value, descending)
  }
  return writer.finish()
}

/** The common prefix of the keys of documents with the same leading fields, in an index without arrays; null when the last of these
 *  fields is null or missing, which share a key.   @param count of fields */
export function leadingKey(index: Index, bytes: Buffer, count: number): Key | null {
  const root: RawValue = { type: T.object, bytes, at: 0, end: 0 }
  const places = index.fields.slice(0, count).map(({ names }) => descend({ value: root, depth: 0 }, names))
  const { type } = places.at(-1)!.value
  return type === T.missing || type === T.null || type === T.undefined ? null : encodeFields(index, places)
}

/** The key of an index entry: the fields, then the document's own key and its length, so that every entry is unique. */
export function entryKey(index: Index, fields: Key, id: Key): Key {
  const key = `${index.prefix}${fields}${id}${String.fromCharCode(id.length >>> 8, id.length & 0xff)}`
  if (key.length > MAX_KEY_BYTES)
    throw new CommandError(codes.KeyTooLong, `Index key of '${index.name}' is too long: ${key.length} bytes, at most ${MAX_KEY_BYTES}`)
  return key
}

/** The document's own key at the end of an index entry. */
export function idOfEntry(entry: Key): Key {
  const end = entry.length - 2
  return entry.slice(end - (entry.charCodeAt(end) * 256 + entry.charCodeAt(end + 1)), end)
}

/** The key of a document by its `_id`, without its collection.   @throws CommandError KeyTooLong */
export function idKey(id: RawValue): Key {
  const key = writer.reset().value(id).finish()
  if (key.length > MAX_KEY_BYTES / 2 - 8) throw new CommandError(codes.KeyTooLong, `_id is too long: ${key.length} bytes`)
  return key
}
