import { day } from '@shared/foundation/days/days'
import { presetRange } from './presets'

describe('A period', () => {
  const today = day('2026-11-21')
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last7Days', '2026-11-15', '2026-11-21'],
    ['lastWeek', '2026-11-09', '2026-11-15'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
    ['week', '2026-11-16', '2026-11-22'],
    ['month', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', '2026-12-31'],
  ] as const)('called %s is whole', (preset, from, to) => expect(presetRange(preset, today)).toEqual({ from, to }))
})
