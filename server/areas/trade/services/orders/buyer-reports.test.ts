import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at)
const today = () => dayOf(new Date())
const range = () => ({ since: today(), until: today() })

interface Sums {
  total: unknown
  gifts: unknown
  data: Record<string, unknown>[]
}

test('an order with a customer and an agent stands under both; a cancelled one under none', async () => {
  const shop = await Shop.open(app)
  const agent = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Bảy' })
  const rice = await shop.goods('Gạo', { stock: 10 })
  const both = await shop.sale([of(rice, 4)], { agentId: agent._id })
  await shop.ship(both, [[rice, 1]])
  await shop.pay(both, 1500)
  await shop.move(await shop.sale([of(rice, 3)]), 'cancelled')
  const figures = { orders: 1, returned: 0, ordered: 4000, shipped: 1000, paid: 1500 }
  expect(await shop.api.report<Sums>('orders', { report: 'customers', ...range() })).toMatchObject({
    total: figures,
    data: [{ _id: shop.customer._id, name: 'Chị Hoa', ...figures }],
  })
  expect(await shop.api.report<Sums>('orders', { report: 'agents', ...range() })).toMatchObject({
    data: [{ _id: agent._id, name: 'Đại lý Bảy', ...figures }],
  })
  expect(await shop.differences()).toEqual([])
})

test('what came back on a day is taken off that day', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 10 })
  await shop.sale([of(rice, 1)])
  const back = await shop.sale([of(rice, 2)])
  await shop.ship(back)
  for (const status of ['delivered', 'finished', 'returned'] as const) await shop.move(back, status)
  expect(await shop.api.report<Sums>('orders', { report: 'customers', ...range() })).toMatchObject({
    total: { orders: 2, returned: 1, ordered: 1000, shipped: 0, paid: 0 },
  })
})

test('discounts and gifts stand apart, gifts at their own price', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo')
  await shop.sale([of(rice, 5, { quantityGift: 2 })], { discount: 300 })
  await shop.sale([of(rice, 1)], { discount: 50 })
  await shop.sale([of(rice, 1)])
  expect(await shop.api.report<Sums>('orders', { report: 'discounts', ...range() })).toMatchObject({
    total: 350,
    gifts: 2000,
    data: [{ _id: shop.customer._id, field: 'customerId', orders: 2, discount: 350, gifts: 2000 }],
  })
})

test('sales by product count gifts in pieces, not in revenue; parts of a shipment sum to what was booked', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 10 })
  const tea = await shop.goods('Trà', { price: 700, stock: 10 })
  const sale = await shop.sale([of(rice, 3, { quantityGift: 1 }), of(tea, 2)], { discount: 100 })
  await shop.ship(sale, [
    [rice, 1],
    [tea, 1],
  ])
  await shop.api.patch('orders', sale._id, { discount: 0 })
  const read = await shop.api.report<Sums>('products', { report: 'sales', ...range() })
  const row = (id: string) => read.data.find(({ _id }) => _id === id)
  expect(row(rice._id)).toMatchObject({ ordered: 3, shipped: 1, gift: 1, revenueOrdered: 2000 })
  expect(row(tea._id)).toMatchObject({ ordered: 2, shipped: 1, gift: 0, revenueOrdered: 1400 })
  const { shipments } = await shop.order(sale)
  expect(read.total).toMatchObject({ revenueOrdered: 3400, revenueShipped: shipments.reduce((sum, { net }) => sum + net, 0) })
  expect(await shop.differences()).toEqual([])
})

test('sales shipments of at most 31 days, with their sum', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 10 })
  const sale = await shop.sale([of(rice, 4)])
  await shop.ship(sale, [[rice, 1]])
  await shop.ship(sale)
  expect(await shop.api.report<Sums>('stocks', { report: 'saleShipments', ...range() })).toMatchObject({
    total: { shipments: 2, quantity: 4, net: 4000 },
    data: [
      { orderId: sale._id, order_number: sale.order_number, partner: 'Chị Hoa', warehouse: 'Kho chính', quantity: 1, net: 1000 },
      { quantity: 3, net: 3000 },
    ],
  })
  const long = await shop.api.refused('GET', 'stocks?report=saleShipments&since=2026-01-01&until=2026-02-01')
  expect([long.code, long.message]).toEqual([400, 'Reported data output range exceeded allowed'])
})

