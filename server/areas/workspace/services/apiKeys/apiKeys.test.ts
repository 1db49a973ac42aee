import { hashOfKey } from '../../../../kernel/auth/access'
import { SignInFixture } from '../../../../kernel/auth/testing/office'
import { endKeys } from './end-keys'
import { moveKeys } from './move-keys'
import { migrate } from '../../../../kernel/migration'

let fixture: SignInFixture
beforeAll(async () => {
  fixture = await SignInFixture.open()
}, 30_000)
afterAll(() => fixture.close())

const issue = (as: { token: string }, name: string, rights: readonly string[]) =>
  fixture.post('apiKeys', { name, rights }, { as: as as never })

test('a company gives each program a key of its own, and takes back one without the others', async () => {
  const { founder } = await fixture.company()
  const [shop, till] = [await issue(founder, 'Website bán hàng', ['/sales']), await issue(founder, 'Máy tính tiền', ['/sales', '/funds'])]
  const [shopKey, tillKey] = [String(shop.body['apiKey']), String(till.body['apiKey'])]
  expect((await fixture.get('orders?group=sales', { key: shopKey })).status).toBe(200)
  expect((await fixture.get('funds', { key: shopKey })).status).toBe(403)
  expect((await fixture.get('funds', { key: tillKey })).status).toBe(200)

  const listed = await fixture.get('apiKeys', { as: founder })
  expect(listed.body).toMatchObject({
    total: 2,
    data: [
      { name: 'Máy tính tiền', rights: ['/sales', '/funds'], hint: `…${tillKey.slice(-4)}`, status: 'active' },
      { name: 'Website bán hàng', rights: ['/sales'], hint: `…${shopKey.slice(-4)}`, status: 'active' },
    ],
  })
  expect(JSON.stringify(listed.body)).not.toContain(shopKey)

  expect((await fixture.patch(`apiKeys/${String(shop.body['_id'])}`, { status: 'revoked' }, { as: founder })).body['status']).toBe(
    'revoked',
  )
  expect((await fixture.get('orders?group=sales', { key: shopKey })).status).toBe(401)
  expect((await fixture.get('funds', { key: tillKey })).status).toBe(200)
  const again = await fixture.patch(`apiKeys/${String(shop.body['_id'])}`, { name: 'Web' }, { as: founder })
  expect([again.status, again.body['message']]).toEqual([409, 'This key was revoked, issue a new one'])
})

test('when a key was used last is known', async () => {
  const { founder } = await fixture.company()
  const { body } = await issue(founder, 'Web', ['/sales'])
  const usedAt = async () => (await fixture.get(`apiKeys/${String(body['_id'])}`, { as: founder })).body['usedAt']
  expect(await usedAt()).toBeUndefined()
  await fixture.get('orders?group=sales', { key: String(body['apiKey']) })
  expect(await usedAt()).toEqual(expect.any(String))
})

test('a key makes so many calls a day as its company allows, over REST and otherwise; how many it made is known', async () => {
  const { founder } = await fixture.company()
  const { body } = await fixture.post('apiKeys', { name: 'Web', rights: ['/sales'], dailyCalls: 3 }, { as: founder })
  const [key, path] = [String(body['apiKey']), `apiKeys/${String(body['_id'])}`]
  const call = async (asked = 'orders?group=sales') => (await fixture.get(asked, { key })).status
  expect([await call(), await call('changes'), await call('products?$limit=1'), await call(), await call('changes')]).toEqual([
    200, 200, 200, 429, 429,
  ])
  const refused = await fixture.get('orders?group=sales', { key })
  expect(refused.body['message']).toBe(
    'This key has made its 3 calls of today: it goes on tomorrow, or with a higher limit in the settings',
  )
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fixture.get('orders?group=sales', { as: founder })).status).toBe(200)
  await fixture.app.get('access').keepCalls()
  expect((await fixture.get(path, { as: founder })).body).toMatchObject({ dailyCalls: 3, calls: [{ calls: 3 }] })
  expect((await fixture.patch(path, { dailyCalls: 4 }, { as: founder })).body).toMatchObject({ dailyCalls: 4 })
  expect([await call(), await call()]).toEqual([200, 429])
  expect((await fixture.patch(path, { dailyCalls: null }, { as: founder })).body).not.toHaveProperty('dailyCalls')
  expect([await call(), await call()]).toEqual([200, 200])
  await fixture.app.get('access').keepCalls()
  expect((await fixture.get(path, { as: founder })).body).toMatchObject({ calls: [{ calls: 6 }] })
})

test('what a program called in vain stands with its key for the board: what and why, never what was sent', async () => {
  const { founder } = await fixture.company()
  const { body } = await fixture.post('apiKeys', { name: 'Web', rights: ['/sales'], dailyCalls: 7 }, { as: founder })
  const [key, path] = [String(body['apiKey']), `apiKeys/${String(body['_id'])}`]
  const told = async () => (await fixture.get(path, { as: founder })).body['failures']
  await fixture.get('orders?group=sales', { key })
  await fixture.get('funds', { key })
  await fixture.get('funds', { key })
  await fixture.app.get('access').keepCalls()
  const at = expect.any(String)
  const unread = { at, verb: 'GET', service: 'funds', status: 403, code: 'rights.missing', times: 2 }
  expect(await told()).toEqual([unread])
  expect((await fixture.get(path, { key })).status).toBe(403)
  await fixture.get('changes?services=nothing', { key })
  await fixture.post('assets', { name: ' ', group: 'Customers', phone: '0901 234 567' }, { key })
  await fixture.post('orders', { group: 'sales', customerId: 'x' }, { key })
  await fixture.get('orders?group=sales', { key })
  await fixture.app.get('access').keepCalls()
  const failures = (await told()) as { service: string; status: number; code: string; times: number }[]
  expect(failures.map(({ service, status, times }) => [service, status, times])).toEqual([
    ['funds', 403, 2],
    ['apiKeys', 403, 1],
    ['changes', 400, 1],
    ['assets', 400, 1],
    ['orders', 400, 1],
    ['orders', 429, 1],
  ])
  expect(failures.at(-1)?.code).toBe('apiKeys.calls-spent')
  // What came beyond the limit is no call of the day.
  expect((await fixture.get(path, { as: founder })).body['calls']).toMatchObject([{ calls: 7, failed: 6 }])
  expect(JSON.stringify(failures)).not.toContain('0901')
})

