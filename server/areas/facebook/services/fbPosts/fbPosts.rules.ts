import { dayOf, endOfDay, startOfDay } from '@shared/foundation/days/days'
import { contentErrors, placeErrors } from '@shared/areas/facebook/rules/content'
import { managesPages, moveTo, whyNotEdit, whyNotRemove, type FbPostMove } from '@shared/areas/facebook/rules/moves'
import { MINUTE_MS, scheduleErrors } from '@shared/areas/facebook/rules/schedule'
import type { FbPostStep } from '@shared/areas/facebook/rules/types'
import { personMark } from '@shared/foundation/rights/persons'
import type { FbPostCreate, FbPostPatch } from '@shared/areas/facebook/services/fbPosts'
import type { Stored } from '@shared/foundation/declaration/wire'
import { differenceOf } from '@shared/foundation/equal'
import { refusalOf, rewrite, takeOff } from '../../graph'
import { noteDeadToken, tokenOf } from '../../pages'
import type { StoredOf } from '../../../../kernel/collections'
import type { NoticeRule } from '../../../../kernel/notices'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { publishNoMore, publishSoon } from './outbox-item'
import { postOutbox, takeUpPosts } from './publish-due'
import { readPostsFigures } from './read-figures'
import { withStep } from './steps'

type Post = StoredOf<'fbPosts'>
type PostCall = Call<'fbPosts'>
type Patched = Stored<FbPostPatch>

const prepareCreate = async (_call: PostCall, _work: SocaiUnitOfWork, data: Stored<FbPostCreate>): Promise<Partial<Post>> => {
  assertNoFieldErrors(placeErrors(data))
  return { ...data, status: 'draft', steps: [] }
}

const preparePatch = async (call: PostCall, work: SocaiUnitOfWork, before: Post, data: Patched): Promise<Partial<Post>> => {
  const { status, reason, ...sent } = data
  const content = changedIn(before, sent)
  const move = moveOf(call, before, status)
  if (reason?.trim() && move !== 'return') throw AppError.atField('reason', 'data.not-taken', { field: 'reason' })
  const says = Object.keys(content).some((field) => field !== 'at')
  if (says || (Object.hasOwn(content, 'at') && !move)) assertMayEdit(call, before)
  const after = { ...before, ...content, status: move ? statusAfter[move] : before.status }
  assertNoFieldErrors(isDraft(after) ? placeErrors(after) : contentErrors(after))
  if (before.status === 'published') await editPublished(call, work, before, content)
  if (Object.hasOwn(content, 'at') && !move && before.status === 'scheduled') assertNoFieldErrors(scheduleErrors(after.at, work.now))
  const moved = move ? fieldsOf[move]({ call, work, before, after, reason: reason?.trim() ?? '' }) : {}
  const edited =
    before.status === 'published' && says ? { steps: withStep(before, 'edited', { now: work.now, person: call.caller.person }) } : {}
  const planned = { ...after, ...moved }
  if (planned.status === 'scheduled') await publishSoon(work, planned)
  else if (before.status === 'scheduled') await publishNoMore(work, before)
  return { ...content, ...edited, ...moved }
}

const isDraft = ({ status }: Pick<Post, 'status'>): boolean => status === 'draft' || status === 'failed'

/** What is sent and differs; an emptied field is taken out. */
const changedIn = (before: Post, sent: Omit<Patched, 'status' | 'reason'>): Partial<Post> =>
  differenceOf(
    before,
    Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, value === null || value === '' ? undefined : value])),
  )

const moveOf = ({ caller }: PostCall, before: Post, status: Post['status'] | undefined): FbPostMove | null => {
  if (status === undefined || status === before.status) return null
  const { move, why } = moveTo(before, status, caller)
  if (why !== undefined) throw AppError.atField('status', why)
  return move
}

