import type { Product } from '@shared/areas/goods/services/products'
import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

let now = new Date('2029-02-10T07:00:00Z')
let app: TestApp
let shop: Shop
let tea: Product
let shift: Shift
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  tea = await shop.goods('Trà sen', { price: 45_000, cost: 20_000, stock: 50 })
  shift = await open('Quầy 2')
})
afterAll(async () => {
  expect(await shop.differences()).toEqual([])
  await app.close()
})

const open = (counter: string): Promise<Shift> =>
  shop.api.create('shifts', { counter, warehouseId: shop.warehouse._id, opening: 1_000_000 })
let made = 0
interface Own {
  readonly product?: Pick<Product, '_id'>
  readonly order?: object
  readonly counter?: object
}
/** A sale of 45,000 apiece that a counter made a minute ago, without a connection. */
const body = (quantity: number, { product = tea, order, counter }: Own = {}) => {
  made += 1
  now = new Date(now.getTime() + 2 * 60_000)
  return {
    group: 'sales',
    items: [{ productId: product._id, name: 'Trà', quantity, price: 45_000 }],
    created: new Date(now.getTime() - 60_000),
    ...order,
    counter: {
      shiftId: shift._id,
      payments: [{ label: 'Tiền mặt', amount: 45_000 * quantity }],
      provisional: `Q2-${String(made).padStart(6, '0')}`,
      key: `sale ${made}`,
      ...counter,
    },
  }
}
const sell = (quantity: number, own: Own = {}): Promise<Order> => shop.api.create('orders', body(quantity, own) as never)
const expected = async (of: Shift = shift): Promise<number> => (await shop.api.get('shifts', of._id)).expected

test('a sale without a connection is entered once, at its own time, however often and by whomever it is sent', async () => {
  const [stock, drawer] = [await shop.stockOf(tea), await expected()]
  const sale = body(2)
  const other = await shop.member('/sales')
  const [first, again, byOther] = await Promise.all(
    [shop.api, shop.api, other.api].map((api) => api.create('orders', sale as never) as Promise<Order>),
  )
  expect(first).toMatchObject({
    status: 'delivered',
    paid: 90_000,
    created: sale.created.toISOString(),
    counter: { provisional: 'Q2-000001' },
  })
  expect([again?._id, byOther?._id]).toEqual([first?._id, first?._id])
  expect([await shop.stockOf(tea), await expected()]).toEqual([stock - 2, drawer + 90_000])
  expect((await shop.api.find('orders', { search: 'Q2-000001' } as never)).data.map(({ _id }) => _id)).toEqual([first?._id])
})

test('the last unit sold at two counters: one is shipped, the other is paid and to be settled, and is settled by shipping it', async () => {
  const rare = await shop.goods('Hồng trà cổ thụ', { price: 45_000, cost: 20_000, stock: 1 })
  const [one, two] = [await sell(1, { product: rare }), await sell(1, { product: rare })]
  expect([one.status, one.toSettle, Number(two.order_number.slice(1)) - Number(one.order_number.slice(1))]).toEqual([
    'delivered',
    undefined,
    1,
  ])
  expect(two).toMatchObject({
    status: 'new-order',
    statusPayment: 'completed',
    paid: 45_000,
    shipments: [],
    toSettle: { reason: 'stock', words: 'Hồng trà cổ thụ not enough stock' },
  })
  const waiting = async () => (await shop.api.find('orders', { toSettle: true } as never)).data.map(({ _id }) => _id)
  expect(await waiting()).toEqual([two._id])
  await shop.receive(rare, 1)
  await shop.api.patch('orders', two._id, { status: 'shipped', warehouseId: shop.warehouse._id } as never)
  expect(await waiting()).toEqual([])
  expect((await shop.api.find('orders', { 'toSettle.reason': 'stock' } as never)).data).toMatchObject([
    { _id: two._id, toSettle: { settled: now.toISOString() } },
  ])
})

test.each([
  [
    'goods that aren’t there any more',
    'product',
    async () => ({ product: { _id: '64b000000000000000000000' as never } }),
    { items: [{ name: 'Trà', group: 'others' }] },
  ],
  [
    'goods that are no longer sold',
    'product',
    async () => {
      const old = await shop.goods('Trà cũ', { price: 45_000, cost: 20_000, stock: 5 })
      await shop.api.patch('products', old._id, { status: 'disabled' } as never)
      return { product: old }
    },
    { items: [{ name: 'Trà cũ', group: 'goods' }] },
  ],
  [
    'a customer who isn’t there',
    'customer',
    async () => ({ order: { customerId: '64b000000000000000000000' } }),
    { customer: { name: 'Khách lẻ' } },
  ],
  [
    'money that isn’t what it comes to',
    'sum',
    async () => ({ counter: { payments: [{ label: 'Tiền mặt', amount: 50_000 }] } }),
    { paid: 50_000 },
  ],
  [
    'an account that was given up',
    'account',
    async () => ({ counter: { payments: [{ label: 'Quỹ cũ', amount: 45_000 }] } }),
    { paid: 45_000 },
  ],
  ['a sale of eight days ago', 'period', async () => ({ order: { created: new Date(now.getTime() - 8 * 86_400_000) } }), { paid: 45_000 }],
] as const)('%s: an order all the same, paid and unshipped', async (_what, reason, own, told) => {
  expect(await sell(1, (await own()) as Own)).toMatchObject({ status: 'new-order', shipments: [], toSettle: { reason }, ...told })
})

