import { dayOf, type Day } from '@shared/foundation/days/days'
import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import { useIntl } from 'react-intl'
import { formatDayHeading } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { fbMessages as m } from '../messages'
import { useOwnZone } from '../use-studio'
import { PostCard } from './post-card'

interface AgendaProps {
  days: readonly Day[]
  posts: readonly FbPost[]
  today: Day
  onOpen: (id: string) => void
}

const nothing = (): void => undefined

/** Posts one under another, by day: the calendar of a phone. */
export const Agenda = ({ days, posts, today, onOpen }: AgendaProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useOwnZone()
  const timed = posts.filter(({ at }) => at !== undefined).sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  const groups = days
    .map((day) => ({ day, own: timed.filter(({ at = '' }) => dayOf(new Date(at), zone) === day) }))
    .filter(({ own }) => own.length > 0)
  if (groups.length === 0) return <p className="fb-agenda__none second">{intl.formatMessage(m.noneInRange)}</p>
  return (
    <div className="fb-agenda">
      {groups.map(({ day, own }) => (
        <section key={day}>
          <h2>{formatDayHeading(day, today, locale)}</h2>
          <ul>
            {own.map((post) => (
              <li key={post._id}>
                <PostCard
                  post={post}
                  at={post.at}
                  isOpen={false}
                  isMoving={false}
                  isMovable={false}
                  onOpen={() => onOpen(post._id)}
                  onKeyDown={nothing}
                  onBlur={nothing}
                  onGrab={nothing}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
