import { AsyncLocalStorage } from 'node:async_hooks'

/** How long the reads of one call may take, and whether anybody still waits for them. */
export interface ReadLimits {
  /** In milliseconds of `Date.now()`; moved on by the time it waits for a turn, which isn't its own. */
  deadline: number
  /** Aborted when the viewer has gone. */
  readonly signal?: AbortSignal
}

const current = new AsyncLocalStorage<ReadLimits>()
let running = 0

/**
 * Runs `body`, all of whose reads end at the deadline or when the viewer goes; reads outside of it take as long as they need.
 * While any such body runs, every promise of the process costs more: a read that can hand its limits on does so instead.
 */
export const withReadLimits = async <T>(limits: ReadLimits | undefined, body: () => Promise<T>): Promise<T> => {
  if (!limits) return body()
  running++
  try {
    return await current.run(limits, body)
  } finally {
    running--
    if (running === 0) current.disable()
  }
}

/** What a read is to be sent with: the time left for the database, the signal for the way to it. @param limits those handed on, else those around it */
export const readLimits = (limits = current.getStore()): { readonly maxTimeMS?: number; readonly signal?: AbortSignal } => {
  if (!limits) return {}
  // 0 would mean without limit.
  const maxTimeMS = Math.max(1, Math.ceil(limits.deadline - Date.now()))
  return { maxTimeMS, ...(limits.signal ? { signal: limits.signal } : {}) }
}
