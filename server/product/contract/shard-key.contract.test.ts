import { definitions } from '../../kernel/collections'
import { sweep } from '../../kernel/sweep'
import { startTestApp, type TestApp } from '../../testing/app'
import { ShardKeyWatch } from '../../testing/shard-key-watch'
import { Shop } from '../../testing/shop'
import { jobsOfServices } from '../services'
import { makeExamples, makers } from './examples'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await app.close()
})

test.each(definitions.map((definition) => [definition.name, definition] as const))(
  '%s: one of a kind within a company, or kept whole for a reason that is told',
  (_name, { scoped, indexes, acrossWorkspaces = [], unshardedBecause }) => {
    const unique = [...(scoped ? [] : indexes), ...acrossWorkspaces].filter((index) => index.unique)
    const ofAll = unique.filter(({ fields }) => Object.keys(fields)[0] !== 'workspaceId')
    if (unshardedBecause === undefined) expect(ofAll).toEqual([])
    else expect(unshardedBecause).toMatch(/\w+ \w+/)
    if (!scoped && unshardedBecause === undefined) expect(indexes.some(({ fields }) => Object.keys(fields)[0] === 'workspaceId')).toBe(true)
  },
)

test('what a company works with goes to the shard that holds it, and what is due in all companies is found by an index', async () => {
  const watched = new ShardKeyWatch({ transport: app.database.transport, collection: app.database.collection('settings') })
  const examples = await makeExamples(shop)
  for (const name of makers) {
    const body = await examples[name].create()
    const keyed = shop.api.with({ 'Idempotency-Key': `cut-${name}` })
    expect([name, (await keyed.send('POST', name, body)).status]).toEqual([name, 201])
  }
  for (const [name, { _id, api, patch }] of Object.entries(examples)) {
    const own = await api()
    if (Object.keys(patch).length > 0) await own.send('PATCH', `${name}/${_id}`, patch)
    await own.send('GET', name)
  }
  const never = new AbortController().signal
  for (const { run } of jobsOfServices) await run(app.app, never)
  await sweep(app.database, new Date())
  await shop.api.send('PATCH', `workspaces/${shop.founder.workspaceId}`, { reset: true })
  expect([...watched.faults].sort()).toEqual([])
  expect(watched.judged).toBeGreaterThan(1000)
}, 120_000)
