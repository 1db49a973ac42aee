import type { SocaiDatabase } from '../../../../kernel/collections'
import { hashPassword, randomPassword } from '../../../../kernel/auth/passwords'
import { encodeChange, encodeFilter } from '../../../../platform/mongo/codec'

/**
 * Gives a member a new random password from outside a running server (the admin command), and ends their sessions.
 * @returns the password, or null when there is no such workspace or member
 */
export const resetPassword = async (
  database: SocaiDatabase,
  { workspace: slug, username, now }: { readonly workspace: string; readonly username: string; readonly now: Date },
): Promise<string | null> => {
  const workspace = await database.platformRecords('workspaces').one({ slug })
  const user = workspace && (await database.records('users', workspace._id).one({ username }))
  if (!user) return null
  const password = randomPassword()
  const change = { $set: { passwordHash: await hashPassword(password, user.workspaceId), updated: now }, $unset: { temporaryPassword: '' } }
  const users = database.definition('users').kinds
  await database.collection('users').updateOne(encodeFilter(users, { _id: user._id }), encodeChange(users, change))
  const sessions = database.definition('sessions').kinds
  await database
    .collection('sessions')
    .updateMany(encodeFilter(sessions, { userId: user._id, expires: { $gt: now } }), encodeChange(sessions, { $set: { ended: now } }))
  return password
}
