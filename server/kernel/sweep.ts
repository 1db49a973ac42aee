import type { SocaiDatabase } from './collections'

const hour = 3_600_000
/** How long a repeated call gets the first one's answer. */
const idempotencyLife = 72 * hour
/** Ended sessions are kept a while for whoever asks who was signed in. */
const sessionLife = 30 * 24 * hour

/** Removes what has had its time. Both collections are the installation's own, so no event tells of it. */
export const sweep = async (database: SocaiDatabase, now: Date): Promise<void> => {
  const before = (age: number) => new Date(now.getTime() - age)
  await database.collection('idempotency').deleteMany({ at: { $lt: before(idempotencyLife) } })
  await database.collection('sessions').deleteMany({ expires: { $lt: before(sessionLife) } })
}
