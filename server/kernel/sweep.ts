import { firstIdOf } from '../platform/mongo/codec'
import { CHANGES_KEPT_MS } from './changes/kept-for'
import type { SocaiDatabase } from './collections'

const HOUR_MS = 3_600_000
/** How long a repeated call gets the first one's answer. */
const IDEMPOTENCY_TTL_MS = 72 * HOUR_MS
/** Ended sessions are kept a while for whoever asks who was signed in. */
const ENDED_SESSION_TTL_MS = 30 * 24 * HOUR_MS

/** Who saw and took what is kept for a year. */
const ACCESS_TTL_MS = 365 * 24 * HOUR_MS

/** Removes expired rows. All collections are the installation's own, so no events are emitted. */
export const sweep = async (database: SocaiDatabase, now: Date): Promise<void> => {
  const before = (age: number) => new Date(now.getTime() - age)
  await database.collection('idempotency').deleteMany({ at: { $lt: before(IDEMPOTENCY_TTL_MS) } })
  await database.collection('sessions').deleteMany({ expires: { $lt: before(ENDED_SESSION_TTL_MS) } })
  await database.collection('changes').deleteMany({ _id: { $lt: firstIdOf(before(CHANGES_KEPT_MS)) } } as never)
  await database.collection('accesses').deleteMany({ last: { $lt: before(ACCESS_TTL_MS) } })
}
