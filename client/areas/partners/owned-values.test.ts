import { day } from '@shared/foundation/days/days'
import { computedLoss, monthTyped, noOwned, outlookOf, ownedErrors } from './owned-values'

const evening = day('2025-12-31')
const roaster = { ...noOwned, amount: 186_000_000, since: '06/2024', months: 60 }

test.each([
  ['06/2024', '2024-06'],
  ['6/24', '2024-06'],
  ['6-2024', '2024-06'],
  ['062024', '2024-06'],
  ['2024-06', '2024-06'],
  [' 12/2019 ', '2019-12'],
])('a month as people type it: %s', (text, month) => {
  expect(monthTyped(text)).toBe(month)
})

test.each(['', '13/2024', '0/2024', '2024', '6/2', 'tháng 6'])('no month: "%s"', (text) => {
  expect(monthTyped(text)).toBeNull()
})

test('a roaster of 186,000,000 bought in June 2024 for 60 months: 19 months are over at the end of 2025, 127,100,000 are left', () => {
  expect(computedLoss(roaster, evening)).toEqual({ months: 19, lost: 58_900_000 })
  expect(outlookOf(roaster, evening)).toEqual({
    paid: 186_000_000,
    depreciated: 58_900_000,
    bookValue: 127_100_000,
    monthly: 3_100_000,
    done: 19,
    months: 60,
    until: '2029-05',
  })
})

test('what was typed takes the place of what was worked out', () => {
  expect(outlookOf({ ...roaster, depreciated: 104_000_000, isTyped: true }, evening)).toMatchObject({
    bookValue: 82_000_000,
    monthly: 2_000_000,
  })
})

test('what is missing is said by its field', () => {
  const codes = (values: typeof noOwned) => ownedErrors(values, evening, 'Asia/Ho_Chi_Minh').map(({ path, code }) => [path, code])
  expect(codes(noOwned)).toEqual([
    ['amount', 'funds.amount-invalid'],
    ['since', 'funds.months-invalid'],
    ['months', 'funds.months-invalid'],
  ])
  expect(codes({ ...roaster, since: '1/2099' })).toContainEqual(['since', 'assets.bought-ahead'])
})
