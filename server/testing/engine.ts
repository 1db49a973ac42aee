import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { withDatabaseName } from '../config'
import { startEngine, type Engine } from '@socai/engine'

/** One engine serves all applications of a test file; the last one to go takes it along. */
let shared: Promise<Engine & { folder: string }> | null = null
let users = 0

const start = async (): Promise<Engine & { folder: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const engine = await startEngine({ dataDir: folder, testCommands: true, weakIsolation: process.env['TEST_ISOLATION'] === 'snapshot' })
  return { ...engine, folder }
}

/** A database of its own, empty: on MONGODB_URI when there is one, else on the embedded engine. */
export const freshDatabase = async (): Promise<{ uri: string; release(): Promise<void> }> => {
  const name = `socai_test_${randomBytes(6).toString('hex')}`
  const given = process.env['MONGODB_URI']
  if (given)
    return { uri: withDatabaseName(given.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/[^?]*/, '$1'), name), release: async () => undefined }
  users += 1
  shared ??= start()
  const { uri } = await shared
  return {
    uri: withDatabaseName(uri, name),
    release: async () => {
      users -= 1
      const last = users === 0 ? shared : null
      if (!last) return
      shared = null
      const engine = await last
      await engine.close()
      rmSync(engine.folder, { recursive: true, force: true })
    },
  }
}
