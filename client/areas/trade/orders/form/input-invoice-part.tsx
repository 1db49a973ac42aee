import type { Order } from '@shared/areas/trade/services/orders'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { InvoiceFields } from '../../../tax/parts/invoice-file/invoice-fields'
import { useIsTaxed, useTaxes } from '../../../tax/parts/vat/use-taxes'
import { invoiceMessages as m } from '../messages'
import { writtenVat } from './order-vat'
import type { OrderValues } from './order-values'
import { useInvoiceFile } from './use-invoice-file'
import { useOrderVat } from './use-order-vat'

/** The invoice of a purchase's seller, typed or read from its file; nothing where the company says nothing of taxes. */
export const InputInvoicePart = ({ order, locked }: { order: Order | null; locked: boolean }) =>
  useTaxes() || order?.inputInvoice ? <Invoice order={order} locked={locked} /> : null

const Invoice = ({ order, locked }: { order: Order | null; locked: boolean }) => {
  const take = useInvoiceFile({ isNew: order === null, locked, isTaxed: useIsTaxed() })
  return (
    <InvoiceFields locked={locked} take={take}>
      <Difference order={order} />
    </InvoiceFields>
  )
}

/** What the order's own VAT comes to, where the invoice says another sum. */
const Difference = ({ order }: { order: Order | null }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { values } = useFormikContext<OrderValues>()
  const vat = useOrderVat('purchases', order)
  const told = values.inputInvoice.vat
  if (!vat || told === null || Number.isNaN(told)) return null
  const written = writtenVat(vat, 'purchases', values.items, values.discount)
  const amount = written?.lines.reduce((sum, line) => sum + line.amount, 0)
  if (amount === undefined || amount === told) return null
  return (
    <p className="second ink-warn">
      {intl.formatMessage(m.differs, { amount: formatMoney(amount, locale), told: formatMoney(told, locale) })}
    </p>
  )
}
