import { startTestApp, type TestApp } from '../testing/app'
import { takeLease } from './jobs'

let app: TestApp
beforeAll(async () => (app = await startTestApp()))
afterAll(() => app.close())

test('of two nodes one has a job until its lease runs out, then either may take it', async () => {
  const { database } = app
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 8, minute))
  const tenMinutesMs = 600_000
  const [first, second] = await Promise.all([
    takeLease(database, 'recount', at(0), tenMinutesMs),
    takeLease(database, 'recount', at(0), tenMinutesMs),
  ])
  expect([first, second].sort()).toEqual([false, true])
  expect(await takeLease(database, 'another', at(0), tenMinutesMs)).toBe(true)
  expect(await takeLease(database, 'recount', at(9), tenMinutesMs)).toBe(false)
  expect(await takeLease(database, 'recount', at(10), tenMinutesMs)).toBe(true)
  expect(await takeLease(database, 'recount', at(11), tenMinutesMs)).toBe(false)
})
