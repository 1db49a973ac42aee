import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { useLockDate } from '../../api/session/use-workspace'
import { formatDayRange } from '../../lib/format'
import { Icon } from '../../ui/icons/Icon'
import { useZone } from '../../ui/zone/zone-context'
import { closedBooksMessages as m } from './messages'
import './closed-books.css'

/** Says of a record that lies in the closed books what stays of it, and of an order that its changes count from today; nothing of any other. */
export const ClosedBooks = ({ created, isOrder = false }: { created: Instant; isOrder?: boolean }) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const lockDate = useLockDate()
  if (lockDate === null || dayOf(new Date(created), zone) > lockDate) return null
  return (
    <p className="closed-books">
      <Icon name="lock" size={15} /> {intl.formatMessage(isOrder ? m.closedOrder : m.closed, { day: formatDayRange(lockDate, lockDate) })}
    </p>
  )
}
