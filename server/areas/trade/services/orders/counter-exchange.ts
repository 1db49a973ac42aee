import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { overpaidAfter } from '@shared/foundation/documents/order-returns'
import { partnerOf } from '@shared/foundation/documents/order-totals'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { LockKey } from '../../../../kernel/keyed-locks'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { addToShift, type Added, type CounterPayments } from '../../../money/counter-drawer'
import { givenBackIn, refundPart, type Closing } from '../../../money/order-money'
import { changesBetween } from './changes-between'
import { assertNotOfWalkIn, type CounterSale, type Exchange } from './counter-sale'
import { afterCommand, assertLeftToPlatform } from './order-commands'
import { assertNotIssuing } from './order-invoice'
import { undoExchangedReturn } from './order-returns'
import { settled } from './order-status'

type Order = StoredOf<'orders'>
type Shift = StoredOf<'shifts'>
type OrderCall = Call<'orders'>
type Asked = NonNullable<CounterSale['exchange']>

/** What an exchange holds of the earlier sale: the order, whoever it is settled with, and its goods. */
export const exchangeKeys = async (
  { app, caller }: OrderCall,
  { orderId, returning }: Pick<Asked, 'orderId' | 'returning'>,
): Promise<LockKey[]> => {
  const records = app.get('database').records('orders', caller.workspaceId)
  const order = await records.byId(orderId, { only: ['customerId', 'agentId', 'group'] })
  const partner = order ? partnerOf(order) : undefined
  return [
    lock.record('orders', orderId),
    ...(partner ? [lock.of('partners', partner)] : []),
    ...returning.map(({ productId }) => lock.of('stock', productId)),
  ]
}

/** The earlier sale before and after its goods came back, before anything is paid by them. */
interface GoodsBack {
  readonly asked: Asked
  readonly before: Order
  readonly after: Order
}

/**
 * Takes goods of an earlier sale back into the counter's warehouse.
 * @throws AppError 400 for other orders and for more than was handed over, 404 for an order that isn't there
 */
export const goodsBackFor = async (
  call: OrderCall,
  work: SocaiUnitOfWork,
  sale: CounterSale & { readonly exchange: Asked },
  closing: Closing,
): Promise<GoodsBack> => {
  const { orderId, returning } = sale.exchange
  const before = await call.service.readForChange(work, orderId, call.params, {})
  if (before.group !== SOLD_GROUP) throw AppError.atField('counter.exchange.orderId', 'shifts.exchange-of-sale')
  const shift = await work.read('shifts').byId(sale.shiftId, { only: ['warehouseId'] })
  const warehouseId = sale.warehouseId ?? shift?.warehouseId
  const data: Stored<OrderPatch> = { returning, ...(warehouseId ? { warehouseId } : {}) }
  assertLeftToPlatform(before, { data, closing })
  return { asked: sale.exchange, before, after: await afterCommand(work, { order: before, data, closing }) }
}

/** When the new goods leave: no two movements of goods have the same moment. */
export const soldAfter = ({ after }: GoodsBack): Date => new Date(cameBackAt(after).getTime() + 1)

const cameBackAt = ({ partReturns }: Order): Date => {
  const last = partReturns?.at(-1)
  if (!last) throw new RangeError('no goods came back')
  return last.at
}

/** What an exchange makes of the earlier sale, and what it pays of the new one. */
interface PaidByGoods {
  readonly before: Order
  readonly after: Order
  readonly exchange: Exchange
}

/**
 * What was paid for the goods that came back pays the new ones, by the accounts it had been paid to, transfers first: so that what goes back of it
 * is cash where there was any. What is above the new goods is given back or stays as the customer's balance.
 * @throws AppError 403 for money that goes back unless by bod, 409 where that waits for a second person
 */
export const payByGoods = async (
  work: SocaiUnitOfWork,
  { asked, before, after }: GoodsBack,
  { shift, order }: { readonly shift: Shift; readonly order: Order },
  closing: Closing,
): Promise<PaidByGoods> => {
  const freed = overpaidAfter(after, after.returnedTotal ?? 0) - overpaidAfter(before, before.returnedTotal ?? 0)
  const credit = Math.min(after.paid, freed)
  const used = Math.min(credit, order.total - order.usePartnerBalance)
  const back = asked.refund ? credit - used : 0
  const refundsAs: Closing = back > 0 ? closing : { ...closing, exchanges: true }
  const given = used + back > 0 ? await refundPart(work, after, used + back, refundsAs) : { order: after, refunds: [] }
  const ways = given.order.partReturns ?? []
  const partReturns = ways.map((way, at) =>
    at < ways.length - 1
      ? way
      : {
          ...way,
          ...(given.refunds.length > 0 ? { refunded: true, refunds: [...given.refunds] } : {}),
          exchange: { orderId: order._id, number: order.order_number, status: before.status },
        },
  )
  const payments = paidWith(givenOf(work, before, shift), used, shift)
  return {
    before,
    after: settled({ ...given.order, partReturns }),
    exchange: { ...asked, number: before.order_number, at: cameBackAt(after), payments },
  }
}

/** What this command gave back of an order, or took back again of that, by account. */
const givenOf = (work: SocaiUnitOfWork, { _id }: Pick<Order, '_id'>, shift: Pick<Shift, 'label'>): CounterPayments =>
  givenBackIn(work).flatMap(({ entry, amount }) => (entry.orderId === _id ? [{ label: entry.label ?? shift.label, amount }] : []))

/** Which accounts an amount is taken of that was given back: others before the drawer's. */
const paidWith = (given: CounterPayments, amount: number, { label: drawer }: Pick<Shift, 'label'>): Exchange['payments'] => {
  const byLabel = new Map<string, Dong>()
  let left = amount
  for (const { label, amount: back } of [...given].sort((a, b) => Number(a.label === drawer) - Number(b.label === drawer))) {
    const part = Math.min(left, -back)
    left -= part
    if (part > 0) byLabel.set(label, dong((byLabel.get(label) ?? 0) + part))
  }
  return [...byLabel].map(([label, part]) => ({ label, amount: part }))
}

/**
 * Stores the earlier sale and takes what was given back of it out of the drawer in which the new one's money lies.
 * @throws AppError 409 where money of a walk-in customer would stay
 */
export const notePaidGoods = async (
  call: OrderCall,
  work: SocaiUnitOfWork,
  shift: Shift,
  { before, after }: PaidByGoods,
): Promise<void> => {
  assertNotIssuing(before, after)
  await assertNotOfWalkIn(work, before, after)
  const payments = givenOf(work, before, shift)
  addToShift(work, shift, { payments, side: 'returns', worth: returnedBetween(before, after) })
  await call.service.change(work, call.params, before, changesBetween(before, after))
}

const returnedBetween = (before: Order, after: Order): number => (after.returnedTotal ?? 0) - (before.returnedTotal ?? 0)

/**
 * Takes the return back that paid for a sale which is undone: its goods leave again, its money counts again.
 * @returns what that changes of the shift
 * @throws AppError 409 where those goods moved on, or more was given back since
 */
export const undoneExchange = async (
  call: OrderCall,
  work: SocaiUnitOfWork,
  { orderId, at }: Exchange,
  closing: Closing,
): Promise<Added> => {
  const before = await call.service.readForChange(work, orderId, call.params, {})
  const after = await undoExchangedReturn(work, before, at, { ...closing, undoesSale: true })
  await call.service.change(work, call.params, before, changesBetween(before, after))
  const drawer = { label: before.counter?.payments[0]?.label ?? '' }
  return { payments: givenOf(work, before, drawer), side: 'returns', worth: returnedBetween(before, after) }
}
