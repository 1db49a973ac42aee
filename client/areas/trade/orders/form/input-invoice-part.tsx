import type { Product } from '@shared/areas/goods/services/products'
import type { Order } from '@shared/areas/trade/services/orders'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { Picker } from '../../../../ui/Picker/Picker'
import { useLocale } from '../../../../ui/zone/zone-context'
import { InvoiceFields } from '../../../tax/parts/invoice-file/invoice-fields'
import { useIsTaxed, useTaxes } from '../../../tax/parts/vat/use-taxes'
import { invoiceMessages as m } from '../messages'
import { useOrderProducts } from '../parts/use-product-search'
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
      {!locked && <UnknownGoods />}
    </InvoiceFields>
  )
}

/** Lines of the invoice that are no goods of ours yet: each is matched once, and known of this supplier from then on. */
const UnknownGoods = () => {
  const intl = useIntl()
  const { values, setFieldValue } = useFormikContext<OrderValues>()
  const { search } = useOrderProducts('purchases')
  const unknown = values.items.filter(({ alias, itemId, shipped }) => alias && !itemId && !shipped)
  if (unknown.length === 0) return null
  const match = (key: string, { _id, name, slug, unit, avatar, group }: Product): void =>
    void setFieldValue(
      'items',
      values.items.map((line) => (line.key === key ? { ...line, itemId: _id, name, code: slug, unit, image: avatar, group } : line)),
    )
  return (
    <div className="order-unknown">
      <p className="second ink-warn">{intl.formatMessage(m.match)}</p>
      {unknown.map(({ key, alias = '' }) => (
        <div key={key} className="order-unknown__line">
          <span className="cut" title={alias}>
            {alias}
          </span>
          <Picker<Product>
            label={intl.formatMessage(m.matchOf, { name: alias })}
            value={null}
            placeholder={intl.formatMessage(m.matchHint)}
            onChange={(option) => option && match(key, option.data)}
            search={search}
          />
        </div>
      ))}
    </div>
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
