import { itemTotal } from '@shared/foundation/documents/order-totals'
import { useIntl } from 'react-intl'
import { PaperFact, PaperHead, PaperLines, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { formatDate, formatMoney, formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { invoiceFigures, type InvoiceOrder } from '../invoice'
import { printMessages as m } from '../messages'
import { FinalWords } from './final-words'
import { PayQr } from './receipt-paper'
import { PaperSum } from '../../../../components/paper/paper-sum'
import './invoice-paper.css'

/** A sales invoice on A4: who sells, who buys, what, how much, and how to pay. */
export const InvoicePaper = ({ order, issuer }: { order: InvoiceOrder; issuer: Issuer }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { cfg } = issuer
  const buyer = order.customer ?? order.agent
  const isReturned = order.status === 'returned'
  const isDead = isReturned || order.status === 'cancelled'
  return (
    <div className="invoice">
      <PaperHead issuer={issuer}>
        <dl className="invoice-meta num">
          <dt>{intl.formatMessage(m.number)}</dt>
          <dd className="strong">{order.order_number}</dd>
          <dt>{intl.formatMessage(m.date)}</dt>
          <dd>{formatDate(order.created, zone)}</dd>
          {order.refId && (
            <>
              <dt>{intl.formatMessage(m.refId)}</dt>
              <dd>{order.refId}</dd>
            </>
          )}
        </dl>
      </PaperHead>
      <h1>{cfg.invoiceTitle?.trim() || intl.formatMessage(m.title)}</h1>
      {isReturned && <p className="invoice-dead">{intl.formatMessage(m.returned)}</p>}
      {buyer && (
        <dl className="invoice-buyer">
          <PaperFact term={intl.formatMessage(m.buyer)} strong>
            {buyer.name}
          </PaperFact>
          <PaperFact term={intl.formatMessage(m.phone)}>{buyer.phone}</PaperFact>
          <PaperFact term={intl.formatMessage(m.address)}>{buyer.address}</PaperFact>
          {buyer.shippingAddress !== buyer.address && (
            <PaperFact term={intl.formatMessage(m.deliverTo)}>
              {[buyer.shippingName, buyer.shippingPhone, buyer.shippingAddress].filter(Boolean).join(', ')}
            </PaperFact>
          )}
        </dl>
      )}
      {order.items.length > 0 && (
        <div className="invoice-scroll">
          <table className="invoice-items">
            <thead>
              <tr>
                <th>{intl.formatMessage(m.line)}</th>
                <th>{intl.formatMessage(m.item)}</th>
                <th>{intl.formatMessage(m.unit)}</th>
                <th className="end">{intl.formatMessage(m.quantity)}</th>
                <th className="end">{intl.formatMessage(m.price)}</th>
                <th className="end">{intl.formatMessage(m.amount)}</th>
              </tr>
            </thead>
            <tbody>
              {order.items.map((item, at) => (
                <tr key={at}>
                  <td className="num">{at + 1}</td>
                  <td>
                    {item.name}
                    {cfg.ShowSkuOnInvoice && item.slug && <small className="paper-line num">{item.slug}</small>}
                    {item.quantityGift > 0 && (
                      <small className="paper-line">
                        {intl.formatMessage(m.gift, { count: formatQuantity(item.quantityGift, locale) })}
                      </small>
                    )}
                  </td>
                  <td>{item.unit}</td>
                  <td className="end num">{formatQuantity(item.quantity, locale)}</td>
                  <td className="end num">{formatMoney(item.price ?? 0, locale, { currency: false })}</td>
                  <td className="end num strong">{formatMoney(itemTotal(order.group, item), locale, { currency: false })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <InvoiceTotals order={order} />
      <p className="invoice-words">
        <FinalWords figures={invoiceFigures(order)} />
      </p>
      {!isDead && <PayQr issuer={issuer} amount={invoiceFigures(order).owed} number={order.order_number} />}
      {!isDead && cfg.invoicePaymentMethods?.trim() && (
        <section className="invoice-note">
          <h2>{intl.formatMessage(m.payBy)}</h2>
          <PaperLines text={cfg.invoicePaymentMethods} />
        </section>
      )}
      <PaperSigns who={[{ as: m.signBuyer }, { as: m.signSeller }]} />
      {cfg.invoiceNotice?.trim() && (
        <footer className="invoice-foot">
          <PaperLines text={cfg.invoiceNotice} />
        </footer>
      )}
    </div>
  )
}

const InvoiceTotals = ({ order }: { order: InvoiceOrder }) => {
  const intl = useIntl()
  const figures = invoiceFigures(order)
  return (
    <dl className="invoice-totals num">
      {figures.discount > 0 && (
        <>
          <PaperSum label={intl.formatMessage(m.itemsSum)} value={figures.items} />
          <div>
            <dt>
              {intl.formatMessage(m.discount)}
              {order.discountNote && <small className="paper-line">{order.discountNote}</small>}
            </dt>
            <dd>
              <Amount value={-figures.discount} />
            </dd>
          </div>
        </>
      )}
      <PaperSum className="invoice-totals__sum" label={intl.formatMessage(m.total)} value={figures.total} strong />
      {figures.returned > 0 && <PaperSum label={intl.formatMessage(m.cameBack)} value={-figures.returned} />}
      {figures.paid > 0 && <PaperSum label={intl.formatMessage(m.paid)} value={-figures.paid} />}
      {figures.balance > 0 && <PaperSum label={intl.formatMessage(m.balance)} value={-figures.balance} />}
      <div className="invoice-totals__final">
        <dt>{intl.formatMessage(figures.isSettled ? m.settled : m.left)}</dt>
        {!figures.isSettled && (
          <dd>
            <Amount value={figures.owed} size="large" rule />
          </dd>
        )}
      </div>
    </dl>
  )
}
