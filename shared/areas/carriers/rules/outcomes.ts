import { dong, sumDong, type Dong } from '../../../foundation/money/money'
import { CARRIER_NAMES, type Carrier, type DeliveryStatus } from './statuses'

/** By what deliveries are told apart. */
export const OUTCOMES_BY = ['carrier', 'province', 'product'] as const
export type OutcomesBy = (typeof OUTCOMES_BY)[number]

/** A delivery as far as its outcome goes. Money is whole dong. */
export interface Sent {
  readonly carrier: Carrier
  readonly status: DeliveryStatus
  readonly created: Date
  readonly deliveredAt?: Date | undefined
  readonly quoted?: Dong | undefined
  readonly charged?: Dong | undefined
  readonly to: { readonly province: string }
  /** The products in it, by id. */
  readonly products: ReadonlyMap<string, string>
}

interface Figures {
  readonly sent: number
  readonly delivered: number
  /** Came back, or was lost. */
  readonly failed: number
  /** Delivered, of those of which it is known; a part of 1. */
  readonly success: number
  /** From when it was sent to when it was delivered, on average; days with one decimal. */
  readonly days: number
  /** What the fees of these were said to be, and what was taken: of deliveries of which both are known. */
  readonly quoted: Dong
  readonly charged: Dong
  readonly dearer: Dong
}

export interface Outcome extends Figures {
  readonly _id: string
  readonly name: string
}

const DAY_MS = 86_400_000
/** Such a parcel was sent and isn't with whoever was to have it, for good. */
export const DID_NOT_ARRIVE: readonly DeliveryStatus[] = ['returning', 'returned', 'lost']
/** Such a delivery never left. */
const NEVER_LEFT: readonly DeliveryStatus[] = ['waiting', 'refused', 'cancelled']

const keysOf = ({ carrier, to, products }: Sent, by: OutcomesBy): readonly (readonly [string, string])[] => {
  if (by === 'carrier') return [[carrier, CARRIER_NAMES[carrier]]]
  return by === 'province' ? [[to.province, to.province]] : [...products]
}

const figuresOf = (own: readonly Sent[]): Figures => {
  const arrived = own.filter(({ status }) => status === 'delivered')
  const failed = own.filter(({ status }) => DID_NOT_ARRIVE.includes(status)).length
  const known = arrived.length + failed
  const timed = arrived.flatMap(({ created, deliveredAt }) => (deliveredAt ? [deliveredAt.getTime() - created.getTime()] : []))
  const days = timed.reduce((sum, each) => sum + Math.max(0, each), 0) / DAY_MS / Math.max(1, timed.length)
  const priced = own.filter(({ quoted, charged }) => quoted !== undefined && charged !== undefined)
  const quoted = sumDong(priced.map((each) => each.quoted ?? dong(0)))
  const charged = sumDong(priced.map((each) => each.charged ?? dong(0)))
  return {
    sent: own.length,
    delivered: arrived.length,
    failed,
    success: known === 0 ? 0 : arrived.length / known,
    days: Number(days.toFixed(1)),
    quoted,
    charged,
    dearer: dong(charged - quoted),
  }
}

/** What became of deliveries, by carrier, province or product; those of most come first. A delivery with several products counts for each. */
export const outcomes = (deliveries: readonly Sent[], by: OutcomesBy): { data: Outcome[]; total: Figures } => {
  const left = deliveries.filter(({ status }) => !NEVER_LEFT.includes(status))
  const rows = new Map<string, { name: string; own: Sent[] }>()
  for (const each of left)
    for (const [key, name] of keysOf(each, by)) {
      const row = rows.get(key) ?? { name, own: [] }
      row.own.push(each)
      rows.set(key, row)
    }
  const data = [...rows].map(([key, { name, own }]) => ({ _id: key, name, ...figuresOf(own) }))
  return { data: data.sort((a, b) => b.sent - a.sent || (a.name < b.name ? -1 : 1)), total: figuresOf(left) }
}
