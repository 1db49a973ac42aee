import { markedMigration } from '../../../../kernel/migration'
import { encodeFilter, encodeValue, newId } from '../../../../platform/mongo/codec'
import { unlessThere } from '../../../../platform/mongo/mongo-errors'
import { OWN_KEY_NAME } from '../../../../kernel/auth/issue-key'

const kept = { apiKeyHash: { $exists: true } }

export const moveKeys = markedMigration({
  name: 'api keys',
  version: '1',
  about: 'gives keys that were kept with their workspace, one each, a record of their own',
  extent: async (database) => ({ what: 'keys', count: await database.collection('workspaces').countDocuments(kept) }),
  run: async (database, { now, did }) => {
    const workspaces = database.collection('workspaces')
    const { kinds } = database.definition('apiKeys')
    const found = workspaces.find(kept, { projection: { apiKeyHash: 1, apiKeyHint: 1, apiKeyRights: 1 } })
    for (const { _id, apiKeyHash, apiKeyHint, apiKeyRights } of await found.toArray()) {
      await did(1)
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
        await unlessThere(database.collection('apiKeys').insertOne(encodeValue(kinds, record) as Record<string, unknown>))
      await workspaces.updateOne(encodeFilter(database.definition('workspaces').kinds, { _id: String(_id) }), {
        $unset: { apiKeyHash: '' },
      })
    }
  },
})
