import { dayOf } from '../../../foundation/days/days'
import { bothSides, type JournalLine, type JournalOf } from '../../../foundation/ledger/journal-lines'
import type { Id } from '../../../foundation/ids'
import { dong, sumDong, type Dong } from '../../../foundation/money/money'
import type { CodState } from './cod'

/** What moved the money that a carrier holds of ours. */
export const HELD_ACTS = ['cod-collected', 'cod-settled'] as const

/**
 * One entry of money that a carrier holds: collected of the buyer, or paid out to us. Below 0 what is taken back: it wasn't handed over after
 * all, or the payment was undone. Whole dong.
 */
export interface HeldMove {
  readonly at: Date
  readonly act: (typeof HELD_ACTS)[number]
  readonly amount: Dong
  /** Whose order it is; absent of a sale that names nobody. */
  readonly partnerId?: Id<'assets'>
}

const sumOf = (held: readonly HeldMove[], act: HeldMove['act']): number =>
  sumDong(held.filter((move) => move.act === act).map(({ amount }) => amount))

/** What a carrier holds by these entries, in whole dong. */
export const heldNow = (held: readonly HeldMove[]): Dong => dong(sumOf(held, 'cod-collected') - sumOf(held, 'cod-settled'))

interface Collecting {
  readonly cod: Dong
  readonly codState: CodState
}

const isHeld = ({ codState }: Collecting): boolean => codState === 'due' || codState === 'collected'

/**
 * What a change of a delivery does to the money that its carrier holds; null: nothing. What was held before there were such entries isn't
 * entered when it comes.
 */
export const heldChange = (
  before: Collecting & { readonly held?: readonly HeldMove[] | undefined },
  after: Collecting,
): Pick<HeldMove, 'act' | 'amount'> | null => {
  const { held = [] } = before
  const change = (isHeld(after) ? after.cod : 0) - heldNow(held)
  if (change === 0) return null
  const isPayment = after.codState === 'paid' || (before.codState === 'paid' && sumOf(held, 'cod-settled') > 0)
  return isPayment ? { act: 'cod-settled', amount: dong(-change) } : { act: 'cod-collected', amount: dong(change) }
}

/** What a delivery enters in the journal: from when it was handed over its carrier owes what it collected, and the buyer doesn't. */
export const deliveryJournal: JournalOf<{ readonly accountId: string; readonly held?: readonly HeldMove[] | undefined }> = (
  { accountId, held = [] },
  { zone },
) =>
  held.flatMap(({ at, act, amount, partnerId = '' }): JournalLine[] => {
    const when = { day: dayOf(at, zone), act }
    const carrier = { account: '1388', of: accountId } as const
    const buyer = { account: '131', of: partnerId } as const
    return act === 'cod-collected' ? bothSides(when, carrier, buyer, amount) : bothSides(when, buyer, carrier, amount)
  })
