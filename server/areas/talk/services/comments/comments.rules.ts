import { lock } from '../../../../kernel/locks'
import { isLike, mayWrite, TALK_SERVICES, type TalkService } from '@shared/areas/talk/rules/talk'
import { declarationOf } from '@shared/registry/declarations'
import type { CommentCreate, CommentPatch } from '@shared/areas/talk/services/comments'
import type { Id } from '@shared/foundation/ids'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { say, UNREAD_MS, type Subject } from '../../talk'
import { serialize } from '../../../../kernel/serialize'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { groupBy } from '@shared/foundation/group-by'

type Comment = StoredOf<'comments'>
type CommentCall = Call<'comments'>

/** Of how many of the newest comments a find that names no record picks those the caller may see. */
const MOST_LOOKED_THROUGH = 1000

/** Comments of the records named, which the caller must be able to see; of none named, of the newest there are. Removed ones are left out. */
const find: ServiceRules<'comments'>['find'] = async (call, next) => {
  const { params } = call
  const query = { status: 'active', ...params.query } as Record<string, unknown>
  const { targetId } = query
  const named = typeof targetId === 'string' ? [targetId] : null
  const seen = named ?? (await subjectsSeen(call, query))
  if (named && !(await isSeen(call, query['target'], named[0] ?? ''))) throw AppError.of('request.not-found')
  params.query = { ...query, targetId: named ? targetId : { $in: seen } }
  return next()
}

const isSeen = async ({ app, caller }: CommentCall, service: unknown, id: string): Promise<boolean> => {
  const services = isTalkService(service) ? [service] : TALK_SERVICES
  for (const each of services) {
    const record = await app.get('database').records(each, caller.workspaceId).byId(id)
    if (record) return serialize(declarationOf(each), record, caller) !== null
  }
  return false
}

const isTalkService = (service: unknown): service is TalkService => TALK_SERVICES.some((known) => known === service)

/** The records that a query names one by one, or null. */
const idsNamed = (targetId: unknown): string[] | null => {
  const { $in: ids }: { $in?: unknown } = typeof targetId === 'object' && targetId !== null ? targetId : {}
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null
}

const subjectsSeen = async ({ app, caller }: CommentCall, query: Readonly<Record<string, unknown>>): Promise<string[]> => {
  const database = app.get('database')
  const { target, targetId } = query
  const ids = idsNamed(targetId)
  if (ids && isTalkService(target)) {
    const subjects = await database.records(target, caller.workspaceId).byIds([...new Set(ids)])
    return subjects.filter((subject) => serialize(declarationOf(target), subject, caller)).map(({ _id }) => _id)
  }
  const newest = await database
    .records('comments', caller.workspaceId)
    .find(
      { ...(target === undefined ? {} : { target }), ...(targetId === undefined ? {} : { targetId }) },
      { sort: { _id: -1 }, limit: targetId === undefined ? MOST_LOOKED_THROUGH : 10_000, only: ['target', 'targetId'] },
    )
  const seen: string[] = []
  for (const service of TALK_SERVICES) {
    const ids = [...new Set(newest.filter((comment) => comment.target === service).map((comment) => comment.targetId))]
    const subjects = await database.records(service, caller.workspaceId).byIds(ids)
    for (const subject of subjects) if (serialize(declarationOf(service), subject, caller)) seen.push(subject._id)
  }
  return seen
}

const create = async ({ service, params, caller }: CommentCall, data: Stored<CommentCreate>): Promise<Comment> => {
  const { target, targetId, group } = data
  if (!mayWrite(target, group)) throw AppError.atField('group', 'comments.group-invalid', { group })
  const desc = data.desc?.trim() ?? ''
  const { attachments = [] } = data
  if (!isLike(group) && desc === '' && attachments.length === 0) throw AppError.atField('desc', 'comments.text-required')
  if (isLike(group) && attachments.length > 0) throw AppError.atField('attachments', 'data.unknown-field', { field: 'attachments' })
  if (isLike(group) && !caller.person) throw AppError.of('comments.members-only')
  return service.run(params, [lock.record(target, targetId)], async (work) => {
    const record = await work.read(target).byId(targetId)
    if (!record || !serialize(declarationOf(target), record, caller)) throw AppError.of('request.not-found')
    const said = isLike(group)
      ? { group, like: `${targetId} ${caller.userId ?? ''}` }
      : { group, ...(desc ? { desc } : {}), ...(attachments.length > 0 ? { attachments } : {}) }
    const comment = await say(work, caller, subjectOf(target, record), said)
    countOn(work, target, record, group, 1)
    if (target === 'posts' && !isLike(group)) answered(work, record as StoredOf<'posts'>, caller)
    return { ...comment, subject: record }
  })
}

