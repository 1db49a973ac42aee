import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { givenBackIn } from './order-money'

type Order = StoredOf<'orders'>
type Shift = StoredOf<'shifts'>

/** Money by its account; whole dong, below 0 where it goes back. */
export type CounterPayments = readonly { readonly label: string; readonly amount: number }[]

/** The open shift that a sale is made in, held until the command ends. @throws AppError 400 of none, 409 of one that is closed */
export const shiftOf = async (work: SocaiUnitOfWork, { shiftId }: { readonly shiftId: Id<'shifts'> }): Promise<Shift> => {
  await work.lock([lock.of('shifts', shiftId)])
  const shift = await work.read('shifts').byId(shiftId)
  if (!shift) throw AppError.atField('counter.shiftId', 'data.reference', { field: 'counter.shiftId' })
  if (shift.status !== 'open') throw AppError.of('shifts.closed', { number: shift.number })
  return shift
}

/** The cash there should be in a drawer: what it began with, what was taken and given back, and what was carried. */
export const expectedIn = ({ opening, label, takings, carried = [] }: Pick<Shift, 'opening' | 'label' | 'takings' | 'carried'>): Dong =>
  sumDong([opening, ...takings.filter((each) => each.label === label).map(({ amount }) => amount), ...carried.map(({ amount }) => amount)])

/**
 * The shift that a sale without a connection goes to: its own; where that was closed meanwhile the one that stands open at the same counter now;
 * where none does its own, which stays as it was counted. @throws AppError 400 of none
 */
export const shiftOfOutbox = async (work: SocaiUnitOfWork, { shiftId }: { readonly shiftId: Id<'shifts'> }): Promise<Shift> => {
  await work.lock([lock.of('shifts', shiftId)])
  const own = await work.read('shifts').byId(shiftId)
  if (!own) throw AppError.atField('counter.shiftId', 'data.reference', { field: 'counter.shiftId' })
  if (own.status === 'open') return own
  const standing = await work.read('shifts').one({ counter: own.counter, standing: true }, { only: ['_id'] })
  return standing ? shiftOf(work, { shiftId: standing._id }) : own
}

export interface Added {
  readonly payments: CounterPayments
  readonly side: 'sales' | 'returns'
  /** What the goods come to that were sold or came back, below 0 where that is taken back; 0 where only money moved. */
  readonly worth: number
  /** A sale that was counted before became another. */
  readonly isCounted?: boolean
}

/** What a sale, or what is given back, adds to its shift. Returns the shift as it stands then. */
export const addToShift = (work: SocaiUnitOfWork, shift: Shift, { payments, side, worth, isCounted = false }: Added): Shift => {
  const labels = new Set([...shift.takings, ...payments].map(({ label }) => label))
  const taken = (label: string): Dong =>
    sumDong([...shift.takings, ...payments].filter((each) => each.label === label).map(({ amount }) => amount))
  const { count, amount } = shift[side]
  const drawerFirst = (a: string, b: string): number => Number(b === shift.label) - Number(a === shift.label)
  const takings = [...labels].sort(drawerFirst).map((label) => ({ label, amount: taken(label) }))
  const after = work.save('shifts', shift, {
    takings,
    expected: expectedIn({ ...shift, takings }),
    [side]: { count: count + (isCounted ? 0 : Math.sign(worth)), amount: dong(amount + worth) },
  })
  work.emitReloaded('shifts', [shift._id])
  return after
}

/** The shift that stands open now at the counter where an order was sold; held until the command ends. */
const standingShift = async (work: SocaiUnitOfWork, { counter }: Order): Promise<Shift | null> => {
  if (!counter) return null
  const open = await work.read('shifts').one({ counter: counter.name, standing: true }, { only: ['_id'] })
  return open && shiftOf(work, { shiftId: open._id })
}

/** What this command gave back of the payments that an order took at its counter; what was paid elsewhere since isn't the drawer's. */
const givenOfCounter = (work: SocaiUnitOfWork, { _id, created, toSettle }: Order): CounterPayments => {
  const moments = [created, toSettle?.settled].map((moment) => moment?.getTime())
  return givenBackIn(work).flatMap(({ entry, amount }) =>
    entry.orderId === _id && moments.includes(entry.created.getTime()) ? [{ label: entry.label ?? '', amount }] : [],
  )
}

/** What was paid more of a sale once it was settled lies in the drawer that stands at its counter now. Call it last. */
export const takeAtCounter = async (work: SocaiUnitOfWork, before: Order, after: Order, payments: CounterPayments): Promise<void> => {
  const shift = payments.length === 0 ? null : await standingShift(work, before)
  if (shift) addToShift(work, shift, { payments, side: 'sales', worth: after.total - before.total, isCounted: true })
}

/**
 * Money of a sale at a counter that is given back, with goods or alone, comes out of the drawer that stands there now, and lies in it again
 * when that is taken back. Call it last: the shift is the last that a command holds.
 * @param after the order as it stands then, where that isn't as before
 */
export const giveBackAtCounter = async (work: SocaiUnitOfWork, before: Order, after: Order = before): Promise<void> => {
  const payments = before.counter ? givenOfCounter(work, before) : []
  const shift = payments.length === 0 ? null : await standingShift(work, before)
  // A sale that is settled may come to less than was paid of it.
  const less = before.toSettle && !before.toSettle.settled ? Math.max(0, before.total - after.total) : 0
  const worth = (after.returnedTotal ?? 0) - (before.returnedTotal ?? 0) + less
  if (shift) addToShift(work, shift, { payments, side: 'returns', worth })
}
