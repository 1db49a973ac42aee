import { firstDayOf, isDay, lastDayOf, month as asMonth, monthOfDay } from '@shared/foundation/days/days'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { useKnown } from '../../../../components/known-at/use-known'
import { useKnownMoments } from '../../../../components/known-at/use-known-moments'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { SealFoot } from '../../../../components/seal-foot/seal-foot'
import { dayOf, formatDayRange, type Day } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { DateRange, usePeriodWords } from '../../../../ui/DateRange/DateRange'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { KnownLine } from '../../../../ui/KnownAt/KnownAt'
import { shortMoment } from '../../../../ui/KnownAt/moments'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { BasisSwitch } from '../components/basis-switch'
import { BestCustomers } from '../components/best-customers'
import { BestProducts } from '../components/best-products'
import { changedLink } from '../changed-since'
import { EnteredSince } from '../components/entered-since'
import { EntriesPanel } from '../components/entries-panel'
import { FiguresStrip } from '../components/figures-strip'
import { Picture } from '../components/picture'
import { Statement } from '../components/statement'
import { entriesQuery } from '../entries-query'
import { reportPageMessages as page } from '../../../../resource/report/messages'
import { reportMessages as m } from '../messages'
import { isNothing, ofPartner, readFigure, writeFigure, type FigureKey } from '../sales-report'
import { useReportFile } from '../use-report-file'
import './report-screen.css'

const anyFigure: FigureKey = { figure: 'cost', group: '' }

/** The business report: what was earned and spent in a period, every figure with its entries, current at any moment. */
export const ReportScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const workspace = useWorkspace()
  const today = useToday()
  const phone = useIsPhone()
  const monthStart = firstDayOf(monthOfDay(today))
  const [address, change] = useUrlQuery({ since: monthStart, until: today, figure: '', from: '', to: '' })
  const [known, setKnown] = useKnown()
  const view = {
    ...address,
    since: isDay(address.since) ? address.since : monthStart,
    until: isDay(address.until) ? address.until : today,
  }
  const {
    data: report,
    error,
    isFetching,
    refetch,
  } = api.orders.useReport('sales', {
    since: view.since,
    until: view.until,
    ...(known !== null && { knownAt: known }),
  })
  const present = api.orders.useReport('sales', { since: view.since, until: view.until }, { skip: known === null }).currentData
  // Entries behind figures are those that stand now.
  const figure = known === null ? readFigure(view.figure) : null
  const entries = api.orders.useReport('salesEntries', entriesQuery(view, figure ?? anyFigure), { skip: !figure }).currentData
  const { asked, noted } = useKnownMoments('business', view, { isNow: known === null, inSums: true })
  // Whoever reads no single costs is told of another moment than a link may name.
  const told = known === null ? null : (report?.knownAt ?? known)
  const fileOf = useReportFile()
  useOption(workspace?.opts.howCalculateRevenue, refetch)

  // Days to come have no figures, and would be held against full days before.
  const choose = (since: Day, until: Day): void =>
    change({ since, until: until > today && since <= today ? today : until, from: '', to: '' })
  // The period a bar was clicked in, to go back to.
  const whole = isDay(address.from) && isDay(address.to) ? { since: address.from, until: address.to } : null
  const pick = (step: string): void => {
    const within = { from: whole?.since ?? view.since, to: whole?.until ?? view.until }
    if (isDay(step)) return change({ since: step, until: step, ...within }, { push: true })
    const end = lastDayOf(asMonth(step))
    change({ since: firstDayOf(asMonth(step)), until: end > today ? today : end, ...within }, { push: true })
  }
  const closeEntries = (): void => {
    document.querySelector<HTMLElement>('.ui-report__row--open .ui-report__figure')?.focus()
    change({ figure: '' })
  }
  const range = formatDayRange(view.since, view.until)
  const words = usePeriodWords()({ from: view.since, to: view.until })
  return (
    <Page
      width={1640}
      title={intl.formatMessage(m.screen)}
      blockedBy
      subtitle={known === null ? <span className="report-print-only">{range}</span> : <KnownLine range={words} at={told ?? known} />}
      filters={
        <>
          <DateRange
            value={{ from: view.since, to: view.until }}
            onChange={({ from, to }) => choose(from, to)}
            from={workspace && dayOf(workspace.created, zone)}
            today={today}
            known={{ at: known, onChange: setKnown, hasKeys: figure === null, ...asked }}
          />
          {phone && told !== null && <KnownLine range={words} at={told} />}
          {whole && (
            <Button icon="arrow-left" onClick={() => change({ ...whole, from: '', to: '' })}>
              {intl.formatMessage(m.wayBack, { range: formatDayRange(whole.since, whole.until) })}
            </Button>
          )}
          {report && known === null && <BasisSwitch basis={report.howCalculateRevenue} />}
        </>
      }
      tools={
        <>
          {told !== null && (
            <ButtonLink icon="clock" to={changedLink(view, told)}>
              {intl.formatMessage(m.changedOpen)}
            </ButtonLink>
          )}
          <ToolButton icon="print" label={intl.formatMessage(page.print)} disabled={!report} onClick={() => window.print()} />
          <DownloadMenu
            file={
              report
                ? () => {
                    noted('file')
                    return fileOf(report, told, figure && entries ? { figure, entries: ofPartner(entries, figure.partnerId) } : undefined)
                  }
                : null
            }
          />
        </>
      }
    >
      <StaleBanner />
      {!report ? (
        <Panel>{error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={12} />}</Panel>
      ) : (
        <div
          className={isFetching && (report.since !== view.since || report.until !== view.until) ? 'report report--old' : 'report'}
          aria-busy={isFetching}
        >
          <Stack>
            <FiguresStrip report={report} {...(known !== null && { present: present ?? null })} />
            {isNothing(report) ? (
              <Panel>
                {known === null ? (
                  <EmptyState icon="chart" title={intl.formatMessage(page.empty, { range })}>
                    {intl.formatMessage(page.emptyHint)}
                  </EmptyState>
                ) : (
                  <EmptyState icon="clock" title={intl.formatMessage(page.knownEmpty)} />
                )}
              </Panel>
            ) : (
              <Columns side={520}>
                <Stack>
                  <Picture report={report} onPick={pick} />
                  <div className="report-rankings">
                    <BestProducts report={report} known={known} />
                    {known === null && (
                      <BestCustomers report={report} open={figure} onOpen={(opened) => change({ figure: writeFigure(opened) })} />
                    )}
                  </div>
                </Stack>
                <Stack>
                  <Statement
                    report={report}
                    open={figure}
                    {...(known === null
                      ? { onOpen: (opened: FigureKey) => change({ figure: writeFigure(opened) }) }
                      : { about: intl.formatMessage(m.knownAt, { at: shortMoment(told ?? known, zone) }) })}
                  />
                  {figure && <EntriesPanel report={report} figure={figure} onClose={closeEntries} />}
                  {told !== null && <EnteredSince since={view.since} until={view.until} at={told} />}
                </Stack>
              </Columns>
            )}
            {told !== null && isNothing(report) && <EnteredSince since={view.since} until={view.until} at={told} />}
          </Stack>
          <SealFoot since={view.since} until={view.until} />
        </div>
      )}
    </Page>
  )
}

/** Asks again when the workspace counts in another way. */
const useOption = (option: string | undefined, refetch: () => unknown): void => {
  const known = useRef(option)
  useEffect(() => {
    const before = known.current
    known.current = option
    if (before !== undefined && option !== undefined && before !== option) refetch()
  }, [option, refetch])
}
