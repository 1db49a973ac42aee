import { ObjectId } from 'mongodb'
import type { App } from '@shared/foundation/rights/apps'
import type { Right } from '@shared/foundation/rights/rights'
import type { Workspace } from '@shared/areas/workspace/services/workspaces'
import { createCode } from '../areas/platform-admin/services/codes/create-code'
import type { Api } from './api'
import type { TestApp } from './app'
import type { TestSocket } from './sockets'

/** Somebody signed in: calls as themselves, and may listen. */
export interface Actor {
  readonly userId: string
  readonly username: string
  readonly password: string
  readonly token: string
  readonly workspaceId: string
  readonly api: Api
  socket(): Promise<TestSocket>
}

export interface Founder extends Actor {
  readonly workspace: Workspace
  readonly slug: string
}

/** Good enough for every rule on passwords. */
export const goodPassword = 'Test-pass-2468'

let made = 0
/** A name no other workspace of this run has. */
const nextSlug = (): string => `shop${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36).slice(-4)}`

const signIn = async (app: TestApp, workspaceId: string, username: string, password: string): Promise<Actor> => {
  const { status, body } = await app.api().send('POST', 'authentication', { strategy: 'local-username', workspaceId, username, password })
  if (status !== 201) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`)
  const { accessToken: token, user } = body as { accessToken: string; user: { _id: string } }
  return { userId: user._id, username, password, token, workspaceId, api: app.api(token), socket: () => app.socket(token) }
}

/** The apps whose services suites call; those that give rights or open the wall are switched on by whoever tries them. */
export const USUAL_APPS: readonly App[] = ['agentpro', 'ecoms', 'sms', 'importXLSX']

/** Signs a company up, with the usual apps; its founder is signed in. Two of them are outsiders to each other. */
export const signUp = async (
  app: TestApp,
  { slug = nextSlug(), name = `Company ${slug}`, zone }: { slug?: string; name?: string; zone?: string } = {},
): Promise<Founder> => {
  const invitationCode = await createCode(app.database, app.app.get('now')())
  const workspace = await app.api().create('workspaces', {
    name,
    slug,
    invitationCode,
    ...(zone ? { zone } : {}),
    founder: { name: 'Founder', emailRaw: `founder@${slug}.example`, password: goodPassword },
  })
  await app.database.collection('workspaces').updateOne({ slug }, { $set: { apps: [...USUAL_APPS] } })
  return { ...(await signIn(app, workspace._id, `1.${slug}`, goodPassword)), workspace, slug }
}

/** Adds a member with these rights, who signs in at once. */
export const addMember = async (
  app: TestApp,
  founder: Founder,
  rights: readonly Right[] = [],
  name = `Member ${rights.join(' ')}`.trim(),
): Promise<Actor> => {
  const number = (made++).toString(36)
  const user = await founder.api.create('users', {
    name,
    emailRaw: `member${number}@${founder.slug}.example`,
    password: goodPassword,
    rights: [...rights],
  })
  return signIn(app, founder.workspaceId, user.username, goodPassword)
}

/** Adds a member who also administers the installation; that right can't be given by a call. */
export const addAdmin = async (app: TestApp, founder: Founder): Promise<Actor> => {
  const member = await addMember(app, founder, ['bod'], 'Admin')
  await app.database.collection('users').updateOne({ _id: new ObjectId(member.userId) }, { $addToSet: { rights: 'admin' } })
  app.app.get('access').userChanged(member.userId)
  return member
}

/** Signs a member in once more, from another place. */
export const signInAgain = (app: TestApp, { workspaceId, username, password }: Actor): Promise<Actor> =>
  signIn(app, workspaceId, username, password)

/** A program of the founder's company. */
export const addProgram = async (app: TestApp, founder: Founder, rights: readonly Right[]): Promise<{ apiKey: string; api: Api }> => {
  const { apiKey } = await founder.api.patch('workspaces', founder.workspaceId, { apiKey: '', rights: [...rights] })
  if (!apiKey) throw new Error('no key was answered')
  return { apiKey, api: app.keyed(apiKey) }
}
