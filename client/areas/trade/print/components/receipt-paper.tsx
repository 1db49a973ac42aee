import { vietQr, banks, type BankBin } from '@shared/foundation/money/vietqr'
import { itemTotal } from '@shared/foundation/documents/order-totals'
import { useIntl } from 'react-intl'
import { paperMessages as pm } from '../../../../components/paper/messages'
import type { Issuer } from '../../../../components/paper/paper'
import { formatDateTime, formatMoney, formatQuantity } from '../../../../lib/format'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { vatMessages as vm } from '../../../tax/parts/vat/messages'
import { rateText } from '../../../tax/parts/vat/rates'
import { invoiceFigures, type ReceiptInvoice, type ReceiptOrder } from '../invoice'
import { printMessages as m } from '../messages'
import { FinalWords } from './final-words'
import './receipt-paper.css'

interface ReceiptPaperProps {
  readonly order: ReceiptOrder
  readonly issuer: Issuer
  readonly slip: 1 | 2 | null
  /** Where one was issued. */
  readonly eInvoice?: ReceiptInvoice | null | undefined
}

/** One slip for the buyer or for the shop: what was sold, what was paid, and, where something is left, how to pay exactly that. */
export const ReceiptPaper = ({ order, issuer, slip, eInvoice }: ReceiptPaperProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { cfg } = issuer
  const figures = invoiceFigures(order)
  const { items, discount, vat, isVatHeld, total, returned, paid, balance, owed, isSettled } = figures
  const buyer = order.customer ?? order.agent
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  const { provisional } = order.counter ?? {}
  const isProvisional = provisional === order.order_number
  // The buyer's first paper has this one.
  const alsoKnownAs = provisional && !isProvisional ? ` (${provisional})` : ''
  const isDead = order.status === 'cancelled' || order.status === 'returned'
  return (
    <div className="receipt">
      <header>
        <strong>{cfg.invoiceName || issuer.name}</strong>
        {cfg.invoiceAddress && <span>{cfg.invoiceAddress}</span>}
        {cfg.invoiceContact && <span>{cfg.invoiceContact}</span>}
        <h1>{intl.formatMessage(m.receipt)}</h1>
        {slip && <span>{intl.formatMessage(slip === 1 ? pm.slipKept : pm.slipGiven)}</span>}
        <span className="num">
          {order.order_number}
          {alsoKnownAs} · {formatDateTime(order.created, zone)}
        </span>
        {order.counter && <span>{[order.counter.name, order.creator?.name].filter(Boolean).join(' · ')}</span>}
        {order.status === 'returned' && <b>{intl.formatMessage(m.returned)}</b>}
      </header>
      {buyer && (
        <p>
          {intl.formatMessage(m.buyer)}: {buyer.name}
        </p>
      )}
      <ul>
        {order.items.map((item, at) => (
          <li key={at}>
            <span>{item.name}</span>
            <span className="num receipt__line">
              <span>
                {formatQuantity(item.quantity, locale)} × {money(item.price ?? 0)}
                {item.quantityGift > 0 && ` (${intl.formatMessage(m.gift, { count: formatQuantity(item.quantityGift, locale) })})`}
              </span>
              <b>{money(itemTotal(order.group, item))}</b>
            </span>
          </li>
        ))}
      </ul>
      <dl className="num">
        {discount > 0 && (
          <>
            <Line label={intl.formatMessage(m.itemsSum)} value={money(items)} />
            <Line label={intl.formatMessage(m.discount)} value={money(-discount)} />
          </>
        )}
        {vat.map(({ rate, amount }) => (
          <Line
            key={rate}
            label={intl.formatMessage(isVatHeld ? vm.heldOf : vm.of, { rate: rateText(intl, rate) })}
            value={money(amount)}
          />
        ))}
        <Line label={intl.formatMessage(m.total)} value={money(total)} strong />
        {returned > 0 && <Line label={intl.formatMessage(m.cameBack)} value={money(-returned)} />}
        {order.counter && returned === 0 ? (
          <PaidAtCounter order={order} counter={order.counter} />
        ) : (
          paid > 0 && <Line label={intl.formatMessage(m.paid)} value={money(paid)} />
        )}
        {balance > 0 && <Line label={intl.formatMessage(m.balance)} value={money(balance)} />}
        {!cfg.HideUnpaidOnReceipt && (
          <Line label={intl.formatMessage(isSettled ? m.settled : m.left)} value={isSettled ? '' : money(owed)} strong />
        )}
      </dl>
      <p>
        <FinalWords figures={figures} tellsOwed={!cfg.HideUnpaidOnReceipt} />
      </p>
      {!cfg.HideUnpaidOnReceipt && !isDead && !isProvisional && <PayQr issuer={issuer} amount={owed} number={order.order_number} />}
      {eInvoice?.number && <IssuedInvoice {...eInvoice} />}
      {order.counter && !isDead && (
        <div className="receipt__code">
          <QrCode text={order.order_number} size={96} />
          {isProvisional ? (
            <>
              <b className="num">{order.order_number}</b>
              <span>{intl.formatMessage(m.provisional)}</span>
            </>
          ) : (
            <span>{intl.formatMessage(m.returnByCode)}</span>
          )}
        </div>
      )}
      {cfg.invoiceNotice?.trim() && <footer>{cfg.invoiceNotice}</footer>}
    </div>
  )
}

