import { execFileSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient, MongoServerError, type Collection } from 'mongodb'
import { readLockFile } from './owner'
import { buildWorker } from './testing/build-worker'
import { exited, startEngineProcess } from './bench/engine-process'
import { inspect } from './testing/inspect'
import { temporaryFolder } from './testing/start'

/** strace answers some of the engine's system calls on its data file with an error, as a failing disk does. Each thread counts its own. */
let dataDir: string
let client: MongoClient
let kill: () => Promise<void>
let numbers: Collection<{ _id: number; key: string }>
const acknowledged: number[] = []
const refused: { _id: number; error: MongoServerError }[] = []

async function startFailing(injection: string): Promise<void> {
  const calls = 'trace=fdatasync,pwrite64,writev'
  dataDir = temporaryFolder()
  await start(['strace', '-f', '-qq', '-o', '/dev/null', '-P', join(dataDir, 'data.mdb'), '-e', calls, '-e', `inject=${injection}`])
}

async function start(under: readonly string[]): Promise<void> {
  acknowledged.length = 0
  refused.length = 0
  const { child, uri } = await startEngineProcess(dataDir, await buildWorker(), under)
  const { pid } = readLockFile(dataDir)!
  client = await new MongoClient(uri, { retryWrites: false, serverSelectionTimeoutMS: 500 }).connect()
  numbers = client.db('test').collection('numbers')
  kill = async () => {
    await client.close(true)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    await exited(child)
  }
}

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Writes one more. */
async function writeNext(): Promise<void> {
  const _id = acknowledged.length + refused.length
  try {
    await numbers.insertOne({ _id, key: `k${_id}` })
    acknowledged.push(_id)
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error
    refused.push({ _id, error })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const stored = async (): Promise<number[]> => {
  const { documents, disagreements } = await inspect(join(dataDir, 'data.mdb'))
  expect(disagreements).toEqual([])
  return documents.get('numbers')!.map(({ _id }) => Number(_id))
}

it('after one failed flush nothing is written until the next start, reads go on, and nothing acknowledged is lost', async () => {
  await startFailing('fdatasync:error=EIO:when=10')
  await numbers.createIndex({ key: 1 })
  while (refused.length < 5) await writeNext()
  for (const { error } of refused)
    expect(error).toMatchObject({ code: 14031, message: expect.stringMatching(/Input\/output error.*Look after the disk/) as string })
  expect((await numbers.find().toArray()).map(({ _id }) => _id)).toEqual(acknowledged)
  await new Promise((resolve) => setTimeout(resolve, 1100)) // a full disk would be tried again by now
  await expect(numbers.insertOne({ _id: -1, key: 'later' })).rejects.toMatchObject({ code: 14031 })
  expect((await client.db('admin').command({ serverStatus: 1 })).storage).toMatchObject({ readOnly: true, cause: 'Input/output error' })
  await kill()
  expect(await stored()).toEqual(acknowledged)
}, 30_000)

it('where there is no space for some writes, those are refused, and writing resumes by itself', async () => {
  await startFailing('writev:error=ENOSPC:when=6')
  await numbers.createIndex({ key: 1 })
  while (refused.length === 0) await writeNext()
  for (const last = refused[0]!._id; (acknowledged.at(-1) ?? 0) < last;) await writeNext()
  expect(refused[0]!.error).toMatchObject({ code: 14031, message: expect.stringMatching(/No space left.*resumes by itself/) as string })
  expect((await numbers.find().toArray()).map(({ _id }) => _id)).toEqual(acknowledged)
  await kill()
  expect(await stored()).toEqual(acknowledged)
}, 30_000)

it('a large transaction that the file may not grow for is refused whole, and succeeds after a start where it may', async () => {
  dataDir = temporaryFolder()
  await start([])
  const writeMany = (round: string): Promise<void> =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const rows = Array.from({ length: 5000 }, (_, n) => ({ _id: n, key: `${round} ${'x'.repeat(n % 300)}` }))
        await numbers.deleteMany({}, { session })
        await numbers.insertMany(rows, { session })
      }),
    )
  const count = (key: RegExp): Promise<number> => numbers.countDocuments({ key })
  try {
    await writeMany('first')
    const most = statSync(join(dataDir, 'data.mdb')).size + 100_000
    execFileSync('prlimit', ['--pid', `${readLockFile(dataDir)!.pid}`, `--fsize=${most}`])
    await expect(writeMany('second')).rejects.toMatchObject({
      code: 14031,
      message: expect.stringContaining('could not be written') as string,
    })
    await expect(writeMany('second')).rejects.toMatchObject({ code: 14031 })
    expect([await count(/^first/), await count(/^second/)]).toEqual([5000, 0])
    await kill()
    await start([])
    expect([await count(/^first/), await count(/^second/)]).toEqual([5000, 0])
    await writeMany('second')
    expect([await count(/^first/), await count(/^second/)]).toEqual([0, 5000])
  } finally {
    await kill()
  }
  expect(await stored()).toHaveLength(5000)
}, 30_000)

it('where the root of the file cannot be written the engine ends, and the next start has everything acknowledged', async () => {
  // Lone pages are written by the same call as the root: which of them the n-th one is depends on the thread.
  const endsAt = async (call: number): Promise<boolean> => {
    await startFailing(`pwrite64:error=EIO:when=${call}`)
    try {
      await numbers.createIndex({ key: 1 })
      while (refused.length < 5) await writeNext()
      return false
    } catch (error) {
      expect(String(error)).toMatch(/connect|closed|ECONN|ENOENT/)
      return true
    } finally {
      await kill()
    }
  }
  for (let call = 12; !(await endsAt(call)); call++) rmSync(dataDir, { recursive: true, force: true })
  const kept = await stored()
  expect(kept.slice(0, acknowledged.length)).toEqual(acknowledged)
  expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1)
}, 30_000)
