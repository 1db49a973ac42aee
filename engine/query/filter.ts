import { isNumber, text, type RawValue, T, arrayItems, detached, documentEntries, entries, typeName, typeOfName } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import { badValue, codes, CommandError } from '../errors'
import { regexOf, regexOfValue, type Regex } from './regex'

/** A test of one value. Values are kept as BSON, so that types stay exact. */
export type Test =
  | { readonly op: 'eq' | 'gt' | 'gte' | 'lt' | 'lte'; readonly value: RawValue }
  | { readonly op: 'in'; readonly values: readonly RawValue[]; readonly regexes: readonly Regex[] }
  | { readonly op: 'exists' }
  | { readonly op: 'type'; readonly types: ReadonlySet<number> }
  | { readonly op: 'size'; readonly size: number }
  | { readonly op: 'regex'; readonly regex: Regex }
  | { readonly op: 'elemMatch'; readonly filter: Filter }
  | { readonly op: 'elemMatchValue'; readonly filter: Filter }

/** A query as a tree; `$ne`, `$nin` and `$not` have become `not`, `$all` has become `and`. */
export type Filter =
  | { readonly kind: 'and' | 'or' | 'nor'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | { readonly kind: 'field'; readonly path: string; readonly test: Test }

/** The path of the value itself, in `$elemMatch: { $gt: 1 }`. */
export const VALUE_ITSELF = ''

/** Paths of all fields that a query looks at; of `$elemMatch` that of the array. */
export function pathsOf(filter: Filter): string[] {
  if (filter.kind === 'field') return [filter.path]
  return filter.kind === 'not' ? pathsOf(filter.part) : filter.parts.flatMap(pathsOf)
}

const always: Filter = { kind: 'and', parts: [] }

/** How many values a filter compares with, about. */
export function sizeOf(filter: Filter): number {
  if (filter.kind === 'not') return sizeOf(filter.part)
  if (filter.kind !== 'field') return filter.parts.reduce((sum, part) => sum + sizeOf(part), 1)
  const { test } = filter
  if (test.op === 'in') return test.values.length + test.regexes.length
  return test.op === 'elemMatch' || test.op === 'elemMatchValue' ? sizeOf(test.filter) : 1
}

/** Reads a query document.   @throws CommandError naming an operator that is not part of the dialect */
export function parseFilter(query: RawValue): Filter {
  if (query.type === T.missing) return always
  return parseEntries(documentEntries(detached(query), 'filter'))
}

function parseEntries(fields: readonly [string, RawValue][]): Filter {
  const parts: Filter[] = []
  for (const [name, value] of fields) {
    if (name === '$comment') continue
    if (name === '$and' || name === '$or' || name === '$nor') {
      const nodes = arrayItems(value, name).map((item) => parseEntries(documentEntries(item, name)))
      if (nodes.length === 0) throw badValue(`${name} argument must be a non-empty array`)
      if (name === '$and' || (name === '$or' && nodes.length === 1)) parts.push(...nodes)
      else parts.push({ kind: name === '$or' ? 'or' : 'nor', parts: nodes })
    } else if (name.startsWith('$'))
      throw badValue(
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, it is not supported in a query.`,
      )
    else parts.push(parseField(name, value))
  }
  return parts.length === 1 ? parts[0]! : { kind: 'and', parts }
}

/** Whether a value is `{ $gt: … }` rather than a document to be equal to. */
function operatorsOf(value: RawValue): [string, RawValue][] | null {
  if (value.type !== T.object) return null
  const fields = entries(value.bytes, value.at)
  return fields[0]?.[0].startsWith('$') ? fields : null
}

function parseField(path: string, value: RawValue): Filter {
  const operators = operatorsOf(value)
  if (!operators) {
    if (value.type === T.regex) return { kind: 'field', path, test: { op: 'regex', regex: regexOfValue(value) } }
    return { kind: 'field', path, test: { op: 'eq', value: comparable(value, '$eq') } }
  }
  return parseOperators(path, operators)
}

function parseOperators(path: string, operators: readonly [string, RawValue][]): Filter {
  const parts: Filter[] = []
  const test = (part: Test): void => {
    parts.push({ kind: 'field', path, test: part })
  }
  for (const [name, value] of operators) {
    switch (name) {
      case '$eq':
        test({ op: 'eq', value: comparable(value, name) })
        break
      case '$ne':
        if (value.type === T.regex) throw badValue("Can't have regex as arg to $ne.")
        parts.push({ kind: 'not', part: { kind: 'field', path, test: { op: 'eq', value: comparable(value, name) } } })
        break
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        if (value.type === T.regex) throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`)
        test({ op: name.slice(1) as 'gt', value: comparable(value, name) })
        break
      case '$in':
        test(parseIn(name, value))
        break
      case '$nin':
        parts.push({ kind: 'not', part: { kind: 'field', path, test: parseIn(name, value) } })
        break
      case '$exists': {
        const wanted = isTruthy(value)
        const exists: Filter = { kind: 'field', path, test: { op: 'exists' } }
        parts.push(wanted ? exists : { kind: 'not', part: exists })
        break
      }
      case '$not':
        parts.push({ kind: 'not', part: parseNot(path, value) })
        break
      case '$type':
        test({ op: 'type', types: parseTypes(value) })
        break
      case '$size':
        test({ op: 'size', size: parseSize(value) })
        break
      case '$all':
        parts.push(parseAll(path, value))
        break
      case '$elemMatch':
        test(parseElemMatch(value))
        break
      case '$regex':
        test({ op: 'regex', regex: parseRegex(value, operators.find(([other]) => other === '$options')?.[1]) })
        break
      case '$options':
        if (!operators.some(([other]) => other === '$regex')) throw badValue('$options needs a $regex')
        break
      default:
        throw badValue(`unknown operator: ${name}`)
    }
  }
  return parts.length === 1 ? parts[0]! : { kind: 'and', parts }
}

