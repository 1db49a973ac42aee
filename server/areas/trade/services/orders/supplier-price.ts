import type { Id } from '@shared/foundation/ids'
import { noCost, withCost, type GoodsCost } from '@shared/foundation/documents/order-costs'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { keptNets } from '@shared/foundation/documents/order-shipping'
import { unitsByLine } from '@shared/areas/goods/rules/units-by-line'
import type { LineValue } from '@shared/areas/goods/rules/unit-costs'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { repriceLines, type ChangedLine, type Repriced } from '../../../goods/reprice'
import { correctionAt, freeTimeFrom, withShipments } from './order-shipping'

type Order = StoredOf<'orders'>
type Shipment = Order['shipments'][number]
type Unit = StoredOf<'stocks'>

/** An order with edited terms. */
interface Edited {
  readonly order: Order
  /** The new place of each line of which something was shipped. */
  readonly places: ReadonlyMap<number, number>
  /** What the change makes of the value of what was shipped. */
  readonly net: Dong
  readonly at: Date
}

/** What a change of an order's terms makes of goods it brought in. */
export interface NewValue {
  /** The order's entry of that moment, with what its goods cost more or less; null where there is nothing to say. */
  readonly entry: Shipment | null
  /** What of it belongs to orders that goods left with. */
  readonly left: Repriced['left']
  /** Whether units cost something else. */
  readonly isRepriced: boolean
}

/**
 * Lets goods that an order brought in cost what its terms now say, from this moment on.
 * @param before as it was
 */
export const followTerms = async (work: SocaiUnitOfWork, before: Order, { order: after, places, net, at }: Edited): Promise<NewValue> => {
  const changed = changedLines(before, after, places)
  const plain = net === 0 ? null : { time: at, lines: [], net, cost: 0 }
  if (changed.size === 0) return { entry: plain, left: new Map(), isRepriced: false }
  const units = unitsByLine(after, await work.read('stocks').find({ importId: after._id }))
  const lines = [...changed].map(([index, values]): ChangedLine => ({ units: (units.get(index) ?? []).filter(isKept(after)), ...values }))
  return valueOf(repriceLines(work, after, lines, at), net, at)
}

const isKept =
  ({ _id }: Order) =>
  ({ exported, exportId }: Unit): boolean =>
    !exported || exportId !== _id

/**
 * The same for goods that went back to their supplier and are here again.
 * @param values by line, what they were worth as they left, and by the terms now
 */
export const followTermsOf = async (
  work: SocaiUnitOfWork,
  order: Order,
  came: readonly Id<'stocks'>[],
  values: readonly { readonly index: number; readonly was: Dong; readonly is: Dong }[],
  { net, at }: { readonly net: Dong; readonly at: Date },
): Promise<Shipment | null> => {
  const units = unitsByLine(order, await work.read('stocks').find({ importId: order._id }))
  const lines = values.map(({ index, was, is }): ChangedLine => {
    const isKnown = order.items[index]?.cost != null
    // As they stand once the return is undone in this same command.
    const own = (units.get(index) ?? []).flatMap((unit) =>
      came.includes(unit._id) ? [{ ...unit, exported: false, rev: unit.rev + 1 }] : [],
    )
    return { units: own, before: { value: was, isKnown }, after: { value: is, isKnown } }
  })
  return valueOf(repriceLines(work, order, lines, at), net, at).entry
}

const valueOf = (repriced: Repriced, net: Dong, at: Date): NewValue => {
  const { uncarried, left } = repriced
  const entry = withCost({ ...correctionAt(at, at), net, ...(uncarried === 0 ? {} : { uncarried }) }, repriced)
  return {
    entry: net === 0 && entry.cost === 0 && !entry.unknown && uncarried === 0 ? null : entry,
    left,
    isRepriced: repriced.byProduct.size > 0,
  }
}

/** By its new place, each line of goods of which what was kept is worth something else, or of which the cost became known or unknown. */
const changedLines = (
  before: Order,
  after: Order,
  places: ReadonlyMap<number, number>,
): Map<number, { before: LineValue; after: LineValue }> => {
  const [was, is] = [keptNets(before), keptNets(after)]
  const lines = new Map<number, { before: LineValue; after: LineValue }>()
  for (const [from, to] of places) {
    const [former, item] = [before.items[from], after.items[to]]
    if (item?.group !== 'goods' || !former) continue
    const values = {
      before: { value: was[from] ?? dong(0), isKnown: former.cost != null },
      after: { value: is[to] ?? dong(0), isKnown: item.cost != null },
    }
    if (values.before.value !== values.after.value || values.before.isKnown !== values.after.isKnown) lines.set(to, values)
  }
  return lines
}

/** Whether an order brought goods in that have a value which its terms say. */
export const hasReceived = ({ group, shipments }: Pick<Order, 'group' | 'shipments'>): boolean =>
  !takesGoodsOut(group) && shipments.length > 0

/**
 * The cost of goods that have left follows on the day of the correction: an entry of its own on each order they left with. What was booked
 * with their shipments stays.
 */
export const correctWhereGoodsWent = async (
  { service, params }: Call<'orders'>,
  work: SocaiUnitOfWork,
  left: ReadonlyMap<Id<'orders'>, GoodsCost>,
  repriced: Date,
): Promise<void> => {
  if (left.size === 0) return
  const orders = await work.read('orders').byIds([...left.keys()])
  let last = repriced
  for (const order of orders) {
    last = await freeTimeFrom(work, order, new Date(last.getTime() + 1))
    const entry = withCost(correctionAt(last, repriced), left.get(order._id) ?? noCost)
    const { shipments, cost } = withShipments(order, [...order.shipments, entry])
    await service.change(work, params, order, { shipments, ...(cost === undefined ? {} : { cost }) })
  }
}
