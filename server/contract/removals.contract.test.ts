import { addMember, signUp, type Actor, type Founder } from '../testing/actors'
import { startTestApp, type TestApp } from '../testing/app'

/** Categories that are taken out, and warehouses that are kept as removed. */
jest.mock('@shared/services/categories', () => {
  const actual = jest.requireActual<{ categories: { methods: string[]; access: object } }>('@shared/services/categories')
  const { categories } = actual
  const more = { remove: 'hard', whenReferenced: 'conflict.duplicate' }
  return {
    ...actual,
    categories: {
      ...categories,
      ...more,
      methods: [...categories.methods, 'remove'],
      access: { ...categories.access, remove: ['/sales'] },
    },
  }
})
jest.mock('@shared/services/warehouses', () => {
  const actual = jest.requireActual<{ warehouses: { methods: string[]; access: object } }>('@shared/services/warehouses')
  const { warehouses } = actual
  return {
    ...actual,
    warehouses: { ...warehouses, methods: [...warehouses.methods, 'remove'], access: { ...warehouses.access, remove: ['/sales'] } },
  }
})

let app: TestApp
let founder: Founder
let seller: Actor
beforeAll(async () => {
  app = await startTestApp()
  founder = await signUp(app)
  seller = await addMember(app, founder, ['/sales'])
})
afterAll(() => app.close())

let made = 0
const category = () => founder.api.create('categories', { group: 'goods', name: `Gạo ${++made}` })
const statusOf = async (api: Actor['api'], path: string): Promise<number> => (await api.send('DELETE', path)).status
const actionsOn = async (recordId: string): Promise<string[]> =>
  (await app.database.records('audits', founder.workspaceId).find({ recordId }, { sort: { _id: 1 } })).map(({ action }) => action)

test('a record is removed only by whoever has the right, in its own company', async () => {
  const { _id } = await category()
  const buyer = await addMember(app, founder, ['/purchases'])
  const outsider = await signUp(app)
  expect(await statusOf(app.api(), `categories/${_id}`)).toBe(401)
  expect(await statusOf(buyer.api, `categories/${_id}`)).toBe(403)
  expect(await statusOf(outsider.api, `categories/${_id}`)).toBe(404)
  expect(await statusOf(seller.api, `categories/${_id}`)).toBe(200)
  expect((await founder.api.send('GET', `categories/${_id}`)).status).toBe(404)
})

test('a removal is told to colleagues and kept in the history', async () => {
  const { _id } = await category()
  const socket = await seller.socket()
  await founder.api.send('DELETE', `categories/${_id}`)
  expect((await socket.heard('categories removed')).record).toMatchObject({ _id })
  expect(await actionsOn(_id)).toEqual(['create', 'remove'])
})

test('what a colleague changed meanwhile isn\u2019t removed unseen', async () => {
  const { _id, rev } = await category()
  await seller.api.patch('categories', _id, { name: `Nếp ${++made}` })
  expect(await statusOf(founder.api, `categories/${_id}?rev=${rev}`)).toBe(409)
  expect(await statusOf(founder.api, `categories/${_id}?rev=${rev + 1}`)).toBe(200)
})

test('what another record names stays', async () => {
  const { _id } = await category()
  await founder.api.create('products', { group: 'goods', categoryId: _id, name: `Gạo thơm ${++made}`, price: 10 })
  expect(await statusOf(founder.api, `categories/${_id}`)).toBe(409)
  expect((await founder.api.send('GET', `categories/${_id}`)).status).toBe(200)
})

test('a removal sent twice under one key is answered twice and done once', async () => {
  const { _id } = await category()
  const api = founder.api.with({ 'Idempotency-Key': 'remove-once' })
  const first = await api.send('DELETE', `categories/${_id}`)
  const second = await api.send('DELETE', `categories/${_id}`)
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
  expect(await actionsOn(_id)).toEqual(['create', 'remove'])
})

test('a record that is kept is removed by its status', async () => {
  const { _id } = await founder.api.create('warehouses', { name: 'Kho cũ' })
  const socket = await seller.socket()
  expect(await statusOf(seller.api, `warehouses/${_id}`)).toBe(200)
  expect((await socket.heard('warehouses removed')).record).toMatchObject({ _id, status: 'removed' })
  expect(await founder.api.get('warehouses', _id)).toMatchObject({ status: 'removed', rev: 2 })
  expect(await actionsOn(_id)).toEqual(['create', 'remove'])
})
