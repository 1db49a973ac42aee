import type { Notice } from '@shared/areas/people/services/activities'
import { startTestApp, type TestApp } from '../testing/app'
import { of, Shop } from '../testing/shop'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('What a program makes and changes is told with what its key is called, until a member changes it', async () => {
  const shop = await Shop.open(app)
  const tea = await shop.goods('Trà ô long', { price: 150_000 })
  const { apiKey = '' } = (await shop.api.create('apiKeys', { name: 'Trang bán hàng', rights: ['bod'] })) as { apiKey?: string }
  const site = app.keyed(apiKey)
  const sale = await site.create('orders', { group: 'sales', customerId: shop.customer._id, items: [of(tea, 1)] } as never)
  expect(sale).toMatchObject({ creatorProgram: 'Trang bán hàng' })
  expect(sale.creator).toBeUndefined()
  const rung = (await shop.api.find('activities', { group: 'notifications' })).data as Notice[]
  expect(rung.map(({ kind, creatorProgram }) => [kind, creatorProgram])).toEqual([['order-created', 'Trang bán hàng']])

  const noted = await site.patch('orders', sale._id, { note: 'Giao buổi sáng' } as never)
  expect(noted).toMatchObject({ updaterProgram: 'Trang bán hàng' })
  const changed = await shop.api.patch('orders', sale._id, { note: 'Giao buổi chiều' } as never)
  expect(changed.updater?.name).toBeDefined()
  expect(changed.updaterProgram).toBeUndefined()
  expect(changed.creatorProgram).toBe('Trang bán hàng')
})

test('What a member makes names the member alone', async () => {
  const shop = await Shop.open(app)
  const tea = await shop.goods('Trà sen', { price: 100_000 })
  const sale = await shop.sale([of(tea, 1)])
  expect(sale.creator?.name).toBeDefined()
  expect(sale.creatorProgram).toBeUndefined()
})
