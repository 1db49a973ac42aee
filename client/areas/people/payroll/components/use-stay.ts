import { checkinGroups, MAX_CHECKIN_HOURS, SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import { endOfDay, monthOf, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { dayOf, formatTime, type Day } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useZone } from '../../../../ui/zone/zone-context'
import { HOUR_MS } from './checkin-worth'

/** Coming or going. */
export type CheckinWay = 'checkin' | 'checkout'

/** What is typed of a check-in. */
export interface CheckinValues {
  who: Id<'users'>
  day: Day
  /** Null: coming or going, as it stands with them. */
  way: CheckinWay | null
  /** When; null: now, or on another day the usual time. */
  at: number | null
  supervisorId: string
  body: string
}

/** As many of somebody's last check-ins as may hold one that is open. */
const MAX_CHECKINS = 40

/** How it stands with somebody on a day: whether they come or go, since when they are here, and which times can be said. */
export const useStay = ({ who, day, way, at }: Pick<CheckinValues, 'who' | 'day' | 'way' | 'at'>) => {
  const me = useMe()
  const zone = useZone()
  const now = useNow()
  const today = dayOf(now, zone)
  const last = api.activities.useFind({
    userId: who,
    group: { $in: [...checkinGroups] },
    $sort: { created: -1 },
    $limit: MAX_CHECKINS,
    $total: false,
  })
  const members = api.users.useFind({ status: 'active', $sort: { name: 1 }, $limit: -1 })
  const payroll = api.users.useReport('payroll', { month: monthOf(new Date(startOfDay(day, asZone(zone))), asZone(zone)) })
  const row = payroll.data?.data.find(({ _id }) => _id === who)
  const name = members.data?.data.find(({ _id }) => _id === who)?.name ?? me.name

  const isToday = day === today
  const dayStart = startOfDay(day, asZone(zone)).getTime()
  const without = (last.data?.data ?? []).filter(({ checkedOut, status }) => !checkedOut && status !== 'disapproved')
  const open = isToday
    ? without.find(({ created, abandoned }) => !abandoned && now - new Date(created).getTime() <= MAX_CHECKIN_HOURS * HOUR_MS)
    : without.find(({ created }) => dayOf(created, zone) === day)
  const done = (last.data?.data ?? []).flatMap(({ created, checkedOut, status }) =>
    checkedOut && status !== 'disapproved' && dayOf(created, zone) === day
      ? [`${formatTime(created, zone)} – ${formatTime(checkedOut, zone)}`]
      : [],
  )
  const group: CheckinWay = way ?? (open ? 'checkout' : 'checkin')
  const began = open ? new Date(open.created).getTime() : null
  const isOut = group === 'checkout'
  const from = isOut && began !== null ? began : dayStart
  const until = isToday
    ? now
    : Math.min(now, isOut && began !== null ? began + MAX_CHECKIN_HOURS * HOUR_MS : endOfDay(day, asZone(zone)).getTime())
  // On another day there is no now.
  const usual = isToday ? null : isOut && began !== null ? usualEnd(began, dayStart) : dayStart + (isOut ? 17 : 8) * HOUR_MS
  const time = at ?? usual
  const moment = time ?? now
  return {
    name,
    members: members.data?.data ?? [],
    /** Of the month of pay. */
    row,
    /** Their last check-ins; undefined: not read yet. */
    last: last.data,
    open,
    /** Times of the day from when they came until they went. */
    done,
    group,
    isOut,
    /** When the stay began that is open. */
    began,
    from,
    until,
    usual,
    time,
    moment,
  }
}

/** When somebody of another day will have gone: at five, or after a shift for who came late. */
const usualEnd = (began: number, dayStart: number): number => {
  const evening = dayStart + 17 * HOUR_MS
  return evening > began ? evening : began + SHIFT_HOURS * HOUR_MS
}
