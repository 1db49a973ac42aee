import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { DataDirectoryInUse, startEngine } from './index'
import { buildWorker } from './testing/build-worker'
import { startEngineProcess } from './bench/engine-process'
import { temporaryFolder } from './testing/start'

let workerFile: string
let dataDir: string
const children: ChildProcess[] = []

beforeAll(async () => {
  workerFile = await buildWorker()
})
beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

it('one data directory has one owner; the next gets it when the first is done', async () => {
  const first = await startEngine({ dataDir, workerFile })
  await expect(startEngine({ dataDir, workerFile })).rejects.toThrow(DataDirectoryInUse)
  await expect(startEngine({ dataDir, workerFile })).rejects.toThrow(dataDir)
  await first.close()
  const second = await startEngine({ dataDir, workerFile })
  await second.close()
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.sock') || name === 'engine.lock')).toEqual([])
})

it('an owner in another process is respected while it lives and succeeded when it was killed', async () => {
  const { child, uri } = await startEngineProcess(dataDir, workerFile)
  children.push(child)
  await expect(startEngine({ dataDir, workerFile })).rejects.toThrow(DataDirectoryInUse)
  const lock = JSON.parse(readFileSync(join(dataDir, 'engine.lock'), 'utf8')) as { address: { path: string } }
  expect(uri).toContain(encodeURIComponent(lock.address.path))
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  const next = await startEngine({ dataDir, workerFile })
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.sock'))).toHaveLength(1)
  await next.close()
})

it('one that was killed is succeeded at the very same port', async () => {
  const { child, uri } = await startEngineProcess(dataDir, workerFile, [], 0)
  const port = Number(new URL(uri).port)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  const next = await startEngine({ dataDir, workerFile, port })
  expect(next.uri).toContain(`127.0.0.1:${port}`)
  await next.close()
})

it('a lock file with the number of a living process is no proof of an owner', async () => {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(
    join(dataDir, 'engine.lock'),
    JSON.stringify({ token: 'x', pid: process.pid, address: { path: join(dataDir, 'gone.sock') } }),
  )
  const engine = await startEngine({ dataDir, workerFile })
  await engine.close()
})

it('of several that start together after a kill exactly one wins', async () => {
  const { child } = await startEngineProcess(dataDir, workerFile)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startEngine({ dataDir, workerFile })))
  const winners = starts.filter((start) => start.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  for (const start of starts) if (start.status === 'rejected') expect(start.reason).toBeInstanceOf(DataDirectoryInUse)
  const client = await new MongoClient(winners[0]!.value.uri).connect()
  await client.db('x').collection('y').insertOne({ a: 1 })
  await client.close()
  await winners[0]!.value.close()
})

it('a path too long for a socket gets a short private folder, and the lock file names it', async () => {
  const long = join(dataDir, 'x'.repeat(60), 'y'.repeat(60))
  const engine = await startEngine({ dataDir: long, workerFile })
  const { address } = JSON.parse(readFileSync(join(long, 'engine.lock'), 'utf8')) as { address: { path: string } }
  expect(Buffer.byteLength(address.path)).toBeLessThanOrEqual(100)
  const client = await new MongoClient(engine.uri).connect()
  expect(await client.db('x').command({ ping: 1 })).toMatchObject({ ok: 1 })
  await client.close()
  await engine.close()
})

it('says what is wrong when the directory cannot be used', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  await expect(startEngine({ dataDir: file, workerFile })).rejects.toThrow(/could not be started/)
})
