import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** An auditor asks in spring what was owed on the last evening of the year, and how old it was then. */

let now = new Date('2029-12-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-12-05T03:00:00Z')
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const at = async (moment: string): Promise<void> => {
  now = new Date(moment)
  await shop.signInAgain()
}

interface Aged {
  readonly name: string
  readonly orders: number
  readonly open: number
  readonly under8: number
  readonly to30: number
  readonly to60: number
  readonly to90: number
  readonly over90: number
  readonly oldest: number | null
  readonly balance: number
}

const aging = (asked: object = {}, group = 'customerId') =>
  shop.api.report<{ total: Omit<Aged, 'name' | 'oldest' | 'balance'>; data: Aged[] }>('orders', {
    report: 'aging',
    group,
    ...asked,
  } as never)

const behind = async (asked: object, group = 'customerId', partnerId: string = shop.customer._id) =>
  (
    await shop.api.report<{ open: number; data: { number: string; since: string; days: number; open: number }[] }>('orders', {
      report: 'agingDetails',
      group,
      partnerId,
      ...asked,
    } as never)
  ).data.map(({ since, days, open }) => [since, days, open])

/** Two sales on credit: 3,000 of 5 December, 2,000 of 28 December; the first is paid on 5 January. */
const twoSales = async (): Promise<{ first: Order; second: Order }> => {
  const rice = await shop.goods('Gạo', { stock: 20 })
  const first = await shop.ship(await shop.sale([of(rice, 3)]))
  await at('2029-12-28T03:00:00Z')
  const second = await shop.ship(await shop.sale([of(rice, 2)]))
  await at('2030-01-05T03:00:00Z')
  await shop.pay(first, 3000)
  return { first, second }
}

test('on 31 December both sales are owed, 26 and 3 days old; in January, when one is paid, the other alone', async () => {
  await twoSales()
  await at('2030-01-20T03:00:00Z')
  const [then] = (await aging({ asOf: '2029-12-31' })).data
  expect(then).toMatchObject({ name: 'Chị Hoa', orders: 2, open: 5000, under8: 2000, to30: 3000, to60: 0, oldest: 26, balance: 0 })
  expect(await behind({ asOf: '2029-12-31' })).toEqual([
    ['2029-12-05', 26, 3000],
    ['2029-12-28', 3, 2000],
  ])
  const [today] = (await aging()).data
  expect(today).toMatchObject({ orders: 1, open: 2000, under8: 0, to30: 2000, oldest: 23 })
  expect(await behind({})).toEqual([['2029-12-28', 23, 2000]])
  expect(await aging({ asOf: '2030-01-20' })).toEqual(await aging())
})

test('a debt written off in January was owed on 31 December, whole; taken back, it is owed again from that day', async () => {
  const rice = await shop.goods('Gạo', { stock: 20 })
  const order = await shop.ship(await shop.sale([of(rice, 3)]))
  await at('2030-01-05T03:00:00Z')
  const writeOff = { amount: 3000, reason: 'Khách bỏ trốn' }
  const off = await shop.api.patch('orders', order._id, { writeOff } as never)
  await at('2030-01-08T03:00:00Z')
  expect((await aging({ asOf: '2029-12-31' })).total.open).toBe(3000)
  expect((await aging({ asOf: '2030-01-06' })).total.open).toBe(0)
  expect((await aging()).total.open).toBe(0)
  await shop.api.patch('orders', order._id, { undoWriteOff: off.writeOffs?.[0]?.at } as never)
  await at('2030-01-20T03:00:00Z')
  expect((await aging({ asOf: '2030-01-06', knownAt: '2030-01-07T03:00:00Z' })).total.open).toBe(0)
  expect(await aging({ asOf: '2030-01-20' })).toEqual(await aging())
  expect((await aging()).total.open).toBe(3000)
})

test('of days before anything was sold nothing is owed; of a day to come nobody knows', async () => {
  await twoSales()
  expect((await aging({ asOf: '2029-12-04' })).data).toEqual([])
  expect((await shop.api.send('GET', 'orders?report=aging&group=customerId&asOf=2030-01-06')).status).toBe(400)
})

