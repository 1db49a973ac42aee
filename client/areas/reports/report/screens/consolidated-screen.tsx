import { firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { api } from '../../../../api/api'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { dayOf, formatDayRange } from '../../../../lib/format'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DateRange } from '../../../../ui/DateRange/DateRange'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { JoinCompanies } from '../components/join-companies'
import { CompanyChoice } from '../components/company-choice'
import { readTrail, writeTrail } from '../consolidated'
import { reportPageMessages } from '../../../../resource/report/messages'
import { consolidatedMessages as m } from '../messages'
import { type Trail, OpenFigure, Statements } from '../components/consolidated-statements'
import { Companies, Pairs, How } from '../components/consolidated-panels'
import { useConsolidatedFile } from '../use-consolidated-file'
import '../components/consolidated.css'
import './report-screen.css'

/** One's companies side by side, without what they sold each other; each figure opens in its own company. */
export const ConsolidatedScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const workspace = useWorkspace()
  const today = useToday()
  const monthStart = firstDayOf(monthOfDay(today))
  const [address, change] = useUrlQuery({ since: monthStart as string, until: today as string, only: '', parts: '' })
  const range = { since: isDay(address.since) ? address.since : monthStart, until: isDay(address.until) ? address.until : today }
  const {
    data: report,
    error,
    isFetching,
    refetch,
  } = api.workspaces.useReport('consolidated', { ...range, ...(address.only && { only: address.only }) })
  const trail = report ? readTrail(address.parts, report) : []
  const onTrail = (next: Trail): void =>
    change({ parts: writeTrail(next.map(([place, { key }]) => [place, key])) }, { push: next.length > trail.length })
  const fileOf = useConsolidatedFile()
  const period = formatDayRange(range.since, range.until)
  return (
    <Page
      width={1640}
      title={intl.formatMessage(m.screen)}
      blockedBy
      subtitle={<span className="report-print-only">{period}</span>}
      filters={
        <>
          <DateRange
            value={{ from: range.since, to: range.until }}
            onChange={({ from, to }) => change({ since: from, until: to })}
            from={workspace && dayOf(workspace.created, zone)}
            today={today}
          />
          {report && report.companies.length > 1 && <CompanyChoice report={report} onChange={(ids) => change({ only: ids.join(',') })} />}
        </>
      }
      tools={
        <>
          <ToolButton icon="print" label={intl.formatMessage(reportPageMessages.print)} disabled={!report} onClick={() => window.print()} />
          <DownloadMenu file={report ? () => fileOf(report) : null} />
        </>
      }
    >
      <StaleBanner />
      {!report ? (
        <Panel>{error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={10} />}</Panel>
      ) : (
        <Stack>
          {report.companies.length < 2 && <JoinCompanies />}
          <Statements report={report} trail={trail} onTrail={onTrail} />
          <OpenFigure report={report} trail={trail} onTrail={onTrail} />
          {report.workspaces.length > 1 && <Companies report={report} />}
          <Columns side={520}>
            <Pairs report={report} />
            <How report={report} />
          </Columns>
        </Stack>
      )}
    </Page>
  )
}
