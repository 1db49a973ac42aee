import { KeyWriter } from '../bson/key'
import { compareAt, rank } from '../bson/order'
import { isExactDouble, toNumber } from '../bson/numbers'
import { parsePath, type Path } from '../bson/path'
import { countElements, cstringEnd, findElement, i32, isNumber, T, valueEnd, type RawValue } from '../bson/raw'
import { VALUE_ITSELF, type Filter, type Test } from './filter'
import type { Regex } from './regex'

/** Whether the document at an offset fits a query. Nothing is decoded. */
export type Matcher = (bytes: Buffer, docAt: number) => boolean

/** Whether one value passes; type 0 is a missing value. */
type ValueTest = (type: number, bytes: Buffer, at: number) => boolean

const emptyBytes = Buffer.alloc(0)

/** Turns a query into one function over raw documents. */
export function compileFilter(filter: Filter): Matcher {
  switch (filter.kind) {
    case 'and':
      return all(filter.parts.map(compileFilter))
    case 'or':
      return any(filter.parts.map(compileFilter))
    case 'nor': {
      const fits = any(filter.parts.map(compileFilter))
      return (bytes, docAt) => !fits(bytes, docAt)
    }
    case 'not': {
      const fits = compileFilter(filter.part)
      return (bytes, docAt) => !fits(bytes, docAt)
    }
    case 'field':
      return compileField(filter.path, filter.test)
  }
}

function all(parts: readonly Matcher[]): Matcher {
  if (parts.length === 1) return parts[0]!
  return (bytes, docAt) => {
    for (const part of parts) if (!part(bytes, docAt)) return false
    return true
  }
}

function any(parts: readonly Matcher[]): Matcher {
  return (bytes, docAt) => {
    for (const part of parts) if (part(bytes, docAt)) return true
    return false
  }
}

/** Tests of an array as a whole are not applied to its items. */
const ofWholeArrays = new Set<Test['op']>(['exists', 'size', 'elemMatch', 'elemMatchValue'])

function compileField(path: string, test: Test): Matcher {
  const valueTest = compileTest(test)
  return compilePath(parsePath(path), valueTest, !ofWholeArrays.has(test.op))
}

/** Follows a path through documents and arrays and tests every value found there, or "missing". */
function compilePath({ bytes: names, positions }: Path, valueTest: ValueTest, intoArrays: boolean): Matcher {
  const whenMissing = valueTest(T.missing, emptyBytes, 0)
  const last = names.length - 1

  const leaf: ValueTest = (type, bytes, at) => {
    if (type === T.array && intoArrays) {
      let item = at + 4
      let itemType: number
      while ((itemType = bytes[item]!) !== 0) {
        const valueAt = cstringEnd(bytes, item + 1) + 1
        if (valueTest(itemType, bytes, valueAt)) return true
        item = valueEnd(itemType, bytes, valueAt)
      }
    }
    return valueTest(type, bytes, at)
  }

  const document = (bytes: Buffer, docAt: number, depth: number): boolean => {
    const name = names[depth]!
    const element = findElement(bytes, docAt, name)
    if (element < 0) return whenMissing
    return value(bytes[element]!, bytes, element + 2 + name.length, depth)
  }

  const value = (type: number, bytes: Buffer, at: number, depth: number): boolean => {
    if (depth === last) return leaf(type, bytes, at)
    if (type === T.object) return document(bytes, at, depth + 1)
    return type === T.array ? array(bytes, at, depth + 1) : whenMissing
  }

  /** The item that a path names by its position: itself alone where the path ends, and nothing where it can't go on. */
  const atPosition: typeof value = (type, bytes, at, depth) => {
    if (depth === last) return valueTest(type, bytes, at)
    return (type === T.object || type === T.array) && value(type, bytes, at, depth)
  }

  const array = (bytes: Buffer, arrayAt: number, depth: number): boolean => {
    const position = positions[depth]!
    let item = arrayAt + 4
    let type: number
    for (let i = 0; (type = bytes[item]!) !== 0; i++) {
      const at = cstringEnd(bytes, item + 1) + 1
      if (type === T.object && document(bytes, at, depth)) return true
      if (i === position && atPosition(type, bytes, at, depth)) return true
      item = valueEnd(type, bytes, at)
    }
    return false
  }
  return (bytes, docAt) => document(bytes, docAt, 0)
}

function compileTest(test: Test): ValueTest {
  switch (test.op) {
    case 'eq':
      return equals(test.value)
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return compares(test.op, test.value)
    case 'in':
      return isIn(test.values, test.regexes)
    case 'exists':
      return (type) => type !== T.missing
    case 'type':
      return (type) => test.types.has(type)
    case 'size':
      return (type, bytes, at) => type === T.array && countElements(bytes, at) === test.size
    case 'regex':
      return matchesRegex(test.regex)
    case 'elemMatch':
      return someItem(compileFilter(test.filter))
    case 'elemMatchValue':
      return someValue(compileValueFilter(test.filter))
  }
}

const isNullish = (type: number): boolean => type === T.null || type === T.missing