/** @throws AppError 403, 409 */
const assertMayEdit = ({ caller }: PostCall, before: Post): void => {
  const why = whyNotEdit(before, caller)
  if (why) throw AppError.of(why)
}

interface Moved {
  readonly call: PostCall
  readonly work: SocaiUnitOfWork
  readonly before: Post
  readonly after: Post
  readonly reason: string
}

const statusAfter: Readonly<Record<FbPostMove, Post['status']>> = {
  send: 'waiting',
  takeBack: 'draft',
  return: 'draft',
  schedule: 'scheduled',
  publish: 'scheduled',
  unschedule: 'draft',
  found: 'published',
}

const stepNoted = ({ call, work, before }: Moved, what: FbPostStep, note?: string): Pick<Post, 'steps'> => ({
  steps: withStep(before, what, { now: work.now, person: call.caller.person, note }),
})

/** Nothing of an earlier attempt stays with a post that is to go out anew. */
const cleared = { problem: undefined, next: undefined, taken: undefined, submitted: undefined } as const

const fieldsOf: Readonly<Record<FbPostMove, (moved: Moved) => Partial<Post>>> = {
  send: (moved) => ({ ...cleared, status: 'waiting', ...stepNoted(moved, 'sent') }),
  takeBack: (moved) => ({ status: 'draft', ...stepNoted(moved, 'taken-back') }),
  return: (moved) => {
    if (moved.reason === '') throw AppError.atField('reason', 'fbPosts.reason-required')
    return { status: 'draft', ...stepNoted(moved, 'returned', moved.reason) }
  },
  schedule: (moved) => {
    const { at } = moved.after
    assertNoFieldErrors(scheduleErrors(at, moved.work.now))
    return { ...cleared, status: 'scheduled', ...stepNoted(moved, 'approved', at?.toISOString()) }
  },
  // It goes out with the next turn of the outbox.
  publish: (moved) => ({ ...cleared, status: 'scheduled', at: moved.work.now, ...stepNoted(moved, 'approved') }),
  unschedule: (moved) => ({ ...cleared, status: 'draft', ...stepNoted(moved, 'taken-back') }),
  found: (moved) => ({ ...cleared, status: 'published', ...stepNoted(moved, 'found') }),
}

/** What stands on a page is changed there first: its text alone. */
const editPublished = async (call: PostCall, work: SocaiUnitOfWork, { fbId, pageId }: Post, content: Partial<Post>): Promise<void> => {
  if ('pageId' in content) throw AppError.atField('pageId', 'fbPosts.page-fixed')
  if ('at' in content) throw AppError.atField('at', 'fbPosts.no-such-move')
  for (const field of ['pictures', 'link'] as const) if (field in content) throw AppError.atField(field, 'fbPosts.pictures-fixed')
  if (!('desc' in content) || fbId === undefined) return
  await onPage(call, work, pageId, (token) => rewrite({ app: call.app, workspaceId: work.workspaceId, token }, fbId, content.desc ?? ''))
}

/** Does something on the platform with the page's token. @throws AppError when that isn't possible */
const onPage = async (
  { app, params }: PostCall,
  work: SocaiUnitOfWork,
  pageId: string,
  act: (token: string) => Promise<void>,
): Promise<void> => {
  const page = await work.read('fbPages').byId(pageId)
  const token = page?.status === 'connected' ? tokenOf(app, page) : null
  if (token === null) throw AppError.of(page?.status === 'removed' ? 'fbPosts.page-removed' : 'fbPages.token-invalid')
  try {
    await act(token)
  } catch (error) {
    if (managesPages(params.caller ?? { userId: null, rights: [] })) await noteDeadToken(app, params, pageId, error)
    throw refusalOf(error)
  }
}

