import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { Figures } from '../../../../ui/Figures/Figures'
import { useActiveMembers, useDelivered } from '../use-home-facts'
import { homeMessages, wallMessages as m } from '../messages'
import { Count, HomeFigure } from './home-figure'
import { usePresent } from './who-is-in'

/** The four counts of the company's front page, each leading to what it counts. */
export const WallCounts = () => {
  const intl = useIntl()
  const delivered = useDelivered()
  const members = useActiveMembers()
  const mayMembers = useCan('/office/hr')
  const present = usePresent()
  const presentNote = present && intl.formatMessage(m.peopleIn, { count: present.length })
  const deliveredNote =
    delivered.inMonth === undefined ? undefined : intl.formatMessage(homeMessages.deliveredNote, { count: delivered.inMonth })
  return (
    <section aria-label={intl.formatMessage(m.counts)}>
      <Figures>
        <TasksDone />
        <HomeFigure label={m.people} to={mayMembers ? '/office/hr' : undefined} note={presentNote}>
          <Count value={members} />
        </HomeFigure>
        {delivered.allowed && (
          <HomeFigure label={m.delivered} to="/sales/orders/delivered" note={deliveredNote}>
            <Count value={delivered.all} />
          </HomeFigure>
        )}
        <PostsWritten />
      </Figures>
    </section>
  )
}

/** How many tasks are completed. */
export const TasksDone = () => (
  <HomeFigure label={m.tasksDone} to="/tasks?past=true">
    <Count value={api.tasks.useFind({ status: 'completed', $limit: 0 }).data?.total} />
  </HomeFigure>
)

/** How many posts stand on the wall, and how many guests wait for an answer. */
export const PostsWritten = () => {
  const intl = useIntl()
  const { data } = api.posts.useFind({ status: { $ne: 'removed' }, $limit: 0 })
  const waiting = api.posts.useFind({ status: 'pending', $limit: 0 }).data?.total ?? 0
  return (
    <HomeFigure label={m.posts} note={waiting > 0 ? intl.formatMessage(m.postsWaiting, { count: waiting }) : undefined}>
      <Count value={data?.total} />
    </HomeFigure>
  )
}
