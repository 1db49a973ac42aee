import { dayOf, monthOfDay, type Day } from '@shared/foundation/days/days'
import { minutesOf, timeOn } from '@shared/areas/tasks/rules/deadlines'
import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { formatDate, formatWeekday } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { fbMessages as m } from '../messages'
import { useMoving, type ArrowSteps } from '../use-moving'
import { isMovable, useActor, useOwnZone } from '../use-studio'
import { PostCard } from './post-card'
import type { CalendarProps } from './week-calendar'

const MAX_SHOWN = 3
const arrows: ArrowSteps = { ArrowUp: { days: -7 }, ArrowDown: { days: 7 }, ArrowLeft: { days: -1 }, ArrowRight: { days: 1 } }

interface MonthProps extends CalendarProps {
  /** A day of the month that is shown. */
  of: Day
  onWeek: (day: Day) => void
}

const byTime = (a: FbPost, b: FbPost): number => (a.at ?? '').localeCompare(b.at ?? '')

/** A month in whole weeks, each post on its day; moved to another day it keeps its time. */
export const MonthCalendar = ({ days, posts, today, of, open, onOpen, onWeek }: MonthProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useOwnZone()
  const actor = useActor()
  const { moving, said, onGrab, onKeyDown, onBlur, drop } = useMoving(arrows)
  const dayOfPost = (post: FbPost): Day | null => {
    const at = moving?.id === post._id ? moving.at : post.at && new Date(post.at)
    return at ? dayOf(at, zone) : null
  }
  const onDay = (day: Day) => (post: FbPost) =>
    post.at ? timeOn(day, minutesOf(new Date(post.at), zone), zone) : timeOn(day, 9 * 60, zone)
  return (
    <div className="fb-month">
      <div className="fb-month__heads" aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="cut">
            {formatWeekday(day, locale)}
          </span>
        ))}
      </div>
      <ul className="fb-month__days">
        {days.map((day) => {
          const own = posts.filter((post) => dayOfPost(post) === day).sort(byTime)
          const first = own.filter(({ _id }, place) => place < MAX_SHOWN || _id === moving?.id)
          return (
            <li
              key={day}
              aria-label={formatDate(day)}
              className={classNames(
                'fb-month__day',
                day === today && 'fb-month__day--today',
                monthOfDay(day) !== monthOfDay(of) && 'fb-month__day--other',
              )}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(posts, event, onDay(day))}
            >
              <span className="fb-month__date num">{Number(day.slice(8))}</span>
              {first.map((post) => (
                <PostCard
                  key={post._id}
                  small
                  post={post}
                  at={post.at}
                  isOpen={post._id === open}
                  isMoving={moving?.id === post._id}
                  isMovable={isMovable(post, actor)}
                  onOpen={() => onOpen(post._id)}
                  onKeyDown={(event) => isMovable(post, actor) && onKeyDown(post, event)}
                  onBlur={onBlur}
                  onGrab={(event) => onGrab(post, event)}
                />
              ))}
              {own.length > first.length && (
                <button type="button" className="fb-month__more" onClick={() => onWeek(day)}>
                  {intl.formatMessage(m.more, { count: own.length - first.length })}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="unseen" aria-live="assertive">
        {said}
      </p>
    </div>
  )
}
