import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const make = (name: string, fields: object = {}) =>
  shop.api.create('products', { group: 'goods', categoryId: shop.goodsCategory._id, name, price: 10_000, ...fields })

test('a barcode finds its product, in the list’s search and by itself', async () => {
  const coffee = await make('Cà phê phin', { barcode: ' 8934563138165 ' })
  expect(coffee.barcode).toBe('8934563138165')
  expect((await shop.api.find('products', { barcode: '8934563138165' })).data.map(({ _id }) => _id)).toEqual([coffee._id])
  expect((await shop.api.find('products', { search: '8934563138165' } as never)).data.map(({ _id }) => _id)).toEqual([coffee._id])
})

test('it stands on one product of the company, also of one that is no longer sold; another company has its own', async () => {
  const tea = await make('Trà lài', { barcode: '8936010370012' })
  await shop.api.patch('products', tea._id, { status: 'disabled' })
  const again = { group: 'goods', categoryId: shop.goodsCategory._id, name: 'Trà nhài', barcode: '8936010370012' }
  expect(await shop.api.refused('POST', 'products', again)).toMatchObject({
    code: 409,
    errors: { barcode: 'Barcode 8936010370012 is on another product already' },
  })
  const bare = await make('Trà nhài')
  expect((await shop.api.refused('PATCH', `products/${bare._id}`, { barcode: '8936010370012' })).code).toBe(409)
  const other = await Shop.open(app)
  const theirs = { group: 'goods' as const, categoryId: other.goodsCategory._id, name: 'Trà lài', barcode: '8936010370012' }
  expect((await other.api.create('products', theirs)).barcode).toBe('8936010370012')
})

test('it may be taken off again, and be given to another', async () => {
  const [old, next] = [await make('Bánh cũ', { barcode: '8938505974194' }), await make('Bánh mới')]
  expect(await shop.api.patch('products', old._id, { barcode: '' })).not.toHaveProperty('barcode')
  expect((await shop.api.patch('products', next._id, { barcode: '8938505974194' })).barcode).toBe('8938505974194')
  // Any number of products have none.
  expect(await shop.api.patch('products', old._id, { barcode: ' ' })).not.toHaveProperty('barcode')
  expect(await make('Bánh khác', { barcode: '' })).not.toHaveProperty('barcode')
})
