import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from 'mongodb'
import { startTestEngine, type TestEngine } from './testing/start'

/** What mongosh 2 sends, found by reading its source: at the connect, and behind its helpers. */
let test: TestEngine
const admin = (command: Document): Promise<Document> => test.db.admin().command(command)
const run = (command: Document): Promise<Document> => test.db.command(command)

beforeAll(async () => {
  test = await startTestEngine()
  await test.db.collection('things').createIndex({ n: 1 })
  await test.db.collection('things').insertMany(Array.from({ length: 10 }, (_, n) => ({ _id: n as never, n, text: 'x'.repeat(100) })))
})
afterAll(() => test.stop())

it('the commands of the connect are answered; what it can do without is refused by name', async () => {
  expect(await run({ hello: 1 })).toMatchObject({ isWritablePrimary: true, maxBsonObjectSize: 16777216 })
  expect(await run({ isMaster: 1 })).toMatchObject({ ismaster: true })
  expect(await admin({ ping: 1 })).toMatchObject({ ok: 1 })
  expect(await admin({ buildInfo: 1 })).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string, modules: [] })
  expect(await admin({ getCmdLineOpts: 1 })).toMatchObject({ argv: [], parsed: {} })
  expect(await admin({ getParameter: 1, featureCompatibilityVersion: 1 })).toHaveProperty('featureCompatibilityVersion.version')
  expect(await admin({ getLog: 'startupWarnings' })).toMatchObject({ totalLinesWritten: 0, log: [] })
  expect(await admin({ connectionStatus: 1, showPrivileges: false })).toMatchObject({ authInfo: { authenticatedUsers: [] } })
  expect(await admin({ hostInfo: 1 })).toMatchObject({ system: { cpuAddrSize: 64 }, os: { name: process.platform } })
  expect(Object.keys((await admin({ listCommands: 1 })).commands as object)).toContain('find')
  await expect(admin({ atlasVersion: 1 })).rejects.toMatchObject({ code: 59, codeName: 'CommandNotFound' })
})

it('show dbs, show collections', async () => {
  const size = statSync(join(test.dataDir, 'data.mdb')).size
  expect(await admin({ listDatabases: 1 })).toMatchObject({
    databases: [{ name: 'test', sizeOnDisk: size, empty: false }],
    totalSize: size,
  })
  expect(await admin({ listDatabases: 1, nameOnly: true })).toMatchObject({ databases: [{ name: 'test' }] })
  expect(await admin({ listDatabases: 1, nameOnly: true, filter: { name: 'other' } })).toMatchObject({ databases: [] })
  expect(await test.db.listCollections({}, { nameOnly: true }).toArray()).toMatchObject([{ name: 'things', type: 'collection' }])
  expect(
    await test.client
      .db('config')
      .collection('collections')
      .findOne({ _id: 'test.things' as never }),
  ).toBeNull()
})

it('db.things.find() with its batches, count, distinct and explain', async () => {
  const things = test.db.collection('things')
  const cursor = things.find({}, { batchSize: 3 })
  expect(await cursor.toArray()).toHaveLength(10)
  expect(await run({ count: 'things', query: { n: { $gt: 7 } } })).toMatchObject({ n: 2 })
  expect(await things.estimatedDocumentCount()).toBe(10)
  expect(await things.distinct('n', { n: { $lt: 2 } })).toEqual([0, 1])
  for (const verbosity of ['queryPlanner', 'executionStats', 'allPlansExecution'])
    expect(await run({ explain: { find: 'things', filter: { n: 5 } }, verbosity })).toMatchObject({
      queryPlanner: { namespace: 'test.things', winningPlan: { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'n_1' } } },
    })
})

