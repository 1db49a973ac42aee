import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const open = async (): Promise<Shop> => {
  const shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, {
    opts: { orderTags: ['Gấp', 'Sỉ'], tagColors: { Gấp: '#aa3300' } },
  })
  return shop
}
const rename = (shop: Shop, tag: string, to: string, api = shop.api) =>
  api.send('PATCH', `orders?tag=${encodeURIComponent(tag)}`, { tag: to })
const optionsOf = async (shop: Shop) => (await shop.api.get('workspaces', shop.founder.workspaceId)).opts

test('a tag is renamed in the settings, with its colour, and on every order', async () => {
  const shop = await open()
  const both = await shop.sale([], { total: 5 as never, tags: ['Gấp', 'Sỉ'] })
  const other = await shop.sale([], { total: 5 as never, tags: ['Sỉ'] })
  expect(await rename(shop, 'Gấp', ' Giao gấp ')).toMatchObject({ status: 200, body: { tag: 'Giao gấp', orders: 1 } })
  expect((await shop.order(both)).tags?.sort()).toEqual(['Giao gấp', 'Sỉ'])
  expect((await shop.order(other)).tags).toEqual(['Sỉ'])
  expect(await optionsOf(shop)).toMatchObject({ orderTags: ['Giao gấp', 'Sỉ'], tagColors: { 'Giao gấp': '#aa3300' } })
  expect((await shop.api.find('orders', { tags: 'Giao gấp' })).total).toBe(1)
})

test('onto one that is there, and one that isn’t there, it is refused and nothing is changed', async () => {
  const shop = await open()
  const order = await shop.sale([], { total: 5 as never, tags: ['Gấp'] })
  expect((await rename(shop, 'Gấp', 'SỈ')).body).toMatchObject({ code: 409, message: 'Label already exists' })
  expect((await rename(shop, 'Lạ', 'Quen')).body).toMatchObject({ code: 400, errors: { tag: 'There is no label Lạ' } })
  expect((await rename(shop, 'Gấp', 'Gấp 2', (await shop.member('/funds')).api)).status).toBe(403)
  expect((await shop.order(order)).tags).toEqual(['Gấp'])
})

test('whoever writes orders colours the tags, and not the labels of funds', async () => {
  const shop = await open()
  const { api } = await shop.member('/sales')
  await api.patch('workspaces', shop.founder.workspaceId, { opts: { tagColors: { Sỉ: '#006699' } } })
  expect((await optionsOf(shop)).tagColors).toEqual({ Sỉ: '#006699' })
  expect(
    (await api.send('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { labelColors: { 'Tiền mặt': '#006699' } } })).status,
  ).toBe(403)
})
