import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { startEngine } from './index'
import { buildWorker } from './testing/build-worker'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const visit = async <T>(dataDir: string, body: (client: MongoClient) => Promise<T>): Promise<T> => {
  const engine = await startEngine({ dataDir, workerFile: await buildWorker() })
  const client = await new MongoClient(engine.uri).connect()
  try {
    return await body(client)
  } finally {
    await client.close()
    await engine.close()
  }
}

it.each(['engine-data-', 'engine-socket-', 'x'.repeat(90)])(
  'stopping keeps the data, whatever its folder is called (%s…)',
  async (name) => {
    const dataDir = await mkdtemp(join(tmpdir(), name))
    folders.push(dataDir)
    await visit(dataDir, (client) => client.db('books').collection('orders').insertOne({ number: 'S000001' }))
    const kept = await visit(dataDir, (client) =>
      client
        .db('books')
        .collection('orders')
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    )
    expect(kept).toEqual([{ number: 'S000001' }])
  },
)
