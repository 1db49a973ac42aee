import { hoursBetween, SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import { roundDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { formatMoney, formatTime } from '../../../../lib/format'
import { Totals } from '../../../../ui/Totals/Totals'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { formatHours } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'
import { rateOf, type PayRow } from '../pay'

export const HOUR_MS = 3_600_000

/** What a stay at work counts: in shift, beyond it, and in money. */
export const Worth = ({
  row,
  began,
  until,
  isApproved,
}: {
  row: PayRow | undefined
  began: number
  until: number
  isApproved: boolean
}) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const hours = hoursBetween(new Date(began), new Date(until))
  const overtime = Math.max(0, hours - SHIFT_HOURS)
  const say = (value: number): string => intl.formatMessage(m.hoursText, { hours: formatHours(value, locale) })
  const rate = row ? rateOf(row) : 0
  return (
    <Totals
      lines={[
        { key: 'shift', label: intl.formatMessage(m.inShift), value: null, field: say(hours - overtime) },
        ...(overtime > 0
          ? [
              {
                key: 'overtime',
                label: intl.formatMessage(m.overtimeAfter, { time: formatTime(began + SHIFT_HOURS * HOUR_MS, zone) }),
                value: null,
                field: say(overtime),
              },
            ]
          : []),
        ...(row && row.baseSalary > 0
          ? [
              {
                key: 'worth',
                label: intl.formatMessage(isApproved ? m.worth : m.worthApproved),
                note:
                  row.mode === 'hours'
                    ? `${formatHours(hours, locale)} × ${formatMoney(rate, locale, { currency: false })}`
                    : intl.formatMessage(m.dayWorth),
                value: roundDong(row.mode === 'hours' ? hours * rate : rate),
                kind: 'sum' as const,
              },
            ]
          : []),
      ]}
    />
  )
}
