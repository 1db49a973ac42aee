import { hashOfKey } from '../../../../kernel/auth/access'
import { Office } from '../../../../kernel/auth/testing/office'
import { moveKeys } from './move-keys'
import { migrate } from '../../../../kernel/migration'

let office: Office
beforeAll(async () => {
  office = await Office.open()
}, 30_000)
afterAll(() => office.close())

const issue = (as: { token: string }, name: string, rights: readonly string[]) =>
  office.post('apiKeys', { name, rights }, { as: as as never })

test('a company gives each program a key of its own, and takes back one without the others', async () => {
  const { founder } = await office.company()
  const [shop, till] = [await issue(founder, 'Website bán hàng', ['/sales']), await issue(founder, 'Máy tính tiền', ['/sales', '/funds'])]
  const [shopKey, tillKey] = [String(shop.body['apiKey']), String(till.body['apiKey'])]
  expect((await office.get('orders?group=sales', { key: shopKey })).status).toBe(200)
  expect((await office.get('funds', { key: shopKey })).status).toBe(403)
  expect((await office.get('funds', { key: tillKey })).status).toBe(200)

  const listed = await office.get('apiKeys', { as: founder })
  expect(listed.body).toMatchObject({
    total: 2,
    data: [
      { name: 'Máy tính tiền', rights: ['/sales', '/funds'], hint: `…${tillKey.slice(-4)}`, status: 'active' },
      { name: 'Website bán hàng', rights: ['/sales'], hint: `…${shopKey.slice(-4)}`, status: 'active' },
    ],
  })
  expect(JSON.stringify(listed.body)).not.toContain(shopKey)

  expect((await office.patch(`apiKeys/${String(shop.body['_id'])}`, { status: 'revoked' }, { as: founder })).body['status']).toBe('revoked')
  expect((await office.get('orders?group=sales', { key: shopKey })).status).toBe(401)
  expect((await office.get('funds', { key: tillKey })).status).toBe(200)
  const again = await office.patch(`apiKeys/${String(shop.body['_id'])}`, { name: 'Web' }, { as: founder })
  expect([again.status, again.body['message']]).toEqual([409, 'This key was revoked, issue a new one'])
})

test('when a key was used last is known', async () => {
  const { founder } = await office.company()
  const { body } = await issue(founder, 'Web', ['/sales'])
  const usedAt = async () => (await office.get(`apiKeys/${String(body['_id'])}`, { as: founder })).body['usedAt']
  expect(await usedAt()).toBeUndefined()
  await office.get('orders?group=sales', { key: String(body['apiKey']) })
  expect(await usedAt()).toEqual(expect.any(String))
})

test('what a program did stands in the history under the name of its key', async () => {
  const { founder } = await office.company()
  const { body } = await issue(founder, 'Website bán hàng', ['/sales'])
  const made = await office.post('assets', { name: 'Chị Lan', group: 'Customers' }, { key: String(body['apiKey']) })
  const { body: history } = await office.get(`history?service=assets&recordId=${String(made.body['_id'])}`, { as: founder })
  expect(history).toMatchObject({ data: [{ action: 'create', by: { key: true, program: 'Website bán hàng' } }] })
})

test('only the board issues keys, for rights that a program may hold; a program issues none', async () => {
  const company = await office.company()
  const seller = await office.hire(company, 'Hoa', ['/sales'])
  expect((await office.post('apiKeys', { name: 'x', rights: ['/sales'] }, { as: seller })).status).toBe(403)
  for (const right of ['founder', 'admin']) expect((await issue(company.founder, 'x', [right])).status).toBe(403)
  const { body } = await issue(company.founder, 'Web', ['bod'])
  const key = String(body['apiKey'])
  expect((await office.post('apiKeys', { name: 'x', rights: ['/sales'] }, { key })).status).toBe(403)
  expect((await office.patch(`apiKeys/${String(body['_id'])}`, { status: 'revoked' }, { key })).status).toBe(403)
  expect((await issue(company.founder, ' ', ['/sales'])).body['errors']).toEqual({ name: 'Please enter what the key is for' })
})

test('the workspace’s own key is one of them; revoked, the settings know of none', async () => {
  const { founder, _id } = await office.company()
  const made = await office.patch(`workspaces/${_id}`, { apiKey: '', rights: ['/sales'] }, { as: founder })
  const key = String(made.body['apiKey'])
  const { body } = await office.get('apiKeys?status=active', { as: founder })
  const [own] = body['data'] as { _id: string; isOwn: boolean; hint: string }[]
  expect(own).toMatchObject({ isOwn: true, hint: `…${key.slice(-4)}` })
  await office.patch(`apiKeys/${own?._id ?? ''}`, { status: 'revoked' }, { as: founder })
  expect((await office.get('orders?group=sales', { key })).status).toBe(401)
  expect((await office.get(`workspaces/${_id}`, { as: founder })).body['apiKeyHint']).toBeUndefined()
})

test('a key that was kept with its workspace goes on working', async () => {
  const { founder, _id, slug } = await office.company()
  const key = 'socai_made-before-there-were-several-keys'
  const change = { apiKeyHash: hashOfKey(key), apiKeyHint: '…keys', apiKeyRights: ['/sales'] }
  await office.database.collection('workspaces').updateOne({ slug }, { $set: change })
  await migrate(office.database, moveKeys)
  await migrate(office.database, moveKeys)
  expect((await office.get('orders?group=sales', { key })).status).toBe(200)
  expect((await office.get('apiKeys', { as: founder })).body).toMatchObject({ total: 1, data: [{ isOwn: true, workspaceId: _id }] })
  expect(await office.database.collection('workspaces').findOne({ slug })).not.toHaveProperty('apiKeyHash')
})
