import { baseOf, changedFields, mergeRecord, revOf, settleField } from './merge-record'

const base = baseOf({ name: 'Trà sen', price: 100, unit: 'hộp' }, 3)

it('What a colleague changes comes into fields that were not touched, what was typed stays', () => {
  const merged = mergeRecord({ ...base.values, price: 120 }, base, { name: 'Trà sen Tây Hồ', price: 100, unit: 'hộp' }, 4)
  expect(merged.values).toEqual({ name: 'Trà sen Tây Hồ', price: 120, unit: 'hộp' })
  expect(revOf(merged.base, ['price'])).toBe(4)
  expect(changedFields(merged.values, merged.base.values)).toEqual(['price'])
})

it('The same field changed by two keeps the rev it was typed on, for the server to refuse', () => {
  const merged = mergeRecord({ ...base.values, price: 120 }, base, { ...base.values, price: 150 }, 4)
  expect(merged.values.price).toBe(120)
  expect(revOf(merged.base, ['price'])).toBe(3)
  expect(revOf(merged.base, ['name'])).toBe(4)
})

it('The same value typed by two is no conflict', () => {
  const merged = mergeRecord({ ...base.values, price: 120 }, base, { ...base.values, price: 120 }, 4)
  expect(changedFields(merged.values, merged.base.values)).toEqual([])
  expect(revOf(merged.base, ['price'])).toBe(4)
})

it('Once one has chosen, the field is compared with what is stored now', () => {
  const settled = settleField(base, 'price', { ...base.values, price: 150 }, 6)
  expect(settled.values.price).toBe(150)
  expect(revOf(settled, ['price'])).toBe(6)
})
