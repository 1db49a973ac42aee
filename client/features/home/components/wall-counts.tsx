import type { ReactNode } from 'react'
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
  const locale = useLocale()
  const delivered = useDelivered()
  const members = useActiveMembers()
  const mayMembers = useCan('/office/hr')
  const tasks = tasksApi.useFind({ status: 'completed', $limit: 0 }).data?.total ?? undefined
  const posts = postsApi.useFind({ status: { $ne: 'removed' }, $limit: 0 }).data?.total ?? undefined
  const waiting = postsApi.useFind({ status: 'pending', $limit: 0 }).data?.total ?? undefined
  const present = usePresent()
  const count = (value: number | undefined): ReactNode =>
    value === undefined ? <SkeletonBar width="48px" /> : <strong>{formatNumber(value, locale)}</strong>
  return (
    <section aria-label={intl.formatMessage(m.counts)}>
      <Figures>
        <Figure label={intl.formatMessage(m.tasksDone)} note={NO_NOTE} to="/tasks">
          {count(tasks)}
        </Figure>
        <Figure
          label={intl.formatMessage(m.people)}
          {...(mayMembers && { to: '/office/hr' })}
          note={present ? intl.formatMessage(m.peopleIn, { count: present.length }) : NO_NOTE}
        >
          {count(members)}
        </Figure>
        {delivered.allowed && (
          <Figure
            label={intl.formatMessage(m.delivered)}
            to="/sales/orders/delivered"
            note={delivered.inMonth === undefined ? NO_NOTE : intl.formatMessage(homeMessages.deliveredNote, { count: delivered.inMonth })}
          >
            {count(delivered.all)}
          </Figure>
        )}
        <Figure label={intl.formatMessage(m.posts)} note={waiting ? intl.formatMessage(m.postsWaiting, { count: waiting }) : NO_NOTE}>
          {count(posts)}
        </Figure>
      </Figures>
    </section>
  )
}
