import { serialize } from 'bson'
import { MongoClient } from 'mongodb'
import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { message, RawClient } from './testing/raw-client'
import { startTestEngine, type TestEngine } from './testing/start'
import { Connection } from './wire/connection'
import { Outbox } from './wire/outbox'
import { Traffic } from './wire/traffic'

let test_: TestEngine

beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())

const body = (document: object): Buffer => Buffer.from(serialize(document))
const header = (length: number, code: number): Buffer => {
  const bytes = Buffer.alloc(16)
  bytes.writeInt32LE(length, 0)
  bytes.writeInt32LE(code, 12)
  return bytes
}

describe('an invalid message closes its connection and affects no other', () => {
  test.each<[string, Buffer]>([
    ['a length of nothing', header(0, 2013)],
    ['a negative length', header(-5, 2013)],
    ['a length beyond 48 MB', header(48_000_001, 2013)],
    ['an unknown operation', header(16, 2002)],
    ['a compressed message', header(16, 2012)],
    ['no body', Buffer.concat([header(20, 2013), Buffer.alloc(4)])],
    ['unknown flags', message(body({ ping: 1, $db: 'x' }), 4)],
    ['an unknown section', Buffer.concat([header(26, 2013), Buffer.alloc(4), Buffer.from([9, 5, 0, 0, 0, 0])])],
    ['a section that ends elsewhere', Buffer.concat([header(30, 2013), Buffer.alloc(4), Buffer.from([1, 99, 0, 0, 0, 97, 0, 0, 0, 0])])],
    ['an old query that is cut off', header(16, 2004)],
  ])('%s', async (_name, bytes) => {
    const client = await RawClient.connect(test_.engine.uri)
    client.send(bytes)
    await client.closed()
    expect(await test_.db.command({ ping: 1 })).toMatchObject({ ok: 1 })
  })

  it('broken BSON is answered with an error', async () => {
    const client = await RawClient.connect(test_.engine.uri)
    const broken = body({ find: 'x', filter: { a: 'text' }, $db: 'test' })
    broken.writeInt32LE(1000, broken.indexOf('text') - 4)
    client.send(message(broken))
    expect((await client.reply()).includes('Invalid BSON')).toBe(true)
    client.close()
  })

  it('random changes of good messages never stop the engine', async () => {
    const good = message(body({ insert: 'fuzz', documents: [{ a: [1, { b: 'x' }], c: new Date() }], ordered: true, $db: 'test' }))
    let seed = 1
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below
    for (let i = 0; i < 300; i++) {
      const client = await RawClient.connect(test_.engine.uri)
      const bytes = Buffer.from(good)
      for (let n = 0; n <= random(3); n++) bytes[16 + random(bytes.length - 16)] = random(256)
      client.send(bytes)
      client.send(message(body({ ping: 1, $db: 'admin' })))
      await client.reply().catch(() => undefined)
      client.close()
    }
    expect(await test_.db.command({ ping: 1 })).toMatchObject({ ok: 1 })
    expect(test_.log).toEqual([])
  }, 20_000)
})

it('takes messages in chunks of any size, and several in one', async () => {
  const client = await RawClient.connect(test_.engine.uri)
  const ping = message(body({ ping: 1, $db: 'admin' }))
  for (const byte of ping) client.send(Buffer.from([byte]))
  client.send(Buffer.concat([ping, ping, ping.subarray(0, 10)]))
  client.send(ping.subarray(10))
  for (let i = 0; i < 4; i++) expect((await client.reply()).readInt32LE(12)).toBe(2013)
  client.close()
})

it('answers nothing to a write that wants no answer', async () => {
  const things = test_.db.collection('silent', { writeConcern: { w: 0 } })
  await things.insertOne({ a: 1 })
  const client = await RawClient.connect(test_.engine.uri)
  client.send(message(body({ insert: 'silent', documents: [{ a: 2 }], $db: 'test', writeConcern: { w: 0 } }), 2))
  expect(await client.command({ count: 'silent', query: { a: 2 }, $db: 'test' })).toMatchObject({ n: 1 })
  client.close()
})

