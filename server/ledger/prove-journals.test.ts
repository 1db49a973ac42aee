import { startTestApp, type TestApp } from '../testing/app'
import { of, Shop } from '../testing/shop'
import { proveJournals } from './prove-journals'

let now = new Date('2029-02-05T20:00:00Z')
let app: TestApp
let shop: Shop
beforeEach(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
})
afterEach(() => app.close())

const told = async (): Promise<unknown[]> =>
  (await shop.api.find('activities', { group: 'notifications' })).data
    .filter(({ kind }) => kind === 'books-differ')
    .map(({ title, target }) => [title, target])
const sell = async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  return shop.ship(await shop.sale([of(rice, 4)]))
}

test('of sound books nobody is told', async () => {
  await sell()
  expect([await proveJournals(app.app), await told()]).toEqual([0, []])
})

test('an order that says otherwise than its entries is told to the board by its name, once a day', async () => {
  const order = await sell()
  await app.database.correct('orders', shop.founder.workspaceId, { _id: order._id }, { $inc: { 'shipments.0.net': 7 } })
  expect(await proveJournals(app.app)).toBe(1)
  const notice = [`The books differ from their journal: ${order.order_number}`, { service: 'orders', _id: order._id }]
  expect(await told()).toEqual([notice])
  expect(await proveJournals(app.app)).toBe(0)
  now = new Date(now.getTime() + 24 * 3_600_000)
  await shop.signInAgain()
  expect(await proveJournals(app.app)).toBe(1)
  expect(await told()).toEqual([notice, notice])
})

test('an entry that is gone is told, with its number', async () => {
  await sell()
  const { workspaceId } = shop.founder
  const [first] = await app.database.records('journal', workspaceId).find({}, { sort: { slot: 1, n: 1 }, limit: 1 })
  await app.database.clear('journal', workspaceId, { _id: first?._id })
  expect(await proveJournals(app.app)).toBeGreaterThan(0)
  expect(JSON.stringify(await told())).toContain('entry 0/1 is missing')
})

test('while people sell nothing differs', async () => {
  const rice = await shop.goods('Gạo', { stock: 100 })
  const selling = async () => {
    for (let sold = 0; sold < 8; sold++) await shop.ship(await shop.sale([of(rice, 1)]))
  }
  const [found] = await Promise.all([proveJournals(app.app), selling()])
  expect(found).toBe(0)
})
