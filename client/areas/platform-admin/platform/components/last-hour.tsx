import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { formatNumber, formatTime } from '../../../../lib/format'
import { BarChart } from '../../../../ui/BarChart/BarChart'
import { Panel } from '../../../../ui/Panel/Panel'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { platformMessages as m } from '../messages'

type Minutes = ReportOf<'workspaces', 'installation'>['minutes']

/** How the server fared in the last hour: how much was asked, and how long the slowest took. */
export const LastHour = ({ minutes }: { readonly minutes: Minutes }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const groupsOf = (values: (minute: Minutes[number]) => number[]) =>
    minutes.map((minute) => ({ key: String(minute.at), label: formatTime(minute.at, zone), values: values(minute) }))
  const sum = (figure: 'commits' | 'retries'): number => minutes.reduce((total, minute) => total + minute[figure], 0)
  return (
    <Panel title={intl.formatMessage(m.lastHour)}>
      <BarChart
        label={intl.formatMessage(m.requests)}
        groups={groupsOf(({ requests }) => [requests])}
        series={[{ key: 'requests', label: intl.formatMessage(m.requests) }]}
        height={160}
      />
      <p className="platform-note">{intl.formatMessage(m.slowest)}</p>
      <BarChart
        label={intl.formatMessage(m.slowest)}
        groups={groupsOf(({ slowestMs, slowestCommitMs, eventLagMs }) => [slowestMs, slowestCommitMs, eventLagMs])}
        series={[
          { key: 'request', label: intl.formatMessage(m.slowestRequest) },
          { key: 'commit', label: intl.formatMessage(m.slowestCommit), ink: 'info' },
          { key: 'event', label: intl.formatMessage(m.eventLag), ink: 'warn' },
        ]}
        height={180}
      />
      <p className="platform-note">
        {intl.formatMessage(m.retries, { commits: formatNumber(sum('commits'), locale), retries: sum('retries') })}
      </p>
    </Panel>
  )
}
