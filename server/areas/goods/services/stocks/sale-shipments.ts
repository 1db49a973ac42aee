import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { countDays, endOfDay, startOfDay } from '@shared/foundation/days/days'
import { sumDong } from '@shared/foundation/money/money'
import { sumPieces } from '@shared/foundation/documents/order-lines'
import { isShipment } from '@shared/foundation/documents/order-shipping'
import { can } from '@shared/foundation/rights/rights'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

/** The longest range that is reported, in days. */
const MAX_DAYS = 31

/** Every sales shipment of a range, oldest first. @throws AppError 400 for more than 31 days */
export const saleShipments: ReportFunctions<'stocks'>['saleShipments'] = async ({ app, caller }, { since, until }) => {
  if (countDays(since, until) > MAX_DAYS) throw AppError.of('reports.range-too-long')
  const span = { $gte: startOfDay(since, caller.zone), $lte: endOfDay(until, caller.zone) }
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(
      { group: SOLD_GROUP, 'shipments.time': { $exists: true }, shipments: { $elemMatch: { time: span } } },
      { only: ['order_number', 'customer', 'agent', 'shipments'], hint: { 'shipments.time': 1 } },
    )
  const named = can(caller.rights, ['/sales'])
  const data = orders
    .flatMap(({ _id, order_number, customer, agent, shipments }) =>
      shipments
        .filter((each) => isShipment(each) && each.time >= span.$gte && each.time <= span.$lte)
        .map(({ time, warehouse, tracking, lines, net }) => ({
          _id: time,
          orderId: _id,
          ...(named ? { order_number, partner: (customer ?? agent)?.name ?? '' } : null),
          ...(warehouse ? { warehouse: warehouse.name } : null),
          ...(tracking ? { tracking } : null),
          quantity: sumPieces(lines.map(({ quantity }) => quantity)),
          net,
        })),
    )
    .sort((a, b) => a._id.getTime() - b._id.getTime())
  return {
    since,
    until,
    total: {
      shipments: data.length,
      quantity: sumPieces(data.map(({ quantity }) => quantity)),
      net: sumDong(data.map(({ net }) => net)),
    },
    data,
  }
}
