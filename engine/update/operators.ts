import { calculate, zero } from '../bson/arithmetic'
import { KeyWriter } from '../bson/key'
import { toNumber } from '../bson/numbers'
import { compareValues } from '../bson/order'
import { arrayItems, documentEntries, entries, field, isNumber, items, missing, T, text, typeName, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { badValue, codes, CommandError } from '../errors'
import { parseFilter, type Filter } from '../query/filter'
import { compileFilter, compileValueFilter } from '../query/match'
import { parseOrder } from '../query/sort'

/** What an update is applied to: a document being inserted by an upsert, or an existing one. */
export interface UpdateContext {
  readonly isInsert: boolean
  readonly now: number
}

/** A change of one field: gives the new value, `missing` to remove the field, or the same value to leave it. */
export interface FieldChange {
  /** Whether the field is made when it is not there. */
  readonly creates: boolean
  /** Whether the path has to be one that could be made, although the change doesn't make it. */
  readonly needsPath?: boolean
  /** Whether the change is only for documents that an upsert inserts. */
  readonly onInsert?: boolean
  apply(old: RawValue, at: UpdateContext): RawValue
}

type ChangeParser = (value: RawValue, path: string) => FieldChange

const changeParsers: Record<string, ChangeParser> = {
  $set: (value) => ({ creates: true, apply: () => value }),
  $setOnInsert: (value) => ({ creates: true, onInsert: true, apply: (old, { isInsert }) => (isInsert ? value : old) }),
  $unset: () => ({ creates: false, apply: () => missing }),
  $inc: (value, path) => arithmetic('$inc', '+', value, path),
  $mul: (value, path) => arithmetic('$mul', '*', value, path),
  $min: (value) => ({ creates: true, apply: (old) => (old.type === T.missing || compareValues(value, old) < 0 ? value : old) }),
  $max: (value) => ({ creates: true, apply: (old) => (old.type === T.missing || compareValues(value, old) > 0 ? value : old) }),
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
}

/** @throws CommandError FailedToParse naming an operator that is not part of the dialect, also where it has nothing to change */
export function assertOperator(operator: string): void {
  parserOf(operator)
}

/** Reads one operator for one path.   @throws CommandError FailedToParse naming an operator that is not part of the dialect */
export const fieldChange = (operator: string, path: string, value: RawValue): FieldChange => parserOf(operator)(value, path)

function parserOf(operator: string): ChangeParser {
  const parser = Object.hasOwn(changeParsers, operator) ? changeParsers[operator] : undefined
  if (!parser)
    throw new CommandError(
      codes.FailedToParse,
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    )
  return parser
}

function arithmetic(operator: string, op: '+' | '*', by: RawValue, path: string): FieldChange {
  if (!isNumber(by.type))
    throw new CommandError(
      codes.TypeMismatch,
      `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${typeName(by.type)}}`,
    )
  return {
    creates: true,
    apply(old) {
      if (old.type === T.missing) return op === '+' ? by : calculated(calculate('*', by, zero), operator)
      if (!isNumber(old.type))
        throw new CommandError(
          codes.TypeMismatch,
          `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' is of type ${typeName(old.type)}`,
        )
      return calculated(calculate(op, old, by), operator)
    },
  }
}

function calculated(result: RawValue | null, operator: string): RawValue {
  if (!result) throw badValue(`Failed to apply ${operator} operations to current value: the long overflows`)
  return result
}

function currentDate(value: RawValue): FieldChange {
  let kind = 'date'
  if (value.type === T.object) {
    const [[name, type] = ['', missing]] = documentEntries(value, '$currentDate')
    kind = name === '$type' && type.type === T.string ? text(type) : ''
  } else if (value.type !== T.bool) kind = ''
  if (kind !== 'date' && kind !== 'timestamp') throw badValue("$currentDate needs a boolean or { $type: 'date' | 'timestamp' }")
  return {
    creates: true,
    apply(_old, { now }) {
      const bytes = Buffer.allocUnsafe(8)
      if (kind === 'date') bytes.writeBigInt64LE(BigInt(now))
      else bytes.writeBigUInt64LE((BigInt(Math.floor(now / 1000)) << 32n) + 1n)
      return { type: kind === 'date' ? T.date : T.timestamp, bytes, at: 0, end: 8 }
    },
  }
}

/** An array value of these items. */
function arrayOf(values: readonly RawValue[]): RawValue {
  const out = new BsonWriter().begin()
  values.forEach((value, i) => out.value(String(i), value))
  const bytes = out.end().finish()
  return { type: T.array, bytes, at: 0, end: bytes.length }
}

function oldItems(old: RawValue, operator: string, path: string): RawValue[] {
  if (old.type === T.missing) return []
  if (old.type !== T.array) throw badValue(`The field '${path}' must be an array but is of type ${typeName(old.type)} (${operator})`)
  return items(old.bytes, old.at)
}

/** The modifiers of `{ $each: […], … }`, or null when the value itself is meant. */
function eachModifiers(value: RawValue, allowed: readonly string[], operator: string): Map<string, RawValue> | null {
  if (value.type !== T.object) return null
  const fields = entries(value.bytes, value.at)
  if (!fields.some(([name]) => name === '$each')) {
    const stray = fields[0]?.[0]
    if (stray?.startsWith('$')) throw badValue(`${operator}: ${stray} without $each`)
    return null
  }
  for (const [name] of fields) if (!allowed.includes(name)) throw badValue(`Unrecognized clause in ${operator}: ${name}`)
  return new Map(fields)
}

function integerOf(value: RawValue, name: string): number {
  const number = isNumber(value.type) ? toNumber(value.type, value.bytes, value.at) : Number.NaN
  if (!Number.isInteger(number)) throw badValue(`The value for ${name} must be an integer value`)
  return number
}

function push(value: RawValue, path: string): FieldChange {
  const modifiers = eachModifiers(value, ['$each', '$slice', '$position', '$sort'], '$push')
  const each = modifiers ? arrayItems(modifiers.get('$each')!, '$each') : [value]
  const sliceValue = modifiers?.get('$slice')
  const positionValue = modifiers?.get('$position')
  const sortValue = modifiers?.get('$sort')
  const size = sliceValue ? integerOf(sliceValue, '$slice') : null
  const position = positionValue ? integerOf(positionValue, '$position') : null
  const sort = sortValue ? itemOrder(sortValue) : null
  return {
    creates: true,
    apply(old) {
      const list = oldItems(old, '$push', path)
      if (position === null) list.push(...each)
      else list.splice(position, 0, ...each)
      if (sort) list.sort(sort)
      return arrayOf(size === null ? list : size < 0 ? list.slice(size) : list.slice(0, size))
    },
  }
}

function itemOrder(value: RawValue): (a: RawValue, b: RawValue) => number {
  if (isNumber(value.type)) {
    const direction = integerOf(value, '$sort')
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1')
    return (a, b) => direction * compareValues(a, b)
  }
  const order = parseOrder(value, '$sort')
  const writer = new KeyWriter()
  const key = (item: RawValue): string => {
    if (item.type !== T.object) return ''
    writer.reset()
    for (const { names, descending } of order) writer.value(valueAt(item, names), descending)
    return writer.finish()
  }
  return (a, b) => {
    const x = key(a)
    const y = key(b)
    return x < y ? -1 : x > y ? 1 : 0
  }
}

/** The value at a path; arrays count as a whole, and positions name their items. */
const valueAt = (item: RawValue, names: readonly Buffer[]): RawValue =>
  names.reduce((value, name) => (value.type === T.object || value.type === T.array ? field(value.bytes, value.at, name) : missing), item)

function addToSet(value: RawValue, path: string): FieldChange {
  const modifiers = eachModifiers(value, ['$each'], '$addToSet')
  const list = modifiers?.get('$each')
  if (list && list.type !== T.array)
    throw new CommandError(
      codes.TypeMismatch,
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(list.type)}`,
    )
  const each = list ? arrayItems(list, '$each') : [value]
  return {
    creates: true,
    apply(old) {
      const kept = oldItems(old, '$addToSet', path)
      const before = kept.length
      for (const item of each) if (!kept.some((other) => compareValues(other, item) === 0)) kept.push(item)
      return kept.length === before && old.type !== T.missing ? old : arrayOf(kept)
    },
  }
}

function pull(condition: RawValue, path: string): FieldChange {
  const fits = pullTest(condition)
  return {
    creates: false,
    needsPath: true,
    apply(old) {
      if (old.type === T.missing) return old
      const list = oldItems(old, '$pull', path)
      const kept = list.filter((item) => !fits(item))
      return kept.length === list.length ? old : arrayOf(kept)
    },
  }
}

function pullTest(condition: RawValue): (item: RawValue) => boolean {
  if (condition.type === T.regex) {
    const fits = valueTest(condition)
    return (item) => fits(item.type, item.bytes, item.at)
  }
  if (condition.type !== T.object) return (item) => compareValues(item, condition) === 0
  const first = entries(condition.bytes, condition.at)[0]?.[0] ?? ''
  if (first.startsWith('$') && !['$and', '$or', '$nor'].includes(first)) {
    const fits = valueTest(condition)
    return (item) => fits(item.type, item.bytes, item.at)
  }
  const fits = compileFilter(parseFilter(condition))
  return (item) => item.type === T.object && fits(item.bytes, item.at)
}

/** A test of values from `{ $gte: 3 }`: the query on a field named `''` is one on the value itself. */
function valueTest(condition: RawValue): ReturnType<typeof compileValueFilter> {
  const bytes = new BsonWriter().begin().value('', condition).end().finish()
  const filter: Filter = parseFilter({ type: T.object, bytes, at: 0, end: bytes.length })
  return compileValueFilter(filter)
}
