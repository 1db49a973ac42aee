import { isDay } from '@shared/foundation/days/days'
import { formatDate, formatDateTime, formatDayMonth, formatRelativeDay, formatRowMoment, formatTime } from '../../lib/format'
import { useNow } from '../../lib/use-now'
import { useLocale, useZone } from '../zone/zone-context'

interface WhenProps {
  /** An instant (ISO text) or a day (`2026-11-21`). */
  value: string
  /** `relative` is the shortest: the time today, 'hôm qua 14:03', `20/11`. `row` has the hour of every day: `20/11 14:03`. */
  as?: 'relative' | 'row' | 'date' | 'day-month' | 'time' | 'date-time'
  /** The moment `relative` is told from; now unless given. */
  now?: string | number
}

/** A date or time by the workspace's clock; the whole moment is in its tooltip. */
export const When = ({ value, as = 'relative', now }: WhenProps) => {
  const zone = useZone()
  const current = useNow()
  const locale = useLocale()
  const whole = isDay(value) ? formatDate(value, zone) : formatDateTime(value, zone)
  const text = {
    relative: () => formatRelativeDay(value, now ?? current, locale, zone),
    row: () => formatRowMoment(value, now ?? current, zone),
    date: () => formatDate(value, zone),
    'day-month': () => formatDayMonth(value, zone),
    time: () => formatTime(value, zone),
    'date-time': () => whole,
  }[as]()
  return (
    <time className="num" dateTime={value} title={text === whole ? undefined : whole}>
      {text}
    </time>
  )
}
