import { encodeFilter } from '../platform/mongo/codec'
import { startTestApp, type TestApp } from '../testing/app'
import { of, Shop } from '../testing/shop'
import { auditFigures } from './self-audit'

let app: TestApp
let shop: Shop
beforeEach(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterEach(() => app.close())

test('sound books are left as they are', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  await shop.ship(await shop.sale([of(rice, 4)]))
  expect(await auditFigures(app.app)).toBe(0)
})

test('figures that went wrong are right again without anybody doing anything', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const sale = await shop.ship(await shop.sale([of(rice, 4)]))
  await shop.pay(sale, 1500)
  const { database } = app
  const workspaceId = shop.founder.workspaceId
  await database.correct('orders', workspaceId, { _id: sale._id }, { $inc: { paid: 7 } })
  await database.correct('assets', workspaceId, { _id: shop.customer._id }, { $inc: { outstanding: 5 } })
  await database.correct('products', workspaceId, { _id: rice._id }, { $inc: { stockCount: 3 } })
  await database.correct('levels', workspaceId, { productId: rice._id }, { $inc: { value: 11 } })
  await database.clear('rollups', workspaceId, { series: 'business' })
  expect(await auditFigures(app.app)).toBeGreaterThanOrEqual(6)
  expect(await shop.differences()).toEqual([])
  expect(await shop.stockOf(rice)).toBe(6)
  expect((await shop.order(sale)).paid).toBe(1500)
})

test('figures are recounted right while others go on selling', async () => {
  const rice = await shop.goods('Gạo', { stock: 100 })
  const { kinds } = app.database.definition('products')
  await app.database.collection('products').updateOne(encodeFilter(kinds, { _id: rice._id }), { $inc: { stockCount: 9 } })
  const sell = async () => {
    for (let sold = 0; sold < 12; sold++) await shop.ship(await shop.sale([of(rice, 1)]))
  }
  const audit = async () => {
    let found = 0
    for (let times = 0; times < 4; times++) found += await auditFigures(app.app)
    return found
  }
  const [found] = await Promise.all([audit(), sell()])
  expect(found).toBe(1)
  expect(await shop.stockOf(rice)).toBe(88)
  expect(await shop.differences()).toEqual([])
})
