import type { Activity } from '@shared/services/activities.schema'
import { useState } from 'react'
import { useServiceEvents } from '../../api/realtime/hub-context'
import { useMe } from '../../api/session/use-me'
import { noticesShown, useMarkRead, useNotices } from '../../components/notices/use-notices'
import { ring } from './sound'

/** The server's longest list that is asked for: beyond it the count is 'more'. */
const mostCounted = 100

export interface BellState extends ReturnType<typeof useNotices> {
  readonly unread: number
  /** The last one that came while the page is open. */
  readonly fresh: Activity | null
  readAll(): Promise<void>
}

const isUnread = ({ status }: Activity): boolean => status === 'unread'

/** The newest notices, how many are unread, and a sound for each that comes. */
export const useBell = (): BellState => {
  const me = useMe()
  const list = useNotices()
  // More than the list shows are counted only when all it shows is unread.
  const full = list.notices.length === noticesShown && list.notices.every(isUnread)
  const longer = useNotices(mostCounted, !full)
  const counted = full && longer.loaded ? longer.notices : list.notices
  const markRead = useMarkRead()
  const [fresh, setFresh] = useState<Activity | null>(null)

  useServiceEvents('activities', ({ type, own, record }) => {
    if (type !== 'created' || own || record.creatorId === me._id) return
    setFresh(record as Activity)
    void ring()
  })
  return {
    ...list,
    unread: counted.filter(isUnread).length,
    fresh,
    readAll: async () => {
      for (const notice of counted.filter(isUnread)) await markRead(notice)
    },
  }
}
