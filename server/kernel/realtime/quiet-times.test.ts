import { QuietTimes } from './quiet-times'

let now = 0
beforeEach(() => (now = 1_000_000))
const opened = (): QuietTimes => new QuietTimes(() => now)
const MINUTE_MS = 60_000

test('nothing is known of the time before the start', () => {
  const quiet = opened()
  now += 500
  expect(quiet.of(['company'])).toBe(500)
})

test('it is quiet since a company or a person was heard of last', () => {
  const quiet = opened()
  now += MINUTE_MS
  quiet.heard('company')
  now += 300
  quiet.heard('lan')
  now += 200
  expect([quiet.of(['company']), quiet.of(['company', 'lan']), quiet.of(['another'])]).toEqual([500, 200, MINUTE_MS + 500])
})

test('what may have been missed was heard of', () => {
  const quiet = opened()
  now += MINUTE_MS
  quiet.missed('company')
  now += 100
  expect([quiet.of(['company']), quiet.of(['another'])]).toEqual([100, MINUTE_MS + 100])
  quiet.missed(null)
  now += 7
  expect([quiet.of(['company']), quiet.of(['another'])]).toEqual([7, 7])
})

test('longer ago than ten minutes nobody asks for', () => {
  const quiet = opened()
  quiet.heard('company')
  now += 60 * MINUTE_MS
  quiet.heard('another')
  expect([quiet.of(['company']), quiet.of(['another'])]).toEqual([10 * MINUTE_MS, 0])
})
