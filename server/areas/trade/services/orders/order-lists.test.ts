import { pageLimits } from '@shared/foundation/declaration/define-service'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let now = new Date('2026-05-20T03:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(() => (now = new Date(now.getTime() + 60_000)))
afterAll(() => app.close())

interface Totals {
  readonly orders: number
  readonly total: number
  readonly outstanding: number
  readonly leftOut: { readonly orders: number; readonly total: number }
  readonly balance?: number
  readonly owing: number
  readonly statuses: readonly { readonly _id: string; readonly count: number }[]
  readonly complete: boolean
}
const totals = (shop: Shop, query: object = {}, api = shop.api): Promise<Totals> =>
  api.report<Totals>('orders', { report: 'totals', group: 'sales', ...query })
const ids = async (shop: Shop, query: object): Promise<string[]> =>
  (await shop.api.find('orders', { ...query, $limit: -1 } as never)).data.map(({ _id }) => _id)

/** One order of every kind: open 1,000; half paid 2,000; paid 4,000; returned 8,000; cancelled 16,000. */
const everyKind = async (): Promise<Shop> => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 20 })
  const sale = (price: number) => shop.sale([of(rice, 1, { price })])
  const [, half, paid, returned, cancelled] = await Promise.all([sale(1000), sale(2000), sale(4000), sale(8000), sale(16_000)])
  await shop.ship(returned)
  await Promise.all([shop.pay(half, 500), shop.pay(paid, 4000), shop.move(returned, 'delivered'), shop.move(cancelled, 'cancelled')])
  await shop.move(returned, 'returned')
  return shop
}

const whole = {
  orders: 3,
  total: 7000,
  outstanding: 2500,
  leftOut: { orders: 2, total: 24_000 },
  opening: { orders: 0, total: 0 },
  owing: 2,
  statuses: [
    { _id: 'new-order', count: 3 },
    { _id: 'returned', count: 1 },
    { _id: 'cancelled', count: 1 },
  ],
  complete: true,
}

describe('what a list of orders comes to', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await everyKind()
  })

  test('leaves out what came back, is cancelled or in error, however the list was asked for', async () => {
    expect(await totals(shop)).toEqual(whole)
    expect(await totals(shop, { since: '2026-05-01', until: '2026-05-31' })).toEqual({ ...whole, revenue: 7000 })
    expect(await totals(shop, { since: '2026-06-01', until: '2026-06-30' })).toMatchObject({ orders: 0, total: 0 })
    expect(await totals(shop, { customerId: shop.customer._id })).toEqual({ ...whole, balance: 0 })
    expect(await totals(shop, { search: 'gao' })).toEqual({ ...whole, balance: 0 })
  })

  test('of a receivable list is the debt, and what its partners owe', async () => {
    const unsettled = { statusPayment: { $nin: ['completed', 'cancelled'] }, status: { $nin: ['cancelled', 'returned', 'error'] } }
    expect(await totals(shop, unsettled)).toMatchObject({ orders: 2, total: 3000, outstanding: 2500, leftOut: { orders: 0, total: 0 } })
    expect((await shop.partner(shop.customer)).outstanding).toBe(2500)
    expect(await shop.differences()).toEqual([])
  })

  test('however long a list is, it says how many there are: those counted one by one and those by kept figures agree', async () => {
    const counts = async (api = shop.api) =>
      Promise.all(
        [
          {},
          { group: 'sales' },
          { group: 'sales', status: { $ne: 'cancelled' } },
          { group: 'sales', status: { $in: ['new-order', 'returned'] }, statusPayment: 'completed' },
          { group: 'sales', since: '2026-05-01', until: '2026-05-31' },
          { group: 'sales', until: '2026-04-30' },
          { group: 'sales', customerId: shop.customer._id },
          { group: 'sales', search: 'gao' },
        ].map(async (query) => (await api.find('orders', { ...query, $limit: 1 } as never)).total),
      )
    const limit = jest.replaceProperty(pageLimits as { counted: number }, 'counted', 1)
    const buyer = await shop.member('/purchases')
    const [kept, bought] = [await counts(), (await buyer.api.find('orders', { $limit: 1 })).total]
    limit.restore()
    expect(kept).toEqual([6, 5, 4, 2, 5, 0, 5, 5])
    expect(await counts()).toEqual(kept)
    expect([bought, (await buyer.api.find('orders', { $limit: 1 })).total]).toEqual([1, 1])
  })

  test('is asked by a list’s own words, and by nothing else', async () => {
    const buyer = await shop.member('/purchases')
    expect(saying(await shop.api.refused('GET', 'orders?report=totals&colour=red'))[0]).toBe(400)
    expect((await buyer.api.send('GET', 'orders?report=totals&group=sales')).status).toBe(403)
    // Purchases may see what was brought in, which is all they may.
    expect(await totals(shop, { group: undefined }, buyer.api)).toMatchObject({ orders: 1, total: 12_000 })
  })

  test('counts an order in error nowhere: not in sums, not in payments to come, not in what its buyer owes', async () => {
    const { apiKey } = await shop.api.patch('workspaces', shop.founder.workspaceId, { apiKey: '', rights: ['/sales'] })
    const program = shop.api.with({ 'X-Api-Key': String(apiKey), Authorization: '' })
    await program.create('orders', { group: 'sales', customerId: shop.customer._id, total: 32_000, status: 'error' })
    expect(await totals(shop)).toEqual({
      ...whole,
      leftOut: { orders: 3, total: 56_000 },
      statuses: [...whole.statuses, { _id: 'error', count: 1 }],
    })
    expect(await shop.api.report('orders', { report: 'statusPayment', group: 'sales' })).toEqual({
      groups: [
        { _id: 'pending', count: 2, total: 3000 },
        { _id: 'completed', count: 1, total: 4000 },
        { _id: 'cancelled', count: 1, total: 16_000 },
      ],
    })
    expect((await shop.partner(shop.customer)).outstanding).toBe(2500)
  })
})

