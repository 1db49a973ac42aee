import { AsyncLocalStorage } from 'node:async_hooks'

/** How long the reads of one call may take, and whether anybody still waits for them. */
export interface ReadLimits {
  /** In milliseconds of `Date.now()`. */
  readonly deadline: number
  /** Aborted when the viewer has gone. */
  readonly signal?: AbortSignal
}

const current = new AsyncLocalStorage<ReadLimits>()

/** Runs `body`, all of whose reads end at the deadline or when the viewer goes; reads outside of it take as long as they need. */
export const withReadLimits = <T>(limits: ReadLimits, body: () => Promise<T>): Promise<T> => current.run(limits, body)

/** What a read is to be sent with: the time left for the database, the signal for the way to it. */
export const readLimits = (): { readonly maxTimeMS?: number; readonly signal?: AbortSignal } => {
  const limits = current.getStore()
  if (!limits) return {}
  // 0 would mean without limit.
  const maxTimeMS = Math.max(1, Math.ceil(limits.deadline - Date.now()))
  return { maxTimeMS, ...(limits.signal ? { signal: limits.signal } : {}) }
}
