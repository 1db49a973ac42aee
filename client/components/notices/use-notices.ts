import { isNotice } from '@shared/areas/people/rules/notices'
import type { Notice } from '@shared/areas/people/services/activities'
import { useMemo } from 'react'
import { api } from '../../api/api'

/** Notices a list begins with. */
export const NOTICES_PER_PAGE = 10

const none: readonly Notice[] = []

/** The newest notices the member may see, current at any moment. */
export const useNotices = (limit: number = NOTICES_PER_PAGE) => {
  const { data, error, isFetching, refetch } = api.activities.useFind({ group: 'notifications', $limit: limit })
  const notices = useMemo(() => data?.data.filter(isNotice) ?? none, [data])
  return { notices, total: data?.total ?? 0, loaded: data !== undefined, error, isFetching, refetch }
}

/** Marks a notice as read by this member. */
export const useMarkRead = (): ((notice: Pick<Notice, '_id' | 'status'>) => Promise<unknown>) => {
  const [patch] = api.activities.usePatch()
  return (notice) => (notice.status === 'read' ? Promise.resolve() : patch({ id: notice._id, data: { status: 'read' } }))
}
