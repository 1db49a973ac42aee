import type { SocaiDatabase } from '../../kernel/collections'
import { encodeFilter, encodeValue, newId } from '../../platform/mongo/codec'
import { OWN_KEY_NAME } from '../../kernel/auth/issue-key'

/**
 * Keys that were kept with their workspace, one each, get a record of their own. Cut off, it goes on with what is left. Runs before anybody is
 * served.
 */
export const moveKeys = async (database: SocaiDatabase, now: Date): Promise<void> => {
  const workspaces = database.collection('workspaces')
  const { kinds } = database.definition('apiKeys')
  const kept = workspaces.find({ apiKeyHash: { $exists: true } }, { projection: { apiKeyHash: 1, apiKeyHint: 1, apiKeyRights: 1 } })
  for (const { _id, apiKeyHash, apiKeyHint, apiKeyRights } of await kept.toArray()) {
    const record = {
      _id: newId(),
      workspaceId: String(_id),
      rev: 1,
      created: now,
      name: OWN_KEY_NAME,
      rights: apiKeyRights ?? [],
      hint: apiKeyHint ?? '…',
      hash: apiKeyHash,
      status: 'active',
      isOwn: true,
    }
    if (!(await database.platformRecords('apiKeys').one({ hash: apiKeyHash })))
      await database.collection('apiKeys').insertOne(encodeValue(kinds, record) as Record<string, unknown>)
    await workspaces.updateOne(encodeFilter(database.definition('workspaces').kinds, { _id: String(_id) }), { $unset: { apiKeyHash: '' } })
  }
}
