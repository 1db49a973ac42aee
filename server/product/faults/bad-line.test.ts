import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AbstractCursor, Collection, MongoServerError } from 'mongodb'
import { startEngine, type Engine } from '@socai/engine'
import { Database, type CollectionDefinition } from '../../platform/mongo/database'
import { isAway, isTransient } from '../../platform/mongo/mongo-errors'
import { outageAnswer } from '../../platform/mongo/outage-answer'
import { watchDatabase } from '../../platform/mongo/watchdog'

/** A TCP line to the engine that does to its connections what a test wants. */
class BadLine {
  /** Connections that are hung up on as soon as they come, after the first: by that the driver looks whether anybody is there. */
  refusals = 0
  #came = 0
  #hangs = false
  readonly #server: Server
  readonly #pairs = new Set<[Socket, Socket]>()

  constructor(target: number) {
    this.#server = createServer((near) => {
      near.on('error', () => undefined)
      if (++this.#came > 1 && this.refusals > 0) {
        this.refusals--
        near.destroy()
        return
      }
      const far = connect(target, '127.0.0.1')
      far.on('error', () => undefined)
      const pair: [Socket, Socket] = [near, far]
      this.#pairs.add(pair)
      if (!this.#hangs) near.pipe(far).pipe(near)
      near.on('close', () => this.#end(pair))
      far.on('close', () => this.#end(pair))
    })
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const { port } = this.#server.address() as AddressInfo
    return `mongodb://127.0.0.1:${port}/books?directConnection=true&heartbeatFrequencyMS=500`
  }

  /** Ends every connection there is. */
  cut(): void {
    for (const pair of this.#pairs) this.#end(pair)
  }

  /** Nothing goes over the connections there are any more, nor over new ones until it is healed, and nobody is told. */
  hang(): void {
    this.#hangs = true
    for (const [near, far] of this.#pairs) {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
  }

  /** New connections work; those that hang go on hanging. */
  heal(): void {
    this.#hangs = false
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #end(pair: [Socket, Socket]): void {
    this.#pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }
}

type Papers = { papers: { _id: string; workspaceId: string; n: number } }
const workspaceId = 'a'.repeat(24)
const definitions: CollectionDefinition[] = [{ name: 'papers', kinds: {}, scoped: true, indexes: [{ fields: { n: 1 }, unique: true }] }]

let engine: Engine
let line: BadLine
let uri: string
const folder = mkdtempSync(join(tmpdir(), 'bad-line-'))
const closing: (() => Promise<void> | void)[] = []
beforeAll(async () => (engine = await startEngine({ dataDir: folder, port: 0, testCommands: true })))
afterAll(async () => {
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  line = new BadLine(Number(new URL(engine.uri).port))
  uri = await line.listen()
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await line.close()
})

const told: string[] = []
const open = async (): Promise<Database<Papers>> => {
  told.length = 0
  const database = await Database.connect<Papers>(uri, definitions, { log: (said) => told.push(said) })
  closing.push(() => database.close())
  return database
}
const log = { warn: jest.fn(), fatal: jest.fn() }
const read = (database: Database<Papers>) => database.records('papers', workspaceId).find({})
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'read',
    (error: unknown) => error,
  )

test('a line that is cut at the very start is tried again, and said', async () => {
  line.refusals = 2
  const database = await open()
  expect(await read(database)).toEqual([])
  expect(told.length).toBeGreaterThan(0)
  expect(told[0]).toMatch(/^the database hung up \(.*\); trying again$/)
})

test('a line that is cut again and again is an outage each time, told as a read to who reads, and all is well when it holds', async () => {
  const database = await open()
  const asked: Promise<unknown>[] = []
  const ask = setInterval(() => asked.push(outcome(read(database)), outcome(database.ping())), 5)
  for (let cuts = 0; cuts < 60; cuts++) {
    line.cut()
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  clearInterval(ask)
  const outcomes = await Promise.all(asked)
  const failures = outcomes.filter((each) => each !== 'read')
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.filter((error) => !isAway(error))).toEqual([])
  expect(outageAnswer(failures[0], { isRead: true })?.message).toBe(
    "The database can't be reached just now, so nothing could be read. Please try again shortly",
  )
  expect(outageAnswer(failures[0], { isRead: false })?.message).toBe(
    "The database can't be reached just now. What you typed is not lost: please try again shortly",
  )
  await database.renew()
  expect(await read(database)).toEqual([])
})

test('connections that hang without a word are left for new ones, and what waited on them is told', async () => {
  const database = await open()
  expect(await read(database)).toEqual([])
  line.hang()
  log.warn.mockImplementation((said: string) => {
    if (said.includes('made anew')) line.heal()
  })
  const waiting = outcome(read(database))
  const stop = watchDatabase(database, log, () => undefined, { everyMs: 500, lostAfterMs: 3000, giveUpAfterMs: 60_000 })
  closing.push(stop)
  expect(isAway(await waiting)).toBe(true)
  expect(await read(database)).toEqual([])
  expect(log.warn.mock.calls.flat()).toContain('the database answers again')
})

test('a line that is cut every 0.7 s for 20 s and then left alone serves again, whatever the driver waits for', async () => {
  const usualHeartbeat = uri.replace('&heartbeatFrequencyMS=500', '')
  const nodes = await Promise.all(Array.from({ length: 6 }, () => Database.connect<Papers>(usualHeartbeat, definitions)))
  for (const database of nodes) {
    closing.push(() => database.close())
    closing.push(watchDatabase(database, log, () => undefined, { everyMs: 500, lostAfterMs: 3000, giveUpAfterMs: 600_000 }))
  }
  const failures: unknown[] = []
  const trial = { isOver: false }
  const work = async (database: Database<Papers>): Promise<void> => {
    while (!trial.isOver) {
      const found = await outcome(read(database))
      if (found !== 'read') failures.push(found)
    }
  }
  const working = nodes.flatMap((database) => [1, 2, 3, 4].map(() => work(database)))
  for (let cuts = 0; cuts < 29; cuts++) {
    await new Promise((resolve) => setTimeout(resolve, 700))
    line.cut()
  }
  trial.isOver = true
  // A driver that waits for good fails every read after ten seconds.
  const answers = async (database: Database<Papers>): Promise<void> => {
    for (let tries = 0; ; tries++) {
      const found = await outcome(read(database))
      if (found === 'read') return
      failures.push(found)
      expect(tries).toBeLessThan(3)
    }
  }
  await Promise.all([...working, ...nodes.map(answers)])
  expect(failures.filter((error) => !isAway(error))).toEqual([])
  expect(failures.length).toBeGreaterThan(0)
}, 90_000)

test('a database that stays away over new connections, too, ends the node', async () => {
  const gone = { ping: () => Promise.reject(new Error('gone')), renew: () => Promise.reject(new Error('gone')) }
  await new Promise<void>((resolve) => {
    closing.push(watchDatabase(gone, log, resolve, { everyMs: 10, lostAfterMs: 20, giveUpAfterMs: 100 }))
  })
  expect(log.fatal).toHaveBeenCalledTimes(1)
})

test('what was cut before its commit has written nothing and may run again; then it is written once', async () => {
  const database = await open()
  const insert = (amid: () => void) =>
    database.transport.transaction(async (send) => {
      await send('books', { insert: 'papers', documents: [{ _id: 'first', workspaceId: 'b', n: 1 }] })
      amid()
      await send('books', { insert: 'papers', documents: [{ _id: 'second', workspaceId: 'b', n: 2 }] })
    })
  const error: unknown = await insert(() => line.cut()).catch((thrown: unknown) => thrown)
  expect([isAway(error), isTransient(error)]).toEqual([true, true])
  await insert(() => undefined)
  expect(await database.platformRecords('papers').count({})).toBe(2)
  await database.collection('papers').deleteMany({})
})

test('reads of one moment go one by one: a server that refuses the second before the first is answered refuses none', async () => {
  const database = await open()
  const refused = (): MongoServerError => new MongoServerError({ code: 251, errmsg: 'Given transaction number does not match' })
  let isBusy = false
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isBusy) throw refused()
    isBusy = true
    return work().finally(() => (isBusy = false))
  }
  const toArray = AbstractCursor.prototype.toArray
  const countDocuments = Collection.prototype.countDocuments
  jest.spyOn(AbstractCursor.prototype, 'toArray').mockImplementation(function (this: AbstractCursor) {
    return alone(() => toArray.call(this))
  })
  jest.spyOn(Collection.prototype, 'countDocuments').mockImplementation(function (this: Collection, ...asked) {
    return alone(() => countDocuments.apply(this, asked))
  })
  const sideBySide = database.asOfOneMoment((reader) => {
    const papers = reader.records('papers', workspaceId)
    return Promise.all([papers.find({}), papers.count({}), papers.one({ n: 1 }), papers.find({ n: 2 })])
  })
  await expect(sideBySide).resolves.toEqual([[], 0, null, []])
  jest.restoreAllMocks()
})

test('a failed read of one moment keeps none of those that wait behind it', async () => {
  const database = await open()
  const outcomes = await database.asOfOneMoment((reader) => {
    const papers = reader.records('papers', workspaceId)
    return Promise.allSettled([papers.find({ $nonsense: 1 }), papers.count({})])
  })
  expect(outcomes.map(({ status }) => status)).toContain('rejected')
})

test('an index that is declared otherwise is built anew, one that is declared no more goes, an operator’s own stays', async () => {
  const database = await open()
  const papers = database.collection('papers')
  await papers.createIndex({ workspaceId: 1, color: 1 }, { unique: true })
  await papers.createIndex({ size: 1 }, { name: 'own by Hai' })
  const changed: CollectionDefinition[] = [
    { name: 'papers', kinds: {}, scoped: true, indexes: [{ fields: { n: 1 }, unique: true, partial: { n: { $gt: 0 } } }] },
  ]
  const said: string[] = []
  const again = await Database.connect<Papers>(uri, changed, { log: (each) => said.push(each) })
  closing.push(() => again.close())
  expect(said).toEqual([
    'the index workspaceId_1_n_1 of papers has changed: it is built anew',
    'the index workspaceId_1_color_1 of papers is no longer declared: it is removed',
  ])
  const indexes = await papers.listIndexes().toArray()
  expect(indexes.map(({ name }): unknown => name).sort()).toEqual(['_id_', 'own by Hai', 'workspaceId_1_n_1'])
  expect(indexes.find(({ name }) => name === 'workspaceId_1_n_1')).toMatchObject({ partialFilterExpression: { n: { $gt: 0 } } })
})
