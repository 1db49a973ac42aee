import { can } from '@shared/foundation/rights/rights'
import { pageLimits } from '@shared/foundation/declaration/define-service'
import type { Page } from '@shared/registry/service-types'
import type { Caller } from '../../../../kernel/call'
import type { SocaiDatabase, StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'
import { whyMoving } from '../../../../kernel/auth/callers'
import { isSlug } from '@shared/foundation/text/fold'
import type { Application } from '../../../../kernel/application'
import { findElsewhere } from '../../cells/directory'
import { briefOf, type WorkspaceBrief } from '../../../../kernel/auth/signed-in-answer'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { Call } from '../../../../kernel/service-rules'
import { findAdministered } from './administered'

type Found = Page<StoredOf<'workspaces'>>

/** Before sign-in: the workspace at an address named exactly, in brief. Members find their own workspace whole, and no other; the platform's administrator finds all, in brief. */
export const lookUp = async (call: Call<'workspaces'>, next: () => Promise<Found>): Promise<Found | CustomAnswer<Page<object>>> => {
  const { app, params } = call
  const { slug, $limit = pageLimits.default, $skip = 0 } = (params.query ?? {}) as { slug?: unknown; $limit?: number; $skip?: number }
  if (typeof slug !== 'string') {
    if (!params.caller) throw AppError.of('auth.required')
    return can(params.caller.rights, ['admin']) ? findAdministered(call) : next()
  }
  if (!params.caller) await app.get('access').limits.take('look-up', params.ip)
  const found = await app.get('database').platformRecords('workspaces').one({ slug })
  if (found && found._id === params.caller?.workspaceId) return next()
  const brief = found ? hereOrThere(found) : await fromElsewhere(app, slug)
  const data = brief && $skip === 0 && $limit !== 0 ? [brief] : []
  return new CustomAnswer({ total: brief ? 1 : 0, limit: $limit, skip: $skip, data })
}

/** A workspace in brief, and where people sign in to it when that isn't here. */
type Told = WorkspaceBrief & { readonly address?: string }

/** @throws AppError 503 while it leaves for another cell */
const hereOrThere = (found: StoredOf<'workspaces'>): Told => {
  const { moving } = found
  if (!moving) return briefOf(found)
  if (moving.state === 'leaving') throw whyMoving(moving)
  return { ...briefOf(found), status: moving.status, address: moving.address }
}

const fromElsewhere = async (app: Application, slug: string): Promise<Told | null> => {
  const elsewhere = isSlug(slug) ? await findElsewhere(app.get('cells'), slug) : null
  return elsewhere && { ...elsewhere.company, address: elsewhere.address }
}

/** The members of all workspaces whose verified e-mail is the caller's, once the caller's own is verified. */
export const samePersons = async (
  database: SocaiDatabase,
  { userId, workspaceId }: Pick<Caller, 'userId' | 'workspaceId'>,
): Promise<StoredOf<'users'>[]> => {
  const user = userId === null ? null : await database.records('users', workspaceId).byId(userId)
  return user?.emailVerified
    ? database.platformRecords('users').find({ email: user.email, emailVerified: true, status: 'active' }, { limit: 100 })
    : []
}

/** The workspaces where the caller's e-mail is a member's, once it is verified; their own in any case. */
export const myWorkspaces = async ({ app, params }: Call<'workspaces'>): Promise<{ total: number; data: WorkspaceBrief[] }> => {
  const { caller } = params
  if (!caller) throw AppError.of('auth.required')
  const database = app.get('database')
  const everywhere = await samePersons(database, caller)
  const ids = new Set([caller.workspaceId, ...everywhere.map(({ workspaceId }) => workspaceId)])
  const workspaces = await database.platformRecords('workspaces').byIds([...ids], { sort: { _id: 1 } })
  return { total: workspaces.length, data: workspaces.map(briefOf) }
}
