import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'

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

interface Added {
  readonly payments: CounterPayments
  readonly side: 'sales' | 'returns'
  /** What the goods come to that were sold or came back; null where only money moved. */
  readonly worth: number | null
}

/** What a sale, or what is given back, adds to its shift. */
export const addToShift = (work: SocaiUnitOfWork, shift: Shift, { payments, side, worth }: Added): void => {
  const labels = new Set([...shift.takings, ...payments].map(({ label }) => label))
  const taken = (label: string): Dong =>
    sumDong([...shift.takings, ...payments].filter((each) => each.label === label).map(({ amount }) => amount))
  const summed = worth === null ? {} : { [side]: { count: shift[side].count + 1, amount: dong(shift[side].amount + worth) } }
  work.save('shifts', shift, {
    takings: [...labels].map((label) => ({ label, amount: taken(label) })),
    expected: dong(shift.opening + taken(shift.label)),
    ...summed,
  })
  work.emitReloaded('shifts', [shift._id])
}

/**
 * What of the payments at the counter goes back when so much of an order stays paid: the latest go first, and before them what was paid
 * elsewhere since.
 */
const givenBack = (payments: CounterPayments, before: number, after: number): CounterPayments => {
  let from = 0
  return payments.flatMap(({ label, amount }) => {
    const [low, high] = [from, (from += amount)]
    const back = Math.max(0, Math.min(high, before) - Math.max(low, after))
    return back === 0 ? [] : [{ label, amount: -back }]
  })
}

/** The shift that stands open now at the counter where an order was sold; held until the command ends. */
const standingShift = async (work: SocaiUnitOfWork, { counter }: Order): Promise<Shift | null> => {
  if (!counter) return null
  const open = await work.read('shifts').one({ counter: counter.name, standing: true }, { only: ['_id'] })
  return open && shiftOf(work, { shiftId: open._id })
}

/** Money of a sale at a counter that is given back with goods, or with the whole order, comes out of the drawer that stands there now. */
export const giveBackAtCounter = async (work: SocaiUnitOfWork, before: Order, after: Order): Promise<void> => {
  if (!before.counter || after.paid >= before.paid) return
  const shift = await standingShift(work, before)
  if (!shift) return
  const payments = givenBack(before.counter.payments, before.paid, after.paid)
  const worth = (after.returnedTotal ?? 0) - (before.returnedTotal ?? 0)
  addToShift(work, shift, { payments, side: 'returns', worth })
}

/** One payment of such a sale that is given back by itself does, too. */
export const giveBackPayment = async (
  work: SocaiUnitOfWork,
  order: Order,
  { amount, refundedAmount = dong(0), label }: Pick<StoredOf<'funds'>, 'amount' | 'refundedAmount' | 'label'>,
): Promise<void> => {
  const shift = label === undefined ? null : await standingShift(work, order)
  const left = { label: label ?? '', amount: refundedAmount - amount }
  if (shift) addToShift(work, shift, { payments: [left], side: 'returns', worth: null })
}
