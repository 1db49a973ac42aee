import { firstDayOf, monthOfDay, type Day } from '@shared/foundation/days/days'
import { whyNotLockDate } from '@shared/foundation/ledger/lock-date'
import { whatBlocks, withoutNote } from '@shared/areas/books/rules/closing-checks'
import type { SealCreate } from '@shared/areas/books/services/seals'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { partOf } from '../../../../kernel/call'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { chainEntries, lastPlaceOf } from '../../../../ledger/chain'
import { AppError } from '../../../../platform/errors'
import { closesTaxedDays, oneAfterTheOther } from '../../../tax/closings-and-law'
import type { Records } from '../../../../platform/mongo/records'
import { closingChecks, endsMonth } from './checks'
import { figuresOf } from './figures'
import { codeOf, type Sealed } from './sealed'

type Seal = StoredOf<'seals'>
type Workspace = StoredOf<'workspaces'>

/**
 * Closes a month and seals it. The days are closed first: from then on nothing can come between what stands in line and what is sealed. Cut
 * off in between, the month is closed and can still be sealed.
 * @throws AppError 400 for what is no month gone by, or where a word is missing; 409 for what must be done first, and for a sealed month
 */
export const closeMonth = async (call: Call<'seals'>, { until, notes = [] }: Stored<SealCreate>): Promise<Seal> => {
  const { app, service, params, caller } = call
  if (!endsMonth(until)) throw AppError.atField('until', 'books.not-a-month-end')
  const why = whyNotLockDate(until, app.get('now')(), caller.zone)
  if (why) throw AppError.atField('until', why)
  await assertNotSealed(app.get('database').records('seals', caller.workspaceId), until)
  const { data } = await closingChecks(call, until)
  const blocks = whatBlocks(data)
  if (blocks > 0) throw AppError.of('books.must-be-done', { count: blocks })
  if (withoutNote(data, notes).length > 0) throw AppError.atField('notes', 'books.note-required')
  const open = data
    .filter(({ count }) => count > 0)
    .map(({ kind, count, amount }) => ({ kind, count, ...(amount === undefined ? {} : { amount }) }))

  await lockThrough(call, until)
  await chainEntries(app, caller.workspaceId)
  return service.run(params, [], async (work) => {
    await assertStillLocked(call, work, until)
    const number = (await assertNotSealed(work.read('seals'), until)) + 1
    const [head] = await work.read('blocks').find({}, { sort: { block: -1 }, limit: 1 })
    const since = firstDayOf(monthOfDay(until))
    const sealed: Sealed = {
      until,
      at: work.now,
      seq: lastPlaceOf(head ?? null),
      digest: head?.digest ?? '',
      figures: await figuresOf(app.get('database'), caller, { since, until }),
      notes,
      open,
    }
    return service.add(work, params, { ...sealed, number, code: codeOf(sealed) })
  })
}

/** @returns how many seals of it there are, all of which were opened @throws AppError 409 where one stands */
const assertNotSealed = async (seals: Pick<Records<Seal>, 'find'>, until: Day): Promise<number> => {
  const [last] = await seals.find({ until }, { sort: { number: -1 }, limit: 1 })
  if (last && last.opened === undefined) throw AppError.of('books.sealed-already')
  return last?.number ?? 0
}

const workspaceOf = async ({ app, caller }: Call<'seals'>): Promise<Workspace> => {
  const workspace = await app.get('database').platformRecords('workspaces').byId(caller.workspaceId)
  if (!workspace) throw new Error(`there is no workspace ${caller.workspaceId}`)
  return workspace
}

/** Closes the days as the settings do; days that are closed already stay so. */
const lockThrough = async (call: Call<'seals'>, until: Day): Promise<void> => {
  const { app, caller } = call
  const workspaces = app.service('workspaces')
  const params = partOf(call.params)
  await workspaces.run(params, [lock.record('workspaces', caller.workspaceId)], async (work) => {
    const before = await workspaceOf(call)
    const { opts } = before
    if (opts.lockDate !== undefined && opts.lockDate >= until) return before
    const closed = { ...opts, lockDate: until }
    if (closesTaxedDays(opts, closed)) await oneAfterTheOther(work)
    return workspaces.change(work, params, before, { opts: closed })
  })
}

/** Whoever opens the days meanwhile is met when it is written. */
const assertStillLocked = async (call: Call<'seals'>, work: SocaiUnitOfWork, until: Day): Promise<void> => {
  const { _id, opts, zone } = await workspaceOf(call)
  const { lockDate } = opts
  if (lockDate === undefined || lockDate < until) throw AppError.of('books.opened-meanwhile')
  work.update('workspaces', { _id, 'opts.lockDate': lockDate }, { $set: { zone } })
}
