import { Long, serialize, Timestamp, type Document } from 'bson'
import { mutated, oddities, withWrongLength, type Below } from './testing/damage'
import { randomOf, withSeed } from './testing/random'
import { message, RawClient } from './testing/raw-client'
import { startTestEngine, type TestEngine } from './testing/start'

let test_: TestEngine
beforeAll(async () => {
  test_ = await startTestEngine()
  await test_.db.collection('steady').insertOne({ a: 1 })
  const things = test_.db.collection('fuzz')
  await things.createIndex({ a: 1, b: -1 })
  await things.createIndex({ u: 1 }, { unique: true, partialFilterExpression: { u: { $exists: true } } })
  await things.insertMany(Array.from({ length: 50 }, (_, i) => ({ a: i % 7, b: [i, { c: `${i}` }], t: `text ${i}` })))
})
afterAll(() => test_.stop())

const belowOf =
  (random: () => number): Below =>
  (limit) =>
    Math.floor(random() * limit)

/** One sensible command of each kind; what is sent is a damaged copy. */
const commands: readonly Document[] = [
  {
    find: 'fuzz',
    filter: { a: { $gte: 1, $lt: 5 }, $or: [{ b: 3 }, { 'b.c': { $in: ['4', /^1/] } }] },
    sort: { a: 1, b: -1 },
    limit: 5,
    skip: 1,
  },
  {
    find: 'fuzz',
    filter: { b: { $elemMatch: { c: '3' } }, t: { $regex: '^text', $options: 'i' } },
    projection: { a: 1, 'b.c': 1 },
    batchSize: 2,
  },
  { find: 'fuzz', filter: { $nor: [{ a: { $type: 'int' } }, { a: { $not: { $size: 2 } } }] }, hint: { a: 1, b: -1 }, singleBatch: true },
  {
    insert: 'fuzz',
    documents: [
      { a: 1, b: [1, { x: 2 }], u: 5 },
      { a: Long.fromNumber(3), b: new Date() },
    ],
    ordered: false,
  },
  {
    update: 'fuzz',
    updates: [{ q: { a: 1 }, u: { $set: { 'b.0': 5, t: 'x' }, $inc: { a: 1 }, $push: { l: { $each: [1, 2], $slice: -3 } } }, multi: true }],
  },
  {
    update: 'fuzz',
    updates: [
      { q: { a: 2, b: 3 }, u: { $set: { 'b.$': 7 }, $unset: { t: 1 }, $max: { m: 3 } } },
      { q: { a: 9 }, u: { a: 9 }, upsert: true },
    ],
  },
  { update: 'fuzz', updates: [{ q: {}, u: { $set: { 'b.$[x].c': 'y' } }, arrayFilters: [{ 'x.c': { $gt: '3' } }] }] },
  {
    delete: 'fuzz',
    deletes: [
      { q: { a: { $gt: 5 } }, limit: 1 },
      { q: { _id: 5 }, limit: 0 },
    ],
  },
  {
    findAndModify: 'fuzz',
    query: { a: 3 },
    update: { $addToSet: { l: { $each: [1, 2] } }, $pull: { b: { $lt: 5 } } },
    sort: { b: 1 },
    new: true,
    fields: { a: 1 },
  },
  {
    aggregate: 'fuzz',
    pipeline: [
      { $match: { a: { $gt: 1 } } },
      { $unwind: '$b' },
      { $group: { _id: '$a', n: { $sum: 1 }, m: { $max: '$b' } } },
      { $sort: { n: -1 } },
    ],
    cursor: { batchSize: 3 },
  },
  {
    aggregate: 'fuzz',
    pipeline: [{ $match: {} }, { $sort: { a: 1 } }, { $skip: 1 }, { $limit: 5 }, { $project: { a: 1, b: { $slice: 2 } } }],
    cursor: {},
  },
  { count: 'fuzz', query: { a: { $lte: 3 } }, limit: 3, skip: 1 },
  { distinct: 'fuzz', key: 'b.c', query: { a: 1 } },
  { explain: { find: 'fuzz', filter: { a: 1 }, sort: { b: 1 } }, verbosity: 'executionStats' },
  { getMore: Long.fromNumber(12345), collection: 'fuzz', batchSize: 3 },
  { killCursors: 'fuzz', cursors: [Long.fromNumber(1), Long.fromNumber(2)] },
  { createIndexes: 'fuzz', indexes: [{ key: { a: 1, 'b.c': -1 }, name: 'x', unique: false, partialFilterExpression: { a: { $gt: 3 } } }] },
  { dropIndexes: 'fuzz', index: 'x' },
  { listIndexes: 'fuzz', cursor: { batchSize: 3 } },
  { listCollections: 1, filter: { name: 'fuzz' }, nameOnly: true },
  { create: 'other' },
  { drop: 'other' },
  { collStats: 'fuzz', scale: 1 },
  { dbStats: 1 },
  { serverStatus: 1 },
  {
    bulkWrite: 1,
    ops: [
      { insert: 0, document: { a: 1 } },
      { update: 0, filter: { a: 1 }, updateMods: { $set: { b: 1 } }, multi: true },
      { delete: 0, filter: { a: 8 } },
    ],
    nsInfo: [{ ns: 'test.fuzz' }],
  },
  { hello: 1, client: { driver: { name: 'x' } } },
  { endSessions: [{ id: Buffer.alloc(16) }] },
]

