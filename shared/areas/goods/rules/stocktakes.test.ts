import { unitId } from '../../../testing/examples'
import { countScanned, differenceOf, outcomeOf, unitsMissing } from './stocktakes'

test('a count is compared with what stood there at its moment', () => {
  expect([differenceOf({ counted: 36, book: 37 }), differenceOf({ counted: 5, book: 5 }), differenceOf({ counted: 2, book: 0 })]).toEqual([
    -1, 0, 2,
  ])
})

test('two people who scan the same shelf count each unit once', () => {
  const standing = new Set([unitId(1), unitId(2), unitId(3)])
  expect(countScanned([unitId(1), unitId(2)], [unitId(2), unitId(3)], standing, 4)).toEqual({
    counted: 3,
    book: 4,
    units: [unitId(1), unitId(2), unitId(3)],
  })
})

test('a unit that was scanned and then sold is missing neither on the shelf nor in the books', () => {
  expect(countScanned([unitId(1), unitId(2)], [unitId(3)], new Set([unitId(2), unitId(3)]), 2)).toEqual({
    counted: 2,
    book: 2,
    units: [unitId(2), unitId(3)],
  })
})

test('units that nobody saw are written off first, the oldest before the younger', () => {
  const unit = (n: number, day: number) => ({ _id: unitId(n), created: new Date(Date.UTC(2024, 0, day)) })
  const units = [unit(1, 1), unit(2, 3), unit(3, 2), unit(4, 2)]
  const written = (seen: number[], missing: number) => unitsMissing(units, seen.map(unitId), missing).map(({ _id }) => _id)
  expect(written([1], 2)).toEqual([unitId(3), unitId(4)])
  expect(written([1, 2, 3], 2)).toEqual([unitId(4), unitId(1)])
  expect(written([], 9)).toHaveLength(4)
})

test('found and missing units are told apart, however they cancel out', () => {
  expect(
    outcomeOf([
      { counted: 36, book: 37 },
      { counted: 121, book: 120 },
      { counted: 5, book: 5 },
      { counted: 0, book: 5 },
    ]),
  ).toEqual({ found: 1, missing: 6, differing: 3 })
})
