import { MongoNetworkError } from 'mongodb'
import { pino } from 'pino'
import { startTestApp, type TestApp } from '../../testing/app'
import { Jobs } from './jobs'
import { sweep } from '../../kernel/sweep'

const log = pino({ level: 'silent' })

describe('jobs', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a job runs again and again until it is stopped, also after it failed', async () => {
    const jobs = new Jobs(log)
    let runs = 0
    jobs.every(1000, 'count', async () => {
      runs += 1
      throw new Error('this time it fails')
    })
    await jest.advanceTimersByTimeAsync(3500)
    expect(runs).toBe(3)
    await jobs.stop()
    await jest.advanceTimersByTimeAsync(3000)
    expect(runs).toBe(3)
  })

  test('a job does not overtake itself, and stopping waits for it', async () => {
    const jobs = new Jobs(log)
    let finish: () => void = () => undefined
    let runs = 0
    jobs.every(1000, 'slow', () => {
      runs += 1
      return new Promise<void>((resolve) => (finish = resolve))
    })
    await jest.advanceTimersByTimeAsync(5000)
    expect(runs).toBe(1)
    let stopped = false
    const stopping = jobs.stop().then(() => (stopped = true))
    await jest.advanceTimersByTimeAsync(10)
    expect(stopped).toBe(false)
    finish()
    await stopping
    expect(stopped).toBe(true)
  })
})

test('what went wrong is told with its stack, a database that is away in a line', async () => {
  jest.useFakeTimers()
  const told = { warn: jest.fn(), error: jest.fn() }
  const jobs = new Jobs(told as never)
  const fault = new Error('a slip of ours')
  const outcomes = [fault, new MongoNetworkError('connection 3 closed')]
  jobs.every(1000, 'counting', () => Promise.reject(outcomes.shift() ?? fault))
  await jest.advanceTimersByTimeAsync(2000)
  expect(told.error.mock.calls).toEqual([[{ job: 'counting', error: fault }, 'a job failed; it will be tried again']])
  expect(told.warn.mock.calls).toEqual([
    [{ job: 'counting', why: 'MongoNetworkError: connection 3 closed' }, 'a job waits for the database; it will be tried again'],
  ])
  await jobs.stop()
  jest.useRealTimers()
})

test('a job that overlaps begins beside a run that takes long, and stopping waits for all', async () => {
  jest.useFakeTimers()
  const jobs = new Jobs(log)
  const finish: (() => void)[] = []
  jobs.every(1000, 'slow', () => new Promise<void>((resolve) => finish.push(resolve)), { overlaps: true })
  await jest.advanceTimersByTimeAsync(3000)
  expect(finish.length).toBe(3)
  let stopped = false
  const stopping = jobs.stop().then(() => (stopped = true))
  for (const end of finish.slice(1)) end()
  await jest.advanceTimersByTimeAsync(10)
  expect(stopped).toBe(false)
  finish[0]?.()
  await stopping
  expect(stopped).toBe(true)
  jest.useRealTimers()
})

describe('sweeping', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('answers to repeated calls are kept 72 hours, sessions a month after their end', async () => {
    const now = new Date('2026-11-21T00:00:00Z')
    const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    const { database } = app
    const rows = [71, 73].map((hours) => ({ scope: `${hours} hours old`, hash: '', result: '', at: before(hours) }))
    await database.collection('idempotency').insertMany(rows)
    await database.collection('sessions').insertMany([29, 31].map((days) => ({ expires: before(days * 24), name: `${days} days` })))
    await sweep(database, now)
    expect((await database.platformRecords('idempotency').find({})).map(({ scope }) => scope)).toEqual(['71 hours old'])
    expect(await database.platformRecords('sessions').count({})).toBe(1)
  })
})