describe('lists behind a figure', () => {
  test('orders paid in a range are those whose payment falls in it, with the late ones told', async () => {
    const shop = await Shop.open(app)
    const [early, late, unpaid] = [
      await shop.sale([], { total: 1000 }),
      await shop.sale([], { total: 2000, created: '2026-04-10T03:00:00Z' }),
      await shop.sale([], { total: 3000 }),
    ]
    await shop.pay(early, 400)
    await shop.pay(late, 2000)
    const refunded = await shop.pay(unpaid, 5)
    await shop.api.patch('funds', refunded._id, { status: 'refunded' })
    const range = { group: 'sales', paymentSince: '2026-05-01', paymentUntil: '2026-05-31' }
    const page = await shop.api.find('orders', range as never)
    expect(page.total).toBe(2)
    expect(page.data.map(({ _id, latePayment }) => [_id, latePayment])).toEqual([
      [late._id, true],
      [early._id, false],
    ])
    expect(await ids(shop, { ...range, paymentSince: '2026-06-01', paymentUntil: '2026-06-30' })).toEqual([])
    expect(await totals(shop, range)).toMatchObject({ orders: 2, total: 3000, outstanding: 600 })
    expect(saying(await shop.api.refused('GET', 'orders?paymentSince=2026-05-02&paymentUntil=2026-05-01'))[0]).toBe(400)
  })

  test('a partner’s balance is made by the orders paid too much, and spent by those that use it', async () => {
    const shop = await Shop.open(app)
    const over = await shop.sale([], { total: 1000 })
    await shop.pay(over, 1700)
    await shop.sale([], { total: 50 })
    const used = await shop.sale([], { total: 500, usePartnerBalance: 300 })
    const list = { group: 'sales', balancePartnerId: shop.customer._id }
    expect(await ids(shop, list)).toEqual([used._id, over._id])
    expect((await totals(shop, list)).balance).toBe(400)
    expect((await shop.partner(shop.customer)).balance).toBe(400)
  })

  test('a product still to be shipped is in the orders where some of it is left, not in those where another line is', async () => {
    const shop = await Shop.open(app)
    const [rice, beans] = [await shop.goods('Gạo', { stock: 20 }), await shop.goods('Đậu', { stock: 20 })]
    const whole = await shop.sale([of(rice, 2), of(beans, 3)])
    const part = await shop.ship(await shop.sale([of(rice, 2), of(beans, 3)]), [[rice, 2]])
    expect(await ids(shop, { group: 'sales', notShippedProductId: rice._id })).toEqual([whole._id])
    expect(await ids(shop, { group: 'sales', notShippedProductId: beans._id })).toEqual([part._id, whole._id])
    expect(await ids(shop, { group: 'sales', notShippedProductId: beans._id, status: 'partial-shipped' })).toEqual([part._id])
  })
})

test('a list of orders is sorted by what is still to be paid, which follows each payment', async () => {
  const shop = await Shop.open(app)
  const [small, large, middle] = await Promise.all([100, 900, 500].map((total) => shop.sale([], { total })))
  const byDebt = (way: 1 | -1) => ids(shop, { group: 'sales', $sort: { owed: way } })
  expect(await byDebt(-1)).toEqual([large!._id, middle!._id, small!._id])
  await shop.pay(large!, 850)
  expect(await byDebt(-1)).toEqual([middle!._id, small!._id, large!._id])
  await shop.move(middle!, 'cancelled')
  expect(await byDebt(1)).toEqual([middle!._id, large!._id, small!._id])
})