/** Both sides of a task, and the author of a post, are notified of comments on it. */
const subjectOf = (service: TalkService, record: object & { _id: string }): Subject => {
  const { userId, creatorId } = record as { userId?: Id<'users'>; creatorId?: Id<'users'> }
  return { service, record, followers: service === 'tasks' ? [userId, creatorId] : service === 'posts' ? [creatorId] : [] }
}

/** Records that show how much is said about them count it. */
const countOn = (work: SocaiUnitOfWork, service: TalkService, record: object & { _id: string }, group: string, by: 1 | -1): void => {
  if (service !== 'tasks' && service !== 'posts') return
  const field = isLike(group) ? 'likes' : 'comments'
  if (service === 'tasks' && field === 'likes') return
  work.updateAll(service, { _id: record._id }, { $inc: { [field]: by, rev: 1 }, $set: { updated: work.now } })
  work.emitReloaded(service, [record._id])
}

/** A guest's question is answered by the first member's comment. */
const answered = (work: SocaiUnitOfWork, post: StoredOf<'posts'>, caller: Caller): void => {
  if (post.status !== 'pending' || !caller.person) return
  work.update('posts', { _id: post._id, status: 'pending' }, { $set: { status: 'completed', answeredAt: work.now } })
}

/** Rewritten, or taken back, by whoever wrote it; what a removed one said is kept by the audit alone. */
const patch = async ({ service, params, caller }: CommentCall, id: string, data: Stored<CommentPatch>): Promise<Comment> =>
  service.run(params, [lock.record('comments', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    const isRewritten = data.desc !== undefined && data.desc.trim() !== before.desc
    const isRemoved = data.status === 'removed' && before.status !== 'removed'
    if (!isRewritten && !isRemoved && (data.status ?? before.status) === before.status) return before
    if (caller.userId === null || before.creatorId !== caller.userId || !mayWrite(before.target, before.group))
      throw AppError.of('comments.not-yours')
    if (before.status === 'removed') throw AppError.atField('status', 'data.field-invalid', { field: 'status' })
    if (!isRemoved) return service.change(work, params, before, rewritten(before, data.desc?.trim() ?? ''))
    const after = await service.change(work, params, before, {
      status: 'removed',
      desc: undefined,
      attachments: undefined,
      mentions: undefined,
      like: undefined,
      unreadBy: undefined,
    })
    countOn(work, before.target, { _id: before.targetId }, before.group, -1)
    return { ...after, subject: (before as { subject?: unknown }).subject } as Comment
  })

/** A like says nothing, a comment something. */
const rewritten = ({ group }: Comment, desc: string): Partial<Comment> => {
  if (isLike(group)) throw AppError.atField('desc', 'data.unknown-field', { field: 'desc' })
  if (desc === '') throw AppError.atField('desc', 'comments.text-required')
  return { desc }
}

const MOST_UNREAD = 2000

const unread: ReportFunctions<'comments'>['unread'] = async ({ app, caller }, { target }) => {
  const { userId, workspaceId } = caller
  if (userId === null) return { data: [] }
  const database = app.get('database')
  const waiting = await database.records('comments', workspaceId).find(
    {
      unreadBy: userId,
      target,
      created: { $gte: new Date(app.get('now')().getTime() - UNREAD_MS) },
    },
    { sort: { created: -1 }, limit: MOST_UNREAD, only: ['targetId'] },
  )
  const byRecord = groupBy(waiting, ({ targetId }) => targetId)
  const subjects = await database.records(target, workspaceId).byIds([...byRecord.keys()])
  const seen = subjects.filter((subject) => serialize(declarationOf(target), subject, caller))
  const data = seen.map(({ _id }) => ({ targetId: _id, count: byRecord.get(_id)?.length ?? 0 }))
  return { data: data.sort((a, b) => (a.targetId < b.targetId ? -1 : 1)) }
}

const markRead: NonNullable<ServiceRules<'comments'>['patchMany']> = async (call, { target, targetId }, { read }) => {
  const { service, params, caller } = call
  if (!read) throw AppError.atField('read', 'data.field-invalid', { field: 'read' })
  if (!(await isSeen(call, target, targetId))) throw AppError.of('request.not-found')
  const { userId } = caller
  return service.run(params, [], (work) => {
    if (userId !== null) work.updateAll('comments', { targetId, target, unreadBy: userId }, { $pull: { unreadBy: userId } })
    return Promise.resolve({ target, targetId })
  })
}

/** Talk: what is said about a record is for whoever sees the record. */
export const commentsRules: ServiceRules<'comments'> = { find, create, patch, patchMany: markRead, reports: { unread } }