it('carries large batches there and back', async () => {
  const things = test_.db.collection('large')
  const documents = Array.from({ length: 60 }, (_, i) => ({ i, text: 'x'.repeat(1_000_000) }))
  await things.insertMany(documents)
  expect((await things.find({}).sort({ i: 1 }).toArray()).map(({ i }) => i as number)).toEqual(documents.map(({ i }) => i))
  await expect(things.insertOne({ text: 'x'.repeat(17_000_000) })).rejects.toThrow()
}, 20_000)

it('refuses a document beyond 16 MB, and the connection stays open', async () => {
  const client = await RawClient.connect(test_.engine.uri)
  const insert = { insert: 'large', documents: [{ text: 'x'.repeat(17_000_000) }], $db: 'test' }
  expect(await client.command(insert)).toMatchObject({ ok: 1, n: 0, writeErrors: [{ index: 0, code: 10334 }] })
  expect(await client.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 })
  client.close()
}, 20_000)

it('closes a connection whose message stays incomplete for 30 seconds, but no idle one', () => {
  const timeouts: number[] = []
  const events = new EventEmitter()
  const socket = Object.assign(events, {
    setNoDelay: () => undefined,
    setTimeout: (milliseconds: number) => timeouts.push(milliseconds),
    pause: () => undefined,
    destroy: () => events.emit('close'),
  })
  let isClosed = false
  const budget = { held: 0, maxBytes: 1e9, overflow: () => undefined }
  const connection = new Connection(socket as unknown as Socket, 1, new Traffic(), budget, new Outbox(), () => {
    isClosed = true
  })
  const ping = message(body({ ping: 1, $db: 'admin' }))
  events.emit('data', ping.subarray(0, 20))
  expect(timeouts).toEqual([30_000])
  events.emit('data', ping.subarray(20))
  expect(timeouts).toEqual([30_000, 0])
  events.emit('data', ping.subarray(0, 3))
  expect([connection.held, budget.held]).toEqual([ping.length + 3, ping.length + 3]) // nobody serves it yet
  events.emit('timeout')
  expect([isClosed, connection.held, budget.held]).toEqual([true, 0, 0])
})

it('gives up at maxTimeMS', async () => {
  const things = test_.db.collection('slow')
  await things.insertMany(Array.from({ length: 5000 }, (_, i) => ({ i, text: 'abcdefghij'.repeat(100) })))
  await expect(things.find({ text: { $regex: '(j+a+)+$' }, i: -1 }, { maxTimeMS: 1 }).toArray()).rejects.toMatchObject({ code: 50 })
})

it('tells a client from before that it needs a newer one', async () => {
  await expect(test_.db.command({ ping: 1, apiVersion: '2' })).rejects.toMatchObject({ code: 322 })
  await expect(test_.db.command({ ping: 1, apiStrict: true })).rejects.toMatchObject({ code: 72 })
  await expect(test_.db.command({ ping: 1, apiVersion: '1', apiStrict: true })).resolves.toMatchObject({ ok: 1 })
  await expect(test_.db.command({ dbStats: 1, apiVersion: '1', apiStrict: true })).rejects.toMatchObject({ code: 323 })
})

it('serves on a loopback port, too', async () => {
  const { startEngine } = await import('./index')
  const { buildWorker } = await import('./testing/build-worker')
  const { temporaryFolder } = await import('./testing/start')
  const engine = await startEngine({ dataDir: temporaryFolder(), port: 0, workerFile: await buildWorker() })
  expect(engine.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?directConnection=true$/)
  const client = await new MongoClient(engine.uri, { appName: 'shell', serverApi: { version: '1' } }).connect()
  await client.db('x').collection('y').insertOne({ a: 1 })
  expect((await client.db().admin().listDatabases()).databases.map(({ name }) => name)).toEqual(['x'])
  expect(await client.db('x').listCollections().toArray()).toMatchObject([{ name: 'y', type: 'collection' }])
  await client.close()
  await engine.close()
})
