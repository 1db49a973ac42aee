import { normalizeRights } from '@shared/foundation/rights/rights'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { encodeChange, encodeFilter, encodeValue, newId } from '../../../../platform/mongo/codec'

/**
 * Makes a member an administrator of the platform, or no longer one, from outside a running server (the admin command): the one right that
 * no call gives.
 * @returns false when there is no such workspace or member
 */
export const grantAdmin = async (
  database: SocaiDatabase,
  who: { readonly workspace: string; readonly username: string; readonly now: Date; readonly granted: boolean },
): Promise<boolean> => {
  const workspace = await database.platformRecords('workspaces').one({ slug: who.workspace })
  const user = workspace && (await database.records('users', workspace._id).one({ username: who.username }))
  if (!user) return false
  const others = user.rights.filter((right) => right !== 'admin')
  const rights = normalizeRights(who.granted ? [...others, 'admin'] : others, workspace.apps)
  if (rights.join() === user.rights.join()) return true
  const rev = user.rev + 1
  const { kinds } = database.definition('users')
  const change = { $set: { rights, rev, 'revs.rights': rev, updated: who.now } }
  await database.collection('users').updateOne(encodeFilter(kinds, { _id: user._id, rev: user.rev }), encodeChange(kinds, change))
  const audit = {
    _id: newId(),
    workspaceId: workspace._id,
    service: 'users',
    recordId: user._id,
    action: 'patch',
    at: who.now,
    by: null,
    changes: { rights: { before: user.rights, after: rights } },
  }
  await database.collection('audits').insertOne(encodeValue(database.definition('audits').kinds, audit) as Record<string, unknown>)
  return true
}
