import { fieldError, type FieldError } from '../../../foundation/errors/field-error'
import { hasTaxCodeDigit, hasTaxCodeForm } from '../../../foundation/documents/tax-codes'

/** What is wrong with the tax code of a partner; none is fine. */
export const taxCodeErrors = ({ taxCode }: { readonly taxCode?: string | undefined }): FieldError[] => {
  const code = taxCode?.trim() ?? ''
  if (code === '') return []
  if (!hasTaxCodeForm(code)) return [fieldError('taxCode', 'partners.tax-code-form')]
  return hasTaxCodeDigit(code) ? [] : [fieldError('taxCode', 'partners.tax-code-digit', { taxCode: code })]
}
