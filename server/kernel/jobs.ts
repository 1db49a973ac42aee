import type { Application } from './application'
import type { SocaiDatabase } from './collections'
import { duplicateFields } from '../platform/mongo/mongo-errors'

/** Work that a service has done from time to time; of several nodes one does it. */
export interface JobRule {
  readonly name: string
  readonly everyMs: number
  readonly run: (app: Application) => Promise<unknown>
  /** A run begins beside one that is still going on: each takes what no other has taken. */
  readonly overlaps?: boolean
}
export type JobRules = readonly JobRule[]

/**
 * Lets one node of several run a job: whoever writes the lease first has it until it runs out.
 * @returns whether this node has it now
 */
export const takeLease = async (database: SocaiDatabase, job: string, now: Date, forMs: number): Promise<boolean> => {
  const name = `lease ${job}`
  const value = new Date(now.getTime() + forMs).toISOString()
  const settings = database.collection('settings')
  try {
    // ISO instants sort as text; an upsert that meets a lease in force collides with it.
    const free = { name, value: { $lte: now.toISOString() } }
    const { modifiedCount, upsertedCount } = await settings.updateOne(free, { $set: { value } }, { upsert: true })
    return modifiedCount + upsertedCount === 1
  } catch (error) {
    if (duplicateFields(error)?.includes('name')) return false
    throw error
  }
}

/** Gives a lease back before it runs out. */
export const releaseLease = async (database: SocaiDatabase, job: string): Promise<void> => {
  await database.collection('settings').deleteOne({ name: `lease ${job}` })
}
