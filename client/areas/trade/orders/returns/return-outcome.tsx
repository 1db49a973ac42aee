import { orderKind } from '@shared/foundation/documents/order-kinds'
import { outstanding } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { Icon } from '../../../../ui/icons/Icon'
import { StatusDisc } from '../../../../ui/StatusDisc/StatusDisc'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statusLabel } from '../kinds'
import { actionMessages as am, returnMessages as m } from '../messages'
import { asDocument } from '../order-document'
import type { Return } from './use-return'

interface ReturnOutcomeProps {
  order: Order
  back: Return
  warehouses: readonly Warehouse[]
  /** Why it can't be confirmed. */
  problem: string | null
}

/** What confirming a return will change: status, goods, revenue, what is still owed, and what becomes of what was paid too much. */
export const ReturnOutcome = ({ order, back, warehouses, problem }: ReturnOutcomeProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { plan, comesIn } = back
  if (problem)
    return (
      <div className="ship-outcome ship-outcome--problem" role="alert">
        <Icon name="info" size={15} /> {problem}
      </div>
    )
  if (!plan.ok) return null
  const money = (value: number): string => formatMoney(value, locale)
  const goods = plan.goods.reduce((sum, { quantity }) => sum + quantity, 0)
  const place = warehouses.find(({ _id }) => _id === back.warehouseId)?.name
  const before = Math.max(0, outstanding(asDocument(order)))
  const after = Math.max(0, outstanding({ ...asDocument(order), returnedTotal: plan.returnedTotal }))
  return (
    <div className="ship-outcome">
      <strong>{intl.formatMessage(am.onConfirm)}</strong>
      {plan.status !== order.status && (
        <span className="ship-outcome__status">
          <StatusDisc status={plan.status} />
          {intl.formatMessage(am.becomes, {
            status: intl.formatMessage(statusLabel(plan.status, order.group)),
          })}
        </span>
      )}
      {goods > 0 && (
        <span className="num">
          {intl.formatMessage(comesIn ? am.goodsBack : am.goodsOut, {
            count: goods,
            warehouse: place ?? intl.formatMessage(comesIn ? m.placeLeft : m.placeIs),
          })}
        </span>
      )}
      {orderKind(order.group).isSold && plan.net !== 0 && (
        <span className="num">{intl.formatMessage(am.revenueToday, { amount: money(-plan.net) })}</span>
      )}
      {before !== after && (
        <span className="num">
          {intl.formatMessage(comesIn ? m.receivable : m.payable, { before: money(before), after: money(after) })}
        </span>
      )}
      {back.overpaid > 0 && !back.refunds && (
        <span className="num">{intl.formatMessage(comesIn ? m.toBalance : m.toBalanceOut, { amount: money(back.overpaid) })}</span>
      )}
    </div>
  )
}
