import { addDays, day } from '../days/days'
import { callsLately, withCalls, withFailures, type CallsOfDay, type FailedCall } from './key-calls'

test('calls add up on their day, and the oldest of 31 days goes', () => {
  expect(withCalls(undefined, day('2026-11-27'), { calls: 5, failed: 0, reads: 0 })).toEqual([{ day: '2026-11-27', calls: 5 }])
  let days: CallsOfDay[] = []
  for (let at = 0; at < 40; at++) days = withCalls(days, addDays(day('2026-10-01'), at), { calls: 1, failed: 0, reads: 0 })
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([31, '2026-10-10', '2026-11-09'])
  expect(withCalls(days, day('2026-11-09'), { calls: 4, failed: 2, reads: 3 }).at(-1)).toEqual({
    day: '2026-11-09',
    calls: 5,
    failed: 2,
    reads: 3,
  })
})

test('the last 30 days are today and the 29 before', () => {
  const days = [
    { day: day('2026-10-29'), calls: 100 },
    { day: day('2026-10-30'), calls: 20, failed: 4, reads: 11 },
    { day: day('2026-11-28'), calls: 3 },
  ]
  expect(callsLately(days, day('2026-11-28'))).toEqual({ calls: 23, failed: 4, reads: 11 })
  expect(callsLately(undefined, day('2026-11-28'))).toEqual({ calls: 0, failed: 0, reads: 0 })
})

test('of failed calls the last 20 are kept; one that repeats itself is one, with how often', () => {
  const failed = (at: number, service: string): FailedCall<number> => ({ at, verb: 'GET', service, status: 403, times: 1 })
  const twice = withFailures(withFailures(undefined, [failed(1, 'orders')]), [failed(2, 'funds'), failed(3, 'funds'), failed(4, 'orders')])
  expect(twice.map(({ at, service, times }) => [at, service, times])).toEqual([
    [1, 'orders', 1],
    [3, 'funds', 2],
    [4, 'orders', 1],
  ])
  let kept: FailedCall<number>[] = []
  for (let at = 0; at < 50; at++) kept = withFailures(kept, [failed(at, at % 2 === 0 ? 'orders' : 'funds')])
  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([20, 30, 49])
})
