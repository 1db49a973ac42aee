import { addMember, addProgram } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop, watchBooks } from '../../testing/shop'

/** What is left of sales by product, customer, agent, seller and day: to the dong the business report's revenue less its cost. */

let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-02-05T03:00:00Z')
  shop = await Shop.open(app)
})
watchBooks(() => app)
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const ALL = { since: '2029-01-01', until: '2029-12-31' }
const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }
const MARCH = { since: '2029-03-01', until: '2029-03-31' }

interface Row {
  readonly _id?: string
  readonly name?: string
  readonly day?: string
  readonly ordered?: number
  readonly shipped?: number
  readonly cost?: number
  readonly profit?: number
  readonly margin?: number
}
interface Told {
  readonly howCalculateRevenue?: string
  readonly rest?: { readonly revenue: number; readonly cost: number; readonly profit: number }
  readonly total: Row
  readonly data: readonly Row[]
}

const REPORTS = [
  ['products', 'sales', 'productId'],
  ['orders', 'customers', 'customerId'],
  ['orders', 'agents', 'agentId'],
  ['orders', 'members', 'creatorId'],
  ['orders', 'days', 'days'],
] as const

const read = (report: string, range: object = ALL, api: Api = shop.api): Promise<Told> =>
  api.report<Told>(report === 'sales' ? 'products' : 'orders', { report, ...range })

const gross = async (range: object): Promise<number> => {
  const { revenue, cost } = await shop.api.report<{ revenue: number; cost: number }>('orders', { report: 'sales', ...range })
  return revenue - cost
}

const left = ({ data }: Told): unknown[] =>
  data
    .map(({ name, day, cost, profit, margin }) => [name ?? day, cost, profit, margin])
    .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))

/** Four of rice, one a gift, and two of tea, 400 off: 2,727 and 1,273 after discount. The goods cost 600 and 300 a piece. */
const trade = async () => {
  const rice = await shop.goods('Gạo', { price: 1000, cost: 600, stock: 10 })
  const tea = await shop.goods('Trà', { price: 700, cost: 300, stock: 10 })
  const sale = await shop.sale([of(rice, 4, { quantityGift: 1 }), of(tea, 2)], { discount: 400 })
  return { rice, tea, sale }
}

test('each product is left with its revenue, less its share of the discount, less what its goods cost, gifts too', async () => {
  const { sale } = await trade()
  await shop.ship(sale)
  const told = await read('sales')
  expect(left(told)).toEqual([
    ['Gạo', 2400, 327, 0.1199],
    ['Trà', 600, 673, 0.5287],
  ])
  expect(told).toMatchObject({
    howCalculateRevenue: 'ordered',
    total: { cost: 3000, profit: 1000, margin: 0.25 },
    rest: { revenue: 0, cost: 0, profit: 0 },
  })
  expect(await gross(ALL)).toBe(1000)
})

test('what came back takes its revenue and its cost off, on its day', async () => {
  const { rice, sale } = await trade()
  await shop.ship(sale)
  await on('2029-03-10')
  await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 2 }] })
  expect(left(await read('sales', FEBRUARY))).toEqual([
    ['Gạo', 2400, 327, 0.1199],
    ['Trà', 600, 673, 0.5287],
  ])
  // Half of 2,727 comes back, the odd dong with what stays, and two pieces at 600.
  expect(left(await read('sales', MARCH))).toEqual([['Gạo', -1200, -163, 0.1196]])
  expect(left(await read('customers', MARCH))).toEqual([['Chị Hoa', -1200, -163, 0.1196]])
  expect(left(await read('days', MARCH))).toEqual([['2029-03-10', -1200, -163, 0.1196]])
  expect(await gross(MARCH)).toBe(-163)
})

test('an order that came back whole leaves nothing', async () => {
  const { sale } = await trade()
  await shop.ship(sale)
  for (const status of ['delivered', 'finished', 'returned'] as const) await shop.move(sale, status)
  for (const [, report] of REPORTS) expect([report, (await read(report)).total]).toMatchObject([report, { cost: 0, profit: 0 }])
  expect((await read('sales')).total).not.toHaveProperty('margin')
})

test('a corrected price of a supplier lessens what is left of the sale on the day it is corrected, also of its product and seller', async () => {
  const rice = await shop.goods('Gạo', { price: 2000 })
  const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 1000 })]))
  await shop.ship(await shop.sale([of(rice, 10)]))
  await on('2029-03-10')
  await shop.api.patch('orders', purchase._id, { items: [{ productId: rice._id, quantity: 10, cost: 1500 }] } as never)
  for (const [, report] of REPORTS.filter(([, each]) => each !== 'agents')) {
    expect([report, left(await read(report, FEBRUARY)).map((row) => (row as unknown[]).slice(1))]).toEqual([
      report,
      [[10_000, 10_000, 0.5]],
    ])
    expect([report, left(await read(report, MARCH)).map((row) => (row as unknown[]).slice(1))]).toEqual([
      report,
      [[5000, -5000, undefined]],
    ])
  }
  // Who may not see costs isn't told that there was one.
  const seller = await shop.member('/sales', '/report')
  for (const [, report] of REPORTS) expect([report, (await read(report, MARCH, seller.api)).data]).toEqual([report, []])
})

