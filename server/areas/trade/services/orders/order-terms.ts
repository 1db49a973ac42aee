import type { Stored } from '@shared/foundation/declaration/wire'
import { carryShipped, whyNotOrderChange } from '@shared/areas/trade/rules/edit'
import { remainingOf } from '@shared/foundation/documents/order-lines'
import { hasAllComeBack, returnedTotalOf } from '@shared/foundation/documents/order-returns'
import { closedTerms, statusOfShipped, valueCorrection } from '@shared/foundation/documents/order-shipping'
import { isShipped } from '@shared/foundation/documents/order-statuses'
import { isTrade } from '@shared/foundation/documents/order-kinds'
import { statusPaymentOf } from '@shared/foundation/documents/order-totals'
import { orderErrors } from '@shared/areas/trade/rules/validate'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import { isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { fillLines, storedLine } from './order-lines'
import { freeTimeFrom, withShipments } from './order-shipping'
import { ratedOn, vatTermsOfChange, withRates, withTotal, type VatTerms } from './order-vat'
import { followTerms, hasReceived, type NewValue } from './supplier-price'

type Order = StoredOf<'orders'>
type Item = Order['items'][number]

/** What of a patch changes what the order is worth or for whom it is. */
const terms = ['items', 'discount', 'total', 'usePartnerBalance', 'customerId', 'agentId', 'supplierId', 'created'] as const

export const changesTerms = (data: Stored<OrderPatch>): boolean => terms.some((field) => data[field] !== undefined)

/** An order with changed terms. */
interface WithTerms {
  readonly order: Order
  /** What goods that it brought in and that have left cost more or less, by the order they left with, */
  readonly left: NewValue['left']
  /** and since when. */
  readonly at: Date
  /** Whether units cost something else. */
  readonly isRepriced: boolean
}

/**
 * The order with changed terms: lines filled and judged, total, payment status and, after a shipment, the correction
 * of what was booked, which the cost of goods that it brought in follows. Lines that were shipped stay; reducing a line to what was shipped closes a partial order.
 * @throws AppError with every problem on its field
 */
export const withTerms = async (work: SocaiUnitOfWork, caller: Caller, before: Order, data: Stored<OrderPatch>): Promise<WithTerms> => {
  const reason = whyNotOrderChange(
    before,
    terms.filter((field) => data[field] !== undefined && !isEqual(data[field], before[field])),
  )
  if (reason) throw AppError.of(reason, { order_number: before.order_number, status: before.status })
  if (before.isOpening && isTrade(before.group) && (data.items?.length ?? 0) > 0) throw AppError.atField('items', 'orders.opening-only')
  const { items: sent, discount, total, usePartnerBalance, customerId, agentId, supplierId, created } = data
  const vat = vatTermsOfChange(caller, before, created ?? before.created)
  const lines = sent ? await withRates(work, vat, await fillLines(work, before.group, sent, before.items)) : null
  const after: Order = {
    ...before,
    ...(discount === undefined ? {} : { discount }),
    ...(usePartnerBalance === undefined ? {} : { usePartnerBalance }),
    ...(created === undefined ? {} : { created }),
    ...partner('customerId', customerId),
    ...partner('agentId', agentId),
    ...partner('supplierId', supplierId),
  }
  assertNoFieldErrors(
    orderErrors(
      {
        ...after,
        items: lines ?? before.items.map(asDraft),
        total: total ?? before.total,
        created: created && created.getTime() !== before.created.getTime() ? created : null,
      },
      { now: work.now, zone: caller.zone, before },
    ),
  )
  const edited = await edit(
    work,
    before,
    { ...after, total: total ?? before.total },
    lines?.map(storedLine) ?? (await onOtherDay(work, vat, before, after)),
  )
  if (!hasReceived(edited.order)) return { order: booked(edited), left: new Map(), at: edited.at, isRepriced: false }
  const { entry, left, isRepriced } = await followTerms(work, before, edited)
  return { order: entry ? withShipments(edited.order, [...edited.order.shipments, entry]) : edited.order, left, at: edited.at, isRepriced }
}

/** The lines of an order whose day is another, where the law has another rate then; undefined where they stay. */
const onOtherDay = async (work: SocaiUnitOfWork, vat: VatTerms | null, before: Order, after: Order): Promise<Item[] | undefined> => {
  if (!vat || before.created.getTime() === after.created.getTime()) return undefined
  const rated = await ratedOn(work, before.items, vat.on)
  return rated.some((item, index) => item.vatRate !== before.items[index]?.vatRate) ? rated : undefined
}

/**
 * The order without what isn't shipped of it: quantities come down to what was, lines of which nothing was shipped go.
 * @throws AppError 409 when nothing was shipped, or nothing remains
 */
export const withoutRest = async (work: SocaiUnitOfWork, caller: Caller, before: Order): Promise<Order> => {
  if (!isShipped(before) || before.items.every(({ shipped }) => shipped === 0)) throw AppError.of('orders.close-unshipped')
  if (before.items.every((item) => remainingOf(item) === 0)) throw AppError.of('orders.nothing-to-close')
  const { items: closed, discount } = closedTerms(before)
  const items = closed.map((item) => ({ ...item, quantityGift: item.quantityGift ?? 0, shipped: item.shipped ?? 0 }) as Item)
  const edited: Order = { ...before, discount }
  assertNoFieldErrors(orderErrors({ ...edited, items: items.map(asDraft), created: null }, { now: work.now, zone: caller.zone, before }))
  const after = booked(await edit(work, before, edited, items))
  return hasAllComeBack(after.items) ? { ...after, status: 'returned', returnedAt: work.now } : after
}

/** An order with edited lines, before what its terms make of goods that were shipped is entered. */
interface Edited {
  readonly order: Order
  /** The new place of each line of which something was shipped. */
  readonly places: ReadonlyMap<number, number>
  /** By how much what was shipped is worth more than was booked. */
  readonly net: Dong
  /** When that is entered. */
  readonly at: Date
}

/** The order with its edited lines: total, what came back of it, status, payment status. */
const edit = async (work: SocaiUnitOfWork, before: Order, edited: Order, lines: readonly Item[] | undefined): Promise<Edited> => {
  let after = { ...edited }
  let places: ReadonlyMap<number, number> = new Map(before.items.map((_, index) => [index, index]))
  if (lines) {
    const carried = carryShipped(before, lines)
    assertNoFieldErrors(carried.errors)
    places = carried.places
    after.items = carried.items
    after.shipments = carried.shipments
    if (before.bookings) after.bookings = carried.bookings
  }
  after = withTotal(after, before.vat !== undefined)
  if (after.returnedTotal !== undefined) after.returnedTotal = returnedTotalOf(after)
  after.status = before.shipments.length > 0 ? statusOfShipped(after) : before.status
  after.statusPayment = statusPaymentOf(after)
  const at = await freeTimeFrom(work, after, work.now)
  return { order: after, places, net: dong(valueCorrection(after, at)?.net ?? 0), at }
}

/** The order with the correction of what was booked. */
const booked = ({ order, net, at }: Edited): Order =>
  net === 0 ? order : { ...order, shipments: [...order.shipments, { time: at, lines: [], net, cost: 0 }] }

const partner = <Field extends 'customerId' | 'agentId' | 'supplierId'>(
  field: Field,
  id: Order[Field] | null | undefined,
): Partial<Order> => (id === undefined ? {} : { [field]: id ?? undefined })

/** Judged again with the others: an unknown cost is told as such. */
const asDraft = (item: Order['items'][number]) => ({ ...item, cost: item.cost === null ? 'n/a' : item.cost })
