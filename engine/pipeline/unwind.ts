import { cstringEnd, entries, findElement, i32, T, text, typeName, valueEnd, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { CommandError } from '../errors'
import { TimeSlice, generatedRows, type Rows } from '../plan/rows'
import { fieldNames } from '../query/field-path'

/** A parsed `$unwind`: one document for each item of an array. */
export interface Unwind {
  readonly names: readonly Buffer[]
  /** Where the position of an item goes, or null. */
  readonly indexNames: readonly string[] | null
  /** Whether documents without items stay. */
  readonly keepsEmpty: boolean
}

/** Reads `'$a.b'` or `{ path, includeArrayIndex, preserveNullAndEmptyArrays }`. */
export function parseUnwind(value: RawValue): Unwind {
  let path: RawValue = value
  let indexNames: readonly string[] | null = null
  let keepsEmpty = false
  if (value.type === T.object) {
    path = { ...value, type: T.missing }
    for (const [name, option] of entries(value.bytes, value.at))
      if (name === 'path') {
        if (option.type !== T.string)
          throw new CommandError(28808, `expected a string as the path for $unwind stage, got ${typeName(option.type)}`)
        path = option
      } else if (name === 'preserveNullAndEmptyArrays') {
        if (option.type !== T.bool)
          throw new CommandError(
            28809,
            `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeName(option.type)}`,
          )
        keepsEmpty = option.bytes[option.at] === 1
      } else if (name === 'includeArrayIndex') indexNames = parseIndexName(option)
      else throw new CommandError(28811, `unrecognized option to $unwind stage: ${name}`)
  } else if (value.type !== T.string)
    throw new CommandError(15981, `expected either a string or an object as specification for $unwind stage, got ${typeName(value.type)}`)
  if (path.type !== T.string || text(path) === '') throw new CommandError(28812, 'no path specified to $unwind stage')
  if (!text(path).startsWith('$'))
    throw new CommandError(28818, `path option to $unwind stage should be prefixed with a '$': ${text(path)}`)
  return { names: fieldNames(text(path).slice(1)).map((name) => Buffer.from(name)), indexNames, keepsEmpty }
}

function parseIndexName(option: RawValue): readonly string[] {
  if (option.type !== T.string || text(option) === '')
    throw new CommandError(28810, 'expected a non-empty string for the includeArrayIndex option to $unwind stage')
  if (text(option).startsWith('$'))
    throw new CommandError(28822, `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${text(option)}`)
  return fieldNames(text(option))
}

/** Where the value of a path lies in a document, and the documents around it. */
interface PathLocation {
  /** Offset of the element's type byte. */
  readonly element: number
  readonly type: number
  readonly at: number
  readonly end: number
  /** Offsets of the documents on the way, from the outermost. */
  readonly parents: readonly number[]
}

function find(names: readonly Buffer[], bytes: Buffer): PathLocation | null {
  const parents: number[] = []
  let docAt = 0
  for (const [depth, name] of names.entries()) {
    parents.push(docAt)
    const element = findElement(bytes, docAt, name)
    if (element < 0) return null
    const type = bytes[element]!
    const at = element + 2 + name.length
    if (depth === names.length - 1) return { element, type, at, end: valueEnd(type, bytes, at), parents }
    if (type !== T.object) return null
    docAt = at
  }
  return null
}

export const unwindRows = (source: Rows, unwind: Unwind): Rows => generatedRows(unwound(source, unwind), source)

function* unwound(source: Rows, { names, indexNames, keepsEmpty }: Unwind): Generator<Buffer | null, void> {
  const slice = new TimeSlice()
  const out = new BsonWriter(4096)
  const withIndex = (bytes: Buffer, index: number | null): Buffer => (indexNames ? setIndex(bytes, indexNames, index) : bytes)
  for (let bytes = source.next(); bytes !== undefined; bytes = source.next()) {
    if (bytes === null) {
      yield null
      continue
    }
    const place = find(names, bytes)
    const isEmptyArray = place?.type === T.array && bytes[place.at + 4] === 0
    if (!place || place.type === T.null || place.type === T.undefined || isEmptyArray) {
      if (keepsEmpty) yield withIndex(isEmptyArray ? splice(out, bytes, place!, null) : bytes, null)
      continue
    }
    if (place.type !== T.array) {
      yield withIndex(bytes, null)
      continue
    }
    const own = Buffer.from(bytes.subarray(0, i32(bytes, 0))) // others may read before the last item has been given
    let at = place.at + 4
    for (let i = 0; own[at] !== 0; i++) {
      const type = own[at]!
      const itemAt = cstringEnd(own, at + 1) + 1
      const end = valueEnd(type, own, itemAt)
      yield withIndex(splice(out, own, place, { type, bytes: own, at: itemAt, end }), i)
      at = end
      if (slice.isOver()) yield null
    }
  }
}

/** A copy of the document with one value in place of another, or without it. */
function splice(out: BsonWriter, bytes: Buffer, { element, at, end, parents }: PathLocation, value: RawValue | null): Buffer {
  const size = i32(bytes, 0)
  const added = value ? value.end - value.at + (at - element) : 0
  const change = added - (end - element)
  out.at = 0
  out.copy(bytes, 0, element)
  if (value) {
    const typeAt = out.at
    out.copy(bytes, element, at).copy(value.bytes, value.at, value.end)
    out.bytes[typeAt] = value.type
  }
  out.copy(bytes, end, size)
  for (const parent of parents) out.bytes.writeInt32LE(i32(bytes, parent) + change, parent)
  return out.bytes
}

/** A copy with the position at a path: a long, or null where there was no array. */
function setIndex(bytes: Buffer, names: readonly string[], index: number | null): Buffer {
  const out = new BsonWriter(i32(bytes, 0) + 64)
  setIn(out.begin(), bytes, 0, names, index)
  return out.end().finish()
}

function setIn(out: BsonWriter, bytes: Buffer, docAt: number, [name = '', ...rest]: readonly string[], index: number | null): void {
  const write = (inner: RawValue | null): void => {
    if (rest.length > 0) {
      out.beginDocument(name)
      if (inner?.type === T.object) setIn(out, inner.bytes, inner.at, rest, index)
      else setIn(out, emptyDocument, 0, rest, index)
      out.end()
    } else if (index === null) out.null(name)
    else out.long(name, BigInt(index))
  }
  let isSet = false
  for (const [own, value] of entries(bytes, docAt))
    if (own === name) {
      isSet = true
      write(value)
    } else out.value(own, value)
  if (!isSet) write(null)
}

const emptyDocument = Buffer.from([5, 0, 0, 0, 0])
