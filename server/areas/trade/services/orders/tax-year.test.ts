import type { ReportOf } from '@shared/registry/service-types'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

/** A household's year, live: by what was delivered, of each industry, beside the business report. */

type Year = ReportOf<'orders', 'taxYear'>

let now = new Date('2026-01-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  const tax = {
    kind: 'household',
    taxCode: '0316882407',
    legalName: 'TRÀ QUÁN MỘC SƯƠNG',
    legalAddress: '27 Trần Phú, Đà Lạt',
    industry: 'goods',
    method: 'income',
    period: 'quarter',
    since: '2026-01-01',
  }
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax } } as never)
  const sold = await shop.service('Trà mang đi', 300_000_000)
  const course = await shop.service('Lớp pha trà', 100_000_000)
  const brewed = await shop.service('Pha chế tại quán', 700_000_000)
  await shop.api.patch('products', course._id, { industry: 'services' } as never)
  await shop.api.patch('products', brewed._id, { industry: 'production' } as never)
  await on('2026-02-10')
  await shop.ship(await shop.sale([of(sold, 1), of(course, 1)]))
  await on('2026-05-12')
  await shop.ship(await shop.sale([of(brewed, 1)]))
  await on('2026-05-20')
  await shop.ship(await shop.sale([{ name: 'Quà tặng', price: 50_000_000, quantity: 1 }]))
  await shop.api.create('funds', { group: 'Other Expenses', amount: 100_000_000, label: 'Ngân hàng', status: 'completed' } as never)
})
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}
const year = (): Promise<Year> => shop.api.report<Year>('orders', { report: 'taxYear', year: 2026 } as never)

test('tells each quarter that has begun: nothing before 1 billion, then per cents by industry; the day the year passed it', async () => {
  const told = await year()
  expect(told).toMatchObject({
    revenue: 1_150_000_000,
    group: 'choice',
    passedFree: '2026-05-12',
    next: 3_000_000_000,
    earlierVat: 8_000_000,
  })
  expect(told.periods.map(({ period, revenue, vat, pit, deadline }) => [period, revenue, vat, pit, deadline])).toEqual([
    ['2026-Q1', 400_000_000, 0, 0, '2026-04-30'],
    // 3% of 700 and 1% of 50 million; 0,5% of the 150 million of goods above 1.000: courses and brewing are free first.
    ['2026-Q2', 750_000_000, 21_500_000, 750_000, '2026-07-31'],
  ])
})

test('the year on income is the business report’s result, at 15% up to 3 billion; the sum on revenue stands beside it', async () => {
  const { income, pitByRevenue, revenue } = await year()
  expect(income).toMatchObject({ cost: 0, income: 1_050_000_000, percent: 15, amount: 157_500_000 })
  expect(pitByRevenue).toBe(750_000)
  const report = await shop.api.report<ReportOf<'orders', 'sales'>>('orders', {
    report: 'sales',
    since: '2026-01-01',
    until: '2026-12-31',
  } as never)
  expect([revenue, income.groups]).toEqual([report.revenueShipped, [{ _id: 'Other Expenses', total: -100_000_000 }]])
})

test('as it was known on an evening the year ends with that day: what was delivered, spent and owed by then', async () => {
  const told = await shop.api.report<Year>('orders', { report: 'taxYear', year: 2026, knownAt: '2026-05-12T16:59:59.999Z' } as never)
  expect(told).toMatchObject({
    knownAt: '2026-05-12T16:59:59.999Z',
    revenue: 1_100_000_000,
    passedFree: '2026-05-12',
    income: { revenue: 1_100_000_000, groups: [], income: 1_100_000_000 },
  })
  expect(told.periods.map(({ period, revenue, vat, pit }) => [period, revenue, vat, pit])).toEqual([
    ['2026-Q1', 400_000_000, 0, 0],
    // 3% of 700 million; of the 1.100 the 100 above what is free are goods, at 0,5%.
    ['2026-Q2', 700_000_000, 21_000_000, 500_000],
  ])
  const before = await shop.api.report<Year>('orders', { report: 'taxYear', year: 2026, knownAt: '2026-03-31T16:59:59.999Z' } as never)
  expect([before.revenue, before.group, before.periods.length, before.passedFree]).toEqual([400_000_000, 'free', 1, undefined])
})

