import type { SocaiDatabase } from '../kernel/collections'
import { markedMigration } from '../kernel/migration'
import { UNREAD_MS } from './talk'

export const fillUnread = markedMigration({
  name: 'unread comments',
  version: '1',
  about: 'notes with each comment who has yet to read it, where it was noted who had',
  run: async (database, now) => {
    for (const { _id } of await database.platformRecords('workspaces').find({}, { sort: { _id: 1 }, only: ['_id'] }))
      await fillWorkspace(database, _id, now)
    await database.collection('comments').updateMany({ readBy: { $exists: true } }, { $unset: { readBy: '' } })
  },
})

/** What was said of late is unread by all but its author and those who were noted as its readers. */
const fillWorkspace = async (database: SocaiDatabase, workspaceId: string, now: Date): Promise<void> => {
  const members = await database.records('users', workspaceId).find({ status: 'active' }, { only: ['_id'] })
  const comments = database.records('comments', workspaceId)
  const since = new Date(now.getTime() - UNREAD_MS)
  for await (const comment of comments.each({ unreadBy: { $exists: false }, status: 'active', created: { $gte: since } })) {
    if (comment.like !== undefined) continue
    const { readBy = [] } = comment as { readBy?: readonly unknown[] }
    const done = new Set([...readBy, comment.creatorId].map(String))
    const unreadBy = members.map(({ _id }) => _id).filter((_id) => !done.has(_id))
    await database.correct('comments', workspaceId, { _id: comment._id }, { $set: { unreadBy } })
  }
}