function parseNot(path: string, value: RawValue): Filter {
  if (value.type === T.regex) return { kind: 'field', path, test: { op: 'regex', regex: regexOfValue(value) } }
  const operators = operatorsOf(value)
  if (!operators) throw badValue('$not needs a regex or a document of operators')
  return parseOperators(path, operators)
}

function parseIn(name: string, value: RawValue): Test {
  if (value.type !== T.array) throw badValue(`${name} needs an array`)
  const values: RawValue[] = []
  const regexes: Regex[] = []
  for (const item of arrayItems(value, name))
    if (item.type === T.regex) regexes.push(regexOfValue(item))
    else {
      if (operatorsOf(item)) throw badValue(`cannot nest $ under ${name}`)
      values.push(comparable(item, name))
    }
  return { op: 'in', values, regexes }
}

function parseAll(path: string, value: RawValue): Filter {
  const parts = arrayItems(value, '$all').map((item): Filter => {
    const operators = operatorsOf(item)
    if (!operators) return parseField(path, item)
    const [first] = operators
    if (operators.length !== 1 || first![0] !== '$elemMatch') throw badValue('no $ expressions in $all')
    return { kind: 'field', path, test: parseElemMatch(first![1]) }
  })
  return parts.length === 0 ? { kind: 'or', parts: [] } : { kind: 'and', parts }
}

/** What `$elemMatch` asks of an item.   @throws CommandError when it is no document */
export function parseElemMatch(value: RawValue): Extract<Test, { op: 'elemMatch' | 'elemMatchValue' }> {
  const fields = documentEntries(value, '$elemMatch')
  const first = fields[0]?.[0]
  const ofValues = first?.startsWith('$') && first !== '$and' && first !== '$or' && first !== '$nor'
  return ofValues
    ? { op: 'elemMatchValue', filter: parseOperators(VALUE_ITSELF, fields) }
    : { op: 'elemMatch', filter: parseEntries(fields) }
}

function parseTypes(value: RawValue): Set<number> {
  const types = new Set<number>()
  for (const item of value.type === T.array ? arrayItems(value, '$type') : [value]) {
    if (item.type === T.string && text(item) === 'number') for (const type of [T.int, T.long, T.double, T.decimal]) types.add(type)
    else if (item.type === T.string) {
      const type = typeOfName(text(item))
      if (type === undefined) throw badValue(`Unknown type name alias: ${text(item)}`)
      types.add(type)
    } else if (isNumber(item.type)) {
      const type = toNumber(item.type, item.bytes, item.at) & 0xff
      if (typeName(type).startsWith('type ') || type === T.missing) throw badValue(`Invalid numerical type code: ${type}`)
      types.add(type)
    } else throw new CommandError(codes.TypeMismatch, 'type must be represented as a number or a string')
  }
  if (types.size === 0) throw new CommandError(codes.FailedToParse, '$type must match at least one type')
  return types
}

function parseSize(value: RawValue): number {
  const size = isNumber(value.type) ? toNumber(value.type, value.bytes, value.at) : Number.NaN
  if (!Number.isInteger(size)) throw badValue('Failed to parse $size. Expected an integer')
  if (size < 0) throw badValue('Failed to parse $size. Expected a non-negative number')
  return size
}

function parseRegex(value: RawValue, options: RawValue | undefined): Regex {
  if (options && options.type !== T.string) throw badValue('$options has to be a string')
  if (value.type === T.regex) {
    const regex = regexOfValue(value)
    return options ? regexOf(regex.source, text(options)) : regex
  }
  if (value.type !== T.string) throw badValue('$regex has to be a string')
  return regexOf(text(value), options ? text(options) : '')
}

function comparable(value: RawValue, name: string): RawValue {
  if (value.type === T.undefined) throw badValue(`cannot compare to undefined (${name})`)
  return value
}

/** MongoDB's idea of true: anything but false, 0, null. */
export function isTruthy(value: RawValue): boolean {
  if (value.type === T.bool) return value.bytes[value.at] === 1
  if (isNumber(value.type)) return toNumber(value.type, value.bytes, value.at) !== 0
  return value.type !== T.null && value.type !== T.undefined && value.type !== T.missing
}
