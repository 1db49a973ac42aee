import { badValue, codes, CommandError } from '../errors'
import { nameAt } from './names'

/** BSON element types by their byte on the wire; `missing` stands for a field that is not there. */
export const T = {
  missing: 0,
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binary: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  code: 13,
  symbol: 14,
  codeWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  maxKey: 127,
  minKey: 255,
} as const

/** A value inside BSON bytes: nothing is decoded until it is needed. `at`…`end` hold the value without type and name. */
export interface RawValue {
  readonly type: number
  readonly bytes: Buffer
  readonly at: number
  readonly end: number
}

/** The value of a field that is not there. */
export const missing: RawValue = { type: T.missing, bytes: Buffer.alloc(0), at: 0, end: 0 }

/** Little-endian int32 at an offset; the caller knows that four bytes are there. */
export const i32 = (bytes: Buffer, at: number): number =>
  bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)

/** Where a C string that begins at `at` ends (offset of its zero byte). */
export function cstringEnd(bytes: Buffer, at: number): number {
  let end = at
  while (bytes[end] !== 0) end++
  return end
}

/** Where the value of the given type that begins at `at` ends. */
export function valueEnd(type: number, bytes: Buffer, at: number): number {
  switch (type) {
    case T.int:
      return at + 4
    case T.double:
    case T.date:
    case T.long:
    case T.timestamp:
      return at + 8
    case T.string:
    case T.code:
    case T.symbol:
      return at + 4 + i32(bytes, at)
    case T.object:
    case T.array:
    case T.codeWithScope:
      return at + i32(bytes, at)
    case T.objectId:
      return at + 12
    case T.bool:
      return at + 1
    case T.binary:
      return at + 5 + i32(bytes, at)
    case T.decimal:
      return at + 16
    case T.regex:
      return cstringEnd(bytes, cstringEnd(bytes, at) + 1) + 1
    case T.dbPointer:
      return at + 4 + i32(bytes, at) + 12
    default:
      return at
  }
}

/** Offset of the element (its type byte) with this name in the document at `docAt`, or -1. */
export function findElement(bytes: Buffer, docAt: number, name: Uint8Array): number {
  const length = name.length
  let at = docAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    let i = 0
    const nameAt = at + 1
    while (i < length && bytes[nameAt + i] === name[i]) i++
    if (i === length && bytes[nameAt + i] === 0) return at
    i += nameAt
    while (bytes[i] !== 0) i++
    at = valueEnd(type, bytes, i + 1)
  }
  return -1
}

/** The value of a top-level field, or `missing`. */
export function field(bytes: Buffer, docAt: number, name: Uint8Array): RawValue {
  const at = findElement(bytes, docAt, name)
  if (at < 0) return missing
  const type = bytes[at]!
  const valueAt = at + 2 + name.length
  return { type, bytes, at: valueAt, end: valueEnd(type, bytes, valueAt) }
}

/** Name and value of every element of the document or array at `docAt`, in order. */
export function entries(bytes: Buffer, docAt: number): [name: string, value: RawValue][] {
  const out: [string, RawValue][] = []
  let at = docAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    const nameEnd = cstringEnd(bytes, at + 1)
    const end = valueEnd(type, bytes, nameEnd + 1)
    out.push([nameAt(bytes, at + 1, nameEnd), { type, bytes, at: nameEnd + 1, end }])
    at = end
  }
  return out
}

/** The elements of the document at `docAt` by name, in order; of a name that is repeated the last one. */
export function fieldsOf(bytes: Buffer, docAt: number): Map<string, RawValue> {
  const out = new Map<string, RawValue>()
  let at = docAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    const nameEnd = cstringEnd(bytes, at + 1)
    const end = valueEnd(type, bytes, nameEnd + 1)
    out.set(nameAt(bytes, at + 1, nameEnd), { type, bytes, at: nameEnd + 1, end })
    at = end
  }
  return out
}

/** How many elements the document or array at `docAt` has. */
export function countElements(bytes: Buffer, docAt: number): number {
  let count = 0
  let at = docAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    count++
    at = valueEnd(type, bytes, cstringEnd(bytes, at + 1) + 1)
  }
  return count
}

/** Values of the array (or document) at `docAt`, in order. */
export function items(bytes: Buffer, docAt: number): RawValue[] {
  const out: RawValue[] = []
  let at = docAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    const valueAt = cstringEnd(bytes, at + 1) + 1
    const end = valueEnd(type, bytes, valueAt)
    out.push({ type, bytes, at: valueAt, end })
    at = end
  }
  return out
}

/** The elements of a value that has to be a document. */
export function documentEntries(value: RawValue, what: string): [name: string, value: RawValue][] {
  if (value.type !== T.object) throw typeMismatch(what, 'object', value)
  return entries(value.bytes, value.at)
}

/** The same by name. */
export function documentFields(value: RawValue, what: string): Map<string, RawValue> {
  if (value.type !== T.object) throw typeMismatch(what, 'object', value)
  return fieldsOf(value.bytes, value.at)
}

/** The items of a value that has to be an array. */
export function arrayItems(value: RawValue, what: string): RawValue[] {
  if (value.type !== T.array) throw badValue(`${what} needs an array`)
  return items(value.bytes, value.at)
}

