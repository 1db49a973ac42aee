import { MongoServerError } from 'mongodb'
import { of, Shop } from '../../testing/shop'
import { startTestApp, type TestApp } from '../../testing/app'
import { knowsBulkWrite } from './database'
import { findDocuments } from './find-documents'
import { duplicateFields } from './mongo-errors'
import { driverTransport } from './transport'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  await failPoint({ mode: 'alwaysOn', data: { failCommands: ['bulkWrite'], errorCode: 59 } })
  const writesTogether = await knowsBulkWrite(app.database.client)
  await app.database.transport.close()
  Object.defineProperty(app.database, 'transport', { value: driverTransport(app.database.client, { writesTogether }) })
  shop = await Shop.open(app)
}, 30_000)
afterAll(async () => {
  await failPoint({ mode: 'off' })
  await app.close()
})

const failPoint = (how: object) => app.database.client.db('admin').command({ configureFailPoint: 'failCommand', ...how })

test('a server is asked whether it knows bulkWrite, and this one doesn’t', async () => {
  expect(await knowsBulkWrite(app.database.client)).toBe(false)
})

test.each([[115], [238], [13], [59]])(
  'whatever code a server refuses an unknown command with, %i, it counts as unknown',
  async (errorCode) => {
    const refusing = { db: () => ({ command: () => Promise.reject(new MongoServerError({ code: errorCode, errmsg: 'unknown request' })) }) }
    expect(await knowsBulkWrite(refusing as never)).toBe(false)
  },
)

test.each([
  ['E11000 duplicate key error collection: socai.settings index: name_1 dup key: { name: "a" }', ['name']],
  ["Duplicate key violation on the requested collection: Index 'name_1'", ['name']],
  ["Duplicate key violation on the requested collection: Index 'workspaceId_1_bank_1_account_1'", ['bank', 'account']],
  ["Duplicate key violation on the requested collection: Index 'workspaceId_1_keys.name_-1'", ['keys.name']],
])('a taken value is known by its field, however the server words it: %s', (errmsg, fields) => {
  expect(duplicateFields(new MongoServerError({ code: 11000, errmsg }))).toEqual(fields)
})

test('a company sells, ships, is paid and takes back on a server without bulkWrite, and its books agree', async () => {
  const rice = await shop.goods('Gạo', { cost: 600, stock: 10 })
  const order = await shop.sale([of(rice, 4)], { discount: 100 as never })
  await shop.ship(order, [[rice, 3]])
  await shop.pay(order, 3900)
  await shop.ship(order)
  await shop.move(order, 'delivered')
  expect(await shop.order(order)).toMatchObject({ status: 'delivered', paid: 3900, statusPayment: 'completed' })
  expect(await shop.stockOf(rice)).toBe(6)
  await shop.move(order, 'finished')
  await shop.move(order, 'returning')
  await shop.move(order, 'returned')
  expect(await shop.stockOf(rice)).toBe(10)
  const other = await shop.sale([of(rice, 1)])
  expect(await shop.move(other, 'cancelled')).toMatchObject({ status: 'cancelled' })
  expect(await shop.differences()).toEqual([])
})

test('the last unit is sold once, and a taken name refused by its field', async () => {
  const rice = await shop.goods('Gạo cuối', { cost: 600, stock: 1 })
  const orders = await Promise.all([shop.sale([of(rice, 1)]), shop.sale([of(rice, 1)])])
  const answers = await Promise.all(orders.map(({ _id }) => shop.api.send('PATCH', `orders/${_id}`, shop.shipping())))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await shop.api.create('warehouses', { name: 'Kho phụ' })
  expect(await shop.api.refused('POST', 'fundGroups', { name: 'Sales', isCredit: true })).toMatchObject({ code: 409 })
  expect(await shop.differences()).toEqual([])
})

test('a password change, which ends however many sessions there are, and a repeated key work there, too', async () => {
  const member = await shop.member('/sales')
  await shop.api.patch('users', member.userId, { password: 'Moi-pass-2468' })
  expect((await member.api.send('GET', 'orders')).status).toBe(401)
  const keyed = shop.api.with({ 'Idempotency-Key': 'once' })
  const [first, again] = [
    await keyed.send('POST', 'categories', { group: 'goods', name: 'Một lần' }),
    await keyed.send('POST', 'categories', { group: 'goods', name: 'Một lần' }),
  ]
  expect([first.status, again.body]).toEqual([201, first.body])
})

test('a read whose connection ends halfway is tried again', async () => {
  await failPoint({ mode: { times: 1 }, data: { failCommands: ['find'], closeConnection: true } })
  const found = await findDocuments(app.database, 'warehouses', { filter: {}, limit: 1 })
  expect(found).toHaveLength(1)
})
