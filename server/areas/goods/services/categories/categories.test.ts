import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a category has a group and a name, which stands once in its group', async () => {
  expect((await shop.api.refused('POST', 'categories', { group: 'goods' })).errors).toEqual({ name: 'Please enter the name' })
  expect((await shop.api.refused('POST', 'categories', { name: 'X', group: 'food' })).errors).toHaveProperty('group')
  expect(await shop.api.refused('POST', 'categories', { name: ' Lương thực ', group: 'goods' })).toMatchObject({
    code: 409,
    message: 'Category Lương thực already exists',
    errors: { name: 'Category Lương thực already exists' },
  })
  const other = await shop.api.create('categories', { name: ' Đồ khô', group: 'goods' })
  expect(other.name).toBe('Đồ khô')
  expect((await shop.api.refused('PATCH', `categories/${other._id}`, { name: 'Lương thực' })).message).toBe(
    'Category Lương thực already exists',
  )
  expect((await shop.api.create('categories', { name: 'Lương thực', group: 'services' })).group).toBe('services')
})

test('a new name stands on its products at once', async () => {
  const rice = await shop.goods()
  await shop.api.patch('categories', shop.goodsCategory._id, { name: 'Gạo các loại' })
  expect((await shop.api.get('products', rice._id)).category).toEqual({ _id: shop.goodsCategory._id, name: 'Gạo các loại' })
})

test('its group stays, as products stand in it', async () => {
  expect((await shop.api.refused('PATCH', `categories/${shop.goodsCategory._id}`, { group: 'services' })).code).toBe(400)
})

test('is written by who sells or buys, and read by all', async () => {
  const [buyer, clerk] = [await shop.member('/purchases'), await shop.member()]
  expect((await buyer.api.create('categories', { name: 'Bao bì', group: 'goods' })).name).toBe('Bao bì')
  expect((await clerk.api.refused('POST', 'categories', { name: 'Khác', group: 'goods' })).code).toBe(403)
  expect((await clerk.api.find('categories', { name: 'Bao bì' })).total).toBe(1)
})

test('an empty one is deleted by who sells or buys; one with products in it stays until they have another', async () => {
  const [kept, empty] = [
    await shop.api.create('categories', { name: 'Bánh kẹo', group: 'goods' }),
    await shop.api.create('categories', { name: 'Nhập nhầm', group: 'goods' }),
  ]
  const cake = await shop.api.create('products', { group: 'goods', categoryId: kept._id, name: 'Bánh đậu xanh', price: 45_000 })
  const clerk = await shop.member()
  expect((await clerk.api.refused('DELETE', `categories/${empty._id}`)).code).toBe(403)
  expect(await shop.api.refused('DELETE', `categories/${kept._id}`)).toMatchObject({
    code: 409,
    message: 'Products stand in this category: give them another one first',
  })
  expect((await shop.api.send('DELETE', `categories/${empty._id}`)).status).toBe(200)
  expect((await shop.api.find('categories', { name: 'Nhập nhầm' })).total).toBe(0)
  // Also a product that is no longer sold goes on having its category.
  await shop.api.patch('products', cake._id, { status: 'disabled' })
  expect((await shop.api.refused('DELETE', `categories/${kept._id}`)).code).toBe(409)
  await shop.api.patch('products', cake._id, { categoryId: shop.goodsCategory._id })
  expect((await shop.api.send('DELETE', `categories/${kept._id}`)).status).toBe(200)
})

test('a product that is made while its category is deleted has one, or isn’t made', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, at) => shop.api.create('categories', { name: `Thoáng qua ${at}`, group: 'goods' })),
  )
  await Promise.all(
    made.flatMap(({ _id }, at) => [
      shop.api.send('POST', 'products', { group: 'goods', categoryId: _id, name: `Hàng thoáng qua ${at}`, price: 1000 }),
      shop.api.send('DELETE', `categories/${_id}`),
    ]),
  )
  const { data } = await shop.api.find('products', { categoryId: { $in: made.map(({ _id }) => _id) }, $limit: 10 } as never)
  expect(data.filter(({ category }) => category === undefined)).toEqual([])
})
