import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { useLockDate } from '../../api/session/use-workspace'
import { formatDayRange } from '../../lib/format'
import { Icon } from '../../ui/icons/Icon'
import { useZone } from '../../ui/zone/zone-context'
import { closedBooksMessages as m } from './messages'
import './closed-books.css'

/** Says of a record that lies in the closed books that it stays as it is; nothing of any other. */
export const ClosedBooks = ({ created }: { created: Instant }) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const lockDate = useLockDate()
  if (lockDate === null || dayOf(new Date(created), zone) > lockDate) return null
  return (
    <p className="closed-books">
      <Icon name="lock" size={15} /> {intl.formatMessage(m.closed, { day: formatDayRange(lockDate, lockDate) })}
    </p>
  )
}
