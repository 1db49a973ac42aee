import { useEffect, useRef, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '../../../lib/document-title'
import { formatMoney, formatQuantity } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { QrCode } from '../../../ui/QrCode/QrCode'
import { useLocale } from '../../../ui/zone/zone-context'
import { customerMessages as m } from '../customer-messages'
import type { ShownSale } from './shown-sale'
import { useShownSale } from './use-shown-sale'
import './customer.css'

const CODE_POINTS = 264

/** The window that a customer sees beside the till: what they buy, what it comes to, the code to pay it, their change. `?at=` names the counter. */
export const CustomerScreen = () => {
  const intl = useIntl()
  const [params] = useSearchParams()
  const sale = useShownSale(params.get('at') ?? '')
  // Whose books these are isn't the customer's matter.
  useDocumentTitle(intl.formatMessage(m.screen), 'paper')
  if (!sale || (sale.lines.length === 0 && sale.credit === 0))
    return (
      <main className="customer-window customer-window--calm">
        <h1>{intl.formatMessage(sale?.sold ? m.thanks : m.welcome)}</h1>
        {sale?.sold && <Sold {...sale.sold} />}
      </main>
    )
  return (
    <main className="customer-window">
      <section className="customer-window__goods">
        <h1>{intl.formatMessage(m.screen)}</h1>
        <Lines sale={sale} />
      </section>
      <ToPay sale={sale} />
    </main>
  )
}

const Sold = ({ total, change }: NonNullable<ShownSale['sold']>) => {
  const intl = useIntl()
  return (
    <dl className="customer-window__sums" role="status">
      <dt>{intl.formatMessage(m.paid)}</dt>
      <dd>
        <Amount value={total} size="large" weight="strong" />
      </dd>
      {change > 0 && (
        <>
          <dt>{intl.formatMessage(m.change)}</dt>
          <dd>
            <Amount value={change} ink="credit" size="huge" weight="strong" />
          </dd>
        </>
      )}
    </dl>
  )
}

const Lines = ({ sale: { lines, discount, credit } }: { readonly sale: ShownSale }) => {
  const intl = useIntl()
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  return (
    <ul ref={list} className="customer-window__lines">
      {lines.map(({ name, quantity, gift, price, amount }, at) => (
        <li key={at}>
          <span>
            <b>{name}</b>
            <small className="muted num">
              {formatQuantity(quantity, locale)} × {money(price)}
              {gift > 0 && ` · ${intl.formatMessage(m.gift, { count: formatQuantity(gift, locale) })}`}
            </small>
          </span>
          <Amount value={amount} currency={false} size="large" weight="name" />
        </li>
      ))}
      {discount > 0 && <Less label={intl.formatMessage(m.discount)} amount={discount} />}
      {credit > 0 && <Less label={intl.formatMessage(m.comesBack)} amount={credit} />}
      <EndInSight key={lines.length} list={list} />
    </ul>
  )
}

/** What was scanned last is in sight. */
const EndInSight = ({ list }: { readonly list: RefObject<HTMLUListElement | null> }) => {
  useEffect(() => {
    // Newer browsers answer with a promise, which is no end of an effect.
    void list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [list])
  return null
}

const Less = ({ label, amount }: { readonly label: string; readonly amount: number }) => (
  <li>
    <span>{label}</span>
    <Amount value={-amount} currency={false} size="large" weight="name" />
  </li>
)

const ToPay = ({ sale: { total, vat, received, change, transfer } }: { readonly sale: ShownSale }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <section className="customer-window__pay" role="status">
      <dl className="customer-window__sums">
        <dt>{intl.formatMessage(m.toPay)}</dt>
        <dd>
          <Amount value={total} size="huge" weight="strong" rule />
        </dd>
        {received !== null && (
          <>
            <dt>{intl.formatMessage(m.received)}</dt>
            <dd>
              <Amount value={received} size="large" />
            </dd>
            <dt>{intl.formatMessage(m.change)}</dt>
            <dd>
              <Amount value={change} ink="credit" size="huge" weight="strong" />
            </dd>
          </>
        )}
      </dl>
      {vat > 0 && <p className="muted">{intl.formatMessage(m.vat, { amount: formatMoney(vat, locale) })}</p>}
      {transfer && (
        <div className="customer-window__code">
          <b>{intl.formatMessage(m.scan)}</b>
          <QrCode text={transfer.qr} size={CODE_POINTS} />
          <b className="num">{formatMoney(transfer.amount, locale)}</b>
          <span>
            {transfer.bank} <span className="num">{transfer.account}</span>
          </span>
          <span className="num">{transfer.code}</span>
        </div>
      )}
    </section>
  )
}
