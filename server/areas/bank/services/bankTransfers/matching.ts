import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { dayOf, type Zone } from '@shared/foundation/days/days'
import { orderNumbersIn } from '@shared/areas/bank/rules/order-numbers'
import { outcomeOf, type TransferOutcome } from '@shared/areas/bank/rules/matching'
import { enteredAmount, whyNotFundDate } from '@shared/foundation/documents/funds'
import { outstanding } from '@shared/foundation/documents/order-totals'
import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'

type Order = StoredOf<'orders'>
type Fund = StoredOf<'funds'>
type TransferCall = Call<'bankTransfers'>

/** An order with its entries that aren't completed yet. */
export interface HeldOrder {
  readonly order: Order
  readonly waiting: readonly Fund[]
}

/** What a transfer fits, and how; null where it names no order. */
export interface Match {
  readonly outcome: TransferOutcome
  readonly held: HeldOrder | null
}

const unknown: Match = { outcome: 'unknown', held: null }
/** Orders that a text may name are looked at up to here. */
const MOST_NAMED = 10

/**
 * Finds what a transfer is for by what it says. The orders it may pay are held from here on, so that what was found stays so until the
 * command is committed.
 */
export const matchTransfer = async (
  call: TransferCall,
  work: SocaiUnitOfWork,
  { amount, time, content }: { readonly amount: number; readonly time: Date; readonly content: string },
): Promise<Match> => {
  const numbers = orderNumbersIn(content)
  if (numbers.length === 0) return unknown
  const found = await work
    .read('orders')
    .find({ group: SOLD_GROUP, order_number: { $in: numbers } }, { limit: MOST_NAMED, only: ['order_number'] })
  const inTurn = found.sort((a, b) => numbers.indexOf(a.order_number) - numbers.indexOf(b.order_number))
  const isClosed = await isClosedDay(call, work, time)
  const held = await heldOrders(
    work,
    inTurn.map(({ _id }) => _id),
  )
  const matches = held.map((each): Match => ({ outcome: outcomeFor(amount, each, isClosed), held: each }))
  // Of several orders, the one that it fits.
  return matches.find(({ outcome }) => outcome === 'exact') ?? matches[0] ?? unknown
}

const outcomeFor = (amount: number, { order, waiting }: HeldOrder, isClosed: boolean): TransferOutcome =>
  outcomeOf(amount, { status: order.status, outstanding: outstanding(order), waiting: waiting.map(enteredAmount) }, isClosed)

/** Orders with their entries, as they stand once nobody else of this process can change them. */
export const heldOrders = async (work: SocaiUnitOfWork, ids: readonly Id<'orders'>[]): Promise<HeldOrder[]> => {
  if (ids.length === 0) return []
  const waitingFor = () => work.read('funds').find({ orderId: { $in: [...ids] }, status: { $in: ['new-entry', 'pending'] } })
  const locked = new Set((await waitingFor()).map(({ _id }) => _id))
  await work.lock([...locked].map((id) => lock.record('funds', id)))
  await work.lock(ids.map((id) => lock.record('orders', id)))
  const [orders, waiting] = await Promise.all([work.read('orders').byIds(ids), waitingFor()])
  return ids.flatMap((id) => {
    const order = orders.find(({ _id }) => _id === id)
    return order ? [{ order, waiting: waiting.filter(({ _id, orderId }) => orderId === id && locked.has(_id)) }] : []
  })
}

/** Whether nothing can be entered any more on the day of a moment: the books are closed, or it is too long ago. */
export const isClosedDay = async ({ app, caller }: TransferCall, work: SocaiUnitOfWork, time: Date): Promise<boolean> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(caller.workspaceId as Id<'workspaces'>, { only: ['opts'] })
  const lockDate = workspace?.opts.lockDate
  const zone: Zone = caller.zone
  const at = time > work.now ? work.now : time
  return (lockDate !== undefined && dayOf(at, zone) <= lockDate) || whyNotFundDate(at, work.now, zone) !== null
}
