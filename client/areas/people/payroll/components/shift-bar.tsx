import { hoursBetween, SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import { useIntl } from 'react-intl'
import { formatTime } from '../../../../lib/format'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { formatHours } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'

const HOUR_MS = 3_600_000

/** A stay at work as a bar of its day; what is beyond 8 hours is hatched. */
export const ShiftBar = ({ since, until }: { since: number; until: number }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const start = Math.floor((since - HOUR_MS / 2) / HOUR_MS) * HOUR_MS
  const end = Math.max(start + 10 * HOUR_MS, Math.ceil(until / HOUR_MS) * HOUR_MS)
  const at = (time: number): number => ((time - start) / (end - start)) * 100
  const split = Math.min(until, since + SHIFT_HOURS * HOUR_MS)
  const overtime = Math.max(0, hoursBetween(new Date(since), new Date(until)) - SHIFT_HOURS)
  const ticks = Array.from({ length: Math.floor((end - start) / (2 * HOUR_MS)) }, (_, index) => start + (index * 2 + 1) * HOUR_MS)
  return (
    <div
      className="shift-bar"
      role="img"
      aria-label={intl.formatMessage(m.bar, {
        since: formatTime(since, zone),
        until: formatTime(until, zone),
        overtime: formatHours(overtime, locale),
      })}
    >
      <div className="shift-bar__track">
        <i style={{ insetInlineStart: `${at(since)}%`, width: `${at(split) - at(since)}%` }} />
        {until > split && (
          <i className="shift-bar__over" style={{ insetInlineStart: `${at(split)}%`, width: `${at(until) - at(split)}%` }} />
        )}
      </div>
      <div className="shift-bar__ticks num" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${at(tick)}%` }}>
            {formatTime(tick, zone)}
          </span>
        ))}
      </div>
    </div>
  )
}
