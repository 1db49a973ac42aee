import { Binary, Long, type Collection, type Document } from 'mongodb'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { MongoClient } from 'mongodb'
import { buildWorker } from './testing/build-worker'
import { exited, startEngineProcess } from './bench/engine-process'
import { RawClient } from './testing/raw-client'
import { startTestEngine, temporaryFolder, type TestEngine } from './testing/start'
import { History } from './transactions/history'
import { Locks } from './transactions/locks'
import { Sessions } from './transactions/sessions'
import { DETACHED_LIFETIME_MS, TRANSACTION_LIFETIME_MS, type TransactionContext } from './transactions/transaction'
import type { Store } from './store/store'

let test_: TestEngine
let things: Collection<Document>
beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())
beforeEach(() => {
  things = test_.db.collection(`things${randomBytes(6).toString('hex')}`)
})

const newSession = (): Document => ({ id: new Binary(randomBytes(16), 4) })
const statement = (lsid: Document, number: number, isFirst: boolean): Document => ({
  lsid,
  txnNumber: Long.fromNumber(number),
  autocommit: false,
  ...(isFirst ? { startTransaction: true } : {}),
})
const run = (client: RawClient, command: Document, db = 'test'): Promise<Document> => client.command({ ...command, $db: db })

describe('a transaction', () => {
  it('ends when its connection is lost, and its locks go to the next waiter', async () => {
    await things.insertOne({ _id: 1 as never, n: 1 })
    const lost = await RawClient.connect(test_.engine.uri)
    const update = { update: things.collectionName, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] }
    expect(await run(lost, { ...update, ...statement(newSession(), 1, true) })).toMatchObject({ n: 1 })
    const waiting = things.updateOne({ _id: 1 as never }, { $inc: { n: 10 } })
    lost.close()
    await waiting
    expect(await things.findOne({})).toMatchObject({ n: 11 })
  }, 10_000)

  it('continues over another connection when one is lost', async () => {
    const [first, second] = [await RawClient.connect(test_.engine.uri), await RawClient.connect(test_.engine.uri)]
    const lsid = newSession()
    await run(first, { insert: things.collectionName, documents: [{ n: 1 }], ...statement(lsid, 1, true) })
    first.close()
    await first.closed()
    expect(await run(second, { insert: things.collectionName, documents: [{ n: 2 }], ...statement(lsid, 1, false) })).toMatchObject({
      n: 1,
    })
    expect(await run(second, { commitTransaction: 1, ...statement(lsid, 1, false) }, 'admin')).toMatchObject({ ok: 1 })
    expect(await things.countDocuments({})).toBe(2)
    second.close()
  })

  it('ends with its session, whichever connection says so', async () => {
    const [owner, other] = [await RawClient.connect(test_.engine.uri), await RawClient.connect(test_.engine.uri)]
    const lsid = newSession()
    await run(owner, { insert: things.collectionName, documents: [{ n: 1 }], ...statement(lsid, 1, true) })
    expect(await run(other, { endSessions: [lsid] }, 'admin')).toMatchObject({ ok: 1 })
    expect(await run(owner, { commitTransaction: 1, ...statement(lsid, 1, false) }, 'admin')).toMatchObject({ ok: 0, code: 251 })
    expect(await things.countDocuments({})).toBe(0)
    owner.close()
    other.close()
  })

  it('ends when the next one of its session begins', async () => {
    const client = await RawClient.connect(test_.engine.uri)
    const lsid = newSession()
    await run(client, { insert: things.collectionName, documents: [{ n: 1 }], ...statement(lsid, 1, true) })
    await run(client, { insert: things.collectionName, documents: [{ n: 2 }], ...statement(lsid, 2, true) })
    expect(await run(client, { commitTransaction: 1, ...statement(lsid, 1, false) }, 'admin')).toMatchObject({ ok: 0, code: 225 })
    expect(await run(client, { commitTransaction: 1, ...statement(lsid, 2, false) }, 'admin')).toMatchObject({ ok: 1 })
    expect(await things.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ n: 2 }])
    client.close()
  })

  it('takes its cursors with it', async () => {
    await things.insertMany(Array.from({ length: 10 }, (_, n) => ({ n })))
    const client = await RawClient.connect(test_.engine.uri)
    const lsid = newSession()
    const found = await run(client, { find: things.collectionName, batchSize: 2, ...statement(lsid, 1, true) })
    const getMore = { getMore: Long.fromValue((found.cursor as { id: Long }).id), collection: things.collectionName }
    await run(client, { abortTransaction: 1, ...statement(lsid, 1, false) }, 'admin')
    expect(await run(client, getMore)).toMatchObject({ ok: 0, code: 43 })
    client.close()
  })
})

