import type { Day } from '@shared/foundation/days/days'
import { sampleOrder } from '../order-samples'
import { newSeries, seriesInput, seriesOf, seriesPlan, seriesProblems } from './series-values'

const started = '2026-11-22' as Day

test('a series that begins on the 22nd is paid on the 22nd; one on the 30th at the end of the month', () => {
  expect(newSeries('endless', started).moPaymentDate).toBe(22)
  expect(newSeries('endless', '2026-11-30' as Day).moPaymentDate).toBe(0)
})

test('a series until a day says which orders it makes; one without an end says the next', () => {
  const months = { ...newSeries('months', started), ended: '2027-01-10' as Day, moPaymentDate: 5 }
  expect(seriesPlan(months)).toEqual(['2026-11-22', '2026-12-05', '2027-01-05'])
  expect(seriesPlan({ ...newSeries('endless', started), period: 3 })).toEqual(['2026-11-22', '2027-02-22'])
})

test('it needs both days, and they differ', () => {
  expect(seriesProblems(newSeries('months', started))).toMatchObject([{ path: 'ended', code: 'orders.subscription-dates-invalid' }])
  expect(seriesProblems({ ...newSeries('months', started), ended: started })).toMatchObject([
    { path: 'ended', code: 'orders.subscription-dates-equal' },
  ])
  expect(seriesProblems(newSeries('endless', null))).toMatchObject([{ path: 'started' }])
  expect(seriesProblems(newSeries('endless', started))).toEqual([])
})

test('without an end the period is sent, with one the end', () => {
  expect(seriesInput({ ...newSeries('endless', started), period: 6 })).toEqual({ started, period: 6, moPaymentDate: 22 })
  expect(seriesInput({ ...newSeries('months', started), ended: '2027-11-22' as Day })).toEqual({
    started,
    ended: '2027-11-22',
    moPaymentDate: 22,
  })
})

test('an order that comes once is of no series', () => {
  expect(seriesOf(sampleOrder())).toBeNull()
  expect(seriesOf(sampleOrder({ period: 3, moPaymentDate: 0 }))).toMatchObject({ kind: 'endless', period: 3, moPaymentDate: 0 })
})
