import { changesOf, mergeRecord } from './merge-record'

const base = { values: { name: 'Trà sen', price: 100, unit: 'hộp' }, rev: 3 }

it('What a colleague changes comes into fields that were not touched, what was typed stays', () => {
  const merged = mergeRecord({ ...base.values, price: 120 }, base, { name: 'Trà sen Tây Hồ', price: 100, unit: 'hộp' }, 4)
  expect(merged.values).toEqual({ name: 'Trà sen Tây Hồ', price: 120, unit: 'hộp' })
  expect(merged.base.rev).toBe(4)
  expect(changesOf(merged.values, merged.base.values)).toEqual({ price: 120 })
})

it('The same field changed by two keeps the rev it was typed on, for the server to refuse', () => {
  const merged = mergeRecord({ ...base.values, price: 120 }, base, { ...base.values, price: 150 }, 4)
  expect(merged.values.price).toBe(120)
  expect(merged.base.rev).toBe(3)
})

it('The same value typed by two is no conflict', () => {
  const merged = mergeRecord({ ...base.values, price: 120 }, base, { ...base.values, price: 120 }, 4)
  expect(changesOf(merged.values, merged.base.values)).toEqual({})
  expect(merged.base.rev).toBe(4)
})