type Book = ReportOf<'orders', 'taxBook'>
const quarter = { since: '2026-04-01', until: '2026-06-30' }
const book = (name: string, range: object = quarter, api = shop.api): Promise<Book> =>
  api.report<Book>('orders', { report: 'taxBook', book: name, ...range } as never)

describe('the books of a quarter', () => {
  test('of revenue have each sale on its day, by industry with its taxes', async () => {
    const { parts, amount, vat, pit, taxpayer } = await book('S2a')
    expect(parts.map((part) => [part.industry, part.amount, part.vat, part.pit])).toEqual([
      ['goods', 50_000_000, 500_000, 750_000],
      ['production', 700_000_000, 21_000_000, 0],
    ])
    expect(parts[1]?.rows.map(({ number, date, kind, name, amount: of }) => [number, date, kind, name, of])).toEqual([
      ['S000002', '2026-05-12', 'sold', 'Chị Hoa', 700_000_000],
    ])
    expect([amount, vat, pit, taxpayer?.taxCode]).toEqual([750_000_000, 21_500_000, 750_000, '0316882407'])
    expect((await book('S2b')).pit).toBeUndefined()
    const simple = await book('S1a')
    expect([simple.vat, simple.parts[0]?.rows.length]).toEqual([undefined, 2])
  })

  test('of costs and of money agree with the business report and the funds', async () => {
    const year = { since: '2026-01-01', until: '2026-12-31' }
    const costs = await book('S2c', year)
    expect(costs.parts[0]?.rows.map(({ line, name, amount }) => [line, name, amount])).toEqual([
      ['revenue', undefined, 1_150_000_000],
      ['goods', undefined, 0],
      ['depreciation', undefined, 0],
      ['others', 'Other Expenses', 100_000_000],
    ])
    expect([costs.amount, costs.pit]).toEqual([1_050_000_000, 157_500_000])
    const money = await book('S2e')
    expect(
      money.parts.map(({ label, opening, incoming, outgoing, closing, rows }) => [
        label,
        opening,
        incoming,
        outgoing,
        closing,
        rows.length,
      ]),
    ).toEqual([['Ngân hàng', 0, 0, 100_000_000, -100_000_000, 1]])
    const { rows } = (await book('S2e', { since: '2026-07-01', until: '2026-09-30' })).parts[0]!
    expect(rows).toEqual([])
  })

  test('tell whoever reads reports alone no names, numbers or purses', async () => {
    const reporter = await shop.member('/report')
    const revenue = await book('S1a', quarter, reporter.api)
    expect(Object.keys(revenue.parts[0]?.rows[0] ?? {}).sort()).toEqual(['amount', 'date', 'kind'])
    const money = await book('S2e', quarter, reporter.api)
    expect([money.withheld, money.parts[0]?.rows, money.parts[0]?.label, money.parts[0]?.closing]).toEqual([
      true,
      [],
      undefined,
      -100_000_000,
    ])
  })
})

test('what comes back is less, at once; a quarter in closed books says so', async () => {
  const [last] = (await shop.api.find('orders', { group: 'sales', $sort: { created: -1 } } as never)).data
  await shop.move(last!, 'delivered')
  await shop.move(last!, 'returning')
  await shop.move(last!, 'returned')
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2026-03-31' } } as never)
  const told = await year()
  expect(told.periods.map(({ revenue, vat, closed }) => [revenue, vat, closed])).toEqual([
    [400_000_000, 0, true],
    [700_000_000, 21_000_000, false],
  ])
  const book = await shop.api.report<ReportOf<'orders', 'taxBook'>>('orders', {
    report: 'taxBook',
    book: 'S1a',
    since: '2026-04-01',
    until: '2026-06-30',
  } as never)
  expect(book.parts[0]?.rows.map(({ kind, amount }) => [kind, amount])).toEqual([['sold', 700_000_000]])
  const seller = await shop.member('/sales')
  expect((await seller.api.refused('GET', 'orders?report=taxYear&year=2026')).code).toBe(403)
})