function equals(value: RawValue): ValueTest {
  const { type: wanted, bytes: other, at: otherAt } = value
  if (isNullish(wanted)) return isNullish
  if (wanted === T.objectId)
    return (type, bytes, at) => {
      if (type !== T.objectId) return false
      for (let i = 11; i >= 0; i--) if (bytes[at + i] !== other[otherAt + i]) return false
      return true
    }
  if (wanted === T.string) {
    const size = value.end - value.at
    return (type, bytes, at) => {
      if (type !== T.string && type !== T.symbol) return false
      for (let i = 0; i < size; i++) if (bytes[at + i] !== other[otherAt + i]) return false
      return true
    }
  }
  if (isNumber(wanted) && isExactDouble(wanted, other, otherAt)) {
    const number = toNumber(wanted, other, otherAt)
    if (!Number.isNaN(number))
      return (type, bytes, at) => {
        if (type === T.int) return i32(bytes, at) === number
        if (type === T.double) return bytes.readDoubleLE(at) === number
        return isNumber(type) && compareAt(type, bytes, at, wanted, other, otherAt) === 0
      }
  }
  const wantedRank = rank[wanted]!
  return (type, bytes, at) => rank[type] === wantedRank && compareAt(type, bytes, at, wanted, other, otherAt) === 0
}

function compares(op: 'gt' | 'gte' | 'lt' | 'lte', value: RawValue): ValueTest {
  const { type: wanted, bytes: other, at: otherAt } = value
  const orEqual = op === 'gte' || op === 'lte'
  const wantedSign = op === 'gt' || op === 'gte' ? 1 : -1
  const fits = (order: number): boolean => (order === 0 ? orEqual : order === wantedSign)
  if (isNullish(wanted)) return orEqual ? isNullish : () => false
  if (wanted === T.minKey || wanted === T.maxKey) return (type) => fits(Math.sign(rank[type]! - rank[wanted]!)) // of all types, missing too
  const wantedRank = rank[wanted]!
  const isNaNWanted = isNumber(wanted) && Number.isNaN(toNumber(wanted, other, otherAt))
  return (type, bytes, at) => {
    if (rank[type] !== wantedRank || type === T.missing) return false
    if (isNumber(type)) {
      const isNaNHere = Number.isNaN(toNumber(type, bytes, at))
      if (isNaNHere || isNaNWanted) return orEqual && isNaNHere && isNaNWanted
    }
    return fits(compareAt(type, bytes, at, wanted, other, otherAt))
  }
}

/** Lists longer than this are looked up by key instead of being compared one by one. */
const MAX_LINEAR_LIST = 8

function isIn(values: readonly RawValue[], regexes: readonly Regex[]): ValueTest {
  const patterns = regexes.map(matchesRegex)
  const matchesPattern: ValueTest = (type, bytes, at) => patterns.some((pattern) => pattern(type, bytes, at))
  if (values.length <= MAX_LINEAR_LIST) {
    const probes = values.map(equals)
    return (type, bytes, at) => {
      for (const valueTest of probes) if (valueTest(type, bytes, at)) return true
      return patterns.length > 0 && matchesPattern(type, bytes, at)
    }
  }
  const writer = new KeyWriter()
  const keyOf = (value: RawValue): string => writer.reset().value(value).finish()
  const keys = new Set(values.map(keyOf))
  return (type, bytes, at) => keys.has(keyOf({ type, bytes, at, end: at })) || (patterns.length > 0 && matchesPattern(type, bytes, at))
}

function matchesRegex(regex: Regex): ValueTest {
  return (type, bytes, at) => {
    if (type === T.string || type === T.symbol) return regex.fits(bytes.toString('utf8', at + 4, at + 3 + i32(bytes, at)))
    if (type !== T.regex) return false
    const sourceEnd = cstringEnd(bytes, at)
    return (
      bytes.toString('utf8', at, sourceEnd) === regex.source &&
      bytes.toString('utf8', sourceEnd + 1, valueEnd(type, bytes, at) - 1) === regex.flags
    )
  }
}

function eachItem(bytes: Buffer, arrayAt: number, valueTest: ValueTest): boolean {
  let at = arrayAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    const valueAt = cstringEnd(bytes, at + 1) + 1
    if (valueTest(type, bytes, valueAt)) return true
    at = valueEnd(type, bytes, valueAt)
  }
  return false
}

function someItem(fits: Matcher): ValueTest {
  return (type, bytes, at) =>
    type === T.array &&
    eachItem(bytes, at, (itemType, source, itemAt) => (itemType === T.object || itemType === T.array) && fits(source, itemAt))
}

function someValue(valueTest: ValueTest): ValueTest {
  return (type, bytes, at) => type === T.array && eachItem(bytes, at, valueTest)
}

/** The operators of `$elemMatch: { $gt: 1, $lt: 5 }`: all applied to the same item. */
export function compileValueFilter(filter: Filter): ValueTest {
  switch (filter.kind) {
    case 'and': {
      const parts = filter.parts.map(compileValueFilter)
      return (type, bytes, at) => parts.every((part) => part(type, bytes, at))
    }
    case 'or':
    case 'nor': {
      const parts = filter.parts.map(compileValueFilter)
      const wanted = filter.kind === 'or'
      return (type, bytes, at) => parts.some((part) => part(type, bytes, at)) === wanted
    }
    case 'not': {
      const part = compileValueFilter(filter.part)
      return (type, bytes, at) => !part(type, bytes, at)
    }
    case 'field': {
      if (filter.path !== VALUE_ITSELF) throw new Error(`A value has no field ${filter.path}`)
      return compileTest(filter.test)
    }
  }
}
