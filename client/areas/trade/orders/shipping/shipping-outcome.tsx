import type { Order } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useIntl } from 'react-intl'
import { formatMoney, formatNumber } from '../../../../lib/format'
import { Icon } from '../../../../ui/icons/Icon'
import { StatusDisc } from '../../../../ui/StatusDisc/StatusDisc'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statusLabel } from '../kinds'
import { actionMessages as m } from '../messages'
import type { Shipping } from './use-shipping'

interface ShippingOutcomeProps {
  order: Order
  shipping: Shipping
  warehouse: Warehouse | undefined
  /** Why it can't be confirmed. */
  problem: string | null
}

/** What confirming will change: the status, what is left, the stock, what the shipment is worth. */
export const ShippingOutcome = ({ order, shipping, warehouse, problem }: ShippingOutcomeProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { plan, count, left, goesOut } = shipping
  if (problem)
    return (
      <div className="ship-outcome ship-outcome--problem" role="alert">
        <Icon name="info" size={15} /> {problem}
      </div>
    )
  if (!plan.ok) return null
  const pieces =
    'goods' in plan
      ? plan.goods.reduce((sum, { quantity }) => sum + quantity, 0)
      : plan.moved.reduce((sum, { quantity }) => sum + quantity, 0)
  const change = goesOut ? -pieces : pieces
  const word = intl.formatMessage(statusLabel(plan.status, order.group))
  return (
    <div className="ship-outcome">
      <strong>{intl.formatMessage(m.onConfirm)}</strong>
      <span className="ship-outcome__status">
        <StatusDisc status={plan.status} />
        {intl.formatMessage(plan.status === order.status ? m.stays : m.becomes, { status: word })}
        {left > count && `, ${intl.formatMessage(m.stillLeft, { count: left - count })}`}
      </span>
      {warehouse && change !== 0 && (
        <span className="num">
          {intl.formatMessage(m.stockOf, { warehouse: warehouse.name, change: formatNumber(change, locale, { plus: true }) })}
        </span>
      )}
      {!('moved' in plan) && <span className="num">{intl.formatMessage(m.worth, { amount: formatMoney(plan.net, locale) })}</span>}
    </div>
  )
}
