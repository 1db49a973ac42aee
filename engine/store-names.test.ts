import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { startEngine, type StoreNames } from './index'
import { isInstalled } from './owner'
import { buildWorker } from './testing/build-worker'
import { temporaryFolder } from './testing/start'
import { backUp } from './tools/backup'
import { restore } from './tools/restore'

const names: StoreNames = { database: 'books.mdb', backup: 'backup of books' }

let folder: string
let workerFile: string
beforeEach(async () => {
  folder = temporaryFolder()
  workerFile = await buildWorker()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const visit = async <T>(dataDir: string, work: (client: MongoClient, uri: string) => Promise<T>): Promise<T> => {
  const engine = await startEngine({ dataDir, names, workerFile })
  const client = await new MongoClient(engine.uri).connect()
  try {
    return await work(client, engine.uri)
  } finally {
    await client.close()
    await engine.close()
  }
}

it('data is kept, backed up and restored under the names that the host gives', async () => {
  const [dataDir, file] = [join(folder, 'data'), join(folder, 'one.backup')]
  await visit(dataDir, async (client, uri) => {
    await client.db('a').collection<{ _id: number }>('things').insertOne({ _id: 1 })
    await backUp({ uri, dataDir, names, file, now: new Date(0) })
  })
  expect(isInstalled(dataDir, names)).toBe(true)
  expect(isInstalled(dataDir)).toBe(false)
  const copy = join(folder, 'copy')
  await restore({ file, dataDir: copy, names, now: new Date(0), workerFile })
  expect(readdirSync(copy)).toEqual(['books.mdb'])
  expect(await visit(copy, (client) => client.db('a').collection('things').find().toArray())).toEqual([{ _id: 1 }])
})

it('a backup that says it is something else is refused', async () => {
  const [dataDir, file] = [join(folder, 'data'), join(folder, 'one.backup')]
  await visit(dataDir, (_client, uri) => backUp({ uri, dataDir, names, file, now: new Date(0) }))
  const other = restore({ file, dataDir: join(folder, 'copy'), now: new Date(0), workerFile })
  await expect(other).rejects.toThrow('it is no backup')
})

it('a folder with a database of another name is refused instead of beginning an empty one', async () => {
  await visit(folder, (client) => client.db('a').collection('things').insertOne({}))
  await expect(startEngine({ dataDir: folder, workerFile })).rejects.toThrow('books.mdb is another database, and data.mdb is not there')
  expect(readdirSync(folder)).toEqual(['books.mdb', 'books.mdb-lock'])
})
