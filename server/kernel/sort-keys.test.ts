import { fillSortKeys } from './fill-sort-keys'
import { migrate } from './migration'
import { startTestApp, type TestApp } from '../testing/app'
import { Shop } from '../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const names = ['Đào Thị Hoa', 'An', 'Ân', 'Ăn', 'ân', 'Mạ', 'Má', 'Ma', 'Dung', 'Xuân', 'Êm', 'Em', 'Mà']
const inOrder = ['An', 'Ăn', 'ân', 'Ân', 'Dung', 'Đào Thị Hoa', 'Em', 'Êm', 'Ma', 'Mà', 'Má', 'Mạ', 'Xuân']
/** Those of the test, as they come: the shop has others too. */
const ours = (records: readonly { name: string }[]): string[] => records.map(({ name }) => name).filter((name) => names.includes(name))

describe('lists by name follow the Vietnamese alphabet, forwards and backwards', () => {
  const all = { $limit: -1 } as const

  test('of partners', async () => {
    for (const name of names) await shop.api.create('assets', { group: 'Customers', name })
    const query = { ...all, group: 'Customers' }
    expect(ours((await shop.api.find('assets', { ...query, $sort: { name: 1 } })).data)).toEqual(inOrder)
    expect(ours((await shop.api.find('assets', { ...query, $sort: { name: -1 } })).data)).toEqual([...inOrder].reverse())
  })

  test('of products, a page at a time', async () => {
    const { _id: categoryId } = await shop.api.create('categories', { group: 'services', name: 'Theo tên' })
    for (const name of names) await shop.api.create('products', { group: 'services', categoryId, name, price: 1000 })
    const page = async ($skip: number) =>
      (await shop.api.find('products', { categoryId, $sort: { name: 1 }, $limit: 5, $skip, $select: ['name'] })).data
    expect(ours([...(await page(0)), ...(await page(5)), ...(await page(10))])).toEqual(inOrder)
  })

  test('of categories, unless another order is asked for', async () => {
    for (const name of names) await shop.api.create('categories', { group: 'goods', name })
    expect(ours((await shop.api.find('categories', { ...all, group: 'goods' })).data)).toEqual(inOrder)
  })

  test('of warehouses', async () => {
    for (const name of names) await shop.api.create('warehouses', { name })
    expect(ours((await shop.api.find('warehouses', { ...all, $sort: { name: 1 } })).data)).toEqual(inOrder)
  })

  test('of members', async () => {
    for (const [place, name] of names.entries())
      await shop.api.create('users', { name, emailRaw: `ai${place}@shop.example`, password: 'Test-pass-2468' })
    expect(ours((await shop.api.find('users', { ...all, $sort: { name: 1 } })).data)).toEqual(inOrder)
  })

  test('of fund groups', async () => {
    for (const name of names) await shop.api.create('fundGroups', { name, isCredit: true })
    expect(ours((await shop.api.find('fundGroups', { ...all, $sort: { name: 1 } })).data)).toEqual(inOrder)
  })
})

test('a new name moves a record to its new place, and keys are nobody’s business', async () => {
  const { _id } = await shop.api.create('warehouses', { name: 'Bến Nghé' })
  const renamed = await shop.api.patch('warehouses', _id, { name: 'Đa Kao' })
  expect(renamed).not.toHaveProperty('keys')
  const { data } = await shop.api.find('warehouses', { name: { $in: ['Đa Kao', 'Dung', 'Em'] }, $sort: { name: 1 } })
  expect(data.map(({ name }) => name)).toEqual(['Dung', 'Đa Kao', 'Em'])
  expect(data[0]).not.toHaveProperty('keys')
})

test('records stored before there were keys get theirs at the next start; later starts look only whether it was done', async () => {
  const warehouses = app.database.collection('warehouses')
  await warehouses.updateMany({}, { $unset: { keys: '' } })
  await migrate(app.database, fillSortKeys)
  expect(ours((await shop.api.find('warehouses', { $limit: -1, $sort: { name: 1 } })).data)).toEqual(inOrder)
  await warehouses.updateMany({}, { $unset: { keys: '' } })
  await migrate(app.database, fillSortKeys)
  expect(await warehouses.countDocuments({ keys: { $exists: true } })).toBe(0)
})
