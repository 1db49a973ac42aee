import { dayOf, DEFAULT_ZONE, firstDayOf, lastDayOf, monthOfDay } from '@shared/foundation/days/days'
import { sumOf } from '@shared/foundation/ledger/rows'
import { readRange } from './read-rollups'
import { encodeFilter } from '../platform/mongo/codec'
import { startTestApp, type TestApp } from '../testing/app'
import { of, Shop } from '../testing/shop'
import { Mends } from './mends'
import { auditFigures } from './self-audit'
import { verify } from '../product/books'

let app: TestApp
let shop: Shop
beforeEach(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterEach(() => app.close())

test('sound books are left as they are', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  await shop.ship(await shop.sale([of(rice, 4)]))
  expect(await auditFigures(app.app)).toBe(0)
})

test('figures that went wrong are right again without anybody doing anything', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const sale = await shop.ship(await shop.sale([of(rice, 4)]))
  await shop.pay(sale, 1500)
  const { database } = app
  const workspaceId = shop.founder.workspaceId
  await database.correct('orders', workspaceId, { _id: sale._id }, { $inc: { paid: 7 } })
  await database.correct('assets', workspaceId, { _id: shop.customer._id }, { $inc: { outstanding: 5 } })
  await database.correct('products', workspaceId, { _id: rice._id }, { $inc: { stockCount: 3 } })
  await database.correct('levels', workspaceId, { productId: rice._id }, { $inc: { value: 11 } })
  await database.clear('rollups', workspaceId, { series: 'business' })
  expect(await auditFigures(app.app)).toBeGreaterThanOrEqual(6)
  expect(await shop.differences()).toEqual([])
  expect(await shop.stockOf(rice)).toBe(6)
  expect((await shop.order(sale)).paid).toBe(1500)
})

test('figures are recounted right while others go on selling', async () => {
  const rice = await shop.goods('Gạo', { stock: 100 })
  const { kinds } = app.database.definition('products')
  await app.database.collection('products').updateOne(encodeFilter(kinds, { _id: rice._id }), { $inc: { stockCount: 9 } })
  const sell = async () => {
    for (let sold = 0; sold < 12; sold++) await shop.ship(await shop.sale([of(rice, 1)]))
  }
  const audit = async () => {
    let found = 0
    for (let times = 0; times < 4; times++) found += await auditFigures(app.app)
    return found
  }
  const [found] = await Promise.all([audit(), sell()])
  expect(found).toBe(1)
  expect(await shop.stockOf(rice)).toBe(88)
  expect(await shop.differences()).toEqual([])
})

test('two servers that recount at the same moment put a figure right once', async () => {
  const there = await startTestApp({ env: { MONGODB_URI: app.uri } })
  const rice = await shop.goods('Gạo', { stock: 10 })
  await shop.ship(await shop.sale([of(rice, 4)]))
  const { workspaceId } = shop.founder
  const today = dayOf(new Date(), DEFAULT_ZONE)
  const shipped = async () => {
    const ranges = [today, firstDayOf(monthOfDay(today))].map(
      (since) => [since, since === today ? today : lastDayOf(monthOfDay(today))] as const,
    )
    const rows = await Promise.all(ranges.map(([since, until]) => readRange(app.database, workspaceId, ['business'], since, until)))
    return rows.map((each) =>
      sumOf(
        each.filter(({ key }) => key === 'sales'),
        'revenueShipped',
      ),
    )
  }
  expect(await shipped()).toEqual([4000, 4000])
  await app.database.correct(
    'rollups',
    workspaceId,
    { series: 'business', key: 'sales', period: `d${today}` },
    { $inc: { 'sums.revenueShipped': -1000 } },
  )
  await app.database.correct('products', workspaceId, { _id: rice._id }, { $inc: { stockCount: 3 } })
  await app.database.correct('levels', workspaceId, { productId: rice._id }, { $inc: { value: -1000 } })
  await app.database.correct('assets', workspaceId, { _id: shop.customer._id }, { $inc: { outstanding: -1000 } })
  await Promise.all([auditFigures(app.app), auditFigures(there.app), auditFigures(app.app)])
  expect(await shop.differences()).toEqual([])
  expect(await shipped()).toEqual([4000, 4000])
  expect(await shop.stockOf(rice)).toBe(6)
  expect((await shop.partner(shop.customer)).outstanding).toBe(4000)
  await there.close()
})

test('what was found before somebody else mended it isn’t mended again, however often', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const { workspaceId } = shop.founder
  await app.database.correct('products', workspaceId, { _id: rice._id }, { $inc: { stockCount: 1000 } })
  const found = async () => {
    for await (const difference of verify(app.database)) return difference
    throw new Error('nothing was found')
  }
  const [first, second] = [await found(), await found()]
  expect(await second.mend?.(app.database)).toBe(true)
  expect(await first.mend?.(app.database)).toBe(false)
  expect(await first.mend?.(app.database)).toBe(false)
  expect(await shop.stockOf(rice)).toBe(10)
  expect(await shop.differences()).toEqual([])
})

test('one company whose figures can’t be mended keeps no other from being mended, and is told with the job’s name', async () => {
  const lines: string[] = []
  const there = await startTestApp({ env: { MONGODB_URI: app.uri }, logTo: { write: (line) => void lines.push(line) } })
  const other = await Shop.open(app)
  const [rice, tea] = [await shop.goods('Gạo', { stock: 1 }), await other.goods('Chè', { stock: 1 })]
  for (const [each, goods] of [
    [shop, rice],
    [other, tea],
  ] as const)
    await app.database.correct('products', each.founder.workspaceId, { _id: goods._id }, { $inc: { stockCount: 5 } })
  const make = Reflect.get(Mends.prototype, 'make') as Mends['make']
  jest.spyOn(Mends.prototype, 'make').mockImplementation(function (this: Mends, ...args) {
    return this.workspaceId === shop.founder.workspaceId ? Promise.reject(new Error('the disk is gone')) : make.apply(this, args)
  })
  await auditFigures(there.app)
  jest.restoreAllMocks()
  expect([await shop.stockOf(rice), await other.stockOf(tea)]).toEqual([6, 1])
  const told = lines.map((line) => JSON.parse(line) as { job?: string; workspace?: string }).filter(({ job }) => job !== undefined)
  expect(told).toMatchObject([{ job: 'recount the figures', workspace: shop.founder.slug }])
  await there.close()
})
