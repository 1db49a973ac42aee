import { createHmac } from 'node:crypto'
import { dayOf } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import { cashDifference, countedOf, lacksReason, toldTwice } from '@shared/areas/money/rules/cash-count'
import { isBlindTo } from '@shared/areas/counter/rules/blind-shifts'
import { MAX_COUNTS, type Carried, type ShiftCreate, type ShiftPatch } from '@shared/areas/counter/services/shifts'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { partOf } from '../../../../kernel/call'
import { lock } from '../../../../kernel/locks'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { nextDeviceNumber, nextNumberOf } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'
import { enterDifference, type TakenVouchers } from '../../../money/cash-difference'
import { cashLabelOf } from '../../../money/cash-label'
import { expectedIn } from '../../../money/counter-drawer'
import { carryCash } from './carry-cash'

type Shift = StoredOf<'shifts'>
type ShiftCall = Call<'shifts'>

/** Whom a counter sells to where nobody is named. */
const WALK_IN = 'Khách lẻ'

/** The partner who stands for everybody nobody knows; made with the first shift. */
const walkInOf = async ({ app, params }: ShiftCall, work: SocaiUnitOfWork): Promise<Shift['walkInId']> => {
  const known = await work.read('assets').one({ group: 'Customers', name: WALK_IN, status: 'active' }, { only: ['_id'], sort: { _id: 1 } })
  if (known) return known._id
  const { _id } = await app.service('assets').createWithin(work, partOf(params), { group: 'Customers', name: WALK_IN })
  return _id
}

const create = async (call: ShiftCall, { counter, label: sentLabel, ...rest }: Stored<ShiftCreate>): Promise<Shift> => {
  const { app, service, params, caller } = call
  let number: string | undefined
  return service.run(params, [lock.of('partners', WALK_IN)], async (work) => {
    const label = await cashLabelOf(call, work, sentLabel)
    const walkInId = await walkInOf(call, work)
    number ??= await nextNumberOf(app.get('database'), caller.workspaceId, 'shifts')
    const workspace = await work.readPlatform('workspaces').byId(caller.workspaceId, { only: ['opts'] })
    const before = await work.read('shifts').one({ counter, status: 'closed' }, { only: ['kept'], sort: { closedAt: -1, _id: -1 } })
    const none = { count: 0, amount: dong(0) }
    const begun: Partial<Shift> = {
      status: 'open',
      standing: true,
      expected: rest.opening,
      takings: [],
      carried: [],
      sales: none,
      returns: none,
      ...(workspace?.opts.blindCount ? { blind: true } : {}),
      ...(before?.kept === undefined ? {} : { handedOver: before.kept }),
    }
    return service.add(work, params, { ...rest, ...begun, counter, label, number, ...(walkInId ? { walkInId } : {}) })
  })
}

