/** How much a line of the log matters. */
export type LogLevel = 'info' | 'error'

/** Takes a line for the log; without a level it is about an error. */
export type Log = (line: string, level?: LogLevel) => void

/** What the engine's thread is started with. */
export interface WorkerData {
  readonly dataDir: string
  /** The name of the database's file in it. */
  readonly database: string
  readonly port?: number
  readonly testCommands?: boolean
  readonly weakIsolation?: boolean
  readonly acceptsLoad?: boolean
}

export type ToWorker = { readonly type: 'close' }

export type FromWorker =
  | { readonly type: 'ready'; readonly uri: string }
  | { readonly type: 'in-use' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'log'; readonly line: string; readonly level: LogLevel }
  | { readonly type: 'closed' }