test('what was paid in part, came back, was refunded or paid too much by an evening counts as it stood then', async () => {
  const rice = await shop.goods('Gạo', { stock: 20 })
  const sale = await shop.ship(await shop.sale([of(rice, 10)]))
  await shop.pay(sale, 4000)
  await at('2029-12-10T03:00:00Z')
  await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 2 }] } as never)
  await at('2029-12-12T03:00:00Z')
  const last = await shop.pay(sale, 4000)
  await at('2029-12-14T03:00:00Z')
  await shop.api.patch('funds', last._id, { status: 'refunded' } as never)
  await at('2030-04-20T03:00:00Z')
  const openOn = async (asOf: string) => (await aging({ asOf })).total.open
  expect(await Promise.all(['2029-12-05', '2029-12-10', '2029-12-12', '2029-12-14'].map(openOn))).toEqual([6000, 4000, 0, 4000])
  // Now it is 136 days old; on 5 March it was 90.
  expect((await aging({ asOf: '2030-03-05' })).total).toMatchObject({ to90: 4000, over90: 0 })
  expect((await aging({ asOf: '2030-03-06' })).total).toMatchObject({ to90: 0, over90: 4000 })
  expect((await aging()).total).toMatchObject({ over90: 4000 })
})

test('a balance spent in January was still to be spent on 31 December', async () => {
  const { second } = await twoSales()
  await at('2029-12-29T03:00:00Z')
  const advance = { group: 'Sales', amount: 1500, label: 'Tiền mặt', status: 'completed', customerId: shop.customer._id, name: 'Đặt cọc' }
  await shop.api.create('funds', advance as never)
  await at('2030-01-08T03:00:00Z')
  await shop.api.patch('orders', second._id, { usePartnerBalance: 1500 } as never)
  await at('2030-01-20T03:00:00Z')
  expect((await aging({ asOf: '2029-12-31' })).data[0]).toMatchObject({ open: 5000, balance: 1500 })
  expect((await aging({ asOf: '2030-01-07' })).data[0]).toMatchObject({ open: 2000, balance: 1500 })
  expect((await aging({ asOf: '2030-01-08' })).data[0]).toMatchObject({ open: 500, balance: 0 })
  expect((await aging()).data[0]).toMatchObject({ open: 500, balance: 0 })
})

test('what we owe a supplier has its age of that evening, too', async () => {
  const rice = await shop.goods('Gạo')
  const bought = await shop.ship(await shop.purchase([of(rice, 10, { cost: 700 })]))
  await at('2030-01-05T03:00:00Z')
  await shop.pay(bought, 7000)
  expect((await aging({ asOf: '2029-12-31' }, 'supplierId')).data).toMatchObject([
    { name: 'Nhà máy Gạo', open: 7000, to30: 7000, oldest: 26 },
  ])
  expect((await aging({}, 'supplierId')).data).toEqual([])
})

describe('as known on the evening itself', () => {
  test('a sale that was entered later, and a payment dated back, are left out', async () => {
    const { first, second } = await twoSales()
    const evening = '2029-12-31T16:00:00Z'
    await at('2030-01-10T03:00:00Z')
    const rice = await shop.goods('Bún', { stock: 9 })
    await shop.sale([of(rice, 4)], { created: '2029-12-20T03:00:00Z' })
    const paid = { orderId: second._id, group: 'Sales', amount: 500, name: 'Thu', label: 'Tiền mặt', status: 'completed' }
    await shop.api.create('funds', { ...paid, created: '2029-12-30T03:00:00Z' } as never)
    expect((await aging({ asOf: '2029-12-31' })).total).toMatchObject({ orders: 3, open: 8500 })
    expect((await aging({ asOf: '2029-12-31', knownAt: evening })).total).toMatchObject({ orders: 2, open: 5000, under8: 2000, to30: 3000 })
    expect(await behind({ asOf: '2029-12-31', knownAt: evening })).toEqual([
      ['2029-12-05', 26, 3000],
      ['2029-12-28', 3, 2000],
    ])
    // Without a day it is the evening of the moment itself.
    expect(await aging({ knownAt: evening })).toEqual(await aging({ asOf: '2029-12-31', knownAt: evening }))
    expect((await shop.order(first)).statusPayment).toBe('completed')
  })

  test('an order that was shipped with a day gone by was, as known before, as old as itself', async () => {
    const rice = await shop.goods('Gạo', { stock: 9 })
    const sale = await shop.sale([of(rice, 4)])
    await at('2029-12-31T15:00:00Z')
    const shipping = { ...shop.shipping(), shippingTime: '2029-12-20T03:00:00Z' }
    await shop.api.patch('orders', sale._id, shipping as never)
    const days = async (asked: object) => (await behind(asked)).map(([since]) => since)
    expect(await days({ asOf: '2029-12-30' })).toEqual(['2029-12-20'])
    expect(await days({ asOf: '2029-12-30', knownAt: '2029-12-31T14:00:00Z' })).toEqual(['2029-12-05'])
  })
})