const patch = async (call: ShiftCall, id: string, data: Stored<ShiftPatch>): Promise<Shift> => {
  const { app, service, params, caller } = call
  const device = data.newDevice ? await nextDeviceNumber(app.get('database'), caller.workspaceId) : undefined
  const vouchers: Vouchers = { difference: new Map(), carried: new Map(), emptied: new Map() }
  return service.run(params, [lock.of('shifts', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    if (before.status === 'closed') throw AppError.of('shifts.closed', { number: before.number })
    const { status, expected: _seen, kept, keepTo, carry, newDevice: _asked, countDone, ...counting } = data
    if (device !== undefined) return service.change(work, params, before, { device })
    const isBlind = isBlindTo(caller.rights, before)
    if (isBlind && status === 'closed') throw AppError.of('shifts.count-first')
    assertCounted(before, isBlind ? { ...data, expected: before.expected } : data)
    if (countDone) return service.change(work, params, before, { ...counting, ...noted(call, work, { ...before, ...counting }) })
    const carried =
      carry &&
      (await carryCash(call, work, { ...before, inDrawer: before.expected, isBlind }, { ...carry, field: 'carry.label' }, vouchers.carried))
    const moved = carried ? withCarried(before, carried) : {}
    const counted = { ...before, ...moved, ...counting }
    return service.change(work, params, before, {
      ...counting,
      ...moved,
      ...(status === 'closed' ? await closed(call, work, counted, { kept, keepTo, vouchers }) : {}),
    })
  })
}

/** @throws AppError 400 where a kind of notes is told twice, 409 where something else is expected by now */
const assertCounted = ({ expected }: Shift, { counted = [], expected: seen = expected }: Stored<ShiftPatch>): void => {
  const twice = toldTwice(counted)
  if (twice >= 0) throw AppError.atField(`counted.${twice}.value`, 'shifts.piece-twice', { value: counted[twice]?.value ?? 0 })
  if (seen !== expected) throw AppError.atField('expected', 'shifts.moved', { comesTo: expected })
}

/** The vouchers' numbers that a command took: of a difference, of what is carried, and of what doesn't stay in the drawer in the end. */
interface Vouchers {
  readonly difference: TakenVouchers
  readonly carried: TakenVouchers
  readonly emptied: TakenVouchers
}

const withCarried = (shift: Shift, carried: Stored<Carried>): Pick<Shift, 'carried' | 'expected'> => {
  const all = [...(shift.carried ?? []), carried]
  return { carried: all, expected: expectedIn({ ...shift, carried: all }) }
}

/** One more count of a drawer, beside those before. @throws AppError 400 where nothing was counted, 409 after too many */
const noted = ({ caller }: ShiftCall, work: SocaiUnitOfWork, { counted, other, expected, counts = [] }: Shift): Pick<Shift, 'counts'> => {
  if (!counted && other === undefined) throw AppError.atField('counted', 'shifts.not-counted')
  if (counts.length >= MAX_COUNTS) throw AppError.of('shifts.counted-too-often', { most: MAX_COUNTS })
  const amount = countedOf(counted ?? [], other)
  const by = caller.person ? { by: caller.person.name } : {}
  return { counts: [...counts, { at: work.now, ...by, amount, expected, difference: cashDifference(amount, expected) }] }
}

interface Closing {
  readonly kept: number | undefined
  readonly keepTo: string | undefined
  readonly vouchers: Vouchers
}

/** What isn't left in the drawer of what was counted goes to the account that is named. @throws AppError 400 for more than was counted, or no account */
const emptied = async (
  call: ShiftCall,
  work: SocaiUnitOfWork,
  shift: Shift & { readonly countedAmount: number },
  { kept = shift.countedAmount, keepTo, vouchers }: Closing,
): Promise<Partial<Shift>> => {
  const inDrawer = shift.countedAmount
  if (kept > inDrawer) throw AppError.atField('kept', 'shifts.kept-too-much', { comesTo: inDrawer })
  const leaves = { kept: dong(kept) }
  if (kept === inDrawer) return leaves
  if (!keepTo) throw AppError.atField('keepTo', 'shifts.keep-to-required')
  const carried = await carryCash(
    call,
    work,
    { ...shift, inDrawer },
    { amount: inDrawer - kept, label: keepTo, field: 'keepTo' },
    vouchers.emptied,
  )
  return { ...leaves, carried: [...(shift.carried ?? []), { ...carried, afterCount: true }] }
}

/** What closing adds to a shift that was counted: by how much it differs, the entry that books the difference, and what is left for the next. */
const closed = async (call: ShiftCall, work: SocaiUnitOfWork, shift: Shift, closing: Closing): Promise<Partial<Shift>> => {
  const { app, params, caller } = call
  const { counted, other, note } = shift
  if (!counted && other === undefined) throw AppError.atField('counted', 'shifts.not-counted')
  const countedAmount = countedOf(counted ?? [], other)
  const last = shift.counts?.at(-1)
  const recounted = last && last.amount !== countedAmount ? noted(call, work, shift) : {}
  const difference = cashDifference(countedAmount, shift.expected)
  if (lacksReason(difference, note)) throw AppError.atField('note', 'shifts.reason-required', { comesTo: difference })
  const found = {
    _id: shift._id,
    number: shift.number,
    day: dayOf(work.now, caller.zone),
    label: shift.label,
    mark: { shiftId: shift._id },
  }
  const fund =
    difference === 0
      ? null
      : await enterDifference(work, { app, params, caller }, found, {
          difference,
          reason: note ?? '',
          vouchers: closing.vouchers.difference,
        })
  return {
    status: 'closed',
    standing: undefined,
    countedAmount,
    difference,
    ...recounted,
    ...(await emptied(call, work, { ...shift, countedAmount }, closing)),
    closedAt: work.now,
    closedBy: caller.person ? { _id: caller.person._id, name: caller.person.name } : { name: 'API' },
    ...(fund ? { fundId: fund._id, fund: { _id: fund._id, ...(fund.number ? { number: fund.number } : {}) } } : {}),
  }
}

/** Made from the server's secret: it is kept nowhere, and no other company's is like it. */
const outboxKey: ReportFunctions<'shifts'>['outboxKey'] = async ({ app, caller }, { counter }) => ({
  key: createHmac('sha256', app.get('config').authSecret)
    .update(JSON.stringify(['outbox', caller.workspaceId, counter]))
    .digest('base64'),
})

/** Shifts at a counter: one is open at a time, and what is closed stays as it was counted. */
export const shiftsRules: ServiceRules<'shifts'> = { create, patch, reports: { outboxKey } }
