import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

const now = new Date('2026-03-31T02:00:00.000Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const own = (name: string) => shop.api.create('assets', { group: 'Owned Assets', name })
const openTasks = async (assetId: string) =>
  (await shop.api.find('tasks', { assetId, status: 'assigned' })).data.map(({ name, period, deadline }) => ({ name, period, deadline }))

test('an asset that is seen to every three months has a task that comes round; another period changes that very task', async () => {
  const { _id } = await own('Máy rang')
  expect((await shop.api.patch('assets', _id, { period: 3 })).period).toBe(3)
  expect(await openTasks(_id)).toEqual([{ name: 'Maintenance of Máy rang', period: 3, deadline: '2026-06-30T02:00:00.000Z' }])
  expect((await shop.api.patch('assets', _id, { period: 6 })).period).toBe(6)
  expect((await openTasks(_id)).map(({ period }) => period)).toEqual([6])
  expect(await shop.api.patch('assets', _id, { period: null })).not.toHaveProperty('period')
  expect((await openTasks(_id)).map(({ period }) => period)).toEqual([undefined])
})

test('what is changed at the task stands at the asset', async () => {
  const { _id } = await own('Xe tải')
  const deadline = '2026-04-30T02:00:00.000Z'
  const task = await shop.api.create('tasks', { group: 'important', name: 'Thay dầu', assetId: _id, period: 1, deadline })
  expect((await shop.api.get('assets', _id)).period).toBe(1)
  await shop.api.patch('tasks', task._id, { period: 12 })
  expect((await shop.api.get('assets', _id)).period).toBe(12)
  await shop.api.remove('tasks', task._id)
  expect(await shop.api.get('assets', _id)).not.toHaveProperty('period')
})

test('only the board says so, of what is owned or rented, and by a period that there is', async () => {
  const { _id } = await own('Máy tính')
  const seller = await shop.member('/sales', '/purchases')
  expect((await seller.api.refused('PATCH', `assets/${_id}`, { period: 3 })).code).toBeGreaterThanOrEqual(400)
  for (const period of [true, 2])
    expect((await shop.api.refused('PATCH', `assets/${_id}`, { period })).errors).toEqual({ period: 'Invalid period' })
  expect((await shop.api.refused('PATCH', `assets/${shop.customer._id}`, { period: 3 })).errors).toEqual({ period: 'Invalid period' })
  expect(await openTasks(_id)).toEqual([])
})
