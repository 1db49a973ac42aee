import { day as asDay, zone as asZone } from '@shared/foundation/days/days'
import { worthOf } from '@shared/areas/people/rules/checkins'
import type { Activity } from '@shared/areas/people/services/activities'
import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatTime } from '../../../../lib/format'
import { formatHours, inkOfHours, monthLabel } from '../../../../lib/hours'
import { useNow } from '../../../../lib/use-now'
import { Amount } from '../../../../ui/Amount/Amount'
import { When } from '../../../../ui/When/When'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { memberPageMessages as m } from '../messages'
import { useMemberPay } from '../use-member-work'
import { Lines } from './member-panels'

export const MemberPay = ({ id }: { id: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const now = useNow()
  const zone = useZone()
  const today = asDay(useToday())
  const { checkins, payslips } = useMemberPay(id, today, asZone(zone), false)
  const hoursOf = ({ created, checkedOut, status, abandoned }: Activity): number => {
    if (status !== 'approved' && status !== 'pending' && status !== 'disapproved') return 0
    const stay = {
      created: new Date(created),
      status,
      ...(checkedOut ? { checkedOut: new Date(checkedOut) } : {}),
      ...(abandoned ? { abandoned } : {}),
    }
    return worthOf(stay, new Date(Math.max(now, Date.parse(created))), asZone(zone)).hours
  }
  const states = { pending: m.pending, disapproved: m.refused } as const
  return (
    <>
      <Lines title={intl.formatMessage(m.checkins)} none={intl.formatMessage(m.checkinsNone)} rows={checkins} keyOf={({ _id }) => _id}>
        {(stay: Activity) => (
          <>
            <span>
              <When value={stay.created} as="day-month" />{' '}
              <span className="second num">
                {formatTime(stay.created, zone)}–{stay.checkedOut ? formatTime(stay.checkedOut, zone) : '…'}
                {(stay.status === 'pending' || stay.status === 'disapproved') && ` · ${intl.formatMessage(states[stay.status])}`}
              </span>
            </span>
            <span className={`num ${inkOfHours(hoursOf(stay))}`}>
              {intl.formatMessage(m.hours, { hours: formatHours(hoursOf(stay), locale) })}
            </span>
          </>
        )}
      </Lines>
      <Lines title={intl.formatMessage(m.payslips)} none={intl.formatMessage(m.payslipsNone)} rows={payslips} keyOf={({ _id }) => _id}>
        {({ _id, month, name, amount, status }: Fund) => (
          <>
            <span>
              {month ? (
                <Link to={`/print/payslip/${_id}`}>{intl.formatMessage(m.payslipOf, { month: monthLabel(month, locale) })}</Link>
              ) : (
                name
              )}
              {status === 'cancelled' && <span className="second"> · {intl.formatMessage(m.payCancelled)}</span>}
            </span>
            <span className={status === 'cancelled' ? 'member-page__gone' : undefined}>
              <Amount value={-amount} />
            </span>
          </>
        )}
      </Lines>
    </>
  )
}
