import type { Activity } from '@shared/services/activities'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useMe } from '../../api/session/use-me'
import { Avatar } from '../../ui/Avatar/Avatar'
import { StatusDisc } from '../../ui/StatusDisc/StatusDisc'
import { When } from '../../ui/When/When'
import { noticeStatus, noticeTarget } from './notice-target'
import { useNoticeWords } from './notice-words'
import './notices.css'

/** Looked at for so long, a notice is read. */
export const readAfter = 1000

interface NoticeLineProps {
  notice: Activity
  /** It was looked at, or opened. */
  onRead: (notice: Activity) => void
  /** It was opened. */
  onOpen?: () => void
}

/** Who did what, when; it opens what it is about. A second under the pointer or the focus reads it. */
export const NoticeLine = ({ notice, onRead, onOpen }: NoticeLineProps) => {
  const { rights } = useMe()
  const { title, about } = useNoticeWords()(notice)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unread = notice.status === 'unread'
  const stop = (): void => clearTimeout(timer.current)
  const look = (): void => {
    stop()
    if (unread) timer.current = setTimeout(() => onRead(notice), readAfter)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Link
      className={unread ? 'notice notice--unread' : 'notice'}
      to={noticeTarget(notice, rights)}
      onPointerEnter={look}
      onPointerLeave={stop}
      onFocus={look}
      onBlur={stop}
      onClick={() => {
        stop()
        if (unread) onRead(notice)
        onOpen?.()
      }}
    >
      <span className="notice__mark">
        <Avatar name={notice.creator?.name ?? '?'} image={notice.creator?.avatar} size={30} />
        <StatusDisc status={noticeStatus[notice.kind] ?? 'new-order'} />
      </span>
      <span className="notice__words">
        <span className={unread ? 'name' : undefined}>{title}</span>
        {about && <span className="second">{about}</span>}
      </span>
      <span className="notice__when second">
        <When value={notice.created} />
        {unread && <i aria-hidden="true" />}
      </span>
    </Link>
  )
}
