import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { createCode } from '../../areas/platform-admin/services/codes/create-code'
import { demoWorkspaces, type DemoSlug } from './company'

/** Signs up one of the demo's workspaces. Resolves to the member who founded it. */
export const foundWorkspace = async (app: Application, slug: DemoSlug, password: string): Promise<StoredOf<'users'>> => {
  const wanted = demoWorkspaces.find((each) => each.slug === slug)
  if (!wanted) throw new Error(`the demo has no workspace '${slug}'`)
  const { name, founder } = wanted
  const database = app.get('database')
  const invitationCode = await createCode(database, app.get('now')())
  const data = { name, slug, invitationCode, founder: { name: founder.name, emailRaw: founder.emailRaw, password } }
  const { _id } = await app.service('workspaces').create(data, {})
  const head = await database.records('users', _id).one({ username: `1.${slug}` })
  if (!head) throw new Error('the founder was not made')
  return head
}
