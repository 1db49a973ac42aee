import { hasGoods } from '@shared/foundation/documents/order-statuses'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { outstanding, partnerOf } from '@shared/foundation/documents/order-totals'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import type { OrderCreate } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { transferOfSale } from '../../../bank/counter-payments'
import { named, settledBy } from '../../../bank/settled-transfer'
import { addToShift, shiftOf, type Added } from '../../../money/counter-drawer'
import { closePayments, enterPayment, withPaid, type Closing } from '../../../money/order-money'
import { assertKnownLabels } from '../../../workspace/labels'
import { editShipment, ship, shipServices } from './order-shipping'
import { settled, type Move } from './order-status'
import type { ToSettle } from './outbox-sale'

type Order = StoredOf<'orders'>
type Shift = StoredOf<'shifts'>
type OrderCall = Call<'orders'>
export type CounterSale = NonNullable<Stored<OrderCreate>['counter']>
type SoldAtCounter = NonNullable<Order['counter']>
export type Exchange = NonNullable<SoldAtCounter['exchange']>

/** How long whoever sold at a counter may undo it. */
export const UNDO_MINUTES = 10

/** What is sold and handed over at once has no place for. */
const NOT_AT_COUNTER = ['status', 'isForce', 'shippingTime', 'isOpening', 'manual', 'started', 'ended', 'period', 'moPaymentDate'] as const

/**
 * What a sale at a counter says of the order, before its goods are looked at: its buyer and warehouse.
 * @throws AppError 400 for other orders, and for what can't be said of one that is handed over at once
 */
export const soldTo = (shift: Shift, sale: CounterSale, data: Stored<OrderCreate>) => {
  if (data.group !== SOLD_GROUP) throw AppError.atField('group', 'shifts.sales-only')
  const field = NOT_AT_COUNTER.find((each) => data[each] !== undefined)
  if (field) throw AppError.atField(field, 'data.not-taken', { field })
  return {
    warehouseId: sale.warehouseId ?? shift.warehouseId,
    ...(data.customerId || data.agentId || !shift.walkInId ? {} : { customerId: shift.walkInId }),
  }
}

interface Sold {
  readonly shift: Shift
  readonly sale: CounterSale
  /** It names whom it is sold to. */
  readonly isNamed: boolean
  /** When it was sold, where that isn't now. */
  readonly at?: Date | undefined
  /** Why it can't be handed over in the books: it is paid, and nothing of it leaves. */
  readonly toSettle?: ToSettle | undefined
  /** What goods that come back by the same press pay of it. */
  readonly exchange?: Exchange | undefined
}

/**
 * The order as it stands once it was handed over and paid: delivered, and paid what was paid at the counter.
 * @throws AppError 400 where payments and total don't fit, 409 for goods that aren't there
 */
export const soldAtCounter = async (
  { app, caller }: OrderCall,
  work: SocaiUnitOfWork,
  order: Order,
  { shift, sale, isNamed, at, toSettle, exchange }: Sold,
): Promise<Order> => {
  const counter = counterOf(shift, sale, exchange)
  const paid = sumDong(allPayments(counter).map(({ amount }) => amount))
  if (toSettle) return { ...withPaid(order, paid), counter, toSettle }
  const labels = sale.payments.map(({ label }) => label)
  await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'counter.payments', after: labels })
  const due = order.total - order.usePartnerBalance
  if (paid > due)
    throw AppError.atField('counter.payments', 'shifts.paid-above-total', {
      comesTo: due - sumDong(exchange?.payments.map(({ amount }) => amount) ?? []),
    })
  if (paid < due && !isNamed) throw AppError.atField('customerId', 'shifts.unpaid', { open: due - paid })
  const change = changeOf(shift, sale)
  const time = at ? { shippingTime: at } : {}
  const shipped = hasGoods(order) ? await ship(work, caller, order, { warehouseId: order.warehouseId, ...time }) : order
  const delivered = await shipServices(work, caller, shipped, 'delivered', at)
  return {
    ...withPaid(settled(delivered), paid),
    counter,
    ...(change === null ? {} : { change }),
  }
}

/** All that paid for a sale: what was paid at the counter, and what goods that came back had paid. */
export const allPayments = ({ payments, exchange }: SoldAtCounter): SoldAtCounter['payments'] => [
  ...payments,
  ...(exchange?.payments ?? []),
]

/** What the order keeps of its sale; the shift that takes it is another where its own was closed meanwhile. */
const counterOf = (shift: Shift, { exchange: _asked, ...sale }: CounterSale, exchange: Exchange | undefined): SoldAtCounter => ({
  ...sale,
  shiftId: shift._id,
  name: shift.counter,
  ...(exchange ? { exchange } : {}),
})

