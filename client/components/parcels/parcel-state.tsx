import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { TwoLines } from '../../ui/DataTable/DataTable'
import { StatusTag } from '../../ui/StatusTag/StatusTag'
import { bringerName, deliveryAddress, discOf, statusWord } from './parcel-words'

/** Where the latest of an order's parcels is, and who brings it. */
export const ParcelCell = ({ parcels }: { parcels: readonly Delivery[] | undefined }) => {
  const intl = useIntl()
  const latest = parcels?.[0]
  if (!parcels || !latest) return <span className="faint">–</span>
  const name = [bringerName(latest, intl), latest.code].filter(Boolean).join(' ')
  return (
    <TwoLines
      first={<StatusTag status={discOf(latest)}>{statusWord(latest, intl)}</StatusTag>}
      second={parcels.length > 1 ? `${name} +${parcels.length - 1}` : name}
    />
  )
}

/** Where a parcel is, leading to it. */
export const ParcelLink = ({ parcel }: { parcel: Delivery | undefined }) => {
  const intl = useIntl()
  if (!parcel) return null
  return (
    <Link to={deliveryAddress(parcel)} className="second cut">
      {[bringerName(parcel, intl), statusWord(parcel, intl)].join(' · ')}
    </Link>
  )
}
