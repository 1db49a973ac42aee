import { enteredAmount } from '@shared/foundation/documents/funds'
import { isCounted, outstanding } from '@shared/foundation/documents/order-totals'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { fundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { inWords, PaperFact, PaperHead, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { formatDate, formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { PrintStamp } from '../../../../ui/PrintPage/PrintPage'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import './slip.css'

interface VoucherPaperProps {
  fund: Fund
  issuer: Issuer
  /** What it is paid for, where the reader may see it. */
  order: Order | null
  slip: 1 | 2 | null
  /** Written across it, of what no longer counts. */
  stamp: string | false
}

/** The voucher of an entry that is no salary of a month: who paid whom, why, how much, in words; and how its order stands. */
export const VoucherPaper = ({ fund, issuer, order, slip, stamp }: VoucherPaperProps) => {
  const intl = useIntl()
  const zone = useZone()
  const amount = enteredAmount(fund)
  const other = fund.recipientName ?? fund.customer?.name ?? fund.agent?.name ?? fund.supplier?.name
  return (
    <div className="slip">
      {stamp && <PrintStamp>{stamp}</PrintStamp>}
      <PaperHead issuer={issuer}>
        <div className="slip-kind">
          <h1 className="paper-company">{intl.formatMessage(fund.isCredit ? m.receiptIn : m.receiptOut)}</h1>
          <p className="num">{[fund.number, formatDate(fund.created, zone)].filter(Boolean).join(' · ')}</p>
          {(fund.status === 'new-entry' || fund.status === 'pending') && <p>{intl.formatMessage(m.notBooked)}</p>}
          {slip && <p>{intl.formatMessage(slip === 1 ? pm.slipKept : pm.slipGiven)}</p>}
        </div>
      </PaperHead>
      <dl className="slip-facts">
        <PaperFact term={intl.formatMessage(fund.isCredit ? m.payer : m.receiver)}>
          {[other, fund.recipientInfo].filter(Boolean).join(', ')}
        </PaperFact>
        <PaperFact term={intl.formatMessage(m.about)}>{fund.name ?? fundGroupName(intl, fund.group)}</PaperFact>
        <PaperFact term={intl.formatMessage(m.note)}>{fund.refId}</PaperFact>
      </dl>
      <p className="slip-words">
        <Amount value={amount} size="huge" /> <em>{inWords(amount, 'vi')}</em>
      </p>
      {order && <OrderStands order={order} hideUnpaid={issuer.cfg.HideUnpaidOnReceipt === true} />}
      <PaperSigns
        who={[
          { as: m.signBoard },
          { as: m.signAccountant },
          { as: m.signMaker, name: fund.creator?.name },
          { as: fund.isCredit ? m.signPayer : m.signReceiver, name: other },
        ]}
      />
    </div>
  )
}

/** The order's total, what is paid of it, and what is left. */
const OrderStands = ({ order, hideUnpaid }: { order: Order; hideUnpaid: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (amount: number): string => formatMoney(amount, locale)
  const returned = order.status === 'returned' ? order.total : (order.returnedTotal ?? 0)
  const left = isCounted(order) ? Math.max(0, outstanding(order)) : 0
  const parts = [
    intl.formatMessage(m.orderTotal, { number: order.order_number, amount: money(order.total) }),
    returned > 0 && intl.formatMessage(m.orderReturned, { amount: money(returned) }),
    intl.formatMessage(m.orderPaid, { amount: money(order.paid) }),
    order.usePartnerBalance > 0 && intl.formatMessage(m.orderBalance, { amount: money(order.usePartnerBalance) }),
    !hideUnpaid && intl.formatMessage(m.orderLeft, { amount: money(left) }),
  ]
  return <p className="slip-order num">{parts.filter(Boolean).join(' · ')}</p>
}
