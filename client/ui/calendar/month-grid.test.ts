import { day, month } from '@shared/foundation/days/days'
import { monthGrid, parseDay } from './month-grid'

describe('The calendar', () => {
  it('shows a month from the Monday on or before its first day', () => {
    const grid = monthGrid(month('2026-11'))
    expect(grid[0]).toBe('2026-10-26')
    expect(grid[41]).toBe('2026-12-06')
  })
  it('understands a day as it is typed, filling in from today', () => {
    expect(parseDay('21/11/2026', day('2026-01-05'))).toBe('2026-11-21')
    expect(parseDay('3', day('2026-11-21'))).toBe('2026-11-03')
    expect(parseDay('3/9', day('2026-11-21'))).toBe('2026-09-03')
    expect(parseDay('21112026', day('2026-01-05'))).toBe('2026-11-21')
    expect(parseDay('31/11/2026', day('2026-11-21'))).toBeNull()
    expect(parseDay('hello', day('2026-11-21'))).toBeNull()
    expect(parseDay('-1', day('2026-11-21'))).toBeNull()
  })
})
