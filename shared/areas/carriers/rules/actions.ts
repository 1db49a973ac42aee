import type { DeliveryAction } from '../services/deliveries'
import type { CodState } from './cod'
import { DELIVERY_STATUSES, type Carrier, type DeliveryStatus } from './statuses'

/** What may be done with a parcel, by whoever brings it, and where it has to be for that. GHTK's interface knows no more than calling it off. */
const ALLOWED: Readonly<Record<Carrier, Readonly<Partial<Record<DeliveryAction | 'cod', readonly DeliveryStatus[]>>>>> = {
  ghn: {
    cancel: ['waiting', 'refused', 'ready'],
    redeliver: ['failed', 'returning'],
    return: ['failed', 'picked', 'delivering'],
    retry: ['waiting', 'refused'],
    arrive: ['returning', 'returned'],
    cod: ['waiting', 'refused', 'ready', 'picked', 'delivering', 'failed'],
    print: DELIVERY_STATUSES,
  },
  ghtk: {
    cancel: ['waiting', 'refused', 'ready'],
    retry: ['waiting', 'refused'],
    arrive: ['returning', 'returned'],
    cod: ['waiting', 'refused'],
    print: DELIVERY_STATUSES,
  },
  own: {
    cancel: ['ready', 'failed'],
    start: ['ready', 'failed'],
    deliver: ['ready', 'delivering', 'failed'],
    fail: ['ready', 'delivering'],
    redeliver: ['failed', 'returning'],
    return: ['ready', 'delivering', 'failed'],
    arrive: ['returning', 'returned'],
    handIn: ['delivered'],
    cod: ['ready', 'delivering', 'failed'],
    print: DELIVERY_STATUSES,
  },
}

/** What a member who brings parcels does with their own. */
export const DRIVER_ACTIONS: readonly DeliveryAction[] = ['start', 'deliver', 'fail', 'redeliver', 'return']

interface Standing {
  readonly carrier: Carrier
  readonly status: DeliveryStatus
  readonly codState: CodState
  readonly arrivedAt?: unknown
  /** What the carrier knows it by: without it there is no label. */
  readonly code?: string | undefined
}

/** Whether a delivery can be changed so, where it stands. */
export const mayAct = ({ carrier, status, codState, arrivedAt, code }: Standing, action: DeliveryAction | 'cod'): boolean => {
  if (!ALLOWED[carrier][action]?.includes(status)) return false
  if (action === 'arrive') return arrivedAt === undefined
  if (action === 'print') return code !== undefined
  return action !== 'handIn' || codState === 'collected'
}
