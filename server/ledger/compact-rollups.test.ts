import { signUp } from '../testing/actors'
import { startTestApp, type TestApp } from '../testing/app'
import { of, Shop } from '../testing/shop'
import { compactRollups } from './compact-rollups'
import { verify } from '../product/books'

let app: TestApp
const started = () => {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())
}

describe('rows side by side', () => {
  started()
  it('the figures of closed days are the same after their rows are merged', async () => {
    const shop = await signUp(app)
    const workspaceId = shop.workspace._id
    const rows = [0, 1, 2].map((slot) => ({
      series: 'funds',
      period: 'D2026-01-05',
      key: 'Sales||credit',
      slot,
      sums: { amount: 100 * (slot + 1), count: 1 },
    }))
    for (const { sums, ...row } of rows) await app.app.get('database').correct('rollups', workspaceId, row, { $set: { sums } })
    const report = () => shop.api.report('funds', { report: 'funds', since: '2026-01-05', until: '2026-01-05' })
    const before = await report()
    expect(before).toMatchObject({ credit: { total: 600 } })
    expect(await compactRollups(app.app)).toBe(2)
    expect(await report()).toEqual(before)
    expect(await app.app.get('database').records('rollups', workspaceId).count({ period: 'D2026-01-05' })).toBe(1)
  })
})

describe('figures that are written once for their day, month and year', () => {
  started()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const rowsOf = ({ founder }: Shop, first: string) =>
    app.database.records('rollups', founder.workspaceId).count({ series: 'business', period: { $regex: `^${first}` } })
  const reportsOf = async ({ api }: Shop) => {
    const day = (days: number) => daysAgo(days).slice(0, 10)
    const of = (since: number, until: number) => [
      api.report('orders', { report: 'sales', since: day(since), until: day(until) }),
      api.report('funds', { report: 'funds', since: day(since), until: day(until) }),
    ]
    // Single days, whole months and their edges, a range of years, and one that begins after everything.
    return Promise.all([...of(0, 0), ...of(70, 70), ...of(100, 0), ...of(69, 3), ...of(1200, 0), ...of(2, 0)])
  }

  it('are the same in every report before and after they are carried on, and beside what older versions wrote', async () => {
    const shop = await Shop.open(app)
    const rice = await shop.goods('Gạo', { stock: 100 })
    for (const days of [95, 70, 70, 31, 1, 0]) {
      const sale = await shop.sale([of(rice, 2)], { created: daysAgo(days) })
      await shop.ship(sale)
      await shop.pay(sale, 700)
    }
    expect([(await rowsOf(shop, 'd')) > 0, await rowsOf(shop, '[DMY]')]).toEqual([true, 0])
    const before = await reportsOf(shop)
    expect(await shop.differences()).toEqual([])
    await compactRollups(app.app)
    expect(await rowsOf(shop, '[DM]')).toBeGreaterThan(4)
    expect(await rowsOf(shop, 'd')).toBeLessThanOrEqual(4)
    expect(await reportsOf(shop)).toEqual(before)
    expect(await shop.differences()).toEqual([])
    await shop.pay(await shop.sale([of(rice, 1)], { created: daysAgo(70) }), 900)
    const changed = await reportsOf(shop)
    expect(changed).not.toEqual(before)
    await compactRollups(app.app)
    expect(await reportsOf(shop)).toEqual(changed)
    expect(await shop.differences()).toEqual([])
  })
})

