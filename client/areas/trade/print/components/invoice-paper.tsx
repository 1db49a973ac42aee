import { taxCodeText } from '@shared/foundation/documents/tax-codes'
import { useIntl } from 'react-intl'
import { PaperFact, PaperHead, PaperLines, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { formatDate } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { useZone } from '../../../../ui/zone/zone-context'
import { invoiceFigures, type InvoiceOrder } from '../invoice'
import { printMessages as m } from '../messages'
import { FinalWords } from './final-words'
import { OrderLines } from './order-lines'
import { PayQr } from './receipt-paper'
import { VatSums } from './vat-sums'
import { PaperSum } from '../../../../components/paper/paper-sum'
import './invoice-paper.css'

/** A sales invoice on A4: who sells, who buys, what, how much, and how to pay. */
export const InvoicePaper = ({ order, issuer }: { order: InvoiceOrder; issuer: Issuer }) => {
  const intl = useIntl()
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
          <PaperFact term={intl.formatMessage(pm.taxCode)}>{buyer.taxCode && taxCodeText(buyer.taxCode)}</PaperFact>
          {buyer.shippingAddress !== buyer.address && (
            <PaperFact term={intl.formatMessage(m.deliverTo)}>
              {[buyer.shippingName, buyer.shippingPhone, buyer.shippingAddress].filter(Boolean).join(', ')}
            </PaperFact>
          )}
        </dl>
      )}
      <OrderLines order={order} withSku={cfg.ShowSkuOnInvoice === true} />
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

/** What the lines come to, what is taken off, and what is left to pay. */
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
      <VatSums figures={figures} />
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
