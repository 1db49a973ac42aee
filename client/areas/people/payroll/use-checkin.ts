import { endOfDay, monthOf, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import { MAX_CHECKIN_HOURS, SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import { checkinGroups } from '@shared/areas/people/services/activities'
import type { Id } from '@shared/foundation/ids'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useMe } from '../../../api/session/use-me'
import { dayOf, type Day } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { useZone } from '../../../ui/zone/zone-context'
import { useDailyTasks } from './components/daily-ticks'
import { payrollMessages as m } from './messages'

export type CheckinWay = 'checkin' | 'checkout'
export type Checkin = ReturnType<typeof useCheckin>

const HOUR_MS = 3_600_000
/** As many of somebody's last check-ins as may hold one that is open. */
const MAX_CHECKINS = 40

/** Whose, and on which day, where HR begins from somebody's month. */
export interface CheckinOf {
  readonly userId?: Id<'users'> | undefined
  readonly day?: Day | undefined
}

/** A coming or going as it is written: of whom, on which day, at which time; each choice begins anew what follows from it. @param done after it is sent */
export const useCheckin = ({ userId, day: given }: CheckinOf, done: () => void) => {
  const intl = useIntl()
  const me = useMe()
  const zone = useZone()
  const now = useNow()
  const today = dayOf(now, zone)
  const [who, setWho] = useState<Id<'users'>>(userId ?? me._id)
  const [day, setDay] = useState<Day>(given ?? today)
  const [way, setWay] = useState<CheckinWay | null>(given ? 'checkout' : null)
  const [at, setAt] = useState<number | null>(null)
  const [supervisorId, setSupervisor] = useState('')
  const [body, setBody] = useState('')
  const [refusal, setRefusal] = useState('')
  const [create, { isLoading: isSending }] = api.activities.useCreate()
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
  const chosen: CheckinWay = way ?? (open ? 'checkout' : 'checkin')
  const began = open ? new Date(open.created).getTime() : null
  const isOut = chosen === 'checkout'
  const from = isOut && began !== null ? began : dayStart
  const until = isToday
    ? now
    : Math.min(now, isOut && began !== null ? began + MAX_CHECKIN_HOURS * HOUR_MS : endOfDay(day, asZone(zone)).getTime())
  // On another day there is no now.
  const usual = isToday ? null : isOut && began !== null ? usualEnd(began, dayStart) : dayStart + (isOut ? 17 : 8) * HOUR_MS
  const time = at ?? usual

  const send = async (): Promise<void> => {
    setRefusal('')
    try {
      await create({
        group: chosen,
        ...(who === me._id ? null : { userId: who }),
        ...(time === null ? null : { created: new Date(time).toISOString() as Instant }),
        ...(body.trim() ? { body: body.trim() } : null),
        ...(supervisorId ? { data: { supervisorId: supervisorId as Id<'users'> } } : null),
      }).unwrap()
      toastDone(intl.formatMessage(isOut ? m.checkedOut : m.checkedIn, { name }))
      done()
    } catch (thrown) {
      setRefusal(isApiError(thrown) ? [thrown.message, openTasksIn(thrown.data)].filter(Boolean).join(': ') : '')
    }
  }
  const stayDay = began === null ? day : dayOf(began, zone)
  const daily = useDailyTasks(who, stayDay, !isOut)
  const chooseWay = (value: CheckinWay | null): void => {
    setWay(value)
    setAt(null)
    setRefusal('')
  }
  const chooseWho = (value: string): void => {
    setWho(value as Id<'users'>)
    chooseWay(null)
  }
  const chooseDay = (value: Day | null): void => {
    setDay(value ?? today)
    chooseWay(null)
  }
  return {
    who,
    chooseWho,
    isOwn: who === me._id,
    members: members.data?.data ?? [],
    day,
    chooseDay,
    today,
    way: chosen,
    chooseWay,
    isOut,
    now,
    from,
    until,
    usual,
    time,
    setAt,
    open,
    began,
    stayDay,
    row,
    daily,
    supervisorId,
    setSupervisor,
    body,
    setBody,
    isLoaded: last.data !== undefined,
    isSending,
    send,
    refusal,
  }
}

/** The names of the daily tasks for which a check-out was refused; HR may not see the tasks themselves. */
const openTasksIn = (data: unknown): string => {
  const { tasks }: { tasks?: unknown } = typeof data === 'object' && data !== null ? data : {}
  return Array.isArray(tasks) ? tasks.flatMap(({ name }: { name?: unknown }) => (typeof name === 'string' ? [name] : [])).join(', ') : ''
}

/** When somebody of another day will have gone: at five, or after a shift for who came late. */
const usualEnd = (began: number, dayStart: number): number => {
  const evening = dayStart + 17 * HOUR_MS
  return evening > began ? evening : began + SHIFT_HOURS * HOUR_MS
}
