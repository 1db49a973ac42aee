import { dayOf, type Zone } from '@shared/foundation/days/days'
import { agreedChange, touchesTerms } from '@shared/foundation/documents/order-agreed'
import type { Id } from '@shared/foundation/ids'
import type { SocaiDatabase, StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'

type Order = StoredOf<'orders'>

/**
 * What a change makes of what was agreed on a day that is closed meanwhile: the difference is of now, and the day keeps what it said. Of an open
 * day it changes what that day says.
 * @throws AppError 409 for words alone: they would change what a closed day says, and no later day
 */
export const termsChangedAfterClosing = async (
  work: SocaiUnitOfWork,
  database: SocaiDatabase,
  before: Order,
  after: Order,
): Promise<Partial<Order>> => {
  if (before.created.getTime() !== after.created.getTime()) return {}
  if (work.zone && dayOf(before.created, work.zone) >= dayOf(work.now, work.zone)) return {}
  const change = agreedChange(before, after)
  if (!change && !touchesTerms(before, after)) return {}
  const workspace = await database.platformRecords('workspaces').byId(work.workspaceId as Id<'workspaces'>, { only: ['opts', 'zone'] })
  const lockDate = workspace?.opts.lockDate
  if (!workspace || lockDate === undefined) return {}
  const day = dayOf(before.created, workspace.zone as Zone)
  if (day > lockDate) return {}
  if (!change) throw AppError.of('books.closed', { lockDate, day })
  return { termChanges: [...(before.termChanges ?? []), { at: work.now, ...change }] as Order['termChanges'] }
}
