import { endOfDay, startOfDay } from '@shared/foundation/days/days'
import { isId, type Id } from '@shared/foundation/ids'
import { MAX_GUEST_POSTS, postAudience, responseFigures } from '@shared/areas/wall/rules/posts'
import type { FieldError } from '@shared/foundation/errors/field-error'
import { pageLimits } from '@shared/foundation/declaration/define-service'
import type { PostCreate, PostPatch } from '@shared/areas/wall/services/posts'
import type { Page } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { StoredOf } from '../../../../kernel/collections'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { notify } from '../../../../kernel/notices'
import { namedIn, tellNamed, titleOf } from '../../../talk/talk'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'

type Post = StoredOf<'posts'>
type PostCall = Call<'posts'>
type Created = Stored<PostCreate>
type Patched = Stored<PostPatch>

/** Removed posts are left out of lists. A guest, who names the workspace, reads its public wall. */
const find: ServiceRules<'posts'>['find'] = async (call, next) => {
  const { params } = call
  const workspaceId = params.extra?.['workspaceId']
  if (params.caller) {
    // A member reads their own company's wall, whatever is named.
    if (workspaceId !== undefined) throw AppError.of('query.field', { field: 'workspaceId' })
    params.query = { status: { $ne: 'removed' }, ...params.query }
    return next()
  }
  if (workspaceId === undefined) throw AppError.of('auth.required')
  return guestWall(call, workspaceId)
}

/** @throws AppError 404 unless the workspace is there and its wall is public */
const publicWall = async ({ app }: PostCall, workspaceId: string): Promise<StoredOf<'workspaces'>> => {
  const workspace = isId(workspaceId) ? await app.get('database').platformRecords('workspaces').byId(workspaceId) : null
  if (workspace?.status !== 'enabled' || !workspace.apps.includes('publicwall')) throw AppError.of('request.not-found')
  return workspace
}

const wholeIn = ({ extra = {} }: PostCall['params'], field: string, absent: number): number => {
  const text = extra[field]
  if (text === undefined) return absent
  if (!/^\d{1,6}$/.test(text)) throw AppError.of('query.value', { field })
  return Number(text)
}

/** The order a guest asks for; the newest first when they name none. */
const sortOf = ({ query }: PostCall['params']): Record<string, 1 | -1> =>
  (query?.['$sort'] as Record<string, 1 | -1> | undefined) ?? { _id: -1 }

const guestWall = async (call: PostCall, workspaceId: string): Promise<CustomAnswer<Page<GuestPost>>> => {
  await publicWall(call, workspaceId)
  const { app, params } = call
  const limit = Math.min(MAX_GUEST_POSTS, wholeIn(params, '$limit', pageLimits.default))
  const skip = wholeIn(params, '$skip', 0)
  const sort = sortOf(params)
  const posts = app.get('database').records('posts', workspaceId)
  const shown = { privacy: 'public', status: { $ne: 'removed' } }
  const [data, total] = await Promise.all([limit === 0 ? [] : posts.find(shown, { sort, limit, skip }), posts.count(shown)])
  const answers = await answersOf(call, workspaceId, data)
  return new CustomAnswer({ total, limit, skip, data: data.map((post) => guestView(post, answers.get(post._id) ?? [])) })
}

const answersOf = async ({ app }: PostCall, workspaceId: string, posts: readonly Post[]): Promise<Map<string, Post['answers']>> => {
  const comments = await app
    .get('database')
    .records('comments', workspaceId)
    .find({ targetId: { $in: posts.map(({ _id }) => _id) }, group: 'posts/comment', status: 'active' }, { sort: { _id: 1 }, limit: 1000 })
  const answers = new Map<string, NonNullable<Post['answers']>>()
  for (const { _id, targetId, creator, desc, created } of comments) {
    const list = answers.get(targetId) ?? []
    if (list.length < 50) list.push({ _id, name: creator?.name ?? '', desc: desc ?? '', created })
    answers.set(targetId, list)
  }
  return answers
}

/** What leaves the company: no phone, no ids of members, no notes on who sees what. */
const guestView = (
  { _id, workspaceId, rev, created, name, desc, avatar, privacy, status, guestName, creator, comments, likes }: Post,
  answers: Post['answers'],
) => ({
  _id,
  workspaceId,
  rev,
  created,
  ...(name === undefined ? {} : { name }),
  ...(desc === undefined ? {} : { desc }),
  ...(avatar === undefined ? {} : { avatar }),
  privacy,
  status,
  ...(guestName === undefined ? {} : { guestName }),
  ...(creator ? { creator: { name: creator.name, ...(creator.avatar ? { avatar: creator.avatar } : {}) } } : {}),
  comments,
  likes,
  ...(answers ? { answers } : {}),
})
type GuestPost = ReturnType<typeof guestView>

