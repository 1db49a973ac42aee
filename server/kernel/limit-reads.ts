import type { NextFunction } from '@feathersjs/hooks'
import { isTimedOut } from '../platform/mongo/mongo-errors'
import { AppError } from '../platform/errors'
import { FairQueue } from '../platform/fair-queue'
import type { HookContext } from './application'
import type { CallParams } from './call'

/** What the dearest honest report takes on a small machine, several times over. */
const MAX_READ_MS = 10_000

/** Members read side by side as far as it makes their own answers sooner; more would only make the others wait. */
export const readQueue = new FairQueue({ maxRunning: 24, maxPerGroup: 8, maxPerMember: 6, maxQueuedPerMember: 200 })

/**
 * A read takes its member's and workspace's turn, ends when it has taken too long, and with whoever asked for it.
 * Writes run to their end.
 */
export const limitReads = async (context: HookContext, next: NextFunction): Promise<void> => {
  const params = context.params as CallParams
  if (!params.provider || (context.method !== 'find' && context.method !== 'get')) return next()
  const { caller, signal } = params
  const read = (): Promise<void> => {
    params.limits = { deadline: Date.now() + MAX_READ_MS, ...(signal ? { signal } : {}) }
    return next()
  }
  try {
    await readQueue.take(caller?.workspaceId ?? '', caller?.userId ?? (caller?.keyed ? 'key' : (params.ip ?? '')), read, signal)
  } catch (error) {
    if (signal?.aborted) throw AppError.of('request.gone')
    throw isTimedOut(error) ? AppError.of('query.too-long') : error
  }
}
