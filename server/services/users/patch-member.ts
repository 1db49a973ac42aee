import { REMEMBERED, rememberedHashes, whyNotPassword } from '@shared/domain/passwords/passwords'
import { can } from '@shared/domain/rights/rights'
import type { UserPatch } from '@shared/services/users.schema'
import type { Stored } from '@shared/services/wire'
import type { StoredOf } from '../../collections'
import type { Caller } from '../../declarations'
import { fail } from '../../errors'
import { hashPassword, isAmong, matchPassword } from '../../platform/auth/passwords'
import type { Call } from '../../platform/mongo/service-rules'
import { grantedRights, keepAFounder } from './grants'
import { emailOf, refuseAt, refuseTaken, workspaceOf } from './member-fields'

type User = StoredOf<'users'>
type Patch = Stored<UserPatch>

/** What members change of themselves; the rest is HR's. */
const own: readonly string[] = ['name', 'avatar', 'phone', 'emailRaw', 'username', 'password', 'currentPassword']
/** By these somebody could sign in as another: HR doesn't touch those of the board. */
const identity: readonly string[] = ['emailRaw', 'username', 'password', 'status', 'rights']
/** Whoever signed in as lately as this need not give their password again to change it. */
const freshSignIn = 15 * 60_000

/** Changes a member; who may no longer go on as before (password, rights, status) is let go at once. */
export const patchMember = async (call: Call<'users'>, id: string, data: Patch): Promise<User> => {
  const { app, service, params, caller } = call
  const itself = caller.userId === id
  const passwordFields = data.password === undefined ? {} : await changedPassword(call, id, data)
  const apps = data.rights ? (await workspaceOf(app, caller.workspaceId)).apps : []
  let before: User | undefined
  const after = await service.run(params, ['users'], async (work) => {
    const user = (before = await service.readForChange(work, id, params, data))
    const { password: _password, currentPassword: _current, ...rest } = changesOf(user, data)
    refuseForeign(caller, user, [...Object.keys(rest), ...Object.keys(passwordFields)], itself)
    const fields: Partial<User> = { ...rest, ...passwordFields }
    if (rest.rights) fields.rights = grantedRights(caller, user, rest.rights, apps)
    if (rest.emailRaw !== undefined) Object.assign(fields, emailFields(user, rest.emailRaw))
    await refuseTaken(
      work,
      {
        ...(rest.username === undefined ? {} : { username: rest.username }),
        ...(fields.email === undefined ? {} : { email: fields.email }),
      },
      user._id,
    )
    await keepAFounder(work, user, { status: fields.status ?? user.status, rights: fields.rights ?? user.rights })
    return service.change(work, params, user, fields)
  })
  if (before) await letGo(call, before, after, itself)
  return after
}

/** What differs from the record as it stands: forms send back what they were given. */
const changesOf = (user: User, data: Patch): Patch =>
  Object.fromEntries(
    Object.entries(data).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(user[field as keyof User])),
  ) as Patch

/** @throws Failure 403 for fields that are not the caller's to change */
const refuseForeign = (caller: Caller, user: User, fields: readonly string[], itself: boolean): void => {
  if (fields.length === 0) return
  if (!can(caller.rights, ['/office/hr'])) {
    if (itself && fields.every((field) => own.includes(field) || field in passwordPlaces)) return
    throw fail('rights.missing')
  }
  const ofTheBoard = user.rights.some((right) => right === 'bod' || right === 'founder' || right === 'admin')
  if (
    !itself &&
    ofTheBoard &&
    !can(caller.rights, ['bod']) &&
    fields.some((field) => identity.includes(field) || field in passwordPlaces)
  ) {
    throw fail('rights.missing')
  }
}

/** Where a changed password is kept. */
const passwordPlaces: Readonly<Partial<Record<keyof User, true>>> = { passwordHash: true, passwordHistory: true, temporaryPassword: true }

const emailFields = (user: User, emailRaw: string): Partial<User> => {
  const email = emailOf(emailRaw)
  // A temporary password went to the old address, and a new one has yet to be proven.
  return email === user.email
    ? { emailRaw: emailRaw.trim() }
    : { emailRaw: emailRaw.trim(), email, emailVerified: false, temporaryPassword: undefined }
}

/** Hashing takes long: it is done before the command, on the member as they stand. */
const changedPassword = async ({ app, service, params, caller }: Call<'users'>, id: string, data: Patch): Promise<Partial<User>> => {
  const { _id } = await service.read(id, params)
  const user = await app.get('database').records('users', caller.workspaceId).byId(_id)
  if (!user || data.password === undefined) throw fail('request.not-found')
  refuseForeign(caller, user, ['passwordHash'], caller.userId === id)
  if (caller.userId === id) await proveOneself({ app, caller }, user, data.currentPassword)
  const weak = whyNotPassword(data.password)
  if (weak) throw refuseAt('password', weak)
  const remembered = rememberedHashes(user.passwordHash, user.passwordHistory)
  if (await isAmong(remembered, data.password)) throw refuseAt('password', 'users.password-reused')
  return {
    passwordHash: await hashPassword(data.password),
    passwordHistory: remembered.slice(0, REMEMBERED - 1),
    temporaryPassword: undefined,
  }
}

/** A session left open on a desk must not be enough to take an account over. */
const proveOneself = async (
  { app, caller }: Pick<Call<'users'>, 'app' | 'caller'>,
  user: User,
  currentPassword: string | undefined,
): Promise<void> => {
  const now = app.get('now')()
  if (currentPassword === undefined) {
    const session = caller.sessionId === null ? null : await app.get('database').platformRecords('sessions').byId(caller.sessionId)
    if (session && session.created.getTime() + freshSignIn > now.getTime()) return
    throw refuseAt('currentPassword', 'users.password-required')
  }
  const forgive = await app.get('access').limits.take('sign-in', '', `current ${user._id}`)
  if (!(await matchPassword(user, currentPassword, now))) throw refuseAt('currentPassword', 'users.current-password-wrong')
  await forgive()
}

const seen = ['name', 'avatar', 'username', 'rights', 'status'] as const

const letGo = async ({ app, caller }: Call<'users'>, before: User, after: User, itself: boolean): Promise<void> => {
  const access = app.get('access')
  const disabled = after.status === 'disabled'
  const passwordChanged = after.passwordHash !== before.passwordHash
  if (disabled || passwordChanged) await access.endSessionsOfUser(after._id, itself && !disabled ? caller.sessionId : null)
  if (seen.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))) access.userChanged(after._id, disabled)
}
