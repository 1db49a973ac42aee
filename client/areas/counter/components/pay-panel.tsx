import type { Shift } from '@shared/areas/counter/services/shifts'
import { payCode } from '@shared/areas/bank/rules/pay-codes'
import { Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { useLabelOptions } from '../../../components/fund-labels'
import { formatMoney, formatQuantity } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { Field } from '../../../ui/Field/Field'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Select } from '../../../ui/Select/Select'
import { useLocale } from '../../../ui/zone/zone-context'
import { notesOf, paymentsOf, quickAmounts } from '../carts'
import type { ToPay } from '../customer/shown-sale'
import { sellingMessages as m } from '../selling-messages'
import { TransferCode } from './later-parts'
import { PayWays, type PayWay } from './pay-ways'

export interface Payment {
  readonly payments: readonly { readonly label: string; readonly amount: number; readonly code?: string }[]
  /** The cash that was handed over; null where nobody said. */
  readonly received: number | null
  /** What goods that came back had cost more is given back at once. */
  readonly refund: boolean
  /** Paid of the customer's balance; whole dong. */
  readonly ofBalance: number
  /** What goes back of the cash that was handed over; whole dong. */
  readonly change: number
}

interface PayPanelProps {
  readonly shift: Shift
  /** What the sale is known by: the code of its transfer is made of it. */
  readonly saleKey: string
  /** What is paid; whole dong. */
  readonly total: number
  /** What goods that come back had cost more than these; whole dong. */
  readonly over: number
  /** What the customer has to spend, whole dong; 0 where that isn't known. */
  readonly balance: number
  /** What of it is VAT that the prices don't hold. */
  readonly vat: number
  readonly canSell: boolean
  readonly hasCustomer: boolean
  /** The number that the sale gets without a connection; null where there is one. */
  readonly provisional: string | null
  /** Gives the goods back, where paying lies over them. */
  readonly back: ReactNode
  /** Shows the customer what is to be paid, and how. */
  readonly told: (toPay: ToPay) => ReactNode
  /** What waits to be sent. */
  readonly outbox: ReactNode
  readonly busy: boolean
  readonly failure: unknown
  /** The sale before this one, while nothing is in it. */
  readonly last: ReactNode
  readonly prints: boolean
  readonly onPrints: (on: boolean) => void
  /** A sale with cash opens the drawer also where no receipt is printed. */
  readonly opensDrawer: boolean
  readonly onOpensDrawer: (on: boolean) => void
  readonly onHold: () => void
  readonly onSell: (payment: Payment) => void
}

