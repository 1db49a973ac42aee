import { startTestApp, type TestApp } from '../testing/app'
import { Shop } from '../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a change or a removal that names no record is told to name one, and changes nothing', async () => {
  const tea = await shop.goods('Trà sen', { price: 1000 })
  expect(await shop.api.refused('PATCH', 'products', { price: 2000 })).toMatchObject({
    code: 400,
    message: 'One record is changed or removed at a time here: name it by its id, as in PATCH /api/products/<id>',
  })
  expect(await shop.api.with({ 'Accept-Language': 'vi' }).refused('DELETE', 'tasks')).toMatchObject({
    code: 400,
    message: 'Ở đây mỗi lần chỉ sửa hoặc xoá một bản ghi: hãy nêu id của bản ghi, như DELETE /api/tasks/<id>',
  })
  expect((await shop.api.get('products', tea._id)).price).toBe(1000)
  // Whoever isn't signed in, and a service that offers no removal, are told that instead.
  expect((await app.api().refused('PATCH', 'products', { price: 2000 })).code).toBe(401)
  expect((await shop.api.refused('DELETE', 'proposals')).code).toBe(405)
})
