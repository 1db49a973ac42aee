import type { Day } from '../../../foundation/days/days'
import type { VatRate } from '../../../foundation/documents/vat-rates'
import { heldOn } from './dated'
import type { TaxLaw } from './tax-law'

/** What a line says of its VAT. */
export interface LineRate {
  readonly vatRate: VatRate
  readonly vatReduced?: true
}

/** The rate on a day of what is taxed at a rate in general. @param isReduced whether the law's reduction is for it, too */
export const rateOn = (general: VatRate, isReduced: boolean, on: Day, law: TaxLaw): VatRate => {
  const reduction = isReduced ? heldOn(law.reductions, on) : undefined
  return reduction && general === reduction.from ? reduction.to : general
}

/** A rate with what decides it on another day. */
export const lineRate = (general: VatRate, isReduced: boolean, on: Day, law: TaxLaw): LineRate => ({
  vatRate: rateOn(general, isReduced, on, law),
  ...(isReduced && general === 10 ? { vatReduced: true } : {}),
})

/** A line as its rate is on another day: what was reduced, or wasn't yet, follows the day. */
export const onDay = <Item extends { readonly vatRate?: VatRate | undefined; readonly vatReduced?: boolean | undefined }>(
  item: Item,
  on: Day,
  law: TaxLaw,
): Item => (item.vatReduced ? { ...item, vatRate: rateOn(10, true, on, law) } : item)