/** What of the cash that was handed over is given back; null where nobody said how much that was. @throws AppError 400 for less than is paid */
const changeOf = ({ label }: Pick<Shift, 'label'>, { payments, received }: CounterSale): Dong | null => {
  if (received === undefined) return null
  const cash = sumDong(payments.filter((payment) => payment.label === label).map(({ amount }) => amount))
  if (received < cash) throw AppError.atField('counter.received', 'shifts.received-too-little', { open: cash })
  return dong(received - cash)
}

/** Enters what was paid of a sale that this very command makes, and adds it to its shift. Returns the shift as it stands then. */
export const takePayments = async (
  call: OrderCall,
  work: SocaiUnitOfWork,
  order: Order,
  shift: Shift,
  closing: Closing,
): Promise<Shift> => {
  const payments = order.counter ? allPayments(order.counter) : []
  for (const [index, { label, amount, code }] of payments.entries()) {
    const transfer = code === undefined ? undefined : await transferOfSale(work, label, { code, amount })
    const refId = transfer?.reference ?? code
    const payment = { amount, label, created: order.created, name: order.order_number, refId, key: `counter ${index}` }
    const entry = await enterPayment(work, order, payment, closing)
    if (transfer)
      await call.app.service('bankTransfers').change(work, call.params, transfer, { ...settledBy(work, entry), ...named(order) })
  }
  // A shift that was closed stays as it was counted.
  return shift.status === 'open' ? addToShift(work, shift, { payments, side: 'sales', worth: order.total }) : shift
}

/**
 * Takes a sale at a counter back as if it had never been: its goods return where they left, its money to whoever paid, the order is cancelled.
 * Whoever sold may do so for some minutes, the board as long as the shift is open.
 * @throws AppError 403 for others and later, 409 for other orders, of a closed shift, and where something came back or was paid since
 */
export const undoSale = async (work: SocaiUnitOfWork, { order, data, closing }: Move): Promise<Order> => {
  if (!order.counter || order.status !== 'delivered') throw AppError.of('shifts.not-sold-here')
  const isOwn = order.creatorId !== undefined && order.creatorId === closing.caller.person?._id
  const isSoon = work.now.getTime() - order.created.getTime() <= UNDO_MINUTES * 60_000
  if (!can(closing.caller.rights, ['bod']) && !(isOwn && isSoon)) throw AppError.of('shifts.undo-late', { minutes: UNDO_MINUTES })
  const paid = sumDong(allPayments(order.counter).map(({ amount }) => amount))
  if (order.paid !== paid || order.returnedTotal !== undefined || order.shipments.some(({ net }) => net < 0))
    throw AppError.of('shifts.moved-on')
  let undone = order
  for (const { time } of order.shipments) undone = await editShipment(work, undone, time, data, 'nothing')
  const paidBack = await closePayments(work, undone, { ...closing, undoesSale: true })
  return settled({ ...paidBack, status: 'cancelled', usePartnerBalance: order.usePartnerBalance })
}

/** A sale that is undone is taken off its shift, with what is undone beside it. Call it last: the shift is the last that a command holds. */
export const takeOffShift = async (work: SocaiUnitOfWork, { counter, total }: Order, beside?: Added): Promise<void> => {
  if (!counter) return
  const payments = allPayments(counter).map(({ label, amount }) => ({ label, amount: -amount }))
  const shift = addToShift(work, await shiftOf(work, counter), { payments, side: 'returns', worth: total })
  if (beside) addToShift(work, shift, beside)
}

/**
 * Goods of whoever nobody knows come back with their money: nobody could say later whose it is.
 * @throws AppError 409 where money of a walk-in customer would stay
 */
export const assertNotOfWalkIn = async (work: SocaiUnitOfWork, before: Order, after: Order): Promise<void> => {
  const stays = -outstanding(after)
  if (!after.counter || stays <= 0 || (after.returnedTotal ?? 0) <= (before.returnedTotal ?? 0)) return
  const { walkInId } = (await work.read('shifts').byId(after.counter.shiftId, { only: ['walkInId'] })) ?? {}
  if (walkInId !== undefined && walkInId === after.customerId) throw AppError.of('shifts.walk-in-refund', { comesTo: stays })
}

/** Whether a sale names whom it is sold to. */
export const isNamed = (data: Parameters<typeof partnerOf>[0]): boolean => Boolean(partnerOf(data))
