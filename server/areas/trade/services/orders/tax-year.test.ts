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
  expect(told).toMatchObject({ revenue: 1_150_000_000, group: 'choice', passedFree: '2026-05-12', next: 3_000_000_000, earlierVat: 8_000_000 })
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
  const seller = await shop.member('/sales')
  expect((await seller.api.refused('GET', 'orders?report=taxYear&year=2026')).code).toBe(403)
})
