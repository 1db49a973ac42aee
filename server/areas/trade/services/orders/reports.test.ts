import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const refused = async (query: string): Promise<number> => (await shop.api.send('GET', `orders?${query}`)).status

describe('the range of a report', () => {
  test('needs both days, in order, as days or instants', async () => {
    expect(await refused('report=sales')).toBe(400)
    expect(await refused('report=sales&since=2026-05-01')).toBe(400)
    expect(await refused('report=sales&since=2026-05-02&until=2026-05-01')).toBe(400)
    expect(await refused('report=sales&since=2026-02-30&until=2026-05-01')).toBe(400)
    expect(await refused('report=sales&since[$gt]=2026-02-30&until=2026-05-01')).toBe(400)
    expect(await refused('report=sales&since=2026-05-01&until=2026-05-01&group=sales')).toBe(400)
    expect(await refused('report=sales&since=2026-05-01&until=2026-05-01T03:00:00Z')).toBe(200)
  })

  test('may be all time', async () => {
    for (const [path, report] of [
      ['orders', 'sales'],
      ['orders', 'status'],
      ['funds', 'funds'],
    ])
      expect([report, (await shop.api.send('GET', `${path}?report=${report}&since=0001-01-01&until=9999-12-31`)).status]).toEqual([
        report,
        200,
      ])
  })
})

test('orders are counted by status and by payment, in the groups one may read', async () => {
  const own = await Shop.open(app)
  const rice = await own.goods('Gạo', { cost: 500, stock: 4 })
  const paid = await own.sale([of(rice, 2)])
  await own.pay(paid, 2000)
  await own.move(await own.sale([of(rice, 1)]), 'cancelled')
  await own.sale([of(rice, 3)])
  await own.purchase([of(rice, 1)])
  const read = (report: string, query: object = {}) => own.api.report('orders', { report, ...query })
  expect(await read('status', { group: 'sales' })).toEqual({
    groups: [
      { _id: 'new-order', count: 2, total: 5000 },
      { _id: 'cancelled', count: 1, total: 1000 },
    ],
  })
  expect(await read('statusPayment', { group: 'sales' })).toEqual({
    groups: [
      { _id: 'pending', count: 1, total: 3000 },
      { _id: 'completed', count: 1, total: 2000 },
      { _id: 'cancelled', count: 1, total: 1000 },
    ],
  })
  const buyer = await own.member('/purchases')
  expect(await buyer.api.report('orders', { report: 'status' })).toMatchObject({
    groups: [
      { _id: 'processing', count: 1, total: 500 },
      { _id: 'delivered', count: 1 },
    ],
  })
  expect((await buyer.api.send('GET', 'orders?report=status&group=sales')).status).toBe(403)
})

test('figures are right at once after each write', async () => {
  const own = await Shop.open(app)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  const read = async () => {
    const { revenueOrdered, revenueShipped, cost } = await own.api.report<{ revenueOrdered: number; revenueShipped: number; cost: number }>(
      'orders',
      {
        report: 'sales',
        since: day,
        until: day,
      },
    )
    return [revenueOrdered, revenueShipped, cost]
  }
  const rice = await own.goods('Gạo', { price: 1000, cost: 600, stock: 5 })
  const order = await own.sale([of(rice, 4, { quantityGift: 1 })], { discount: 500 })
  expect(await read()).toEqual([2500, 0, 0])
  await own.ship(order, [[rice, 2]])
  expect(await read()).toEqual([2500, 1250, 1200])
  await own.ship(order)
  expect(await read()).toEqual([2500, 2500, 2400])
  await own.api.patch('orders', order._id, { discount: 0 })
  expect(await read()).toEqual([3000, 3000, 2400])
  await own.move(await own.sale([], { total: 700 }), 'cancelled')
  expect(await read()).toEqual([3000, 3000, 2400])
})

