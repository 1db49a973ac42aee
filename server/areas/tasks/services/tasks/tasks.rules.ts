import { lock } from '../../../../kernel/locks'
import { isKeptGroup } from '@shared/foundation/documents/asset-groups'
import { addDays, dayOf } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { can } from '@shared/foundation/rights/rights'
import { taskAudience } from '@shared/areas/tasks/rules/audience'
import { isTickedOn, MAX_TICKS } from '@shared/areas/tasks/rules/daily'
import { deadlineErrors, nextDeadline } from '@shared/areas/tasks/rules/deadlines'
import {
  commentOfMove,
  mayEditTask,
  moveTo,
  textOfMove,
  whyClosed,
  whyNotCancelTask,
  whyNotTick,
  type TaskMove,
} from '@shared/areas/tasks/rules/moves'
import type { FieldError } from '@shared/foundation/errors/field-error'
import type { TaskCreate, TaskPatch } from '@shared/areas/tasks/services/tasks'
import type { Stored } from '@shared/foundation/declaration/wire'
import { isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { say, type Said } from '../../../talk/talk'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { keepPeriod } from '../../asset-period'
import { remindOfDeadlines } from './remind-of-deadlines'
import { tellOfMove, tellPerformer } from './task-notices'

type Task = StoredOf<'tasks'>
type TaskCall = Call<'tasks'>
type Created = Stored<TaskCreate>
type Patched = Stored<TaskPatch>

const create = async (call: TaskCall, data: Created): Promise<Task> => {
  const { service, params, caller } = call
  return service.run(params, [], async (work) => {
    const userId = data.userId ?? caller.person?._id
    if (!userId) throw AppError.atField('userId', 'data.field-required', { field: 'userId' })
    assertNoFieldErrors([...deadlineErrors(data, work.now), ...periodErrors(data)])
    await assertMaySchedule(caller, work, data)
    const performer = await performerOf(work, userId)
    const privacy = data.privacy ?? 'public'
    const owner = ownerOf(caller)
    const { deadline, ...fields } = data
    const stored = await service.add(work, params, {
      ...fields,
      ...(data.group === 'daily' ? { dailySince: dayOf(work.now, caller.zone) } : { deadline }),
      userId,
      privacy,
      status: 'assigned',
      rejections: 0,
      comments: 0,
      ...(owner.keyId ? { keyId: owner.keyId } : {}),
      audience: taskAudience({ privacy, userId, ...owner }, performer.division),
    })
    if (stored.period && !params.within) await keepAssetPeriod(work, null, stored)
    tellPerformer(work, caller, stored)
    return withPerformer(work, stored)
  })
}

/** Whose task it is: the member's who makes it, or the program's. */
const ownerOf = ({ person, key }: TaskCall['caller']): Pick<Task, 'creatorId' | 'keyId'> => ({
  ...(person ? { creatorId: person._id } : {}),
  ...(key ? { keyId: key._id } : {}),
})

/** Only what is done to an asset, and has a deadline, comes round again. */
const periodErrors = ({
  group,
  period,
  assetId,
}: Pick<Task, 'group'> & { period?: number | null | undefined; assetId?: string | null | undefined }): FieldError[] =>
  period && (!assetId || group === 'daily') ? [{ path: 'period', code: 'tasks.period-invalid', values: {} }] : []

/** @throws AppError 403: when what the company owns or rents is maintained is for the board to say */
const assertMaySchedule = async (
  caller: TaskCall['caller'],
  work: SocaiUnitOfWork,
  { period, assetId }: { period?: number | null | undefined; assetId?: string | null | undefined },
): Promise<void> => {
  if (!period || !assetId || can(caller.rights, ['bod'])) return
  const asset = await work.read('assets').byId(assetId, { only: ['group'] })
  if (asset && isKeptGroup(asset.group)) throw AppError.atField('period', 'tasks.period-needs-bod')
}

/** @throws AppError 400 for somebody who isn't there, or no longer works here */
const performerOf = async (work: SocaiUnitOfWork, userId: string): Promise<StoredOf<'users'>> => {
  const performer = await work.read('users').byId(userId)
  if (!performer) throw AppError.atField('userId', 'data.reference', { field: 'userId' })
  if (performer.status !== 'active') throw AppError.atField('userId', 'tasks.performer-disabled', { name: performer.name })
  return performer
}

const patch = async (call: TaskCall, id: string, data: Patched): Promise<Task> => {
  const { service, params, caller } = call
  return service.run(params, [lock.record('tasks', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    const change = await changeOf(call, work, before, data)
    const after = await service.change(work, params, before, { ...change.fields, comments: before.comments + change.said.length })
    for (const said of change.said) await say(work, caller, { service: 'tasks', record: after }, said)
    if (!params.within) await keepAssetPeriod(work, before, after)
    if (change.move) tellOfMove(work, caller, after, change.move)
    if (after.userId !== before.userId) tellPerformer(work, caller, after)
    if (change.move === 'complete') await startNextPeriod(call, work, after)
    return withPerformer(work, after)
  })
}

/** An asset's period is that of its task; what an asset's own command changes it writes itself. */
const keepAssetPeriod = async (work: SocaiUnitOfWork, before: Task | null, after: Task): Promise<void> => {
  if (before?.period === after.period && before?.assetId === after.assetId) return
  if (before?.assetId && before.period && before.assetId !== after.assetId) await keepPeriod(work, before.assetId, undefined)
  if (after.assetId && (after.period ?? before?.period)) await keepPeriod(work, after.assetId, after.period)
}

/** As it is answered: with its performer. */
const withPerformer = async (work: SocaiUnitOfWork, task: Task): Promise<Task> => {
  const performer = await work.read('users').byId(task.userId)
  if (!performer) return task
  const { _id, name, username, avatar, division } = performer
  return { ...task, user: { _id, name, username, ...(avatar ? { avatar } : {}), ...(division ? { division } : {}) } }
}

interface Change {
  readonly fields: Partial<Task>
  readonly said: readonly Said[]
  readonly move: TaskMove | null
}

const changeOf = async (call: TaskCall, work: SocaiUnitOfWork, before: Task, data: Patched): Promise<Change> => {
  const { status: _status, result: _result, pictures: _pictures, ticked, reason: _reason, deadline: _deadline, ...terms } = data
  const moved = movedBy(call, work, before, data)
  const extended = extendedBy(call, work, before, data)
  const edited = await editedBy(call, work, before, terms)
  return {
    fields: { ...edited, ...extended.fields, ...moved.fields, ...(ticked === undefined ? {} : tickedFor(call, work, before, ticked)) },
    said: [...extended.said, ...moved.said],
    move: moved.move,
  }
}

const nothing: Change = { fields: {}, said: [], move: null }

/** A change of status, with the text it needs. A record sent back as it was moves nothing. */
const movedBy = ({ caller }: TaskCall, work: SocaiUnitOfWork, before: Task, { status, result, pictures = [] }: Patched): Change => {
  if (status === undefined || (status === before.status && (result === undefined || result === before.result))) {
    if (pictures.length > 0) throw AppError.atField('pictures', 'data.unknown-field', { field: 'pictures' })
    if (result !== undefined && result !== before.result) throw AppError.atField('result', 'data.unknown-field', { field: 'result' })
    return nothing
  }
  const { move, why } = moveTo(before, status, caller)
  if (why !== undefined) throw AppError.atField('status', why)
  const text = result?.trim() ?? ''
  const needed = textOfMove[move]
  if (needed && text === '') throw AppError.atField('result', needed)
  if (text === '' && pictures.length > 0) throw AppError.atField('pictures', 'data.only-with', { field: 'pictures', others: "'result'" })
  return {
    fields: { status, ...fieldsOfMove[move](before, text, work.now) },
    said: text === '' ? [] : [{ group: commentOfMove[move], desc: text, ...(pictures.length > 0 ? { attachments: pictures } : {}) }],
    move,
  }
}

const fieldsOfMove: Readonly<Record<TaskMove, (before: Task, text: string, now: Date) => Partial<Task>>> = {
  finish: (_before, text, now) => ({ result: text, doneAt: now }),
  resume: () => ({ doneAt: undefined }),
  reject: ({ rejections }) => ({ doneAt: undefined, rejections: rejections + 1 }),
  complete: ({ doneAt }, _text, now) => ({ doneAt: doneAt ?? now, completedAt: now }),
}

/** A moved deadline, with its reason. */
const extendedBy = ({ caller }: TaskCall, work: SocaiUnitOfWork, before: Task, data: Patched): Change => {
  const { deadline, reason } = data
  if (deadline === undefined) return nothing
  if (deadline.getTime() === before.deadline?.getTime()) {
    if (reason?.trim()) throw AppError.atField('reason', 'data.only-with', { field: 'reason', others: "'deadline'" })
    return nothing
  }
  assertEditable(before, caller)
  const group = data.group ?? before.group
  if (group === 'daily') return nothing
  assertNoFieldErrors(deadlineErrors({ group, deadline }, work.now))
  const text = reason?.trim() ?? ''
  // A task that was daily until now gets its first deadline.
  if (before.deadline && text === '') throw AppError.atField('reason', 'tasks.extension-reason-required')
  const deadlines = { ...(before.deadline ? { before: before.deadline } : {}), after: deadline }
  return {
    fields: { deadline, reminded: undefined },
    said: before.deadline ? [{ group: 'tasks/extend', desc: text, deadlines }] : [],
    move: null,
  }
}

/** @throws AppError 403 for others than assigner and board, 409 once it is completed or cancelled */
const assertEditable = (before: Task, caller: TaskCall['caller']): void => {
  if (!mayEditTask(before, caller)) throw AppError.of('tasks.not-creator')
  const closed = whyClosed(before)
  if (closed) throw AppError.of(closed)
}

type Terms = Omit<Patched, 'status' | 'result' | 'pictures' | 'ticked' | 'reason' | 'deadline'>

const editedBy = async ({ caller }: TaskCall, work: SocaiUnitOfWork, before: Task, terms: Terms): Promise<Partial<Task>> => {
  const changed = Object.entries(terms).filter(([field, value]) => !isEqual(value ?? null, before[field as keyof Task] ?? null))
  if (changed.length === 0) return {}
  assertEditable(before, caller)
  const fields = Object.fromEntries(changed.map(([field, value]) => [field, value ?? undefined])) as Partial<Task>
  const after = { ...before, ...fields }
  assertNoFieldErrors(periodErrors(after))
  if ('period' in fields || 'assetId' in fields) await assertMaySchedule(caller, work, after)
  const performer = after.userId === before.userId ? await work.read('users').byId(after.userId) : await performerOf(work, after.userId)
  if (after.group === 'daily' && before.group !== 'daily')
    Object.assign(fields, { deadline: undefined, dailySince: dayOf(work.now, caller.zone) })
  if (after.group !== 'daily' && before.group === 'daily') Object.assign(fields, { dailySince: undefined, ticks: undefined })
  return { ...fields, audience: taskAudience(after, performer?.division) }
}

/** A tick for a day of its own; one that is there already stays. */
const tickedFor = ({ caller }: TaskCall, work: SocaiUnitOfWork, before: Task, day: NonNullable<Patched['ticked']>): Partial<Task> => {
  const why = whyNotTick(before, caller)
  if (why) throw AppError.atField('ticked', why)
  const today = dayOf(work.now, caller.zone)
  if (day !== today && day !== addDays(today, -1)) throw AppError.atField('ticked', 'tasks.tick-day')
  const ticks = before.ticks ?? []
  return isTickedOn(before, day) ? {} : { ticks: [...ticks, { day, at: work.now }].slice(-MAX_TICKS) }
}

/** An asset's task that was completed comes round again: once, as nothing leads out of completed. */
const startNextPeriod = async ({ service, params, caller }: TaskCall, work: SocaiUnitOfWork, done: Task): Promise<void> => {
  const { period, deadline, name, group, desc, privacy, userId, assetId, creatorId, creator, keyId, audience } = done
  if (!period || !deadline) return
  const next = await service.add(work, params, {
    name,
    group,
    privacy,
    userId,
    audience,
    period,
    sourceId: done._id as Id<'tasks'>,
    deadline: nextDeadline(deadline, period, caller.zone),
    ...(desc === undefined ? {} : { desc }),
    ...(assetId ? { assetId } : {}),
    ...(keyId ? { keyId } : {}),
    ...(creatorId && creator ? { creatorId, creator } : { creatorId: undefined, creator: undefined }),
    status: 'assigned',
    rejections: 0,
    comments: 0,
  })
  tellPerformer(work, caller, next)
}

const REMIND_EVERY_MS = 5 * 60_000

/** What people give each other to do, from the giving to the approval; each change is one transaction with its comment. */
export const tasksRules: ServiceRules<'tasks'> = {
  create,
  patch,
  prepareRemove: async ({ caller }, work, before) => {
    const why = whyNotCancelTask(before, caller)
    if (why) throw AppError.of(why)
    if (before.assetId && before.period) await keepPeriod(work, before.assetId, undefined)
    return { status: 'cancelled' }
  },
  jobs: [{ name: 'deadlines that are near', everyMs: REMIND_EVERY_MS, run: remindOfDeadlines }],
}
