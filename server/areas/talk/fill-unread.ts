import type { SocaiDatabase } from '../../kernel/collections'
import { allWorkspaces } from '../../kernel/for-each-workspace'
import { markedMigration, type MigrationRun } from '../../kernel/migration'
import { UNREAD_MS } from './talk'

export const fillUnread = markedMigration({
  name: 'unread comments',
  version: '1',
  about: 'notes with each comment who has yet to read it, where it was noted who had',
  extent: async (database) => ({ what: 'comments', count: await database.collection('comments').countDocuments(unfilled(new Date())) }),
  run: async (database, run) => {
    for (const { _id } of await allWorkspaces(database)) await fillWorkspace(database, _id, run)
    await run.did(0)
    await database.collection('comments').updateMany({ readBy: { $exists: true } }, { $unset: { readBy: '' } })
  },
})

const unfilled = (now: Date) => ({
  unreadBy: { $exists: false },
  status: 'active',
  created: { $gte: new Date(now.getTime() - UNREAD_MS) },
})

/** What was said of late is unread by all but its author and those who were noted as its readers. */
const fillWorkspace = async (database: SocaiDatabase, workspaceId: string, { now, did }: MigrationRun): Promise<void> => {
  const members = await database.records('users', workspaceId).find({ status: 'active' }, { only: ['_id'] })
  const comments = database.records('comments', workspaceId)
  for await (const comment of comments.each(unfilled(now))) {
    await did(1)
    if (comment.like !== undefined) continue
    const { readBy = [] } = comment as { readBy?: readonly unknown[] }
    const done = new Set([...readBy, comment.creatorId].map(String))
    const unreadBy = members.map(({ _id }) => _id).filter((_id) => !done.has(_id))
    const open = { _id: comment._id, unreadBy: { $exists: false } }
    await database.correct('comments', workspaceId, open, { $set: { unreadBy } }, { make: false })
  }
}
