import { importColumns } from '@shared/areas/imports/rules/columns'
import { paidAheadIn, understoodAs } from './understood'

const column = (key: string) => {
  const found = [...importColumns.customers, ...importColumns.stock].find((each) => each.key === key)
  if (!found) throw new Error(key)
  return found
}

it('A figure that is read differently from how it was typed says as what', () => {
  const debt = (cell: string | number | null) => understoodAs(column('openingDebt'), cell, 'vi')
  expect(debt('1 triệu 2')).toBe('1.200.000')
  expect(debt('500k')).toBe('500.000')
  expect(['1.200.000', '1,200,000 ₫', 1_200_000, null, 'abc'].map(debt)).toEqual([null, null, null, null, null])
})

it('What is owed below nothing was paid ahead', () => {
  expect(['-500.000', -500_000, '500.000', 0, null, 'abc'].map((cell) => paidAheadIn(column('openingDebt'), cell))).toEqual([
    500_000,
    500_000,
    null,
    null,
    null,
    null,
  ])
  expect(paidAheadIn(column('cost'), -500)).toBeNull()
})

it('So do a day that came as a number, and a phone whose nought was dropped', () => {
  expect(understoodAs(column('debtSince'), 46_326, 'vi')).toBe('31/10/2026')
  expect(understoodAs(column('debtSince'), '31/10/2026', 'vi')).toBeNull()
  expect(understoodAs(column('phone'), 901_234_567, 'vi')).toBe('0901234567')
  expect(understoodAs(column('phone'), '0901 234 567', 'vi')).toBeNull()
})
