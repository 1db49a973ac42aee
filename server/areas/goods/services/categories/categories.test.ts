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
