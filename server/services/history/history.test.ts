import type { HistoryEntry } from '@shared/services/history'
import type { Api } from '../../testing/api'
import { signUp } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const historyOf = async (api: Api, query: string): Promise<HistoryEntry[]> =>
  ((await api.send('GET', `history?${query}`)).body as { data: HistoryEntry[] }).data

test('A record tells who changed what, newest first, field by field', async () => {
  const tea = await shop.goods('Trà nhài', { price: 1000 })
  await shop.api.patch('products', tea._id, { price: 2000 as never })
  await shop.api.patch('products', tea._id, { status: 'disabled', unit: 'hộp' })
  const told = await historyOf(shop.api, `service=products&recordId=${tea._id}`)
  expect(told.map(({ action, name, by }) => [action, name, by])).toEqual(
    ['patch', 'patch', 'create'].map((action) => [action, 'Trà nhài', { _id: shop.founder.userId, name: expect.any(String) as string }]),
  )
  expect(told[0]?.changes).toEqual({ status: { before: 'active', after: 'disabled' }, unit: { before: 'ea.', after: 'hộp' } })
  expect(told[1]?.changes).toEqual({ price: { before: 1000, after: 2000 } })
})

test('What somebody may not read of a record isn’t in its history either', async () => {
  const rice = await shop.goods('Gạo lứt', { cost: 500 })
  await shop.api.patch('products', rice._id, { cost: 700 })
  await shop.api.patch('products', rice._id, { cost: 800, unit: 'kg' })
  const seller = await shop.member('/sales')
  const query = `service=products&recordId=${rice._id}`
  expect(await historyOf(shop.api, query)).toHaveLength(3)
  const told = await historyOf(seller.api, query)
  expect(told.map(({ changes }) => changes)).toEqual([{ unit: { before: 'ea.', after: 'kg' } }, undefined])
  const supplier = `service=assets&recordId=${shop.supplier._id}`
  expect(await historyOf(seller.api, supplier)).toEqual([])
  expect(await historyOf(shop.api, supplier)).toHaveLength(1)
  const cashier = await shop.member('/funds')
  expect((await historyOf(cashier.api, '$limit=100')).filter(({ service }) => ['assets', 'orders'].includes(service))).toEqual([])
  expect(JSON.stringify(await historyOf(shop.api, '$limit=500'))).not.toMatch(/passwordHash|apiKeyHash/)
})

test('Another company’s history is nobody else’s, and can’t be asked for', async () => {
  const other = await signUp(app)
  expect(await historyOf(other.api, `service=assets&recordId=${shop.customer._id}`)).toEqual([])
  expect(JSON.stringify(await historyOf(other.api, '$limit=500'))).not.toContain(shop.customer._id)
  expect((await shop.api.refused('GET', `history?workspaceId=${other.workspaceId}`)).code).toBe(400)
})

test('It is asked for by days and by who did it', async () => {
  const seller = await shop.member('/sales')
  await seller.api.patch('assets', shop.customer._id, { note: 'Hay mua trà' })
  const own = await historyOf(shop.api, `by=${seller.userId}`)
  expect(own.map(({ service, changes }) => [service, changes])).toEqual([['assets', { note: { after: 'Hay mua trà' } }]])
  expect(await historyOf(shop.api, `since=2001-01-01&until=2001-12-31`)).toEqual([])
  const page = (await shop.api.send('GET', 'history?$limit=2&$skip=1')).body as { total: number; data: object[] }
  expect(page.data).toHaveLength(2)
  expect(page.total).toBeGreaterThan(3)
})
