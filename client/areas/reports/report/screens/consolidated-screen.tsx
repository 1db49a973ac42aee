import { firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { enterWorkspace } from '../../../../api/session/enter-workspace'
import { useMe } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { useAppDispatch } from '../../../../api/use-app-dispatch'
import { api } from '../../../../api/api'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { dayOf, formatDayRange } from '../../../../lib/format'
import type { TableFile } from '../../../../lib/table-file/cells'
import { useIsPhone } from '../../../../lib/use-media'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { BarChart } from '../../../../ui/BarChart/BarChart'
import { DateRange } from '../../../../ui/DateRange/DateRange'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { ReportTable, type ReportColumn, type ReportRow } from '../../../../ui/ReportTable/ReportTable'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { JoinCompanies } from '../components/join-companies'
import { CompanyChoice } from '../components/company-choice'
import { FigureParts } from '../components/figure-parts'
import {
  ELIMINATED,
  figureAt,
  linesOf,
  readTrail,
  SUM,
  sumOf,
  TOTAL,
  writeTrail,
  type Consolidated,
  type ConsolidatedLine,
  type Opens,
  type Place,
} from '../consolidated'
import { reportPageMessages } from '../../../../resource/report/messages'
import { consolidatedMessages as m } from '../messages'
import { useLineLabel } from '../use-line-label'
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
  const fileOf = useFile()
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

const shareOf = (value: number, revenue: number): number | null => (revenue > 0 ? Math.abs(value) / revenue : null)

/** Opens a figure's entries in the company they stand in. */
const useOpen = ({ since, until }: Consolidated) => {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const me = useMe()
  return async ({ workspaceId, figure }: Opens): Promise<void> => {
    if (workspaceId !== me.workspaceId) {
      const refused = await dispatch(enterWorkspace(workspaceId))
      if (refused) return toastError(refused.message)
    }
    void navigate(`/report?since=${since}&until=${until}&figure=${encodeURIComponent(figure)}`)
  }
}

type Trail = readonly (readonly [Place, ConsolidatedLine])[]
interface TrailProps {
  report: Consolidated
  trail: Trail
  onTrail: (trail: Trail) => void
}

/** A company's figure that is no sum opens its entries there; any other what it is the sum of. */
const useOpenFigure = ({ report, trail, onTrail }: TrailProps) => {
  const open = useOpen(report)
  return (line: ConsolidatedLine, place: Place): void => {
    const company = report.workspaces.find(({ _id }) => _id === place)
    if (company && line.figure) void open({ workspaceId: company._id, figure: line.figure(company) })
    else onTrail([...trail, [place, line]])
  }
}

/** The figure that was opened last, with what it is the sum of. */
const OpenFigure = ({ report, trail, onTrail }: TrailProps) => {
  const openFigure = useOpenFigure({ report, trail, onTrail })
  const open = useOpen(report)
  const last = trail.at(-1)
  if (!last) return null
  const [place, line] = last
  return (
    <FigureParts
      key={trail.length}
      report={report}
      line={line}
      place={place}
      onOpen={(part) => (part.of === 'figure' ? openFigure(part.line, part.place) : part.opens && void open(part.opens))}
      onBack={trail.length > 1 ? () => onTrail(trail.slice(0, -1)) : undefined}
      onClose={() => onTrail([])}
    />
  )
}

const Statements = (props: TrailProps) => {
  const { report } = props
  const intl = useIntl()
  const label = useLineLabel()
  const phone = useIsPhone()
  const open = useOpenFigure(props)
  const lines = linesOf(report)
  const rowOf = (line: ConsolidatedLine, values: ReportRow['values']): ReportRow => ({
    key: line.key,
    label: label(line),
    values,
    ...(line.kind === 'final' ? { final: 'total' } : line.kind === 'sum' ? { strong: true } : { depth: 1 }),
    onOpen: (place) => open(line, place),
  })
  const total: ReportColumn[] = [
    { key: TOTAL, head: intl.formatMessage(m.total), kind: 'money', ruled: true },
    { key: 'share', head: intl.formatMessage(m.share), kind: 'share' },
  ]
  const totals = (line: ConsolidatedLine) => ({
    [TOTAL]: figureAt(report, line, TOTAL),
    share: shareOf(line.of(report.total), report.total.revenue),
  })
  if (phone)
    return (
      <Panel title={intl.formatMessage(m.total)}>
        <ReportTable
          label={intl.formatMessage(m.total)}
          columns={total.map(({ key, kind }) => ({ key, kind }))}
          rows={lines.map((line) => rowOf(line, totals(line)))}
        />
      </Panel>
    )
  const head = (name: string, about?: string) => (
    <>
      {name}
      {about && <small>{about}</small>}
    </>
  )
  return (
    <Panel>
      <div className="consolidated" role="region" aria-label={intl.formatMessage(m.screen)} tabIndex={0}>
        <ReportTable
          label={intl.formatMessage(m.screen)}
          labelHead={intl.formatMessage(m.lines)}
          columns={[
            ...report.workspaces.map(({ _id, name, slogan }): ReportColumn => ({ key: _id, head: head(name, slogan), kind: 'money' })),
            {
              key: SUM,
              head: head(intl.formatMessage(m.sum), intl.formatMessage(m.chosen, { count: report.workspaces.length })),
              kind: 'money',
            },
            {
              key: ELIMINATED,
              head: head(intl.formatMessage(m.eliminated), intl.formatMessage(m.between)),
              kind: 'money',
              sunken: true,
            },
            ...total,
          ]}
          rows={lines.map((line) =>
            rowOf(line, {
              ...Object.fromEntries(
                [...report.workspaces.map(({ _id }) => _id), SUM, ELIMINATED].map((at) => [at, figureAt(report, line, at)]),
              ),
              ...totals(line),
            }),
          )}
        />
      </div>
    </Panel>
  )
}

/** The companies beside each other and beside what they come to together. */
const Companies = ({ report }: { report: Consolidated }) => {
  const intl = useIntl()
  const columns = [
    ...report.workspaces.map((column) => ({ ...column, label: column.name })),
    { ...report.total, _id: 'total', label: intl.formatMessage(m.total) },
  ]
  return (
    <Panel title={intl.formatMessage(m.companies)}>
      <BarChart
        label={intl.formatMessage(m.companiesLabel, { range: formatDayRange(report.since, report.until) })}
        series={[
          { key: 'revenue', label: intl.formatMessage(m.revenue) },
          { key: 'gross', label: intl.formatMessage(m.gross), ink: 'chart-muted' },
          { key: 'net', label: intl.formatMessage(m.net), ink: 'credit' },
        ]}
        groups={columns.map(({ _id, label, revenue, cost, netProfit }) => ({
          key: _id,
          label,
          values: [revenue, revenue - cost, netProfit],
        }))}
        height={200}
      />
    </Panel>
  )
}

/** What the companies sold each other, by the books of both. */
const Pairs = ({ report }: { report: Consolidated }) => {
  const intl = useIntl()
  const nameOf = (id: string): string => report.workspaces.find(({ _id }) => _id === id)?.name ?? ''
  const unsold = report.pairs.reduce((sum, { revenue, cost, soldOnProfit }) => sum + revenue - cost - soldOnProfit, 0)
  return (
    <Panel title={intl.formatMessage(m.pairs)}>
      {report.pairs.length === 0 ? (
        <p className="second">{intl.formatMessage(m.noPairs)}</p>
      ) : (
        <div className="consolidated" role="region" aria-label={intl.formatMessage(m.pairs)} tabIndex={0}>
          <ReportTable
            label={intl.formatMessage(m.pairs)}
            columns={[
              { key: 'sold', head: intl.formatMessage(m.sold), kind: 'money' },
              { key: 'bought', head: intl.formatMessage(m.bought), kind: 'money' },
              { key: 'off', head: intl.formatMessage(m.off), kind: 'money' },
            ]}
            rows={[
              ...report.pairs.map(({ seller, buyer, orders, sold, bought }) => ({
                key: `${seller} ${buyer}`,
                label: (
                  <>
                    {intl.formatMessage(m.pair, { seller: nameOf(seller), buyer: nameOf(buyer), count: orders })}
                    {sold !== bought && <span className="consolidated__off">{intl.formatMessage(m.mismatch)}</span>}
                  </>
                ),
                values: { sold, bought, off: sold - bought },
              })),
              ...(unsold === 0
                ? []
                : [
                    {
                      key: 'unsold',
                      label: (
                        <>
                          {intl.formatMessage(m.unsold)}
                          <span className="second consolidated__about">{intl.formatMessage(m.unsoldHint)}</span>
                        </>
                      ),
                      values: { bought: -unsold },
                    },
                  ]),
            ]}
          />
        </div>
      )}
    </Panel>
  )
}

const How = ({ report }: { report: Consolidated }) => {
  const intl = useIntl()
  return (
    <Panel title={intl.formatMessage(m.how)}>
      <ul className="consolidated__how">
        <li>{intl.formatMessage(m.howBoards)}</li>
        <li>{intl.formatMessage(m.howGroups)}</li>
        <li>{intl.formatMessage(m.howSisters)}</li>
        {report.workspaces.map(({ _id, name, howCalculateRevenue }) => (
          <li key={_id}>{intl.formatMessage(m.howRevenue, { name, basis: howCalculateRevenue })}</li>
        ))}
      </ul>
    </Panel>
  )
}

/** The report as it is shown. */
const useFile = (): ((report: Consolidated) => TableFile) => {
  const intl = useIntl()
  const label = useLineLabel()
  return (report) => {
    const say = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
    return {
      name: `${say(m.screen)} ${report.since} ${report.until}`,
      rows: [
        [say(m.screen)],
        [formatDayRange(report.since, report.until)],
        [],
        [say(m.lines), ...report.workspaces.map(({ name }) => name), say(m.sum), say(m.eliminated), say(m.total), say(m.share)].map(
          (head) => ({
            head,
          }),
        ),
        ...linesOf(report).map((line) => {
          const value = line.of(report.total)
          const share = shareOf(value, report.total.revenue)
          return [
            label(line),
            ...report.workspaces.map(line.of),
            sumOf(report, line),
            -line.of(report.eliminated) + 0,
            value,
            share === null ? null : { share },
          ]
        }),
      ],
    }
  }
}
