import { dayOf, endOfDay, startOfDay, type Zone } from '@shared/foundation/days/days'
import { mayBePart, payeeOf, refundWaits, waitsForSecond, waitsTogether, type FourEyes } from '@shared/foundation/documents/second-person'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import { lock } from '../../../../kernel/locks'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import type { Fund, FundCall } from '../../../../ledger/entry-kinds'
import { AppError } from '../../../../platform/errors'
import { askFor, assertAsSeen, assertSecondPerson, confirmedBy, fourEyesOf, refusalOf } from '../../../workspace/second-person'

/** What whoever confirms an entry has looked at. */
const SEEN = ['group', 'amount', 'created', 'items', 'recipientName', 'recipientInfo', 'label', 'name', 'note', 'avatar', 'asked'] as const

/** An entry that is entered: where it waits for a second person, what was to count at once is pending, and says who asked. */
export const enteredWaiting = async (work: SocaiUnitOfWork, { caller, params }: FundCall, entry: Partial<Fund>): Promise<Partial<Fund>> => {
  const { group = '', amount = 0, created = work.now } = entry
  if (amount >= 0) return {}
  const opts = await fourEyesOf(work)
  const spent = { ...entry, group, amount, created }
  // A note is added up when it is called done, what a sheet brings in was judged with the sheet.
  const isPaid = entry.status !== 'new-entry' && !params.fromOlderBooks
  const beside = isPaid ? await paidBeside(work, spent, opts, caller.zone) : dong(0)
  if (beside === 0 && !waitsForSecond(spent, opts)) return {}
  // A sheet is confirmed as a whole.
  if (params.confirmed) return { confirmed: { ...params.confirmed, act: 'completed' } }
  const asked = { ...(await askFor(work, caller, 'completed')), ...partOf(beside) }
  return entry.status === 'completed' ? { status: 'pending', completedAt: undefined, asked } : { asked }
}

/**
 * What becomes of an entry that waits, or would have to, when it is changed: it is asked for anew by whoever changes it, or counts because
 * somebody else of the board completes it as it stands.
 * @param edited with what was sent of its fields, its status not among them
 * @returns the fields that this changes, and the status it gets instead of what was sent
 * @throws AppError 403 for whoever can't confirm it, 409 when it was changed since they saw it
 */
export const changedWaiting = async (
  work: SocaiUnitOfWork,
  { caller, params }: FundCall,
  before: Fund,
  edited: Fund,
  { status }: Stored<FundPatch>,
): Promise<{ readonly fields: Partial<Fund>; readonly instead?: 'pending' }> => {
  const isEdited = edited !== before
  const completes = status === 'completed' && before.status !== 'completed'
  if (!completes && !(isEdited && before.asked?.act === 'completed')) return { fields: {} }
  const opts = await fourEyesOf(work)
  const beside = await paidBeside(work, edited, opts, caller.zone)
  if (beside === 0 && !waitsForSecond(edited, opts)) return { fields: {} }
  const askAnew = async () => ({ fields: { asked: { ...(await askFor(work, caller, 'completed')), ...partOf(beside) } } })
  if (!completes) return askAnew()
  if (isEdited) return { ...(await askAnew()), instead: 'pending' }
  const { asked = askedByMaker(before) } = before
  const waits = before.status === 'pending' && before.asked !== undefined
  if (!waits && (!asked || !isSecond(() => assertSecondPerson(caller, asked, makersOf(before)))))
    return { ...(await askAnew()), instead: 'pending' }
  if (!asked) return { fields: {} }
  assertSecondPerson(caller, asked, makersOf(before))
  assertAsSeen(params, before, SEEN)
  return { fields: { asked: undefined, confirmed: await confirmedBy(work, caller, asked) } }
}

type Spent = Pick<Fund, 'group' | 'created'> & Partial<Omit<Fund, 'amount'>> & { readonly amount: number }

/**
 * What was paid, or waits to be, on an entry's day for the same to the same payee, where the entry wouldn't wait by itself and both together
 * are above the limit; else 0. What somebody else of the board confirmed is none of it.
 * @returns whole dong, below 0
 */
