import { itemsOf, withOne, withQuantity } from './transfer-lines'

const rice = { _id: 'a'.repeat(24), name: 'Gạo', slug: 'GAO', unit: 'kg' } as Parameters<typeof withOne>[1]

test('what is scanned adds one; a unit of those asked for already takes its place among them', () => {
  const typed = withQuantity(withOne([], rice), rice._id, 2)
  const scanned = withOne(withOne(typed, rice, 'u1'), rice, 'u2')
  expect(scanned).toMatchObject([{ quantity: 2, units: ['u1', 'u2'] }])
  expect(withOne(scanned, rice, 'u3')).toMatchObject([{ quantity: 3, units: ['u1', 'u2', 'u3'] }])
})

test('the very units are named only where each of them was scanned', () => {
  const lines = withOne(withOne([], rice, 'u1'), rice)
  expect(itemsOf(lines)).toEqual([{ productId: rice._id, quantity: 2 }])
  expect(itemsOf(withQuantity(lines, rice._id, 1))).toEqual([{ productId: rice._id, quantity: 1, units: ['u1'] }])
})

test('scanned units stay while a quantity is on its way to being read', () =>
  expect(withQuantity(withOne([], rice, 'u1'), rice._id, Number.NaN)).toMatchObject([{ quantity: Number.NaN, units: ['u1'] }]))
