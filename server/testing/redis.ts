import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './free-port'

/** A Redis of a test's own, which can be taken away and brought back. */
export interface TestRedis {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  close(): Promise<void>
}

export const startRedis = async (): Promise<TestRedis> => {
  const folder = mkdtempSync(join(tmpdir(), 'socai-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let process: ChildProcess | null = null
  const start = async (): Promise<void> => {
    process = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder], {
      stdio: 'ignore',
    })
    await answers(url)
  }
  const stop = async (): Promise<void> => {
    const ending = process
    process = null
    if (!ending) return
    ending.kill('SIGKILL')
    await once(ending, 'exit')
  }
  await start()
  return {
    url,
    start,
    stop,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = async (url: string): Promise<void> => {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null })
  redis.on('error', () => undefined)
  await redis.ping()
  redis.disconnect()
}
