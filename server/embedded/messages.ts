/** What the engine's thread is started with. */
export interface WorkerData {
  readonly dataDir: string
  readonly port?: number
  readonly testCommands?: boolean
}

export type ToWorker = { readonly type: 'close' }

export type FromWorker =
  | { readonly type: 'ready'; readonly uri: string }
  | { readonly type: 'in-use' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'log'; readonly line: string }
  | { readonly type: 'closed' }
