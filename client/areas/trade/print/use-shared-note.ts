import type { ApiError } from '../../../api/api-error'
import type { ShipmentNote } from './invoice'
import { useSharedPage } from './use-shared-page'

interface SharedState {
  readonly data?: ShipmentNote
  readonly error?: ApiError
  readonly isLoading: boolean
  readonly refetch: () => void
}

/** The note of a shipment behind a link, asked for as nobody. */
export const useSharedNote = (time: string, token: string): SharedState =>
  useSharedPage<ShipmentNote>(`${time}.${token}`, {
    service: 'stocks',
    method: 'find',
    query: { report: 'shipment', shippingTime: time, printToken: token },
  })
