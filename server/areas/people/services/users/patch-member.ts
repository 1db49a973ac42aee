import { divisionMark } from '@shared/areas/tasks/rules/audience'
import type { UserPatch } from '@shared/areas/people/services/users'
import type { Stored } from '@shared/foundation/declaration/wire'
import { differenceOf, isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import type { Call } from '../../../../kernel/service-rules'
import { changedPassword, proveOwnChange } from './change-password'
import { grantedRights, keepAFounder, keepTwoOnBoard } from './grants'
import { emailOf, assertNotTaken, salaryFields, workspaceOf } from './member-fields'
import { assertMayChange } from './who-may-change'
import { mailOrLater } from '../../../../kernel/mail-again'
import { lock } from '../../../../kernel/locks'

type User = StoredOf<'users'>
type Patch = Stored<UserPatch>

/** Changes a member; a change of password, rights or status takes effect on their sessions at once. */
export const patchMember = async (call: Call<'users'>, id: string, data: Patch): Promise<User> => {
  const { app, service, params, caller } = call
  const itself = caller.userId === id
  await proveOwnChange(call, id, data)
  const passwordFields = data.password === undefined ? {} : await changedPassword(call, id, data)
  const apps = data.rights ? (await workspaceOf(app, caller.workspaceId)).apps : []
  let before: User | undefined
  let ended: readonly string[] = []
  const after = await service.run(params, [lock.members()], async (work) => {
    const user = (before = await service.readForChange(work, id, params, data))
    // Forms send back what they were given.
    const { password: _password, currentPassword: _current, ...rest } = differenceOf<Patch>(user as never, data)
    assertMayChange(caller, user, [...Object.keys(rest), ...Object.keys(passwordFields)], itself)
    const given = data.password !== undefined && !itself ? { passwordGiven: work.now } : {}
    const fields: Partial<User> = {
      ...rest,
      ...passwordFields,
      ...given,
      ...salaryFields(user, rest, { now: work.now, zone: caller.zone }),
    }
    if (rest.rights) fields.rights = grantedRights(caller, user, rest.rights, apps)
    if (rest.emailRaw !== undefined) Object.assign(fields, emailFields(user, rest.emailRaw))
    await assertNotTaken(
      work,
      {
        ...(rest.username === undefined ? {} : { username: rest.username }),
        ...(fields.email === undefined ? {} : { email: fields.email }),
      },
      user._id,
    )
    await keepAFounder(work, user, { status: fields.status ?? user.status, rights: fields.rights ?? user.rights })
    await keepTwoOnBoard(work, user, { status: fields.status ?? user.status, rights: fields.rights ?? user.rights })
    ended = await endedSessions(call, user, fields)
    if (fields.division !== undefined && fields.division !== user.division) moveTasks(work, user, fields.division)
    if (ended.length > 0) work.updateAll('sessions', { _id: { $in: [...ended] } }, { $set: { ended: work.now } })
    return service.change(work, params, user, fields)
  })
  if (before) await updateSessions(call, before, after, ended)
  if (before && before.email !== after.email) tellOldAddress(call, before, after)
  return after
}

/** Who works in another division from now on is seen at work by that one: their public tasks are. */
const moveTasks = (work: SocaiUnitOfWork, user: User, division: string): void => {
  const theirs = { userId: user._id, privacy: 'public' }
  if (user.division) work.updateAll('tasks', theirs, { $pull: { audience: divisionMark(user.division) } })
  if (division) work.updateAll('tasks', theirs, { $addToSet: { audience: divisionMark(division) } })
}

const emailFields = (user: User, emailRaw: string): Partial<User> => {
  const email = emailOf(emailRaw)
  // A temporary password went to the old address, and a new one has yet to be proven.
  return email === user.email
    ? { emailRaw: emailRaw.trim() }
    : { emailRaw: emailRaw.trim(), email, emailVerified: false, temporaryPassword: undefined }
}

const addressChanged = {
  en: (workspace: string, username: string) => ({
    subject: `The e-mail address of your account in ${workspace} was changed`,
    text: `Your account ${username} in ${workspace} now has another e-mail address, and mails go there from now on.\nIf this was not you, tell the founder of ${workspace} at once.\n`,
  }),
  vi: (workspace: string, username: string) => ({
    subject: `Địa chỉ email tài khoản của bạn tại ${workspace} đã thay đổi`,
    text: `Tài khoản ${username} tại ${workspace} nay dùng địa chỉ email khác, thư từ nay gửi tới địa chỉ đó.\nNếu không phải bạn thay đổi, hãy báo ngay cho người sáng lập ${workspace}.\n`,
  }),
} as const

/** The old address is told, in case somebody took the account over. The change holds whether the mail goes out or not. */
const tellOldAddress = ({ app, params, caller }: Call<'users'>, before: User, after: User): void => {
  const send = async (): Promise<void> => {
    const workspace = await workspaceOf(app, caller.workspaceId)
    const message = { to: before.emailRaw, ...addressChanged[params.language ?? 'en'](workspace.name, after.username) }
    await mailOrLater(app, workspace, message)
  }
  send().catch((error: unknown) =>
    app.get('log').error({ error, requestId: params.requestId }, 'the old address could not be told of the new one'),
  )
}

/** The sessions that end with this change: all but the one that changes its own password. */
const endedSessions = async ({ app, caller }: Call<'users'>, user: User, fields: Partial<User>): Promise<readonly string[]> => {
  const disabled = fields.status === 'disabled'
  if (!disabled && fields.passwordHash === undefined) return []
  return app.get('access').sessionsOfUser(user._id, disabled ? null : caller.sessionId)
}

const seen = ['name', 'avatar', 'username', 'rights', 'status', 'division'] as const

const updateSessions = async ({ app, caller }: Call<'users'>, before: User, after: User, ended: readonly string[]): Promise<void> => {
  const access = app.get('access')
  const disabled = after.status === 'disabled'
  access.sessionsEnded(ended)
  // Whoever signed in with the old password while it was being changed.
  if (disabled || after.passwordHash !== before.passwordHash) await access.endSessionsOfUser(after._id, disabled ? null : caller.sessionId)
  if (seen.some((field) => !isEqual(before[field], after[field]))) access.userChanged(after._id, disabled)
}