const create = async (call: PostCall, data: Created): Promise<Post | CustomAnswer<GuestPost>> => {
  const { params, caller } = call
  if (!params.caller) return ask(call, data)
  for (const field of ['workspaceId', 'guestName', 'guestPhone'] as const)
    if (data[field] !== undefined) throw AppError.atField(field, 'data.unknown-field', { field })
  assertNoFieldErrors(textErrors(data))
  const privacy = data.privacy ?? 'workspace'
  return call.service.run(params, [], async (work) => {
    const content = { ...contentOf(data), privacy, audience: postAudience(privacy, caller.person?._id) }
    const mentions = await namedIn(work, subjectOf({ ...content, _id: '', workspaceId: caller.workspaceId }), content.desc ?? '')
    const stored = await call.service.add(work, params, {
      ...content,
      ...(mentions.length > 0 ? { mentions } : {}),
      status: 'active',
      comments: 0,
      likes: 0,
    })
    tellNamed(work, caller, subjectOf(stored), mentions.map(idOf), content.desc ?? '')
    return stored
  })
}

const subjectOf = <T extends { readonly _id: string }>(record: T) => ({ service: 'posts' as const, record })
const idOf = ({ _id }: { readonly _id: Id<'users'> }): Id<'users'> => _id

const contentOf = ({ name, desc, avatar }: Created): Partial<Post> => ({
  ...(name?.trim() ? { name: name.trim() } : {}),
  ...(desc?.trim() ? { desc: desc.trim() } : {}),
  ...(avatar ? { avatar } : {}),
})

const textErrors = ({ name, desc }: Pick<Created, 'name' | 'desc'>): FieldError[] =>
  name?.trim() || desc?.trim() ? [] : [{ path: 'desc', code: 'posts.text-required', values: {} }]

/** A guest's question on a public wall; it waits for a member's answer. */
const ask = async (call: PostCall, data: Created): Promise<CustomAnswer<GuestPost>> => {
  const { app, service, params } = call
  if (data.workspaceId === undefined) throw AppError.of('auth.required-to-write')
  await publicWall(call, data.workspaceId)
  const guestName = data.guestName?.trim() ?? ''
  const guestPhone = data.guestPhone?.trim() ?? ''
  assertNoFieldErrors([
    ...textErrors({ desc: data.desc }),
    ...(guestName === '' ? [{ path: 'guestName', code: 'posts.guest-name-required' as const, values: {} }] : []),
    ...(guestPhone === '' ? [{ path: 'guestPhone', code: 'posts.guest-phone-required' as const, values: {} }] : []),
  ])
  await app.get('access').limits.take('guest-post', params.ip)
  const stored = await service.run(
    params,
    [],
    async (work) => {
      const post = await service.add(work, params, {
        desc: data.desc?.trim() ?? '',
        guestName,
        guestPhone,
        privacy: 'public',
        status: 'pending',
        comments: 0,
        likes: 0,
        audience: postAudience('public', undefined),
      })
      notify(work, call.caller, {
        kind: 'guest-question',
        title: `${guestName} asks`,
        body: titleOf(post),
        values: { name: guestName },
        target: { service: 'posts', _id: post._id },
        audience: ['member'],
      })
      return post
    },
    data.workspaceId,
  )
  return new CustomAnswer(guestView(stored, []))
}

/** Its creator rewrites a post; the board, and only the board, removes one. */
const preparePatch: ServiceRules<'posts'>['preparePatch'] = async ({ caller }, work, before, data: Patched) => {
  const { status: wanted, ...rest } = data
  const status = wanted === before.status ? undefined : wanted
  if (status !== undefined && status !== 'removed') throw AppError.atField('status', 'data.field-invalid', { field: 'status' })
  if (status === 'removed' && !caller.rights.includes('bod')) throw AppError.of('posts.board-removes')
  const content = Object.entries(rest).filter(([field, value]) => value !== before[field as keyof Post])
  if (content.length === 0) return status ? { status } : {}
  if (before.status === 'removed') throw AppError.of('posts.removed')
  if (caller.userId === null || before.creatorId !== caller.userId) throw AppError.of('posts.not-yours')
  const after = { ...before, ...rest }
  assertNoFieldErrors(textErrors({ name: after.name, desc: after.desc }))
  const audience = postAudience(after.privacy, before.creatorId as Id<'users'>)
  const subject = subjectOf({ ...after, audience })
  const mentions = await namedIn(work, subject, after.desc ?? '')
  const known = new Set((before.mentions ?? []).map(idOf))
  const fresh = mentions.map(idOf).filter((_id) => !known.has(_id))
  tellNamed(work, caller, subject, fresh, after.desc ?? '')
  const named = mentions.length === 0 && known.size === 0 ? {} : { mentions: mentions.length > 0 ? mentions : undefined }
  return { ...rest, ...(status ? { status } : {}), ...named, audience }
}

export const postsRules: ServiceRules<'posts'> = {
  find,
  create,
  preparePatch,
  reports: {
    posts: async ({ app, caller }, { since, until }) => {
      const asked = await app
        .get('database')
        .records('posts', caller.workspaceId)
        .find(
          {
            guestName: { $exists: true },
            status: { $ne: 'removed' },
            created: { $gte: startOfDay(since, caller.zone), $lte: endOfDay(until, caller.zone) },
          },
          { only: ['status', 'created', 'answeredAt'] },
        )
      return responseFigures(asked)
    },
  },
}
