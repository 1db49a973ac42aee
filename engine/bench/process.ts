import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { builtWorker, startEngine } from '../index'
import { startEngineProcess } from './engine-process'
import { memoryOf } from './memory'
import { ms, type Row } from './table'
import { mb, row } from './rows'

/** Memory of a process that is nothing but an engine, after one client has come and gone. */
export async function benchIdle(seconds: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-bench-idle-'))
  const { child, uri } = await startEngineProcess(dataDir, builtWorker())
  try {
    const client = await new MongoClient(uri).connect()
    await client.db('bench').collection('things').insertOne({ a: 1 })
    await client.close()
    await sleep(Math.min(seconds, 2) * 1000)
    const used = memoryOf(child.pid ?? 0)
    return used === null
      ? []
      : [row('memory idle (PSS of a process of its own)', `${used.toFixed(0)} MB`, '', '<= 80 MB', used <= 80, used)]
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** From starting the engine to the first document, over a store that is there. */
export async function benchOpening(dataDir: string): Promise<Row[]> {
  const began = performance.now()
  const engine = await startEngine({ dataDir })
  const client = await new MongoClient(engine.uri).connect()
  await client.db('bench').collection('orders').findOne({})
  const taken = performance.now() - began
  await client.close()
  await engine.close()
  return [
    row(
      `opening a store of ${mb(statSync(join(dataDir, 'data.mdb')).size)} to the first document`,
      ms(taken),
      '',
      '<= 1,000 ms',
      taken <= 1000,
      taken,
    ),
  ]
}
