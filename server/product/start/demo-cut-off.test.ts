import { verify } from '../books'
import { startTestApp, type TestApp } from '../../testing/app'
import { openDemo } from './demo'

const DAYS = 3
/** Up to here the companies and their people are made: every call is cut off. Beyond, every so many calls of the story. */
const [FIRST_CALLS, STRIDE] = [20, 190]
const now = () => new Date('2026-03-09T01:30:00Z')

let home: TestApp
beforeAll(async () => (home = await startTestApp()))
afterAll(() => home.close())

/** One start of a server, whose calls all fail once so many were made: nothing more is written, as after a kill. */
const start = async (calls: number): Promise<string> => {
  const server = await startTestApp({ env: { DEMO: 'on', MONGODB_URI: home.uri }, now })
  let left = calls
  const cut = async (_context: unknown, next: () => Promise<void>): Promise<void> => {
    if (left-- <= 0) throw new Error('the lamp went out')
    await next()
  }
  server.app.hooks({ around: { all: [cut] } })
  try {
    return (await openDemo(server.app, () => undefined, { days: DAYS })).state
  } catch (error) {
    return String(error)
  } finally {
    await server.close()
  }
}

test('a demo cut off at any of its steps is whole after the next start', async () => {
  let cuts = 0
  for (let calls = 0; ; calls += calls < FIRST_CALLS ? 1 : STRIDE) {
    const outcome = await start(calls)
    if (outcome === 'made') break
    expect([calls, outcome]).toEqual([calls, expect.stringContaining('The demo company could not be made: the lamp went out')])
    cuts++
  }
  expect(cuts).toBeGreaterThan(FIRST_CALLS)
  const workspaces = await home.database.platformRecords('workspaces').find({}, { sort: { _id: 1 } })
  expect(workspaces.map(({ slug }) => slug).sort()).toEqual(['dalat', 'demo', 'nentang'])
  expect(await home.database.platformRecords('users').count({})).toBe(10)
  expect(await home.database.platformRecords('codes').count({ usedAt: { $exists: true } })).toBe(3)
  const differences: unknown[] = []
  for await (const difference of verify(home.database)) differences.push(difference)
  expect(differences).toEqual([])
  expect(await start(0)).toBe('there')
}, 240_000)
