import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient, type Db } from 'mongodb'
import { startEngine, type Engine } from '../index'
import { buildWorker } from './build-worker'

/** An engine with a client, for one test file. */
export interface TestEngine {
  readonly engine: Engine
  readonly client: MongoClient
  readonly db: Db
  readonly dataDir: string
  readonly log: string[]
  stop(): Promise<void>
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'engine-test-'))

export async function startTestEngine(options: { weakIsolation?: boolean } = {}): Promise<TestEngine> {
  const workerFile = await buildWorker()
  const dataDir = temporaryFolder()
  const log: string[] = []
  const engine = await startEngine({ dataDir, workerFile, testCommands: true, ...options, log: (line) => log.push(line) })
  const client = await new MongoClient(engine.uri).connect()
  return {
    engine,
    client,
    db: client.db('test'),
    dataDir,
    log,
    async stop() {
      await client.close()
      await engine.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
