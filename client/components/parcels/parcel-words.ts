import type { Carrier, DeliveryStatus } from '@shared/areas/carriers/rules/statuses'
import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import type { IntlShape } from 'react-intl'
import { parcelMessages as m } from './messages'

const brands: Readonly<Partial<Record<Carrier, string>>> = { ghn: 'GHN', ghtk: 'GHTK' }

export const carrierName = (carrier: Carrier, intl: IntlShape): string => brands[carrier] ?? intl.formatMessage(m.own)

/** Who brings a parcel; a stand-in says that it is one. */
export const bringerName = ({ carrier, isStandIn }: Pick<Delivery, 'carrier' | 'isStandIn'>, intl: IntlShape): string =>
  isStandIn ? intl.formatMessage(m.standIn, { carrier: carrierName(carrier, intl) }) : carrierName(carrier, intl)

/** Which disc of the product's stands for where a parcel is. */
const DISCS: Readonly<Record<DeliveryStatus, string>> = {
  waiting: 'draft',
  refused: 'error',
  ready: 'new-order',
  picked: 'processed',
  delivering: 'shipped',
  delivered: 'delivered',
  failed: 'failed',
  returning: 'returning',
  returned: 'returned',
  cancelled: 'cancelled',
  lost: 'error',
}

type Standing = Pick<Delivery, 'status' | 'carrier' | 'codState'>

/** The status whose disc is shown: money that came fills it. */
export const discOf = ({ status, codState }: Standing): string => (codState === 'paid' ? 'finished' : DISCS[status])
export const discOfEvent = (status: DeliveryStatus): string => DISCS[status]

export const statusWord = ({ status, carrier, codState }: Standing, intl: IntlShape): string =>
  intl.formatMessage(codState === 'paid' ? m['status.paid'] : m[`status.${status}`], { carrier: carrierName(carrier, intl) })

/** Where one delivery is open. */
export const deliveryAddress = ({ _id }: Pick<Delivery, '_id'>): string => `/sales/deliveries?open=${_id}`
