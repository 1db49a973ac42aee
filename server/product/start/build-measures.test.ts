import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { buildMeasures } from './build-measures'
import { verify } from '../books'

let app: TestApp
let first: Shop
let second: Shop
beforeAll(async () => {
  app = await startTestApp()
  first = await Shop.open(app)
  second = await Shop.open(app)
  for (const shop of [first, second]) {
    const sale = await shop.ship(await shop.sale([of(await shop.goods('Gạo', { stock: 10 }), 4)]))
    await shop.pay(sale, 1500)
  }
  await buildMeasures(app.database)
})
afterAll(() => app.close())

const range = { since: '2000-01-01', until: '2999-12-31' }
const shippedOf = async (shop: Shop): Promise<number> =>
  (await shop.api.report<{ revenueShipped: number }>('orders', { report: 'sales', ...range })).revenueShipped
/** As on an installation whose records are older than the measure. */
const forget = async (measure: string): Promise<void> => {
  await app.database.collection('rollups').deleteMany({ series: measure })
  await app.database.collection('settings').deleteOne({ name: `measure:${measure}` })
}
const differences = async (): Promise<number> => {
  let count = 0
  for await (const _difference of verify(app.database)) count += 1
  return count
}

test('a measure that is new has the figures of the records from before it, in every workspace', async () => {
  await forget('business')
  expect([await shippedOf(first), await shippedOf(second)]).toEqual([0, 0])
  await buildMeasures(app.database)
  expect([await shippedOf(first), await shippedOf(second)]).toEqual([4000, 4000])
  expect(await differences()).toBe(0)
})

test('a measure whose version grew is built anew, the others are left as they are', async () => {
  await app.database.collection('rollups').updateMany({ series: { $in: ['business', 'funds'] } }, { $inc: { 'sums.wrong': 7 } })
  await buildMeasures(app.database, { business: 4 })
  const wrong = await app.database.collection('rollups').distinct('series', { 'sums.wrong': 7 })
  expect(wrong).toEqual(['funds'])
  await buildMeasures(app.database, { business: 3, funds: 3 })
  await buildMeasures(app.database)
  expect(await differences()).toBe(0)
})

test('a build that was cut off goes on with the workspaces that are left', async () => {
  await forget('business')
  const [done, left] = [first, second].sort((a, b) => (a.founder.workspaceId < b.founder.workspaceId ? -1 : 1))
  if (!done || !left) throw new Error('two shops were opened')
  await app.database
    .collection('settings')
    .updateOne({ name: 'measures:building' }, { $set: { value: `business@3 ${done.founder.workspaceId}` } }, { upsert: true })
  await buildMeasures(app.database)
  expect([await shippedOf(done), await shippedOf(left)]).toEqual([0, 4000])
  await forget('business')
  await buildMeasures(app.database)
  expect(await differences()).toBe(0)
})
