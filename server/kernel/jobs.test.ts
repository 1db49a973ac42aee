import { startTestApp, type TestApp } from '../testing/app'
import { haveTurn } from './jobs'
import { newHolder, takeTurn } from './leases'

const MINUTE_MS = 60_000
let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ env: { MONGODB_URI: app.uri } })
})
afterAll(async () => {
  await other.close()
  await app.close()
})
/** Only the clock and what comes round are the test's: the way to the database has timers of its own. */
beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-03-02T08:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance', 'hrtime'],
  }),
)
afterEach(() => jest.useRealTimers())

const valueOf = async (name: string): Promise<string | undefined> =>
  (await app.database.platformRecords('settings').one({ name: `lease ${name}` }))?.value
/** Looks until the lease says this. */
const until = async (name: string, value: string): Promise<void> => {
  while ((await valueOf(name)) !== value) await new Promise((resolve) => setImmediate(resolve))
}
const held = () => {
  let release: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (release = resolve))
  return { promise, release: () => release() }
}

test('of two nodes one has a turn until it is over, then either may take the next', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 8, minute))
  const take = (name: string, minute: number) => takeTurn(app.database, name, at(minute), 10 * MINUTE_MS)
  const [first, second] = await Promise.all([take('recount', 0), take('recount', 0)])
  expect([first, second].sort()).toEqual([false, true])
  expect(await take('another', 0)).toBe(true)
  expect(await take('recount', 9)).toBe(false)
  expect(await take('recount', 10)).toBe(true)
  expect(await take('recount', 11)).toBe(false)
})

test('work that lasts three intervals is done by one of two nodes, and again only when its turn has come', async () => {
  const work = held()
  const runs: string[] = []
  const job = { name: 'slow', everyMs: MINUTE_MS }
  const [here, there] = [newHolder({ node: 0 }), newHolder({ node: 1 })]
  const began = held()
  const first = haveTurn(app.database, job, here, () => {
    runs.push('here')
    began.release()
    return work.promise
  })
  await began.promise
  const asked: boolean[] = []
  for (let second = 10; second <= 180; second += 10) {
    jest.advanceTimersByTime(10_000)
    await until('slow', new Date(Date.UTC(2026, 2, 2, 8, 0, second + 30)).toISOString())
    if (second % 60 === 0) asked.push(await haveTurn(other.database, job, there, async () => runs.push('there')))
  }
  expect(asked).toEqual([false, false, false])
  work.release()
  expect(await first).toBe(true)
  // Its turn was from 8:00 to shortly before 8:01.
  expect(await haveTurn(other.database, job, there, async () => runs.push('there'))).toBe(true)
  expect(await haveTurn(app.database, job, here, async () => runs.push('here'))).toBe(false)
  expect(runs).toEqual(['here', 'there'])
})

test('a job that was done before a restart waits for its turn, one that is overdue doesn’t', async () => {
  const day = { name: 'daily', everyMs: 24 * 60 * MINUTE_MS }
  const runAsAlone = () => haveTurn(app.database, day, newHolder({ isAlone: true }), async () => undefined)
  expect(await runAsAlone()).toBe(true)
  jest.setSystemTime(new Date('2026-03-02T20:00:00Z'))
  expect(await runAsAlone()).toBe(false)
  jest.setSystemTime(new Date('2026-03-03T08:00:00Z'))
  expect(await runAsAlone()).toBe(true)
})

test('a job whose process died amid it is done by the next one: at once where nobody else can be at it, else when the lease is over', async () => {
  const job = { name: 'cut off', everyMs: 60 * MINUTE_MS }
  const dies = async (): Promise<void> => {
    const began = held()
    void haveTurn(app.database, job, newHolder(), () => {
      began.release()
      return new Promise(() => undefined)
    })
    await began.promise
    jest.clearAllTimers()
  }
  const run = (isAlone: boolean) => haveTurn(other.database, job, newHolder({ isAlone }), async () => undefined)
  await dies()
  expect(await run(false)).toBe(false)
  expect(await run(true)).toBe(true)
  jest.setSystemTime(new Date('2026-03-02T10:00:00Z'))
  await dies()
  jest.setSystemTime(new Date('2026-03-02T10:00:30Z'))
  expect(await run(false)).toBe(true)
})

test('a node whose clock is ten minutes ahead takes the work over; whoever was at it hears of it, and neither begins it anew', async () => {
  const job = { name: 'two clocks', everyMs: MINUTE_MS }
  const [here, there] = [newHolder({ node: 0 }), newHolder({ node: 1 })]
  const [began, work, heard] = [held(), held(), held()]
  const first = haveTurn(app.database, job, here, (lost) => {
    lost.addEventListener('abort', heard.release)
    began.release()
    return work.promise
  })
  await began.promise
  jest.setSystemTime(new Date('2026-03-02T08:10:00Z'))
  expect(await haveTurn(other.database, job, there, async () => undefined)).toBe(true)
  jest.setSystemTime(new Date('2026-03-02T08:00:05Z'))
  jest.advanceTimersByTime(10_000)
  await heard.promise
  work.release()
  expect(await first).toBe(true)
  // The turn of the one that is ahead lasts, also for the one that isn't, as long as its clock says.
  expect(await valueOf('two clocks')).toBe('2026-03-02T08:10:54.000Z')
  jest.setSystemTime(new Date('2026-03-02T08:05:00Z'))
  expect(await haveTurn(app.database, job, here, async () => undefined)).toBe(false)
  jest.setSystemTime(new Date('2026-03-02T08:11:00Z'))
  expect(await haveTurn(app.database, job, here, async () => undefined)).toBe(true)
})

test('a job that fails has had its turn, and its error is told', async () => {
  const job = { name: 'fails', everyMs: MINUTE_MS }
  const fails = haveTurn(app.database, job, newHolder(), () => Promise.reject(new Error('no paper')))
  await expect(fails).rejects.toThrow('no paper')
  expect(await haveTurn(other.database, job, newHolder(), async () => undefined)).toBe(false)
})
