import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a partner’s tax code has ten digits, or thirteen of a branch, and its check digit is right', async () => {
  const refused = async (taxCode: string) =>
    (await shop.api.refused('POST', 'assets', { group: 'Customers', name: 'Công ty An Khang', taxCode })).errors
  expect(await refused('010010910')).toEqual({ taxCode: 'A tax code has 10 digits, or 13 for a branch' })
  expect(await refused('0100109107')).toEqual({ taxCode: 'A digit of tax code 0100109107 is wrong: compare it again' })
  const company = await shop.api.create('assets', { group: 'Customers', name: 'Công ty An Khang', taxCode: '0100109106' })
  expect(company.taxCode).toBe('0100109106')
  expect((await shop.api.patch('assets', company._id, { taxCode: '0100109106-001' })).taxCode).toBe('0100109106-001')
  expect((await shop.api.refused('PATCH', `assets/${company._id}`, { taxCode: '0100109160' })).code).toBe(400)
  expect((await shop.api.find('assets', { search: '0100109106' } as never)).data.map(({ _id }) => _id)).toEqual([company._id])
})

test('what is owned or rented has none', async () => {
  expect((await shop.api.refused('POST', 'assets', { group: 'Owned Assets', name: 'Xe tải', taxCode: '0100109106' })).errors).toEqual({
    taxCode: 'taxCode is not for Owned Assets',
  })
})

test('it stands on orders and delivery notes of the partner from then on', async () => {
  const company = await shop.api.create('assets', { group: 'Customers', name: 'Công ty Sao Mai', taxCode: '0300588569' })
  const rice = await shop.goods('Gạo tám', { price: 20_000, stock: 10, cost: 12_000 })
  const order = await shop.api.create('orders', { group: 'sales', customerId: company._id, items: [{ productId: rice._id, quantity: 2 }] })
  expect(order.customer).toMatchObject({ name: 'Công ty Sao Mai', taxCode: '0300588569' })
})
