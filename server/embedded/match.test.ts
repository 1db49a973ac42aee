import { serialize, type Document } from 'bson'
import fc from 'fast-check'
import { documentValue } from './bson/raw'
import { parseFilter } from './query/filter'
import { compileFilter } from './query/match'

/** What MongoDB's manual says about queries, over decoded values and as plainly as it can be said. */
function fitsPlainly(document: Document, filter: Document): boolean {
  return Object.entries(filter).every(([name, wanted]: [string, unknown]) => {
    if (name === '$and') return (wanted as Document[]).every((part) => fitsPlainly(document, part))
    if (name === '$or') return (wanted as Document[]).some((part) => fitsPlainly(document, part))
    if (name === '$nor') return !(wanted as Document[]).some((part) => fitsPlainly(document, part))
    return isOperators(wanted)
      ? Object.entries(wanted).every(([operator, operand]) => holds(document, name, operator, operand))
      : holds(document, name, '$eq', wanted)
  })
}

const isOperators = (value: unknown): value is Document => isDocument(value) && Object.keys(value)[0]?.startsWith('$') === true
const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value)

function holds(document: Document, path: string, operator: string, operand: unknown): boolean {
  if (operator === '$ne') return !holds(document, path, '$eq', operand)
  if (operator === '$nin') return !holds(document, path, '$in', operand)
  if (operator === '$not') return !Object.entries(operand as Document).every(([inner, value]) => holds(document, path, inner, value))
  if (operator === '$exists' && operand === false) return !holds(document, path, '$exists', true)
  if (operator === '$all')
    return (operand as unknown[]).length > 0 && (operand as unknown[]).every((item) => holds(document, path, '$eq', item))
  const found = valuesAt(document, path.split('.'))
  if (operator === '$exists') return found.some((value) => value !== undefined)
  if (operator === '$size') return found.some((value) => Array.isArray(value) && value.length === operand)
  if (operator === '$elemMatch')
    return found.some((value) => Array.isArray(value) && value.some((item) => isDocument(item) && fitsPlainly(item, operand as Document)))
  const withItems = found.flatMap((value): unknown[] => (Array.isArray(value) ? [...(value as unknown[]), value] : [value]))
  return withItems.some((value) => test(value, operator, operand))
}

/** Every value at a path; undefined where there is none. Arrays on the way are opened, once each. */
function valuesAt(value: unknown, names: readonly string[]): unknown[] {
  const [name, ...rest] = names
  if (name === undefined) return [value]
  if (Array.isArray(value)) {
    const items = value as unknown[]
    return [
      ...items.filter(isDocument).flatMap((item) => valuesAt(item, names)),
      ...(/^\d+$/.test(name) && Number(name) < items.length ? valuesAt(items[Number(name)], rest) : []),
    ]
  }
  if (!isDocument(value)) return [undefined]
  return name in value ? valuesAt(value[name], rest) : [undefined]
}

function test(value: unknown, operator: string, operand: unknown): boolean {
  if (operator === '$in') return (operand as unknown[]).some((one) => test(value, '$eq', one))
  if (operator === '$eq')
    return operand === null ? value === null || value === undefined : JSON.stringify(value) === JSON.stringify(operand)
  if (operand === null) return (operator === '$gte' || operator === '$lte') && (value === null || value === undefined)
  if (typeof value !== typeof operand || value === null) return false
  const [a, b] = [value as number, operand as number]
  return operator === '$gt' ? a > b : operator === '$gte' ? a >= b : operator === '$lt' ? a < b : a <= b
}

const scalar = fc.constantFrom<unknown>(null, 0, 1, 2, 1.5, 'a', 'b', 'ab', true, false)
const value: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any
const documents = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3, noNullPrototype: true })
const path = fc.constantFrom('a', 'b', 'a.a', 'a.b', 'a.0', 'a.a.b', 'a.0.b', 'b.1.a')
const comparison = fc
  .tuple(fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte'), scalar)
  .filter(([operator, operand]) => typeof operand !== 'boolean' || operator === '$eq' || operator === '$ne')
const list = fc.array(scalar, { maxLength: 12 })
const operators = fc.oneof(
  comparison.map(([operator, operand]) => ({ [operator]: operand })),
  fc.tuple(comparison, comparison).map(([[a, x], [b, y]]) => ({ [a]: x, [b]: y })),
  list.map(($in) => ({ $in })),
  list.map(($nin) => ({ $nin })),
  list.map(($all) => ({ $all })),
  fc.boolean().map(($exists) => ({ $exists })),
  fc.nat(3).map(($size) => ({ $size })),
  comparison.map(([operator, operand]) => ({ $not: { [operator]: operand } })),
  fc
    .dictionary(fc.constantFrom('a', 'b', 'a.b'), scalar, { minKeys: 1, maxKeys: 2, noNullPrototype: true })
    .map(($elemMatch) => ({ $elemMatch })),
)
const isPlain = (operand: unknown): boolean => !isDocument(operand) || !Object.keys(operand)[0]?.startsWith('$')
const flat = fc.dictionary(path, fc.oneof(scalar, value.filter(isPlain), operators), { maxKeys: 2, noNullPrototype: true })
const filters = fc.oneof(
  { weight: 3, arbitrary: flat },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('$and', '$or', '$nor'), fc.array(flat, { minLength: 1, maxLength: 3 }))
      .map(([name, parts]) => ({ [name]: parts })),
  },
)

it('a query over bytes finds what the same query finds in decoded documents', () => {
  fc.assert(
    fc.property(documents, filters, (document, filter) => {
      const fits = compileFilter(parseFilter(documentValue(Buffer.from(serialize(filter)))))
      expect(fits(Buffer.from(serialize(document)), 0)).toBe(fitsPlainly(document, filter))
    }),
    { numRuns: 8000 },
  )
})
