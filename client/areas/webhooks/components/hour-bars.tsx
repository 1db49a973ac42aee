import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { webhookMessages as m } from '../messages'

export type DayOf = ReportOf<'webhookDeliveries', 'hours'>['data'][number]

/** How many deliveries there were in each of the last 24 hours; those that are still under way in red. */
export const HourBars = ({ day }: { day: DayOf | undefined }) => {
  const intl = useIntl()
  if (!day) return null
  const most = Math.max(1, ...day.hours.map(({ delivered, undelivered }) => delivered + undelivered))
  return (
    <span
      className="webhook-bars"
      role="img"
      aria-label={intl.formatMessage(m.dayOf, { delivered: day.delivered, undelivered: day.undelivered })}
    >
      {day.hours.map(({ at, delivered, undelivered }) => (
        <i
          key={at}
          className={undelivered > 0 ? 'webhook-bars__failing' : undefined}
          style={{ height: `${10 + (90 * (delivered + undelivered)) / most}%` }}
        />
      ))}
    </span>
  )
}
