/** Who brings parcels: two companies, and the company's own drivers. */
export const CARRIERS = ['ghn', 'ghtk', 'own'] as const
export type Carrier = (typeof CARRIERS)[number]

/** Who may pay what a carrier takes: who sends, or who receives. */
export const FEE_PAYERS = ['sender', 'receiver'] as const
export type FeePayer = (typeof FEE_PAYERS)[number]

export const CARRIER_NAMES: Readonly<Record<Carrier, string>> = { ghn: 'GHN', ghtk: 'GHTK', own: 'own' }

/**
 * Where a parcel is. `waiting`: its carrier hasn't been told yet; `refused`: the carrier doesn't take it; `ready`: it is to be picked up;
 * `picked`: under way; `failed`: nobody took it, it is to be tried again; `lost`: also damaged.
 */
export const DELIVERY_STATUSES = [
  'waiting',
  'refused',
  'ready',
  'picked',
  'delivering',
  'delivered',
  'failed',
  'returning',
  'returned',
  'cancelled',
  'lost',
] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Nothing more happens to such a parcel by its carrier. */
export const ENDED: readonly DeliveryStatus[] = ['refused', 'delivered', 'returned', 'cancelled', 'lost']

/** What somebody has to see to. */
export const NEEDS_SOMEBODY: readonly DeliveryStatus[] = ['refused', 'failed', 'lost']

const ghn: Readonly<Record<string, DeliveryStatus>> = {
  ready_to_pick: 'ready',
  picking: 'ready',
  money_collect_picking: 'ready',
  picked: 'picked',
  storing: 'picked',
  transporting: 'picked',
  sorting: 'picked',
  delivering: 'delivering',
  money_collect_delivering: 'delivering',
  delivered: 'delivered',
  delivery_fail: 'failed',
  waiting_to_return: 'returning',
  return: 'returning',
  return_transporting: 'returning',
  return_sorting: 'returning',
  returning: 'returning',
  return_fail: 'returning',
  returned: 'returned',
  cancel: 'cancelled',
  exception: 'failed',
  damage: 'lost',
  lost: 'lost',
}

const ghtk: Readonly<Record<string, DeliveryStatus>> = {
  '-1': 'cancelled',
  '1': 'ready',
  '2': 'ready',
  '3': 'picked',
  '4': 'delivering',
  '5': 'delivered',
  '6': 'delivered',
  '7': 'failed',
  '8': 'ready',
  '9': 'failed',
  '10': 'delivering',
  '11': 'returned',
  '12': 'ready',
  '13': 'lost',
  '20': 'returning',
  '21': 'returned',
  '45': 'delivered',
  '49': 'failed',
  '123': 'picked',
  '127': 'failed',
  '128': 'ready',
  '410': 'delivering',
}

const WORDS: Readonly<Record<Carrier, Readonly<Record<string, DeliveryStatus>>>> = { ghn, ghtk, own: {} }

/** What a carrier's word for where a parcel is means; null for a word nobody knows. */
export const statusOfWord = (carrier: Carrier, word: string): DeliveryStatus | null =>
  Object.hasOwn(WORDS[carrier], word) ? (WORDS[carrier][word] ?? null) : null

/** GHTK says that it has paid out what it collected. */
export const GHTK_SETTLED = '6'
