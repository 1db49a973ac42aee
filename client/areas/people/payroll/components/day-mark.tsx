import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { useLocale } from '../../../../ui/zone/zone-context'
import { formatHours } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'
import type { PayDay, PayRow } from '../pay'

/** What tells a day from an ordinary one, beside its colour. */
export const daySigns = {
  invalid: { mark: '!', says: m.legendInvalid },
  running: { mark: '…', says: m.legendRunning },
  overtime: { mark: '+', says: m.legendOvertime },
} as const

const signOf = ({ valid, running, overtime }: PayDay) =>
  valid ? (running ? daySigns.running : overtime > 0 ? daySigns.overtime : undefined) : daySigns.invalid

/** What a day of somebody's month says: hours, or a tick where days count; overtime, a missing end and waiting are told apart. */
export const DayMark = ({ day, mode, isPast }: { day: PayDay; mode: PayRow['mode']; isPast: boolean }) => {
  const locale = useLocale()
  const intl = useIntl()
  const counts = mode === 'hours' ? formatHours(day.hours, locale) : '✓'
  if (day.pending > 0)
    return (
      <i className="pay-mark pay-mark--pending" title={intl.formatMessage(m.legendPending)}>
        ({mode === 'hours' ? formatHours(day.pending, locale) : '✓'})
      </i>
    )
  // What counts of a day is told, also while another check-in of it waits; one that has just begun says that it waits.
  const isCounted = day.hours > 0 || day.units > 0
  if (day.status === 'pending' && !isCounted)
    return (
      <i className="pay-mark pay-mark--pending" title={intl.formatMessage(m.legendPending)}>
        (…)
      </i>
    )
  if (day.status !== 'approved' && !isCounted)
    return <span className="pay-mark pay-mark--absent">{isPast && day.status !== 'absent' ? '×' : isPast ? '–' : ''}</span>
  const sign = signOf(day)
  return (
    <span
      className={classNames(
        'pay-mark',
        day.overtime > 0 && 'pay-mark--overtime',
        !day.valid && 'pay-mark--invalid',
        day.running && 'pay-mark--running',
      )}
      title={sign && intl.formatMessage(sign.says)}
    >
      {counts}
      {sign && <sup>{sign.mark}</sup>}
    </span>
  )
}
