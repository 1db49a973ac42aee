import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { type FormikErrors, useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { TextField } from '../../ui/form/TextField'
import { useLocale } from '../../ui/zone/zone-context'
import { TaxCodeField } from '../company-look-up/tax-code-field'
import { errorText } from '../use-error-text'
import { eInvoiceMessages as m } from './messages'

/** A buyer as a form holds it. */
export interface BuyerValues {
  taxCode: string
  legalName: string
  name: string
  address: string
  email: string
}

/** What of a form is the buyer; empty fields are left out. */
export const buyerOf = ({ taxCode, legalName, name, address, email }: BuyerValues): Invoice['buyer'] =>
  Object.fromEntries(
    Object.entries({ taxCode: taxCode.replaceAll(/\s/g, ''), legalName, name, address, email })
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  )

/** The fields of a buyer; a tax code whose digit is right says so. */
export const BuyerFields = () => {
  const intl = useIntl()
  const { values } = useFormikContext<{ taxCode: string }>()
  const code = values.taxCode.replaceAll(/\s/g, '')
  const isGood = hasTaxCodeForm(code) && hasTaxCodeDigit(code)
  return (
    <>
      <TaxCodeField
        name="taxCode"
        nameField="legalName"
        addressField="address"
        label={intl.formatMessage(m.taxCode)}
        maxLength={20}
        {...(isGood ? { hint: `✓ ${intl.formatMessage(m.taxCodeGood)}` } : null)}
      />
      <TextField name="legalName" label={intl.formatMessage(m.legalName)} maxLength={400} />
      <TextField name="name" label={intl.formatMessage(m.name)} maxLength={200} />
      <TextField name="address" label={intl.formatMessage(m.address)} maxLength={400} />
      <TextField name="email" label={intl.formatMessage(m.email)} type="email" maxLength={200} />
    </>
  )
}

/** What is wrong with a tax code as it is typed. */
export const useTaxCodeProblem = () => {
  const locale = useLocale()
  return (typed: string): FormikErrors<{ taxCode: string }> => {
    const taxCode = typed.replaceAll(/\s/g, '')
    if (taxCode === '') return {}
    if (!hasTaxCodeForm(taxCode)) return { taxCode: errorText('tax.code-form', locale) }
    return hasTaxCodeDigit(taxCode) ? {} : { taxCode: errorText('tax.code-digit', locale, { taxCode }) }
  }
}
