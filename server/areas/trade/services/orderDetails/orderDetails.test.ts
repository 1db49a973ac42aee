import type { OrderDetail } from '@shared/areas/trade/services/orderDetails'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-05-20T03:00:00Z') })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('lines of orders are rows: by product, group, partner and days, of orders one may read', async () => {
  const [rice, beans] = [await shop.goods('Gạo', { stock: 9, cost: 600 }), await shop.goods('Đậu')]
  const sale = await shop.sale([of(rice, 5, { quantityGift: 1 }), of(beans, 2)])
  await shop.purchase([of(rice, 3, { cost: 500 })])
  await shop.move(await shop.sale([of(rice, 7)]), 'cancelled')
  const rows = async (query: object, api = shop.api) =>
    (await api.find('orderDetails', query as never)).data as unknown as readonly OrderDetail[]
  expect((await rows({ productId: rice._id })).map(({ group, quantity, quantityGift }) => [group, quantity, quantityGift])).toEqual([
    ['purchases', 3, 0],
    ['sales', 5, 1],
    ['inventoryIn', 9, 0],
  ])
  expect(await rows({ productId: rice._id, group: 'sales' })).toMatchObject([
    { orderId: sale._id, order_number: sale.order_number, partner: 'Chị Hoa', price: 1000, amount: 4000, shipped: 0 },
  ])
  expect((await rows({ partnerId: shop.supplier._id })).map(({ cost, amount }) => [cost, amount])).toEqual([[500, 1500]])
  expect(await rows({ since: '2026-05-01', until: '2026-05-19' })).toEqual([])
  const seller = await shop.member('/sales')
  const seen = await rows({ productId: rice._id }, seller.api)
  expect(seen.map(({ group }) => group)).toEqual(['sales', 'inventoryIn'])
  expect(JSON.stringify(seen)).not.toContain('cost')
  expect((await seller.api.refused('GET', 'orderDetails?group=purchases')).code).toBe(403)
  const page = await shop.api.find('orderDetails', { $limit: 1, $skip: 1 } as never)
  expect([page.total, page.data.length]).toEqual([4, 1])
})

test('gifts of a range by product, at their own price; what came back is taken back on its day', async () => {
  const own = await Shop.open(app)
  const [rice, beans] = [await own.goods('Gạo', { stock: 9 }), await own.goods('Đậu', { price: 200, stock: 9 })]
  await own.sale([of(rice, 5, { quantityGift: 2 }), of(beans, 3, { quantityGift: 3 })])
  const back = await own.sale([of(rice, 4, { quantityGift: 1 })])
  await own.ship(back)
  await own.move(back, 'delivered')
  await own.move(back, 'returned')
  const report = await own.api.report('orderDetails', { report: 'gifts', since: '2026-05-01', until: '2026-05-31' })
  expect(report).toMatchObject({
    total: { quantity: 5, value: 2600 },
    data: [
      { name: 'Gạo', quantity: 2, value: 2000 },
      { name: 'Đậu', quantity: 3, value: 600 },
    ],
  })
  const buyer = await own.member('/purchases')
  expect((await buyer.api.refused('GET', 'orderDetails?report=gifts&since=2026-05-01&until=2026-05-31')).code).toBe(403)
})
