import { ObjectId } from 'mongodb'
import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-05-20T03:00:00Z') })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const series = (own: object): Promise<Order> =>
  shop.api.create('orders', {
    group: 'sales',
    customerId: shop.customer._id,
    total: 500 as never,
    started: '2026-05-20' as never,
    moPaymentDate: 15,
    ...own,
  })
const paying = (order: Order, prepaid: number, amount: number) => ({
  orderId: order._id,
  group: 'Sales',
  amount,
  prepaid,
  status: 'completed',
  label: 'Tiền mặt',
})
const ordersOf = async (first: Order): Promise<Order[]> =>
  (await shop.api.find('orders', { sourceId: first._id, $sort: { created: 1 } })).data

test('three months paid ahead settle three orders, and the fourth is made', async () => {
  const first = await series({ period: 1 })
  const { status, body } = await shop.api.send('POST', 'funds', paying(first, 3, 1500))
  expect([status, body]).toMatchObject([201, { amount: 500, prepaid: 3, prepaidUntil: '2026-07' }])
  expect((await ordersOf(first)).map(({ periodOf, paid, statusPayment }) => [periodOf, paid, statusPayment])).toEqual([
    ['2026-05', 500, 'completed'],
    ['2026-06', 500, 'completed'],
    ['2026-07', 500, 'completed'],
    ['2026-08', 0, 'pending'],
  ])
})

test('each entry of a prepayment is called by the order it pays', async () => {
  const first = await series({ period: 1 })
  await shop.api.send('POST', 'funds', { ...paying(first, 3, 1500), name: `Thu tiền đơn ${first.order_number}` })
  const orders = await ordersOf(first)
  const entries = (await shop.api.find('funds', { orderId: { $in: orders.map(({ _id }) => _id) }, $sort: { _id: 1 } } as never)).data
  expect(entries.map(({ name }) => name)).toEqual(orders.slice(0, 3).map(({ order_number }) => `Thu tiền đơn ${order_number}`))
})

test('an amount that can’t be split evenly leaves its remainder on the last order', async () => {
  const first = await series({ period: 3 })
  await shop.api.send('POST', 'funds', paying(first, 3, 1000))
  expect((await ordersOf(first)).map(({ paid }) => paid)).toEqual([333, 333, 334, 0])
})

test('the same prepayment sent again with its key is taken once', async () => {
  const first = await series({ period: 1 })
  const send = () => shop.api.with({ 'Idempotency-Key': 'prepaid-once' }).send('POST', 'funds', paying(first, 3, 1500))
  const [a, b] = [await send(), await send()]
  expect(a.body).toEqual(b.body)
  expect((await ordersOf(first)).map(({ paid }) => paid)).toEqual([500, 500, 500, 0])
})

test('one that broke off goes on where it stopped', async () => {
  const first = await series({ period: 1 })
  await shop.api.create('funds', { ...paying(first, 1, 500), prepaid: undefined, status: 'completed' } as never)
  const workspaceId = shop.founder.workspaceId
  const [entry] = await app.database.records('funds', workspaceId).find({ orderId: first._id })
  await app.database.collection('funds').updateOne({ _id: new ObjectId(entry?._id) as never }, { $set: { prepaid: 3 } })
  const { body } = await shop.api.send('POST', 'funds', paying(first, 3, 1500))
  expect(body).toMatchObject({ _id: entry?._id, prepaidUntil: '2026-07' })
  expect((await ordersOf(first)).map(({ paid }) => paid)).toEqual([500, 500, 500, 0])
})

test('months that are paid aren’t paid again: a second prepayment names the order that is paid, and takes nothing', async () => {
  const first = await series({ period: 1 })
  await shop.api.send('POST', 'funds', paying(first, 3, 1500))
  const orders = await ordersOf(first)
  for (const paid of orders.slice(0, 3))
    expect(await shop.api.refused('POST', 'funds', paying(paid, 3, 1500))).toMatchObject({
      code: 409,
      message: `Order ${paid.order_number} is paid already. Pay ahead from the first order that is not`,
    })
  expect((await ordersOf(first)).map(({ paid }) => paid)).toEqual([500, 500, 500, 0])
  expect((await shop.api.send('POST', 'funds', paying(orders[3] as Order, 3, 1500))).status).toBe(201)
  expect((await ordersOf(first)).map(({ paid }) => paid)).toEqual([500, 500, 500, 500, 500, 500, 0])
})

test('an order paid by hand among those that are paid ahead is named before anything is taken', async () => {
  const first = await series({ ended: '2026-08-20' })
  const [, , third] = await ordersOf(first)
  await shop.api.send('POST', 'funds', { ...paying(third as Order, 1, 500), prepaid: undefined })
  expect((await shop.api.refused('POST', 'funds', paying(first, 3, 1500))).message).toBe(
    `Order ${third?.order_number} is paid already. Pay ahead from the first order that is not`,
  )
  expect((await ordersOf(first)).map(({ paid }) => paid)).toEqual([0, 0, 500, 0])
})

test.each([0, 2, 4, 5, 7, 11, 13])('%d orders aren’t paid ahead: 1, 3, 6 or 12 are', async (prepaid) => {
  const first = await series({ period: 1 })
  expect(await shop.api.refused('POST', 'funds', paying(first, prepaid, 6000))).toMatchObject({
    code: 400,
    errors: { prepaid: "'prepaid' is not valid" },
  })
})

test('a series with an end is paid as far as it goes', async () => {
  const first = await series({ ended: '2026-07-20' })
  expect(await shop.api.refused('POST', 'funds', paying(first, 6, 3000))).toMatchObject({
    code: 400,
    message: 'Only 3 orders of this series are left to pay',
  })
  expect((await shop.api.send('POST', 'funds', paying(first, 3, 1500))).status).toBe(201)
  expect((await ordersOf(first)).map(({ paid }) => paid)).toEqual([500, 500, 500])
})

test('an order that comes once isn’t paid ahead', async () => {
  const once = await shop.sale([], { total: 500 as never })
  expect((await shop.api.refused('POST', 'funds', paying(once, 3, 1500))).code).toBe(409)
  expect(await shop.differences()).toEqual([])
})

test('what names no order is paid ahead for nothing: an entry, or an advance to a member, is refused', async () => {
  const { userId } = await shop.member()
  for (const data of [{ group: 'Other Income' }, { group: 'Salaries and Incentives', userId }])
    expect((await shop.api.refused('POST', 'funds', { ...data, amount: 300, prepaid: 3 })).errors).toEqual({
      prepaid: "'prepaid' says something only together with 'orderId'",
    })
})
