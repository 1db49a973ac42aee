import { useIntl } from 'react-intl'
import { dayOf, formatDate, formatTime, formatWeekday } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { movingInMessages as m } from '../messages'
import { minutesSince } from '../opening'

/** How long moving in takes so far, since the first file was read; nothing before, and on later days. */
export const RunningClock = ({ begun }: { readonly begun: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const minutes = minutesSince(begun, useNow())
  if (minutes === null) return null
  const since = `${formatTime(begun, zone)} ${formatWeekday(dayOf(begun, zone), locale)} ${formatDate(begun, zone)}`
  return (
    <span className="moving-clock second num">
      <Icon name="clock" size={14} />
      {intl.formatMessage(m.clock, { hours: Math.floor(minutes / 60), minutes: minutes % 60, since })}
    </span>
  )
}