/** Text of a string value. */
export const text = (value: RawValue): string => value.bytes.toString('utf8', value.at + 4, value.end - 1)

/** The same for names (collections, fields), which are decoded once and cached. */
export const nameOf = (value: RawValue): string => nameAt(value.bytes, value.at + 4, value.end - 1)

/** A document as its own slice of bytes. */
export const slice = (value: RawValue): Buffer => value.bytes.subarray(value.at, value.end)

/** A copy that does not keep the message it came from alive. */
export function detached(value: RawValue): RawValue {
  const end = value.end - value.at
  const bytes = Buffer.allocUnsafe(end)
  value.bytes.copy(bytes, 0, value.at, value.end)
  return { type: value.type, bytes, at: 0, end }
}

/** A whole document as a value. */
export const documentValue = (bytes: Buffer): RawValue => ({ type: T.object, bytes, at: 0, end: bytes.length })

const typeNames: Record<number, string> = {
  [T.missing]: 'missing',
  [T.double]: 'double',
  [T.string]: 'string',
  [T.object]: 'object',
  [T.array]: 'array',
  [T.binary]: 'binData',
  [T.undefined]: 'undefined',
  [T.objectId]: 'objectId',
  [T.bool]: 'bool',
  [T.date]: 'date',
  [T.null]: 'null',
  [T.regex]: 'regex',
  [T.dbPointer]: 'dbPointer',
  [T.code]: 'javascript',
  [T.symbol]: 'symbol',
  [T.codeWithScope]: 'javascriptWithScope',
  [T.int]: 'int',
  [T.timestamp]: 'timestamp',
  [T.long]: 'long',
  [T.decimal]: 'decimal',
  [T.minKey]: 'minKey',
  [T.maxKey]: 'maxKey',
}

/** MongoDB's alias of a type byte ("objectId", "int" …). */
export const typeName = (type: number): string => typeNames[type] ?? `type ${type}`

/** The type byte of an alias, or undefined. */
export function typeOfName(name: string): number | undefined {
  for (const [type, alias] of Object.entries(typeNames)) if (alias === name && alias !== 'missing') return Number(type)
  return undefined
}

export const isNumber = (type: number): boolean => type === T.int || type === T.double || type === T.long || type === T.decimal

function typeMismatch(what: string, expected: string, value: RawValue): CommandError {
  return new CommandError(
    codes.TypeMismatch,
    `BSON field '${what}' is the wrong type '${typeName(value.type)}', expected type '${expected}'`,
  )
}

/** Deepest nesting of a document that is accepted. */
export const MAX_NESTING_DEPTH = 100

/** Walks untrusted bytes once, so that later walks need no checks.
 *  @returns the end of the document   @throws CommandError InvalidBSON, or Overflow when nested deeper than `depthLeft` */
export function validate(bytes: Buffer, docAt: number, limit: number, depthLeft: number): number {
  if (depthLeft < 0) throw new CommandError(codes.Overflow, `Document is nested deeper than ${MAX_NESTING_DEPTH} levels`)
  if (docAt + 5 > limit) throw invalid()
  const size = i32(bytes, docAt)
  const end = docAt + size
  if (size < 5 || end > limit || bytes[end - 1] !== 0) throw invalid()
  const last = end - 1
  let at = docAt + 4
  while (at < last) {
    const type = bytes[at]!
    if (type === 0) throw invalid()
    let valueAt = at + 1
    while (valueAt < last && bytes[valueAt] !== 0) valueAt++
    if (valueAt >= last) throw invalid()
    at = validateValue(type, bytes, valueAt + 1, last, depthLeft)
    if (at > last) throw invalid()
  }
  return end
}

function validateValue(type: number, bytes: Buffer, at: number, limit: number, depthLeft: number): number {
  switch (type) {
    case T.string:
    case T.code:
    case T.symbol: {
      if (at + 5 > limit) throw invalid()
      const length = i32(bytes, at)
      if (length < 1 || length > limit - at - 4 || bytes[at + 3 + length] !== 0) throw invalid()
      return at + 4 + length
    }
    case T.object:
    case T.array:
      return validate(bytes, at, limit, depthLeft - 1)
    case T.binary: {
      if (at + 5 > limit) throw invalid()
      const length = i32(bytes, at)
      if (length < 0 || length > limit - at - 5) throw invalid()
      return at + 5 + length
    }
    case T.bool:
      if (bytes[at]! > 1) throw invalid()
      return at + 1
    case T.regex: {
      const pattern = bytes.indexOf(0, at)
      const options = pattern < 0 ? -1 : bytes.indexOf(0, pattern + 1)
      if (options < 0 || options >= limit) throw invalid()
      return options + 1
    }
    case T.dbPointer:
      return validateValue(T.string, bytes, at, limit, depthLeft) + 12
    case T.codeWithScope: {
      if (at + 4 > limit) throw invalid()
      const end = at + i32(bytes, at)
      if (end < at || end > limit) throw invalid()
      const scope = validateValue(T.code, bytes, at + 4, end, depthLeft)
      if (validate(bytes, scope, end, depthLeft - 1) !== end) throw invalid()
      return end
    }
    default:
      if (typeNames[type] === undefined) throw invalid()
      return valueEnd(type, bytes, at)
  }
}

const invalid = (): CommandError => new CommandError(codes.InvalidBSON, 'Invalid BSON in the message')
