import { ObjectId, serialize } from 'bson'
import fc from 'fast-check'
import { bsonToJson, NotPlain, textOf, type LeftOut } from './bson-to-json'

const written = (document: object, leftOut?: LeftOut): unknown =>
  (JSON.parse(bsonToJson([bytesOf(document)], leftOut).toString('utf8')) as unknown[])[0]
const bytesOf = (document: object): Buffer => Buffer.from(serialize(document))
const order = {
  _id: new ObjectId('6b011bbe8316767af1582a7a'),
  created: new Date('2026-11-21T04:19:10.268Z'),
  total: 15_000_000_000_000,
  cost: 33.5,
  shipped: true,
  note: 'Giao trước 9 giờ, "gọi" anh Tâm\n',
  supplier: null,
  items: [
    { name: 'Trà sen Tây Hồ', cost: 112_000, quantity: 4 },
    { name: 'Phí giao', quantity: -1 },
  ],
  customer: { name: 'An Khang', phone: '0903' },
  tags: [],
}

it('an order is written as the very JSON that reading it comes to', () => {
  expect(written(order)).toEqual(JSON.parse(JSON.stringify(order)))
})

it('a cost is left out wherever it stands, in lists too', () => {
  expect(written(order, { cost: true, items: { cost: true }, customer: { phone: true }, absent: true })).toEqual({
    _id: '6b011bbe8316767af1582a7a',
    created: '2026-11-21T04:19:10.268Z',
    total: 15_000_000_000_000,
    shipped: true,
    note: 'Giao trước 9 giờ, "gọi" anh Tâm\n',
    supplier: null,
    items: [
      { name: 'Trà sen Tây Hồ', quantity: 4 },
      { name: 'Phí giao', quantity: -1 },
    ],
    customer: { name: 'An Khang' },
    tags: [],
  })
})

it('whatever plain values a record holds, both ways of writing it agree', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z_]{0,8}$/), tie('any'), { maxKeys: 4 }),
    ),
  })).any
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z_]{0,8}$/), value, { maxKeys: 6 }), (document) => {
      expect(written(document)).toEqual(JSON.parse(JSON.stringify(document)))
    }),
  )
})

it('a value of another kind is left to the long way', () => {
  expect(() => bsonToJson([bytesOf({ picture: Buffer.from('x') })])).toThrow(NotPlain)
})

it('a page of records that differ in their fields and their order is written whole, whatever was met before', () => {
  const leftOut: LeftOut = { cost: true }
  const pages = [
    [{ a: 1, cost: 2, b: [{ x: null }, {}, [true, -0.5]] }, {}, { b: 'b', a: '\u0001"\\', long: 'ế'.repeat(500) }],
    [
      { long: '', cost: 'x', a: { cost: 5 } },
      { ab: 1, a: 2, abc: 3 },
    ],
  ]
  for (const page of pages)
    expect(JSON.parse(bsonToJson(page.map(bytesOf), leftOut).toString('utf8'))).toEqual(
      page.map((record) => Object.fromEntries(Object.entries(record).filter(([field]) => field !== 'cost'))),
    )
})

it('names of free-form fields are written right however many there are', () => {
  const document = Object.fromEntries(Array.from({ length: 1000 }, (_, place) => [`k${place}`, place]))
  expect(written({ values: document, end: 1 })).toEqual({ values: document, end: 1 })
})

it('one text of a record is found without reading the rest', () => {
  const document = bytesOf({ ...order, customer: { group: 'inner' }, grouping: 'x', group: 'sales' })
  expect(textOf(document, 'group')).toBe('sales')
  expect(textOf(document, 'grouping')).toBe('x')
  expect(textOf(document, 'absent')).toBeUndefined()
  expect(textOf(document, 'total')).toBeUndefined()
})
