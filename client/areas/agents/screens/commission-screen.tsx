import { firstDayOf, isDay, lastDayOf, monthOfDay } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { fold } from '@shared/foundation/text/fold'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { useWorkspace } from '../../../api/session/use-workspace'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { dayOf, formatDate, formatDayRange, formatMoney, type Day } from '../../../lib/format'
import { useKeysInView } from '../../../lib/keys-in-view'
import { useMedia } from '../../../lib/use-media'
import { usePrintedContent } from '../../../lib/use-printing'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Figure, Figures } from '../../../ui/Figures/Figures'
import { Columns, Page, Panel, Stack } from '../../../ui/Panel/Panel'
import { Picker, type PickerOption } from '../../../ui/Picker/Picker'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { MonthLinksDialog } from '../../people/parts/month-links/month-links-dialog'
import { useAgentName } from '../components/agent-name'
import { FIRST_COMMISSIONS, MechanicPanel, type CommissionReport } from '../components/mechanic-panel'
import { useMechanicWords } from '../parts/mechanic-sentence'
import { PayCommission } from '../components/pay-commission'
import { RankMark } from '../components/rank-mark'
import { DryRun } from '../components/rehearsal'
import { commissionMessages as m } from '../messages'
import type { NetworkRow } from '../network-rows'
import { useRanks } from '../use-ranks'
import './agents.css'

interface Range {
  readonly since: Day
  readonly until: Day
}

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
  const go = (id: string, range: Range): void => void navigate(`/apps/agentpro/com/${id}/${range.since}/${range.until}`, { replace: true })
  const search = (text: string): Promise<PickerOption<NetworkRow>[]> =>
    Promise.resolve(
      (network?.data ?? [])
        .filter((row) => fold(row.name).includes(fold(text)))
        .slice(0, 20)
        .map((row) => ({ value: row._id, label: nameOf(row), detail: row.rank, data: row })),
    )
  const unranked = isApiError(read.error) ? read.error.errors?.['agentId'] : undefined
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
        report && <Tools report={report} name={name} since={since} until={until} isOpen={until >= firstDayOf(present)} onPrint={print} />
      }
    >
      {report && <StaleBanner list={read} />}
      {unranked !== undefined ? (
        <Panel>
          <EmptyState
            icon="trend"
            title={unranked}
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

interface ToolsProps extends Range {
  report: CommissionReport
  name: string
  /** The range isn't over yet. */
  isOpen: boolean
  /** Prints the report with every commission. */
  onPrint: (whole: CommissionReport) => void
}

/** Paper, file, and the payment of a month that is over. */
const Tools = ({ report, name, since, until, isOpen, onPrint }: ToolsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const dispatch = useAppDispatch()
  const wordsOf = useMechanicWords()
  const seesFunds = useCan('/funds')
  const mayPay = useCan(['/funds', 'bod'])
  const isBoard = useCan('bod')
  const [isPaying, setPaying] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const { month } = report
  const amount = formatMoney(month?.payable ?? 0, locale)
  const canPay = month !== undefined && mayPay && !isOpen && month.fundId === undefined && month.payable > 0
  useKeysInView('commission-pay', canPay)
  useShortcut('p', () => setPaying(true), canPay && !isPaying)
  /** With every commission: on screen stand the first of each mechanic. */
  const whole = (): Promise<CommissionReport> =>
    dispatch(api.apComs.reportOnce('commissions', { since, until, agentId: report.agent._id })).unwrap()
  const print = async (): Promise<void> => {
    try {
      onPrint(await whole())
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : intl.formatMessage(m.printFailed))
    }
  }
  useShortcut('ctrl+p', () => void print())
  const heads = [m.mechanic, m.day, m.order, m.of, m.base, m.left, m.times, m.amount].map((head) => ({ head: intl.formatMessage(head) }))
  const period = formatDayRange(since, until)
  return (
    <>
      <ToolButton icon="print" label={intl.formatMessage(m.print)} onClick={() => void print()} />
      {month && isBoard && <ToolButton icon="link" label={intl.formatMessage(m.link)} onClick={() => setLinking(true)} />}
      <DownloadMenu
        file={async () => ({
          name: `${intl.formatMessage(m.agentScreen)} ${name} ${since} ${until}`,
          rows: [
            [`${intl.formatMessage(m.agentScreen)} · ${name} · ${period}`],
            [],
            heads,
            ...(await whole()).mechanics.flatMap((mechanic) =>
              mechanic.commissions.map((commission) => [
                wordsOf(mechanic),
                { day: dayOf(commission.created, zone) },
                commission.order_number,
                commission.from.name,
                commission.base,
                commission.rest,
                commission.multiply,
                commission.amount,
              ]),
            ),
            [intl.formatMessage(m.total), null, null, null, null, null, null, report.total],
          ],
        })}
      />
      {month?.fundId !== undefined
        ? seesFunds && (
            <ButtonLink icon="wallet" to={`/funds?period=all&open=${month.fundId}`}>
              {intl.formatMessage(m.toFund)}
            </ButtonLink>
          )
        : month &&
          mayPay && (
            <>
              {!canPay && <span className="second">{intl.formatMessage(isOpen ? m.notOver : m.nothing)}</span>}
              <Button kind="primary" icon="wallet" kbd="P" disabled={!canPay} onClick={() => setPaying(true)}>
                {intl.formatMessage(m.pay, { amount })}
              </Button>
            </>
          )}
      {isLinking && month && (
        <MonthLinksDialog
          kind="commissions"
          month={month.month}
          people={[{ _id: report.agent._id, name }]}
          onClose={() => setLinking(false)}
        />
      )}
      {isPaying && month && <PayCommission agentId={report.agent._id} name={name} month={month} onClose={() => setPaying(false)} />}
    </>
  )
}
