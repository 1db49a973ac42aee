import { orderKind } from '@shared/foundation/documents/order-kinds'
import { hasVat, itemTotal } from '@shared/foundation/documents/order-totals'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { vatMessages as vm } from '../../../tax/parts/vat/messages'
import { rateText } from '../../../tax/parts/vat/rates'
import type { InvoiceOrder } from '../invoice'
import { printMessages as m } from '../messages'
import './invoice-paper.css'

/** The lines of an order on paper: what, how many, at which price, and what that comes to. Nothing of an order without lines. */
export const OrderLines = ({ order, withSku }: { order: Pick<InvoiceOrder, 'group' | 'items'>; withSku: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { valuedAt } = orderKind(order.group)
  if (order.items.length === 0) return null
  const isTaxed = hasVat(order)
  return (
    <div className="invoice-scroll">
      <table className="invoice-items">
        <thead>
          <tr>
            <th>{intl.formatMessage(m.line)}</th>
            <th>{intl.formatMessage(m.item)}</th>
            <th>{intl.formatMessage(m.unit)}</th>
            <th className="end">{intl.formatMessage(m.quantity)}</th>
            <th className="end">{intl.formatMessage(m.price)}</th>
            {isTaxed && <th className="end">{intl.formatMessage(vm.vat)}</th>}
            <th className="end">{intl.formatMessage(m.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, at) => (
            <tr key={at}>
              <td className="num">{at + 1}</td>
              <td>
                {item.name}
                {withSku && item.slug && <small className="paper-line num">{item.slug}</small>}
                {item.quantityGift > 0 && (
                  <small className="paper-line">{intl.formatMessage(m.gift, { count: formatQuantity(item.quantityGift, locale) })}</small>
                )}
              </td>
              <td>{item.unit}</td>
              <td className="end num">{formatQuantity(item.quantity, locale)}</td>
              <td className="end num">{formatMoney(item[valuedAt] ?? 0, locale, { currency: false })}</td>
              {isTaxed && <td className="end num">{item.vatRate !== undefined && rateText(intl, item.vatRate)}</td>}
              <td className="end num strong">{formatMoney(itemTotal(order.group, item), locale, { currency: false })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
