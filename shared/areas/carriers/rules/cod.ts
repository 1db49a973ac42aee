import type { Carrier, DeliveryStatus } from './statuses'

/**
 * Of money that is collected when a parcel is handed over. `none`: there is none, or it hasn't been collected; `due`: its carrier owes it;
 * `collected`: our driver has it, or the carrier says that it has paid it out; `paid`: it came.
 */
export const COD_STATES = ['none', 'due', 'collected', 'paid'] as const
export type CodState = (typeof COD_STATES)[number]

interface Collecting {
  readonly carrier: Carrier
  readonly status: DeliveryStatus
  readonly cod: number
  readonly codState: CodState
}

/** Where the money of a delivery stands; what came stays so, whatever is told later. */
export const codStateOf = ({ carrier, status, cod, codState }: Collecting, isPaidOut = false): CodState => {
  if (codState === 'paid') return 'paid'
  if (status !== 'delivered' || cod === 0) return 'none'
  if (carrier === 'own') return 'collected'
  return isPaidOut || codState === 'collected' ? 'collected' : 'due'
}

/** Days after which money of a carrier is late: they pay out two or three times a week. */
export const COD_LATE_DAYS = 7
