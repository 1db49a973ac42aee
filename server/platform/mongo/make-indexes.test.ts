import { ObjectId } from 'mongodb'
import { freshDatabase } from '../../testing/engine'
import { Database, type CollectionDefinition, type ConnectOptions } from './database'

interface Papers {
  papers: { _id: string; workspaceId: string; n: number; size: number }
}

const company = 'a'.repeat(24)
const definition = (indexes: CollectionDefinition['indexes']): CollectionDefinition[] => [
  { name: 'papers', kinds: {}, scoped: true, indexes },
]
const before = definition([{ fields: { color: 1 } }])
const after = definition([{ fields: { n: 1 }, unique: true }, { fields: { size: 1 } }])

let uri: string
let release: () => Promise<void>
const open: Database<Papers>[] = []
const connect = async (declared: CollectionDefinition[], options: ConnectOptions<Papers> = {}): Promise<Database<Papers>> => {
  const database = await Database.connect<Papers>(uri, declared, options)
  open.push(database)
  return database
}
beforeEach(async () => ({ uri, release } = await freshDatabase()))
afterEach(async () => {
  await open[0]?.db.dropDatabase()
  for (const database of open.splice(0)) await database.close()
  await release()
})

const namesOf = async (database: Database<Papers>): Promise<string[]> =>
  (await database.collection('papers').listIndexes().toArray()).map(({ name }) => String(name)).sort()
const bySize = (database: Database<Papers>) => database.records('papers', company).find({ size: { $gt: 1 } }, { hint: { size: 1 } })

test('a new version guards what is unique before it serves, builds its other indexes while it does, and reads without them meanwhile', async () => {
  const older = await connect(before)
  const papers = older.collection('papers')
  const paper = { workspaceId: new ObjectId(company), n: 1 }
  await papers.insertOne({ ...paper, size: 2 })
  const newer = await connect(after, { makesIndexes: 'unique first' })
  expect(await namesOf(newer)).toEqual(['_id_', 'workspaceId_1_n_1'])
  expect(newer.lacksIndexes('papers')).toBe(true)
  await expect(papers.insertOne({ ...paper, size: 3 })).rejects.toMatchObject({ code: 11000 })
  // Asked by an index that isn't there, a database answers nothing at all.
  await expect(bySize(older)).rejects.toThrow('hint')
  expect(await bySize(newer)).toMatchObject([{ size: 2 }])
  await newer.finishIndexes(() => undefined)
  expect(await namesOf(newer)).toEqual(['_id_', 'workspaceId_1_n_1', 'workspaceId_1_size_1'])
  expect(newer.lacksIndexes('papers')).toBe(false)
  expect(await bySize(newer)).toMatchObject([{ size: 2 }])
})

test('a database that holds nothing has all its indexes from the beginning', async () => {
  const database = await connect(after, { makesIndexes: 'unique first' })
  expect(await namesOf(database)).toEqual(['_id_', 'workspaceId_1_n_1', 'workspaceId_1_size_1'])
  expect(database.lacksIndexes('papers')).toBe(false)
})
