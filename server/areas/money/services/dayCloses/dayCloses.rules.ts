import { isEqual } from '@shared/foundation/equal'
import { can } from '@shared/foundation/rights/rights'
import { cashDifference, countedOf, lacksReason, mayCount, toldTwice } from '@shared/areas/money/rules/cash-count'
import type { DayCloseCreate, DayClosePatch } from '@shared/areas/money/services/dayCloses'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { nextNumberOf } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'
import { cashBookOf } from '../../cash-book'
import { enterDifference, type TakenVouchers } from '../../cash-difference'
import { cashLabelOf } from '../../cash-label'
import { tellDaySigned } from '../../day-signed'
import { refund } from '../../order-money'
import { dayClosesNotices } from './dayCloses.notices'
import { dayClosesReports } from './dayCloses.reports'

type DayClose = StoredOf<'dayCloses'>
type CloseCall = Call<'dayCloses'>
type Counting = Pick<Stored<DayClosePatch>, 'pieces' | 'other'>

const sentCount = (pieces: Counting['pieces'], other: Counting['other']): Counting => ({
  ...(pieces ? { pieces } : {}),
  ...(other === undefined ? {} : { other }),
})

/** What a count comes to with what was sent. @throws AppError 400 where a kind of notes is told twice */
const counted = (before: Pick<DayClose, 'pieces' | 'other'>, { pieces = before.pieces, other = before.other }: Counting) => {
  const at = toldTwice(pieces)
  if (at >= 0) throw AppError.atField(`pieces.${at}.value`, 'dayCloses.piece-twice', { value: pieces[at]?.value ?? 0 })
  return { pieces, other, counted: countedOf(pieces, other) }
}

const create = async (call: CloseCall, { day, label: sentLabel, pieces, other, ...words }: Stored<DayCloseCreate>): Promise<DayClose> => {
  const { app, service, params, caller } = call
  const now = app.get('now')()
  if (!mayCount(day, now, caller.zone)) throw AppError.atField('day', 'dayCloses.day-invalid')
  let number: string | undefined
  return service.run(params, [], async (work) => {
    const label = await cashLabelOf(call, work, sentLabel)
    const count = counted({ pieces: [], other: 0 }, sentCount(pieces, other))
    number ??= await nextNumberOf(app.get('database'), caller.workspaceId, 'dayCloses')
    return service.add(work, params, { ...words, ...count, day, label, number, status: 'open', standing: true })
  })
}

const patch = async (call: CloseCall, id: string, data: Stored<DayClosePatch>): Promise<DayClose> => {
  const { service, params } = call
  const { status: wanted, expected, takenBackReason, pieces, other, ...words } = data
  let isSigning = false
  const taken: Taken = { vouchers: new Map(), reversals: new Map() }
  const stored = await service.run(params, [lock.record('dayCloses', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    // Forms send back what they were given.
    const status = wanted === before.status && wanted === 'open' ? undefined : wanted
    if (status === undefined && !touches(before, data)) return before
    if (before.status === 'cancelled') throw AppError.of('dayCloses.cancelled')
    if (before.status === 'signed' && (status !== 'cancelled' || touches(before, data)))
      throw AppError.of('dayCloses.signed', { name: before.signedBy?.name ?? '' })
    assertTold(data, status)
    const fields = before.status === 'signed' ? {} : { ...words, ...counted(before, sentCount(pieces, other)) }
    isSigning = status === 'signed'
    const changes =
      status === 'signed'
        ? await signed(call, work, { ...before, ...fields }, { expected, taken })
        : status === 'cancelled'
          ? await takenBack(call, work, before, { takenBackReason, taken })
          : {}
    return service.change(work, params, before, { ...fields, ...changes })
  })
  if (isSigning) tellDaySigned(call, stored)
  return stored
}

/** Whether what was sent of the count differs from what stands there. */
const touches = (before: DayClose, { pieces, other, reason, note }: Stored<DayClosePatch>): boolean =>
  Object.entries({ pieces, other, reason, note }).some(
    ([field, value]) => value !== undefined && !isEqual(value, before[field as 'pieces'] ?? ''),
  )

/** @throws AppError 400 for what says something of signing, or of taking back, beside another thing */
const assertTold = ({ expected, takenBackReason }: Stored<DayClosePatch>, status: DayClose['status'] | undefined): void => {
  if (expected !== undefined && status !== 'signed') throw AppError.atField('expected', 'data.not-taken', { field: 'expected' })
  if (takenBackReason !== undefined && status !== 'cancelled')
    throw AppError.atField('takenBackReason', 'data.not-taken', { field: 'takenBackReason' })
}

/** The numbers that a command took: one that runs again keeps them. */
interface Taken {
  readonly vouchers: TakenVouchers
  readonly reversals: Map<string, Promise<string>>
}

/** What signing adds to a count: what the book says at this moment, and the entry that books the difference. */
const signed = async (
  { app, params, caller }: CloseCall,
  work: SocaiUnitOfWork,
  close: DayClose,
  { expected, taken: { vouchers } }: { readonly expected: number | undefined; readonly taken: Taken },
): Promise<Partial<DayClose>> => {
  const balance = (await cashBookOf(app.get('database'), caller, close.day)).balanceOf(close.label)
  if (expected !== undefined && expected !== balance) throw AppError.atField('expected', 'dayCloses.book-moved', { comesTo: balance })
  const difference = cashDifference(close.counted, balance)
  const { reason = '' } = close
  if (lacksReason(difference, reason)) throw AppError.atField('reason', 'dayCloses.reason-required')
  const fund =
    difference === 0
      ? null
      : await enterDifference(
          work,
          { app, params, caller },
          { ...close, mark: { dayCloseId: close._id } },
          { difference, reason, vouchers },
        )
  return {
    status: 'signed',
    expected: balance,
    difference,
    signedAt: work.now,
    signedBy: caller.person ? { _id: caller.person._id, name: caller.person.name } : { name: 'API' },
    ...(fund ? { fundId: fund._id, fund: { _id: fund._id, ...(fund.number ? { number: fund.number } : {}) } } : {}),
  }
}

/** Calls a count off; of one that was signed with its entry, by the board, who says why. It stays to be read. */
const takenBack = async (
  { app, params, caller }: CloseCall,
  work: SocaiUnitOfWork,
  before: DayClose,
  { takenBackReason, taken: { reversals } }: { readonly takenBackReason: string | undefined; readonly taken: Taken },
): Promise<Partial<DayClose>> => {
  if (before.status === 'signed') {
    if (!can(caller.rights, ['bod'])) throw AppError.of('dayCloses.take-back-needs-bod')
    if (!takenBackReason?.trim()) throw AppError.atField('takenBackReason', 'dayCloses.take-back-reason')
  }
  const reason = takenBackReason ? { reason: takenBackReason } : {}
  const closing = { database: app.get('database'), funds: app.service('funds'), params, caller, ...reason, numbers: reversals }
  const fund = before.fundId && (await work.read('funds').byId(before.fundId))
  if (fund && fund.status === 'completed') await refund(work, closing, fund)
  return {
    status: 'cancelled',
    standing: undefined,
    takenBackAt: work.now,
    takenBackBy: caller.person?.name ?? 'API',
    ...(takenBackReason ? { takenBackReason } : {}),
  }
}

/** Counts of cash: one of an account and day stands; what was signed stays as it is. */
export const dayClosesRules: ServiceRules<'dayCloses'> = { create, patch, reports: dayClosesReports, notices: dayClosesNotices }
