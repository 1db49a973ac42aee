import { markedMigration } from '../../kernel/migration'
import { encodeFilter, encodeValue, newId } from '../../platform/mongo/codec'
import { OWN_KEY_NAME } from '../../kernel/auth/issue-key'

export const moveKeys = markedMigration({
  name: 'api keys',
  version: '1',
  about: 'gives keys that were kept with their workspace, one each, a record of their own',
  run: async (database, now) => {
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
      await workspaces.updateOne(encodeFilter(database.definition('workspaces').kinds, { _id: String(_id) }), {
        $unset: { apiKeyHash: '' },
      })
    }
  },
})
