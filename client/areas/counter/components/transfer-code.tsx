import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'
import { banks, vietQr } from '@shared/foundation/money/vietqr'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { formatMoney } from '../../../lib/format'
import { QrCode } from '../../../ui/QrCode/QrCode'
import { StatusDisc } from '../../../ui/StatusDisc/StatusDisc'
import { useLocale } from '../../../ui/zone/zone-context'
import { counterMessages as m } from '../messages'

const CODE_POINTS = 148

export interface TransferCodeProps {
  readonly account: BankAccount
  readonly amount: number
  /** What the buyer's transfer says. */
  readonly code: string
  /** The bank has told of it. */
  readonly onArrived: () => void
}

/** The code by which a buyer pays just this sum; it sells by itself once the bank tells that the money is there. */
export const TransferCode = ({ account, amount, code, onArrived }: TransferCodeProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isWatched = account.provider !== 'none'
  const { currentData } = api.bankTransfers.useReport('arrived', { code, amount: amount as never })
  const hasArrived = currentData?.arrived === true
  const sell = useEffectEvent(onArrived)
  useEffect(() => {
    if (hasArrived) sell()
  }, [hasArrived])
  return (
    <div className="counter-code" role="status">
      <QrCode text={vietQr({ bank: account.bank, account: account.account, amount, purpose: code })} size={CODE_POINTS} />
      <div>
        <b className="num">{formatMoney(amount, locale)}</b>
        <span>
          {banks[account.bank]} <span className="num">{account.account}</span>
        </span>
        <span className="num">{code}</span>
        {hasArrived ? (
          <b className="ink-credit">
            <StatusDisc status="finished" /> {intl.formatMessage(m.arrived)}
          </b>
        ) : (
          <small className="muted">
            {isWatched && <StatusDisc status="processing" />} {intl.formatMessage(isWatched ? m.waitsForBank : m.lookYourself)}
          </small>
        )}
      </div>
    </div>
  )
}
