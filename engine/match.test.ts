import { serialize } from 'bson'
import fc from 'fast-check'
import { documentValue } from './bson/raw'
import { parseFilter } from './query/filter'
import { compileFilter } from './query/match'
import { fitsPlainly, isDocument } from './testing/plain-queries'

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
