import { whyMoving } from '../../../../kernel/auth/callers'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { encodeChange, encodeFilter, encodeValue, newId } from '../../../../platform/mongo/codec'

/**
 * Opens or closes a workspace from outside a running server (the admin command), and ends the sessions of one that is closed.
 * @returns false when there is no such workspace
 * @throws AppError 410 or 503 when it lives in another cell, or is on its way
 */
export const setWorkspaceStatus = async (
  database: SocaiDatabase,
  { slug, status, now }: { readonly slug: string; readonly status: 'enabled' | 'disabled'; readonly now: Date },
): Promise<boolean> => {
  const workspace = await database.platformRecords('workspaces').one({ slug })
  if (!workspace) return false
  if (workspace.moving) throw whyMoving(workspace.moving)
  if (workspace.status === status) return true
  const rev = workspace.rev + 1
  const { kinds } = database.definition('workspaces')
  const change = { $set: { status, rev, 'revs.status': rev, updated: now } }
  await database
    .collection('workspaces')
    .updateOne(encodeFilter(kinds, { _id: workspace._id, rev: workspace.rev }), encodeChange(kinds, change))
  const audit = {
    _id: newId(),
    workspaceId: workspace._id,
    service: 'workspaces',
    recordId: workspace._id,
    action: 'patch',
    at: now,
    by: null,
    changes: { status: { before: workspace.status, after: status } },
  }
  const audits = database.definition('audits').kinds
  await database.collection('audits').insertOne(encodeValue(audits, audit) as Record<string, unknown>)
  if (status === 'disabled') {
    const sessions = database.definition('sessions').kinds
    await database
      .collection('sessions')
      .updateMany(
        encodeFilter(sessions, { workspaceId: workspace._id, expires: { $gt: now } }),
        encodeChange(sessions, { $set: { ended: now } }),
      )
  }
  return true
}
