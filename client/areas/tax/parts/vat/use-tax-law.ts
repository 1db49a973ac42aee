import { KNOWN_LAW, lawWith, type TaxLaw } from '@shared/areas/tax/rules/tax-law'
import { useMemo } from 'react'
import { api } from '../../../../api/api'
import { useTaxes } from './use-taxes'

/** The rates and thresholds of the law, with the rows of the platform's administrator; what the product knows until these have come, and where nothing is said of taxes. */
export const useTaxLaw = (): TaxLaw => {
  const isTaxpayer = useTaxes() !== undefined
  const rows = api.taxRules.useFind({ status: 'active', $limit: -1 }, { skip: !isTaxpayer }).data?.data
  return useMemo(() => (rows ? lawWith(rows) : KNOWN_LAW), [rows])
}
