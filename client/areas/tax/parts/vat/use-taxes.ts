import type { Taxes } from '@shared/foundation/documents/taxpayer'
import { useMemo } from 'react'
import { useWorkspace } from '../../../../api/session/use-workspace'

/** What taxpayer the company is and how its prices are written; undefined where nothing is said of taxes. */
export const useTaxes = (): Taxes | undefined => {
  const opts = useWorkspace()?.opts
  return useMemo(() => {
    if (!opts?.tax) return undefined
    const { tax, pricesIncludeVat = false, counterPricesIncludeVat = pricesIncludeVat } = opts
    return { tax, before: [], pricesIncludeVat, counterPricesIncludeVat }
  }, [opts])
}

/** Whether orders of the company carry VAT by line, now or from a day to come. */
export const useIsTaxed = (): boolean => {
  const tax = useTaxes()?.tax
  return tax?.kind === 'company' && tax.vat === 'deduction'
}
