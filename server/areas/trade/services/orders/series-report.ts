import type { Month } from '@shared/foundation/days/days'
import { mayReadOrders, ORDER_GROUP_NAMES, SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { paidUntilOf, unpaidOfSeries } from '@shared/areas/trade/rules/series'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { groupBy } from '../../../../platform/group-by'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'

type Order = StoredOf<'orders'>
type Reads = Pick<SocaiUnitOfWork, 'read'>

/** What is read of the orders of a series. */
const FIELDS = [
  'order_number',
  'group',
  'created',
  'sourceId',
  'periodOf',
  'period',
  'ended',
  'status',
  'statusPayment',
  'total',
  'customer',
  'agent',
  'supplier',
] as const

const MAX_SERIES = 10_000

/** The orders of series, by the first order of each. */
const seriesOf = async (reads: Reads, filter: Readonly<Record<string, unknown>>): Promise<Map<string, Order[]>> => {
  const own = await reads.read('orders').find({ ...filter, periodOf: { $exists: true } }, { only: FIELDS, sort: { periodOf: 1, _id: 1 } })
  return groupBy(own, ({ _id, sourceId }) => sourceId ?? _id)
}

/** The month through which the series of partners are paid: of several of one partner the one that is paid least far. */
export const paidUntilOfPartners = async (reads: Reads, ids: readonly string[]): Promise<Map<string, Month>> => {
  const whose = { $in: [...ids] }
  const found = new Map<string, Month>()
  for (const orders of (await seriesOf(reads, { group: SOLD_GROUP, $or: [{ customerId: whose }, { agentId: whose }] })).values()) {
    const until = isOver(orders) ? null : paidUntilOf(orders)
    const partner = orders[0]?.customer ?? orders[0]?.agent
    if (until === null || !partner) continue
    const least = found.get(partner._id)
    if (least === undefined || until < least) found.set(partner._id, until)
  }
  return found
}

/** Called off: its last order is. */
const isOver = (orders: readonly Order[]): boolean => orders.at(-1)?.status === 'cancelled'

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