test('the book of goods has each product with what stood, came in, left and stands, as the stock report and the average costs do', async () => {
  const tea = await shop.goods('Trà lài', { price: 90_000, stock: 10, cost: 40_000 })
  const dearer = await shop.purchase([{ ...of(tea, 10), cost: 60_000 }])
  await shop.ship(dearer)
  await shop.ship(await shop.sale([of(tea, 12)]))
  const goods = await book('S2d')
  expect(goods.parts.map(({ product, stock }) => [product?.name, product?.unit, stock])).toEqual([
    [
      'Trà lài',
      tea.unit,
      {
        opening: { quantity: 0, value: 0 },
        incoming: { quantity: 20, value: 1_000_000 },
        outgoing: { quantity: 12, value: 520_000 },
        closing: { quantity: 8, value: 480_000 },
      },
    ],
  ])
  const told = (book: Book) =>
    book.parts[0]?.rows.map(({ kind, name, side, quantity, price, amount, left }) => [
      kind,
      name,
      side,
      quantity,
      price,
      amount,
      left?.value,
    ])
  expect(told(goods)).toEqual([
    ['cameIn', undefined, 'in', 10, 40_000, 400_000, 400_000],
    ['bought', 'Nhà máy Gạo', 'in', 10, 60_000, 600_000, 1_000_000],
    ['sold', 'Chị Hoa', 'out', 12, 43_333.33, 520_000, 480_000],
  ])
  const averaged = await book('S2d', { ...quarter, costs: 'month' })
  expect(told(averaged)?.at(-1)).toEqual(['sold', 'Chị Hoa', 'out', 12, 50_000, 600_000, 400_000])
  expect([goods.costs, averaged.costs, averaged.difference]).toEqual(['books', 'month', 80_000])
  const stock = await shop.api.report<ReportOf<'products', 'stockValue'>>('products', { report: 'stockValue' } as never)
  const averages = await shop.api.report<ReportOf<'products', 'averageCost'>>('products', { report: 'averageCost', ...quarter } as never)
  expect([stock.total.count, stock.total.value]).toEqual([8, goods.amount])
  expect([averages.total.outValue, averages.total.difference, averages.total.closingValue]).toEqual([600_000, 80_000, averaged.amount])
  const { withheld, parts } = await book('S2d', quarter, (await shop.member('/report')).api)
  expect([withheld, parts[0]?.product, parts[0]?.rows, parts[0]?.stock?.closing.value]).toEqual([true, undefined, [], 480_000])
  expect(await book('S3a')).toMatchObject({ parts: [], amount: 0, taxpayer: { taxCode: '0316882407' } })
})

test('S2b, S2c, S2d and S2e of a quarter agree with the business report, stock and funds of the same days, to the dong', async () => {
  const [revenue, costs, goods, money] = [await book('S2b'), await book('S2c'), await book('S2d'), await book('S2e')]
  const report = await shop.api.report<ReportOf<'orders', 'sales'>>('orders', { report: 'sales', ...quarter } as never)
  const lines = costs.parts[0]!.rows
  const of = (wanted: string): number => lines.filter(({ line }) => line === wanted).reduce((sum, { amount }) => sum + amount, 0)
  expect(report.revenueShipped).toBe(701_080_000)
  expect([revenue.amount, of('revenue')]).toEqual([report.revenueShipped, report.revenueShipped])
  const sold = goods.parts.flatMap(({ rows }) => rows).filter(({ kind }) => kind === 'sold')
  expect([of('goods'), sold.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([report.cost, report.cost])
  const stock = await shop.api.report<ReportOf<'products', 'stockValue'>>('products', { report: 'stockValue' } as never)
  expect(goods.amount).toBe(stock.total.value)
  const funds = await shop.api.report<{ labels: { balance: number }[] }>('funds', { report: 'funds', ...quarter } as never)
  expect(money.amount).toBe(funds.labels.reduce((sum, { balance }) => sum + balance, 0))
  // Of days that are over the stock of their last evening is what the book ends with.
  await on('2026-06-02')
  const [past, evening] = [
    await book('S2d', { since: '2026-04-01', until: '2026-05-31' }),
    await shop.api.report<ReportOf<'products', 'stockValue'>>('products', { report: 'stockValue', asOf: '2026-05-31' } as never),
  ]
  expect([past.amount, evening.total.value]).toEqual([480_000, 480_000])
})
