import type { BankTransfer } from '@shared/areas/bank/services/bankTransfers'
import type { PatchOf } from '@shared/registry/service-types'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { accountName } from '../../../components/account-name'
import { formatMoney } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { transferMessages as m } from '../messages'
import { AsideDialog } from './aside-dialog'
import { Standing } from './transfer-marks'
import { Proposals } from './transfer-proposals'
import type { Settling } from './other-order'
import './bank.css'

interface TransferDockProps {
  record: BankTransfer | undefined
  onClose: () => void
}

/** One transfer: what the bank says, and what it is for, accepted in one press. */
export const TransferDock = ({ record, onClose }: TransferDockProps) => {
  if (!record) return null
  return <OpenTransfer key={record._id} transfer={record} onClose={onClose} />
}

const OpenTransfer = ({ transfer, onClose }: { transfer: BankTransfer; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch, { isLoading }] = api.bankTransfers.usePatch()
  const [setting, setSetting] = useState(false)
  const {
    _id,
    rev,
    status,
    amount,
    content,
    time,
    reference,
    counterName,
    counterAccount,
    account,
    source,
    order,
    fund,
    fundId,
    statement,
    bankFee,
    reason,
  } = transfer
  const money = formatMoney(amount, locale)
  const waits = status === 'waiting'
  const send = async (data: PatchOf<'bankTransfers'>, done: string): Promise<void> => {
    try {
      await patch({ id: _id, data: { ...data, rev } }).unwrap()
      toastDone(done)
      if (data.status !== 'waiting') onClose()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
    }
  }
  const accept = (settling: Settling): void => {
    if (!isLoading) void send({ status: 'settled', ...settling }, intl.formatMessage(m.accepted, { amount: money }))
  }
  return (
    <>
      <DockForm
        title={money}
        status={<Standing transfer={transfer} />}
        onClose={onClose}
        foot={
          waits ? (
            <Button onClick={() => setSetting(true)}>{intl.formatMessage(m.setAside)}</Button>
          ) : (
            status === 'aside' && (
              <Button
                icon="undo"
                busy={isLoading}
                onClick={() => void send({ status: 'waiting' }, intl.formatMessage(m['status.waiting']))}
              >
                {intl.formatMessage(m.takeBack)}
              </Button>
            )
          )
        }
      >
        <DockPart>
          <p className="bank-said strong">{content || '–'}</p>
          <dl className="bank-lines">
            <Line label={intl.formatMessage(m.time)}>
              <When value={time} as="date-time" />
            </Line>
            {account && <Line label={intl.formatMessage(m.account)}>{accountName(account)}</Line>}
            {(counterName || counterAccount) && (
              <Line label={intl.formatMessage(m.payer)}>{[counterName, counterAccount].filter(Boolean).join(' · ')}</Line>
            )}
            <Line label={intl.formatMessage(m.reference)}>
              <span className="num">{reference}</span>
            </Line>
            <Line label={intl.formatMessage(m.source)}>{intl.formatMessage(m[`source.${source}`])}</Line>
            {order && (
              <Line label={intl.formatMessage(m.order)}>
                <Link to={`/sales/orders/byOrder/${order._id}`}>{order.order_number}</Link> {order.partner}
              </Line>
            )}
            {fundId && (
              <Line label={intl.formatMessage(m.entered)}>
                <Link to={`/funds?open=${fundId}`}>{fund?.number ?? intl.formatMessage(m.openEntry)}</Link>
              </Line>
            )}
            {statement && (
              <Line label={intl.formatMessage(m.statementId)}>
                <Link to={`/funds/carriers?open=${statement._id}`}>{statement.number}</Link>
              </Line>
            )}
            {bankFee && (
              <Line label={intl.formatMessage(m.bankFee)}>
                <Link to={`/funds?open=${bankFee.fundId}`}>{formatMoney(bankFee.amount, locale)}</Link>
              </Line>
            )}
            {reason && <Line label={intl.formatMessage(m.reason)}>{reason}</Line>}
          </dl>
        </DockPart>
        {waits && <Proposals transfer={transfer} busy={isLoading} onAccept={accept} />}
      </DockForm>
      {setting && (
        <AsideDialog
          onClose={() => setSetting(false)}
          onSet={async (why) => {
            await patch({ id: _id, data: { status: 'aside', reason: why, rev } }).unwrap()
            onClose()
          }}
        />
      )}
    </>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)
