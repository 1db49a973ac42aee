import { fundStatusMenu, type FundStatus } from '@shared/foundation/documents/funds'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { MessageDescriptor } from 'react-intl'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useConnection } from '../../../../api/realtime/use-connection'
import { useMe } from '../../../../api/session/use-me'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu, type MenuEntry } from '../../../../ui/Menu/Menu'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { openVoucher } from '../../../../components/paper/print-voucher'
import { FundLabel } from '../../../../components/words/word-tags'
import { useLocale } from '../../../../ui/zone/zone-context'
import { When } from '../../../../ui/When/When'
import { actionMessages as m } from '../messages'
import { actorOf } from '../order-document'
import { errorText } from '../../../../components/use-error-text'
import { ConfirmFund } from './confirm-fund'

const verbs: Readonly<Partial<Record<FundStatus, MessageDescriptor>>> = {
  completed: m.fundComplete,
  pending: m.fundPending,
  cancelled: m.fundCancel,
  refunded: m.fundRefund,
}
const states: Readonly<Partial<Record<FundStatus, MessageDescriptor>>> = {
  'new-entry': m.fundNew,
  pending: m.fundWaiting,
  cancelled: m.fundCancelled,
  refunded: m.fundReversal,
}

/** One payment of an order, with what can be done to it and why not. */
export const FundLine = ({ fund, order }: { fund: Fund; order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const { status } = useConnection()
  const [asked, setAsked] = useState<FundStatus | null>(null)
  const cancelled = fund.status === 'cancelled'
  const waiting = fund.status === 'new-entry' || fund.status === 'pending'
  const state = fund.refundedAt ? m.fundRefunded : states[fund.status]
  const acts: MenuEntry[] = fundStatusMenu({ status: fund.status, creatorId: fund.creatorId }, actorOf(me)).flatMap(
    ({ status: to, disabled }) => {
      const word = verbs[to]
      if (!word) return []
      const reason = status === 'offline' ? intl.formatMessage(m.offline) : disabled && errorText(disabled, locale)
      return [
        {
          key: to,
          label: intl.formatMessage(word),
          danger: to === 'cancelled' || to === 'refunded',
          ...(reason ? { reason } : null),
          onChoose: () => setAsked(to),
        },
      ]
    },
  )
  const entries: MenuEntry[] = [
    { key: 'print', icon: 'print', label: intl.formatMessage(pm.printVoucher), onChoose: () => openVoucher(fund._id) },
    ...acts.map((act, at) => ({ ...act, ruled: at === 0 })),
  ]
  return (
    <li className="order-fund">
      <FundLabel>{fund.label ?? intl.formatMessage(m.noLabel)}</FundLabel>
      {fund.number && <span className="second num">{fund.number}</span>}
      {state && <span className={`second ${waiting ? 'ink-warn' : ''}`}>{intl.formatMessage(state)}</span>}
      {fund.status === 'completed' && fund.refundedAmount !== undefined && (
        <span className="second">{intl.formatMessage(m.fundPartRefunded, { amount: formatMoney(fund.refundedAmount, locale) })}</span>
      )}
      <span className="second order-fund__when">
        <When value={fund.created} />
      </span>
      <span className="order-fund__end">
        <Amount value={fund.amount} signed pending={waiting} struck={cancelled} />
        <Menu
          label={intl.formatMessage(m.paymentActions)}
          align="end"
          entries={entries}
          trigger={(props) => <IconButton {...props} size="s" icon="more" iconSize={14} label={intl.formatMessage(m.paymentActions)} />}
        />
      </span>
      {asked && (
        <Suspense>
          <ConfirmFund fund={fund} order={order} to={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </li>
  )
}
