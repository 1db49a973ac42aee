import { Type } from '@sinclair/typebox'
import { report } from '../../../foundation/declaration/define-service'
import {
  day,
  dayOrMonth,
  flag,
  id,
  instant,
  knownAt,
  list,
  money,
  oneOf,
  optional,
  shape,
  text,
  whole,
} from '../../../foundation/declaration/schema-kit'

const sales = shape({
  since: day(),
  until: day(),
  /** The moment that it is of; absent: now. */
  knownAt: knownAt(),
  howCalculateRevenue: oneOf(['ordered', 'shipped']),
  revenueOrdered: money(),
  revenueShipped: money(),
  revenue: money(),
  cost: money(),
  /** Units sold whose cost is unknown: left out of `cost`. */
  unknownUnits: Type.Integer(),
  groups: list(shape({ _id: text(), isCredit: flag(), total: money() }), 1000),
  netProfit: money(),
  /** What assets that were paid for lose in the range, and what is left of the net profit then. */
  depreciation: money(),
  netProfitAfterDepreciation: money(),
  inventoryIn: money(),
  inventoryOut: money(),
  steps: list(shape({ day: dayOrMonth(), revenue: money(), cost: money(), income: money(), expense: money(), netProfit: money() }), 4000),
  /** Ordered in the range and still to be delivered: on the ordered basis its revenue is counted, its cost isn't yet. `cost` is estimated. */
  undelivered: optional(shape({ orders: whole(), net: money(), cost: money(), unknownUnits: whole() })),
  /** The same days of the month (or months) before; of a range that begins within a month, as many days just before it. */
  before: shape({ since: day(), until: day(), revenue: money(), cost: money(), netProfit: money() }),
})

const salesEntries = shape({
  total: money(),
  count: whole(),
  data: list(
    shape({
      _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
      service: oneOf(['orders', 'funds', 'assets']),
      number: optional(text(20)),
      name: text(500),
      /** The customer or agent of an order, or an entry's partner. */
      partnerId: optional(id('assets')),
      at: instant(),
      amount: money(),
    }),
    1000,
  ),
})

export const businessReports = {
  /** The business report: totals, the picture over time, and the same range before to compare with. */
  sales: report({
    access: ['/report'],
    parameters: { since: day(), until: day(), knownAt: knownAt() },
    result: sales,
    sources: ['orders', 'funds', 'fundGroups', 'workspaces', 'stocks', 'assets'],
    countsUnseen: true,
  }),
  /** The entries behind one figure of the business report, and their sum: equal to the figure, to the dong. */
  salesEntries: report({
    access: ['/report'],
    parameters: {
      since: day(),
      until: day(),
      figure: oneOf(['revenueOrdered', 'revenueShipped', 'cost', 'group', 'depreciation']),
      group: optional(text()),
    },
    result: salesEntries,
    sources: ['orders', 'funds', 'assets'],
    countsUnseen: true,
  }),
}
