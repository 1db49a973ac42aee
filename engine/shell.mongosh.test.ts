import { Mongosh, PROMPT } from './testing/mongosh'
import { startTestEngine, type TestEngine } from './testing/start'

/** MongoDB's shell itself at an engine, the program that `MONGOSH` names. */
let test_: TestEngine
let shell: Mongosh
beforeAll(async () => {
  test_ = await startTestEngine()
  shell = new Mongosh(process.env.MONGOSH!, test_.engine.uri)
}, 60_000)
afterAll(async () => {
  shell.remove()
  await test_.stop()
})

const TIMEOUT_MS = 60_000

/** What each expression gives, as JSON without what differs from run to run; an error as its code name and message. */
async function evaluate(expressions: readonly string[]): Promise<unknown[]> {
  const printed = await shell.script(`
    const shown = (value) => JSON.stringify(value, (name, part) => (name === 'operationTime' || name === 'executionTimeMillis' ? undefined : part))
    const tell = (run) => {
      try {
        print('>' + shown(run() ?? null))
      } catch (error) {
        print('>' + shown((error.codeName ?? error.name) + ': ' + error.message))
      }
    }
    ${expressions.map((expression) => `tell(() => { return ${expression} })`).join('\n')}
  `)
  const lines = printed.split('\n').filter((line) => line.startsWith('>'))
  if (lines.length !== expressions.length) throw new Error(printed)
  return lines.map((line): unknown => JSON.parse(line.slice(1)))
}

const session = (work: string): string => `(() => { const s = db.getMongo().startSession(); const p = s.getDatabase('test').s; ${work} })()`
const plan = { stage: 'FETCH', filtered: false, inputStage: { stage: 'IXSCAN', indexName: 'n_1' } }

/** In the order in which a shell would be tried out; each sees what the ones before have left. */
const tried: [expression: string, expected: unknown][] = [
  [
    'db.p.insertMany([1, 2, 3, 4].map((n) => ({ _id: n, n, tags: ["a", "b" + n] })))',
    { acknowledged: true, insertedIds: { 0: 1, 1: 2, 2: 3, 3: 4 } },
  ],
  ['db.p.find({ n: { $gt: 2 } }, { n: 1 }).sort({ n: -1 }).limit(1).toArray()', [{ _id: 4, n: 4 }]],
  ['db.p.findOne({ _id: 2 }, { tags: 1 })', { _id: 2, tags: ['a', 'b2'] }],
  [
    '[db.p.countDocuments(), db.p.estimatedDocumentCount(), db.p.count({ n: 2 }), db.p.find().itcount(), db.p.find({ n: 2 }).size()]',
    [4, 4, 1, 4, 1],
  ],
  ['db.p.distinct("tags", { n: { $lt: 3 } })', ['a', 'b1', 'b2']],
  [
    'db.p.updateOne({ _id: 1 }, { $inc: { n: 10 } })',
    { acknowledged: true, insertedId: null, matchedCount: 1, modifiedCount: 1, upsertedCount: 0 },
  ],
  ['db.p.updateMany({ n: { $lt: 4 } }, { $set: { few: true } }).modifiedCount', 2],
  ['db.p.replaceOne({ _id: 9 }, { n: 9 }, { upsert: true }).upsertedCount', 1],
  ['db.p.findOneAndUpdate({ _id: 9 }, { $set: { n: 8 } }, { returnNewDocument: true })', { _id: 9, n: 8 }],
  ['db.p.findAndModify({ query: { _id: 9 }, remove: true })', { _id: 9, n: 8 }],
  ['db.p.deleteMany({ _id: { $gt: 3 } }).deletedCount', 1],
  ['db.p.bulkWrite([{ insertOne: { document: { _id: 5 } } }, { deleteOne: { filter: { _id: 5 } } }]).deletedCount', 1],
  [
    '(() => { const bulk = db.p.initializeOrderedBulkOp(); bulk.insert({ _id: 6 }); bulk.find({ _id: 6 }).deleteOne(); return bulk.execute().insertedCount })()',
    1,
  ],
  ['db.p.aggregate([{ $match: { n: { $gt: 1 } } }, { $group: { _id: null, sum: { $sum: "$n" } } }]).toArray()', [{ _id: null, sum: 16 }]],
  ['db.p.aggregate([{ $sample: { size: 10 } }]).toArray().length', 3],
  ['db.p.createIndex({ n: 1 })', 'n_1'],
  [
    'db.p.createIndex({ tags: 1 }, { unique: true, partialFilterExpression: { few: true } })',
    'DuplicateKey: E11000 duplicate key error collection: test.p index: tags_1',
  ],
  [
    'db.p.getIndexes()',
    [
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { n: 1 }, name: 'n_1' },
    ],
  ],
  ['db.p.find({ n: 2 }).explain().queryPlanner', { namespace: 'test.p', winningPlan: plan }],
  [
    'db.p.find({ n: 2 }).explain("executionStats").executionStats',
    { executionSuccess: true, nReturned: 1, totalKeysExamined: 1, totalDocsExamined: 1 },
  ],
  ['db.p.explain().aggregate([{ $match: { n: 2 } }]).queryPlanner.winningPlan', plan],
  ['db.p.explain("executionStats").count({ n: 2 }).executionStats.totalDocsExamined', 0],
  ['db.p.stats()', { ns: 'test.p', count: 3, nindexes: 2, capped: false, sharded: false, indexSizes: { _id_: 0 } }],
  ['[db.p.dataSize() > 0, db.p.storageSize() > 0, db.p.totalIndexSize() > 0, db.p.isCapped()]', [true, true, true, false]],
  ['db.p.validate()', { ns: 'test.p', valid: true, nrecords: 3, nIndexes: 2, errors: [] }],
  ['db.p.reIndex()', { nIndexes: 2 }],
  ['db.p.dropIndex("n_1")', { nIndexesWas: 2 }],
  ['(() => { const all = []; db.p.find().batchSize(2).forEach(({ _id }) => { all.push(_id) }); return all })()', [1, 2, 3]],
  [
    '(() => { const all = []; const cursor = db.p.find().batchSize(2); while (cursor.hasNext()) all.push(cursor.next()._id); return all })()',
    [1, 2, 3],
  ],
  [
    session(
      's.startTransaction(); p.insertOne({ _id: 1 }); const inside = p.find().toArray().length; s.abortTransaction(); return [inside, db.s.find().toArray().length]',
    ),
    [1, 0],
  ],
  [
    session(
      's.startTransaction({ readConcern: { level: "snapshot" }, writeConcern: { w: "majority" } }); p.insertOne({ _id: 1 }); s.commitTransaction(); return db.s.find().toArray()',
    ),
    [{ _id: 1 }],
  ],
  [session('return s.withTransaction(() => p.insertOne({ _id: 2 })).acknowledged'), true],
  [
    session(
      's.startTransaction(); p.findOne({ _id: 1 }); db.s.updateOne({ _id: 1 }, { $set: { n: 1 } }); p.insertOne({ _id: 3 }); s.commitTransaction()',
    ),
    'WriteConflict: ',
  ],
  ['db.p.insertOne({ _id: 1 })', 'DuplicateKey: E11000 duplicate key error collection: test.p index: _id_ dup key: { _id: 1 }'],
  ['db.p.insertMany([{ _id: 1 }, { _id: 30 }], { ordered: false })', 'MongoBulkWriteError: E11000 duplicate key error'],
  ['db.p.find({ n: { $foo: 1 } }).toArray()', 'BadValue: unknown operator: $foo'],
  ['db.p.aggregate([{ $lookup: {} }]).toArray()', "Location40324: Unrecognized pipeline stage name: '$lookup'"],
  [
    'db.p.createIndex({ at: 1 }, { expireAfterSeconds: 5 })',
    "InvalidIndexSpecificationOption: The index option 'expireAfterSeconds' (TTL) is not supported",
  ],
  ['db.getUsers()', "CommandNotFound: no such command: 'usersInfo'"],
  ['[db.getCollectionNames(), db.getCollectionInfos().length]', [['p', 's'], 2]],
  ['db.stats().collections', 2],
  ['[db.version(), db.serverStatus().storage.readOnly, db.hello().isWritablePrimary, db.hostInfo().ok]', ['8.0.0', false, true, 1]],
  ['db.getMongo().getDBNames()', ['test']],
  ['db.p.drop()', true],
  ['db.dropDatabase()', { ok: 1, dropped: 'test' }],
]

