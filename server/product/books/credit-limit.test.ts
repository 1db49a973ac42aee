import type { Asset } from '@shared/areas/partners/services/assets'
import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, saying, Shop } from '../../testing/shop'

/** A limit of what a buyer may owe asks before it is passed; who goes on is remembered. */

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

let made = 0
const buyer = (creditLimit?: number, group: 'Customers' | 'Sales Agents' = 'Customers'): Promise<Asset> =>
  shop.api.create('assets', { group, name: `Khách ${++made}`, ...(creditLimit === undefined ? {} : { creditLimit }) } as never)
const debtOf = ({ _id }: Pick<Asset, '_id'>, total: number, fields: object = {}) => ({ group: 'sales', customerId: _id, total, ...fields })
const debt = (customer: Pick<Asset, '_id'>, total: number, fields: object = {}): Promise<Order> =>
  shop.api.create('orders', debtOf(customer, total, fields) as never)

test('up to the limit nothing is asked, a dong above it is refused with the figures', async () => {
  const hoa = await buyer(1_000_000)
  await debt(hoa, 600_000)
  await debt(hoa, 400_000)
  const refused = await shop.refusedOrder(debtOf(hoa, 1))
  expect(saying(refused)).toEqual([409, `${hoa.name} may owe 1,000,000. Besides this order 1,000,000 is owed, and this order comes to 1`])
  expect(refused.data).toEqual({ creditLimit: { partnerId: hoa._id, limit: 1_000_000, owed: 1_000_000, order: 1 } })
  expect(await shop.partner(hoa)).toEqual({ outstanding: 1_000_000, balance: 0 })
})

test('confirmed, it is made, and its history tells who let it pass', async () => {
  const hoa = await buyer(1_000_000)
  const seller = await shop.member('/sales')
  const order = (await seller.api.create('orders', debtOf(hoa, 1_500_000, { overLimit: true }) as never)) as Order
  expect(order).toMatchObject({ limitPassed: { limit: 1_000_000, owed: 1_500_000, by: { _id: seller.userId } } })
  expect(await shop.partner(hoa)).toEqual({ outstanding: 1_500_000, balance: 0 })
  await seller.api.patch('orders', order._id, { total: 1_600_000, overLimit: true } as never)
  const { body } = await shop.api.send('GET', `history?service=orders&recordId=${order._id}`)
  const [raised, begun] = (body as { data: { by: object; changes?: Record<string, unknown> }[] }).data
  expect(raised).toMatchObject({ by: { _id: seller.userId } })
  expect(JSON.stringify(raised?.changes)).toContain('limitPassed')
  expect(begun).toMatchObject({ action: 'create', by: { _id: seller.userId } })
})

test('confirmed where nothing is passed, nothing is kept of it', async () => {
  const hoa = await buyer(1_000_000)
  expect((await debt(hoa, 500_000, { overLimit: true })).limitPassed).toBeUndefined()
  expect((await debt(await buyer(), 5_000_000, { overLimit: true })).limitPassed).toBeUndefined()
})

test('what was paid, and what may be spent, make room', async () => {
  const hoa = await buyer(1_000_000)
  const order = await debt(hoa, 1_000_000)
  await shop.pay(order, 300_000)
  await debt(hoa, 300_000)
  expect((await shop.refusedOrder(debtOf(hoa, 1))).code).toBe(409)
  const advance = { group: 'Other Income', amount: 50_000, name: 'Tạm ứng', customerId: hoa._id, status: 'completed' }
  await shop.api.create('funds', advance as never)
  await debt(hoa, 50_000)
  expect((await shop.refusedOrder(debtOf(hoa, 1))).code).toBe(409)
})

test('an order that is made larger asks, one that is made smaller doesn’t', async () => {
  const hoa = await buyer(1_000_000)
  const order = await debt(hoa, 1_000_000)
  expect(await shop.refusedPatch(order, { total: 1_000_001 })).toEqual([
    409,
    `${hoa.name} may owe 1,000,000. Besides this order 0 is owed, and this order comes to 1,000,001`,
  ])
  expect(await shop.api.patch('orders', order._id, { total: 1_200_000, overLimit: true } as never)).toMatchObject({
    limitPassed: { owed: 1_200_000 },
  })
  await shop.api.patch('orders', order._id, { total: 1_100_000 } as never)
  await shop.api.patch('orders', order._id, { note: 'Giao buổi sáng' } as never)
})

test('an order moved to another buyer is asked about there', async () => {
  const [hoa, lan] = [await buyer(), await buyer(1_000)]
  const order = await debt(hoa, 5_000)
  expect((await shop.refusedPatch(order, { customerId: lan._id }))[0]).toBe(409)
  await shop.api.patch('orders', order._id, { customerId: lan._id, overLimit: true } as never)
  expect(await shop.partner(lan)).toEqual({ outstanding: 5_000, balance: 0 })
})

test('shipping asks where the limit came later; a confirmed order is shipped without being asked again', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 20 })
  const hoa = await buyer()
  const first = await shop.sale([of(rice, 5)], { customerId: hoa._id })
  await shop.api.patch('assets', hoa._id, { creditLimit: 400_000 } as never)
  expect((await shop.refusedPatch(first, shop.shipping()))[0]).toBe(409)
  expect(await shop.stockOf(rice)).toBe(20)
  await shop.api.patch('orders', first._id, { ...shop.shipping([[rice, 2]]), overLimit: true } as never)
  await shop.ship(first)
  const second = await shop.sale([of(rice, 5)], { customerId: hoa._id, overLimit: true })
  await shop.ship(second)
  expect(await shop.stockOf(rice)).toBe(10)
})

test('what is paid is shipped without being asked', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 20 })
  const hoa = await buyer()
  await debt(hoa, 900_000)
  const paid = await shop.sale([of(rice, 5)], { customerId: hoa._id })
  await shop.pay(paid, 500_000)
  await shop.api.patch('assets', hoa._id, { creditLimit: 400_000 } as never)
  await shop.ship(paid)
})

test('a series is all its orders', async () => {
  const hoa = await buyer(1_000_000)
  const year = { started: '2029-01-01', ended: '2029-12-31', moPaymentDate: 0 }
  const month = new Date().getFullYear()
  const span = { ...year, started: `${month}-12-01`, ended: `${month + 1}-05-31` }
  expect((await shop.refusedOrder(debtOf(hoa, 300_000, span))).code).toBe(409)
  await debt(hoa, 150_000, span)
})

test('orders at the same moment can’t both slip by', async () => {
  const hoa = await buyer(1_000_000)
  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.api.send('POST', 'orders', debtOf(hoa, 600_000))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  expect((await shop.partner(hoa)).outstanding).toBe(600_000)
})

test('a limit of 0 asks about each debt; agents have limits, too', async () => {
  const minh = await buyer(0, 'Sales Agents')
  expect((await shop.refusedOrder({ group: 'sales', agentId: minh._id, total: 1_000 })).code).toBe(409)
})

test('what stood when the books began was agreed before: nothing is asked', async () => {
  const hoa = await buyer(1_000)
  await debt(hoa, 50_000, { isOpening: true })
  expect((await shop.partner(hoa)).outstanding).toBe(50_000)
})

test('a copy asks as its original would', async () => {
  const hoa = await buyer(1_000_000)
  const order = await debt(hoa, 1_000_000)
  const copy = { copy: order._id, confirmTotal: 1_000_000 }
  expect((await shop.refusedOrder(copy)).code).toBe(409)
  await shop.api.create('orders', { ...copy, overLimit: true } as never)
  expect((await shop.partner(hoa)).outstanding).toBe(2_000_000)
})
