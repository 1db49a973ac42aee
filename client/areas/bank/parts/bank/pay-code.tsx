import { banks, vietQr } from '@shared/foundation/money/vietqr'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { Icon } from '../../../../ui/icons/Icon'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { useLocale } from '../../../../ui/zone/zone-context'
import { AccountSelect } from './account-select'
import { payCodeMessages as m } from './messages'
import { usePayAccount } from './use-pay-account'
import './pay-code.css'

const CODE_POINTS = 232

type Payable = Pick<
  Order,
  '_id' | 'group' | 'order_number' | 'total' | 'returnedTotal' | 'paid' | 'usePartnerBalance' | 'writtenOff' | 'status'
>

const owedOf = (order: Payable): number => stillOpen(order as Parameters<typeof stillOpen>[0])

/** A button that shows the code by which a buyer pays just what is owed; nothing where no account is known or nothing is owed. */
export const PayCodeButton = ({ order }: { order: Payable }) => {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const paidTo = usePayAccount()
  if (!open && (paidTo.accounts.length === 0 || owedOf(order) === 0)) return null
  return (
    <>
      <Button size="s" icon="qr" onClick={() => setOpen(true)}>
        {intl.formatMessage(m.show)}
      </Button>
      {open && <PayCodeDialog order={order} paidTo={paidTo} onClose={() => setOpen(false)} />}
    </>
  )
}

interface PayCodeDialogProps {
  order: Payable
  paidTo: ReturnType<typeof usePayAccount>
  onClose: () => void
}

/** The code, large, for the buyer's phone; it turns into a mark once the payment is in the books. */
const PayCodeDialog = ({ order, paidTo, onClose }: PayCodeDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { accounts, account } = paidTo
  const owed = owedOf(order)
  const [asked] = useState(owed)
  const money = (amount: number): string => formatMoney(amount, locale)
  return (
    <Dialog
      title={intl.formatMessage(m.title, { number: order.order_number })}
      width={360}
      onClose={onClose}
      foot={
        <Button kind={owed === 0 ? 'primary' : 'plain'} onClick={onClose} data-autofocus>
          {intl.formatMessage(m.close)}
        </Button>
      }
    >
      <div className="pay-code" role="status">
        {owed === 0 ? (
          <p className="pay-code__paid ink-credit">
            <Icon name="check" size={48} />
            <b>{intl.formatMessage(m.paid, { amount: money(asked) })}</b>
          </p>
        ) : (
          account && (
            <>
              <QrCode
                text={vietQr({ bank: account.bank, account: account.account, amount: owed, purpose: order.order_number })}
                size={CODE_POINTS}
              />
              <b className="pay-code__amount num">{money(owed)}</b>
              <span>
                {banks[account.bank]} <b className="num">{account.account}</b>
              </span>
              {account.holder && <span>{account.holder}</span>}
              <span className="num">
                {intl.formatMessage(m.purpose)}: <b>{order.order_number}</b>
              </span>
              <span className="second">{intl.formatMessage(account.provider === 'none' ? m.unwatched : m.watched)}</span>
            </>
          )
        )}
      </div>
      {owed > 0 && accounts.length > 1 && (
        <Field label={intl.formatMessage(m.account)}>{(ids) => <AccountSelect {...ids} {...paidTo} />}</Field>
      )}
    </Dialog>
  )
}
