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

interface Series {
  data: {
    _id: string
    order_number: string
    partnerId: string
    name: string
    paidUntil?: string
    next?: { month: string; total: number }
  }[]
}
const paidUntil = async (first: Order): Promise<[string | undefined, string | undefined]> => {
  const { data } = await shop.api.report<Series>('orders', { report: 'series', sourceId: first._id })
  return [data[0]?.paidUntil, data[0]?.next?.month]
}

describe('a series says through which month it is paid', () => {
  test('and moves on with every payment, one or several ahead, and back with a refund', async () => {
    const first = await series({ period: 1 })
    expect(await paidUntil(first)).toEqual([undefined, '2026-05'])
    await shop.api.send('POST', 'funds', paying(first, 3, 1500))
    expect(await paidUntil(first)).toEqual(['2026-07', '2026-08'])
    const [, , , fourth] = await ordersOf(first)
    await shop.api.send('POST', 'funds', { ...paying(fourth as Order, 1, 500), prepaid: undefined })
    expect((await paidUntil(first))[0]).toBe('2026-08')
    const [entry] = (await shop.api.find('funds', { orderId: fourth?._id } as never)).data
    await shop.api.patch('funds', entry?._id ?? '', { status: 'refunded' } as never)
    expect(await paidUntil(first)).toEqual(['2026-07', '2026-08'])
  })

  test('an order of three months is paid through its third', async () => {
    const first = await series({ period: 3 })
    await shop.pay(first, 500)
    expect((await paidUntil(first))[0]).toBe('2026-07')
  })

  test('what is paid behind a gap waits for the gap', async () => {
    const first = await series({ ended: '2026-08-20' })
    const [, second, third] = await ordersOf(first)
    await shop.pay(first, 500)
    await shop.pay(third as Order, 500)
    expect(await paidUntil(first)).toEqual(['2026-05', '2026-06'])
    await shop.pay(second as Order, 500)
    expect(await paidUntil(first)).toEqual(['2026-07', '2026-08'])
  })

  test('it is told of one partner’s, or of all that the member may see', async () => {
    const customer = await shop.api.create('assets', { group: 'Customers', name: 'Anh Sơn' })
    const first = await series({ period: 1, customerId: customer._id })
    await shop.pay(first, 500)
    const { data } = await shop.api.report<Series>('orders', { report: 'series', partnerId: customer._id })
    expect(data).toEqual([
      expect.objectContaining({
        _id: first._id,
        order_number: first.order_number,
        partnerId: customer._id,
        name: 'Anh Sơn',
        paidUntil: '2026-05',
      }),
    ])
    const buyer = await shop.member('/purchases')
    expect((await buyer.api.report<Series>('orders', { report: 'series', partnerId: customer._id })).data).toEqual([])
    await shop.api.patch('orders', first._id, { status: 'cancelled' } as never)
    expect((await shop.api.report<Series>('orders', { report: 'series', partnerId: customer._id })).data).toEqual([])
  })
})

describe('two who pay a series ahead at once', () => {
  const sums = async (first: Order) => (await ordersOf(first)).map(({ paid }) => paid)

  test('pay its months once', async () => {
    const first = await series({ period: 1 })
    const answers = await Promise.all([1, 2].map(() => shop.api.send('POST', 'funds', paying(first, 3, 1500))))
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect(await sums(first)).toEqual([500, 500, 500, 0])
    expect((await paidUntil(first))[0]).toBe('2026-07')
  })

  test('from different orders of it: one pays, the other is told', async () => {
    const first = await series({ ended: '2026-10-20' })
    const [, second] = await ordersOf(first)
    const answers = await Promise.all([first, second as Order].map((order) => shop.api.send('POST', 'funds', paying(order, 3, 1500))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await sums(first)).reduce((sum, paid) => sum + paid, 0)).toBe(1500)
    expect(Math.max(...(await sums(first)))).toBe(500)
  })

  test('what waits to be completed isn’t entered a second time', async () => {
    const first = await series({ period: 1 })
    const waiting = { ...paying(first, 3, 1500), status: 'new-entry' }
    expect((await shop.api.send('POST', 'funds', waiting)).status).toBe(201)
    expect(await shop.api.refused('POST', 'funds', { ...waiting, name: 'Lần hai' })).toMatchObject({
      code: 409,
      message: `Order ${first.order_number} is being paid ahead already: finish or cancel that first`,
    })
    expect(await shop.differences()).toEqual([])
  })
})
