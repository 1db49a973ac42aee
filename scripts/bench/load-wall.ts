import { ObjectId } from 'mongodb'
import { postAudience } from '@shared/areas/wall/rules/posts'
import { taskAudience } from '@shared/areas/tasks/rules/audience'
import type { Collections } from '../../server/kernel/collections'
import { encodeValue } from '../../server/platform/mongo/codec'
import type { Database } from '../../server/platform/mongo/database'

const DAY_MS = 86_400_000
const COMMENTS_PER_POST = 4
/** The newest posts whose comments the founder has yet to read. */
const UNREAD_POSTS = 8
const OPEN_TASKS = 200
const BATCH_SIZE = 5000

export interface WallSize {
  readonly posts: number
  /** Completed months ago; as many are open whatever this is. */
  readonly completedTasks: number
}

/** Writes posts with comments and likes, and tasks, for the founder of a workspace, who read all talk but that of the newest posts. */
export const loadWall = async (
  database: Database<Collections>,
  workspaceId: string,
  username: string,
  { posts: count, completedTasks }: WallSize,
): Promise<void> => {
  const founder = await database.records('users', workspaceId).one({ username })
  if (!founder) throw new Error(`nobody is called ${username}`)
  const now = Date.now()
  const newId = (): string => new ObjectId().toHexString()
  const author = { creatorId: newId(), creator: { _id: newId(), name: 'Nhân viên', username: 'nv' } }
  const at = (share: number): Date => new Date(now - (1 - share) * 50 * DAY_MS)
  const posts = Array.from({ length: count }, (_, n) => ({
    workspaceId,
    rev: 1,
    created: at(n / count),
    ...author,
    _id: newId(),
    desc: `Tin số ${n}: hàng về kho sáng thứ Hai, cả nhà xem giúp.`,
    privacy: 'workspace',
    status: 'active',
    comments: COMMENTS_PER_POST,
    likes: 1,
    audience: postAudience('workspace', author.creatorId),
  }))
  const talk = posts.flatMap(({ _id: targetId, created }, n) =>
    Array.from({ length: COMMENTS_PER_POST + 1 }, (_, nth) => {
      const isLike = nth === COMMENTS_PER_POST
      return {
        workspaceId,
        rev: 1,
        created,
        ...author,
        _id: newId(),
        target: 'posts',
        targetId,
        status: 'active',
        ...(isLike
          ? { group: 'posts/like', like: `${targetId} ${author.creatorId}` }
          : { group: 'posts/comment', desc: `Dạ em nhận ${nth}`, unreadBy: n >= count - UNREAD_POSTS ? [founder._id] : [] }),
      }
    }),
  )
  const tasks = Array.from({ length: completedTasks + OPEN_TASKS }, (_, n) => {
    const isOpen = n >= completedTasks
    const creatorId = founder._id
    return {
      workspaceId,
      rev: 1,
      created: at(0),
      _id: newId(),
      name: `Việc số ${n}`,
      group: 'important',
      privacy: 'bod',
      userId: creatorId,
      creatorId,
      creator: { _id: creatorId, name: founder.name },
      deadline: new Date(now + 7 * DAY_MS),
      rejections: 0,
      comments: 0,
      audience: taskAudience({ privacy: 'bod', userId: creatorId, creatorId }, undefined),
      ...(isOpen ? { status: 'assigned' } : { status: 'completed', doneAt: at(0), completedAt: at(0) }),
    }
  })
  await insert(database, 'posts', posts)
  await insert(database, 'comments', talk)
  await insert(database, 'tasks', tasks)
}

const insert = async (
  database: Database<Collections>,
  name: 'posts' | 'comments' | 'tasks',
  documents: readonly object[],
): Promise<void> => {
  const { kinds } = database.definition(name)
  for (let from = 0; from < documents.length; from += BATCH_SIZE)
    await database
      .collection(name)
      .insertMany(documents.slice(from, from + BATCH_SIZE).map((document) => encodeValue(kinds, document) as Record<string, unknown>))
}
