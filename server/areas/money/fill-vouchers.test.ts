import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import { fillVouchers } from './fill-vouchers'
import { migrate } from '../../kernel/migration'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

/** As on an installation whose entries are older than vouchers. */
const forget = async (): Promise<void> => {
  const funds = app.database.collection('funds')
  await funds.deleteMany({ reverses: { $exists: true } })
  await funds.updateMany({}, { $unset: { number: '', reversedBy: '' } })
  await app.database.collection('counters').deleteMany({ name: { $in: ['funds:in', 'funds:out'] } })
  await app.database.collection('settings').deleteMany({ name: 'vouchers' })
}

const rows = async (): Promise<(string | number | undefined)[][]> =>
  (await shop.api.find('funds', { $sort: { created: 1 } })).data.map(({ number, amount, status, balance }) => [
    number,
    amount,
    status,
    balance,
  ])

test('entries from before there were vouchers get their numbers and the rows of their refunds once, oldest first', async () => {
  const put = (group: string, amount: number, created: string, status?: string) =>
    shop.api.create('funds', { group, amount, created, ...(status ? { status } : {}) } as never)
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await put('Other Income', 500, day(3), 'completed')
  const refunded = await put('Other Income', 900, day(5), 'completed')
  await put('Other Expenses', 200, day(4), 'completed')
  await put('Other Income', 70, day(2), 'pending')
  await put('Other Income', 11, day(1))
  await shop.api.patch('funds', refunded._id, { status: 'refunded' })
  const whole = [
    ['T000001', 900, 'cancelled', 900],
    ['C000001', -200, 'completed', 700],
    ['T000002', 500, 'completed', 1200],
    ['T000003', 70, 'pending', undefined],
    [undefined, 11, 'new-entry', undefined],
    ['C000002', -900, 'refunded', 300],
  ]
  await forget()
  await migrate(app.database, fillVouchers)
  expect(await rows()).toEqual(whole)
  await app.database.collection('settings').deleteMany({ name: 'vouchers' })
  await migrate(app.database, fillVouchers)
  expect(await rows()).toEqual(whole)
  expect((await shop.api.find('funds', { search: 'c000002' })).data.map(({ amount }) => amount)).toEqual([-900])
  expect((await shop.api.create('funds', { group: 'Other Income', amount: 5, status: 'completed' })).number).toBe('T000004')
  expect(await shop.differences()).toEqual([])
})
