import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import type { CSSProperties, DragEvent, KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { formatTime } from '../../../../lib/format'
import { useKeysInView } from '../../../../lib/keys-in-view'
import { fbMessages as m } from '../messages'
import { edgeOf, statusLabels } from '../post-labels'
import { useOwnZone } from '../use-studio'

interface PostCardProps {
  post: FbPost
  /** Where it would stand; while it is being moved. */
  at: string | undefined
  isOpen: boolean
  isMoving: boolean
  isMovable: boolean
  /** Time and name alone. */
  small?: boolean
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
  onGrab: (event: DragEvent<HTMLElement>) => void
}

/** A post on the calendar: when, where, what it is called, how far it is. */
export const PostCard = ({ post, at, isOpen, isMoving, isMovable, small, onOpen, onKeyDown, onBlur, onGrab }: PostCardProps) => {
  const intl = useIntl()
  const zone = useOwnZone()
  useKeysInView('post-card', isMovable)
  const status = intl.formatMessage(statusLabels[post.status])
  const style: CSSProperties & Record<`--${string}`, string> = { '--edge': `var(--${edgeOf[post.status]})` }
  return (
    <button
      type="button"
      className={classNames(
        'fb-card',
        small && 'fb-card--small',
        post.status === 'waiting' && 'fb-card--dashed',
        isOpen && 'fb-card--open',
        isMoving && 'fb-card--moving',
      )}
      style={style}
      draggable={isMovable}
      data-post={post._id}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onDragStart={onGrab}
    >
      <span className="fb-card__when num cut">
        {at && formatTime(at, zone)}
        {post.page && ` · ${post.page.name}`}
      </span>
      <span className="fb-card__name">{post.name}</span>
      <span className="fb-card__state cut">
        {status}
        {post.status === 'published' && post.figures && ` · ${intl.formatMessage(m.likesCount, { count: post.figures.likes })}`}
      </span>
    </button>
  )
}