const generic: Document = {
  $db: 'test',
  lsid: { id: Buffer.alloc(16, 7) },
  readConcern: { level: 'majority', afterClusterTime: new Timestamp({ t: 1, i: 1 }) },
  writeConcern: { w: 'majority', wtimeout: 100 },
  $readPreference: { mode: 'primary' },
  maxTimeMS: 1000,
  comment: 'fuzz',
}

const body = (document: Document): Buffer => Buffer.from(serialize(document, { ignoreUndefined: false }))

/** The engine still answers others, and nothing in it has gone wrong unforeseen. */
async function expectHealthy(): Promise<void> {
  expect(await test_.db.command({ ping: 1 })).toMatchObject({ ok: 1 })
  expect(test_.log).toEqual([])
}

it(
  'commands with any value anywhere are answered, refused by a known code or done, and never fail inside',
  () =>
    withSeed(async (random) => {
      const below = belowOf(random)
      const client = await RawClient.connect(test_.engine.uri)
      const codes = new Map<number, number>()
      const failures: string[] = []
      for (let i = 0; i < 3000; i++) {
        let command: Document = { ...commands[below(commands.length)]!, $db: 'test', ...(below(3) === 0 ? generic : {}) }
        for (let times = below(3); times >= 0; times--) command = mutated(command, below)
        if ('simulateFullDisk' in command) continue
        const bytes = body(command)
        client.send(message(bytes))
        const reply = await client.replyDocument()
        const code = Number(reply.code ?? 0)
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (code === 1) failures.push(`${JSON.stringify(command)}: ${reply.errmsg}`)
      }
      client.close()
      expect(failures).toEqual([])
      expect(codes.get(0)).toBeGreaterThan(100)
      expect(codes.size).toBeGreaterThan(8)
      await expectHealthy()
    }),
  60_000,
)

it(
  'wrong lengths of documents, strings, arrays and binaries are answered with an error or the connection is closed',
  () =>
    withSeed(async (random) => {
      const below = belowOf(random)
      for (let i = 0; i < 600; i++) {
        const client = await RawClient.connect(test_.engine.uri)
        const damaged = withWrongLength({ ...commands[below(commands.length)]!, ...generic }, below)
        const frame = message(damaged)
        if (below(6) === 0) frame.writeInt32LE([0, 15, 20, -1, 48_000_001, frame.length - 1][below(6)]!, 0)
        client.send(frame)
        client.end()
        const reply = await client.replyDocument().catch(() => null)
        if (reply) expect(reply.code).not.toBe(1)
        client.close()
      }
      await expectHealthy()
    }),
  60_000,
)

