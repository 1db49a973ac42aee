import { Type } from '@feathersjs/typebox'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../domain/orders/statuses'
import { day, dayOrMonth, flag, id, instant, list, money, oneOf, optional, shape, text, whole } from './schema-kit'

const sales = shape({
  since: day(),
  until: day(),
  howCalculateRevenue: oneOf(['ordered', 'shipped']),
  revenueOrdered: money(),
  revenueShipped: money(),
  revenue: money(),
  cost: money(),
  /** Units sold whose cost is unknown: left out of `cost`. */
  unknownUnits: Type.Integer(),
  groups: list(shape({ _id: text(), isCredit: flag(), total: money() }), 1000),
  netProfit: money(),
  inventoryIn: money(),
  inventoryOut: money(),
  steps: list(shape({ day: dayOrMonth(), revenue: money(), cost: money(), income: money(), expense: money(), netProfit: money() }), 4000),
  /** The range just before, as long as this one. */
  before: shape({ since: day(), until: day(), revenue: money(), cost: money(), netProfit: money() }),
})

const salesEntries = shape({
  total: money(),
  count: whole(),
  data: list(
    shape({
      _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
      service: oneOf(['orders', 'funds']),
      number: optional(text(20)),
      name: text(500),
      /** The customer or agent of an order. */
      partnerId: optional(id('assets')),
      at: instant(),
      amount: money(),
    }),
    1000,
  ),
})

const counts = (of: readonly string[]) => shape({ groups: list(shape({ _id: oneOf(of), count: Type.Integer(), total: money() }), 20) })

export const ordersReports = {
  sales,
  salesEntries,
  status: counts(ORDER_STATUSES),
  statusPayment: counts(PAYMENT_STATUSES),
  partnerBalance: shape({ partnerId: id('assets'), partnerBalance: money(), outstanding: money() }),
}
