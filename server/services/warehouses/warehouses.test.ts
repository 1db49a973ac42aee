import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a warehouse needs a name', async () => {
  for (const body of [{}, { name: '' }, { name: '  ' }])
    expect((await shop.api.refused('POST', 'warehouses', body)).errors).toEqual({ name: 'Please enter the name' })
})

test('one that holds goods can’t be removed; an empty one can', async () => {
  const rice = await shop.goods('Gạo')
  const far = await shop.api.create('warehouses', { name: 'Kho xa' })
  await shop.receive(rice, 3, 100, far)
  expect(await shop.api.refused('PATCH', `warehouses/${far._id}`, { status: 'removed' })).toMatchObject({
    code: 409,
    message: 'Warehouse Kho xa still holds 3 units',
  })
  const sale = await shop.sale([of(rice, 3)])
  await shop.api.patch('orders', sale._id, { status: 'shipped', warehouseId: far._id })
  expect((await shop.api.patch('warehouses', far._id, { status: 'removed' })).status).toBe('removed')
})

test('its history stays readable once it is removed', async () => {
  const gone = (await shop.api.find('warehouses', { status: 'removed' })).data
  expect(gone.map(({ name }) => name)).toEqual(['Kho xa'])
})
