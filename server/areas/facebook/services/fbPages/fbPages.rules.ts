import type { FbPageCreate, FbPagePatch } from '@shared/areas/facebook/services/fbPages'
import type { Stored } from '@shared/foundation/declaration/wire'
import { GraphRefusal, readPage, refusalOf, type GraphPage } from '../../graph'
import { connectedAs } from '../../pages'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { readFigures } from './read-figures'

type Page = StoredOf<'fbPages'>
type PageCall = Call<'fbPages'>

/** @throws AppError 400 for a token that isn't good for a page, 503 when the platform can't be asked */
const checked = async ({ app, caller }: PageCall, token: string): Promise<GraphPage> => {
  try {
    return await readPage({ app, workspaceId: caller.workspaceId, token })
  } catch (error) {
    throw refusalOf(error, error instanceof GraphRefusal ? 'token' : undefined)
  }
}

const create = async (call: PageCall, { token }: Stored<FbPageCreate>): Promise<Page> => {
  const { app, service, params } = call
  const found = await checked(call, token)
  return service.run(params, [], async (work) => {
    const known = await work.read('fbPages').find({ fbId: found.fbId }, { limit: 10 })
    if (known.some(({ standing }) => standing !== undefined)) throw AppError.atField('token', 'fbPages.connected', { name: found.name })
    // A page that comes back finds its posts again.
    const [before] = known
    if (before) return service.change(work, params, before, connectedAs(app, before._id, found, token))
    const _id = work.newId<Page['_id']>()
    return service.add(work, params, { _id, ...connectedAs(app, _id, found, token) })
  })
}

const patch = async (call: PageCall, id: string, { token }: Stored<FbPagePatch>): Promise<Page> => {
  const { app, service, params } = call
  // Nobody outside is asked about a page that isn't there.
  const page = await service.read(id, params)
  const named = token === undefined ? null : { token, found: await checked(call, token) }
  if (named && named.found.fbId !== page.fbId) throw AppError.atField('token', 'fbPages.token-other-page', { name: named.found.name })
  return service.run(params, [lock.record('fbPages', id)], async (work) => {
    const before = await service.readForChange(work, id, params, {})
    if (!named) return before
    if (before.status === 'removed') throw AppError.of('fbPosts.page-removed')
    return service.change(work, params, before, connectedAs(app, before._id, named.found, named.token))
  })
}

const HOUR_MS = 3_600_000

/** The pages of the company on Facebook, each by a token of its own. */
export const fbPagesRules: ServiceRules<'fbPages'> = {
  create,
  patch,
  prepareRemove: async (_call, work, before) => {
    const waits = await work.read('fbPosts').count({ pageId: before._id, status: { $in: ['scheduled', 'sending'] } }, 1)
    if (waits > 0) throw AppError.of('fbPages.has-scheduled')
    return { status: 'removed', token: undefined, standing: undefined, problem: undefined }
  },
  reports: {
    figures: async ({ app, service, params, caller }, { pageId }) => {
      const { _id } = await service.read(pageId, params)
      const page = await app
        .get('database')
        .records('fbPages', caller.workspaceId)
        .byId(_id, { only: ['days'] })
      return { data: page?.days ?? [] }
    },
  },
  notices: {
    'fb-page-token': {
      when: (page, before) => page.status === 'token' && before?.status === 'connected',
      audience: () => ['/adbreaks/manager'],
      says: ({ name }) => ({ title: `${name} needs a new token`, body: '', values: { name } }),
    },
  },
  jobs: [{ name: 'figures of Facebook pages', everyMs: HOUR_MS, run: readFigures }],
}
