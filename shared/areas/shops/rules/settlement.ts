import type { OrderStatus } from '../../../foundation/documents/order-statuses'

/** How an order stands with what its platform owes for it. */
export const SETTLEMENT_STATES = ['open', 'owed', 'late', 'settled', 'differs'] as const
export type SettlementState = (typeof SETTLEMENT_STATES)[number]

/** Days after which a platform that hasn't paid for goods it delivered is late. */
export const LATE_DAYS = 15
const ARRIVED: readonly OrderStatus[] = ['delivered', 'finished']

/** What a platform paid out for an order; whole dong. */
export interface Payout {
  readonly amount: number
  /** What it kept. */
  readonly fee: number
  /** How much of that it gave a name; absent: it isn't known. */
  readonly named?: number | undefined
}

export interface Settlement {
  readonly paidOut: number
  readonly fees: number
  /** Kept without a name, or below 0: given on top of what was owed. */
  readonly unexplained: number
  /** What the platform still owes of what was delivered. */
  readonly owed: number
  readonly state: SettlementState
}

/**
 * An order beside what its platform paid.
 * @param stillOpen what is still to be paid for it
 * @param days since it was changed there last
 */
export const settlementOf = (
  { status, payouts, stillOpen }: { readonly status: OrderStatus; readonly payouts: readonly Payout[]; readonly stillOpen: number },
  days: number,
): Settlement => {
  const sum = (of: (payout: Payout) => number): number => payouts.reduce((so, payout) => so + of(payout), 0)
  const unexplained = sum(({ fee, named = fee }) => fee - named)
  const hasArrived = ARRIVED.includes(status)
  const owed = hasArrived ? stillOpen : 0
  const state =
    payouts.length === 0
      ? !hasArrived
        ? 'open'
        : owed === 0
          ? 'settled'
          : days >= LATE_DAYS
            ? 'late'
            : 'owed'
      : unexplained !== 0 || owed > 0
        ? 'differs'
        : 'settled'
  return { paidOut: sum(({ amount }) => amount), fees: sum(({ fee }) => fee), unexplained, owed, state }
}
