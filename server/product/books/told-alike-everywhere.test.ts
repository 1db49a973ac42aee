import { orderReports } from '@shared/areas/trade/services/order-reports'
import type { Order } from '@shared/areas/trade/services/orders'
import type { ReportColumn } from '@shared/foundation/declaration/define-service'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop, watchBooks } from '../../testing/shop'

/** Cases that an accountant worked out by hand: what two places tell of one thing is the same figure, or has another name. */

const APRIL = { since: '2029-04-01', until: '2029-04-30' }
const MAY = { since: '2029-05-01', until: '2029-05-31' }

let now = new Date('2029-04-12T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-04-12T03:00:00Z')
  shop = await Shop.open(app)
})
watchBooks(() => app)
afterAll(() => app.close())

/** A program that reports orders of its own, as a marketplace does. */
const program = async (): Promise<Api> => {
  const { apiKey } = await shop.api.patch('workspaces', shop.founder.workspaceId, { apiKey: '', rights: ['/sales', '/purchases'] })
  return shop.api.with({ 'X-Api-Key': String(apiKey), Authorization: '' })
}

type Account = 'customerId' | 'supplierId'

interface Statement {
  readonly closing: number
  readonly data: readonly { readonly kind: string; readonly amount: number }[]
}

/** What is told of a partner's debt, wherever it is told. */
const debtOf = async (group: Account) => {
  const partner = group === 'customerId' ? shop.customer : shop.supplier
  const statement = await shop.api.report<Statement>('orders', { report: 'liabilitiesDetails', partnerId: partner._id, ...APRIL })
  const { total: all } = await shop.api.report<{ total: { closing: number } }>('orders', { report: 'liabilities', group, ...APRIL })
  const { total: aged } = await shop.api.report<{ total: { open: number } }>('orders', { report: 'aging', group })
  const { outstanding = 0, balance = 0 } = await shop.partner(partner)
  expect(statement.closing).toBe(outstanding - balance)
  expect(all.closing).toBe(statement.closing)
  return { rows: statement.data.map(({ kind, amount }) => [kind, amount]), closing: all.closing, aged: aged.open, outstanding, balance }
}

describe('an order in error', () => {
  const nothing = { rows: [], closing: 0, aged: 0, outstanding: 0, balance: 0 }

  test('is owed nowhere, and everywhere once it has left that state', async () => {
    const api = await program()
    const rice = await shop.goods('Gạo', { stock: 5 })
    const order = await shop.sale([of(rice, 5)], {}, api)
    const owed = { rows: [['ordered', 5000]], closing: 5000, aged: 5000, outstanding: 5000, balance: 0 }
    expect(await debtOf('customerId')).toEqual(owed)
    await shop.move(order, 'error', api)
    expect(await debtOf('customerId')).toEqual(nothing)
    await shop.move(order, 'confirmed', api)
    expect(await debtOf('customerId')).toEqual(owed)
  })

  test('of a supplier is owed by nobody either', async () => {
    const api = await program()
    const rice = await shop.goods('Gạo')
    const order = await shop.purchase([of(rice, 10, { cost: 500 })], {}, api)
    expect(await debtOf('supplierId')).toEqual({ rows: [['ordered', 5000]], closing: 5000, aged: 5000, outstanding: 5000, balance: 0 })
    await shop.move(order, 'error', api)
    expect(await debtOf('supplierId')).toEqual(nothing)
  })

  test('leaves what was paid of it, and the balance it used, to its partner until it counts again', async () => {
    const api = await program()
    const rice = await shop.goods('Gạo', { stock: 5 })
    await shop.api.create('funds', { group: 'Sales', customerId: shop.customer._id, amount: 700, status: 'completed', label: 'Tiền mặt' })
    const order = await shop.sale([of(rice, 5)], { usePartnerBalance: 700 }, api)
    await shop.pay(order, 2000)
    const before = {
      rows: [
        ['paid', -700],
        ['ordered', 5000],
        ['paid', -2000],
      ],
      closing: 2300,
      aged: 2300,
      outstanding: 2300,
      balance: 0,
    }
    const sorted = ({ rows, ...sums }: Awaited<ReturnType<typeof debtOf>>) => ({ ...sums, rows: [...rows].sort() })
    expect(sorted(await debtOf('customerId'))).toEqual({ ...before, rows: [...before.rows].sort() })
    await shop.move(order, 'error', api)
    expect(sorted(await debtOf('customerId'))).toEqual({
      rows: [
        ['paid', -2000],
        ['paid', -700],
      ],
      closing: -2700,
      aged: 0,
      outstanding: 0,
      balance: 2700,
    })
    await shop.move(order, 'confirmed', api)
    expect(sorted(await debtOf('customerId'))).toEqual({ ...before, rows: [...before.rows].sort() })
  })

  test('can’t count again while what was paid of it is spent on another', async () => {
    const api = await program()
    const rice = await shop.goods('Gạo', { stock: 9 })
    const order = await shop.sale([of(rice, 5)], {}, api)
    await shop.pay(order, 2000)
    await shop.move(order, 'error', api)
    const other: Order = await shop.sale([of(rice, 2)], { usePartnerBalance: 2000 })
    expect(await debtOf('customerId')).toMatchObject({ closing: 0, outstanding: 0, balance: 0 })
    expect((await shop.refusedPatch(order, { status: 'confirmed' }, api))[0]).toBe(409)
    await shop.api.patch('orders', other._id, { usePartnerBalance: 0 })
    await shop.move(order, 'confirmed', api)
    expect(await debtOf('customerId')).toMatchObject({ closing: 5000, outstanding: 5000, balance: 0 })
  })

  test('is paid by a seller without the right to funds no more than it owes: nothing', async () => {
    const api = await program()
    const order = await shop.sale([of(await shop.goods('Gạo', { stock: 5 }), 5)], {}, api)
    await shop.move(order, 'error', api)
    const seller = await shop.member('/sales')
    const payment = { orderId: order._id, group: 'Sales', amount: 5000, label: 'Tiền mặt' }
    const fund = await seller.api.create('funds', payment as never)
    expect((await seller.api.refused('PATCH', `funds/${fund._id}`, { status: 'completed' })).code).toBe(403)
  })
})

