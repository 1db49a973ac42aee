import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { formatWeekday, type Locale } from '../../../../lib/format'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import type { PayRow } from '../pay'
import { DayMark } from './day-mark'

const MONDAY = 1
/** Columns from Monday to Sunday. */
const columnOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 7 - MONDAY) % 7
const heads = (locale: Locale): string[] =>
  locale === 'vi'
    ? ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']
    : ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'].map((day) =>
        formatWeekday(day as Parameters<typeof formatWeekday>[0], locale).slice(0, 2),
      )

/** Somebody's month as a calendar. */
export const PayCalendar = ({ row }: { row: PayRow }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const [first] = row.days
  return (
    <div className="pay-calendar" role="group" aria-label={intl.formatMessage(m.days)}>
      {heads(locale).map((head) => (
        <span key={head} className="pay-calendar__head">
          {head}
        </span>
      ))}
      {row.days.map((day) => (
        <span
          key={day.day}
          className={classNames('pay-calendar__day', day.day === today && 'pay-calendar__day--today')}
          style={day === first ? { gridColumnStart: columnOf(day.day) + 1 } : undefined}
        >
          <small>{Number(day.day.slice(8))}</small>
          <DayMark day={day} mode={row.mode} isPast={day.day < today && columnOf(day.day) !== 6} />
        </span>
      ))}
    </div>
  )
}
