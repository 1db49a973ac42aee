import { useIntl } from 'react-intl'
import { LoadFailed } from '../../../../components/list-states'
import { NoticeLine } from '../../../../components/notices/notice-line'
import { useMarkRead, useNotices } from '../../../../components/notices/use-notices'
import { dayOf, formatDayHeading } from '../../../../lib/format'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { homeMessages as m } from '../messages'

/** What happened in the company last, as far as the member may see it. */
export const Latest = () => {
  const intl = useIntl()
  const markRead = useMarkRead()
  const zone = useZone()
  const today = useToday()
  const locale = useLocale()
  const { notices, loaded, error, isFetching, refetch } = useNotices()
  const days = [...new Set(notices.map(({ created }) => dayOf(created, zone)))]
  return (
    <Panel title={intl.formatMessage(m.notices)} flush>
      {error && !loaded ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !loaded ? (
        <SkeletonRows rows={6} />
      ) : notices.length === 0 ? (
        <EmptyState icon="bell" title={intl.formatMessage(m.noticesNone)}>
          {intl.formatMessage(m.noticesHint)}
        </EmptyState>
      ) : (
        days.map((day) => (
          <section key={day} className="home-day" aria-label={formatDayHeading(day, today, locale)}>
            <h3 className="second">{formatDayHeading(day, today, locale)}</h3>
            <ul className="home-notices">
              {notices
                .filter(({ created }) => dayOf(created, zone) === day)
                .map((notice) => (
                  <li key={notice._id}>
                    <NoticeLine notice={notice} onRead={(read) => void markRead(read)} />
                  </li>
                ))}
            </ul>
          </section>
        ))
      )}
    </Panel>
  )
}
