import { declarations } from '@shared/registry/declarations'
import type { RecordService } from '@shared/registry/names'
import { addMember, signUp, type Actor } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import type { TestSocket } from '../../testing/sockets'
import { grantAdmin } from '../../areas/people/services/users/grant-admin'
import { makeExamples, type Examples } from './examples'
import { questionTo } from './report-questions'

jest.setTimeout(60_000)

/** Who looks after the platform and nothing else: one in a company whose books they must not read, one in a company of their own. */
let inside: Actor
let outside: Actor
let app: TestApp
let shop: Shop
let examples: Examples
let sockets: TestSocket[]

const administrator = async (founder: Awaited<ReturnType<typeof signUp>>): Promise<Actor> => {
  const member = await addMember(app, founder, [], 'Platform')
  await grantAdmin(app.database, { workspace: founder.slug, username: member.username, now: new Date(), granted: true })
  app.app.get('access').userChanged(member.userId)
  return member
}

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  inside = await administrator(shop.founder)
  outside = await administrator(await signUp(app))
  sockets = await Promise.all([inside.socket(), outside.socket()])
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

/** What is somebody's own (their name, what they did) everybody who is signed in may read. */
const books = declarations.filter(({ scope, access }) => scope === 'workspace' && access.get !== 'signed-in')
const statusOf = async (actor: Actor, method: string, path: string, body?: object): Promise<number> =>
  (await actor.api.send(method, path, body)).status

describe.each(books)('$path', ({ path, methods }) => {
  test('show an administrator of the platform nothing, in their own company or another', async () => {
    const _id = examples[path]._id || 'a'.repeat(24)
    for (const actor of [inside, outside]) {
      const found = await actor.api.send('GET', path)
      expect([200, 403, 405]).toContain(found.status)
      if (found.status === 200) expect((found.body as { data: unknown[] }).data).toEqual([])
      expect([403, 404, 405]).toContain(await statusOf(actor, 'GET', `${path}/${_id}`))
      if (methods.includes('patch')) expect([400, 403, 404]).toContain(await statusOf(actor, 'PATCH', `${path}/${_id}`, {}))
      if (methods.includes('remove')) expect([403, 404]).toContain(await statusOf(actor, 'DELETE', `${path}/${_id}`))
    }
  })
})

const reports = declarations.flatMap(({ path, reports: declared = {} }) =>
  Object.entries(declared)
    .filter(([, { access }]) => access !== 'public' && access !== 'signed-in')
    .filter(([, { access }]) => !(Array.isArray(access) && access.includes('admin')))
    .map(([report, { parameters }]) => ({ path, report, parameters })),
)

test.each(reports)('$path $report is not for an administrator of the platform', async ({ path, report, parameters }) => {
  const recordOf = async (service: RecordService) => examples[service]._id
  const question = await questionTo(parameters, recordOf, { withOptional: false, own: examples[path].reportValues })
  const address = `${path}?${new URLSearchParams({ report, ...question }).toString()}`
  for (const actor of [inside, outside]) expect(await statusOf(actor, 'GET', address)).toBe(403)
})

test('nor do they hear of what companies write', () => {
  const received = sockets.flatMap(({ events }) => events.map(({ name }) => name))
  expect(received.filter((name) => !/^(users|workspaces|pages|codes|taxRules) /.test(name))).toEqual([])
})
