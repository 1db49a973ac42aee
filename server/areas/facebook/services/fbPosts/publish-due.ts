import { problemOf } from '@shared/areas/facebook/rules/graph-errors'
import { MINUTE_MS } from '@shared/areas/facebook/rules/schedule'
import { failureOf, GraphRefusal, publishOn, readPage, sendPicture, type GraphFailure } from '../../graph'
import { byWorkspace, type OnBehalf } from '../../on-behalf'
import { noteDeadToken, tokenOf } from '../../pages'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { withStep } from './steps'

type Post = StoredOf<'fbPosts'>
type Page = StoredOf<'fbPages'>

/** Whoever took a post to send it has given up after so long. */
const SENDING_ENDS_MS = 10 * MINUTE_MS
/** A post that could not go out for so long after its time waits for a person: news of this morning are none tonight. */
export const MAX_LATE_MS = 60 * MINUTE_MS
const TRY_AGAIN_MS = MINUTE_MS
/** Posts taken up by one run. */
const BATCH_SIZE = 100

/** Publishes what is due: each post once. What another run left behind on its way is sorted out first. */
export const publishDue = async (app: Application): Promise<void> => {
  const posts = app.get('database').platformRecords('fbPosts')
  const now = app.get('now')()
  const left = await posts.find({ status: 'sending', taken: { $lte: new Date(now.getTime() - SENDING_ENDS_MS) } }, { limit: BATCH_SIZE })
  await byWorkspace(app, left, sortOut)
  const due = await posts.find({ status: 'scheduled', at: { $lte: now } }, { sort: { at: 1 }, limit: BATCH_SIZE })
  await byWorkspace(
    app,
    due.filter(({ next }) => !next || next <= now),
    publish,
  )
}

/** Changes a post that is still as `fits` says; null when somebody else has changed it meanwhile. */
const change = async (
  { app, params }: OnBehalf,
  postId: string,
  fits: (post: Post) => boolean,
  fields: (post: Post, work: SocaiUnitOfWork) => Promise<Partial<Post>> | Partial<Post>,
): Promise<Post | null> => {
  const service = app.service('fbPosts')
  const { post } = await service.run(params, [lock.record('fbPosts', postId)], async (work) => {
    const before = await service.readForChange(work, postId, params, {})
    return { post: fits(before) ? await service.change(work, params, before, await fields(before, work)) : null }
  })
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

const publish = async (behalf: OnBehalf, { _id }: Post): Promise<void> => {
  const taken = await take(behalf, _id)
  if (!taken) return
  const { post } = taken
  const isMine = (now: Post): boolean => now.status === 'sending' && now.taken?.getTime() === post.taken?.getTime()
  const prepared = await outcomeOf(() => prepare(behalf, taken))
  if ('error' in prepared) return putOff(behalf, taken, isMine, prepared.error)
  // Written down before the platform is asked: whatever ends this process from here on, nobody sends it a second time.
  const submitted = await change(behalf, _id, isMine, (_post, work) => ({ submitted: work.now }))
  if (!submitted) return
  const sent = await outcomeOf(() =>
    publishOn(callOf(behalf, taken), taken.page.fbId, { message: post.desc ?? '', link: post.link ?? '', pictures: prepared.value }),
  )
  if ('value' in sent) {
    await change(behalf, _id, isMine, (before, { now }) => ({
      ...settled,
      status: 'published',
      fbId: sent.value,
      steps: withStep(before, 'published', { now, person: null }),
    }))
  } else if (sent.error instanceof GraphRefusal || (sent.error instanceof OutboundError && sent.error.kind === 'busy')) {
    await putOff(behalf, taken, isMine, sent.error)
  } else {
    await change(behalf, _id, isMine, (before, { now }) => ({
      ...settled,
      status: 'unsure',
      steps: withStep(before, 'unsure', { now, person: null }),
    }))
  }
}

/** A post that is on its way no longer. */
const settled: Partial<Post> = { taken: undefined, submitted: undefined, next: undefined, problem: undefined }

type Outcome<T> = { readonly value: T } | { readonly error: Error }

const outcomeOf = async <T>(act: () => Promise<T>): Promise<Outcome<T>> => {
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
const putOff = async (behalf: OnBehalf, { post, page }: Taken, isMine: (now: Post) => boolean, error: Error): Promise<void> => {
  const failure: GraphFailure = error instanceof AppError ? { code: error.code } : failureOf(error)
  const waits = error instanceof OutboundError || (error instanceof GraphRefusal && problemOf(error.error) === 'wait')
  await change(behalf, post._id, isMine, (before, { now }) => {
    if (!waits) return failed(before, now, failure)
    const waitMs = error instanceof OutboundError && error.kind === 'busy' ? error.waitMs : TRY_AGAIN_MS
    return { ...settled, status: 'scheduled', problem: failure, next: new Date(now.getTime() + waitMs) }
  })
  await noteDeadToken(behalf.app, behalf.params, page._id, error)
}
