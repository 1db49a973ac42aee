import { endOfMonth, startOfMonth, zone as asZone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { checkinGroups, worthOf } from '@shared/areas/people/rules/checkins'
import type { Activity } from '@shared/areas/people/services/activities'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan, useMe } from '../../../../api/session/use-me'
import { LoadFailed } from '../../../../components/list-states'
import { dayOf, formatDayMonth, formatTime, formatWeekday, type Month } from '../../../../lib/format'
import { formatHours, inkOfHours, monthLabel } from '../../../../lib/hours'
import { useIsPhone } from '../../../../lib/use-media'
import { useNow } from '../../../../lib/use-now'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import { MendStay } from './mend-stay'

/** As many check-ins as one person makes in a month. */
const MAX_STAYS = 200

interface StaysDialogProps {
  readonly userId: Id<'users'>
  readonly name: string
  readonly month: Month
  /** The month was paid: nothing of it is put right any more. */
  readonly isPaid: boolean
  readonly onClose: () => void
}

/** Somebody's check-ins of a month, the last one first: when they came and went, from where, and who let it count. */
export const StaysDialog = ({ userId, name, month, isPaid, onClose }: StaysDialogProps) => {
  const [mending, setMending] = useState<Activity | null>(null)
  const isHr = useCan('/office/hr')
  const isBoard = useCan('bod')
  const isOwn = useMe()._id === userId
  const mayMend = isHr && !isPaid && (!isOwn || isBoard)
  const intl = useIntl()
  const locale = useLocale()
  const zone = asZone(useZone())
  const isPhone = useIsPhone()
  const { data, error, isFetching, refetch } = api.activities.useFind({
    userId,
    group: { $in: [...checkinGroups] },
    created: { $gte: startOfMonth(month, zone).toISOString(), $lte: endOfMonth(month, zone).toISOString() },
    $sort: { created: -1 },
    $limit: MAX_STAYS,
    $total: false,
  })
  return (
    <Dialog
      title={intl.formatMessage(m.staysOf, { month: monthLabel(month, locale) })}
      subtitle={name}
      width={720}
      page={isPhone}
      flush
      onClose={onClose}
    >
      {data ? (
        <ul className="stay-list">
          {data.data.map((stay) => (
            <Stay key={stay._id} stay={stay} onMend={mayMend ? () => setMending(stay) : undefined} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={8} />
      )}
      {mending && <MendStay stay={mending} name={name} onClose={() => setMending(null)} />}
    </Dialog>
  )
}

const Stay = ({ stay, onMend }: { stay: Activity; onMend: (() => void) | undefined }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = asZone(useZone())
  const now = useNow()
  const { created, checkedOut, abandoned, status, group, createdIP, updatedIP, data, body, corrections = [] } = stay
  const began = new Date(created)
  const { hours, overtime, valid, running } = worthOf(
    {
      created: began,
      status: status === 'pending' || status === 'disapproved' ? status : 'approved',
      ...(checkedOut ? { checkedOut: new Date(checkedOut) } : {}),
      ...(abandoned ? { abandoned } : {}),
    },
    new Date(Math.max(now, began.getTime())),
    zone,
  )
  const who = data?.supervised ? data.supervisorName : undefined
  const verdict =
    status === 'pending'
      ? intl.formatMessage(m.legendPending)
      : status === 'disapproved'
        ? [who ? intl.formatMessage(m.refusedBy, { who }) : intl.formatMessage(m.refused), data?.reason].filter(Boolean).join(': ')
        : who
          ? intl.formatMessage(m.approvedBy, { who })
          : ''
  const places = [...new Set([createdIP, updatedIP].filter(Boolean))].join(' → ')
  return (
    <li>
      <span>
        <span className="name">{formatWeekday(dayOf(created, zone), locale)}</span>{' '}
        <span className="num">{formatDayMonth(created, zone)}</span>
      </span>
      <span className="num">
        {formatTime(created, zone)} –{' '}
        {checkedOut ? formatTime(checkedOut, zone) : running ? intl.formatMessage(m.still) : intl.formatMessage(m.legendInvalid)}
      </span>
      <span className={`num stay-list__hours ${status === 'disapproved' ? 'stay-list__gone' : valid ? inkOfHours(hours) : 'ink-warn'}`}>
        {formatHours(hours, locale)}
        {overtime > 0 && <small> +{formatHours(overtime, locale)}</small>}
      </span>
      <span className="second stay-list__more">
        {[group === 'checkinBOT' ? intl.formatMessage(m.terminal) : '', places, verdict, body].filter(Boolean).join(' · ')}
        {corrections.map(({ time, by, why, created: cameAt, checkedOut: wentAt }) => (
          <span key={time} className="stay-list__corrected">
            {intl.formatMessage(by ? m.correctedBy : m.corrected, {
              who: by?.name ?? '',
              time: `${formatTime(time, zone)} ${formatDayMonth(time, zone)}`,
              came: formatTime(cameAt, zone),
              went: wentAt ? formatTime(wentAt, zone) : '–',
            })}
            {why && `: ${why}`}
          </span>
        ))}
      </span>
      {onMend && (
        <Button kind="link" size="s" className="stay-list__mend" onClick={onMend}>
          {intl.formatMessage(m.putRight)}
        </Button>
      )}
    </li>
  )
}