describe('a sale of three of which one is there', () => {
  let box: Product
  let sale: Order
  beforeEach(async () => {
    box = await shop.goods(`Hồng trà ${made}`, { price: 45_000, cost: 20_000, stock: 2 })
    sale = await sell(3, { product: box })
    expect(sale).toMatchObject({ paid: 135_000, toSettle: { reason: 'stock' } })
  })
  const line = (product: Pick<Product, '_id'>, quantity: number, price = 45_000) => ({ productId: product._id, quantity, price })
  const settle = (items: readonly object[], own: object = {}, api = shop.api): Promise<Order> =>
    api.patch('orders', sale._id, { items, settle: own, warehouseId: shop.warehouse._id } as never)
  const refused = async (items: readonly object[], own: object = {}, api = shop.api) =>
    saying(await api.refused('PATCH', `orders/${sale._id}`, { items, settle: own, warehouseId: shop.warehouse._id }))

  test('two are handed over, and the money for the third goes back out of the drawer, by the board', async () => {
    const drawer = await expected()
    const seller = await shop.member('/sales')
    expect((await refused([line(box, 2)], { refund: true }, seller.api))[0]).toBe(403)
    expect((await refused([line(box, 2)]))[1]).toMatch(/^The 45,000 paid for what comes back goes back with it/)
    expect(await settle([line(box, 2)], { refund: true })).toMatchObject({
      status: 'delivered',
      statusPayment: 'completed',
      total: 90_000,
      paid: 90_000,
      toSettle: { settled: now.toISOString() },
    })
    expect([await shop.stockOf(box), await expected()]).toEqual([0, drawer - 45_000])
    expect(await refused([line(box, 2)])).toEqual([409, 'Only a sale that waits to be settled, of which nothing left yet, is settled so'])
  })

  test('the third becomes something dearer, and the customer pays the difference into the drawer', async () => {
    const [drawer, teas] = [await expected(), await shop.stockOf(tea)]
    const items = [line(box, 2), line(tea, 1, 50_000)]
    expect(await refused(items)).toEqual([400, '5,000 is still to be paid: name a customer to sell on credit'])
    const cash = (amount: number) => ({ payments: [{ label: 'Tiền mặt', amount }] })
    expect(await refused(items, cash(6_000))).toEqual([400, 'The sale comes to 5,000: less than what is paid'])
    const seller = await shop.member('/sales')
    const settled = await settle(items, cash(5_000), seller.api)
    expect(settled).toMatchObject({ status: 'delivered', total: 140_000, paid: 140_000 })
    expect([await shop.stockOf(box), await shop.stockOf(tea), await expected()]).toEqual([0, teas - 1, drawer + 5_000])
    await shop.move(settled, 'returned')
    expect(await expected()).toBe(drawer - 135_000)
  })

  test('what isn’t there isn’t handed over that way either: nothing moves', async () => {
    const drawer = await expected()
    expect((await refused([line(box, 3)]))[0]).toBe(409)
    expect([await shop.stockOf(box), await expected()]).toEqual([2, drawer])
  })
})

test('a closed day: it is entered today, and says when it was sold', async () => {
  const sold = new Date(now.getTime() - 2 * 86_400_000)
  const wrapping = await shop.service('Gói quà', 45_000)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2029-02-09' } } as never)
  expect(await sell(1, { product: wrapping, order: { created: sold } })).toMatchObject({
    created: now.toISOString(),
    toSettle: { reason: 'period', soldAt: sold.toISOString() },
  })
})

test('a shift that was closed meanwhile: the sale goes to the one that stands open there now, else to none', async () => {
  const earlier = shift
  await shop.api.patch('shifts', earlier._id, { status: 'closed', other: await expected() } as never)
  const counted = await expected(earlier)
  expect(await sell(1, { counter: { shiftId: earlier._id } })).toMatchObject({ status: 'delivered', counter: { name: 'Quầy 2' } })
  shift = await open('Quầy 2')
  expect((await sell(1, { counter: { shiftId: earlier._id } })).counter?.shiftId).toBe(shift._id)
  expect([await expected(earlier), await expected()]).toEqual([counted, 1_045_000])
})

test('only what comes from an outbox may become so; what is no sale at all is refused', async () => {
  const none = { provisional: undefined }
  expect(saying(await shop.api.refused('POST', 'orders', body(900, { counter: none })))).toEqual([409, 'Trà sen not enough stock'])
  expect(saying(await shop.api.refused('POST', 'orders', body(1, { order: { group: 'purchases' } })))).toEqual([
    400,
    'Only sales are sold at a counter',
  ])
  expect(saying(await shop.api.refused('POST', 'orders', body(-1)))[0]).toBe(400)
})

test('a counter’s members have the same key for what they lock, another counter another', async () => {
  const key = async (counter: string, api = shop.api) => (await api.report<{ key: string }>('shifts', { report: 'outboxKey', counter })).key
  const member = await shop.member('/sales')
  expect(await key('Quầy 2', member.api)).toBe(await key('Quầy 2'))
  expect(await key('Quầy 1')).not.toBe(await key('Quầy 2'))
})
