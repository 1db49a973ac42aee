import { withDatabaseName } from '../../config'
import { definitions, type Collections } from '../../kernel/collections'
import { Database } from '../../platform/mongo/database'

/**
 * Ends all links to sealed months in a database that was just brought back: one that was revoked since the backup was made would open
 * again.
 * @returns how many there were
 */
export const endLinks = async (uri: string, now: Date): Promise<number> => {
  const bare = definitions
    .filter(({ name }) => name === 'sealLinks')
    .map((definition) => ({ ...definition, indexes: [], acrossWorkspaces: [] }))
  const database = await Database.connect<Collections>(withDatabaseName(uri), bare)
  try {
    const { modifiedCount } = await database
      .collection('sealLinks')
      .updateMany({ status: 'active' }, { $set: { status: 'revoked', revokedAt: now, updated: now }, $inc: { rev: 1 } })
    return modifiedCount
  } finally {
    await database.close()
  }
}