/** One that is published leaves its page first. */
const prepareRemove = async (call: PostCall, work: SocaiUnitOfWork, before: Post): Promise<Partial<Post>> => {
  const why = whyNotRemove(before, call.caller)
  if (why) throw AppError.of(why)
  const { fbId } = before
  if (before.status === 'published' && fbId !== undefined)
    await onPage(call, work, before.pageId, (token) => takeOff({ app: call.app, workspaceId: work.workspaceId, token }, fbId))
  if (before.status === 'scheduled') await publishNoMore(work, before)
  return { status: 'removed' }
}

const none = { views: 0, likes: 0, comments: 0, shares: 0 }

const results: NonNullable<ServiceRules<'fbPosts'>['reports']>['results'] = async ({ app, caller }, { since, until, pageId }) => {
  const database = app.get('database')
  const [posts, pages] = await Promise.all([
    database.records('fbPosts', caller.workspaceId).find(
      {
        status: 'published',
        at: { $gte: startOfDay(since, caller.zone), $lte: endOfDay(until, caller.zone) },
        ...(pageId ? { pageId } : {}),
      },
      { sort: { at: 1, _id: 1 }, only: ['name', 'pageId', 'at', 'figures'] },
    ),
    database.records('fbPages', caller.workspaceId).find({}, { only: ['name'] }),
  ])
  const names = new Map(pages.map(({ _id, name }) => [_id, name]))
  const data = posts.map(({ _id, name, pageId: of, at, figures = { ...none, at: null } }) => {
    const { at: _at, ...counts } = figures
    return { _id, name, page: names.get(of) ?? '', day: dayOf(at ?? new Date(0), caller.zone), ...counts }
  })
  const sum = (field: keyof typeof none): number => data.reduce((total, row) => total + row[field], 0)
  return {
    data,
    total: { posts: data.length, views: sum('views'), likes: sum('likes'), comments: sum('comments'), shares: sum('shares') },
  }
}

const lastStep = ({ steps }: Post): FbPostStep | undefined => steps.at(-1)?.what

const toAuthor: NoticeRule<'fbPosts'>['audience'] = ({ creatorId }) => (creatorId ? [personMark(creatorId)] : [])
const toManagers: NoticeRule<'fbPosts'>['audience'] = () => ['/adbreaks/manager']

const noticeOf = (
  when: NoticeRule<'fbPosts'>['when'],
  audience: NoticeRule<'fbPosts'>['audience'],
  title: string,
): NoticeRule<'fbPosts'> => ({
  when,
  audience,
  says: ({ name, page }) => ({ title, body: name, values: { name, ...(page ? { partner: page.name } : {}) } }),
})

const became =
  (status: Post['status']): NoticeRule<'fbPosts'>['when'] =>
  (post, before) =>
    post.status === status && before !== null && before.status !== status

const FIGURES_EVERY_MS = 60 * MINUTE_MS

/** What is written for the company's Facebook pages, from the draft to how it fared. */
export const fbPostsRules: ServiceRules<'fbPosts'> = {
  prepareCreate,
  preparePatch,
  prepareRemove,
  reports: { results },
  notices: {
    'fb-post-waiting': noticeOf(became('waiting'), toManagers, 'A post waits for approval'),
    'fb-post-approved': noticeOf(
      (post, before) => before?.status === 'waiting' && post.status === 'scheduled',
      toAuthor,
      'Your post was approved',
    ),
    'fb-post-returned': noticeOf(
      (post, before) => before?.status === 'waiting' && post.status === 'draft' && lastStep(post) === 'returned',
      toAuthor,
      'Your post was sent back',
    ),
    'fb-post-failed': noticeOf(became('failed'), (post) => [...toManagers(post), ...toAuthor(post)], 'A post could not be published'),
    'fb-post-unsure': noticeOf(became('unsure'), (post) => [...toManagers(post), ...toAuthor(post)], 'Look whether a post is on its page'),
  },
  outbox: [postOutbox],
  jobs: [takeUpPosts, { name: 'figures of posts', everyMs: FIGURES_EVERY_MS, run: readPostsFigures }],
}
