import type { Day } from '../../../foundation/days/days'
import type { Industry, TaxSettings } from '../../../foundation/documents/taxpayer'
import { heldOn } from './dated'
import type { TaxLaw } from './tax-law'

/** What a product says of its taxes. */
interface TaxedProduct {
  readonly industry?: Industry | undefined
  readonly vatReduced?: boolean | undefined
}

/** What the law cuts of the percentages of revenue that VAT is paid by. */
export interface RevenueCut {
  /** Of a percentage, in per cent: 20 makes 0.8 of 1. */
  readonly percent: number
  readonly source: string
  /** By how many per cent of its revenue goods pay less; 0 where nothing is cut. */
  readonly pointsOf: (product: TaxedProduct | undefined) => number
}

/**
 * What is cut on a day for a taxpayer whose VAT is a percentage of revenue: a household, and a company by the direct method, whose goods are
 * trade unless their product says what they are. Null where nothing is cut, and by deduction, whose lines have the reduced rate.
 */
export const revenueCutOn = (tax: TaxSettings | undefined, on: Day, law: TaxLaw): RevenueCut | null => {
  if (!tax || (tax.kind === 'company' && tax.vat === 'deduction')) return null
  const [reduction, percents] = [heldOn(law.reductions, on), heldOn(law.percents, on)]
  if (!reduction || !percents || reduction.percentOfRevenueCut === 0) return null
  const own = tax.kind === 'household' ? tax.industry : 'goods'
  const areReduced = tax.kind === 'company' && tax.vatReduced === true
  const { percentOfRevenueCut: percent, source } = reduction
  return {
    percent,
    source,
    pointsOf: (product) => ((product?.vatReduced ?? areReduced) ? (percents.vat[product?.industry ?? own] * percent) / 100 : 0),
  }
}
