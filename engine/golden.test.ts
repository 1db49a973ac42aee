import { deserialize, EJSON, serialize, type Document } from 'bson'
import { MongoClient, ObjectId, type Db } from 'mongodb'
import { golden } from './golden'
import { collection, type Probe } from './golden/probe'
import { startTestEngine, type TestEngine } from './testing/start'

let engine: TestEngine
/** Databases that are asked: the engine's, and with MONGODB_URI a real server's. */
const databases: { db: Db; isEngine: boolean }[] = []
let server: MongoClient | null = null

beforeAll(async () => {
  engine = await startTestEngine()
  databases.push({ db: engine.db, isEngine: true })
  const uri = process.env['MONGODB_URI']
  if (!uri) return
  server = await new MongoClient(uri).connect()
  databases.push({ db: server.db(`golden${new ObjectId().toHexString()}`), isEngine: false })
})
afterAll(async () => {
  await databases.find(({ isEngine }) => !isEngine)?.db.dropDatabase()
  await server?.close()
  await engine.stop()
})

const exact = { promoteValues: false, promoteBuffers: false } as const
/** Documents as text in which types show. */
const shown = (value: unknown): string => EJSON.stringify(deserialize(serialize({ value }), exact), { relaxed: false })

/** The same command on a collection of this name. */
const on = (name: string, command: Document): Document =>
  Object.fromEntries(
    Object.entries(command).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value.replace(collection, name) : value,
    ]),
  )

async function answer(db: Db, command: Document): Promise<Document> {
  try {
    const reply = await db.command(command, exact)
    const [error] = (reply['writeErrors'] ?? []) as Document[]
    return error ? { code: Number(error['code']) } : reply
  } catch (error) {
    return { code: Number((error as { code?: unknown }).code ?? String(error)) }
  }
}

async function ask(db: Db, { documents, before = [], command, expected }: Probe): Promise<void> {
  const name = `c${new ObjectId().toHexString()}`
  await db.createCollection(name)
  if (documents.length > 0) await db.collection(name).insertMany(documents as Document[])
  for (const one of before) await db.command(on(name, one))
  const reply = await answer(db, on(name, command))
  if (expected.code === undefined) expect(reply['code']).toBeUndefined()
  else expect(reply['code']).toBe(expected.code)
  if (expected.documents) expect(shown((reply['cursor'] as Document)['firstBatch'])).toBe(shown(expected.documents))
  for (const [field, value] of Object.entries(expected.reply ?? {})) expect(shown(reply[field])).toBe(shown(value))
  if (expected.after)
    expect(
      shown(
        await db
          .collection(name)
          .find({}, { ...exact, sort: { _id: 1 } })
          .toArray(),
      ),
    ).toBe(shown(expected.after))
}

describe.each(Object.entries(golden))('%s', (_area, probes) => {
  it.each(probes.map((probe): [string, Probe] => [`${probe.name} (${probe.page})`, probe]))('%s', async (_name, probe) => {
    for (const { db, isEngine } of databases) if (isEngine || !probe.isRefusal) await ask(db, probe)
  })
})

it('the table holds at least 200 facts, each with its page and a name of its own', () => {
  const all = Object.values(golden).flat()
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(all.filter(({ page }) => !/^[a-z][\w./-]+\/$/i.test(page))).toEqual([])
})
