import { whyNotFirstPassword } from '@shared/foundation/passwords/passwords'
import type { UserCreate } from '@shared/areas/people/services/users'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { hashPassword } from '../../../../kernel/auth/passwords'
import type { Call } from '../../../../kernel/service-rules'
import { grantedRights } from './grants'
import { emailOf, assertNotTaken, salaryFields, workspaceOf } from './member-fields'
import { lock } from '../../../../kernel/locks'

/** Adds a member; they sign in at once with the password given. */
export const createMember = async (
  { app, service, params, caller }: Call<'users'>,
  data: Stored<UserCreate>,
): Promise<StoredOf<'users'>> => {
  const { password, username: given, rights: asked = [], status = 'active', ...personal } = data
  const wrong = whyNotFirstPassword(password)
  if (wrong) throw AppError.atField('password', wrong)
  const { slug, apps } = await workspaceOf(app, caller.workspaceId)
  const rights = grantedRights(caller, { _id: null, rights: [] }, asked, apps)
  const passwordHash = await hashPassword(password, caller.workspaceId)
  return service.run(params, [lock.members()], async (work) => {
    const username = given ?? (await nextUsername(work, slug))
    const email = emailOf(data.emailRaw)
    await assertNotTaken(work, { username, email })
    return service.add(work, params, {
      ...personal,
      ...salaryFields({}, data, { now: work.now, zone: caller.zone }),
      emailRaw: data.emailRaw.trim(),
      email,
      emailVerified: false,
      username,
      rights,
      status,
      passwordHash,
      passwordHistory: [],
    })
  })
}

/** `2.<slug>`, `3.<slug>` …: the founder is 1. */
const nextUsername = async (work: SocaiUnitOfWork, slug: string): Promise<string> => {
  const taken = await work.read('users').find({}, { only: ['username'] })
  const numbers = taken.flatMap(({ username }) =>
    /^\d{1,9}$/.test(username.slice(0, -slug.length - 1)) && username.endsWith(`.${slug}`) ? [parseInt(username, 10)] : [],
  )
  return `${Math.max(1, ...numbers) + 1}.${slug}`
}
