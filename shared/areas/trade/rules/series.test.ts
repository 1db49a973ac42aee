import { day, month } from '../../../foundation/days/days'
import { nextOfSeries, paidUntilOf, paymentDayOf, seriesDays } from './series'

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

const of = (periodOf: string, statusPayment: 'pending' | 'completed', more: object = {}) =>
  ({ periodOf, statusPayment, status: 'new-order', ...more }) as const

test.each([
  ['nothing is paid', [of('2027-01', 'pending')], null],
  ['two are paid', [of('2027-01', 'completed'), of('2027-02', 'completed'), of('2027-03', 'pending')], '2027-02'],
  ['all are paid', [of('2027-02', 'completed'), of('2027-01', 'completed')], '2027-02'],
  ['one is paid behind a gap', [of('2027-01', 'completed'), of('2027-02', 'pending'), of('2027-03', 'completed')], '2027-01'],
  [
    'the gap was called off',
    [of('2027-01', 'completed'), of('2027-02', 'pending', { status: 'cancelled' }), of('2027-03', 'completed')],
    '2027-03',
  ],
  ['an order is of three months', [of('2027-01', 'completed', { period: 3 }), of('2027-04', 'pending', { period: 3 })], '2027-03'],
  ['over the end of a year', [of('2026-11', 'completed', { period: 6 })], '2027-04'],
])('a series is paid through the month before its first gap: %s', (_, orders, until) => {
  expect(paidUntilOf(orders)).toBe(until)
})
