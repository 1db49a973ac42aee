import { problemOf } from '@shared/areas/facebook/rules/graph-errors'
import { MINUTE_MS } from '@shared/areas/facebook/rules/schedule'
import { failureOf, GraphRefusal, publishOn, readPage, sendPicture, type GraphFailure } from '../../graph'
import { onBehalfOf, type OnBehalf } from '../../on-behalf'
import { noteDeadToken, tokenOf } from '../../pages'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import type { JobRule } from '../../../../kernel/jobs'
import { lock } from '../../../../kernel/locks'
import { waitsInOutbox, type Outcome, type OutboxItem, type OutboxRule, type Why } from '../../../../kernel/outbox'
import { transact, type SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { POST, publishSoon } from './outbox-item'
import { withStep } from './steps'

type Post = StoredOf<'fbPosts'>
type Page = StoredOf<'fbPages'>

/** Whoever took a post to send it has given up after so long. */
const SENDING_ENDS_MS = 10 * MINUTE_MS
/** A post that could not go out for so long after its time waits for a person: news of this morning are none tonight. */
const MAX_LATE_MS = 60 * MINUTE_MS
const TRY_AGAIN_MS = MINUTE_MS
/** A company that is closed, or has the app switched off, is looked at again after so long. */
const CLOSED_MS = MINUTE_MS
const TAKE_UP_EVERY_MS = MINUTE_MS
/** Posts taken up by one run. */
const BATCH_SIZE = 100

/** Publishes a post that is due, once. What another run left behind on its way is sorted out first. */
const publishPost = async (app: Application, { workspaceId, recordId }: OutboxItem): Promise<Outcome> => {
  const behalf = await onBehalfOf(app, workspaceId)
  if (!behalf) return { outcome: 'later', why: SWITCHED_OFF, waitMs: CLOSED_MS }
  const left = await postOf(behalf, recordId)
  if (left?.status === 'sending') {
    const waits = waitUntil(app, endOfSending(left), AT_IT)
    if (waits) return waits
    await sortOut(behalf, left)
  }
  const post = await postOf(behalf, recordId)
  if (post?.status !== 'scheduled' || !post.at) return { outcome: 'done' }
  return waitUntil(app, post.at, NOT_YET) ?? (await publish(behalf, post))
}

/** Posts that are to go out. One that can't for an hour waits for a person, so that none is tried for ever. */
export const postOutbox: OutboxRule = { kind: POST, attempt: publishPost, maxTries: Infinity }

const SWITCHED_OFF: Why = { message: 'posts are switched off', vi: 'đang tắt bài viết' }
const NOT_YET: Why = { message: 'the post is due later', vi: 'chưa đến giờ đăng' }
const AT_IT: Why = { message: 'another process is at it', vi: 'tiến trình khác đang đăng' }
const waitUntil = (app: Application, due: Date, why: Why): Outcome | null => {
  const waitMs = due.getTime() - app.get('now')().getTime()
  return waitMs > 0 ? { outcome: 'later', why, waitMs } : null
}

const postOf = ({ app, workspaceId }: OnBehalf, postId: string): Promise<Post | null> =>
  app.get('database').records('fbPosts', workspaceId).byId(postId)
const endOfSending = ({ taken }: Post): Date => new Date((taken?.getTime() ?? 0) + SENDING_ENDS_MS)

/** Takes up what is due and in nobody's hands: what waited before an upgrade. */
export const takeUpPosts: JobRule = {
  name: 'posts that nobody sends',
  everyMs: TAKE_UP_EVERY_MS,
  run: async (app) => {
    const posts = app.get('database').platformRecords('fbPosts')
    const due = { status: { $in: ['scheduled', 'sending'] }, at: { $lte: app.get('now')() } }
    for (const { _id, workspaceId } of await posts.find(due, { sort: { at: 1 }, limit: BATCH_SIZE, only: ['workspaceId'] }))
      await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [] }, async (work) => {
        const post = await work.read('fbPosts').byId(_id)
        if (post && !(await waitsInOutbox(work, { kind: POST, recordId: _id }))) await publishSoon(work, post)
      })
  },
}

type Fits = (post: Post) => boolean
type Changed = (post: Post, work: SocaiUnitOfWork) => Promise<Partial<Post>> | Partial<Post>

/** Changes a post that is still as `fits` says; null when somebody else has changed it meanwhile. */
const changeWithin = async (
  { app, params }: OnBehalf,
  work: SocaiUnitOfWork,
  postId: string,
  fits: Fits,
  fields: Changed,
): Promise<Post | null> => {
  const service = app.service('fbPosts')
  const before = await service.readForChange(work, postId, params, {})
  return fits(before) ? service.change(work, params, before, await fields(before, work)) : null
}

const change = async (behalf: OnBehalf, postId: string, fits: Fits, fields: Changed): Promise<Post | null> => {
  const { post } = await behalf.app.service('fbPosts').run(behalf.params, [lock.record('fbPosts', postId)], async (work) => ({
    post: await changeWithin(behalf, work, postId, fits, fields),
  }))
  return post
}

/** A run ended before it could write down what came of its post: unless the platform was asked, nothing did. */
const sortOut = async (behalf: OnBehalf, { _id, taken }: Post): Promise<void> => {
  const isLeft = (post: Post): boolean => post.status === 'sending' && post.taken?.getTime() === taken?.getTime()
  await change(behalf, _id, isLeft, (post, { now }) =>
    post.submitted
      ? { status: 'unsure', taken: undefined, steps: withStep(post, 'unsure', { now, person: null }) }
      : { status: 'scheduled', taken: undefined },
  )
}

