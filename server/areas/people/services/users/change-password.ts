import { REMEMBERED_PASSWORDS, rememberedHashes, whyNotPassword } from '@shared/foundation/passwords/passwords'
import type { UserPatch } from '@shared/areas/people/services/users'
import type { StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'
import { hasJustSignedIn } from '../../../../kernel/auth/fresh-sign-in'
import { hashPassword, isAmong, matchPassword } from '../../../../kernel/auth/passwords'
import type { Call } from '../../../../kernel/service-rules'
import { assertMayChange } from './who-may-change'

type User = StoredOf<'users'>

/** Hashing takes long: it is done before the command, on the member as they stand. */
export const changedPassword = async (
  { app, service, params, caller }: Call<'users'>,
  id: string,
  data: Pick<UserPatch, 'password' | 'currentPassword'>,
): Promise<Partial<User>> => {
  const user = await asTheyStand({ app, service, params, caller }, id)
  if (data.password === undefined) throw AppError.of('request.not-found')
  assertMayChange(caller, user, ['passwordHash'], caller.userId === id)
  if (caller.userId === id) await proveOneself({ app, caller }, user, data.currentPassword)
  const weak = whyNotPassword(data.password)
  if (weak) throw AppError.atField('password', weak)
  const remembered = rememberedHashes(user.passwordHash, user.passwordHistory)
  if (await isAmong(remembered, data.password, user.workspaceId)) throw AppError.atField('password', 'users.password-reused')
  return {
    passwordHash: await hashPassword(data.password, user.workspaceId),
    passwordHistory: remembered.slice(0, REMEMBERED_PASSWORDS - 1),
    temporaryPassword: undefined,
  }
}

/** By the first two, too, somebody takes an account over, as a forgotten password is mailed to the address; to the third one's pay goes. */
const provenFields = ['emailRaw', 'username', 'bank'] as const

/** @throws AppError 400, 403 unless who changes how they sign in, or where their pay goes, proves to be the one who signed in; 429 */
export const proveOwnChange = async (call: Call<'users'>, id: string, data: UserPatch): Promise<void> => {
  if (call.caller.userId !== id || data.password !== undefined || provenFields.every((field) => data[field] === undefined)) return
  const user = await asTheyStand(call, id)
  if (provenFields.some((field) => data[field] !== undefined && data[field].trim() !== (user[field] ?? '')))
    await proveOneself(call, user, data.currentPassword)
}

const asTheyStand = async (
  { app, service, params, caller }: Pick<Call<'users'>, 'app' | 'service' | 'params' | 'caller'>,
  id: string,
): Promise<User> => {
  const { _id } = await service.read(id, params)
  const user = await app.get('database').records('users', caller.workspaceId).byId(_id)
  if (!user) throw AppError.of('request.not-found')
  return user
}

/** A session left open on a desk must not be enough to take an account over. */
const proveOneself = async (
  { app, caller }: Pick<Call<'users'>, 'app' | 'caller'>,
  user: User,
  currentPassword: string | undefined,
): Promise<void> => {
  const now = app.get('now')()
  if (currentPassword === undefined) {
    if (await hasJustSignedIn(app.get('database'), caller, now)) return
    throw AppError.atField('currentPassword', 'users.password-required')
  }
  const forgive = await app.get('access').limits.take('sign-in', '', `current ${user._id}`)
  if (!(await matchPassword(user, currentPassword, now))) throw AppError.atField('currentPassword', 'users.current-password-wrong')
  await forgive()
}