describe('a cursor', () => {
  const open = async (client: RawClient): Promise<Document> => {
    await things.insertMany(Array.from({ length: 10 }, (_, n) => ({ n })))
    const { cursor } = (await run(client, { find: things.collectionName, batchSize: 2 })) as { cursor: { id: Long } }
    return { getMore: Long.fromValue(cursor.id), collection: things.collectionName }
  }

  it('is gone when it was killed', async () => {
    const client = await RawClient.connect(test_.engine.uri)
    const getMore = await open(client)
    const killed = await run(client, { killCursors: things.collectionName, cursors: [getMore.getMore as Long] })
    expect(killed).toMatchObject({ cursorsKilled: [expect.anything()], cursorsNotFound: [] })
    expect(await run(client, getMore)).toMatchObject({ ok: 0, code: 43 })
    expect(await run(client, { killCursors: things.collectionName, cursors: [getMore.getMore as Long] })).toMatchObject({
      cursorsKilled: [],
    })
    client.close()
  })

  it('is gone when its collection was dropped', async () => {
    const client = await RawClient.connect(test_.engine.uri)
    const getMore = await open(client)
    await things.drop()
    expect(await run(client, getMore)).toMatchObject({ ok: 0, code: 43 })
    client.close()
  })

  it('is asked by the name of its own collection alone', async () => {
    const client = await RawClient.connect(test_.engine.uri)
    const getMore = await open(client)
    expect(await run(client, { ...getMore, collection: 'another' })).toMatchObject({ ok: 0 })
    client.close()
  })
})

describe('time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const view = { snapshot: {}, layers: [] }
  const store = { view: () => view, advanceEpoch: () => undefined, release: () => undefined } as unknown as Store
  const newSessions = (): { sessions: Sessions; locks: Locks } => {
    const history = new History()
    const shared: TransactionContext = { store, locks: new Locks(history), history }
    return { sessions: new Sessions(shared), locks: shared.locks }
  }

  it('ends a transaction after a minute, with its locks', () => {
    const { sessions, locks } = newSessions()
    const transaction = sessions.transaction(sessions.get('a'), 1n, true, false)
    transaction.take('key')
    const other = { held: [] }
    jest.setSystemTime(1_000_000 + TRANSACTION_LIFETIME_MS - 1)
    sessions.tidy()
    expect([transaction.state, locks.isHeldByOther('key', other)]).toEqual(['active', true])
    jest.setSystemTime(1_000_000 + TRANSACTION_LIFETIME_MS + 1)
    sessions.tidy()
    expect([transaction.state, locks.isHeldByOther('key', other)]).toEqual(['aborted', false])
    expect(() => sessions.transaction(sessions.get('a'), 1n, false, false)).toThrow(/has been aborted/)
  })

  it('ends a transaction three seconds after its connection, unless another one continues it', () => {
    const { sessions } = newSessions()
    const [left, carried] = ['a', 'b'].map((id) => sessions.transaction(sessions.get(id), 1n, true, false))
    const [lost, next] = [{}, {}]
    left!.attach(lost)
    carried!.attach(lost)
    sessions.endConnection(lost)
    carried!.attach(next)
    jest.setSystemTime(1_000_000 + DETACHED_LIFETIME_MS + 1)
    sessions.tidy()
    expect([left!.state, carried!.state]).toEqual(['aborted', 'active'])
  })

  it('forgets a session that was not used for half an hour, but none with a transaction', () => {
    const { sessions } = newSessions()
    const idle = sessions.get('idle')
    idle.latest = 7n
    jest.setSystemTime(1_000_000 + 30 * 60_000 - 1)
    sessions.tidy()
    expect(sessions.get('idle')).toBe(idle)
    jest.setSystemTime(1_000_000 + 61 * 60_000)
    const busy = sessions.get('busy')
    sessions.transaction(busy, 1n, true, false)
    sessions.tidy()
    expect(sessions.get('idle')).not.toBe(idle)
    expect(sessions.get('busy')).toBe(busy)
  })
})

it('a commit that is sent again after a kill is not answered as if it had not been done', async () => {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  const first = await startEngineProcess(dataDir, workerFile)
  const before = await RawClient.connect(first.uri)
  const lsid = newSession()
  await run(before, { insert: 'paid', documents: [{ amount: 5 }], ...statement(lsid, 1, true) })
  expect(await run(before, { commitTransaction: 1, ...statement(lsid, 1, false) }, 'admin')).toMatchObject({ ok: 1 })
  first.child.kill('SIGKILL')
  await exited(first.child)
  const second = await startEngineProcess(dataDir, workerFile)
  const after = await RawClient.connect(second.uri)
  const answer = await run(after, { commitTransaction: 1, ...statement(lsid, 1, false) }, 'admin')
  expect(answer).toMatchObject({ ok: 0, code: 251, errmsg: expect.stringContaining('not known') as string })
  expect(answer.errorLabels).toBeUndefined() // with a label the driver would pay twice
  const client = await new MongoClient(second.uri).connect()
  expect(await client.db('test').collection('paid').countDocuments({})).toBe(1)
  await client.close()
  after.close()
  second.child.kill('SIGKILL')
  await exited(second.child)
  rmSync(dataDir, { recursive: true, force: true })
}, 20_000)
