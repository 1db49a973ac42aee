import { zone as asZone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { hoursBetween, INVALID_HOURS, isLateOut, MAX_CHECKIN_HOURS } from '@shared/areas/people/rules/checkins'
import type { ReportOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { dayOf, formatDayMonth, formatTime, type Day } from '../../../../lib/format'
import { formatHours } from '../../../../lib/hours'
import { useNow } from '../../../../lib/use-now'
import { Button } from '../../../../ui/Button/Button'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import { usePendingCheckins } from './approve-dialog'

type Stay = ReportOf<'activities', 'atWork'>['data'][number]

/** Who is late with their check-out, until all are asked for. */
const LATE_SHOWN = 4

/** Stays at work without their end as they are by now: those of today, and those that should have ended. */
const useStays = () => {
  const zone = useZone()
  const now = useNow()
  const { data } = api.activities.useReport('atWork', {})
  const stays = data?.data
  return {
    now,
    zone,
    isKnown: stays !== undefined,
    today: (stays ?? []).filter(({ created }) => dayOf(created, zone) === dayOf(now, zone)),
    late: (stays ?? []).filter(({ created }) => isLateOut(new Date(created), new Date(now), asZone(zone))),
  }
}

/** Since when a stay lacks its end, and what it counts by now. */
const useSince = () => {
  const intl = useIntl()
  const locale = useLocale()
  return ({ created }: Stay, now: number, zone: string): string => {
    const time = formatTime(created, zone)
    return dayOf(created, zone) === dayOf(now, zone)
      ? intl.formatMessage(m.lateToday, { time, hours: formatHours(hoursBetween(new Date(created), new Date(now)), locale) })
      : intl.formatMessage(m.lateBefore, { time, day: formatDayMonth(created, zone), hours: formatHours(INVALID_HOURS, locale) })
  }
}

interface AtWorkProps {
  /** Whether a member's row is among those that are shown. */
  readonly isShown: (userId: string) => boolean
  /** HR writes the end that a stay of that day lacks. */
  readonly onMend: (userId: Id<'users'>, day: Day) => void
  readonly onApprove: () => void
}

/** For HR: who is in, who should have checked out, and whose check-ins wait to be approved. */
export const AtWork = ({ isShown, onMend, onApprove }: AtWorkProps) => {
  const intl = useIntl()
  const { now, zone, isKnown, ...all } = useStays()
  const since = useSince()
  const { pending, count } = usePendingCheckins(false)
  const [isWhole, setWhole] = useState(false)
  if (!isKnown) return null
  const today = all.today.filter(({ userId }) => isShown(userId))
  const late = all.late.filter(({ userId }) => isShown(userId))
  const listed = isWhole ? late : late.slice(0, LATE_SHOWN)
  return (
    <section className="at-work" aria-label={intl.formatMessage(m.atWorkNow)}>
      <p className="at-work__line">
        <b className={today.length > 0 ? 'at-work__in' : undefined}>{intl.formatMessage(m.atWorkCount, { count: today.length })}</b>{' '}
        <span className="second">{today.map(({ name }) => name).join(', ')}</span>
      </p>
      {count > 0 && (
        <p className="at-work__line">
          <b>{intl.formatMessage(m.waitingCount, { count })}</b>{' '}
          <Button kind="link" className="at-work__names" onClick={onApprove}>
            {[...new Set(pending.flatMap(({ user }) => user?.name ?? []))].join(', ')}
          </Button>
        </p>
      )}
      {late.length > 0 && (
        <div className="at-work__late">
          <b className="ink-warn">{intl.formatMessage(m.lateCount, { count: late.length })}</b>
          <ul>
            {listed.map((stay) => (
              <li key={stay._id}>
                <span>
                  {stay.name} <span className="second num">{since(stay, now, zone)}</span>
                </span>
                <Button size="s" onClick={() => onMend(stay.userId, dayOf(stay.created, zone))}>
                  {intl.formatMessage(m.writeCheckout)}
                  <span className="unseen"> {stay.name}</span>
                </Button>
              </li>
            ))}
          </ul>
          {listed.length < late.length && (
            <Button kind="link" onClick={() => setWhole(true)}>
              {intl.formatMessage(m.lateMore, { count: late.length - listed.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** One's own check-out that is late, and what can be done about it. */
export const OwnCheckout = ({ onCheckout }: { onCheckout: () => void }) => {
  const intl = useIntl()
  const me = useMe()
  const { late, now, zone } = useStays()
  const since = useSince()
  const own = late.find(({ userId }) => userId === me._id)
  if (!own) return null
  const canEnd = now - new Date(own.created).getTime() <= MAX_CHECKIN_HOURS * 3_600_000
  return (
    <section className="at-work" aria-label={intl.formatMessage(m.atWorkNow)}>
      <p className="at-work__line">
        <b className="ink-warn">{intl.formatMessage(m.ownLate)}</b> <span className="second num">{since(own, now, zone)}</span>
        {!canEnd && ` ${intl.formatMessage(m.askHr)}`}
      </p>
      {canEnd && (
        <Button size="s" onClick={onCheckout}>
          {intl.formatMessage(m.checkoutTitle)}
        </Button>
      )}
    </section>
  )
}
