import { itemTotal } from '@shared/domain/orders/totals'
import { dongInEnglish, dongInVietnamese } from '@shared/domain/words/words'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, formatMoney, formatQuantity } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { invoiceFigures, type InvoiceOrder, type Issuer } from '../invoice'
import { printMessages as m } from '../messages'
import { PayQr } from './receipt-paper'
import './invoice-paper.css'

/** The first letter of a sentence. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const Lines = ({ text }: { text: string | undefined }) =>
  text?.trim() ? (
    <>
      {text.split('\n').map((line, at) => (
        <span key={at} className="invoice-line">
          {line}
        </span>
      ))}
    </>
  ) : null

/** A sales invoice on A4: who sells, who buys, what, how much, and how to pay. */
export const InvoicePaper = ({ order, issuer }: { order: InvoiceOrder; issuer: Issuer }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { cfg } = issuer
  const buyer = order.customer ?? order.agent
  const dead = order.status === 'cancelled' ? m.cancelled : order.status === 'returned' ? m.returned : null
  return (
    <div className="invoice">
      <header className="invoice-head">
        {issuer.avatar && <img src={issuer.avatar} alt="" className="invoice-logo" />}
        <div>
          <p className="invoice-seller">{cfg.invoiceName || issuer.name}</p>
          <Lines text={cfg.invoiceAddress} />
          <Lines text={cfg.invoiceContact} />
        </div>
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
      </header>
      <h1>{intl.formatMessage(m.title)}</h1>
      {dead && <p className="invoice-dead">{intl.formatMessage(dead)}</p>}
      {buyer && (
        <dl className="invoice-buyer">
          <Fact term={intl.formatMessage(m.buyer)} strong>
            {buyer.name}
          </Fact>
          <Fact term={intl.formatMessage(m.phone)}>{buyer.phone}</Fact>
          <Fact term={intl.formatMessage(m.address)}>{buyer.address}</Fact>
          {buyer.shippingAddress !== buyer.address && (
            <Fact term={intl.formatMessage(m.deliverTo)}>
              {[buyer.shippingName, buyer.shippingPhone, buyer.shippingAddress].filter(Boolean).join(', ')}
            </Fact>
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
                    {item.quantityGift > 0 && (
                      <small className="invoice-line">
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
        {intl.formatMessage(m.inWords)}: <em>{sentence(locale === 'vi' ? dongInVietnamese(order.total) : dongInEnglish(order.total))}</em>
      </p>
      {!dead && <PayQr issuer={issuer} amount={Math.max(0, invoiceFigures(order).left)} number={order.order_number} />}
      {cfg.invoicePaymentMethods?.trim() && (
        <section className="invoice-note">
          <h2>{intl.formatMessage(m.payBy)}</h2>
          <Lines text={cfg.invoicePaymentMethods} />
        </section>
      )}
      <div className="invoice-signs">
        {[m.signBuyer, m.signSeller].map((who) => (
          <div key={who.id}>
            <strong>{intl.formatMessage(who)}</strong>
            <small>{intl.formatMessage(m.signHint)}</small>
          </div>
        ))}
      </div>
      {cfg.invoiceNotice?.trim() && (
        <footer className="invoice-foot">
          <Lines text={cfg.invoiceNotice} />
        </footer>
      )}
    </div>
  )
}

const Fact = ({ term, strong, children }: { term: string; strong?: boolean; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd className={strong ? 'strong' : undefined}>{children}</dd>
    </div>
  ) : null

const InvoiceTotals = ({ order }: { order: InvoiceOrder }) => {
  const intl = useIntl()
  const figures = invoiceFigures(order)
  const final = Math.max(0, figures.left)
  return (
    <dl className="invoice-totals num">
      {figures.discount > 0 && (
        <>
          <div>
            <dt>{intl.formatMessage(m.itemsSum)}</dt>
            <dd>
              <Amount value={figures.items} />
            </dd>
          </div>
          <div>
            <dt>
              {intl.formatMessage(m.discount)}
              {order.discountNote && <small className="invoice-line">{order.discountNote}</small>}
            </dt>
            <dd>
              <Amount value={-figures.discount} />
            </dd>
          </div>
        </>
      )}
      <div className="invoice-totals__sum">
        <dt>{intl.formatMessage(m.total)}</dt>
        <dd>
          <Amount value={figures.total} weight="strong" />
        </dd>
      </div>
      {figures.paid > 0 && (
        <div>
          <dt>{intl.formatMessage(m.paid)}</dt>
          <dd>
            <Amount value={-figures.paid} />
          </dd>
        </div>
      )}
      {figures.balance > 0 && (
        <div>
          <dt>{intl.formatMessage(m.balance)}</dt>
          <dd>
            <Amount value={-figures.balance} />
          </dd>
        </div>
      )}
      <div className="invoice-totals__final">
        <dt>{intl.formatMessage(final === 0 ? m.settled : m.left)}</dt>
        <dd>
          <Amount value={final} size="large" rule />
        </dd>
      </div>
    </dl>
  )
}
