import { personMark } from '@shared/foundation/rights/persons'
import { addDays, dayOf, monthOf } from '@shared/foundation/days/days'
import type { ErrorCode } from '@shared/registry/errors'
import type { Id } from '@shared/foundation/ids'
import {
  checkinGroups,
  hoursBetween,
  MAX_CHECKIN_HOURS,
  overlap,
  whyNotCheckinTime,
  whyNotCheckoutTime,
} from '@shared/areas/people/rules/checkins'
import { can } from '@shared/foundation/rights/rights'
import { openDailyTasks } from '@shared/areas/tasks/rules/daily'
import { MAX_CORRECTIONS, type ActivityCreate, type ActivityPatch } from '@shared/areas/people/services/activities'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { assertMonthUnpaid, salaryOf } from '../../payroll'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'

type Activity = StoredOf<'activities'>
type User = StoredOf<'users'>
type Sent = Stored<ActivityCreate>
type ActivitiesCall = Call<'activities'>

const HOUR_MS = 3_600_000
const isHr = (caller: Caller): boolean => can(caller.rights, ['/office/hr'])
const isBoard = (caller: Caller): boolean => can(caller.rights, ['bod'])

/** Whether somebody may choose any day for a member's check-ins: HR those of others, bod their own as well. */
const choosesDays = (caller: Caller, userId: string): boolean => isHr(caller) && (userId !== caller.userId || isBoard(caller))

/** Whose check-in it is. @throws AppError 403 when it isn't the caller's to make */
const whose = (caller: Caller, named: Id<'users'> | undefined): Id<'users'> => {
  const userId = named ?? (caller.userId as Id<'users'> | null)
  if (userId === null) throw AppError.atField('userId', 'activities.member-required')
  if (userId !== caller.userId && !isHr(caller)) throw AppError.of('rights.missing')
  return userId
}

const assertNoError = (path: string, code: ErrorCode | null): void => {
  if (code) throw AppError.atField(path, code)
}

/** @throws AppError 400 unless the member is there and active */
const activeMember = async (work: SocaiUnitOfWork, userId: string): Promise<User> => {
  const member = await work.read('users').byId(userId)
  if (member?.status !== 'active') throw AppError.atField('userId', 'data.reference', { field: 'userId' })
  return member
}

/** HR changes no month that was paid. */
const keepPaidMonth = async (work: SocaiUnitOfWork, caller: Caller, userId: string, at: Date): Promise<void> => {
  const month = monthOf(at, caller.zone)
  await work.lock([lock.of('salaries', salaryOf(userId, month))])
  if (month !== monthOf(work.now, caller.zone)) await assertMonthUnpaid(work, userId, month)
}

const openOf = (work: SocaiUnitOfWork, userId: string): Promise<Activity | null> => work.read('activities').one({ open: true, userId })

/** A member's stays at work that could share time with one around `at`, `own` apart. */
const staysAround = async (work: SocaiUnitOfWork, userId: string, at: Date, own?: string): Promise<Activity[]> => {
  const reach = MAX_CHECKIN_HOURS * HOUR_MS
  const stays = await work
    .read('activities')
    .find({ userId, created: { $gte: new Date(at.getTime() - reach), $lte: new Date(at.getTime() + reach) } }, { sort: { created: 1 } })
  return stays.filter((stay) => isCheckin(stay) && stay._id !== own && stay.status !== 'disapproved')
}

const isCheckin = ({ group }: Pick<Activity, 'group'>): boolean => checkinGroups.some((each) => each === group)

const needsApproval = async ({ app, caller }: ActivitiesCall): Promise<boolean> => {
  const workspace = await app.get('database').platformRecords('workspaces').byId(caller.workspaceId)
  return workspace?.opts.checkinNeedApproval === 'enabled'
}

/** @throws AppError 400 when the one who is asked to approve can't be found */
const supervisor = async (work: SocaiUnitOfWork, { supervisorId }: { supervisorId?: Id<'users'> } = {}): Promise<Activity['data']> => {
  if (supervisorId === undefined) return undefined
  const member = await activeMember(work, supervisorId)
  return { supervisorId, supervisorName: member.name, supervised: false }
}