const paidBeside = async (work: SocaiUnitOfWork, entry: Spent, opts: FourEyes, zone: Zone): Promise<Dong> => {
  if (!mayBePart(entry, opts)) return dong(0)
  const { _id, group } = entry
  const day = dayOf(entry.created, zone)
  await work.lock([lock.of('spending', `${day} ${group}`)])
  const found = await work.read('funds').find(
    {
      group,
      created: { $gte: startOfDay(day, zone), $lte: endOfDay(day, zone) },
      status: { $in: ['pending', 'completed'] },
      confirmed: { $exists: false },
    },
    { only: ['group', 'amount', 'customerId', 'agentId', 'supplierId', 'recipientName', 'isOpening', 'transferWith'] },
  )
  const payee = payeeOf(entry)
  const beside = sumDong(
    found.filter((each) => each._id !== _id && mayBePart(each, opts) && payeeOf(each) === payee).map(({ amount }) => amount),
  )
  return waitsTogether(entry, beside, opts) ? beside : dong(0)
}

const partOf = (beside: Dong): { readonly beside?: Dong } => (beside === 0 ? {} : { beside })

/** An entry of before the switch was turned on: whoever made it, and nobody else had a hand in it, asked by making it. */
const askedByMaker = ({ creatorId, creator, updater, created }: Fund): Fund['asked'] =>
  creatorId && (updater === undefined || updater._id === creatorId)
    ? { act: 'completed', at: created, by: creator?.name ?? '', byId: creatorId }
    : undefined

const makersOf = ({ creatorId }: Fund): readonly (string | undefined)[] => [creatorId]

const isSecond = (judge: () => void): boolean => {
  try {
    judge()
    return true
  } catch (thrown) {
    if (thrown instanceof AppError) return false
    throw thrown
  }
}

/**
 * Whether a refund waits: then what the entry says of it; else, of one that somebody else confirms, what it says once it is refunded.
 * @throws AppError 403 for whoever can't confirm it, 409 when the entry was changed since they saw it
 */
export const refundAsked = async (
  work: SocaiUnitOfWork,
  { caller, params }: FundCall,
  before: Fund,
  { refundReason }: Stored<FundPatch>,
): Promise<
  | { readonly waits: true; readonly fields: Partial<Fund> }
  | { readonly waits: false; readonly fields: Partial<Fund>; readonly reason?: string }
> => {
  if (!refundWaits(before, await fourEyesOf(work))) return { waits: false, fields: { asked: undefined } }
  const { asked } = before
  if (asked?.act !== 'refunded') return { waits: true, fields: { asked: await askFor(work, caller, 'refunded', refundReason) } }
  assertSecondPerson(caller, asked)
  assertAsSeen(params, before, SEEN)
  const reason = refundReason ?? asked.reason
  return { waits: false, fields: { asked: undefined, confirmed: await confirmedBy(work, caller, asked) }, ...(reason ? { reason } : {}) }
}

/** What refusing comes to: an entry that waited is cancelled, one that was to be refunded stays as it is. */
export const refusedFields = async (work: SocaiUnitOfWork, { caller }: FundCall, before: Fund, reason: string): Promise<Partial<Fund>> => {
  const refused = await refusalOf(work, caller, before.asked, reason)
  return { asked: undefined, refused, ...(refused.act === 'completed' ? { status: 'cancelled' as const } : {}) }
}

/**
 * What an entry that no longer waits says, whichever way it got there.
 * @throws AppError 403 for one that comes to count, and nobody else of the board has confirmed
 */
export const settledAsking = async (work: SocaiUnitOfWork, entry: Fund, before: Fund | null): Promise<Partial<Fund>> => {
  const comesToCount = entry.status === 'completed' && before?.status !== 'completed' && !before?.refundedAt
  if (comesToCount && entry.amount < 0 && !entry.confirmed && waitsForSecond(entry, await fourEyesOf(work)))
    throw AppError.of('secondPerson.board')
  const isOver = entry.status === 'cancelled' || (entry.status === 'completed' && entry.asked?.act === 'completed')
  return entry.asked && isOver ? { asked: undefined } : {}
}
