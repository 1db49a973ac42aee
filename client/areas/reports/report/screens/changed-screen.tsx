import { firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { useKnown } from '../../../../components/known-at/use-known'
import { useKnownMoments } from '../../../../components/known-at/use-known-moments'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { dayOf } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { ButtonLink } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DateRange, usePeriodWords } from '../../../../ui/DateRange/DateRange'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { KnownLine } from '../../../../ui/KnownAt/KnownAt'
import { Page, Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { changedMessages as m, reportMessages as r } from '../messages'
import { useChangedFile } from '../use-changed-file'
import { Compared } from '../components/compared-figures'
import './report-screen.css'
import './changed-screen.css'

/** A report of another moment beside the same report now, and the entries that made each difference. */
export const ChangedScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const workspace = useWorkspace()
  const [known, setKnown] = useKnown()
  const monthStart = firstDayOf(monthOfDay(today))
  const [address, change] = useUrlQuery({ since: monthStart as string, until: today as string })
  const since = isDay(address.since) ? address.since : monthStart
  const until = isDay(address.until) ? address.until : today
  const read = api.orders.useReport('changedSince', { since, until, at: known ?? '' }, { skip: known === null })
  const report = read.currentData
  const { asked } = useKnownMoments('business', { since, until }, { isNow: false, inSums: true })
  const told = known === null ? null : (report?.at ?? known)
  const fileOf = useChangedFile()
  const now = useNow()
  const words = usePeriodWords()({ from: since, to: until })
  const query = new URLSearchParams({ since, until, ...(known !== null && { known }) })
  return (
    <Page
      width={1640}
      title={intl.formatMessage(m.screen)}
      blockedBy
      subtitle={told !== null && <KnownLine range={words} at={told} />}
      filters={
        <>
          <ButtonLink icon="arrow-left" to={`/report?${query.toString()}`}>
            {intl.formatMessage(r.screen)}
          </ButtonLink>
          <DateRange
            value={{ from: since, to: until }}
            onChange={({ from, to }) => change({ since: from, until: to })}
            from={workspace && dayOf(workspace.created, zone)}
            today={today}
            known={{ at: known, onChange: setKnown, ...asked }}
          />
        </>
      }
      tools={
        <>
          <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!report} onClick={() => window.print()} />
          <DownloadMenu file={report ? () => fileOf(report, now) : null} />
        </>
      }
    >
      <StaleBanner />
      {known === null ? (
        <Panel>
          <EmptyState icon="clock" title={intl.formatMessage(m.choose)}>
            {intl.formatMessage(m.chooseHint)}
          </EmptyState>
        </Panel>
      ) : report ? (
        <Compared report={report} />
      ) : (
        <Panel>
          {read.error ? <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} /> : <SkeletonRows rows={12} />}
        </Panel>
      )}
    </Page>
  )
}
