import { Type } from '@sinclair/typebox'
import { ObjectId } from 'mongodb'
import { id, instant, list, optional, orNull, shape, text } from '@shared/foundation/declaration/schema-kit'
import { decode, encodeChange, encodeFilter, encodeValue, fromWire, kindsOf } from './codec'

const hex = 'a'.repeat(24)
const other = 'b'.repeat(24)
const schema = shape({
  _id: id('orders'),
  name: text(),
  customerId: optional(orNull(id('assets'))),
  created: instant(),
  items: list(shape({ productId: optional(id('products')), note: optional(text()) })),
  readers: list(id('users')),
  data: Type.Unknown(),
})
const kinds = kindsOf(schema)

test('a shape tells where ids and instants stand', () => {
  expect(kinds).toEqual({ _id: 'id', customerId: 'id', created: 'instant', items: { productId: 'id' }, readers: 'id' })
})

test('ids are ObjectIds in the database and text everywhere else; texts that look like ids stay texts', () => {
  const at = new Date('2026-05-01T00:00:00Z')
  const record = {
    _id: hex,
    name: hex,
    customerId: null,
    created: at,
    items: [{ productId: other, note: hex }],
    readers: [hex],
    data: { x: hex },
  }
  const stored = encodeValue(kinds, record) as Record<string, unknown>
  expect(stored).toEqual({
    _id: new ObjectId(hex),
    name: hex,
    customerId: null,
    created: at,
    items: [{ productId: new ObjectId(other), note: hex }],
    readers: [new ObjectId(hex)],
    data: { x: hex },
  })
  expect(decode(kinds, stored)).toEqual(record)
})

test('filters find ids wherever they stand, also in lists and combinations', () => {
  expect(
    encodeFilter(kinds, {
      _id: { $in: [hex, other] },
      name: hex,
      $or: [{ 'items.productId': hex }, { readers: { $ne: hex } }],
      customerId: null,
    }),
  ).toEqual({
    _id: { $in: [new ObjectId(hex), new ObjectId(other)] },
    name: hex,
    $or: [{ 'items.productId': new ObjectId(hex) }, { readers: { $ne: new ObjectId(hex) } }],
    customerId: null,
  })
  expect(encodeFilter(kinds, { items: { $elemMatch: { productId: hex, note: 'x' } } })).toEqual({
    items: { $elemMatch: { productId: new ObjectId(hex), note: 'x' } },
  })
})

test('changes put ids where the record holds them', () => {
  expect(
    encodeChange(kinds, {
      $set: { customerId: hex, name: hex, 'items.0.productId': other },
      $addToSet: { readers: hex },
      $inc: { rev: 1 },
    }),
  ).toEqual({
    $set: { customerId: new ObjectId(hex), name: hex, 'items.0.productId': new ObjectId(other) },
    $addToSet: { readers: new ObjectId(hex) },
    $inc: { rev: 1 },
  })
})

test('instants that callers send become moments, and nothing else does', () => {
  const sent = { created: '2026-05-01T00:00:00Z', name: '2026-05-01T00:00:00Z', items: [{ note: '2026-05-01T00:00:00Z' }] }
  expect(fromWire(kinds, sent)).toEqual({ ...sent, created: new Date('2026-05-01T00:00:00Z') })
  expect(typeof sent.created).toBe('string')
})
