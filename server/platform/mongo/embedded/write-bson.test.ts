import fc from 'fast-check'
import { Binary, BSON, Decimal128, Double, Int32, Long, ObjectId, Timestamp, UUID } from 'mongodb'
import { writeBson } from './write-bson'

const own = (document: object): Buffer => Buffer.from(BSON.serialize(document, { ignoreUndefined: true }))

const name = fc.oneof(
  fc.string().filter((text) => !text.includes('\0')),
  fc.constantFrom('_id', 'sums.total', 'tên hàng', '$inc', '0', '', '🙂'),
)
const leaf = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(0, -0, 2147483647, 2147483648, -2147483648, -2147483649, null, undefined, '\ud800', 'a\0b', '\0'),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.constantFrom<unknown>(
    Long.fromString('9007199254740993'),
    new Binary(new UUID().buffer, Binary.SUBTYPE_UUID),
    Buffer.from('bytes'),
    /^tra/i,
    new Decimal128('1.5'),
    new Int32(4),
    new Double(4),
    new Timestamp({ t: 1, i: 2 }),
    12n,
    new Map([['a', 1]]),
    new Date(Number.NaN),
    () => 'a function is left out',
    { toBSON: () => 'another way to write it' },
  ),
)
const { document } = fc.letrec((tie) => ({
  document: fc.dictionary(name, tie('value'), { maxKeys: 8, noNullPrototype: false }),
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 12 }), tie('document')),
}))

test('whatever a document holds, it is written as the driver writes it', () => {
  fc.assert(
    fc.property(document, (each) => {
      expect(writeBson(each as object)).toEqual(own(each as object))
    }),
    { numRuns: 400 },
  )
})

test('a document larger than any before is written whole, and a small one after it, too', () => {
  const large = { lines: Array.from({ length: 50_000 }, (_, place) => ({ place, name: `Hàng số ${place}`, text: 'ấ'.repeat(50) })) }
  expect(writeBson(large).equals(own(large))).toBe(true)
  expect(writeBson({ ok: 1 })).toEqual(own({ ok: 1 }))
})

test('the head is left to whoever asked for it', () => {
  expect(writeBson({ ok: 1 }, 21).subarray(21)).toEqual(own({ ok: 1 }))
})

test.each([
  ['a name with a zero in it', { 'a\0b': 1 }],
  ['an object that only pretends to be of a kind of BSON', { id: { _bsontype: 'ObjectId' } }],
])('%s is refused, and the next document is written all the same', (_, refused) => {
  expect(() => own(refused)).toThrow()
  expect(() => writeBson({ before: 1, refused })).toThrow()
  expect(writeBson({ ok: 1 })).toEqual(own({ ok: 1 }))
})
