import type { Day } from '../../../foundation/days/days'
import { heldOn } from './dated'
import type { TaxLaw } from './tax-law'

/** What a cost lacks: the seller's invoice, or a payment that isn't in cash. */
export const LACKS = ['invoice', 'cash'] as const
export type Lack = (typeof LACKS)[number]

/** A cost as it was paid; whole dong above 0. */
export interface PaidCost {
  readonly day: Day
  readonly amount: number
  readonly hasInvoice: boolean
  /** Undefined: not paid, or not known how. */
  readonly inCash?: boolean | undefined
}

/** What a cost lacks by the law of its day; nothing where it is in order. */
export const lacksOf = ({ day, amount, hasInvoice, inCash }: PaidCost, law: TaxLaw): Lack[] => {
  const limit = heldOn(law.cashLimits, day)
  return [...(hasInvoice ? [] : (['invoice'] as const)), ...(inCash && limit && amount >= limit.from ? (['cash'] as const) : [])]
}