/** Begins a stay at work: now, or at the moment chosen. One of an earlier day that is still open stays without its end. */
export const checkIn = async (call: ActivitiesCall, data: Sent): Promise<Activity> => {
  const { service, params, caller } = call
  const userId = whose(caller, data.userId)
  const status = (await needsApproval(call)) ? ('pending' as const) : ('approved' as const)
  return service.run(params, [lock.of('checkins', userId)], async (work) => {
    const at = data.created ?? work.now
    if (data.created)
      assertNoError('created', whyNotCheckinTime(at, { now: work.now, zone: caller.zone, isHr: choosesDays(caller, userId) }))
    await activeMember(work, userId)
    await keepPaidMonth(work, caller, userId, at)
    const open = await openOf(work, userId)
    // HR enters what was forgotten before somebody came in again.
    const isEarlier = open !== null && choosesDays(caller, userId) && data.created !== undefined && at < open.created
    if (open && !isEarlier) await leaveOpen(call, work, open, at)
    const around = await staysAround(work, userId, at)
    if (around.some((stay) => overlap({ created: at }, stay))) throw AppError.atField('created', 'activities.overlapping')
    const data_ = await supervisor(work, data.data)
    work.retryOnDuplicate('userId')
    return service.add(work, params, {
      group: 'checkin',
      userId,
      created: at,
      status,
      audience: [personMark(userId), '/office/hr'],
      readBy: [],
      ...(isEarlier ? {} : { open: true as const }),
      ...(params.ip ? { createdIP: params.ip } : {}),
      ...(data.body?.trim() ? { body: data.body.trim() } : {}),
      ...(data_ ? { data: data_ } : {}),
    })
  })
}

/** @throws AppError 409 while a check-in of the same day is open */
const leaveOpen = async ({ service, params, caller }: ActivitiesCall, work: SocaiUnitOfWork, open: Activity, at: Date): Promise<void> => {
  if (dayOf(open.created, caller.zone) >= dayOf(at, caller.zone))
    throw AppError.of('activities.already-checked-in', {}, { data: { _id: open._id } })
  await service.change(work, params, open, { open: undefined, abandoned: true })
}

/** Ends a stay at work: the open one or, where HR names a moment, the last without an end that began before it. */
export const checkOut = async (call: ActivitiesCall, data: Sent): Promise<Activity> => {
  const { service, params, caller } = call
  const userId = whose(caller, data.userId)
  return service.run(params, [lock.of('checkins', userId)], async (work) => {
    const at = data.created ?? work.now
    const stay = await stayToEnd(work, caller, userId, data.created)
    if (!stay) throw AppError.of('activities.not-checked-in')
    if (stay.status === 'disapproved') throw AppError.of('activities.ask-manager')
    assertNoError('created', whyNotCheckoutTime(stay.created, at, { now: work.now, isExact: !data.created }))
    await keepPaidMonth(work, caller, userId, stay.created)
    await assertDailyTasksTicked(work, caller, stay)
    const asked = await supervisor(work, data.data)
    return endStay(call, work, stay, at, {
      ...(data.body?.trim() ? { body: data.body.trim() } : {}),
      ...(asked ? { data: { ...stay.data, ...asked } } : {}),
    })
  })
}

/**
 * Who goes has ticked the daily tasks of the day they came; what lies further back can't be ticked any more.
 * @throws AppError 400 naming those that are open
 */
const assertDailyTasksTicked = async (work: SocaiUnitOfWork, caller: Caller, { userId, created }: Activity): Promise<void> => {
  const day = dayOf(created, caller.zone)
  if (day < addDays(dayOf(work.now, caller.zone), -1)) return
  const tasks = await work.read('tasks').find({ userId, status: 'assigned', group: 'daily' })
  const open = openDailyTasks(tasks, day).map(({ _id, name }) => ({ _id, name }))
  if (open.length === 0) return
  throw AppError.of('activities.tasks-open', {}, { data: { tasks: open } })
}

const stayToEnd = async (work: SocaiUnitOfWork, caller: Caller, userId: string, chosen: Date | undefined): Promise<Activity | null> => {
  const open = await openOf(work, userId)
  if (!chosen || !choosesDays(caller, userId) || (open && open.created <= chosen)) return open
  const before = (await staysAround(work, userId, chosen)).filter(({ created, checkedOut }) => !checkedOut && created <= chosen)
  return before.at(-1) ?? open
}

const endStay = async (
  { service, params }: ActivitiesCall,
  work: SocaiUnitOfWork,
  stay: Activity,
  at: Date,
  fields: Partial<Activity>,
): Promise<Activity> => {
  const ended = { created: fields.created ?? stay.created, checkedOut: at }
  const around = await staysAround(work, stay.userId ?? '', ended.created, stay._id)
  if (around.some((other) => overlap(ended, other))) throw AppError.atField('checkedOut', 'activities.overlapping')
  return service.change(work, params, stay, {
    ...fields,
    checkedOut: at,
    amount: hoursBetween(ended.created, at),
    open: undefined,
    abandoned: undefined,
    ...(params.ip ? { updatedIP: params.ip } : {}),
  })
}