it(
  'wrong sections and old messages of random bytes do no harm',
  () =>
    withSeed(async (random) => {
      const below = belowOf(random)
      const bytes = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => below(256)))
      for (let i = 0; i < 600; i++) {
        const client = await RawClient.connect(test_.engine.uri)
        const list = body({ a: 1, u: below(1000) })
        const section = Buffer.concat([Buffer.alloc(4), Buffer.from('documents\0'), list, list])
        section.writeInt32LE(section.length + [0, 0, -1, 1, -list.length, 1000, -section.length][below(7)]!, 0)
        const parts = [Buffer.from([below(3)]), body({ insert: 'fuzz', $db: 'test' }), Buffer.from([1]), section, bytes(below(20))]
        const payload = below(2) === 0 ? Buffer.concat(parts.slice(0, 2 + below(4))) : bytes(below(200))
        const header = Buffer.alloc(20)
        header.writeInt32LE(20 + payload.length, 0)
        header.writeInt32LE([2013, 2004, 2013, 2010, 2012][below(5)]!, 12)
        header.writeInt32LE([0, 0, 1, 2, 1 << 16, -1][below(6)]!, 16)
        client.send(Buffer.concat([header, payload]))
        client.end()
        const reply = await client.replyDocument().catch(() => null)
        if (reply) expect(reply.code).not.toBe(1)
        client.close()
      }
      await expectHealthy()
    }),
  60_000,
)

it('documents nested 200 deep are refused wherever they stand', async () => {
  const client = await RawClient.connect(test_.engine.uri)
  let deep: unknown = 1
  let deepList: unknown = 1
  let deepOr: Document = { a: 1 }
  for (let i = 0; i < 200; i++) {
    deep = { x: deep }
    deepList = [deepList]
    deepOr = { $or: [deepOr] }
  }
  for (const command of [
    { insert: 'fuzz', documents: [{ deep }] },
    { insert: 'fuzz', documents: [{ deepList }] },
    { find: 'fuzz', filter: deepOr },
    { find: 'fuzz', filter: { a: deepList } },
    { update: 'fuzz', updates: [{ q: {}, u: { $set: { deep } } }] },
    { ping: 1, comment: deep },
  ])
    expect(await client.command({ ...command, $db: 'test' })).toMatchObject({ ok: 0, code: 15 })
  client.close()
  await expectHealthy()
})

it('paths of more than 200 names are refused wherever they stand', async () => {
  const client = await RawClient.connect(test_.engine.uri)
  const path = Array.from({ length: 10_000 }, () => 'a').join('.')
  for (const command of [
    { find: 'fuzz', filter: { [path]: 1 } },
    { find: 'fuzz', projection: { [path]: 1 } },
    { find: 'fuzz', sort: { [path]: 1 } },
    { distinct: 'fuzz', key: path },
    { update: 'fuzz', updates: [{ q: {}, u: { $set: { [path]: 1 } } }] },
    { aggregate: 'fuzz', pipeline: [{ $group: { _id: `$${path}` } }], cursor: {} },
    { createIndexes: 'fuzz', indexes: [{ key: { [path]: 1 }, name: 'long' }] },
  ]) {
    const reply = await client.command({ ...command, $db: 'test' })
    expect([Object.keys(command)[0], reply.writeErrors?.[0].code ?? reply.code]).toEqual([Object.keys(command)[0], 15])
  }
  client.close()
  await expectHealthy()
})

it('commands of two thousand parts are answered', async () => {
  const client = await RawClient.connect(test_.engine.uri)
  const many = <Item>(item: (i: number) => Item): Item[] => Array.from({ length: 2000 }, (_, i) => item(i))
  const fields = (value: unknown): Document => Object.fromEntries(many((i) => [`f${i}`, value]))
  for (const command of [
    { find: 'fuzz', filter: { $or: many((i) => ({ a: i })) } },
    { find: 'fuzz', filter: { $and: many((i) => ({ a: { $ne: i } })) } },
    { find: 'fuzz', filter: { a: { $in: many((i) => i) } }, sort: { b: 1 } },
    { find: 'fuzz', projection: fields(1) },
    { find: 'fuzz', sort: fields(1) },
    { update: 'fuzz', updates: [{ q: { a: 1 }, u: { $set: fields(1) } }] },
    { aggregate: 'fuzz', pipeline: many(() => ({ $match: { a: 1 } })), cursor: {} },
    { aggregate: 'fuzz', pipeline: many(() => ({ $limit: 5 })), cursor: {} },
    { delete: 'fuzz', deletes: many((i) => ({ q: { a: -i - 1 }, limit: 0 })) },
  ])
    expect((await client.command({ ...command, $db: 'test' })).code).not.toBe(1)
  client.close()
  await expectHealthy()
}, 20_000)

