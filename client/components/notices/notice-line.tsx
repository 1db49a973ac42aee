import type { Notice } from '@shared/areas/people/services/activities'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../ui/Avatar/Avatar'
import { StatusDisc } from '../../ui/StatusDisc/StatusDisc'
import { When } from '../../ui/When/When'
import { useReadNotice } from './use-read-notice'
import './notices.css'

/** Looked at for so long, a notice is read. */
export const READ_AFTER_MS = 1000

interface NoticeLineProps {
  notice: Notice
  /** It was looked at, or opened. */
  onRead: (notice: Notice) => void
  /** It was opened. */
  onOpen?: () => void
}

/** Who did what, when; it opens what it is about. A second under the pointer or the focus reads it. */
export const NoticeLine = ({ notice, onRead, onOpen }: NoticeLineProps) => {
  const { title, about, status, to, who } = useReadNotice()(notice)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unread = notice.status === 'unread'
  const stop = (): void => clearTimeout(timer.current)
  const look = (): void => {
    stop()
    if (unread) timer.current = setTimeout(() => onRead(notice), READ_AFTER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Link
      className={unread ? 'notice notice--unread' : 'notice'}
      to={to}
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
        <Avatar name={who} image={notice.creator?.avatar} size={30} shape={notice.creatorProgram ? 'square' : 'round'} />
        <StatusDisc status={status} />
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
