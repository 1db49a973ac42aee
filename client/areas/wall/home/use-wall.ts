import type { Comment } from '@shared/areas/talk/services/comments'
import type { Post } from '@shared/areas/wall/services/posts'
import { useMemo, useState } from 'react'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'

const PAGE_SIZE = 20
const MAX_POSTS = 200

/**
 * The posts of the wall: guests who wait first, then newest first. What others write while one reads waits behind a button, so that
 * nothing moves under the eye.
 */
export const useWall = () => {
  const me = useMe()
  const [limit, setLimit] = useState(PAGE_SIZE)
  const [shownUntil, setShownUntil] = useState<string | null>(null)
  const read = api.posts.useFind({ status: { $ne: 'removed' }, $sort: { _id: -1 }, $limit: limit })
  const all = read.data?.data
  // The newest post there was when the wall was first seen, or when the button was pressed.
  if (all?.[0] && shownUntil === null) setShownUntil(all[0]._id)
  const isShown = ({ _id, creatorId, status }: Post): boolean =>
    shownUntil === null || _id <= shownUntil || creatorId === me._id || status === 'pending'
  const shown = all?.filter(isShown)
  const posts = shown && [...shown.filter(({ status }) => status === 'pending'), ...shown.filter(({ status }) => status !== 'pending')]
  const total = read.data?.total ?? 0
  return {
    read,
    posts,
    total,
    fresh: (all?.length ?? 0) - (shown?.length ?? 0),
    showFresh: () => setShownUntil(all?.[0]?._id ?? null),
    older: total > limit && limit < MAX_POSTS ? () => setLimit(limit + PAGE_SIZE) : null,
  }
}

export interface PostTalk {
  readonly comments: readonly Comment[]
  readonly likes: readonly Comment[]
}

const nothing: PostTalk = { comments: [], likes: [] }

/** What is said about the posts shown, in one call. */
export const useWallTalk = (posts: readonly Post[] | undefined): ((postId: string) => PostTalk) => {
  const ids = (posts ?? []).map(({ _id }) => _id).sort()
  const { data } = api.comments.useFind(
    { target: 'posts', targetId: { $in: ids }, status: 'active', $sort: { _id: 1 }, $limit: -1, $total: false },
    { skip: ids.length === 0 },
  )
  const talk = useMemo(() => {
    const byPost = new Map<string, { comments: Comment[]; likes: Comment[] }>()
    for (const comment of data?.data ?? []) {
      const of = byPost.get(comment.targetId) ?? { comments: [], likes: [] }
      byPost.set(comment.targetId, of)
      if (comment.group === 'posts/like') of.likes.push(comment)
      else of.comments.push(comment)
    }
    return byPost
  }, [data])
  return (postId) => talk.get(postId) ?? nothing
}
