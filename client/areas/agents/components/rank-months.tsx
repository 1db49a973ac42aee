import { firstDayOf, lastDayOf, monthOfDay, shiftMonth, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { formatNumber } from '../../../lib/format'
import { Panel } from '../../../ui/Panel/Panel'
import { useLocale } from '../../../ui/zone/zone-context'
import { commissionMessages as m } from '../messages'
import { sumIfKnown } from '../sum-if-known'
import { Figures } from './compared-figures'

interface RankMonthsProps {
  rankId: Id<'apRanks'>
  rank: string
  /** As JSON; empty: they aren't whole yet; null: nothing is tried. */
  mechanics: string | null
  until: Day
  children: ReactNode
}

/** The whole rank over three months, with what commissions are of its sales. */
export const RankMonths = ({ rankId, rank, mechanics, until, children }: RankMonthsProps) => {
  const intl = useIntl()
  const last = monthOfDay(until)
  return (
    <Panel title={intl.formatMessage(m.wholeRank, { rank })} flush>
      <div className="dry-run__line dry-run__line--share dry-run__head">
        <span>{intl.formatMessage(m.month)}</span>
        <span>{intl.formatMessage(m.inForce)}</span>
        <span>{intl.formatMessage(m.tried)}</span>
        <span>{intl.formatMessage(m.change)}</span>
        <span>{intl.formatMessage(m.ofSales)}</span>
      </div>
      {[shiftMonth(last, -2), shiftMonth(last, -1), last].map((month) => (
        <RankMonth key={month} rankId={rankId} mechanics={mechanics} month={month} />
      ))}
      {children}
    </Panel>
  )
}

const RankMonth = ({
  rankId,
  mechanics,
  month,
}: Pick<RankMonthsProps, 'rankId' | 'mechanics'> & { month: ReturnType<typeof monthOfDay> }) => {
  const locale = useLocale()
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const present = api.apComs.useReport('commissionsOfAll', range).data
  const tried = api.apComs.useReport('commissionsOfAll', { ...range, mechanics: mechanics ?? '', rankId }, { skip: !mechanics }).data
  const network = api.apAgents.useReport('network', range).data
  const sum = (rows: typeof present): number | undefined =>
    rows && sumIfKnown(rows.data.flatMap((row) => (row.rankId === rankId ? [row.total] : [])))
  const now = present ? sum(present) : 0
  const then = mechanics === null ? null : mechanics === '' ? undefined : sum(tried)
  const sales = network?.data.reduce((so, row) => (row.rankId === rankId ? so + row.own : so), 0) ?? 0
  const share = (of: number | undefined): string => (of === undefined ? '–' : formatNumber(Math.round((of / sales) * 1000) / 10, locale))
  return (
    <div className="dry-run__line dry-run__line--share">
      <span className="num">{`${month.slice(5)}/${month.slice(0, 4)}`}</span>
      <Figures now={now} then={then} />
      <span className="num second">{sales > 0 ? (typeof then === 'number' ? `${share(now)} → ${share(then)}` : share(now)) : '–'}</span>
    </div>
  )
}