/** What a post is sent with: read when it was taken. */
interface Taken {
  readonly post: Post
  readonly page: Page
  readonly token: string
}

const publish = async (behalf: OnBehalf, { _id }: Post): Promise<Outcome> => {
  const taken = await take(behalf, _id)
  if (!taken) return { outcome: 'done' }
  const { post } = taken
  const isMine: Fits = (now) => now.status === 'sending' && now.taken?.getTime() === post.taken?.getTime()
  const done = (fields: Changed): Outcome => ({ outcome: 'done', within: (work) => changeWithin(behalf, work, _id, isMine, fields) })
  const prepared = await answerOf(() => prepare(behalf, taken))
  if ('error' in prepared) return putOff(behalf, taken, isMine, prepared.error)
  // Written down before the platform is asked: whatever ends this process from here on, nobody sends it a second time.
  const submitted = await change(behalf, _id, isMine, (_post, work) => ({ submitted: work.now }))
  if (!submitted) return { outcome: 'done' }
  const sent = await answerOf(() =>
    publishOn(callOf(behalf, taken), taken.page.fbId, { message: post.desc ?? '', link: post.link ?? '', pictures: prepared.value }),
  )
  if ('value' in sent)
    return done((before, { now }) => ({
      ...settled,
      status: 'published',
      fbId: sent.value,
      steps: withStep(before, 'published', { now, person: null }),
    }))
  if (sent.error instanceof GraphRefusal || (sent.error instanceof OutboundError && sent.error.kind === 'busy'))
    return putOff(behalf, taken, isMine, sent.error)
  return done((before, { now }) => ({ ...settled, status: 'unsure', steps: withStep(before, 'unsure', { now, person: null }) }))
}

/** A post that is on its way no longer. */
const settled: Partial<Post> = { taken: undefined, submitted: undefined, next: undefined, problem: undefined }

type Answer<T> = { readonly value: T } | { readonly error: Error }

const answerOf = async <T>(act: () => Promise<T>): Promise<Answer<T>> => {
  try {
    return { value: await act() }
  } catch (error) {
    if (error instanceof GraphRefusal || error instanceof OutboundError || error instanceof AppError) return { error }
    throw error
  }
}

const callOf = ({ app, workspaceId }: OnBehalf, { token }: Taken) => ({ app, workspaceId, token })

/** Takes a post that is due, so that no other run does; one that can't go out is told as failed. */
const take = async (behalf: OnBehalf, postId: string): Promise<Taken | null> => {
  const { app } = behalf
  let held: Pick<Taken, 'page' | 'token'> | null = null
  const isDue = ({ status, at }: Post): boolean => status === 'scheduled' && at !== undefined && at <= app.get('now')()
  const post = await change(behalf, postId, isDue, async (before, work) => {
    held = null
    const { now } = work
    if (before.at && now.getTime() - before.at.getTime() > MAX_LATE_MS) return failed(before, now, lateBecause(before))
    const page = await work.read('fbPages').byId(before.pageId)
    const token = page?.status === 'connected' ? tokenOf(app, page) : null
    if (!page || token === null)
      return failed(before, now, { code: page?.status === 'removed' ? 'fbPosts.page-removed' : 'fbPages.token-invalid' })
    held = { page, token }
    return { status: 'sending', taken: now, submitted: undefined }
  })
  return post && held ? { post, ...(held as Pick<Taken, 'page' | 'token'>) } : null
}

const lateBecause = ({ problem }: Post): GraphFailure => ({ code: 'fbPosts.missed', ...(problem?.said ? { said: problem.said } : {}) })

const failed = (post: Post, now: Date, { code, said }: GraphFailure): Partial<Post> => ({
  ...settled,
  status: 'failed',
  problem: { code, ...(said ? { said } : {}) },
  steps: withStep(post, 'failed', { now, person: null, note: said }),
})

/** The page is asked for, which proves token and connection; its pictures are brought there, unseen. @returns their ids */
const prepare = async (behalf: OnBehalf, taken: Taken): Promise<string[]> => {
  const call = callOf(behalf, taken)
  await readPage(call)
  const ids: string[] = []
  for (const address of taken.post.pictures ?? []) ids.push(await sendPicture(call, taken.page.fbId, await bytesOf(behalf.app, address)))
  return ids
}

/** @throws AppError when it isn't kept any more */
const bytesOf = async (app: Application, address: string): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await app.get('files').read(address.replace('/files/', ''))
  if (!bytes) throw AppError.of('fbPosts.picture-gone')
  return Uint8Array.from(bytes)
}

/** The platform surely hasn't the post: it is tried again where that may help, and told as failed where not. */
const putOff = async (behalf: OnBehalf, { post, page }: Taken, isMine: Fits, error: Error): Promise<Outcome> => {
  const failure: GraphFailure = error instanceof AppError ? { code: error.code } : failureOf(error)
  const waits = error instanceof OutboundError || (error instanceof GraphRefusal && problemOf(error.error) === 'wait')
  await change(behalf, post._id, isMine, (before, { now }) =>
    waits ? { ...settled, status: 'scheduled', problem: failure } : failed(before, now, failure),
  )
  await noteDeadToken(behalf.app, behalf.params, page._id, error)
  if (!waits) return { outcome: 'done' }
  const waitMs = error instanceof OutboundError && error.kind === 'busy' ? error.waitMs : TRY_AGAIN_MS
  return { outcome: 'later', why: { message: error.message }, waitMs }
}
