import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromWorker, Log, ToWorker, WorkerData } from './messages'

export interface EngineOptions {
  /** Folder of the data; made when it is not there. */
  dataDir: string
  /** Loopback TCP port in place of the socket; 0 takes a free one. */
  port?: number
  /** The built worker, when it is not `dist/engine-worker.js` above the program or the working directory. */
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

const BUILT_WORKER = join('dist', 'engine-worker.js')

function findWorker(): string {
  for (const start of [process.argv[1] ? dirname(resolve(process.argv[1])) : null, process.cwd()])
    for (let folder = start; folder; folder = dirname(folder) === folder ? null : dirname(folder))
      if (existsSync(join(folder, BUILT_WORKER))) return join(folder, BUILT_WORKER)
  throw new Error(`The engine has not been built: ${BUILT_WORKER} is missing`)
}

/** Starts the embedded engine in a thread of its own.   @throws DataDirectoryInUse when another living process has the directory */
export function startEngine(options: EngineOptions): Promise<Engine> {
  const dataDir = resolve(options.dataDir)
  const { port, testCommands, weakIsolation, acceptsLoad } = options
  const workerData: WorkerData = { dataDir, port, testCommands, weakIsolation, acceptsLoad }
  const worker = new Worker(options.workerFile ?? findWorker(), { workerData, name: 'engine', execArgv: [] })
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
