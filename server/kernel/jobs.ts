import type { Application } from './application'
import type { SocaiDatabase } from './collections'
import { Lease, type Holder } from './leases'

/** Work that a service has done from time to time; of several nodes one does it. */
export interface JobRule {
  readonly name: string
  readonly everyMs: number
  /** @param lost aborted when another node may begin the same: nothing more may be written */
  readonly run: (app: Application, lost: AbortSignal) => Promise<unknown>
  /** A run begins beside one that is still going on: each takes what no other has taken. */
  readonly overlaps?: boolean
}
export type JobRules = readonly JobRule[]

/** A turn is over shortly before the next tick of whoever had it. */
export const TURN_SHARE = 0.9

/**
 * Does a job unless another node is at it, or it was done less than an interval ago: also before this process was started. A run that was
 * cut off doesn't count as done.
 * @returns whether it was done here
 */
export const haveTurn = async (
  database: SocaiDatabase,
  { name, everyMs }: Pick<JobRule, 'name' | 'everyMs'>,
  holder: Holder,
  work: (lost: AbortSignal) => Promise<unknown>,
): Promise<boolean> => {
  const lease = await Lease.take(database, name, holder)
  if (!lease) return false
  const began = Date.now()
  try {
    await work(lease.signal)
  } finally {
    await lease.end(new Date(began + everyMs * TURN_SHARE))
  }
  return true
}
