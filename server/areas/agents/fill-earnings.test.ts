import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { fillEarnings } from './fill-earnings'
import { migrate } from '../../kernel/migration'

let app: TestApp
let shop: Shop
const clock = { now: new Date('2026-08-03T03:00:00Z') }
const goTo = async (at: string): Promise<void> => {
  clock.now = new Date(at)
  await shop.signInAgain()
}
beforeAll(async () => {
  app = await startTestApp({ now: () => clock.now })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const earnings = async (): Promise<unknown[]> =>
  (await app.database.collection('orders').find({ group: 'sales' }).sort({ order_number: 1 }).toArray()).map((order) => order['earnings'])

/** As on an installation whose orders are older than commissions. */
const forget = async (): Promise<void> => {
  await app.database.collection('orders').updateMany({}, { $unset: { earnings: '' } })
  await app.database.collection('settings').deleteMany({ name: 'earnings' })
}

test('orders from before commissions earn what they would have, on the very days', async () => {
  const agent = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu' })
  const tea = await shop.goods('Trà', { price: 100_000, stock: 500, cost: 60_000 })
  const sell = (quantity: number, buyer: object = { agentId: agent._id }) =>
    shop.api.create('orders', { group: 'sales', ...buyer, items: [of(tea, quantity)] as never })
  const paidInParts = await sell(10)
  const returned = await sell(4)
  const owed = await sell(2)
  for (const order of [paidInParts, returned, owed]) {
    await shop.ship(order)
    await shop.move(order, 'delivered')
  }
  await goTo('2026-08-20T03:00:00Z')
  await shop.pay(paidInParts, 400_000)
  await shop.pay(returned, 400_000)
  await goTo('2026-09-05T03:00:00Z')
  await shop.pay(paidInParts, 600_000)
  await goTo('2026-10-01T03:00:00Z')
  await shop.move(returned, 'returned')
  const before = await earnings()
  expect(before.map((each) => (Array.isArray(each) ? each.length : 0))).toEqual([1, 2, 0])
  await forget()
  await migrate(app.database, fillEarnings)
  expect(await earnings()).toEqual(before)
})

test('what was filled is not filled again', async () => {
  const before = await earnings()
  await migrate(app.database, fillEarnings)
  await app.database.collection('settings').deleteMany({ name: 'earnings' })
  await migrate(app.database, fillEarnings)
  expect(await earnings()).toEqual(before)
})
