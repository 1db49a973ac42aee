import { ObjectId } from 'mongodb'
import { startTestApp, type TestApp } from '../testing/app'
import { Shop } from '../testing/shop'
import { longListTurns } from './workspace-reads'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(() => jest.restoreAllMocks())

test('a whole list that waited long for its turn has as long to be read as one whose turn it was at once', async () => {
  const shop = await Shop.open(app)
  const partners = app.database.collection('assets')
  const row = await partners.findOne({ _id: new ObjectId(shop.customer._id) })
  await partners.insertMany(Array.from({ length: 4000 }, (_, at) => ({ ...row, _id: new ObjectId(), name: `Khách ${at}` })))
  const now = Date.now
  const take = jest.spyOn(longListTurns, 'take').mockImplementationOnce((_company, _member, read) => {
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 11_000)
    return read()
  })
  expect((await shop.api.find('assets', { group: 'Customers', name: { $ne: '' }, $limit: -1 } as never)).data.length).toBeGreaterThan(4000)
  expect(take).toHaveBeenCalledTimes(1)
})
