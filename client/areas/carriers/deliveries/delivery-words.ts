import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { carrierName } from '../../../components/parcels/parcel-words'
import { deliveryMessages as m } from './messages'

const services: Readonly<Record<string, MessageDescriptor>> = {
  light: m['service.light'],
  heavy: m['service.heavy'],
  road: m['service.road'],
  fly: m['service.fly'],
  own: m['service.own'],
}

/** What a service of a carrier is called; another one by the carrier's own word. */
export const serviceWord = (service: string | undefined, intl: IntlShape): string => {
  const known = service === undefined ? undefined : services[service]
  return known ? intl.formatMessage(known) : (service ?? '')
}

/** Where it goes, in a line. */
export const placeOf = ({ to: { district, ward, province } }: Pick<Delivery, 'to'>): string =>
  [ward, district, province].filter(Boolean).join(', ')

/** Why it stands still: what the carrier said, or that it doesn't answer and is asked again. */
export const problemOf = (
  { status, problem, carrier }: Pick<Delivery, 'status' | 'problem' | 'carrier'>,
  intl: IntlShape,
): string | undefined =>
  problem !== undefined && status === 'waiting' ? intl.formatMessage(m.silentRetried, { carrier: carrierName(carrier, intl) }) : problem
