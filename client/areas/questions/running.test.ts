import { runningTotals } from './running'
import type { Pivot } from './words'

const months = (totals: readonly number[], since: readonly string[]): Pivot => ({
  since: '2026-08-01' as Pivot['since'],
  until: '2026-10-31' as Pivot['until'],
  measure: 'ordered',
  kind: 'money',
  columns: [],
  data: totals.map((total, at) => ({ is: 'one', key: String(at), name: '', since: since[at] as Pivot['since'], cells: [], total })),
  others: 0,
  total: { cells: [], total: 0 },
})

const inTime = ['2026-08-01', '2026-09-01', '2026-10-01']

test('months that follow each other say what they come to so far; what is sorted otherwise, or stands, doesn’t', () => {
  const sales = months([118_000_000, 640_000_000, -8_000_000], inTime)
  expect(runningTotals({ measure: 'ordered' }, sales)).toEqual([118_000_000, 758_000_000, 750_000_000])
  expect(runningTotals({ measure: 'ordered' }, months([3, 2, 1], [...inTime].reverse()))).toBeNull()
  expect(runningTotals({ measure: 'receivable' }, sales)).toBeNull()
  expect(runningTotals({ measure: 'ordered' }, months([5], inTime))).toBeNull()
})
