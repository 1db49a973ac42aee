import { firstDayOf, isDay, lastDayOf, monthOfDay } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { fold } from '@shared/foundation/text/fold'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useWorkspace } from '../../../api/session/use-workspace'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { dayOf, formatDate } from '../../../lib/format'
import { useMedia } from '../../../lib/use-media'
import { usePrintedContent } from '../../../lib/use-printing'
import { Amount } from '../../../ui/Amount/Amount'
import { ButtonLink } from '../../../ui/Button/Button'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Figure, Figures } from '../../../ui/Figures/Figures'
import { Columns, Page, Panel, Stack } from '../../../ui/Panel/Panel'
import { Picker, type PickerOption } from '../../../ui/Picker/Picker'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { useAgentName } from '../components/agent-name'
import { FIRST_COMMISSIONS, MechanicPanel, type CommissionReport } from '../components/mechanic-panel'
import { RankMark } from '../components/rank-mark'
import { DryRun } from '../components/dry-run'
import { commissionMessages as m } from '../messages'
import type { NetworkRow } from '../network-rows'
import { useRanks } from '../use-ranks'
import { type CommissionRange, CommissionActions } from '../components/commission-actions'
import './agents.css'

/** What an agent earned in a range and why: each dong by its mechanic and order; a closed month is paid from here, once. */
export const CommissionScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const navigate = useNavigate()
  const params = useParams()
  const today = useToday()
  const workspace = useWorkspace()
  const nameOf = useAgentName()
  const isWide = useMedia('screen and (width >= 1024px)')
  const agentId = params['agentId'] ?? ''
  const present = monthOfDay(today)
  const until = isDay(params['until']) ? params['until'] : lastDayOf(present)
  const since = isDay(params['since']) && params['since'] <= until ? params['since'] : firstDayOf(monthOfDay(until))
  const read = api.apComs.useReport('commissions', { since, until, agentId: agentId as Id<'assets'>, first: FIRST_COMMISSIONS })
  const network = api.apAgents.useReport('network', { since, until }).currentData
  const { ranks, stepOf } = useRanks()
  const report = read.currentData
  const [paper, print] = usePrintedContent<CommissionReport>()
  const agent = network?.data.find(({ _id }) => _id === agentId)
  const go = (id: string, range: CommissionRange): void =>
    void navigate(`/apps/agentpro/com/${id}/${range.since}/${range.until}`, { replace: true })
  const search = (text: string): Promise<PickerOption<NetworkRow>[]> =>
    Promise.resolve(
      (network?.data ?? [])
        .filter((row) => fold(row.name).includes(fold(text)))
        .slice(0, 20)
        .map((row) => ({ value: row._id, label: nameOf(row), detail: row.rank, data: row })),
    )
  const isUnranked = isApiError(read.error) && read.error.errors?.['agentId'] !== undefined
  const name = report ? nameOf(report.agent) : agent ? nameOf(agent) : ''
  const lines = report?.mechanics.reduce((sum, { count }) => sum + count, 0) ?? 0
  const isPaidAsCounted = report?.month !== undefined && report.month.paid > 0 && report.month.paid === report.total
  return (
    <Page
      title={intl.formatMessage(m.agentScreen)}
      name={name || intl.formatMessage(m.agentScreen)}
      width={0}
      filters={
        <>
          <span className="commission-agent">
            <Picker
              label={intl.formatMessage(m.agent)}
              icon="person"
              value={name ? { value: agentId, label: name } : null}
              search={search}
              onChange={(option) => option && go(option.value, { since, until })}
            />
          </span>
          <DateRange
            value={{ from: since, to: until }}
            from={workspace && dayOf(workspace.created, zone)}
            today={today}
            onChange={({ from, to }) => go(agentId, { since: from, until: to })}
          />
        </>
      }
      tools={
        report && (
          <CommissionActions
            report={report}
            name={name}
            since={since}
            until={until}
            isOpen={until >= firstDayOf(present)}
            onPrint={print}
          />
        )
      }
    >
      {report && <StaleBanner list={read} />}
      {isUnranked ? (
        <Panel>
          <EmptyState
            icon="trend"
            title={intl.formatMessage(m.unrankedYet)}
            action={
              <ButtonLink kind="primary" icon="trend" to={`/apps/agentpro?open=${agentId}`}>
                {intl.formatMessage(m.toReview)}
              </ButtonLink>
            }
          >
            {intl.formatMessage(m.unrankedHint)}
          </EmptyState>
        </Panel>
      ) : hasFailed(read) ? (
        <Panel>
          <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
        </Panel>
      ) : !report ? (
        <Panel>
          <SkeletonRows rows={10} />
        </Panel>
      ) : (
        <Columns side={510}>
          <Stack>
            <Figures>
              <Figure
                label={intl.formatMessage(m.total)}
                note={`${intl.formatMessage(m.basis)} · ${intl.formatMessage(m.made, { mechanics: report.mechanics.length, lines })}${isPaidAsCounted ? ` · ${intl.formatMessage(m.paid)}` : ''}`}
              >
                <Amount value={report.total} rule weight="strong" />
              </Figure>
              {report.rank && (
                <Figure
                  label={intl.formatMessage(m.rankOf)}
                  note={agent?.since && intl.formatMessage(m.since, { day: formatDate(agent.since, zone) })}
                >
                  <RankMark step={stepOf(report.rank._id)} of={ranks?.length ?? 0}>
                    {report.rank.name}
                  </RankMark>
                </Figure>
              )}
              <Figure label={intl.formatMessage(m.own)}>
                <Amount value={agent?.own ?? null} />
              </Figure>
              <Figure label={intl.formatMessage(m.branch)}>
                <Amount value={agent?.branch ?? null} />
              </Figure>
              {report.month && !isPaidAsCounted && (report.month.paid > 0 || report.month.payable !== report.total) && (
                <Figure
                  label={intl.formatMessage(report.month.paid > 0 ? m.paid : m.payable)}
                  note={
                    report.month.carried !== 0 && (
                      <>
                        {intl.formatMessage(m.carried)} <Amount value={report.month.carried} currency={false} />
                      </>
                    )
                  }
                >
                  <Amount value={report.month.paid > 0 ? report.month.paid : report.month.payable} />
                </Figure>
              )}
            </Figures>
            {report.mechanics.length === 0 && (
              <Panel>
                <EmptyState icon="file" title={intl.formatMessage(m.noScheme)}>
                  {intl.formatMessage(m.noSchemeHint, { rank: report.rank?.name ?? '' })}
                </EmptyState>
              </Panel>
            )}
            {(paper ?? report).mechanics.map((mechanic, at) => (
              <MechanicPanel key={`${mechanic.comId} ${mechanic.index}`} mechanic={mechanic} number={at + 1} report={report} />
            ))}
          </Stack>
          {isWide && report.total !== undefined && (
            <Stack>
              <DryRun key={`${agentId} ${since}`} present={report} agentId={agentId} agentName={name} since={since} until={until} />
            </Stack>
          )}
        </Columns>
      )}
    </Page>
  )
}
