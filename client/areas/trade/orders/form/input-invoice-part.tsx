import type { Order } from '@shared/areas/trade/services/orders'
import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { DateField } from '../../../../ui/form/DateField'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { useIsTaxed, useTaxes } from '../../../tax/parts/vat/use-taxes'
import { invoiceMessages as m } from '../messages'
import { writtenVat } from './order-vat'
import type { OrderValues } from './order-values'
import { useInvoiceFile } from './use-invoice-file'
import { useOrderVat } from './use-order-vat'

/** The invoice of a purchase's seller, typed or read from its file; nothing where the company says nothing of taxes. */
export const InputInvoicePart = ({ order, locked }: { order: Order | null; locked: boolean }) =>
  useTaxes() || order?.inputInvoice ? <InvoiceFields order={order} locked={locked} /> : null

const InvoiceFields = ({ order, locked }: { order: Order | null; locked: boolean }) => {
  const intl = useIntl()
  const today = useToday()
  const chooser = useRef<HTMLInputElement>(null)
  const take = useInvoiceFile({ isNew: order === null, locked, isTaxed: useIsTaxed() })
  return (
    <DockPart title={intl.formatMessage(m.invoice)}>
      <div className="order-invoice">
        <TextField name="inputInvoice.series" label={intl.formatMessage(m.series)} maxLength={20} disabled={locked} />
        <TextField name="inputInvoice.number" label={intl.formatMessage(m.number)} maxLength={20} disabled={locked} />
        <DateField name="inputInvoice.date" label={intl.formatMessage(m.date)} max={today} disabled={locked} />
        <TextField name="inputInvoice.sellerTaxCode" label={intl.formatMessage(m.sellerTaxCode)} maxLength={14} disabled={locked} />
        <MoneyField name="inputInvoice.vat" label={intl.formatMessage(m.vat)} disabled={locked} />
      </div>
      <Difference order={order} />
      {!locked && (
        <>
          <input
            ref={chooser}
            type="file"
            accept=".xml,text/xml,application/xml"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void take(file)
            }}
          />
          <Button kind="link" size="s" icon="attach" onClick={() => chooser.current?.click()}>
            {intl.formatMessage(m.file)}
          </Button>
          <p className="order-vat__note">{intl.formatMessage(m.drop)}</p>
        </>
      )}
    </DockPart>
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
