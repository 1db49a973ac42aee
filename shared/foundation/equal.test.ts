import fc from 'fast-check'
import { differenceOf, isEqual } from './equal'

const day = new Date('2024-03-06T03:00:00Z')

test.each<[string, unknown, unknown, boolean]>([
  ['lines of an order, an unwritten note being none', [{ quantity: 2, note: undefined }], [{ quantity: 2 }], true],
  ['whatever order their fields are in', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['the same moment', { at: day }, { at: new Date(day) }, true],
  ['another moment', { at: day }, { at: new Date(0) }, false],
  ['a moment and its text', day, day.toISOString(), false],
  ['nothing and none', null, undefined, false],
  ['a removed note', { note: null }, {}, false],
  ['one line more', [1], [1, 2], false],
  ['lines in another order', [1, 2], [2, 1], false],
  ['a list and an object like it', [1], { 0: 1 }, false],
  ['an object with one field more', { a: 1 }, { a: 1, b: 2 }, false],
  ['nothing owed, from either side', 0, -0, true],
  ['amounts that nobody can read', { price: NaN }, { price: NaN }, true],
  ['an amount that nobody can read, and none', NaN, null, false],
  ['a number and its text', 5, '5', false],
])('what counts as the same: %s', (_, a, b, same) => {
  expect(isEqual(a, b)).toBe(same)
  expect(isEqual(b, a)).toBe(same)
})

test('whatever can be sent is equal to its copy', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isEqual(value, structuredClone(value))))
})

test('a difference holds what says something else, emptied fields too', () => {
  const before = { name: 'Trà', tags: ['a'], note: 'x' as string | undefined }
  expect(differenceOf(before, { name: 'Trà', tags: ['a', 'b'], note: undefined })).toEqual({ tags: ['a', 'b'], note: undefined })
  expect(differenceOf(before, { tags: ['a'] })).toEqual({})
})
