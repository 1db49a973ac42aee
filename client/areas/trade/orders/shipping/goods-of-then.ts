import { isApiError } from '../../../../api/api-error'

/** Of goods that came in only later: how many that were there by the moment of the shipment are left. */
export interface GoodsOfThen {
  readonly at: string
  readonly left: number
}

/** Reads from the refusal of a shipment what it says of goods that came in only after its moment; null of any other failure. */
export const goodsOfThen = (thrown: unknown): GoodsOfThen | null => {
  if (!isApiError(thrown) || typeof thrown.data !== 'object' || thrown.data === null) return null
  if (!('at' in thrown.data) || !('left' in thrown.data)) return null
  const { at, left } = thrown.data
  return typeof at === 'string' && typeof left === 'number' ? { at, left } : null
}
