import { KeyWriter, type Key } from '../bson/key'
import { compareValues } from '../bson/order'
import { cstringEnd, documentEntries, field, findElement, isNumber, items, missing, T, valueEnd, type RawValue } from '../bson/raw'
import { namesOf } from '../bson/path'
import { toNumber } from '../bson/numbers'
import { BsonWriter } from '../bson/writer'
import { badValue, codes, CommandError } from '../errors'
import { fieldNames } from './field-path'

/** One field of an order, of an index or of a sort. */
export interface OrderField {
  readonly path: string
  readonly names: readonly Buffer[]
  readonly descending: boolean
}

/** The fields of `{ a: 1, "b.c": -1 }`. */
export function parseOrder(order: RawValue, what: string): OrderField[] {
  if (order.type === T.missing) return []
  return documentEntries(order, what).map(([path, value]) => {
    const direction = isNumber(value.type) ? toNumber(value.type, value.bytes, value.at) : 0
    if (direction !== 1 && direction !== -1) throw badValue(`${what} of '${path}' has to be 1 or -1 (others are not supported)`)
    const names = namesOf(path)
    if (path === '' || path.startsWith('$') || names.some((name) => name === ''))
      throw new CommandError(codes.BadValue, `'${path}' is not a field to order by`)
    return { path, names: names.map((name) => Buffer.from(name)), descending: direction === -1 }
  })
}

/** The fields of a sort, in the order in which they decide.   @throws CommandError with MongoDB's codes of sorts */
export function parseSort(sort: RawValue): OrderField[] {
  if (sort.type === T.missing) return []
  const paths = new Set<string>()
  return documentEntries(sort, 'sort').map(([path, value]) => {
    if (path.startsWith('$')) throw badValue(`sort by ${path} is not supported`)
    const names = fieldNames(path)
    if (value.type === T.object) throw badValue(`sort of '${path}' by an expression ($meta) is not supported`)
    if (!isNumber(value.type)) throw new CommandError(15974, `Illegal key in $sort specification: ${path}`)
    const direction = toNumber(value.type, value.bytes, value.at)
    if (direction !== 1 && direction !== -1)
      throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
    if (paths.has(path)) throw new CommandError(7472500, `$sort key must not contain duplicate keys (duplicate: '${path}')`)
    paths.add(path)
    return { path, names: names.map((name) => Buffer.from(name)), descending: direction === -1 }
  })
}

/** A document's place in an order: keys compare like the documents. Arrays take their smallest (descending: greatest) item.
 *  @throws CommandError BadValue, from what it gives, for a document with several arrays to order by */
export function compileSortKey(order: readonly OrderField[]): (bytes: Buffer, docAt: number) => Key {
  const writer = new KeyWriter()
  return (bytes, docAt) => {
    writer.reset()
    let withArrays = 0
    for (const { names, descending } of order) {
      arraysMet = 0
      const found = extreme(bytes, docAt, names, 0, descending, null)
      if (arraysMet > 0) withArrays++
      writeFound(writer, found ?? missing, descending)
    }
    return withArrays > 1 ? leastTuple(writer, order, bytes, docAt) : writer.finish()
  }
}

/** How many arrays the latest search for an extreme has met: where two fields of an order meet some, their items go together. */
let arraysMet = 0

type Found = RawValue | 'empty' | null

function writeFound(writer: KeyWriter, found: RawValue | 'empty', descending: boolean): void {
  if (found === 'empty') writer.emptyArray(descending)
  else writer.value(found, descending)
}

/** Where the search for one field of an order stands: at a value, or at names that are still to be followed. */
type Place = { readonly found: RawValue | 'empty' } | { readonly names: readonly string[] }

/** The first of the keys that a document has in an order, one for each item of the array that its fields share.
 *  @throws CommandError BadValue for fields of different arrays */
function leastTuple(writer: KeyWriter, order: readonly OrderField[], bytes: Buffer, docAt: number): Key {
  let least: Key | null = null
  const places = order.map(({ names }): Place => ({ names: names.map(String) }))
  for (const tuple of tuplesOf({ type: T.object, bytes, at: docAt, end: 0 }, places)) {
    writer.reset()
    tuple.forEach((found, i) => writeFound(writer, found, order[i]!.descending))
    const key = writer.finish()
    if (least === null || key < least) least = key
  }
  return least!
}

