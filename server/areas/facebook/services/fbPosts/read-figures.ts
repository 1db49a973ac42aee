import { isDeepStrictEqual } from 'node:util'
import { failureOf, readPostFigures } from '../../graph'
import { byWorkspace, type OnBehalf } from '../../on-behalf'
import { noteDeadToken, tokenOf } from '../../pages'
import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'

type Post = StoredOf<'fbPosts'>

const DAY_MS = 24 * 3_600_000
/** After so long hardly anybody sees a post any more. */
const FOLLOWED_DAYS = 30
/** Posts asked about in one run. */
const BATCH_SIZE = 500

/** Asks how the posts of the last month fare. */
export const readPostsFigures = async (app: Application): Promise<void> => {
  const since = new Date(app.get('now')().getTime() - FOLLOWED_DAYS * DAY_MS)
  const posts = await app
    .get('database')
    .platformRecords('fbPosts')
    .find({ status: 'published', at: { $gte: since } }, { sort: { at: -1 }, limit: BATCH_SIZE })
  await byWorkspace(
    app,
    posts.filter(({ fbId }) => fbId !== undefined),
    readFiguresOf,
  )
}

const readFiguresOf = async ({ app, workspaceId, params }: OnBehalf, { _id, pageId, fbId = '' }: Post): Promise<void> => {
  const page = await app.get('database').records('fbPages', workspaceId).byId(pageId)
  const token = page?.status === 'connected' ? tokenOf(app, page) : null
  if (token === null) return
  try {
    const figures = await readPostFigures({ app, workspaceId, token }, fbId)
    const service = app.service('fbPosts')
    await service.run(params, [lock.record('fbPosts', _id)], async (work) => {
      const before = await service.readForChange(work, _id, params, {})
      const { at: _at, ...known } = before.figures ?? { at: null }
      return isDeepStrictEqual(known, figures) ? before : service.change(work, params, before, { figures: { ...figures, at: work.now } })
    })
  } catch (error) {
    failureOf(error)
    await noteDeadToken(app, params, pageId, error)
  }
}
