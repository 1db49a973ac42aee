import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCan, useKnownWorkspace } from '../../../api/session/use-me'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { Amount } from '../../../ui/Amount/Amount'
import { Figure, Figures } from '../../../ui/Figures/Figures'
import { SkeletonBar } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { homeMessages as m } from '../messages'
import { useActiveMembers, useReceivable, useSalesFacts } from '../use-home-facts'
import { PostsWritten, TasksDone } from './wall-counts'

/** Counts of the company, each leading to what it counts; those the member has no right for are left out. A phone's wall has no room for
 *  its own: they stand here. */
export const Counts = () => {
  const intl = useIntl()
  const locale = useLocale()
  const sales = useSalesFacts()
  const receivable = useReceivable()
  const members = useActiveMembers()
  const isPhone = useIsPhone()
  const mayMembers = useCan('/office/hr')
  const workspace = useKnownWorkspace()
  const count = (value: number | undefined): ReactNode =>
    value === undefined ? <SkeletonBar width="48px" /> : <strong>{formatNumber(value, locale)}</strong>
  const note = (message: (typeof m)[keyof typeof m], value: number | undefined): ReactNode =>
    value === undefined ? '\u00a0' : intl.formatMessage(message, { count: value })
  return (
    <section aria-label={intl.formatMessage(m.counts)}>
      <Figures>
        {sales.allowed && (
          <Figure label={intl.formatMessage(m.delivered)} note={note(m.deliveredNote, sales.deliveredMonth)} to="/sales/orders/delivered">
            {count(sales.delivered)}
          </Figure>
        )}
        <Figure
          label={intl.formatMessage(m.people)}
          note={intl.formatMessage(m.peopleNote, { workspace: workspace?.name ?? '' })}
          {...(mayMembers && { to: '/office/hr' })}
        >
          {count(members)}
        </Figure>
        {sales.allowed && (
          <Figure label={intl.formatMessage(m.open)} note={note(m.openNote, sales.openToday)} to="/sales/orders/open">
            {count(sales.open)}
          </Figure>
        )}
        {sales.allowed && (
          <Figure
            label={intl.formatMessage(m.collect)}
            to="/sales/orders/receivable"
            note={receivable === undefined ? '\u00a0' : intl.formatMessage(m.collectNote, { count: receivable.orders })}
          >
            {receivable === undefined ? <SkeletonBar width="120px" /> : <Amount value={receivable.amount} weight="strong" />}
          </Figure>
        )}
        {isPhone && (
          <>
            <TasksDone />
            <PostsWritten />
          </>
        )}
      </Figures>
    </section>
  )
}