const residentBytes = async (): Promise<number> => {
  const { mem } = (await test_.db.command({ serverStatus: 1 })) as { mem?: { resident?: number } }
  return (mem?.resident ?? process.memoryUsage().rss / 2 ** 20) * 2 ** 20
}

it('many connections with half a message cost little and delay no other', async () => {
  const before = await residentBytes()
  const ping = message(body({ ping: 1, $db: 'admin' }))
  const half = await Promise.all(Array.from({ length: 500 }, () => RawClient.connect(test_.engine.uri)))
  for (const client of half) client.send(ping.subarray(0, 30))
  await expectHealthy()
  expect(await test_.db.collection('steady').countDocuments({ a: 1 })).toBe(1)
  for (const client of half) client.send(ping.subarray(30))
  for (const client of half) expect((await client.reply()).readInt32LE(12)).toBe(2013)
  for (const client of half) client.close()
  expect((await residentBytes()) - before).toBeLessThan(200 * 2 ** 20)
}, 30_000)

it('connections that never complete their messages are closed before memory runs out, others stay', async () => {
  const header = Buffer.alloc(16)
  header.writeInt32LE(47_000_000, 0)
  header.writeInt32LE(2013, 12)
  const piece = Buffer.alloc(1_000_000)
  const greedy = await Promise.all(Array.from({ length: 12 }, () => RawClient.connect(test_.engine.uri)))
  const send = async (client: RawClient): Promise<void> => {
    client.send(header)
    for (let i = 0; i < 40 && !client.isClosed; i++) await client.sent(piece)
  }
  await Promise.all(greedy.map(send))
  while (greedy.filter(({ isClosed }) => isClosed).length < 6)
    await Promise.race(greedy.filter((one) => !one.isClosed).map((one) => one.closed()))
  await expectHealthy()
  for (const client of greedy) client.close()
}, 30_000)

it('a client that never reads its answers gets no more until it does', async () => {
  await test_.db.collection('wide').insertMany(Array.from({ length: 20 }, (_, i) => ({ i, text: 'x'.repeat(150_000) })))
  const before = await residentBytes()
  const client = await RawClient.connect(test_.engine.uri)
  client.pause()
  const find = message(body({ find: 'wide', $db: 'test' }))
  for (let i = 0; i < 50; i++) client.send(find)
  for (let i = 0; i < 20; i++) await expectHealthy()
  expect((await residentBytes()) - before).toBeLessThan(100 * 2 ** 20)
  client.resume()
  for (let i = 0; i < 50; i++) expect((await client.replyDocument()).ok).toBe(1)
  client.close()
}, 60_000)

it('a message in single bytes is joined without keeping a buffer for each', async () => {
  const client = await RawClient.connect(test_.engine.uri)
  const frame = message(body({ insert: 'fuzz', documents: [{ text: 'y'.repeat(3000) }], $db: 'test' }))
  for (const byte of frame) await client.sent(Buffer.from([byte]))
  expect(await client.replyDocument()).toMatchObject({ ok: 1, n: 1 })
  client.close()
}, 20_000)

it('the fuzz itself reaches every kind of value', () => {
  const below = belowOf(randomOf(1))
  const seen = new Set<unknown>()
  for (let i = 0; i < 5000; i++) for (const value of Object.values(mutated({ a: 1, b: 2 }, below))) seen.add(value)
  expect(oddities.filter((value) => !seen.has(value) && value === value)).toEqual([])
})
