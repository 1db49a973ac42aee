import type { Month } from '@shared/foundation/days/days'
import { mayReadOrders, ORDER_GROUP_NAMES } from '@shared/foundation/documents/order-kinds'
import { paidUntilOf, unpaidOfSeries } from '@shared/areas/trade/rules/series'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { isOver, seriesOf } from '../../paid-series'

const MAX_SERIES = 10_000

/** Series of orders as the caller may see them, and through which month each is paid. */
export const seriesReport: ReportFunctions<'orders'>['series'] = async ({ app, caller }: Call<'orders'>, { partnerId, sourceId }) => {
  const groups = ORDER_GROUP_NAMES.filter((group) => mayReadOrders(caller.rights, group))
  const database = app.get('database')
  const found = await seriesOf(
    { read: (name) => database.records(name, caller.workspaceId) },
    {
      group: { $in: groups },
      ...(sourceId === undefined ? {} : { sourceId }),
      ...(partnerId === undefined ? {} : { $or: [{ customerId: partnerId }, { agentId: partnerId }, { supplierId: partnerId }] }),
    },
  )
  const data = [...found.values()].flatMap((orders) => {
    const [first] = orders
    if (!first || isOver(orders)) return []
    const partner = first.customer ?? first.agent ?? first.supplier
    const paidUntil = paidUntilOf(orders)
    const [next] = unpaidOfSeries(orders)
    return [
      {
        _id: first.sourceId ?? first._id,
        order_number: first.order_number,
        group: first.group,
        ...(partner ? { partnerId: partner._id, name: partner.name } : {}),
        ...(paidUntil === null ? {} : { paidUntil }),
        ...(next?.periodOf === undefined
          ? {}
          : { next: { _id: next._id, order_number: next.order_number, month: next.periodOf as Month, total: next.total } }),
      },
    ]
  })
  return { data: data.sort((a, b) => (a.order_number < b.order_number ? -1 : 1)).slice(0, MAX_SERIES) }
}
