import { useIntl } from 'react-intl'
import { formatDayRange } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { BarChart } from '../../../../ui/BarChart/BarChart'
import { Panel } from '../../../../ui/Panel/Panel'
import { reportMessages as m } from '../messages'
import { stepsOf, type SalesReport } from '../sales-report'

/** Income and expense over time, and the net profit they come to. */
export const Picture = ({ report, onPick }: { report: SalesReport; onPick: (step: string) => void }) => {
  const intl = useIntl()
  const phone = useIsPhone()
  const steps = stepsOf(report.steps)
  const oneMonth = report.since.slice(0, 7) === report.until.slice(0, 7)
  const label = (key: string): string => {
    const [year = '', month = '', day] = key.split('-')
    if (day === undefined) return intl.formatMessage(m.month, { month, year: year.slice(2) })
    return oneMonth ? String(Number(day)) : `${Number(day)}/${Number(month)}`
  }
  return (
    <Panel
      title={intl.formatMessage(m.picture)}
      aside={steps.length > 1 && <span className="second report-screen-only">{intl.formatMessage(m.pictureHint)}</span>}
    >
      <BarChart
        label={intl.formatMessage(m.pictureLabel, { range: formatDayRange(report.since, report.until) })}
        series={[
          { key: 'income', label: intl.formatMessage(m.income) },
          { key: 'expense', label: intl.formatMessage(m.expense) },
        ]}
        line={{ label: intl.formatMessage(m.soFar) }}
        groups={steps.map(({ key, income, expense, soFar }) => ({ key, label: label(key), values: [income, expense], line: soFar }))}
        height={phone ? 200 : 300}
        {...(steps.length > 1 && { onPick })}
      />
    </Panel>
  )
}