function* tuplesOf(value: RawValue, places: readonly Place[]): Generator<(RawValue | 'empty')[]> {
  const reached = places.map((place) => ('found' in place ? place : follow(value, place.names)))
  const open = reached.filter((place) => 'array' in place)
  const [first] = open
  if (!first) {
    yield reached.map((place) => ('found' in place ? place.found : missing))
    return
  }
  if (open.some(({ array }) => array.at !== first.array.at)) throw badValue('cannot sort with keys that are parallel arrays')
  const list = items(first.array.bytes, first.array.at)
  for (const item of list.length > 0 ? list : ['empty' as const])
    yield* tuplesOf(
      item === 'empty' ? missing : item,
      reached.map((place): Place => ('found' in place ? place : place.names.length > 0 ? { names: place.names } : { found: item })),
    )
}

/** Follows names to a value, or to the first array on their way, with the names that are left there. */
function follow(from: RawValue, names: readonly string[]): { found: RawValue } | { array: RawValue; names: readonly string[] } {
  let value = from
  for (const [i, name] of names.entries()) {
    if (i > 0 && value.type === T.array) {
      const item = itemAtPosition(value.bytes, value.at, Buffer.from(name))
      if (!item) return { array: value, names: names.slice(i) }
      value = item
    } else if (value.type === T.object) value = field(value.bytes, value.at, Buffer.from(name))
    else return { found: missing }
  }
  return value.type === T.array ? { array: value, names: [] } : { found: value }
}

function extreme(bytes: Buffer, docAt: number, names: readonly Buffer[], depth: number, greatest: boolean, best: Found): Found {
  const name = names[depth]!
  const element = findElement(bytes, docAt, name)
  if (element < 0) return better(best, missing, greatest)
  const type = bytes[element]!
  const at = element + 2 + name.length
  const isLast = depth === names.length - 1
  if (type === T.object && !isLast) return extreme(bytes, at, names, depth + 1, greatest, best)
  if (type !== T.array) return better(best, isLast ? { type, bytes, at, end: valueEnd(type, bytes, at) } : missing, greatest)
  arraysMet++
  if (bytes[at + 4] === 0) return isLast ? betterEmpty(best, greatest) : better(best, missing, greatest)
  const position = isLast ? null : itemAtPosition(bytes, at, names[depth + 1]!)
  if (position) return extremeOfItem(position, names, depth + 1, greatest, best)
  let item = at + 4
  let itemType: number
  while ((itemType = bytes[item]!) !== 0) {
    const itemAt = cstringEnd(bytes, item + 1) + 1
    const end = valueEnd(itemType, bytes, itemAt)
    if (isLast) best = better(best, { type: itemType, bytes, at: itemAt, end }, greatest)
    else if (itemType === T.object) best = extreme(bytes, itemAt, names, depth + 1, greatest, best)
    else best = better(best, missing, greatest)
    item = end
  }
  return best
}

/** The item of an array that a path names by its position, or null when it names none. */
function itemAtPosition(bytes: Buffer, arrayAt: number, name: Buffer): RawValue | null {
  const first = name[0]!
  return first >= 0x30 && first <= 0x39 ? asFound(field(bytes, arrayAt, name)) : null
}

const asFound = (value: RawValue): RawValue | null => (value.type === T.missing ? null : value)

function extremeOfItem(value: RawValue, names: readonly Buffer[], depth: number, greatest: boolean, best: Found): Found {
  const one = new BsonWriter(value.end - value.at + 64).begin().value(names[depth]!.toString(), value).end().finish()
  return extreme(one, 0, names, depth, greatest, best)
}

function better(best: Found, value: RawValue, greatest: boolean): Found {
  if (best === null) return value
  if (best === 'empty') return greatest ? value : best
  const order = compareValues(value, best)
  return (greatest ? order > 0 : order < 0) ? value : best
}

function betterEmpty(best: Found, greatest: boolean): Found {
  return best === null || !greatest ? 'empty' : best
}