test('who may read reports but no orders sees figures, not who they are of', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 5 })
  const sale = await shop.sale([of(rice, 2)], { discount: 10 })
  await shop.ship(sale)
  const [reader, buyer] = [await shop.member('/report'), await shop.member('/purchases')]
  for (const report of ['customers', 'discounts']) {
    const { data } = await reader.api.report<Sums>('orders', { report, ...range() })
    expect(data.map(({ name }) => name)).toEqual([''])
  }
  const { data } = await reader.api.report<Sums>('stocks', { report: 'saleShipments', ...range() })
  expect(data.map(({ partner, order_number, net }) => [partner, order_number, net])).toEqual([[undefined, undefined, 1990]])
  const asked = new URLSearchParams(range()).toString()
  for (const path of ['orders?report=customers', 'orders?report=discounts', 'products?report=sales', 'stocks?report=saleShipments'])
    expect([path, (await buyer.api.send('GET', `${path}&${asked}`)).status]).toEqual([path, 403])
})

test('every figure of customers, agents, discounts and products is the sum of the entries it opens', async () => {
  const shop = await Shop.open(app)
  const agent = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Tám' })
  const rice = await shop.goods('Gạo', { stock: 60 })
  const salt = await shop.goods('Muối', { stock: 60, price: 333 })
  const first = await shop.sale([of(rice, 9, { quantityGift: 2 }), of(salt, 7)], { agentId: agent._id, discount: 701 })
  await shop.ship(first, [[rice, 4]])
  await shop.ship(first, [
    [rice, 5],
    [salt, 7],
  ])
  await shop.pay(first, 5000)
  await shop.api.patch('orders', first._id, { returning: [{ productId: rice._id, quantity: 3 }] } as never)
  const back = await shop.sale([of(salt, 5)])
  await shop.ship(back)
  await shop.pay(back, 1665)
  for (const status of ['delivered', 'finished', 'returned'] as const) await shop.move(back, status)
  await shop.move(await shop.sale([of(rice, 3)]), 'cancelled')

  const buyerFigures = { orders: 'orders', returned: 'returned', ordered: 'ordered', shipped: 'shipped', paid: 'paid' }
  const views: readonly { by: string; report: string; service?: 'products' | 'orderDetails'; figures: Record<string, string> }[] = [
    { by: 'customerId', report: 'customers', figures: buyerFigures },
    { by: 'agentId', report: 'agents', figures: buyerFigures },
    { by: 'discounts', report: 'discounts', figures: { orders: 'orders', returned: 'returned', discount: 'discount', gifts: 'gifts' } },
    {
      by: 'productId',
      report: 'sales',
      service: 'products',
      figures: { ordered: 'ordered', shipped: 'shipped', gift: 'gift', revenueOrdered: 'revenueOrdered', revenueShipped: 'revenueShipped' },
    },
    { by: 'productId', report: 'gifts', service: 'orderDetails', figures: { quantity: 'gift', value: 'giftValue' } },
  ]
  let compared = 0
  for (const { by, report, service = 'orders', figures } of views)
    for (const row of (await shop.api.report<Sums>(service, { report, ...range() })).data)
      for (const [column, figure] of Object.entries(figures)) {
        const named = by === 'productId' ? { productId: String(row['_id']) } : { partnerId: String(row['_id']) }
        const { total, data } = await shop.api.report<{ total: number; data: { amount: number }[] }>('orders', {
          report: 'tradeEntries',
          ...range(),
          by,
          figure,
          ...named,
        })
        expect({ by, column, total, sum: data.reduce((sum, { amount }) => sum + amount, 0) }).toEqual({
          by,
          column,
          total: row[column],
          sum: row[column],
        })
        compared += 1
      }
  expect(compared).toBe(5 + 5 + 4 + 2 * 5 + 1 * 2)
  const reader = await shop.member('/report')
  const recorded = await reader.api.report<{ data: object[] }>('orders', {
    report: 'tradeEntries',
    ...range(),
    by: 'customerId',
    figure: 'paid',
  })
  expect(recorded.data.length).toBeGreaterThan(0)
  expect(JSON.stringify(recorded.data)).not.toContain('Chị Hoa')
  const seller = await shop.member('/sales')
  const asked = `report=tradeEntries&since=${today()}&until=${today()}&by=discounts&figure=discount`
  expect((await seller.api.refused('GET', `orders?${asked}`)).code).toBe(403)
})