it('the Tab key in db.things.find({ … }): some documents, whose fields are offered', async () => {
  const sample = { aggregate: 'things', pipeline: [{ $sample: { size: 10 } }], cursor: {}, allowDiskUse: true, maxTimeMS: 1000 }
  const { cursor } = await run({ ...sample, $readPreference: { mode: 'secondaryPreferred' } })
  const found = (cursor as { firstBatch: { n: number }[] }).firstBatch.map(({ n }) => n)
  expect(found.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('db.things.getIndexes(), createIndex, hint, dropIndex, drop', async () => {
  const others = test.db.collection('others')
  await others.insertOne({ a: 1 })
  expect(await run({ createIndexes: 'others', indexes: [{ key: { a: 1 }, name: 'a_1' }] })).toMatchObject({
    numIndexesBefore: 1,
    numIndexesAfter: 2,
  })
  expect(await others.indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { a: 1 }, name: 'a_1' },
  ])
  expect(await others.find({ a: 1 }).hint('a_1').toArray()).toHaveLength(1)
  expect(await run({ dropIndexes: 'others', index: 'a_1' })).toMatchObject({ nIndexesWas: 2 })
  expect(await run({ validate: 'others' })).toMatchObject({ valid: true, nrecords: 1 })
  expect(await run({ drop: 'others' })).toMatchObject({ ns: 'test.others', nIndexesWas: 1 })
})

it('db.stats() and db.things.stats() say what is true', async () => {
  // 4 of length, 1 + 4 + 4 of _id, 1 + 2 + 4 of n, 1 + 5 + 4 + 101 of text, 1 at the end
  const document = 132
  const stats = await run({ collStats: 'things', scale: 1 })
  expect(stats).toMatchObject({
    ns: 'test.things',
    count: 10,
    size: 10 * document,
    avgObjSize: document,
    nindexes: 2,
    capped: false,
    scaleFactor: 1,
  })
  expect(Object.keys(stats.indexSizes as object)).toEqual(['_id_', 'n_1'])
  expect(stats.totalSize).toBe((stats.storageSize as number) + (stats.totalIndexSize as number))
  const [aggregated] = await test.db
    .collection('things')
    .aggregate([{ $collStats: { storageStats: { scale: 1 }, count: {} } }])
    .toArray()
  expect(aggregated).toMatchObject({
    ns: 'test.things',
    count: 10,
    storageStats: { count: 10, size: 10 * document, indexSizes: stats.indexSizes as Document },
  })
  const total = await test.db
    .collection('things')
    .aggregate([{ $collStats: { storageStats: {} } }, { $group: { _id: null, value: { $sum: '$storageStats.totalIndexSize' } } }])
    .toArray()
  expect(total).toEqual([{ _id: null, value: stats.totalIndexSize as number }])
  expect(await run({ dbStats: 1, scale: 1 })).toMatchObject({
    db: 'test',
    collections: 1,
    objects: 10,
    dataSize: 10 * document,
    indexes: 2,
    views: 0,
  })
  expect(await run({ dbStats: 1, scale: 100 })).toMatchObject({ dataSize: 13, scaleFactor: 100 })
  expect(await run({ collStats: 'nothing' })).toMatchObject({ count: 0, size: 0 })
  await expect(
    test.db
      .collection('nothing')
      .aggregate([{ $collStats: { storageStats: {} } }])
      .toArray(),
  ).rejects.toMatchObject({ code: 26 })
  await expect(
    test.db
      .collection('things')
      .aggregate([{ $collStats: { latencyStats: {} } }])
      .toArray(),
  ).rejects.toMatchObject({ code: 2 })
})

it('db.serverStatus() tells of connections, commands and traffic', async () => {
  const before = await admin({ serverStatus: 1 })
  await test.db.collection('things').findOne({})
  await test.db.collection('things').updateOne({ _id: 1 as never }, { $set: { n: 1 } })
  const after = await admin({ serverStatus: 1 })
  const counts = (status: Document): Record<string, number> => status.opcounters as Record<string, number>
  expect(counts(after).query! - counts(before).query!).toBe(1)
  expect(counts(after).update! - counts(before).update!).toBe(1)
  expect(after).toMatchObject({
    process: 'embedded',
    storageEngine: { name: 'lmdb', readOnly: false },
    mem: { bits: 64 },
    transactions: { currentActive: 0 },
  })
  const { connections, network } = after as unknown as {
    connections: { current: number; totalCreated: number }
    network: Record<string, number>
  }
  expect(connections.current).toBeGreaterThanOrEqual(1)
  expect(connections.totalCreated).toBeGreaterThanOrEqual(connections.current)
  expect(network.bytesIn).toBeGreaterThan(100)
  expect(network.bytesOut).toBeGreaterThan(100)
})
