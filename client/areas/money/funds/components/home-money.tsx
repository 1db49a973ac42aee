import { addDays } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Amount } from '../../../../ui/Amount/Amount'
import { BarChart } from '../../../../ui/BarChart/BarChart'
import { Panel } from '../../../../ui/Panel/Panel'
import { useToday } from '../../../../ui/zone/zone-context'
import { homeMoneyMessages as m } from '../messages'
import { LabelBalances } from './label-balances'
import './home-money.css'

const SHOWN_DAYS = 14

/** The balance of the books, and what came in and went out these two weeks, unless the settings leave it out. For those who may read them. */
export const HomeMoney = () => {
  const intl = useIntl()
  const today = useToday()
  const cashflow = useWorkspace()?.opts.cashflow
  const { data, error } = api.funds.useReport(
    'funds',
    { since: addDays(today, 1 - SHOWN_DAYS), until: today },
    { skip: cashflow !== 'enabled' },
  )
  if (cashflow === 'disabled' || (error && !data)) return null
  if (!data)
    return (
      <Panel title={intl.formatMessage(m.title)}>
        <div className="funds-home-waits" aria-busy="true" />
      </Panel>
    )
  // Books that nothing was ever written in have no picture.
  if (data.closing === 0 && data.steps.every(({ income, expense }) => income === 0 && expense === 0)) return null
  return (
    <Panel
      title={intl.formatMessage(m.title)}
      aside={
        <Link to="/funds" className="second">
          {intl.formatMessage(m.open)}
        </Link>
      }
    >
      <p className="funds-home-balance">
        <Amount value={data.closing} size="large" weight="strong" rule />
      </p>
      <LabelBalances
        labels={data.labels}
        hrefOf={(label) => (label === '' ? '/funds?unlabelled=1' : `/funds?label=${encodeURIComponent(label)}`)}
      />
      <BarChart
        label={intl.formatMessage(m.label)}
        series={[
          { key: 'in', label: intl.formatMessage(m.in), ink: 'credit' },
          { key: 'out', label: intl.formatMessage(m.out), ink: 'chart-muted' },
        ]}
        line={{ label: intl.formatMessage(m.balance), ink: 'warn' }}
        groups={data.steps.map(({ day, income, expense, balance }) => ({
          key: day,
          label: String(Number(day.slice(8))),
          values: [income, -expense],
          line: balance,
        }))}
        height={190}
      />
    </Panel>
  )
}
