import { COMMENTS_SHOWN, type TalkService } from '@shared/areas/talk/rules/talk'
import type { Comment } from '@shared/areas/talk/services/comments'
import { useEffect, useMemo, useState } from 'react'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { toastError, toastInfo } from '../../../../ui/Toasts/Toasts'

/** A record that is talked about. */
export interface Subject {
  readonly target: TalkService
  readonly id: string
}

/** What is said about a record, the newest 50, oldest first; it stays current by itself. */
export const useComments = ({ target, id }: Subject) => {
  const { data, error, isFetching, refetch } = api.comments.useFind({
    target,
    targetId: id,
    status: 'active',
    group: { $ne: `${target}/like` },
    $sort: { _id: -1 },
    $limit: COMMENTS_SHOWN,
  })
  const comments = useMemo(() => (data ? [...data.data].reverse() : undefined), [data])
  return { comments, total: data?.total ?? comments?.length ?? 0, error: data ? undefined : error, isFetching, refetch }
}

/** How much others said about records of a service that the reader hasn't seen, by record. */
export const useUnread = (target: TalkService): ReadonlyMap<string, number> => {
  const { data } = api.comments.useReport('unread', { target })
  return useMemo(() => new Map(data?.data.map(({ targetId, count }) => [targetId, count])), [data])
}

/** So long a thread is in sight before it counts as read. */
const READ_AFTER_MS = 1000

/** How much of a thread was new when it was opened, or came since; it is marked as read once it was in sight. */
export const useReading = ({ target, id }: Subject, isShown: boolean): number => {
  const { data, refetch } = api.comments.useReport('unread', { target })
  const [markRead] = api.comments.usePatchMany()
  const [fresh, setFresh] = useState(0)
  const count = data?.data.find(({ targetId }) => targetId === id)?.count ?? 0
  if (count > fresh) setFresh(count)
  useEffect(() => {
    if (count === 0 || !isShown) return
    const timer = setTimeout(() => {
      void markRead({ by: { target, targetId: id }, data: { read: true } })
        .unwrap()
        .then(() => refetch())
        .catch(() => undefined)
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [count, isShown, target, id, markRead, refetch])
  return fresh
}

export interface Likes {
  readonly count: number
  readonly names: readonly string[]
  readonly isMine: boolean
  readonly isBusy: boolean
  readonly toggle: () => Promise<void>
}

/** Who likes a record, and the way to like it or take that back. */
export const useLikes = ({ target, id }: Subject): Likes => {
  const { data } = api.comments.useFind({ target, targetId: id, status: 'active', group: `${target}/like`, $limit: -1 })
  return useLiking({ target, id }, data?.data ?? [])
}

/** The same, of likes that were read with others. */
export const useLiking = ({ target, id }: Subject, likes: readonly Comment[]): Likes => {
  const me = useMe()
  const [create, creating] = api.comments.useCreate()
  const [patch, patching] = api.comments.usePatch()
  const own = likes.find(({ creatorId }) => creatorId === me._id)
  const toggle = async (): Promise<void> => {
    try {
      if (own) await patch({ id: own._id, data: { status: 'removed' } }).unwrap()
      else await create({ target, targetId: id, group: `${target}/like` }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown) && thrown.code === 409) toastInfo(thrown.message)
      else toastError(isApiError(thrown) ? thrown.message : String(thrown))
    }
  }
  return {
    count: likes.length,
    names: likes.flatMap(({ creator }) => creator?.name ?? []),
    isMine: own !== undefined,
    isBusy: creating.isLoading || patching.isLoading,
    toggle,
  }
}