describe('sheets of days gone by', () => {
  started()
  const WIDE = ['accounts', 'buyers', 'productSales']
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const dayAgo = (days: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(daysAgo(days))
  const PLACED = [120, 95, 40, 40, 3, 0]

  /** Sales of the past to two customers and an agent, some shipped, discounted or with a gift, some paid. */
  const tradingShop = async () => {
    const shop = await Shop.open(app)
    const rice = await shop.goods('Gạo', { stock: 500 })
    const tea = await shop.goods('Trà', { stock: 500, price: 7000 })
    const other = await shop.api.create('assets', { group: 'Customers', name: 'Anh Ba' })
    const agent = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Bình' })
    const buyers = [{}, { customerId: other._id }, { customerId: undefined, agentId: agent._id }]
    const sales = await Promise.all(
      PLACED.map(async (days, n) => {
        const lines = [of(rice, 2 + n, n % 3 === 0 ? { quantityGift: 1 } : {}), of(tea, 1 + (n % 2))]
        const fields = { ...buyers[n % 3], created: daysAgo(days).toISOString(), ...(n % 2 ? { discount: 500 } : {}) }
        const sale = await shop.sale(lines, fields)
        if (n % 4 !== 3) await shop.ship(sale)
        if (n % 3 === 1) await shop.pay(sale, 2500)
        return sale
      }),
    )
    return { shop, rice, sales, other }
  }

  const reportsOf = async ({ api, customer }: Shop) => {
    const ranges = [
      [200, 0],
      [110, 2],
    ].map(([since = 0, until = 0]) => ({ since: dayAgo(since), until: dayAgo(until) }))
    const of = (range: object) => [
      api.report('orders', { report: 'liabilities', group: 'customerId', ...range }),
      api.report('orders', { report: 'liabilities', group: 'agentId', ...range }),
      api.report('orders', { report: 'liabilitiesDetails', partnerId: customer._id, ...range }),
      api.report('orders', { report: 'customers', ...range }),
      api.report('orders', { report: 'agents', ...range }),
      api.report('orders', { report: 'discounts', ...range }),
      api.report('products', { report: 'sales', ...range }),
      api.report('orderDetails', { report: 'gifts', ...range }),
    ]
    const aging = ['customerId', 'agentId'].map((group) => api.report('orders', { report: 'aging', group }))
    return Promise.all([...aging, ...ranges.flatMap(of)])
  }

  /** Rows of wide measures that periods gone by have left, besides sheets. */
  const looseOf = ({ founder }: Shop) =>
    app.database.records('rollups', founder.workspaceId).count({
      series: { $in: WIDE },
      slot: { $gte: 0 },
      $or: [
        { period: { $gte: 'd', $lt: `d${dayAgo(0)}` } },
        { period: { $gte: 'D', $lt: `D${dayAgo(0)}` } },
        { period: { $gte: 'M', $lt: `M${dayAgo(0).slice(0, 7)}` } },
      ],
    })

  it('every report is as it was, in far fewer rows', async () => {
    const { shop } = await tradingShop()
    const before = await reportsOf(shop)
    expect(await looseOf(shop)).toBeGreaterThan(20)
    await compactRollups(app.app)
    expect(await looseOf(shop)).toBe(0)
    expect(await reportsOf(shop)).toEqual(before)
    expect(await shop.differences()).toEqual([])
  })

  it('what comes later to days that are folded is added', async () => {
    const { shop, sales, rice } = await tradingShop()
    await compactRollups(app.app)
    const before = await reportsOf(shop)
    const [first, , , unshipped] = sales
    if (!first || !unshipped) throw new Error('there are sales')
    await shop.pay(first, 1000)
    await shop.move(unshipped, 'cancelled')
    await shop.sale([of(rice, 3)], { created: daysAgo(40).toISOString() })
    expect(await looseOf(shop)).toBeGreaterThan(0)
    expect(await shop.differences()).toEqual([])
    const changed = await reportsOf(shop)
    expect(changed).not.toEqual(before)
    await compactRollups(app.app)
    expect(await looseOf(shop)).toBe(0)
    expect(await reportsOf(shop)).toEqual(changed)
    expect(await shop.differences()).toEqual([])
  })

  it('nothing is lost or counted twice while others sell, pay and read', async () => {
    const { shop, sales, rice } = await tradingShop()
    const [old] = sales
    if (!old) throw new Error('there are sales')
    const paidIn = { since: dayAgo(200), until: dayAgo(41) }
    const sold = async () =>
      (await shop.api.report<{ total: { ordered: number } }>('orders', { report: 'customers', ...paidIn })).total.ordered
    const so = await sold()
    const busy = Array.from({ length: 6 }, async (_, n) => {
      await shop.pay(old, 10 + n)
      await shop.sale([of(rice, 1)], { created: daysAgo(n * 6).toISOString() })
    })
    const seen: number[] = []
    const reading = (async () => {
      for (let n = 0; n < 10; n++) seen.push(await sold())
    })()
    await Promise.all([...busy, reading, compactRollups(app.app)])
    expect(new Set(seen)).toEqual(new Set([so]))
    await compactRollups(app.app)
    expect(await looseOf(shop)).toBe(0)
    expect(await shop.differences()).toEqual([])
  })

  it('a sheet that is full is followed by another', async () => {
    const { shop, rice, other } = await tradingShop()
    await compactRollups(app.app, 1)
    await shop.sale([of(rice, 3)], { created: daysAgo(40).toISOString(), customerId: other._id })
    const before = await reportsOf(shop)
    await compactRollups(app.app, 1)
    const sheets = app.database.records('rollups', shop.founder.workspaceId)
    expect(await sheets.count({ series: 'buyers', period: `D${dayAgo(40)}`, slot: { $lt: 0 } })).toBe(2)
    expect(await reportsOf(shop)).toEqual(before)
    expect(await shop.differences()).toEqual([])
  })

  it('a sheet that was lost is told and mended', async () => {
    const { shop } = await tradingShop()
    await compactRollups(app.app)
    const before = await reportsOf(shop)
    await app.database.clear('rollups', shop.founder.workspaceId, { series: 'buyers', slot: { $lt: 0 } })
    expect(await shop.differences()).not.toEqual([])
    for await (const { mend } of verify(app.database)) await mend?.(app.database)
    expect(await reportsOf(shop)).toEqual(before)
    await compactRollups(app.app)
    expect(await reportsOf(shop)).toEqual(before)
  })
})
