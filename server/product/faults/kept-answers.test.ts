import { addProgram } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const keyed = (name: string) => ({ 'Idempotency-Key': name })

test('a repeated call shows what its caller may see now, not what they might when it was made', async () => {
  const rice = await shop.goods('Gạo', { stock: 5, cost: 600 })
  const member = await shop.member('bod')
  const product = { group: 'goods', categoryId: shop.goodsCategory._id, name: 'Nếp', price: 1000, cost: 900 }
  const purchase = { group: 'purchases', supplierId: shop.supplier._id, items: [of(rice, 2, { cost: 700 })] }
  const payment = { group: 'Other Expenses', amount: 300, name: 'Thuê nhà' }
  const ask = async (api = member.api) => ({
    product: await api.with(keyed('product')).send('POST', 'products', product),
    purchase: await api.with(keyed('purchase')).send('POST', 'orders', purchase),
    payment: await api.with(keyed('payment')).send('POST', 'funds', payment),
  })
  const first = await ask()
  expect(first.product.body).toMatchObject({ price: 1000, cost: 900 })
  await shop.api.patch('users', member.userId, { rights: ['/sales'] })
  const again = await ask()
  const idOf = ({ body }: { body: unknown }) => ({ _id: (body as { _id: string })._id })
  expect(again.product.body).toMatchObject({ ...idOf(first.product), price: 1000 })
  expect(again.product.body).not.toHaveProperty('cost')
  expect([again.purchase.body, again.payment.body]).toEqual([idOf(first.purchase), idOf(first.payment)])
  await shop.api.patch('users', member.userId, { rights: ['bod'] })
  expect((await ask()).payment.body).toEqual(first.payment.body)
})

test('the workspace’s next key is another caller than the one before', async () => {
  const payment = { group: 'Other Expenses', amount: 300, name: 'Thuê nhà' }
  const before = await addProgram(app, shop.founder, ['/funds'])
  const first = await before.api.with(keyed('k')).send('POST', 'funds', payment)
  const next = await addProgram(app, shop.founder, ['/funds'])
  const other = await next.api.with(keyed('k')).send('POST', 'funds', payment)
  expect([first.status, other.status]).toEqual([201, 201])
  expect((other.body as { _id: string })._id).not.toBe((first.body as { _id: string })._id)
})