test('each seller is left with what they sold; what a program sold is nobody’s', async () => {
  const rice = await shop.goods('Gạo', { price: 1000, cost: 600, stock: 10 })
  const ly = await addMember(app, shop.founder, ['/sales'])
  const program = await addProgram(app, shop.founder, ['/sales'])
  await shop.ship(await shop.sale([of(rice, 3)], {}, ly.api))
  await shop.ship(await shop.sale([of(rice, 1)]))
  await shop.ship(await shop.sale([of(rice, 2)], {}, program.api), undefined, program.api)
  const { data, rest } = await read('members')
  expect(data.map(({ _id, ordered, cost, profit }) => [_id, ordered, cost, profit])).toEqual([
    [ly.userId, 3000, 1800, 1200],
    [undefined, 2000, 1200, 800],
    [shop.founder.userId, 1000, 600, 400],
  ])
  expect(rest).toEqual({ revenue: 0, cost: 0, profit: 0 })
})

test('goods that leave with a service cost what they cost, the service nothing', async () => {
  const rice = await shop.goods('Gạo', { price: 1000, cost: 600, stock: 2 })
  const delivery = await shop.service('Giao hàng', 300)
  await shop.ship(await shop.sale([of(rice, 2), of(delivery, 1)]))
  const told = await read('sales')
  expect(left(told)).toEqual([
    ['Giao hàng', 0, 300, 1],
    ['Gạo', 1200, 800, 0.4],
  ])
  expect(told.rest).toEqual({ revenue: 0, cost: 0, profit: 0 })
})

test('counted by delivery, what is left follows the deliveries', async () => {
  const { rice, sale } = await trade()
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { howCalculateRevenue: 'shipped' } } as never)
  await shop.ship(sale, [[rice, 2]])
  const told = await read('sales')
  expect(told).toMatchObject({ howCalculateRevenue: 'shipped', total: { cost: 1200, profit: 164 } })
  expect(await gross(ALL)).toBe(164)
})

test('what is of no product, no customer and no agent is told beside the rows, and sums to the business report', async () => {
  const { sale } = await trade()
  await shop.ship(sale)
  await shop.ship(await shop.sale([{ group: 'others', name: 'Gói quà', price: 500, quantity: 1 }]))
  expect(await gross(ALL)).toBe(1500)
  expect((await read('sales')).rest).toEqual({ revenue: 500, cost: 0, profit: 500 })
  expect((await read('customers')).rest).toEqual({ revenue: 0, cost: 0, profit: 0 })
  expect((await read('agents')).rest).toEqual({ revenue: 4500, cost: 3000, profit: 1500 })
})

test('what is left of a figure opens the orders it is left of, in every report', async () => {
  const { rice, sale } = await trade()
  await shop.ship(sale)
  await on('2029-03-10')
  await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 1 }] })
  await shop.ship(await shop.sale([of(rice, 2)]))
  const ids = { productId: 'productId', customerId: 'partnerId', agentId: 'partnerId', creatorId: 'memberId' } as const
  for (const [, report, by] of REPORTS) {
    const { data, total } = await read(report)
    for (const figure of ['cost', 'profit'] as const) {
      const ask = (query: object) => shop.api.report<{ total: number }>('orders', { report: 'tradeEntries', by, figure, ...ALL, ...query })
      expect([report, figure, (await ask({})).total]).toEqual([report, figure, total[figure]])
      for (const row of data) {
        const own = by === 'days' ? { since: `${row.day ?? ''}-01`, until: `${row.day ?? ''}-28` } : { [ids[by]]: row._id }
        expect([report, figure, row, (await ask(own)).total]).toEqual([report, figure, row, row[figure]])
      }
    }
  }
})

test('a long range is told month by month, a short one day by day', async () => {
  const { sale } = await trade()
  await shop.ship(sale)
  await on('2029-03-10')
  await shop.sale([], { total: 700 })
  expect((await read('days')).data.map(({ day, ordered, profit }) => [day, ordered, profit])).toEqual([
    ['2029-03', 700, 700],
    ['2029-02', 4000, 1000],
  ])
  expect((await read('days', { since: '2029-02-05', until: '2029-03-10' })).data.map(({ day }) => day)).toEqual([
    '2029-03-10',
    '2029-02-05',
  ])
})

test('as it was known before the return, nothing had come back', async () => {
  const { rice, sale } = await trade()
  await shop.ship(sale)
  await on('2029-03-10')
  const before = new Date(now.getTime() - 1000).toISOString()
  await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 2 }] })
  for (const [, report] of REPORTS.filter(([, each]) => each !== 'agents')) {
    expect([report, (await read(report)).total.profit]).toEqual([report, 837])
    expect([report, (await read(report, { ...ALL, knownAt: before })).total.profit]).toEqual([report, 1000])
  }
})

test('who may not see costs reads no cost, no profit and no margin, and may not ask what they are made of', async () => {
  const { sale } = await trade()
  await shop.ship(sale)
  const members = [
    await shop.member('/report'),
    await shop.member('/sales'),
    await shop.member('/sales', '/purchases', '/report', '/funds'),
  ]
  for (const { api } of members)
    for (const [path, report] of REPORTS) {
      const answer = JSON.stringify(await read(report, ALL, api))
      for (const word of ['"cost"', '"profit"', '"margin"', '"rest"', 'howCalculateRevenue']) expect([report, answer]).not.toContain(word)
      expect([report, answer.includes('4000') || report === 'agents' || report === 'sales']).toEqual([report, true])
      for (const asked of ['$select[]=cost', '$sort[profit]=1', 'format=csv', 'format=xlsx'])
        expect([asked, (await api.send('GET', `${path}?report=${report}&since=2029-01-01&until=2029-12-31&${asked}`)).status]).toEqual([
          asked,
          400,
        ])
    }
  for (const figure of ['cost', 'profit'])
    expect(
      await members[2]?.api.refused('GET', `orders?report=tradeEntries&by=productId&figure=${figure}&since=2029-01-01&until=2029-12-31`),
    ).toMatchObject({ code: 403 })
})
