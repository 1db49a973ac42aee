import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../config'
import { keepRunning } from '../../platform/processes/keep-running'
import { openLog, openStore, prepareData } from './open-store'

/**
 * Serves with several processes. This one has the database, where it is embedded, and keeps the others running; it answers nobody itself.
 * @throws ConfigError for what keeps it from starting
 */
export const serveBySeveral = async (config: Config): Promise<void> => {
  const log = openLog(config, 0)
  const store = await openStore(config, log)
  await prepareData(config, store, log)
  const isElsewhere = config.mongodbUri !== null
  // Each process has a way of its own to a database elsewhere.
  if (isElsewhere) await store.close()
  const folder = mkdtempSync(join(tmpdir(), 'socai-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

  let isStopping = false
  const stop = async (code: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await kept.stop()
    if (!isElsewhere) await store.close()
    log.flush(() => process.exit(code))
  }
  const kept = keepRunning({
    count: config.processes,
    engineUri: store.engineUri,
    folder,
    log,
    onServing: (text) => process.stdout.write(text),
    onGivenUp: (code) => void stop(code),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  process.on('SIGUSR2', () => kept.lookAgain())
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'an error nobody caught')
    void stop(1)
  })
  process.on('unhandledRejection', (error) => log.error({ error }, 'a rejection nobody caught'))
}
