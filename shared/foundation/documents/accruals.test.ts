import type { Day } from '../days/days'
import { dayEarned, earnedPay, firstAccruedMonth } from './accruals'

const day = (text: string): Day => text as Day

test.each([
  ['nothing is closed', '2029-11-05', undefined, '2029-11'],
  ['the month before is closed', '2029-11-05', '2029-10-31', '2029-11'],
  ['the month before is open', '2029-11-05', '2029-09-30', '2029-10'],
  ['a month is closed in part', '2029-11-05', '2029-10-15', '2029-11'],
  ['some days of this one are closed', '2029-11-05', '2029-11-03', '2029-12'],
  ['little is closed', '2029-11-05', '2027-01-31', '2029-10'],
])('pay can count when it is earned from a month that is open, and no earlier than the last one: %s', (_, today, lockDate, month) => {
  expect(firstAccruedMonth(day(today), lockDate === undefined ? undefined : day(lockDate))).toBe(month)
})

test('pay is an expense of the last day of its month, or of the first open day', () => {
  expect(dayEarned('2029-10' as never, null)).toBe('2029-10-31')
  expect(dayEarned('2029-10' as never, day('2029-10-12'))).toBe('2029-10-31')
  expect(dayEarned('2029-10' as never, day('2029-11-01'))).toBe('2029-11-01')
})

test('what is called off is earned no more from a day on; called off on its own day it never was', () => {
  const pay = { amount: -10_000_000, accruedOn: day('2029-10-31') }
  expect(earnedPay({ ...pay, status: 'new-entry' })).toEqual([{ day: '2029-10-31', amount: 10_000_000 }])
  expect(earnedPay({ ...pay, status: 'cancelled', accrualEnded: day('2029-10-31') })).toEqual([])
  expect(earnedPay({ ...pay, status: 'cancelled', accrualEnded: day('2029-11-01') })).toEqual([
    { day: '2029-10-31', amount: 10_000_000 },
    { day: '2029-11-01', amount: -10_000_000 },
  ])
  expect(earnedPay({ amount: -10_000_000, status: 'completed' })).toEqual([])
})
