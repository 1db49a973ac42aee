import type { Month } from '@shared/foundation/days/days'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { paidUntilOf } from '@shared/areas/trade/rules/series'
import type { StoredOf } from '../../kernel/collections'
import { groupBy } from '@shared/foundation/group-by'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

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

/** The orders of series, by the first order of each. */
export const seriesOf = async (reads: Reads, filter: Readonly<Record<string, unknown>>): Promise<Map<string, Order[]>> => {
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
export const isOver = (orders: readonly Order[]): boolean => orders.at(-1)?.status === 'cancelled'
