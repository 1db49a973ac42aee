import { DEFAULT_ZONE, isZone, type Zone } from '@shared/foundation/days/days'
import { DEFAULT_LABELS } from '@shared/foundation/documents/funds'
import { BUILT_IN_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Id } from '@shared/foundation/ids'
import { whyNotFirstPassword } from '@shared/foundation/passwords/passwords'
import { normalizeRights } from '@shared/foundation/rights/rights'
import type { WorkspaceCreate, WorkspaceOptions } from '@shared/areas/workspace/services/workspaces'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { hashPassword } from '../../../../kernel/auth/passwords'
import { newId } from '../../../../platform/mongo/codec'
import { duplicateFields } from '../../../../platform/mongo/mongo-errors'
import type { Call } from '../../../../kernel/service-rules'
import { freshCode } from './invitation'
import { chooseSlug, slugTaken } from './slugs'

type Workspace = StoredOf<'workspaces'>
type SignUp = Stored<WorkspaceCreate>

const defaultOptions: WorkspaceOptions = {
  payroll: 'days',
  nowd: 'max_ex_sunday',
  status: 'enabled',
  cashflow: 'enabled',
  checkinNeedApproval: 'disabled',
  howCalculateRevenue: 'ordered',
  nonBusinessIEGroups: [],
  orderTags: [],
  fundLabels: [...DEFAULT_LABELS],
}

const founderRights = normalizeRights(['founder', 'bod'])
const MAX_SLUG_TRIES = 5

/** Makes a workspace with its founder, fund groups and settings, and uses the invitation code up: all of it or nothing. */
export const signUp = async (call: Call<'workspaces'>, data: SignUp): Promise<Workspace> => {
  const { app, params } = call
  const database = app.get('database')
  const { limits } = app.get('access')
  if (data.zone !== undefined && !isZone(data.zone)) throw AppError.atField('zone', 'workspaces.zone-invalid', { zone: data.zone })
  const wrong = whyNotFirstPassword(data.founder.password)
  if (wrong) throw AppError.atField('founder.password', wrong)
  const guessedRight = await limits.take('code-guess', params.ip)
  await freshCode(database, askedFor(data), app.get('now')())
  await guessedRight()
  const takeBack = await limits.take('sign-up', params.ip)
  try {
    return await makeWorkspace(call, data, await hashPassword(data.founder.password))
  } catch (error) {
    await takeBack()
    throw error
  }
}

const askedFor = ({ invitationCode, founder }: SignUp) => ({ invitationCode, email: founder.emailRaw })

const makeWorkspace = async (call: Call<'workspaces'>, data: SignUp, passwordHash: string): Promise<Workspace> => {
  const { app, service, params } = call
  const database = app.get('database')
  for (let tries = 1; ; tries++) {
    const slug = await chooseSlug(database, app.get('cells'), data.slug, data.name)
    const founder = founderOf(data, slug)
    // From here on the founder calls: the answer is what they may see.
    params.caller = founder
    try {
      return await service.run(params, [], async (work) => {
        const code = await freshCode(database, askedFor(data), work.now)
        const usedBy = { _id: founder.workspaceId as Id<'workspaces'>, name: data.name }
        work.save('codes', code, { usedAt: work.now, usedBy })
        const workspace = await service.add(work, params, workspaceFields(data, founder, slug))
        addFundGroups(work)
        await app.service('users').add(work, params, founderFields(data, founder, passwordHash))
        return workspace
      })
    } catch (error) {
      if (!duplicateFields(error)?.includes('slug')) throw error
      if (data.slug !== undefined || tries === MAX_SLUG_TRIES) throw slugTaken(slug)
    }
  }
}

const founderOf = ({ founder, zone }: SignUp, slug: string): Caller & { readonly userId: string } => {
  const _id = newId() as Id<'users'>
  return {
    workspaceId: newId(),
    userId: _id,
    rights: founderRights,
    zone: zone === undefined ? DEFAULT_ZONE : (zone as Zone),
    person: { _id, name: founder.name, username: `1.${slug}` },
    keyed: false,
    sessionId: null,
  }
}

const workspaceFields = (data: SignUp, founder: Caller, slug: string): Partial<Workspace> => ({
  _id: founder.workspaceId as Id<'workspaces'>,
  name: data.name,
  slug,
  // Its first day begins with the sheets of before.
  apps: ['importXLSX'],
  opts: defaultOptions,
  cfg: {},
  zone: founder.zone,
  status: 'enabled',
  ...(data.referral ? { referral: data.referral } : {}),
})

const founderFields = ({ founder }: SignUp, { person }: Caller, passwordHash: string): Partial<StoredOf<'users'>> => ({
  ...person,
  title: founder.title ?? 'Founder',
  emailRaw: founder.emailRaw.trim(),
  email: founder.emailRaw.trim().toLowerCase(),
  emailVerified: false,
  rights: founderRights,
  status: 'active',
  passwordHash,
  passwordHistory: [],
})

const addFundGroups = (work: SocaiUnitOfWork): void => {
  work.insert(
    'fundGroups',
    BUILT_IN_GROUPS.map(({ name, isCredit, nonBusiness }) => ({ name, isCredit, nonBusiness, builtIn: true, rev: 1, created: work.now })),
  )
}
