import { ObjectId, type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from './testing/start'

let test_: TestEngine
let first: string
let second: string

beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())
beforeEach(() => {
  const mark = new ObjectId().toHexString()
  first = `first${mark}`
  second = `second${mark}`
})

const nsInfo = () => [{ ns: `test.${first}` }, { ns: `test.${second}` }]
const bulkWrite = (ops: Document[], options: Document = {}): Promise<Document> =>
  test_.client.db('admin').command({ bulkWrite: 1, ops, nsInfo: nsInfo(), ...options })
const all = (name: string): Promise<Document[]> => test_.db.collection(name).find().sort({ _id: 1 }).toArray()

describe('one command that writes to several collections', () => {
  it('inserts, changes, makes and removes, and tells what each statement did', async () => {
    const reply = await bulkWrite([
      { insert: 0, document: { _id: 1, n: 1 } },
      { insert: 1, document: { _id: 1, n: 10 } },
      { insert: 1, document: { _id: 2, n: 20 } },
      { update: 0, filter: { _id: 1 }, updateMods: { $inc: { n: 4 } } },
      { update: 1, filter: { n: { $gte: 10 } }, updateMods: { $set: { seen: true } }, multi: true },
      { update: 0, filter: { _id: 7 }, updateMods: { $set: { n: 7 } }, upsert: true },
      { delete: 1, filter: { _id: 2 } },
    ])
    expect(reply).toMatchObject({ ok: 1, nErrors: 0, nInserted: 3, nMatched: 3, nModified: 3, nUpserted: 1, nDeleted: 1 })
    expect(reply['cursor']).toEqual({
      id: 0,
      ns: 'admin.$cmd.bulkWrite',
      firstBatch: [
        { ok: 1, idx: 0, n: 1 },
        { ok: 1, idx: 1, n: 1 },
        { ok: 1, idx: 2, n: 1 },
        { ok: 1, idx: 3, n: 1, nModified: 1 },
        { ok: 1, idx: 4, n: 2, nModified: 2 },
        { ok: 1, idx: 5, n: 1, nModified: 0, upserted: { _id: 7 } },
        { ok: 1, idx: 6, n: 1 },
      ],
    })
    expect(await all(first)).toEqual([
      { _id: 1, n: 5 },
      { _id: 7, n: 7 },
    ])
    expect(await all(second)).toEqual([{ _id: 1, n: 10, seen: true }])
  })

  it('ends at the first error when in order, continues when not, and names the error either way', async () => {
    const ops = [
      { insert: 0, document: { _id: 1 } },
      { insert: 0, document: { _id: 1 } },
      { insert: 1, document: { _id: 3 } },
    ]
    const ordered = await bulkWrite(ops, { errorsOnly: true })
    expect(ordered).toMatchObject({ nErrors: 1, nInserted: 1 })
    expect(ordered['cursor'].firstBatch).toMatchObject([{ ok: 0, idx: 1, n: 0, code: 11000 }])
    expect(await all(second)).toEqual([])
    const unordered = await bulkWrite(ops, { ordered: false, errorsOnly: true })
    expect(unordered).toMatchObject({ nErrors: 2, nInserted: 1 })
    expect(await all(second)).toEqual([{ _id: 3 }])
  })

  it('is all or nothing within a transaction', async () => {
    await bulkWrite([{ insert: 0, document: { _id: 1 } }])
    const session = test_.client.startSession()
    session.startTransaction()
    const written = test_.client.db('admin').command(
      {
        bulkWrite: 1,
        nsInfo: nsInfo(),
        ops: [
          { insert: 1, document: { _id: 2 } },
          { insert: 0, document: { _id: 1 } },
        ],
      },
      { session },
    )
    await expect(written).rejects.toMatchObject({ code: 11000, keyPattern: { _id: 1 } })
    await session.endSession()
    expect(await all(second)).toEqual([])
  })

  it("is what the driver's own bulk writes across collections send", async () => {
    const result = await test_.client.bulkWrite<Record<string, Document>>(
      [
        { name: 'insertOne', namespace: `test.${first}`, document: { n: 1 } },
        { name: 'updateOne', namespace: `test.${first}`, filter: { n: 1 }, update: { $set: { n: 2 } } },
        { name: 'deleteMany', namespace: `test.${second}`, filter: {} },
      ],
      { verboseResults: true },
    )
    expect(result).toMatchObject({ insertedCount: 1, matchedCount: 1, modifiedCount: 1, deletedCount: 0 })
    expect(await all(first)).toEqual([{ _id: expect.any(ObjectId), n: 2 }])
  })

  it.each([
    ['a database other than admin', 'test', [{ insert: 0, document: {} }], 13],
    ['a collection that is not listed', 'admin', [{ insert: 5, document: {} }], 2],
    ['an unknown field of a statement', 'admin', [{ insert: 0, document: {}, surprise: 1 }], 40415],
    ['a statement without its filter', 'admin', [{ delete: 0 }], 40414],
    ['an unknown kind of statement', 'admin', [{ replace: 0, document: {} }], 9],
  ])('refuses %s', async (_what, db, ops, code) => {
    const reply = await test_.client
      .db(db)
      .command({ bulkWrite: 1, ops, nsInfo: nsInfo() })
      .catch((error: unknown) => error as Document)
    expect(reply['code'] ?? reply['cursor'].firstBatch[0].code).toBe(code)
  })
})
