import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FromWorker, Log, ToWorker, WorkerData } from './messages'
import { DEFAULT_NAMES, type StoreNames } from './store-names'

export type { StoreNames }

export interface EngineOptions {
  /** Folder of the data; made when it is not there. */
  dataDir: string
  /** Loopback TCP port in place of the socket; 0 takes a free one. */
  port?: number
  /** What the files on disk are called; absent: `DEFAULT_NAMES`. */
  names?: StoreNames
  /** The built worker, when it is not the one beside the built package. */
  workerFile?: string
  log?: Log
  /** Called when the engine has ended by itself; the reason is in the log. */
  onStop?: () => void
  /** Switches on commands that only tests need (README.md). */
  testCommands?: boolean
  /** For tests: promises no more than a MongoDB does. Transactions see a snapshot, but what they read may have changed at their commit,
   *  and an update that changes nothing locks nothing. */
  weakIsolation?: boolean
  /** Accepts the command `load`, for restoring a backup: nothing else may use the directory meanwhile. */
  acceptsLoad?: boolean
}

export interface Engine {
  /** `mongodb://…`, for `MongoClient` as it is. */
  uri: string
  /** Finishes what is being answered, flushes and gives the data directory back. */
  close(): Promise<void>
}

/** Another living process serves this data directory. */
export class DataDirectoryInUse extends Error {
  readonly dataDir: string
  constructor(dataDir: string) {
    super(`The data directory ${dataDir} is in use by another running process. Stop it, or choose another DATA_DIR.`)
    this.name = 'DataDirectoryInUse'
    this.dataDir = dataDir
  }
}

/** The worker's program, which the build puts beside this file. */
export const builtWorker = (): string => fileURLToPath(new URL('./worker.js', import.meta.url))

/** Starts the embedded engine in a thread of its own.   @throws DataDirectoryInUse when another living process has the directory */
export function startEngine(options: EngineOptions): Promise<Engine> {
  const dataDir = resolve(options.dataDir)
  const { names = DEFAULT_NAMES, port, testCommands, weakIsolation, acceptsLoad } = options
  const workerData: WorkerData = { dataDir, database: names.database, port, testCommands, weakIsolation, acceptsLoad }
  const worker = new Worker(options.workerFile ?? builtWorker(), { workerData, name: 'engine', execArgv: [] })
  const log = options.log ?? (() => undefined)
  const ended = new Promise<void>((done) => {
    worker.once('exit', () => done())
  })
  return new Promise<Engine>((ready, fail) => {
    worker.on('error', (error) => {
      log(`engine: stopped by an error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      fail(error)
    })
    let isServing = false
    worker.on('exit', (code) => {
      fail(new Error(`The engine's thread ended with code ${code}`))
      if (isServing) options.onStop?.()
    })
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'log') log(message.line, message.level)
      else if (message.type === 'in-use') fail(new DataDirectoryInUse(dataDir))
      else if (message.type === 'failed') {
        log(`engine: ${message.message}`)
        fail(new Error(`The embedded engine could not be started on ${dataDir}: ${message.message}`))
      } else if (message.type === 'ready') {
        isServing = true
        ready({
          uri: message.uri,
          close() {
            isServing = false
            worker.postMessage({ type: 'close' } satisfies ToWorker)
            return ended
          },
        })
      }
    })
  })
}
