import type { Day, Month } from '../days/days'
import type { Id } from '../ids'
import type { Dong } from '../money/money'
import type { FundStatus } from './funds'
import type { VatRate } from './vat-rates'

/** The VAT of an expense that is deducted, and what it is on; whole dong above 0. */
export interface FundVat {
  readonly rate: VatRate
  readonly base: Dong
  readonly amount: Dong
}

/** What the rules read of an entry of funds. */
export interface FundDocument {
  /** The name of its fund group. */
  group: string
  /** Whole dong: positive in, negative out. */
  amount: number
  status: FundStatus
  created: Date
  /** When a completed entry was refunded; its status is then 'cancelled'. */
  refundedAt?: Date | null
  /** What was given back of a completed entry in parts, each by an entry of its own: whole dong above 0. */
  refundedAmount?: number | null
  /** Of a reversal: it gives back a part of the entry it names, and counts by itself. */
  isPart?: boolean | null
  /** Paid ahead before the books began: a partner's balance that moved no cash of these books. */
  isOpening?: boolean | undefined
  label?: string | null
  /** What it is for, whom it was paid to or came from, and the number of the document it was entered by. */
  name?: string | null
  recipientName?: string | null
  recipientInfo?: string | null
  note?: string | null
  refId?: string | null
  orderId?: Id<'orders'> | null
  assetId?: Id<'assets'> | null
  /** The months over which a payment for an asset is lost. */
  assetSince?: Month | null
  assetUntil?: Month | null
  /** Of an asset that was owned before the books began: what of it was lost by the end of its day; whole dong, at least 0. */
  assetDepreciated?: number | undefined
  customerId?: Id<'assets'> | null
  agentId?: Id<'assets'> | null
  supplierId?: Id<'assets'> | null
  /** The member whom it pays. */
  userId?: Id<'users'> | null
  /** The month whose salary or commission it pays. */
  month?: string | null
  /** Of what a member is paid: the day on which the month's pay was earned, where that is when it is an expense, and not when it is paid. */
  accruedOn?: Day | undefined
  /** What of its month became an expense with it, where that isn't its amount; whole dong. */
  monthEarned?: number | undefined
  /** Called off or refunded: the day from which it is earned no more. */
  accrualEnded?: Day | undefined
  /** Of a commission: what of it was an expense when it was earned: whole dong, below 0 where that was less than nothing. */
  accruedAmount?: number | undefined
  /** What VAT of it is deducted. */
  inputVat?: FundVat | undefined
  /** Absent: made by an API key. */
  creatorId?: Id<'users'> | null
}
