import { isInvoicedExpense } from '@shared/foundation/documents/fund-vat'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Fund } from '@shared/areas/money/services/funds'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { InvoiceFields } from '../../../tax/parts/invoice-file/invoice-fields'
import type { ReadInvoice } from '../../../tax/parts/invoice-file/read-invoice'
import { useDroppedInvoice } from '../../../tax/parts/invoice-file/use-dropped-invoice'
import { useTaxes } from '../../../tax/parts/vat/use-taxes'
import type { EntryValues } from '../entry-values'
import { entryMessages as m } from '../messages'

interface EntryInvoiceProps {
  /** Absent: of an entry that is being made. */
  fund?: Fund
  locked: boolean
}

/** The seller's invoice of an expense; nothing where the company says nothing of taxes. */
export const EntryInvoice = (props: EntryInvoiceProps) => (useTaxes() || props.fund?.inputInvoice ? <Invoice {...props} /> : null)

/** Of what goes out for something: what pays an order, an asset or somebody has its invoice there. */
const mayHaveInvoice = ({ direction, group }: EntryValues, fund: Fund | undefined): boolean =>
  direction === 'out' &&
  isInvoicedExpense({ ...fund, group: group?.value ?? FUND_GROUPS.otherExpenses.name, amount: -1, isOpening: fund?.isOpening })

const Invoice = ({ fund, locked }: EntryInvoiceProps) => {
  const { values, setValues } = useFormikContext<EntryValues>()
  const isLocked = locked || (fund !== undefined && !mayHaveInvoice(values, fund))
  /** A new entry takes what was paid, to whom and what for, too. */
  const fill = async ({ series, number, date, sellerTaxCode, vat, net, seller, lines }: ReadInvoice): Promise<void> => {
    const isNew = fund === undefined
    const isOut = values.direction === 'out'
    await setValues({
      ...values,
      inputInvoice: { series, number, date, sellerTaxCode, vat },
      ...(isNew && {
        direction: 'out' as const,
        group: isOut ? values.group : null,
        amount: values.items.length > 0 ? values.amount : (values.amount ?? (net + vat || null)),
        name:
          values.name ||
          lines
            .map(({ name }) => name)
            .join(', ')
            .slice(0, 500),
        recipientName: values.recipientName || seller,
      }),
    })
  }
  const take = useDroppedInvoice(fill, isLocked)
  if (!mayHaveInvoice(values, fund)) return null
  return (
    <InvoiceFields locked={locked} take={take}>
      {fund?.inputVat && <Deducted vat={fund.inputVat} />}
    </InvoiceFields>
  )
}

/** What of the entry is VAT that is deducted. */
const Deducted = ({ vat: { rate, base, amount } }: { vat: NonNullable<Fund['inputVat']> }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <p className="second muted">
      {intl.formatMessage(m.deducted, { amount: formatMoney(amount, locale), rate: String(rate), base: formatMoney(base, locale) })}
    </p>
  )
}
