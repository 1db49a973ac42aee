import { useIntl } from 'react-intl'
import { postsApi } from '../../../api/posts'
import { useCan } from '../../../api/session/use-me'
import { tasksApi } from '../../../api/tasks'
import { formatNumber } from '../../../lib/format'
import { Figure, Figures } from '../../../ui/Figures/Figures'
import { SkeletonBar } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { useActiveMembers, useDelivered } from '../use-home-facts'
import { homeMessages, wallMessages as m } from '../messages'
import { usePresent } from './who-is-in'

/** Keeps the line of a note, so that one that comes later moves nothing. */
const NO_NOTE = '\u00a0'

/** The four counts of the company's front page, each leading to what it counts. */
export const WallCounts = () => {
  const intl = useIntl()
  const delivered = useDelivered()
  const members = useActiveMembers()
  const mayMembers = useCan('/office/hr')
  const present = usePresent()
  return (
    <section aria-label={intl.formatMessage(m.counts)}>
      <Figures>
        <TasksDone />
        <Figure
          label={intl.formatMessage(m.people)}
          {...(mayMembers && { to: '/office/hr' })}
          note={present ? intl.formatMessage(m.peopleIn, { count: present.length }) : NO_NOTE}
        >
          <Count value={members} />
        </Figure>
        {delivered.allowed && (
          <Figure
            label={intl.formatMessage(m.delivered)}
            to="/sales/orders/delivered"
            note={delivered.inMonth === undefined ? NO_NOTE : intl.formatMessage(homeMessages.deliveredNote, { count: delivered.inMonth })}
          >
            <Count value={delivered.all} />
          </Figure>
        )}
        <PostsWritten />
      </Figures>
    </section>
  )
}

/** How many tasks are completed. */
export const TasksDone = () => {
  const intl = useIntl()
  const { data } = tasksApi.useFind({ status: 'completed', $limit: 0 })
  return (
    <Figure label={intl.formatMessage(m.tasksDone)} note={NO_NOTE} to="/tasks">
      <Count value={data?.total} />
    </Figure>
  )
}

/** How many posts stand on the wall, and how many guests wait for an answer. */
export const PostsWritten = () => {
  const intl = useIntl()
  const { data } = postsApi.useFind({ status: { $ne: 'removed' }, $limit: 0 })
  const waiting = postsApi.useFind({ status: 'pending', $limit: 0 }).data?.total ?? 0
  return (
    <Figure label={intl.formatMessage(m.posts)} note={waiting > 0 ? intl.formatMessage(m.postsWaiting, { count: waiting }) : NO_NOTE}>
      <Count value={data?.total} />
    </Figure>
  )
}

const Count = ({ value }: { value: number | null | undefined }) => {
  const locale = useLocale()
  return typeof value === 'number' ? <strong>{formatNumber(value, locale)}</strong> : <SkeletonBar width="48px" />
}
