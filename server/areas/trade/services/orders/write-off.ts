import { dayOf, startOfDay, type Zone } from '@shared/foundation/days/days'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { statusPaymentOf } from '@shared/foundation/documents/order-totals'
import { isWriteOffOwed, mostWrittenOff, writtenOffOf } from '@shared/foundation/documents/order-write-offs'
import { can } from '@shared/foundation/rights/rights'
import type { Caller } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import type { Move } from './order-status'

type Order = StoredOf<'orders'>
type WriteOff = NonNullable<Order['writeOffs']>[number]

const assertBoard = ({ rights }: Caller): void => {
  if (!can(rights, ['bod'])) throw AppError.of('orders.write-off-needs-bod')
}

/** Who does it, as it is kept. */
const byOf = ({ person }: Caller): Pick<WriteOff, 'by'> => (person ? { by: { _id: person._id, name: person.name } } : {})

const withWriteOffs = (order: Order, writeOffs: WriteOff[]): Order => {
  const { writtenOff: _before, ...others } = order
  const standing = writtenOffOf(writeOffs)
  const after: Order = { ...others, writeOffs, ...(standing > 0 ? { writtenOff: standing } : {}) }
  return { ...after, statusPayment: statusPaymentOf(after) }
}

/**
 * Writes off what nobody expects a buyer to pay any more: less is owed and it is an expense, without any money.
 * @throws AppError 403 unless by the board, 409 for more than is owed of what was delivered, 400 for a day before the order or ahead
 */
export const writeOff = (work: SocaiUnitOfWork, { order, data, closing: { caller } }: Move): Promise<Order> => {
  assertBoard(caller)
  const { writeOffs = [], group, order_number, created } = order
  if (!data.writeOff) return Promise.resolve(order)
  if (group !== SOLD_GROUP) throw AppError.of('orders.write-off-sales')
  const { amount, reason, at: asked = work.now } = data.writeOff
  const from = dayOf(created, caller.zone)
  if (asked > work.now || asked < startOfDay(from, caller.zone)) throw AppError.atField('writeOff.at', 'orders.write-off-date', { from })
  const most = mostWrittenOff(order)
  if (amount > most) throw AppError.of('orders.write-off-too-much', { order_number, mostWrittenOff: most })
  const at = freeMoment(asked, writeOffs)
  return Promise.resolve(withWriteOffs(order, [...writeOffs, { at, amount, reason, ...byOf(caller) }]))
}

/** The moment, or the next millisecond at which nothing was written off of the order: it names what is taken back. */
const freeMoment = (wanted: Date, taken: readonly WriteOff[]): Date => {
  const times = new Set(taken.map(({ at }) => at.getTime()))
  let time = wanted.getTime()
  while (times.has(time)) time++
  return new Date(time)
}

/**
 * Takes a write-off back: on its own day while that is open, else now.
 * @throws AppError 403 unless by the board, 409 where none of that moment stands
 */
export const undoWriteOff = async (work: SocaiUnitOfWork, { order, data, closing: { caller } }: Move): Promise<Order> => {
  assertBoard(caller)
  const { writeOffs = [] } = order
  const at = data.undoWriteOff?.getTime()
  const meant = writeOffs.find((each) => each.at.getTime() === at && !each.undone)
  if (!meant) throw AppError.of('orders.write-off-unknown')
  const counts = (await isClosed(work, meant.at, caller.zone)) ? work.now : meant.at
  const undone = { at: work.now, counts, ...byOf(caller) }
  return withWriteOffs(
    order,
    writeOffs.map((each) => (each === meant ? { ...each, undone } : each)),
  )
}

const isClosed = async (work: SocaiUnitOfWork, at: Date, zone: Zone): Promise<boolean> => {
  const workspace = await work.readPlatform('workspaces').byId(work.workspaceId as Order['workspaceId'], { only: ['opts'] })
  const lockDate = workspace?.opts.lockDate
  return lockDate !== undefined && dayOf(at, zone) <= lockDate
}

/**
 * What was written off of an order stays owed of it, whatever else is done to the order.
 * @throws AppError 409 for a payment, a return or a change of terms beyond what is left
 */
export const assertWriteOffOwed = (order: Order): void => {
  if (isWriteOffOwed(order)) return
  throw AppError.of('orders.written-off', { order_number: order.order_number, writtenOff: order.writtenOff ?? 0 })
}
