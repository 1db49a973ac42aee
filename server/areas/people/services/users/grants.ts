import type { Id } from '@shared/foundation/ids'
import { ADBREAKS_RIGHTS, can, normalizeRights, type Right } from '@shared/foundation/rights/rights'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { boardSize, needsSecond } from '../../../workspace/second-person'

/** Rights that only the board gives and takes. */
const boardsOwn: readonly Right[] = ['bod', 'founder']

/** Whether a member of the board asks, in person: a program has their rights at most over the books. */
export const isBoard = ({ rights, keyed }: Caller): boolean => !keyed && can(rights, ['bod'])

/**
 * The rights as they will be stored. The board gives and takes all of a workspace's rights, HR those below the board;
 * nobody gives themselves what they haven't, and the platform's right is given nowhere here.
 * @throws AppError 403 naming the right; 400 when its app is off
 */
export const grantedRights = (
  caller: Caller,
  target: { readonly _id: Id<'users'> | null; readonly rights: readonly Right[] },
  asked: readonly Right[],
  apps: readonly string[],
): Right[] => {
  const after = normalizeRights(asked, apps)
  const before = target.rights
  const added = after.filter((right) => !before.includes(right))
  const taken = before.filter((right) => !after.includes(right))
  const itself = target._id !== null && target._id === caller.userId
  for (const right of [...added, ...taken]) {
    if (right === 'admin' || (boardsOwn.includes(right) && !isBoard(caller))) throw AppError.of('users.right-not-yours', { right })
  }
  for (const right of added) {
    if (itself && !can(caller.rights, [right])) throw AppError.of('users.right-not-yours', { right })
    if (ADBREAKS_RIGHTS.includes(right) && !apps.includes('adbreaks'))
      throw AppError.of('users.right-needs-app', { right, app: 'adbreaks' })
  }
  return after
}

/** A workspace is never left without somebody who may do everything in it. */
const isFullFounder = ({ status, rights }: Pick<StoredOf<'users'>, 'status' | 'rights'>): boolean =>
  status === 'active' && rights.includes('founder') && rights.includes('bod')

/** @throws AppError 409 when `after` would leave the workspace without an active founder */
export const keepAFounder = async (
  work: SocaiUnitOfWork,
  before: StoredOf<'users'>,
  after: Pick<StoredOf<'users'>, 'status' | 'rights'>,
): Promise<void> => {
  if (!isFullFounder(before) || isFullFounder(after)) return
  const founders = await work.read('users').find({ status: 'active', rights: 'founder' })
  const other = founders.find((user) => user._id !== before._id && isFullFounder(user))
  if (!other) throw AppError.of('users.last-founder')
  // Written, so that the other founder can't be disabled at the same moment; MongoDB skips a write that changes nothing.
  work.update('users', { _id: other._id, rev: other.rev }, { $inc: { leaned: 1 } })
}

const isOnBoard = ({ status, rights }: Pick<StoredOf<'users'>, 'status' | 'rights'>): boolean =>
  status === 'active' && rights.includes('bod')

/**
 * Who confirms has somebody else to confirm for: while money waits for a second person, nobody takes the last but one off the board.
 * @throws AppError 409 when `after` would leave fewer than two on it
 */
export const keepTwoOnBoard = async (
  work: SocaiUnitOfWork,
  before: StoredOf<'users'>,
  after: Pick<StoredOf<'users'>, 'status' | 'rights'>,
): Promise<void> => {
  if (!isOnBoard(before) || isOnBoard(after) || !(await needsSecond(work))) return
  if ((await boardSize(work)) < 3) throw AppError.of('secondPerson.last-two')
}
