import { fold } from '../../../foundation/text/fold'
import { daysBetween, dayOf, type Zone } from '../../../foundation/days/days'
import { provinceNow } from './divisions'
import type { HeldMove } from './held'
import { DID_NOT_ARRIVE } from './outcomes'
import type { Carrier, DeliveryStatus } from './statuses'

/** So far back a company looks at its own parcels to tell how a carrier does. */
export const LOOK_BACK_DAYS = 90
/** Of fewer nothing is said: a single one would move the figure too far. */
export const LEAST_PARCELS = 10

/** A parcel of our own, as far as it tells how its carrier does. */
export interface OwnParcel {
  readonly carrier: Carrier
  readonly service?: string | undefined
  readonly isStandIn?: boolean | undefined
  readonly status: DeliveryStatus
  readonly deliveredAt?: Date | undefined
  readonly codState: string
  readonly held?: readonly HeldMove[] | undefined
  readonly to: { readonly province: string }
}

/** One way to send: a service of a carrier, in a province. */
interface Way {
  readonly carrier: Carrier
  readonly service: string
  readonly isStandIn?: boolean | undefined
  readonly province: string
}

export interface OwnFigures {
  /** Of `parcels` whose end is known, a part of 1 that arrived; `province`: only those that went there. */
  readonly arrived?: { readonly success: number; readonly parcels: number; readonly province?: string }
  /** From when it was handed over until its money came, whole days on average. */
  readonly moneyDays?: number
}

const provinceKey = (name: string): string => fold(provinceNow(name))

const arrivedOf = (own: readonly OwnParcel[], province?: string): OwnFigures['arrived'] => {
  const arrived = own.filter(({ status }) => status === 'delivered').length
  const parcels = arrived + own.filter(({ status }) => DID_NOT_ARRIVE.includes(status)).length
  return parcels < LEAST_PARCELS ? undefined : { success: arrived / parcels, parcels, ...(province === undefined ? {} : { province }) }
}

const daysOfMoney = ({ deliveredAt, codState, held = [] }: OwnParcel, zone: Zone): readonly number[] => {
  const came = codState === 'paid' ? held.findLast(({ act }) => act === 'cod-settled')?.at : undefined
  return deliveredAt && came ? [Math.max(0, daysBetween(dayOf(deliveredAt, zone), dayOf(came, zone)))] : []
}

/**
 * How our own parcels fared by one way to send: of the province where enough went there, else of all; the money by the carrier, whatever the
 * service. What too few parcels tell is absent.
 */
export const ownFigures = (
  parcels: readonly OwnParcel[],
  { carrier, service, isStandIn = false, province }: Way,
  zone: Zone,
): OwnFigures => {
  const ofCarrier = parcels.filter((each) => each.carrier === carrier && (each.isStandIn ?? false) === isStandIn)
  const ofService = carrier === 'own' ? ofCarrier : ofCarrier.filter((each) => each.service === service)
  const asked = provinceKey(province)
  const there = ofService.filter(({ to }) => provinceKey(to.province) === asked)
  const arrived = arrivedOf(there, province) ?? arrivedOf(ofService)
  const waits = ofCarrier.flatMap((each) => daysOfMoney(each, zone))
  const days = waits.reduce((sum, each) => sum + each, 0)
  return {
    ...(arrived ? { arrived } : {}),
    ...(waits.length < LEAST_PARCELS ? {} : { moneyDays: Number((days / waits.length).toFixed(0)) }),
  }
}
