import { FINAL_STATUSES, hasGoods } from '@shared/foundation/documents/order-statuses'
import { dong, sumDong } from '@shared/foundation/money/money'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { enterPayment, refundPart, withPaid, type Closing } from '../../../money/order-money'
import { assertKnownLabels } from '../../../workspace/labels'
import { ship, shipServices } from './order-shipping'
import { settled, type Move } from './order-status'

type Order = StoredOf<'orders'>
type Settle = NonNullable<Stored<OrderPatch>['settle']>

/**
 * Hands a sale over that the books couldn't take as it was, with the goods that it has by now: what they come to more is paid, what they come to
 * less is given back or stays as the customer's balance, and all of them leave.
 * @throws AppError 409 for other orders, for goods that aren't there, and where money of a walk-in customer would stay; 400 where payments don't
 *  fit; 403 for a refund that isn't by bod
 */
export const settleSale = async (work: SocaiUnitOfWork, { order, data, closing }: Move): Promise<Order> => {
  const { counter, toSettle, status, shipments } = order
  const waits = counter && toSettle && !toSettle.settled && shipments.length === 0 && !FINAL_STATUSES.includes(status)
  if (!waits) throw AppError.of('shifts.nothing-to-settle')
  const balanced = await balance(work, order, data.settle ?? {}, closing)
  const warehouseId = data.warehouseId ?? order.warehouseId
  const shipped = hasGoods(balanced) ? await ship(work, closing.caller, balanced, warehouseId ? { warehouseId } : {}) : balanced
  return settled(await shipServices(work, closing.caller, shipped, 'delivered'))
}

/** The order as it is paid once what is open was taken, or what is too much given back. */
const balance = async (work: SocaiUnitOfWork, order: Order, { payments = [], refund }: Settle, closing: Closing): Promise<Order> => {
  const open = order.total - order.usePartnerBalance - order.paid
  const taken = sumDong(payments.map(({ amount }) => amount))
  if (taken > Math.max(0, open)) throw AppError.atField('settle.payments', 'shifts.paid-above-total', { comesTo: Math.max(0, open) })
  if (open < 0 && refund) return (await refundPart(work, order, -open, closing)).order
  if (taken !== open && (await isOfWalkIn(work, order))) {
    if (open < 0) throw AppError.of('shifts.walk-in-refund', { comesTo: -open })
    throw AppError.atField('settle.payments', 'shifts.unpaid', { open: open - taken })
  }
  if (taken === 0) return order
  const labels = payments.map(({ label }) => label)
  await assertKnownLabels(closing.database, closing.caller, { option: 'fundLabels', field: 'settle.payments', after: labels })
  for (const [index, { label, amount }] of payments.entries())
    await enterPayment(work, order, { label, amount, created: work.now, name: order.order_number, key: `settle ${index}` }, closing)
  return withPaid(order, dong(order.paid + taken))
}

const isOfWalkIn = async (work: SocaiUnitOfWork, { counter, customerId, agentId }: Order): Promise<boolean> => {
  if (!counter || (!customerId && !agentId)) return true
  const shift = await work.read('shifts').byId(counter.shiftId, { only: ['walkInId'] })
  return shift?.walkInId !== undefined && shift.walkInId === customerId
}