/** A terminal tells that somebody stands before it: they come, or they go. */
export const checkInByTerminal = async (call: ActivitiesCall, data: Sent): Promise<Activity> => {
  const { service, params, caller } = call
  if (!caller.keyed) throw AppError.of('activities.key-only')
  const { userId } = data
  if (userId === undefined) throw AppError.atField('userId', 'activities.member-required')
  const status = (await needsApproval(call)) ? ('pending' as const) : ('approved' as const)
  return service.run(params, [lock.of('checkins', userId)], async (work) => {
    const at = data.created ?? work.now
    if (data.created) assertNoError('created', whyNotCheckinTime(at, { now: work.now, zone: caller.zone, isHr: true, isExact: true }))
    if (dayOf(at, caller.zone) !== dayOf(work.now, caller.zone)) throw AppError.atField('created', 'activities.other-day')
    await activeMember(work, userId)
    const open = await openOf(work, userId)
    if (open && whyNotCheckoutTime(open.created, at, { now: work.now, isExact: true }) === null) return endStay(call, work, open, at, {})
    if (open) await service.change(work, params, open, { open: undefined, abandoned: true })
    work.retryOnDuplicate('userId')
    return service.add(work, params, {
      group: 'checkinBOT',
      userId,
      created: at,
      status,
      audience: [personMark(userId), '/office/hr'],
      readBy: [],
      open: true,
      ...(params.ip ? { createdIP: params.ip } : {}),
    })
  })
}

/** HR decides on a check-in, or puts its times right; never on one's own unless bod. */
export const patchCheckin = async (call: ActivitiesCall, id: string, data: Stored<ActivityPatch>): Promise<Activity> => {
  const { service, params, caller } = call
  if (!isHr(caller)) throw AppError.of('rights.missing')
  return service.run(params, [lock.record('activities', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    if (!isCheckin(before)) throw AppError.of('rights.missing')
    const userId = before.userId ?? ''
    await work.lock([lock.of('checkins', userId)])
    if (userId === caller.userId && !isBoard(caller)) throw AppError.of('activities.own-approval')
    const decided = decision(caller, before, data)
    const created = data.created ?? before.created
    const moved = created.getTime() !== before.created.getTime()
    if (!moved && !data.checkedOut) return service.change(work, params, before, decided)
    const corrected = correction(caller, before, data, work.now)
    assertNoError('created', whyNotCheckinTime(created, { now: work.now, zone: caller.zone, isHr: true, isExact: !moved }))
    await keepPaidMonth(work, caller, userId, before.created)
    await keepPaidMonth(work, caller, userId, created)
    const until = data.checkedOut ?? before.checkedOut
    if (until) {
      const isExact = until.getTime() === before.checkedOut?.getTime()
      assertNoError('checkedOut', whyNotCheckoutTime(created, until, { now: work.now, isExact }))
      return endStay(call, work, before, until, { ...decided, created, ...corrected })
    }
    const around = await staysAround(work, userId, created, before._id)
    if (around.some((stay) => overlap({ created }, stay))) throw AppError.atField('created', 'activities.overlapping')
    return service.change(work, params, before, { ...decided, created, ...corrected })
  })
}

/** What stood before times were put right, with who did it, when and why. Times that stay the same are no correction. */
const correction = (caller: Caller, before: Activity, data: Stored<ActivityPatch>, now: Date): Partial<Activity> => {
  const isSame = (next: Date | undefined, was: Date | undefined): boolean => next === undefined || next.getTime() === was?.getTime()
  if (isSame(data.created, before.created) && isSame(data.checkedOut, before.checkedOut)) return {}
  const made = {
    time: now,
    ...(caller.person ? { by: { _id: caller.person._id, name: caller.person.name } } : {}),
    ...(data.why?.trim() ? { why: data.why.trim() } : {}),
    created: before.created,
    ...(before.checkedOut ? { checkedOut: before.checkedOut } : {}),
  }
  return { corrections: [...(before.corrections ?? []), made].slice(-MAX_CORRECTIONS) }
}

/** Refusing one that is open ends it: whose it is may come in anew. */
const decision = (caller: Caller, before: Activity, { status, data }: Stored<ActivityPatch>): Partial<Activity> => {
  if (status !== 'approved' && status !== 'disapproved') return {}
  return {
    status,
    data: {
      ...before.data,
      ...(caller.person ? { supervisorId: caller.person._id, supervisorName: caller.person.name } : {}),
      supervised: true,
      ...(status === 'disapproved' && data?.reason ? { reason: data.reason } : { reason: undefined }),
    },
    ...(status === 'disapproved' ? { open: undefined } : {}),
  }
}