/** What is to be paid and how: cash with its change, a transfer, or on credit. */
export const PayPanel = ({
  shift,
  saleKey,
  total: comesTo,
  balance,
  over,
  vat,
  canSell,
  hasCustomer,
  provisional,
  back,
  told,
  outbox,
  busy,
  failure,
  last,
  prints,
  onPrints,
  opensDrawer,
  onOpensDrawer,
  onHold,
  onSell,
}: PayPanelProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const others = useLabelOptions().filter(({ value }) => value !== shift.label)
  const banks = api.bankAccounts.useFind({ status: 'active', $limit: -1 }).data?.data ?? []
  const [label, setLabel] = useState('')
  const [usesTransfer, setUsesTransfer] = useState(false)
  /** What was written; null: all that is to be paid. */
  const [written, setWritten] = useState<number | null>(null)
  const [received, setReceived] = useState<number | null>(null)
  const [onCredit, setOnCredit] = useState(false)
  const mayRefund = useCan('bod')
  const [keeps, setKeeps] = useState(false)
  const refund = over > 0 && mayRefund && !keeps
  const [usesBalance, setUsesBalance] = useState(false)
  const ofBalance = usesBalance ? Math.min(balance, comesTo) : 0
  const total = comesTo - ofBalance
  const transfer = usesTransfer ? (written ?? total) : null
  const account = label || (others[0]?.value ?? '')
  const { payments, inCash, change, missing, owed } = paymentsOf(total, shift.label, {
    transfer,
    label: account,
    onCredit: onCredit && hasCustomer,
    received,
  })
  const isReadable = !Number.isNaN(transfer) && !Number.isNaN(received)
  const ready = canSell && isReadable && missing === 0
  const bank = banks.find((each) => each.label === account)
  const code = payCode(saleKey)
  const transferred = payments.find((payment) => payment.label === account)?.amount ?? 0
  const asksTransfer = bank !== undefined && transferred > 0 && ready && provisional === null
  const sell = (): void => {
    if (!ready || busy) return
    const coded = payments.map((payment) => (bank && payment.label === account ? { ...payment, code } : payment))
    onSell({ payments: coded, received: inCash > 0 ? received : null, refund, ofBalance, change: inCash > 0 ? change : 0 })
  }
  useShortcut('ctrl+Enter', sell)
  const inWords = (amount: number): string => formatMoney(amount, locale, { currency: false })
  const isAllTransferred = total > 0 && (transfer ?? 0) >= total
  const pressTransfer = (): void => {
    setUsesTransfer(!usesTransfer)
    setWritten(null)
    setReceived(null)
  }
  const onlyCash = (): void => {
    setUsesTransfer(false)
    setUsesBalance(false)
    setOnCredit(false)
  }
  const ways: readonly PayWay[] = [
    { way: 'cash', isOn: !isAllTransferred && !(onCredit && hasCustomer && inCash === 0), onPress: onlyCash },
    ...(others.length > 0 ? [{ way: 'transfer', isOn: usesTransfer, onPress: pressTransfer } as const] : []),
    { way: 'balance', isOn: ofBalance > 0, disabled: balance <= 0, onPress: () => setUsesBalance(!usesBalance) },
    { way: 'credit', isOn: onCredit && hasCustomer, disabled: !hasCustomer, onPress: () => setOnCredit(!onCredit) },
  ]
  return (
    <section className="counter-column counter-pay">
      {back}
      <p className="counter-due">
        <span>{intl.formatMessage(m.toPay)}</span>
        <Amount value={total} size="huge" weight="strong" rule />
      </p>
      {over > 0 && (
        <p className="counter-over">
          <span>{intl.formatMessage(m.goesBack)}</span>
          <Amount value={over} ink="debit" weight="strong" size="large" />
          {mayRefund ? (
            <Checkbox checked={keeps} onChange={setKeeps}>
              {intl.formatMessage(m.keepsOver)}
            </Checkbox>
          ) : (
            <small className="muted">{intl.formatMessage(m.refundByBoard)}</small>
          )}
        </p>
      )}
      {vat > 0 && <p className="muted counter-vat">{intl.formatMessage(m.vatWithin, { amount: formatMoney(vat, locale) })}</p>}
      {last}
      <PayWays ways={ways} />
      {!hasCustomer && (
        <small className="muted counter-ways-note">{intl.formatMessage(provisional === null ? m.onCreditHint : m.awayPay)}</small>
      )}
      <div className="counter-ways">
        {!isAllTransferred && (
          <>
            <Field label={intl.formatMessage(m.received)}>
              {(ids) => <MoneyInput {...ids} placeholder={inWords(inCash)} value={received} onChange={setReceived} />}
            </Field>
            <div className="counter-quick">
              <Button size="s" aria-pressed={received === null} onClick={() => setReceived(null)}>
                {intl.formatMessage(m.exactly)}
              </Button>
              {inCash > 0 &&
                quickAmounts(inCash).map((amount) => (
                  <Button key={amount} size="s" aria-pressed={received === amount} onClick={() => setReceived(amount)}>
                    {inWords(amount)}
                  </Button>
                ))}
            </div>
            <p className="counter-change" aria-live="polite">
              {missing > 0 ? (
                <>
                  <span>{intl.formatMessage(m.missing)}</span>
                  <Amount value={missing} ink="debit" weight="strong" size="large" />
                </>
              ) : (
                <>
                  <span>{intl.formatMessage(m.change)}</span>
                  <Amount value={change} ink="credit" weight="strong" size="large" />
                </>
              )}
              {change > 0 && missing === 0 && (
                <small className="muted num">
                  {notesOf(change)
                    .map(({ value, count }) => `${formatQuantity(count, locale)} × ${inWords(value)}`)
                    .join(' · ')}
                </small>
              )}
            </p>
          </>
        )}
        {usesTransfer && (
          <div className="counter-transfer">
            <Field label={intl.formatMessage(m.transfer)}>
              {(ids) => <MoneyInput {...ids} placeholder={inWords(total)} base={total} value={written} onChange={setWritten} />}
            </Field>
            <Field label={intl.formatMessage(m.transferTo)}>
              {(ids) => <Select {...ids} value={account} onChange={setLabel} options={others} />}
            </Field>
            <Button size="s" aria-pressed={written === null} onClick={() => setWritten(null)}>
              {intl.formatMessage(m.allOfIt)}
            </Button>
          </div>
        )}
        {told({
          total,
          vat,
          received,
          change,
          transfer: asksTransfer ? { bank: bank.bank, account: bank.account, amount: transferred, code } : null,
        })}
        {asksTransfer && (
          <Suspense fallback={null}>
            <TransferCode key={`${code} ${transferred}`} account={bank} amount={transferred} code={code} onArrived={sell} />
          </Suspense>
        )}
        {ofBalance > 0 && (
          <p className="counter-part">
            <span>{intl.formatMessage(m.payFromBalance)}</span>
            <Amount value={ofBalance} weight="name" />
          </p>
        )}
        {onCredit && hasCustomer && (
          <p className="counter-part">
            <span>{intl.formatMessage(m.onCredit)}</span>
            <Amount value={owed} weight="name" />
          </p>
        )}
        {outbox}
      </div>
      <footer className="counter-sell">
        {isApiError(failure) && (
          <p className="ink-debit" role="alert">
            {failure.message}
          </p>
        )}
        {provisional !== null && <p className="muted num">{intl.formatMessage(m.provisional, { number: provisional })}</p>}
        <Checkbox checked={prints} onChange={onPrints}>
          {intl.formatMessage(m.printsAtOnce)}
        </Checkbox>
        <Checkbox checked={opensDrawer} onChange={onOpensDrawer}>
          {intl.formatMessage(m.opensDrawer)}
          {opensDrawer && <small className="muted">{intl.formatMessage(m.opensDrawerHint)}</small>}
        </Checkbox>
        <div className="counter-buttons">
          <Button size="l" kbd="F9" onClick={onHold}>
            {intl.formatMessage(m.hold)}
          </Button>
          <Button
            size="l"
            kind="primary"
            kbd="Ctrl ↵"
            disabled={!ready}
            busy={busy}
            busyText={intl.formatMessage(m.selling)}
            onClick={sell}
          >
            {intl.formatMessage(failure ? m.again : m.sell)}
          </Button>
        </div>
      </footer>
    </section>
  )
}
