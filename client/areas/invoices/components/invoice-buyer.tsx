import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import type { InvoicePart } from '@shared/areas/invoices/rules/invoice-lines'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import type { Order } from '@shared/areas/trade/services/orders'
import type { RecordOf } from '@shared/registry/service-types'
import { type FormikErrors, useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { errorText } from '../../../components/use-error-text'
import { TextField } from '../../../ui/form/TextField'
import { useLocale } from '../../../ui/zone/zone-context'
import { issueMessages as m } from '../messages'

export interface IssueValues {
  part: InvoicePart
  taxCode: string
  legalName: string
  name: string
  address: string
  email: string
  payment: Invoice['payment']
  /** Whether the partner keeps what was typed of the buyer. */
  remembers: boolean
}

export type Partner = RecordOf<'assets'>

/** What of the form is the buyer; empty fields are left out. */
export const buyerOf = ({
  taxCode,
  legalName,
  name,
  address,
  email,
}: Omit<IssueValues, 'part' | 'payment' | 'remembers'>): Invoice['buyer'] =>
  Object.fromEntries(
    Object.entries({ taxCode: taxCode.replaceAll(/\s/g, ''), legalName, name, address, email })
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  )

export const firstValues = (order: Order, invoice: Invoice | undefined, partnerEmail: string): IssueValues => {
  const partner = order.customer ?? order.agent
  const known = {
    taxCode: partner?.taxCode ?? '',
    legalName: partner?.taxCode ? partner.name : '',
    name: partner?.taxCode ? '' : (partner?.name ?? ''),
  }
  const { taxCode, legalName, name, address, email } = invoice?.buyer ?? { ...known, address: partner?.address ?? '', email: partnerEmail }
  return {
    part: invoice?.part ?? 'order',
    taxCode: taxCode ?? '',
    legalName: legalName ?? '',
    name: name ?? '',
    address: address ?? '',
    email: email ?? '',
    payment: invoice?.payment ?? 'TM/CK',
    remembers: true,
  }
}

/** What a partner doesn't have yet of the buyer that was typed. An address it has may be where goods go: it stays. */
export const newOf = (values: IssueValues, partner: Partner | undefined): Partial<Pick<Partner, 'taxCode' | 'email' | 'address'>> => {
  const { taxCode, email, address } = buyerOf(values)
  if (!partner) return {}
  return {
    ...(taxCode && taxCode !== partner.taxCode ? { taxCode } : null),
    ...(email && email !== partner.email ? { email } : null),
    ...(address && !partner.address ? { address } : null),
  }
}

/** The fields of a buyer; a tax code whose digit is right says so. */
export const BuyerFields = () => {
  const intl = useIntl()
  const { values } = useFormikContext<{ taxCode: string }>()
  const code = values.taxCode.replaceAll(/\s/g, '')
  const isGood = hasTaxCodeForm(code) && hasTaxCodeDigit(code)
  return (
    <>
      <TextField
        name="taxCode"
        label={intl.formatMessage(m.taxCode)}
        inputMode="numeric"
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
