import { sumBy } from '@shared/foundation/sum'
import { withDatabaseName } from '../../config'
import { definitions, type Collections } from '../../kernel/collections'
import { Database } from '../../platform/mongo/database'

/** Services whose records open something for whoever holds the address. */
const LINKS = ['sealLinks', 'monthLinks'] as const

/**
 * Ends all links to sealed months, and to the months of members and agents, in a database that was just brought back: one that was revoked
 * since the backup was made would open again.
 * @returns how many there were
 */
export const endLinks = async (uri: string, now: Date): Promise<number> => {
  const bare = definitions
    .filter(({ name }) => LINKS.some((each) => each === name))
    .map((definition) => ({ ...definition, indexes: [], acrossWorkspaces: [] }))
  const database = await Database.connect<Collections>(withDatabaseName(uri), bare)
  try {
    const ended = await Promise.all(
      LINKS.map((name) =>
        database
          .collection(name)
          .updateMany({ status: 'active' }, { $set: { status: 'revoked', revokedAt: now, updated: now }, $inc: { rev: 1 } }),
      ),
    )
    return sumBy(ended, ({ modifiedCount }) => modifiedCount)
  } finally {
    await database.close()
  }
}
