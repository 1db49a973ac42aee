import { isNotice } from '@shared/areas/people/rules/notices'
import type { Activity, Notice } from '@shared/areas/people/services/activities'
import { useState } from 'react'
import { api } from '../../../api/api'
import { useServiceEvents } from '../../../api/realtime/hub-context'
import { useMe } from '../../../api/session/use-me'
import { useMarkRead, useNotices } from '../../../components/notices/use-notices'
import { ring } from './sound'

export interface BellState extends ReturnType<typeof useNotices> {
  readonly unread: number
  /** The last one that came while the page is open. */
  readonly fresh: Notice | null
  readAll(): Promise<void>
}

/** All that is unread: as the server counts it, and at once what the list shows. */
const unreadOf = (ids: readonly Activity['_id'][], shown: readonly Activity[]): Set<Activity['_id']> => {
  const unread = new Set(ids)
  for (const { _id, status } of shown) {
    if (status === 'unread') unread.add(_id)
    else unread.delete(_id)
  }
  return unread
}

/** The newest notices, how many are unread, and a sound for each that comes. */
export const useBell = (): BellState => {
  const me = useMe()
  const list = useNotices()
  const { data } = api.activities.useReport('unread', {})
  const unread = unreadOf(data?.ids ?? [], list.notices)
  const markRead = useMarkRead()
  const [fresh, setFresh] = useState<Notice | null>(null)

  useServiceEvents('activities', ({ type, own, record }) => {
    const activity = record as Activity
    if (type !== 'created' || own || activity.creatorId === me._id || !isNotice(activity)) return
    setFresh(activity)
    void ring()
  })
  return {
    ...list,
    // Until the server has counted, nothing is said: the list alone would show too few.
    unread: data ? unread.size : 0,
    fresh,
    readAll: async () => {
      for (const _id of unread) await markRead({ _id, status: 'unread' })
    },
  }
}
