import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let tea: Product

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-05-20T03:00:00Z') })
  shop = await Shop.open(app)
  tea = await shop.goods('Trà sen', { price: 100, stock: 100 } as never)
})
afterAll(() => app.close())

/** A sale of ten, of which two have left. */
const partlyShipped = async (): Promise<Order> => shop.ship(await shop.sale([of(tea, 10)]), [[tea, 2]])
const goods = (quantity: number) => [{ productId: tea._id, quantity }]

type Acts = (order: Order) => Readonly<Record<string, unknown>>
const two: readonly (readonly [string, string, Acts])[] = [
  ['shipping', 'close', () => ({ warehouseId: shop.warehouse._id, shipping: goods(3), close: true })],
  ['status', 'close', () => ({ status: 'shipped', warehouseId: shop.warehouse._id, shipping: goods(3), close: true })],
  ['status', 'returning', () => ({ returning: goods(1), status: 'delivered' })],
  ['returning', 'undoShipment', ({ shipments }) => ({ returning: goods(1), undoShipment: shipments[0]?.time })],
  ['returning', 'undoReturn', ({ shipments }) => ({ returning: goods(1), undoReturn: shipments[0]?.time })],
  ['returning', 'close', () => ({ returning: goods(1), close: true })],
  ['undoReturn', 'undoShipment', ({ shipments }) => ({ undoReturn: shipments[0]?.time, undoShipment: shipments[0]?.time })],
  ['undoShipment', 'close', ({ shipments }) => ({ undoShipment: shipments[0]?.time, close: true })],
  ['status', 'shipping', () => ({ status: 'delivered', isForce: true, warehouseId: shop.warehouse._id, shipping: goods(3) })],
  ['period', 'close', () => ({ period: 0, close: true })],
]

test.each(two)('%s and %s are two acts: both are named, and nothing is done', async (one, other, acts) => {
  const order = await partlyShipped()
  const refused = await shop.api.refused('PATCH', `orders/${order._id}`, acts(order))
  expect([refused.code, refused.errors]).toEqual([
    400,
    {
      [one]: `'${one}' and '${other}' are done one at a time: nothing was saved. Send one first, then the other`,
      [other]: `'${other}' and '${one}' are done one at a time: nothing was saved. Send one first, then the other`,
    },
  ])
  expect(await shop.order(order)).toEqual(order)
})

test('an act and a change of fields beside it are done both', async () => {
  const order = await partlyShipped()
  const after = await shop.api.patch('orders', order._id, {
    status: 'shipped',
    warehouseId: shop.warehouse._id,
    shipping: goods(3),
    note: 'gọi trước',
    discount: 50,
  } as never)
  expect(after).toMatchObject({ note: 'gọi trước', discount: 50, total: 950, items: [{ shipped: 5 }] })
})

test.each([
  ['refund', { refund: true }, "'refund' says something only together with 'returning'"],
  ['shareShipping', { shareShipping: '2026-05-20T03:00:00Z' }, "'shareShipping' says something only together with 'share'"],
  [
    'shippingTime',
    { shippingTime: '2026-05-20T02:00:00Z' },
    "'shippingTime' can not be set here: nothing was saved. Leave it out, or send it by itself",
  ],
  ['supplierId', {}, "'supplierId' can not be set here: nothing was saved. Leave it out, or send it by itself"],
])('%s with nothing it could be about is refused by its name', async (field, sent, message) => {
  const order = await shop.sale([of(tea, 1)])
  const isCreate = field === 'supplierId'
  const refused = isCreate
    ? await shop.api.refused('POST', 'orders', {
        group: 'sales',
        customerId: shop.customer._id,
        supplierId: shop.supplier._id,
        items: [of(tea, 1)],
      })
    : await shop.api.refused('PATCH', `orders/${order._id}`, sent)
  expect([refused.code, refused.errors]).toEqual([400, { [field]: message }])
  expect(await shop.order(order)).toEqual(order)
})

test.each([
  ['note', 'mine'],
  ['discount', 100],
  ['tags', ['gấp']],
  ['refId', 'HĐ-7'],
])('a copy keeps what its original says: another %s is refused, and no copy is made', async (field, value) => {
  const order = await shop.sale([of(tea, 2)], { note: 'như cũ' })
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: ['gấp'] } } as never)
  const count = async () => (await shop.api.find('orders', { $limit: 0 })).total
  const before = await count()
  const { code, errors } = await shop.api.refused('POST', 'orders', { copy: order._id, confirmTotal: order.total, [field]: value })
  expect([code, Object.keys(errors ?? {})]).toEqual([400, [field]])
  expect(await count()).toBe(before)
  const copy = await shop.api.create('orders', { copy: order._id, confirmTotal: order.total } as never)
  expect(copy).toMatchObject({ note: 'như cũ', total: 200, discount: 0 })
})

test('a month is copied as it was: what else is sent is refused', async () => {
  const order = await shop.sale([of(tea, 2)])
  expect((await shop.api.refused('POST', 'orders', { copyMonth: order._id, confirmTotal: 1, note: 'mine' })).errors).toEqual({
    note: "'note' can not be sent together with 'copyMonth': nothing was saved",
  })
})

describe('an order that comes again', () => {
  test.each([-1, 2, 4, 5, 7, 8, 9, 10, 11, 13, 1.5])('doesn’t come every %d months', async (period) => {
    const order = await shop.sale([of(tea, 1)], { period: 3, started: '2026-05-20', moPaymentDate: 15 } as never)
    const { code, errors } = await shop.api.refused('PATCH', `orders/${order._id}`, { period })
    expect([code, errors]).toEqual([400, { period: "'period' is not valid" }])
    expect((await shop.order(order)).period).toBe(3)
  })

  test.each([1, 3, 6, 12])('comes every %d months when that is said', async (period) => {
    const order = await shop.sale([of(tea, 1)], { period: 3, started: '2026-05-20', moPaymentDate: 15 } as never)
    expect((await shop.api.patch('orders', order._id, { period } as never)).period).toBe(period)
  })

  test('has its next made with nothing else beside', async () => {
    const order = await shop.sale([of(tea, 1)], { period: 3, started: '2026-05-20', moPaymentDate: 15 } as never)
    expect((await shop.api.refused('PATCH', `orders/${order._id}`, { period: 0, note: 'khác' })).errors).toEqual({
      note: "'note' can not be set here: nothing was saved. Leave it out, or send it by itself",
    })
    expect((await shop.order(order)).nextOrderId).toBeUndefined()
  })
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
