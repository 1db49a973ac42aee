import { day } from '../days/days'
import { agreedDueDate, dueDateErrors } from './order-due'

test('an order is due as many days after its own as were agreed, and on none where nothing was', () => {
  expect(agreedDueDate(day('2026-11-26'), 30)).toBe('2026-12-26')
  expect(agreedDueDate(day('2026-11-26'), 0)).toBe('2026-11-26')
  expect(agreedDueDate(day('2026-11-26'), undefined)).toBeUndefined()
})

test('an order is due no earlier than its own day and at most two years later', () => {
  expect(dueDateErrors(day('2026-11-26'), day('2026-11-26'))).toEqual([])
  expect(dueDateErrors(day('2028-11-25'), day('2026-11-26'))).toEqual([])
  expect(dueDateErrors(day('2026-11-25'), day('2026-11-26'))).toHaveLength(1)
  expect(dueDateErrors(day('2028-11-26'), day('2026-11-26'))).toHaveLength(1)
})

test('a day that somebody typed at the end of all days is judged like any other', () => {
  expect(agreedDueDate(day('9999-12-31'), 30)).toBe('9999-12-31')
  expect(dueDateErrors(null, day('9999-12-31'))).toEqual([])
  expect(dueDateErrors(day('9999-12-30'), day('9999-12-31'))).toHaveLength(1)
})
