import fc from 'fast-check'
import { Binary, BSON, Decimal128, Double, Long, ObjectId, Timestamp, UUID } from 'mongodb'
import { readBson } from './read-bson'

const bytesOf = (document: object): Buffer => Buffer.from(BSON.serialize(document))

const name = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
  fc.constantFrom('_id', 'tên hàng', '$inc', '$ref', '$id', '0', '', '🙂', '__proto__', 'constructor', 'a name too long to be kept'),
)
const plain = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(0, -0, 2147483647, 2147483648, -2147483648, null),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((number) => Long.fromBigInt(number)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Binary(bytes)),
  fc.constantFrom(new Timestamp({ t: 1, i: 2 }), new Timestamp({ t: 0xffff_fff0, i: 0x8000_0001 })),
)
const unusual = fc.constantFrom<unknown>(
  new Binary(new UUID().buffer, Binary.SUBTYPE_UUID),
  /^tra/i,
  new Decimal128('1.5'),
  new Double(4),
  new Date(8.64e15),
)
const documentsOf = (leaf: fc.Arbitrary<unknown>) =>
  fc.letrec((tie) => ({
    document: fc.dictionary(name, tie('value'), { maxKeys: 6, noNullPrototype: false }),
    value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 6 }), tie('document')),
  })).document

test('whatever a document holds, it is read as the driver reads it', () => {
  fc.assert(
    fc.property(documentsOf(fc.oneof({ weight: 20, arbitrary: plain }, { weight: 1, arbitrary: unusual })), (each) => {
      const bytes = bytesOf(each as object)
      expect(readBson(bytes)).toEqual(BSON.deserialize(bytes))
    }),
    { numRuns: 150 },
  )
})

test('ids are text where text is wanted, at every depth', () => {
  const id = new ObjectId()
  const text = id.toHexString()
  expect(readBson(bytesOf({ _id: id, of: [{ id }, id] }), { idsAsText: true })).toEqual({ _id: text, of: [{ id: text }, text] })
})

test('an answer with the moment it is of at its end is read by the short way: its ids are text', () => {
  const id = new ObjectId()
  const operationTime = new Timestamp({ t: 1_763_900_000, i: 7 })
  expect(readBson(bytesOf({ cursor: { firstBatch: [{ _id: id }] }, ok: 1, operationTime }), { idsAsText: true })).toEqual({
    cursor: { firstBatch: [{ _id: id.toHexString() }] },
    ok: 1,
    operationTime,
  })
})

test('documents in a list that stays raw are their bytes, others are read', () => {
  const answer = { cursor: { firstBatch: [{ a: 1 }, { b: 'hai' }], other: [{ c: 3 }] }, ok: 1 }
  const { cursor, ok } = readBson(bytesOf(answer), { rawIn: { firstBatch: true } })
  const { firstBatch, other } = cursor as { firstBatch: Buffer[]; other: unknown }
  expect(firstBatch.map((bytes) => BSON.deserialize(bytes))).toEqual(answer.cursor.firstBatch)
  expect([other, ok]).toEqual([[{ c: 3 }], 1])
})

test('a document after one that was read by the driver is read whole', () => {
  expect(readBson(bytesOf({ a: /x/ }))).toEqual({ a: /x/ })
  expect(readBson(bytesOf({ a: 1, b: { c: 'hai' } }))).toEqual({ a: 1, b: { c: 'hai' } })
})
