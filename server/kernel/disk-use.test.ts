import { daysToFull } from './disk-use'

const GB = 1_000_000_000
const on = (day: string, gigabytes: number) => ({ day, usedBytes: gigabytes * GB })

test('a disk that fills by two gigabytes a day has room for ten days more', () => {
  expect(daysToFull([on('2026-11-01', 80), on('2026-11-04', 86)], on('2026-11-06', 90), 20 * GB)).toBe(10)
})

test('what filled it longer than two weeks ago says nothing of tomorrow', () => {
  expect(daysToFull([on('2026-10-01', 1), on('2026-11-05', 89)], on('2026-11-06', 90), 20 * GB)).toBe(20)
})

test('of a disk that empties, stands still, or was looked at today only, no day is told', () => {
  expect(daysToFull([on('2026-11-01', 95)], on('2026-11-06', 90), 20 * GB)).toBe(null)
  expect(daysToFull([on('2026-11-01', 90)], on('2026-11-06', 90), 20 * GB)).toBe(null)
  expect(daysToFull([on('2026-11-06', 80)], on('2026-11-06', 90), 20 * GB)).toBe(null)
  expect(daysToFull([], on('2026-11-06', 90), 20 * GB)).toBe(null)
})

test('a day beyond ten years is no forecast', () => {
  expect(daysToFull([on('2026-11-01', 89.999)], on('2026-11-06', 90), 1000 * GB)).toBe(null)
})