test('inventory without invoice is a line of its own, outside of the profit', async () => {
  const own = await Shop.open(app)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  const rice = await own.goods('Gạo', { stock: 3, cost: 100 })
  await own.api.patch('products', rice._id, { cost: 60_000 })
  const gone = await own.api.create('orders', {
    group: 'inventoryOut',
    items: [{ productId: rice._id, quantity: 1 }],
    status: 'delivered',
    isForce: true,
    warehouseId: own.warehouse._id,
  })
  // It is worth what its unit cost, whatever the product costs now, and nobody owes anything for it.
  expect(gone).toMatchObject({ cost: 100, total: 0, statusPayment: 'completed', items: [{ cost: null }] })
  expect(await own.api.report('orders', { report: 'sales', since: day, until: day })).toMatchObject({
    inventoryIn: 300,
    inventoryOut: 100,
    revenue: 0,
    cost: 0,
    netProfit: 0,
  })
})

test('the entries behind the revenue name the customer, so that two of one name stay apart', async () => {
  const own = await Shop.open(app)
  const sale = await own.sale([of(await own.goods('Gạo', { cost: 500, stock: 4 }), 2)])
  const span = { since: '2020-01-01', until: '2099-12-31' }
  expect(await own.api.report('orders', { report: 'salesEntries', figure: 'revenueOrdered', ...span })).toMatchObject({
    count: 1,
    data: [{ _id: sale._id, name: 'Chị Hoa', partnerId: own.customer._id }],
  })
})

test('/report alone reads sums: no single salary, and not whose order it was', async () => {
  const own = await Shop.open(app)
  await own.sale([of(await own.goods('Gạo', { cost: 500, stock: 4 }), 2)])
  const salary = { group: 'Salaries and Incentives', amount: 700, name: 'Lương Lan', status: 'completed' }
  await own.api.create('funds', salary as never)
  const [reader, hr, seller] = [
    await own.member('/report'),
    await own.member('/report', '/office/hr'),
    await own.member('/report', '/sales'),
  ]
  const span = { since: '2020-01-01', until: '2099-12-31' }
  const salaries = { report: 'salesEntries', figure: 'group', group: 'Salaries and Incentives', ...span }
  const address = `orders?${new URLSearchParams(salaries).toString()}`
  expect(await reader.api.refused('GET', address)).toMatchObject({
    code: 403,
    message: "You do not have permission for 'Salaries and Incentives'",
  })
  expect(await hr.api.report('orders', salaries)).toMatchObject({ total: -700, data: [{ name: 'Lương Lan' }] })
  expect(await reader.api.report('orders', { report: 'sales', ...span })).toMatchObject({ groups: [{ _id: salary.group, total: -700 }] })
  const sales = { report: 'salesEntries', figure: 'revenueOrdered', ...span }
  const { data } = await reader.api.report<{ data: object[] }>('orders', sales)
  expect(data).toEqual([{ _id: expect.any(String) as string, service: 'orders', name: '', at: expect.any(String) as string, amount: 2000 }])
  expect(await seller.api.report('orders', sales)).toMatchObject({ data: [{ name: 'Chị Hoa', amount: 2000 }] })
})

test('by order, the report says what is still to be delivered, and about what it will cost', async () => {
  const own = await Shop.open(app)
  const rice = await own.goods('Gạo', { price: 1000, cost: 700, stock: 4 })
  const noodles = await own.goods('Bún', { price: 500, cost: 300 })
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  const read = () => own.api.report<Record<string, unknown>>('orders', { report: 'sales', since: day, until: day })
  const order = await own.sale([of(rice, 4), of(noodles, 2)])
  await own.ship(order, [[rice, 1]])
  await own.move(await own.sale([of(rice, 1)]), 'cancelled')
  expect((await read())['undelivered']).toEqual({ orders: 1, net: 4000, cost: 2700, unknownUnits: 0 })
  await own.api.patch('workspaces', own.founder.workspace._id, { opts: { howCalculateRevenue: 'shipped' } })
  expect(await read()).not.toHaveProperty('undelivered')
})
