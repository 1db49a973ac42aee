import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { formatNumber } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { Page, Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { platformMessages as m } from '../messages'
import { LastHour } from '../components/last-hour'
import { useStanding, Warnings } from '../components/standing'
import { sizeOf } from '../rows'
import '../platform.css'

/** How the installation itself is. */
export const StatusScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const status = api.workspaces.useReport('installation', {})
  const bytes = (value: number): string => {
    const { amount, unit } = sizeOf(value)
    return `${formatNumber(amount, locale, { digits: 1 })} ${unit}`
  }
  const { data } = status
  const standing = useStanding(data)
  const diskNotes = data && [
    ...(data.usedBytes === undefined ? [] : [intl.formatMessage(m.diskUsed, { bytes: bytes(data.usedBytes) })]),
    ...(data.daysToFull === undefined ? [] : [intl.formatMessage(m.diskFullIn, { days: data.daysToFull })]),
  ]
  const lines =
    data &&
    ([
      ...standing,
      [m.started, <When key="started" value={data.started} as="date-time" />],
      [m.database, intl.formatMessage(data.database === 'embedded' ? m.databaseEmbedded : m.databaseMongo)],
      [m.mail, intl.formatMessage(data.mail === 'smtp' ? m.mailSmtp : m.mailOutbox)],
      [
        m.health,
        <a key="health" className="reach" href="/api/health">
          /api/health
        </a>,
      ],
    ] as const)
  return (
    <Page
      blockedBy
      title={intl.formatMessage(m.status)}
      width={860}
      tools={
        <Button icon="refresh" busy={status.isFetching} onClick={() => void status.refetch()}>
          {intl.formatMessage(m.reloadStatus)}
        </Button>
      }
    >
      {hasFailed(status) ? (
        <Panel>
          <LoadFailed error={status.error} onRetry={status.refetch} retrying={status.isFetching} />
        </Panel>
      ) : data && lines ? (
        <div className="platform-status">
          <Figures>
            <Figure
              label={intl.formatMessage(m.workspacesOpen)}
              note={intl.formatMessage(m.workspacesClosed, { count: data.workspaces.disabled })}
            >
              {formatNumber(data.workspaces.enabled, locale)}
            </Figure>
            <Figure label={intl.formatMessage(m.activeMembers)}>{formatNumber(data.members, locale)}</Figure>
            <Figure label={intl.formatMessage(m.listening)}>{formatNumber(data.listening, locale)}</Figure>
            <Figure label={intl.formatMessage(m.disk)} note={diskNotes && diskNotes.length > 0 ? diskNotes.join(', ') : undefined}>
              {bytes(data.freeBytes)}
            </Figure>
          </Figures>
          <Warnings data={data} />
          <LastHour minutes={data.minutes} />
          <Panel>
            <dl className="platform-facts">
              {lines.map(([label, value]) => (
                <div key={label.id}>
                  <dt>{intl.formatMessage(label)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      ) : (
        <Panel>
          <SkeletonRows rows={6} />
        </Panel>
      )}
    </Page>
  )
}
