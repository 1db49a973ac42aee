import { isId } from '@shared/foundation/ids'
import type { ErrorCode } from '@shared/registry/catalogue'
import type { StoredOf } from '../collections'
import type { Application } from '../application'
import type { CallParams } from '../call'
import { AppError } from '../../platform/errors'
import { transact } from '../unit-of-work'
import { callerOf } from './callers'
import { matchPassword, verifyNobody } from './passwords'
import { signedInAnswer, type AuthenticationAnswer } from './signed-in-answer'
import { lock } from '../locks'
import { noteSignIn } from './note-sign-in'

/** The field a member is found by: the e-mail in lower case, or the username as it is written. */
export type LoginField = 'email' | 'username'

interface SignInRequest {
  readonly workspaceId: string
  readonly login: string
  readonly password: string
}

const MAX_FIELD_LENGTH = 200

/** `field` fills the placeholder that some of the texts have. */
const invalidField = (path: string, code: ErrorCode): AppError => AppError.atField(path, code, { field: path })

/** A text of what was sent; anything else (an operator, a list, a number) is refused on its field. */
const textAt = (data: Readonly<Record<string, unknown>>, path: string, missing: ErrorCode): string => {
  const value = data[path]
  if (value === undefined || value === null || value === '') throw invalidField(path, missing)
  if (typeof value !== 'string' || value.length > MAX_FIELD_LENGTH) throw invalidField(path, 'data.field-invalid')
  return value
}

const readRequest = (data: Readonly<Record<string, unknown>>, field: LoginField): SignInRequest => {
  const workspaceId = textAt(data, 'workspaceId', 'auth.workspace-required')
  if (!isId(workspaceId)) throw invalidField('workspaceId', 'data.field-invalid')
  const login = textAt(data, field, 'auth.login-required').trim()
  return {
    workspaceId,
    login: field === 'email' ? login.toLowerCase() : login,
    password: textAt(data, 'password', 'auth.password-required'),
  }
}

/**
 * Signs a member in by password. Who isn't there and who gave a wrong password get the same answer after the same time.
 * @throws AppError 400 for what isn't a text; 401; 403 when the workspace is disabled; 429 after too many failures
 */
export const signIn = async (
  app: Application,
  data: Readonly<Record<string, unknown>>,
  field: LoginField,
  params: CallParams,
): Promise<AuthenticationAnswer> => {
  const { workspaceId, login, password } = readRequest(data, field)
  const access = app.get('access')
  // The address first: names that nobody has leave no trace beyond its limit.
  const forgiveAddress = await access.limits.take('sign-in-address', params.ip)
  const forgive = await access.limits.take('sign-in', params.ip, `${workspaceId} ${field} ${login}`)
  const database = app.get('database')
  const [workspace, user] = await Promise.all([
    database.platformRecords('workspaces').byId(workspaceId),
    database.records('users', workspaceId).one({ [field]: login }),
  ])
  if (workspace && workspace.status !== 'enabled') throw AppError.of('auth.workspace-disabled')
  const match = workspace && user ? await matchPassword(user, password, app.get('now')()) : await verifyNobody(password, workspace?._id)
  if (!workspace || !user || !match) throw AppError.of('auth.wrong-password')
  await Promise.all([forgive(), forgiveAddress()])
  callerOf(user, workspace, null)
  const signedIn = await access.startSession(user, params.language ?? 'en')
  await noteSignIn(app, user, params).catch((error: unknown) => app.get('log').warn({ error }, 'a sign-in was not noted'))
  if (match === 'temporary' && !user.emailVerified) await verifyEmail(app, user)
  return signedInAnswer(field === 'email' ? 'local' : 'local-username', signedIn, user, workspace)
}

/** Whoever has the password that was mailed reads the mail: the address it was mailed to is theirs, not one entered since. */
const verifyEmail = (app: Application, { _id, workspaceId, email, temporaryPassword }: StoredOf<'users'>): Promise<void> =>
  transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.record('users', _id)] }, async (work) => {
    const user = await work.read('users').byId(_id)
    const isAsMailed = user?.email === email && user.temporaryPassword?.hash === temporaryPassword?.hash
    if (user && isAsMailed && !user.emailVerified) work.emit('users', 'patched', work.save('users', user, { emailVerified: true }))
  })
