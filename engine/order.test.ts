import { serialize, Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import fc from 'fast-check'
import { KeyWriter } from './bson/key'
import { compareValues } from './bson/order'
import { field, type RawValue } from './bson/raw'

const name = Buffer.from('v')
const raw = (value: unknown): RawValue => field(Buffer.from(serialize({ v: value }, { ignoreUndefined: false })), 0, name)
const keyOf = (value: RawValue, descending: boolean): string => new KeyWriter().value(value, descending).finish()

const doubles = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1, -1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), Infinity, -Infinity, NaN, 0.1, 1e300, 5e-324),
)
const longs = fc
  .oneof(
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, 2n ** 53n - 1n, -(2n ** 53n) - 1n),
  )
  .map((n) => Long.fromBigInt(n))
const digits = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
/** Around what doubles can hold, and far beyond both ends of it. */
const exponents = fc.oneof(fc.integer({ min: -25, max: 25 }), fc.integer({ min: 286, max: 310 }), fc.integer({ min: -345, max: -300 }))
const decimals = fc.oneof(
  fc.tuple(digits, exponents).map(([coefficient, exponent]) => Decimal128.fromString(`${coefficient}E${exponent}`)),
  fc
    .constantFrom(
      '1E-6176',
      '2E-6176',
      '9999999999999999999999999999999999E6111',
      '-1E6000',
      '-2E6000',
      '1.7976931348623158E308',
      '1E-324',
      '3E-324',
      'NaN',
      'Infinity',
      '-Infinity',
    )
    .map((written) => Decimal128.fromString(written)),
)
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), fc.constantFrom('', 'a', 'a\0', 'a\0b', 'a\u00ff', '\uff5e', '😀', 'ế'))

const scalars: fc.Arbitrary<unknown> = fc.oneof(
  doubles.map((n) => new Double(n)),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map((n) => new Int32(n)),
  longs,
  decimals,
  texts,
  fc.constantFrom<unknown>(null, true, false, new MinKey(), new MaxKey()),
  fc.integer({ min: -1e14, max: 1e14 }).map((n) => new Date(n)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
  fc.tuple(fc.nat(), fc.nat()).map(([t, i]) => new Timestamp({ t, i })),
)
const names = fc.constantFrom('a', 'b', 'ab', 'é')
const values: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    scalars,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(names, tie('any'), { maxKeys: 3 }),
  ),
})).any

test('keys order bytes as BSON orders values, ascending and descending', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const [x, y] = [raw(a), raw(b)]
      const order = compareValues(x, y)
      const keys = (descending: boolean): number => {
        const [left, right] = [keyOf(x, descending), keyOf(y, descending)]
        return left < right ? -1 : left > right ? 1 : 0
      }
      expect(keys(false)).toBe(order)
      expect(keys(true) + 0).toBe(-order + 0)
    }),
    { numRuns: 4000 },
  )
})

test('a key of several values orders by the first that differs', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(values, values, fc.boolean()), { minLength: 2, maxLength: 3 }), (fields) => {
      const key = (side: 0 | 1): string => {
        const writer = new KeyWriter()
        for (const field of fields) writer.value(raw(field[side]), field[2])
        return writer.finish()
      }
      const expected =
        fields.map(([a, b, descending]) => compareValues(raw(a), raw(b)) * (descending ? -1 : 1)).find((order) => order !== 0) ?? 0
      const [left, right] = [key(0), key(1)]
      expect(left < right ? -1 : left > right ? 1 : 0).toBe(expected)
    }),
    { numRuns: 2000 },
  )
})

test('the order is antisymmetric and transitive', () => {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      const [x, y, z] = [raw(a), raw(b), raw(c)]
      expect(compareValues(x, y) + compareValues(y, x)).toBe(0)
      if (compareValues(x, y) <= 0 && compareValues(y, z) <= 0) expect(compareValues(x, z)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 2000 },
  )
})

test('types come in the order that MongoDB documents', () => {
  const sorted = [
    new MinKey(),
    null,
    -1,
    'a',
    {},
    [],
    new Binary(Buffer.from([1])),
    new ObjectId(),
    false,
    true,
    new Date(0),
    new Timestamp({ t: 1, i: 1 }),
    /x/,
    new MaxKey(),
  ].map(raw)
  for (let i = 1; i < sorted.length; i++) expect(compareValues(sorted[i - 1]!, sorted[i]!)).toBe(-1)
})
