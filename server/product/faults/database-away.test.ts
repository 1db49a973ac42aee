import { driverTransport } from '../../platform/mongo/transport'
import { of, Shop } from '../../testing/shop'
import { startTestApp, type TestApp } from '../../testing/app'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  // As on a MongoDB elsewhere.
  Object.defineProperty(app.database, 'transport', { value: driverTransport(app.database.client) })
})
afterEach(() => failPoint({ mode: 'off' }))
afterAll(() => app.close())

const failPoint = (how: object) => app.database.client.db('admin').command({ configureFailPoint: 'failCommand', ...how })
const shops = async () => ({ rice: await shop.goods('Gạo', { stock: 9 }) })

test.each([
  ['a primary that steps down', { errorCode: 11602 }],
  ['a node that recovers', { errorCode: 13436 }],
  ['a host that can’t be reached', { errorCode: 6 }],
  ['a socket that broke', { errorCode: 9001 }],
  ['a line that is cut', { closeConnection: true }],
])('%s is told as a database that can’t be reached, to who reads and to who writes, in their language', async (_what, how) => {
  await failPoint({ mode: 'alwaysOn', data: { failCommands: ['find', 'aggregate', 'bulkWrite', 'insert', 'findAndModify'], ...how } })
  const [read, write] = [
    await shop.api.with({ 'Accept-Language': 'vi' }).send('GET', 'orders'),
    await shop.api.send('POST', 'categories', { group: 'goods', name: 'Không lưu được' }),
  ]
  expect([read.status, read.body]).toMatchObject([
    503,
    { message: 'Hiện không kết nối được cơ sở dữ liệu nên chưa đọc được gì. Vui lòng thử lại sau ít phút' },
  ])
  expect([write.status, write.body]).toMatchObject([
    503,
    { message: "The database can't be reached just now. What you typed is not lost: please try again shortly" },
  ])
})

test('a sale that meets a change of the leading node amid its writing is done all the same, once', async () => {
  const { rice } = await shops()
  await failPoint({ mode: { times: 2 }, data: { failCommands: ['bulkWrite'], errorCode: 11602 } })
  const order = await shop.sale([of(rice, 2)])
  await failPoint({ mode: { times: 1 }, data: { failCommands: ['bulkWrite'], closeConnection: true } })
  expect(await shop.ship(order)).toMatchObject({ status: 'shipped' })
  expect(await shop.stockOf(rice)).toBe(7)
  expect(await shop.differences()).toEqual([])
})
