import type { Day } from '@shared/foundation/days/days'
import { dayOf } from '@shared/foundation/days/days'
import { minutesOf } from '@shared/areas/tasks/rules/deadlines'
import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { formatWeekday } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useLocale } from '../../../../ui/zone/zone-context'
import { layOut, momentAt } from '../calendar'
import { fbMessages as m } from '../messages'
import { useMoving, type ArrowSteps } from '../use-moving'
import { isMovable, useActor, useOwnZone } from '../use-studio'
import { PostCard } from './post-card'

const HOUR_POINTS = 52
/** The hour that is at the top when the week is opened. */
const FIRST_HOUR = 7
const arrows: ArrowSteps = { ArrowUp: { steps: -1 }, ArrowDown: { steps: 1 }, ArrowLeft: { days: -1 }, ArrowRight: { days: 1 } }
const hours = Array.from({ length: 24 }, (_, hour) => hour)

export interface CalendarProps {
  days: readonly Day[]
  posts: readonly FbPost[]
  today: Day
  open: string
  onOpen: (id: string) => void
  /** Writes a post for this moment. */
  onNew: (at: Date) => void
}

/** Seven days side by side, each post at its hour. */
export const WeekCalendar = ({ days, posts, today, open, onOpen, onNew }: CalendarProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useOwnZone()
  const actor = useActor()
  const now = new Date(useNow())
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { moving, said, grabbedAt, onGrab, onKeyDown, onBlur, drop } = useMoving(arrows)
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = FIRST_HOUR * HOUR_POINTS
  }, [])
  const shown = posts.map((post) => (moving?.id === post._id ? { ...post, at: moving.at.toISOString() as FbPost['at'] } : post))
  const placed = layOut(shown, zone).filter(({ day }) => days.includes(day))
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }, above = 0): Date => {
    const { left, top, width } = (body.current as HTMLElement).getBoundingClientRect()
    const column = Math.min(6, Math.max(0, Math.floor(((clientX - left) / width) * 7)))
    return momentAt(days[column] ?? today, ((clientY - above - top) / HOUR_POINTS) * 60, zone)
  }
  const onDoubleClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) onNew(placeOf(event))
  }
  const todayAt = days.indexOf(today)
  return (
    <div ref={scroller} className="fb-week" tabIndex={-1}>
      <div className="fb-week__heads">
        {days.map((day) => (
          <div key={day} className={classNames('fb-week__head', day === today && 'fb-week__head--today')}>
            <b className="num">{Number(day.slice(8))}</b>{' '}
            <span className="cut">{day === today ? intl.formatMessage(m.todayWord) : formatWeekday(day, locale)}</span>
          </div>
        ))}
      </div>
      <div className="fb-week__hours" aria-hidden="true">
        {hours.slice(1).map((hour) => (
          <span key={hour} className="num" style={{ top: hour * HOUR_POINTS }}>
            {hour}:00
          </span>
        ))}
      </div>
      <div
        ref={body}
        className="fb-week__body"
        style={{ height: 24 * HOUR_POINTS, backgroundSize: `calc(100% / 7) ${HOUR_POINTS}px` }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => drop(posts, event, () => placeOf(event, grabbedAt()))}
        onDoubleClick={onDoubleClick}
      >
        {todayAt >= 0 && <i className="fb-week__today" style={{ insetInlineStart: `calc(100% / 7 * ${todayAt})` }} />}
        {todayAt >= 0 && dayOf(now, zone) === today && (
          <i
            className="fb-week__now"
            style={{ insetInlineStart: `calc(100% / 7 * ${todayAt})`, top: (minutesOf(now, zone) / 60) * HOUR_POINTS }}
          />
        )}
        <ul>
          {placed.map(({ item: post, day, minutes, lane, lanes }) => (
            <li
              key={post._id}
              style={{
                top: (minutes / 60) * HOUR_POINTS,
                insetInlineStart: `calc(100% / 7 * ${days.indexOf(day)} + 100% / 7 / ${lanes} * ${lane})`,
                width: `calc(100% / 7 / ${lanes})`,
              }}
            >
              <PostCard
                post={post}
                at={post.at}
                isOpen={post._id === open}
                isMoving={moving?.id === post._id}
                isMovable={isMovable(post, actor)}
                onOpen={() => onOpen(post._id)}
                onKeyDown={(event) => isMovable(post, actor) && onKeyDown(posts.find(({ _id }) => _id === post._id) ?? post, event)}
                onBlur={onBlur}
                onGrab={(event) => onGrab(post, event)}
              />
            </li>
          ))}
        </ul>
      </div>
      <p className="unseen" aria-live="assertive">
        {said}
      </p>
    </div>
  )
}
