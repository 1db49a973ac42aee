import {
  isZone,
  DEFAULT_ZONE,
  startOfMonth,
  monthOfDay,
  isDay,
  dayOf as localDay,
  type Month,
  type Zone,
} from '@shared/foundation/days/days'
import { checkinGroups, MAX_CHECKIN_HOURS, SHIFT_HOURS, worthOf, type Checkin } from '@shared/areas/people/rules/checkins'
import type { Activity } from '@shared/areas/people/services/activities'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { formatTime, formatWeekday } from '../../../../lib/format'
import { formatHours } from '../../../../lib/hours'
import { useIsPhone } from '../../../../lib/use-media'
import { useNow } from '../../../../lib/use-now'
import { ButtonLink } from '../../../../ui/Button/Button'
import { Panel } from '../../../../ui/Panel/Panel'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { wallMessages as m } from '../messages'
import { answerOf } from '../use-home-facts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const CHECKIN_ADDRESS = '/office/payroll?act=checkin'
/** As many of a month's check-ins as one person makes. */
const MAX_CHECKINS = 200

const checkinOf = ({ created, checkedOut, status, abandoned }: Activity): Checkin => ({
  created: new Date(created),
  ...(checkedOut ? { checkedOut: new Date(checkedOut) } : {}),
  status: status as Checkin['status'],
  ...(abandoned ? { abandoned } : {}),
})

const useZoneAndMonth = (): { readonly zone: Zone; readonly month: Month } => {
  const now = useNow()
  const today = useToday()
  const named = useZone()
  const zone = isZone(named) ? named : DEFAULT_ZONE
  return { zone, month: monthOfDay(isDay(today) ? today : localDay(new Date(now), zone)) }
}

/** One's own check-ins of the month; undefined until they are known, null where they can't be told. */
export const useMyStays = (): readonly Activity[] | null | undefined => {
  const me = useMe()
  const { zone, month } = useZoneAndMonth()
  const page = api.activities.useFind({
    userId: me._id,
    group: { $in: [...checkinGroups] },
    // One that was begun on the last evening of the month before may still be open.
    created: { $gte: new Date(startOfMonth(month, zone).getTime() - MAX_CHECKIN_HOURS * HOUR_MS).toISOString() },
    $sort: { created: -1 },
    $limit: MAX_CHECKINS,
    $total: false,
  })
  return answerOf(page, ({ data }) => data)
}

/** One's own coming and going: since when one is in, by the minute, and the month's hours. */
export const ShiftCard = () => {
  const intl = useIntl()
  const locale = useLocale()
  const now = useNow()
  const today = useToday()
  const isPhone = useIsPhone()
  const { zone, month } = useZoneAndMonth()
  const stays = useMyStays()
  if (!stays) return null
  const open = stays.find(
    ({ created, checkedOut, abandoned, status }) =>
      !checkedOut && !abandoned && status !== 'disapproved' && now - Date.parse(created) <= MAX_CHECKIN_HOURS * HOUR_MS,
  )
  const counted = stays
    .filter(({ status }) => status === 'approved')
    .map((stay) => worthOf(checkinOf(stay), new Date(Math.max(now, Date.parse(stay.created))), zone))
  const hoursOf = (prefix: string): number => counted.filter(({ day }) => day.startsWith(prefix)).reduce((sum, { hours }) => sum + hours, 0)
  const inMonth = intl.formatMessage(m.shiftMonth, { hours: formatHours(hoursOf(month), locale) })
  const action = (
    <ButtonLink icon="clock" to={CHECKIN_ADDRESS}>
      {intl.formatMessage(open ? m.shiftLeave : m.shiftBegin)}
    </ButtonLink>
  )
  if (!open) {
    const worked = hoursOf(today)
    return (
      <Panel title={isPhone ? undefined : intl.formatMessage(m.shift)} aside={!isPhone && <span className="second">{inMonth}</span>}>
        <div className="wall-shift">
          <p>{worked > 0 ? intl.formatMessage(m.shiftWorked, { hours: formatHours(worked, locale) }) : intl.formatMessage(m.shiftNone)}</p>
          {action}
        </div>
      </Panel>
    )
  }
  const began = Date.parse(open.created)
  const minutes = Math.max(0, Math.floor((now - began) / MINUTE_MS))
  const full = began + SHIFT_HOURS * HOUR_MS
  return (
    <Panel
      title={isPhone ? undefined : intl.formatMessage(m.shift)}
      aside={!isPhone && <span className="second">{formatWeekday(today, locale)}</span>}
    >
      <div className="wall-shift">
        <div>
          <p className="second">
            {intl.formatMessage(m.shiftSince, { time: formatTime(began, zone) })} <Approval stay={open} />
          </p>
          <p className="wall-shift__clock num">
            {intl.formatMessage(m.shiftLong, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </p>
        </div>
        {action}
      </div>
      <ProgressBar value={minutes} most={SHIFT_HOURS * 60} />
      <p className="second wall-shift__foot">
        <span>{intl.formatMessage(now < full ? m.shiftFull : m.shiftOvertime, { time: formatTime(full, zone) })}</span>
        <Link to="/office/payroll">{inMonth}</Link>
      </p>
    </Panel>
  )
}

const Approval = ({ stay: { status, data } }: { stay: Activity }) => {
  const intl = useIntl()
  if (status === 'pending') return <span className="ink-warn">· {intl.formatMessage(m.shiftPending)}</span>
  if (!data?.supervised || !data.supervisorName) return null
  return <span className="ink-credit">· {intl.formatMessage(m.shiftApproved, { name: data.supervisorName })}</span>
}
