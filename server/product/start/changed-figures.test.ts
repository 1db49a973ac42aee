import type { ReportOf } from '@shared/registry/service-types'
import { keptChanges } from '../../ledger/figure-changes'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { runMigrations } from './migrations'

/** What an upgrade makes of figures that people have read already is kept by name, with the reason, for the operator and the board. */

const now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeEach(async () => {
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
})
afterEach(() => app.close())

const settings = () => app.database.collection('settings')

/** Adds to what is kept of the day, as an older version would have counted it. */
const countedMore = async (series: string, key: string, sums: Record<string, number>): Promise<void> => {
  const $inc = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [`sums.${name}`, sum]))
  expect(await app.database.correct('rollups', shop.founder.workspaceId, { series, key, period: 'd2029-02-05' }, { $inc })).toBe(true)
}
const olderMeasure = (measure: string, version: string) =>
  settings().updateOne({ name: `measure:${measure}` }, { $set: { value: version } })

const told = async () =>
  (await shop.api.report<ReportOf<'seals', 'changed'>>('seals', { report: 'changed' })).data.map(
    ({ measure, month, of: what, figure, before, after, why }) => [measure, month, what, figure, before, after, why],
  )

/** 30,000,000 owed when the books began, which an older version had counted as sold, and 4 bags sold at 100,000. */
const olderBooks = async (): Promise<void> => {
  await runMigrations(app.database)
  await shop.sale([], { total: 30_000_000, isOpening: true })
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
  await shop.ship(await shop.sale([of(rice, 4)]))
  await countedMore('business', 'sales', { revenueOrdered: 30_000_000, orders: 1 })
  await olderMeasure('business', '2')
}

test('an opening debt that was counted as revenue is named with its reason, before and after', async () => {
  await olderBooks()
  await runMigrations(app.database)
  expect(await told()).toEqual([
    ['business', '2029-02', 'sales', 'revenueOrdered', 30_400_000, 400_000, 'opening'],
    ['business', '2029-02', 'sales', 'orders', 2, 1, 'opening'],
  ])
})

test('what was split among lines anew is another reason, and goods are called by their name', async () => {
  await olderBooks()
  const [rice] = (await shop.api.find('products', {})).data
  await countedMore('productSales', rice?._id ?? '', { revenueShipped: -1 })
  await olderMeasure('productSales', '1')
  await runMigrations(app.database)
  expect((await told()).at(-1)).toEqual(['productSales', '2029-02', 'Gạo', 'revenueShipped', 399_999, 400_000, 'by-line'])
})

test('a measure that is new, or built as it was, has changed nothing', async () => {
  await olderBooks()
  await settings().deleteOne({ name: 'measure:business' })
  await olderMeasure('funds', '1')
  await runMigrations(app.database)
  expect(await told()).toEqual([])
})

test('a build that is cut off after it took away what was kept tells the same when it goes on', async () => {
  await olderBooks()
  await runMigrations(app.database)
  const first = await told()
  await olderMeasure('business', '2')
  await app.database.collection('rollups').deleteMany({ series: 'business' })
  await runMigrations(app.database)
  expect(await told()).toEqual(first)
  expect((await keptChanges(app.database, shop.founder.workspaceId))?.count).toBe(2)
})

test('the board reads it, nobody else', async () => {
  await olderBooks()
  await runMigrations(app.database)
  const reader = await shop.member('/report')
  expect((await reader.api.send('GET', 'seals?report=changed')).status).toBe(403)
})
