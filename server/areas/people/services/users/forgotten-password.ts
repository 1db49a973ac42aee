import { isId } from '@shared/foundation/ids'
import { pageLimits } from '@shared/foundation/declaration/define-service'
import type { Language } from '@shared/registry/catalogue'
import type { Page } from '@shared/registry/service-types'
import type { StoredOf } from '../../../../kernel/collections'
import type { Application } from '../../../../kernel/application'
import { AppError } from '../../../../platform/errors'
import { hashPassword, randomPassword } from '../../../../kernel/auth/passwords'
import type { Call } from '../../../../kernel/service-rules'
import { mailOrLater } from '../../../../kernel/mail-again'
import { transact } from '../../../../kernel/unit-of-work'
import { emailOf } from './member-fields'

const PASSWORD_TTL_MS = 60 * 60_000
/** How many workspaces one request may reach when none is named. */
const MAX_MEMBERSHIPS = 20

const mail = {
  en: (workspace: string, username: string, password: string, url: string) => ({
    subject: `Temporary password for ${workspace}`,
    text: `A temporary password was asked for your account ${username} in ${workspace}:\n\n    ${password}\n\nIt is valid for one hour, beside your present password. Sign in at ${url}/sign_in and set a new password.\nIf you did not ask for it, you need not do anything.\n`,
  }),
  vi: (workspace: string, username: string, password: string, url: string) => ({
    subject: `Mật khẩu tạm thời của ${workspace}`,
    text: `Mật khẩu tạm thời cho tài khoản ${username} tại ${workspace}:\n\n    ${password}\n\nMật khẩu này dùng được trong một giờ, song song với mật khẩu hiện tại. Hãy đăng nhập tại ${url}/sign_in và đặt mật khẩu mới.\nNếu bạn không yêu cầu, hãy bỏ qua thư này.\n`,
  }),
} as const

/**
 * Sends a temporary password to whom the e-mail belongs, after the answer: neither its text nor its time tells whether
 * there is such a member.
 */
export const forgottenPassword = async ({ app, params }: Call<'users'>): Promise<Page<StoredOf<'users'>>> => {
  const { email, password, workspaceId, slug } = params.extra ?? {}
  if (password !== 'forgot') throw AppError.of('query.value', { field: 'password' })
  if (!email?.includes('@')) throw AppError.atField('email', 'users.email-required')
  if (workspaceId !== undefined && !isId(workspaceId)) throw AppError.of('query.value', { field: 'workspaceId' })
  const { limits } = app.get('access')
  await limits.take('forgotten-password', params.ip)
  send(app, emailOf(email), { ...(workspaceId ? { workspaceId } : {}), ...(slug ? { slug } : {}) }, params.language ?? 'en').catch(
    (error: unknown) => app.get('log').error({ error, requestId: params.requestId }, 'a temporary password could not be sent'),
  )
  return { total: 0, limit: pageLimits.default, skip: 0, data: [] }
}

const send = async (
  app: Application,
  email: string,
  place: { readonly workspaceId?: string; readonly slug?: string },
  language: Language,
): Promise<void> => {
  for (const [user, workspace] of await members(app, email, place)) {
    await app.get('access').limits.take('forgotten-mail', '', user._id)
    const password = randomPassword()
    const hash = await hashPassword(password, user.workspaceId)
    const expires = new Date(app.get('now')().getTime() + PASSWORD_TTL_MS)
    await transact(app.get('work'), { workspaceId: workspace._id, now: app.get('now'), keys: [] }, async (work) => {
      work.update('users', { _id: user._id }, { $set: { temporaryPassword: { hash, expires } } })
    })
    const { publicUrl } = app.get('config')
    const message = { to: user.emailRaw, ...mail[language](workspace.name, user.username, password, publicUrl) }
    await mailOrLater(app, workspace, message, { until: expires })
  }
}

/** The active members with this e-mail, in the workspace named or in all. */
const members = async (
  app: Application,
  email: string,
  { workspaceId, slug }: { readonly workspaceId?: string; readonly slug?: string },
): Promise<[StoredOf<'users'>, StoredOf<'workspaces'>][]> => {
  const database = app.get('database')
  const workspaces = database.platformRecords('workspaces')
  const found: [StoredOf<'users'>, StoredOf<'workspaces'>][] = []
  if (workspaceId !== undefined || slug !== undefined) {
    const workspace = await workspaces.one({ ...(workspaceId ? { _id: workspaceId } : {}), ...(slug ? { slug } : {}), status: 'enabled' })
    const user = workspace && (await database.records('users', workspace._id).one({ email, status: 'active' }))
    return user && workspace ? [[user, workspace]] : []
  }
  for (const user of await database.platformRecords('users').find({ email, status: 'active' }, { limit: MAX_MEMBERSHIPS })) {
    const workspace = await workspaces.byId(user.workspaceId)
    if (workspace?.status === 'enabled') found.push([user, workspace])
  }
  return found
}