test('a key that is replaced lives beside the new one for a while, and ends by itself', async () => {
  const { founder } = await fixture.company()
  const [old, fresh] = [await issue(founder, 'Web', ['/sales']), await issue(founder, 'Web', ['/sales'])]
  const path = `apiKeys/${String(old.body['_id'])}`
  const status = async ({ body }: typeof old) => (await fixture.get('orders?group=sales', { key: String(body['apiKey']) })).status
  const at = (ms: number): string => new Date(Date.now() + ms).toISOString()
  for (const endsAt of [at(-60_000), at(31 * 86_400_000)])
    expect((await fixture.patch(path, { endsAt }, { as: founder })).body).toMatchObject({
      code: 400,
      message: 'A key ends within 30 days, from now on',
    })
  const soon = await fixture.patch(path, { endsAt: at(3_600_000) }, { as: founder })
  expect(soon.status).toBe(200)
  expect([await status(old), await status(fresh)]).toEqual([200, 200])
  expect((await fixture.patch(path, { endsAt: null }, { as: founder })).body).not.toHaveProperty('endsAt')
  await fixture.patch(path, { endsAt: at(600_000) }, { as: founder })
  fixture.wait(20)
  expect([await status(old), await status(fresh)]).toEqual([401, 200])
  await endKeys(fixture.app)
  const { body } = await fixture.get(path, { as: founder })
  expect(body).toMatchObject({ status: 'revoked', hasEnded: true })
  expect(body).not.toHaveProperty('endsAt')
})

test('what a program did stands in the history under the name of its key', async () => {
  const { founder } = await fixture.company()
  const { body } = await issue(founder, 'Website bán hàng', ['/sales'])
  const made = await fixture.post('assets', { name: 'Chị Lan', group: 'Customers' }, { key: String(body['apiKey']) })
  const { body: history } = await fixture.get(`history?service=assets&recordId=${String(made.body['_id'])}`, { as: founder })
  expect(history).toMatchObject({ data: [{ action: 'create', by: { key: true, program: 'Website bán hàng' } }] })
})

test('only the board issues keys, for rights that a program may hold; a program issues none', async () => {
  const company = await fixture.company()
  const seller = await fixture.hire(company, 'Hoa', ['/sales'])
  expect((await fixture.post('apiKeys', { name: 'x', rights: ['/sales'] }, { as: seller })).status).toBe(403)
  for (const right of ['founder', 'admin']) expect((await issue(company.founder, 'x', [right])).status).toBe(403)
  const { body } = await issue(company.founder, 'Web', ['bod'])
  const key = String(body['apiKey'])
  expect((await fixture.post('apiKeys', { name: 'x', rights: ['/sales'] }, { key })).status).toBe(403)
  expect((await fixture.patch(`apiKeys/${String(body['_id'])}`, { status: 'revoked' }, { key })).status).toBe(403)
  expect((await issue(company.founder, ' ', ['/sales'])).body['errors']).toEqual({ name: 'Please enter what the key is for' })
})

test('the workspace’s own key is one of them; revoked, the settings know of none', async () => {
  const { founder, _id } = await fixture.company()
  const made = await fixture.patch(`workspaces/${_id}`, { apiKey: '', rights: ['/sales'] }, { as: founder })
  const key = String(made.body['apiKey'])
  const { body } = await fixture.get('apiKeys?status=active', { as: founder })
  const [own] = body['data'] as { _id: string; isOwn: boolean; hint: string }[]
  expect(own).toMatchObject({ isOwn: true, hint: `…${key.slice(-4)}` })
  await fixture.patch(`apiKeys/${own?._id ?? ''}`, { status: 'revoked' }, { as: founder })
  expect((await fixture.get('orders?group=sales', { key })).status).toBe(401)
  expect((await fixture.get(`workspaces/${_id}`, { as: founder })).body['apiKeyHint']).toBeUndefined()
})

test('a key that was kept with its workspace goes on working', async () => {
  const { founder, _id, slug } = await fixture.company()
  const key = 'socai_made-before-there-were-several-keys'
  const change = { apiKeyHash: hashOfKey(key), apiKeyHint: '…keys', apiKeyRights: ['/sales'] }
  await fixture.database.collection('workspaces').updateOne({ slug }, { $set: change })
  await migrate(fixture.database, moveKeys)
  await migrate(fixture.database, moveKeys)
  expect((await fixture.get('orders?group=sales', { key })).status).toBe(200)
  expect((await fixture.get('apiKeys', { as: founder })).body).toMatchObject({ total: 1, data: [{ isOwn: true, workspaceId: _id }] })
  expect(await fixture.database.collection('workspaces').findOne({ slug })).not.toHaveProperty('apiKeyHash')
})