/** The e-invoice of a sale, and by what the buyer looks it up. */
const IssuedInvoice = ({ template, series, number = '', taxAuthorityCode, reservationCode }: ReceiptInvoice) => {
  const intl = useIntl()
  return (
    <dl className="num">
      <Line label={intl.formatMessage(m.eInvoice)} value={`${template.slice(0, 1)}${series} · ${number}`} />
      {taxAuthorityCode && <Line label={intl.formatMessage(m.taxAuthorityCode)} value={taxAuthorityCode} />}
      {reservationCode && <Line label={intl.formatMessage(m.reservationCode)} value={reservationCode} />}
    </dl>
  )
}

/** How a sale at a counter was paid: each account, what was handed over in cash, and what was given back of it. */
const PaidAtCounter = ({ order: { change }, counter: { payments, received, exchange } }: PaidAtCounterProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  const inCash = received === undefined ? undefined : received - (change ?? 0)
  const cash = payments.find(({ amount }) => amount === inCash)
  return (
    <>
      {exchange && (
        <Line
          label={intl.formatMessage(m.paidByGoods, { number: exchange.number })}
          value={money(exchange.payments.reduce((sum, { amount }) => sum + amount, 0))}
        />
      )}
      {payments.map((payment) => (
        <Line
          key={payment.label}
          label={payment === cash ? intl.formatMessage(m.handedOver, { label: payment.label }) : payment.label}
          value={money(payment === cash ? (received ?? payment.amount) : payment.amount)}
        />
      ))}
      {(change ?? 0) > 0 && <Line label={intl.formatMessage(m.change)} value={money(change ?? 0)} />}
    </>
  )
}

interface PaidAtCounterProps {
  readonly order: Pick<ReceiptOrder, 'change'>
  readonly counter: NonNullable<ReceiptOrder['counter']>
}

const Line = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'strong' : undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

/** The code that pays exactly what is owed, with the same in words beside it; nothing where nothing is owed or no account is known. */
export const PayQr = ({ issuer: { cfg }, amount, number }: { issuer: Issuer; amount: number; number: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { bankBin, bankAccount, bankHolder, HidePaymentCode } = cfg
  if (HidePaymentCode || !bankBin || !bankAccount || amount <= 0) return null
  const bank: BankBin = bankBin
  return (
    <div className="pay-qr">
      <QrCode text={vietQr({ bank, account: bankAccount, amount, purpose: number })} size={132} />
      <div>
        <b>{intl.formatMessage(m.payByQr)}</b>
        <span>{banks[bank]}</span>
        <span className="num">{bankAccount}</span>
        {bankHolder && <span>{bankHolder}</span>}
        <span className="num">
          {formatMoney(amount, locale)} · {number}
        </span>
      </div>
    </div>
  )
}
