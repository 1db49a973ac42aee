import { day, month } from '../../../foundation/days/days'
import { nextOfSeries, paymentDayOf, seriesDays } from './series'

test('a series has an order for every month, the first on the day it starts', () => {
  expect(seriesDays(day('2026-01-20'), day('2026-03-01'), 15)).toEqual([
    { month: '2026-01', day: '2026-01-20' },
    { month: '2026-02', day: '2026-02-15' },
    { month: '2026-03', day: '2026-03-15' },
  ])
})

test('payment day 0 is the last of the month', () => {
  expect(paymentDayOf(month('2026-02'), 0)).toBe('2026-02-28')
  expect(paymentDayOf(month('2028-02'), 0)).toBe('2028-02-29')
  expect(paymentDayOf(month('2026-02'), 28)).toBe('2026-02-28')
})

test('the next order comes after the period, over the end of the year', () => {
  expect(nextOfSeries(month('2026-11'), 3, 5)).toEqual({ month: '2027-02', day: '2027-02-05' })
})