describe('sales by customer', () => {
  interface Buyers {
    readonly total: { readonly orders: number; readonly returned: number; readonly ordered: number; readonly paid: number }
  }
  const sales = async (range: typeof APRIL) => (await shop.api.report<Buyers>('orders', { report: 'customers', ...range })).total

  test('counts no order below none in a month in which more came back than was sold', async () => {
    const rice = await shop.goods('Gạo', { stock: 10 })
    const sold = [await shop.ship(await shop.sale([of(rice, 2)])), await shop.ship(await shop.sale([of(rice, 3)], { discount: 30 }))]
    now = new Date('2029-05-04T03:00:00Z')
    await shop.signInAgain()
    await shop.sale([of(rice, 1)])
    for (const order of sold) for (const status of ['delivered', 'returned'] as const) await shop.move(order, status)
    expect(await sales(APRIL)).toMatchObject({ orders: 2, returned: 0, ordered: 4970 })
    expect(await sales(MAY)).toMatchObject({ orders: 1, returned: 2, ordered: -3970 })
    const entries = async (figure: string) =>
      (await shop.api.report<{ total: number }>('orders', { report: 'tradeEntries', by: 'customerId', figure, ...MAY })).total
    expect([await entries('orders'), await entries('returned')]).toEqual([1, 2])
    const given = await shop.api.report<{ data: object[] }>('orders', { report: 'discounts', ...MAY })
    expect(given.data).toMatchObject([{ orders: 0, returned: 1, discount: -30 }])
  })

  test('calls the 1,000 paid for orders otherwise than the account calls the 6,000 paid in all', async () => {
    const order = await shop.sale([of(await shop.goods('Gạo'), 8)])
    await shop.pay(order, 1000)
    await shop.api.create('funds', { group: 'Sales', customerId: shop.customer._id, amount: 5000, status: 'completed', label: 'Tiền mặt' })
    const { total } = await shop.api.report<{ total: { paid: number } }>('orders', {
      report: 'liabilities',
      group: 'customerId',
      ...APRIL,
    })
    expect([(await sales(APRIL)).paid, total.paid]).toEqual([1000, 6000])
    const headOf = (columns: readonly ReportColumn[]) => columns.find(({ key }) => key === 'paid')?.header.defaultMessage
    const { customers, liabilities } = orderReports
    expect([headOf(customers.tables[0].columns), headOf(liabilities.tables[0].columns)]).toEqual(['Paid for orders', 'Payments'])
  })
})

