import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { checkInBackground, markUnchecked } from './check/background'
import { assertFileIntact } from './check/open'
import { Cursors } from './commands/cursors'
import { FailPoints } from './commands/fail-points'
import { resumeBuilds } from './commands/index-build'
import type { EngineContext } from './commands/operation'
import { Sweeper } from './commands/sweeper'
import type { Log } from './messages'
import { claim, isAlive, newSocketPath, prepareDirectory, readLockFile, release, removeSocket, type OwnerRecord } from './owner'
import { Readers } from './readers/readers'
import { Catalog } from './store/catalog'
import { makeFile, removeDrafts } from './store/file'
import { Store } from './store/store'
import { History } from './transactions/history'
import { Locks } from './transactions/locks'
import { Sessions } from './transactions/sessions'
import type { TransactionContext } from './transactions/transaction'
import { WireServer } from './wire/server'
import { assertNoUnfinishedRestore } from './unfinished-restore'
import { Traffic } from './wire/traffic'

export interface RunOptions {
  readonly dataDir: string
  /** The name of the database's file in it. */
  readonly database: string
  /** Loopback port in place of the socket. */
  readonly port?: number
  readonly testCommands?: boolean
  readonly weakIsolation?: boolean
  readonly acceptsLoad?: boolean
  readonly log: Log
}

export interface RunningEngine {
  readonly uri: string
  close(): Promise<void>
}

/** Interval of the clean-up of expired transactions, sessions, cursors and threads. */
const TIDY_INTERVAL_MS = 1000

/** Opens a data directory and serves it.   @returns null when another living process has it */
export async function runEngine(options: RunOptions): Promise<RunningEngine | null> {
  const { dataDir } = options
  prepareDirectory(dataDir)
  assertNoUnfinishedRestore(dataDir)
  const file = join(dataDir, options.database)
  assertNoOtherDatabase(file)
  const known = readLockFile(dataDir)
  if (known && (await isAlive(known))) return null
  const traffic = new Traffic()
  const server = new WireServer(traffic)
  const address = await listen(server, options)
  const mine: OwnerRecord = { token: randomBytes(12).toString('hex'), pid: process.pid, address }
  await makeFile(file)
  assertFileIntact(file, known !== null)
  const store = new Store(file)
  for (const own of [file, `${file}-lock`]) chmodSync(own, 0o600)
  const { isOurs, wasKilled } = await claim(store, dataDir, mine)
  if (!isOurs) {
    await server.close()
    removeSocket(mine)
    await store.close()
    return null
  }
  try {
    // After the claim: a restore leaves its marker before it checks for owners.
    assertNoUnfinishedRestore(dataDir)
  } catch (error) {
    await server.close()
    await release(store, dataDir, mine)
    await store.close()
    throw error
  }
  removeDrafts(file)
  const host = 'path' in address ? address.path : `127.0.0.1:${address.port}`
  const context = createContext(store, options, host, mine.token, traffic)
  const tidying = setInterval(() => {
    context.sessions.tidy()
    context.cursors.closeIdle()
    context.readers?.tidy()
    context.cursors.closeWhere(({ inTransaction }) => inTransaction !== null && inTransaction.state !== 'active')
  }, TIDY_INTERVAL_MS)
  tidying.unref()
  const stopBuilds = resumeBuilds(context)
  server.serve(context)
  context.sweeper.wake()
  if (wasKilled) markUnchecked(store)
  const checking = checkInBackground(context)
  return {
    uri: `mongodb://${'path' in address ? encodeURIComponent(host) : host}/?directConnection=true`,
    async close() {
      clearInterval(tidying)
      await server.close()
      context.sessions.abortAll()
      context.cursors.closeWhere(() => true)
      await stopBuilds()
      await context.sweeper.stop()
      await context.readers?.stop()
      await checking
      await release(store, dataDir, mine)
      await store.close()
    },
  }
}

/** A directory holds one database: under another name its data would seem to be gone.   @throws Error */
function assertNoOtherDatabase(file: string): void {
  const other = existsSync(file) ? undefined : readdirSync(dirname(file)).find((name) => name.endsWith('.mdb'))
  if (other) throw new Error(`${other} is another database, and ${basename(file)} is not there`)
}

async function listen(server: WireServer, { dataDir, port }: RunOptions): Promise<OwnerRecord['address']> {
  if (port !== undefined || process.platform === 'win32') return { port: Number(await server.listen({ port: port ?? 0 })) }
  const path = newSocketPath(dataDir)
  await server.listen({ path })
  chmodSync(path, 0o600)
  return { path }
}

function createContext(store: Store, options: RunOptions, address: string, ownerToken: string, traffic: Traffic): EngineContext {
  const catalog = new Catalog(store)
  const history = new History()
  const shared: TransactionContext = { store, locks: new Locks(history), history, weakIsolation: options.weakIsolation ?? false }
  const sessions = new Sessions(shared)
  const cursors = new Cursors()
  store.onFailure = () => {
    if (!store.isReadable) {
      setImmediate(() => {
        throw new Error(`the root of the data file could not be written (${store.readOnlyReason}); look after the disk, then start again`)
      })
      return
    }
    options.log(`engine: the data directory cannot be written (${store.readOnlyReason}); reads go on`)
    sessions.abortAll()
    cursors.closeWhere(() => true)
    catalog.load()
  }
  return {
    ...shared,
    catalog,
    sessions,
    cursors,
    sweeper: new Sweeper(store, catalog),
    readers: new Readers(store, cursors, options.log),
    failPoints: new FailPoints(),
    traffic,
    startedAt: Date.now(),
    address,
    ownerToken,
    testCommands: options.testCommands ?? false,
    acceptsLoad: options.acceptsLoad ?? false,
    log: options.log,
  }
}