it(
  'its helpers give what they would at MongoDB; what is left out of the dialect is refused by name',
  async () => {
    const answers = await evaluate(tried.map(([expression]) => expression))
    for (const [at, [expression, expected]] of tried.entries()) {
      const answer = answers[at]
      if (typeof expected === 'string') expect([expression, String(answer).slice(0, expected.length)]).toEqual([expression, expected])
      else if (typeof expected === 'object') expect({ expression, answer }).toMatchObject({ expression, answer: expected })
      else expect([expression, answer]).toEqual([expression, expected])
    }
  },
  TIMEOUT_MS,
)

it(
  'at a terminal it has its prompt, pages through a cursor, completes names and shows what there is',
  async () => {
    const line = (text: string) => ({ when: PROMPT, text: `${text}\r` })
    const screen = await shell.type([
      line('use shop'),
      line('for (let i = 0; i < 45; i++) db.goods.insertOne({ _id: i })'),
      line('db.goods.find()'),
      line('it'),
      line('it'),
      line('it'),
      line('show dbs'),
      line('show collections'),
      line('show profile'),
      line('show startupWarnings'),
      line('show log global'),
      line('db.help()'),
      line('db.listCommands()'),
      { when: PROMPT, text: 'db.goods.findOneAndU\t' },
      { when: /findOneAndUpdate/, text: '\u0003' },
      { when: PROMPT, text: 'db.goo\t' },
      { when: /db\.goods/, text: '\u0003' },
      line('db.goods.insertOne({ _id: 1 })'),
      line("print('begun'); while (true) db.goods.findOne({ _id: 1 })"),
      { when: /\nbegun\n/, text: '\u0003' },
      { when: /Stopping execution\.\.\.[^]*> $/, text: '.exit\r' },
    ])
    expect(screen).toContain('switched to db shop')
    expect(screen).toContain('embedded [direct: primary] shop> ')
    expect(screen).toContain('{ _id: 19 }\n]\nType "it" for more\n')
    expect(screen).toContain('{ _id: 43 }, { _id: 44 } ]\n')
    expect(screen).toContain('no cursor\n')
    expect(screen).toMatch(/\nshop +\d+\.\d\d KiB\n/)
    expect(screen).toContain('\ngoods\n')
    expect(screen).toContain('db.system.profile is empty.')
    expect(screen).toContain(
      'Uncaught MongoServerError[DuplicateKey]: E11000 duplicate key error collection: shop.goods index: _id_ dup key: { _id: 1 }',
    )
    expect(screen).toContain('Stopping execution...')
    expect(screen.match(/^ +at .*$|MongoNetworkError|Unrecognized|TypeError/gmu) ?? []).toEqual([])
  },
  TIMEOUT_MS,
)