describe('what was sold today, on the front page', () => {
  interface Totals {
    readonly orders: number
    readonly total: number
    readonly revenue?: number
  }
  const created = ({ since, until }: typeof APRIL) => ({
    $gte: new Date(`${since}T00:00:00+07:00`).toISOString(),
    $lte: new Date(`${until}T23:59:59.999+07:00`).toISOString(),
  })
  const listed = (range: typeof APRIL, api: Api = shop.api, others: object = {}) =>
    api.report<Totals>('orders', { report: 'totals', group: 'sales', created: created(range), ...others })
  const reported = async (range: typeof APRIL) =>
    (await shop.api.report<{ revenue: number }>('orders', { report: 'sales', ...range })).revenue

  test.each(['ordered', 'shipped'] as const)(
    'is 200,000 of 500,000 once 3 of 5 are back, as in the report, by what is %s',
    async (basis) => {
      await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { howCalculateRevenue: basis } })
      const rice = await shop.goods('Gạo', { price: 100_000, stock: 6 })
      const order = await shop.ship(await shop.sale([of(rice, 5)]))
      await shop.sale([of(rice, 1)])
      const seller = await shop.member('/sales')
      const waiting = basis === 'ordered' ? 100_000 : 0
      expect([(await listed(APRIL, seller.api)).revenue, await reported(APRIL)]).toEqual([500_000 + waiting, 500_000 + waiting])
      await shop.api.patch('orders', order._id, { returning: [{ productId: rice._id, quantity: 3 }] } as never)
      expect(await listed(APRIL, seller.api)).toMatchObject({ orders: 2, total: 600_000, revenue: 200_000 + waiting })
      expect(await reported(APRIL)).toBe(200_000 + waiting)
      now = new Date('2029-05-04T03:00:00Z')
      await shop.signInAgain()
      for (const status of ['delivered', 'returned'] as const) await shop.move(order, status)
      expect([await reported(APRIL), await reported(MAY)]).toEqual([200_000 + waiting, -200_000])
      expect([(await listed(APRIL)).revenue, (await listed(MAY)).revenue]).toEqual([200_000 + waiting, -200_000])
    },
  )

  test('is told of all sales of whole days, and of no other list', async () => {
    await shop.sale([of(await shop.goods('Gạo'), 2)])
    expect(await listed(APRIL)).toMatchObject({ revenue: 2000 })
    for (const others of [{ status: { $ne: 'cancelled' } }, { customerId: shop.customer._id }, { group: 'purchases' }, { search: 'Hoa' }])
      expect(await listed(APRIL, shop.api, others)).not.toHaveProperty('revenue')
    expect(await shop.api.report('orders', { report: 'totals', group: 'sales' })).not.toHaveProperty('revenue')
    const midday = { $gte: '2029-04-01T05:00:00.000Z', $lte: '2029-04-30T16:59:59.999Z' }
    expect(await listed(APRIL, shop.api, { created: midday })).not.toHaveProperty('revenue')
  })
})

describe('a shipment refused beside a stock of 32', () => {
  const goods = async () => {
    const rice = await shop.goods('Gạo', { stock: 3 })
    now = new Date('2029-04-20T03:00:00Z')
    await shop.signInAgain()
    await shop.receive(rice, 29)
    return rice
  }
  const onThe15th = { shippingTime: '2029-04-15T03:00:00.000Z' }
  const refusal = async (order: Order, shipping: object) => {
    const { code, message, data } = await shop.api.refused('PATCH', `orders/${order._id}`, { ...shop.shipping(), ...shipping })
    return { code, message, data }
  }
  const tooFew = { code: 409, message: 'Gạo not enough stock' }

  test('says how many of what was there on its day are left', async () => {
    const rice = await goods()
    const order = await shop.sale([of(rice, 5)])
    expect(await refusal(order, onThe15th)).toEqual({ ...tooFew, data: { productId: rice._id, at: onThe15th.shippingTime, left: 3 } })
    expect(await shop.stockOf(rice)).toBe(32)
    const { data } = await shop.api.find('stocks', { productId: rice._id, $sort: { created: -1 }, $limit: 5 })
    const shipping = [{ productId: rice._id, quantity: 5, units: data.map(({ _id }) => _id) }]
    expect(await refusal(order, { ...onThe15th, shipping })).toMatchObject({ ...tooFew, data: { left: 3 } })
  })

  test('says nothing of the day where there are too few today', async () => {
    const order = await shop.sale([of(await goods(), 33)])
    expect(await refusal(order, {})).toEqual({ ...tooFew, data: undefined })
    expect(await refusal(order, onThe15th)).toMatchObject({ data: { left: 3 } })
  })
})
