import { LastNumbers } from './last-numbers'

const HOUR_MS = 3_600_000

test('numbers of sessions that are gone are forgotten after a day; who goes on being told keeps theirs', () => {
  let now = 0
  const numbers = new LastNumbers(() => now)
  for (let session = 0; session < 1000; session++) expect(numbers.replace(`session ${session}`, 1)).toBeUndefined()
  expect(numbers.replace('company', 1)).toBeUndefined()
  for (let hour = 1; hour <= 30; hour++) {
    now = hour * HOUR_MS
    expect(numbers.replace('company', hour + 1)).toBe(hour)
  }
  expect(numbers.size).toBe(1)
})
