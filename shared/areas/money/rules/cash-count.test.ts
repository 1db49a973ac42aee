import { day, type Zone } from '../../../foundation/days/days'
import { cashDifference, countedOf, lacksReason, mayCount, toldTwice } from './cash-count'

test('notes and loose money come to one sum', () => {
  expect(
    countedOf(
      [
        { value: 500_000, count: 3 },
        { value: 20_000, count: 7 },
        { value: 500, count: 1 },
      ],
      300,
    ),
  ).toBe(1_640_800)
  expect(countedOf([])).toBe(0)
})

test('a kind of notes that is told twice is found where it comes again', () => {
  const [large, small] = [
    { value: 500_000, count: 1 },
    { value: 1_000, count: 2 },
  ]
  expect(toldTwice([large, small])).toBe(-1)
  expect(toldTwice([large, small, large])).toBe(2)
})

test('more in the till than in the book is above 0, and either way a difference wants a reason', () => {
  expect(cashDifference(480_000, 500_000)).toBe(-20_000)
  expect(cashDifference(500_500, 500_000)).toBe(500)
  expect([lacksReason(-20_000, undefined), lacksReason(500, '  '), lacksReason(-20_000, 'Thối nhầm'), lacksReason(0, undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('cash is counted on its day, or on the next where the shop closed after midnight', () => {
  // 00:40 on 27 November in Vietnam.
  const now = new Date('2026-11-26T17:40:00Z')
  const days = ['2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25'].map((each) => day(each))
  expect(days.map((each) => mayCount(each, now, 'Asia/Ho_Chi_Minh' as Zone))).toEqual([false, true, true, false])
})
