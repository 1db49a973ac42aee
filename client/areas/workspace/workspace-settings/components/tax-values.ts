import type { Day } from '@shared/foundation/days/days'
import type { Industry } from '@shared/foundation/documents/taxpayer'

/** What taxpayer a company says it is. */
export type PayerKind = 'nothing' | 'household' | 'company'
/** What stands in the form of the tax settings. */
export interface TaxValues {
  kind: PayerKind
  vat: 'deduction' | 'direct'
  industry: Industry
  method: 'revenue' | 'income'
  period: 'quarter' | 'month'
  taxCode: string
  legalName: string
  legalAddress: string
  since: Day | null
  vatRate: string
  vatReduced: boolean
  pricesIncludeVat: boolean
  counterPricesIncludeVat: boolean
}
