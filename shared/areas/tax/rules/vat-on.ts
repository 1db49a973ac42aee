import type { Day } from '../../../foundation/days/days'
import type { VatRate } from '../../../foundation/documents/vat-rates'
import { heldOn } from './dated'
import { VAT_REDUCTIONS } from './tax-data'

/** What a line says of its VAT. */
export interface LineRate {
  readonly vatRate: VatRate
  readonly vatReduced?: true
}

/** The rate on a day of what is taxed at a rate in general. @param isReduced whether the law's reduction is for it, too */
export const rateOn = (general: VatRate, isReduced: boolean, on: Day): VatRate => {
  const reduction = isReduced ? heldOn(VAT_REDUCTIONS, on) : undefined
  return reduction && general === reduction.from ? reduction.to : general
}

/** A rate with what decides it on another day. */
export const lineRate = (general: VatRate, isReduced: boolean, on: Day): LineRate => ({
  vatRate: rateOn(general, isReduced, on),
  ...(isReduced && general === 10 ? { vatReduced: true } : {}),
})

/** A line as its rate is on another day: what was reduced, or wasn't yet, follows the day. */
export const onDay = <Item extends { readonly vatRate?: VatRate | undefined; readonly vatReduced?: boolean | undefined }>(
  item: Item,
  on: Day,
): Item => (item.vatReduced ? { ...item, vatRate: rateOn(10, true, on) } : item)
