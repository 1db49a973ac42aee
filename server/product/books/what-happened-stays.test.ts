import { ObjectId } from 'mongodb'
import type { Order } from '@shared/areas/trade/services/orders'
import { migrate } from '../../kernel/migration'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop, watchBooks } from '../../testing/shop'
import { fillArrivals } from '../../areas/goods/fill-arrivals'
import { fillBookings } from '../../areas/trade/fill-bookings'

/** Cases that an accountant worked out by hand: what was booked on a day is what that day says for ever, whatever is done later. */

let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-02-05T03:00:00Z')
  shop = await Shop.open(app)
})
watchBooks(() => app)
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const close = (lockDate: string) => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate } } as never)

const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }
const MARCH = { since: '2029-03-01', until: '2029-03-31' }
const ALL = { since: '2029-01-01', until: '2029-12-31' }
type Range = typeof FEBRUARY

interface Business {
  readonly revenueOrdered: number
  readonly revenueShipped: number
  readonly cost: number
}
interface ProductRow {
  readonly _id: string
  readonly ordered: number
  readonly shipped: number
  readonly revenueOrdered: number
  readonly revenueShipped: number
}

const business = (range: Range) => shop.api.report<Business>('orders', { report: 'sales', ...range })
const shippedOf = async (range: Range): Promise<number> => (await business(range)).revenueShipped
const orderedOf = async (range: Range): Promise<number> => (await business(range)).revenueOrdered

const owedAt = async (until: string): Promise<number> => {
  const { closing } = await shop.api.report<{ closing: number }>('orders', {
    report: 'liabilitiesDetails',
    partnerId: shop.customer._id,
    since: '2029-01-01',
    until,
  })
  return closing
}

const byProduct = async (range: Range, { _id }: { _id: string }): Promise<Partial<ProductRow> | undefined> => {
  const { data } = await shop.api.report<{ data: ProductRow[] }>('products', { report: 'sales', ...range })
  return data.find((row) => row._id === _id)
}

/** The sum of the entries behind a product's figure: what its drill-down adds up to. */
const entriesOf = async (range: Range, { _id }: { _id: string }, figure: string): Promise<number> =>
  (await shop.api.report<{ total: number }>('orders', { report: 'tradeEntries', by: 'productId', productId: _id, figure, ...range })).total

const bring = (order: Pick<Order, '_id'>, goods: { _id: string }, quantity: number): Promise<Order> =>
  shop.api.patch('orders', order._id, { returning: [{ productId: goods._id, quantity }] } as never)

const priced = (order: Order, prices: readonly number[]): Promise<Order> =>
  shop.api.patch('orders', order._id, {
    items: order.items.map((item, place) => ({ productId: item.productId, quantity: item.quantity, price: prices[place] ?? item.price })),
  } as never)

const part = (order: Order, goods: { _id: string }, quantity: number): Promise<Order> =>
  shop.api.patch('orders', order._id, {
    status: 'shipped',
    warehouseId: shop.warehouse._id,
    shipping: [{ productId: goods._id, quantity }],
  } as never)

describe('a return in March of a sale of February whose price was corrected', () => {
  const sell = async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
    const order = await shop.ship(await shop.sale([of(rice, 10)]))
    await bring(order, rice, 2)
    await priced(order, [150_000])
    return { rice, order }
  }

  test('leaves February’s revenue, debt and cost as they were, and takes back 150,000 in March', async () => {
    const { rice, order } = await sell()
    expect(await business(FEBRUARY)).toMatchObject({ revenueOrdered: 1_200_000, revenueShipped: 1_200_000, cost: 480_000 })
    expect(await owedAt('2029-02-28')).toBe(1_200_000)
    await on('2029-03-10')
    await bring(order, rice, 1)
    expect(await business(FEBRUARY)).toMatchObject({ revenueOrdered: 1_200_000, revenueShipped: 1_200_000, cost: 480_000 })
    expect(await business(MARCH)).toMatchObject({ revenueOrdered: -150_000, revenueShipped: -150_000, cost: -60_000 })
    expect([await owedAt('2029-02-28'), await owedAt('2029-03-31')]).toEqual([1_200_000, 1_050_000])
    expect(await byProduct(FEBRUARY, rice)).toMatchObject({ ordered: 8, shipped: 8, revenueOrdered: 1_200_000, revenueShipped: 1_200_000 })
    expect(await byProduct(MARCH, rice)).toMatchObject({ ordered: -1, shipped: -1, revenueOrdered: -150_000, revenueShipped: -150_000 })
    expect(await entriesOf(FEBRUARY, rice, 'revenueOrdered')).toBe(1_200_000)
  })

  test('is taken in with February closed', async () => {
    const { rice, order } = await sell()
    await on('2029-03-10')
    await close('2029-02-28')
    await bring(order, rice, 1)
    expect([await shippedOf(FEBRUARY), await shippedOf(MARCH)]).toEqual([1_200_000, -150_000])
  })

  test('stands on the statement of the day its price was corrected, where that was another', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10 })
    const order = await shop.ship(await shop.sale([of(rice, 10)]))
    await bring(order, rice, 2)
    await on('2029-03-10')
    await priced(order, [150_000])
    const { data } = await shop.api.report<{ data: { kind: string; amount: number }[] }>('orders', {
      report: 'liabilitiesDetails',
      partnerId: shop.customer._id,
      ...MARCH,
    })
    expect(data.map(({ kind, amount }) => [kind, amount])).toEqual([['returned', -100_000]])
    expect([await orderedOf(FEBRUARY), await orderedOf(MARCH)]).toEqual([1_300_000, -100_000])
  })
})

test('7 at 100,000 less 1,000, of which 5 left and come back one by one: each is 99,857 or 99,858 for ever', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 7 })
  const order = await part(await shop.sale([of(rice, 7)], { discount: 1000 }), rice, 5)
  expect(order.shipments.map(({ net }) => net)).toEqual([499_286])
  await bring(order, rice, 1)
  await bring(order, rice, 1)
  const february = await shippedOf(FEBRUARY)
  await on('2029-03-10')
  await close('2029-02-28')
  const { shipments } = await bring(order, rice, 1)
  expect(shipments.map(({ net }) => net)).toEqual([499_286, -99_857, -99_858, -99_857])
  expect(await shippedOf(FEBRUARY)).toBe(february)
})

test('sales by product keep December’s revenue when January corrects another line’s price and takes all of one back', async () => {
  const DECEMBER = { since: '2029-12-01', until: '2029-12-31' }
  const JANUARY = { since: '2030-01-01', until: '2030-01-31' }
  await on('2029-12-10')
  const [rice, tea] = [
    await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 1 }),
    await shop.goods('Trà', { price: 100_000, stock: 1, cost: 1 }),
  ]
  const order = await shop.ship(await shop.sale([of(rice, 10), of(tea, 1)]))
  await on('2030-01-10')
  await priced(order, [100_000, 500_000])
  await bring(order, rice, 10)
  const revenue = async (range: Range, goods: { _id: string }) => (await byProduct(range, goods))?.revenueShipped ?? 0
  expect([await revenue(DECEMBER, rice), await revenue(DECEMBER, tea)]).toEqual([1_000_000, 100_000])
  expect([await revenue(JANUARY, rice), await revenue(JANUARY, tea)]).toEqual([-1_000_000, 400_000])
  // Nothing of it is left, and so no row.
  expect(await byProduct({ since: '2029-12-01', until: '2030-01-31' }, rice)).toBeUndefined()
  expect(await entriesOf(JANUARY, tea, 'revenueShipped')).toBe(400_000)
})

describe('goods leave no earlier than they came', () => {
  const at = (day: string) => ({ shippingTime: new Date(`${day}T03:00:00Z`).toISOString() })
  const countAt = async ({ _id }: { _id: string }, day: string, warehouse = shop.warehouse): Promise<number> => {
    const timeOfInventory = new Date(`${day}T16:59:59Z`).toISOString()
    const place = { report: 'byProduct', productId: _id, warehouseId: warehouse._id, timeOfInventory }
    return (await shop.api.report<{ count: number }>('warehouses', place)).count
  }

  test('a sale can’t be shipped on the 1st with what was received on the 10th', async () => {
    await on('2029-02-10')
    const rice = await shop.goods('Gạo', { stock: 40 })
    const order = await shop.sale([of(rice, 4)])
    expect(await shop.refusedPatch(order, { ...shop.shipping(), ...at('2029-02-01') })).toEqual([409, 'Gạo not enough stock'])
    await shop.api.patch('orders', order._id, { ...shop.shipping(), ...at('2029-02-10') } as never)
    expect([await countAt(rice, '2029-02-09'), await countAt(rice, '2029-02-10')]).toEqual([0, 36])
  })

  test.each([
    ['as it is noted with the act', false],
    ['as it is found where none was noted', true],
  ])('nor from a warehouse into which it was moved on the 10th, nor what a customer had until then: %s', async (_how, isOlder) => {
    const far = await shop.api.create('warehouses', { name: 'Kho xa' })
    const rice = await shop.goods('Gạo', { stock: 10 })
    const tea = await shop.goods('Trà', { stock: 2 })
    const sold = await shop.ship(await shop.sale([of(rice, 5)]))
    const whole = await shop.ship(await shop.sale([of(tea, 2)]))
    await on('2029-02-10')
    await shop.move(whole, 'delivered')
    await shop.move(whole, 'returned')
    const again = await shop.sale([of(tea, 2)])
    await shop.api.create('stockTransfers', {
      fromWarehouseId: shop.warehouse._id,
      toWarehouseId: far._id,
      items: [{ productId: rice._id, quantity: 5 }],
    } as never)
    await bring(sold, rice, 3)
    if (isOlder) {
      await app.database.collection('stocks').updateMany({}, { $unset: { arrived: '' } })
      await app.database.collection('settings').deleteMany({ name: 'arrivals' })
      await migrate(app.database, fillArrivals)
    }
    expect(await shop.refusedPatch(again, { ...shop.shipping(), ...at('2029-02-07') })).toEqual([409, 'Trà not enough stock'])
    for (const warehouse of [far, shop.warehouse]) {
      const order = await shop.sale([of(rice, 2)])
      const shipping = { ...shop.shipping(), warehouseId: warehouse._id }
      expect(await shop.refusedPatch(order, { ...shipping, ...at('2029-02-07') })).toEqual([409, 'Gạo not enough stock'])
      await shop.api.patch('orders', order._id, { ...shipping, ...at('2029-02-10') } as never)
      expect(await countAt(rice, '2029-02-07', warehouse)).toBeGreaterThanOrEqual(0)
    }
  })
})

test('12 of 20 pieces of which 5 are free come back: discounts and gifts give back their share, the last part the rest', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 20 })
  const order = await shop.ship(await shop.sale([of(rice, 20, { quantityGift: 5 })], { discount: 100_000 }))
  const given = async (range: Range) => {
    const { data } = await shop.api.report<{ data: { discount: number; gifts: number }[] }>('orders', { report: 'discounts', ...range })
    return data.map(({ discount, gifts }) => [discount, gifts])
  }
  expect(await given(FEBRUARY)).toEqual([[100_000, 500_000]])
  await on('2029-03-10')
  await bring(order, rice, 12)
  expect(await given(FEBRUARY)).toEqual([[100_000, 500_000]])
  expect(await given(MARCH)).toEqual([[-60_000, -300_000]])
  await bring(order, rice, 8)
  expect(await given(MARCH)).toEqual([[-100_000, -500_000]])
})

test('12 of 20 pieces of which 5 are free come back: the agent keeps the commission of what stays, 42,000, and then nothing', async () => {
  const agent = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu' })
  const rank = await shop.api.create('apRanks', { name: 'Vàng' })
  await shop.api.create('apAgents', { agentId: agent._id, rankId: rank._id })
  const percent = (methodName: 'percent of revenue' | 'percent of gross profit', x: number) => ({
    sourceName: 'own' as const,
    methodName,
    x,
  })
  await shop.api.create('apComs', {
    rankId: rank._id,
    mechanics: [percent('percent of revenue', 5), percent('percent of gross profit', 10)],
  })
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 20, cost: 60_000 })
  const items = [of(rice, 20, { quantityGift: 5 })]
  const order = await shop.ship(await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: items as never }))
  await shop.move(order, 'delivered')
  await shop.pay(order, 1_500_000)
  const commission = async (range: Range): Promise<number> =>
    (await shop.api.report<{ total: number }>('apComs', { report: 'commissions', agentId: agent._id, ...range })).total
  expect(await commission(FEBRUARY)).toBe(75_000 + 30_000)
  await on('2029-03-10')
  await bring(order, rice, 12)
  expect([await commission(FEBRUARY), await commission(MARCH)]).toEqual([105_000, -45_000 - 18_000])
  expect(await commission(ALL)).toBe(42_000)
  await bring(order, rice, 8)
  expect(await commission(ALL)).toBe(0)
})

test('giving up the rest books nothing: 6 of 10 at 100,000 less 500,000 stay worth 300,000', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10 })
  const order = await part(await shop.sale([of(rice, 10)], { discount: 500_000 }), rice, 6)
  await on('2029-03-10')
  const closed = await shop.api.patch('orders', order._id, { close: true } as never)
  expect(closed).toMatchObject({ status: 'shipped', total: 300_000, discount: 300_000, items: [{ quantity: 6 }] })
  expect(closed.shipments.map(({ net }) => net)).toEqual([300_000])
})

test('and 4 of them, too, which their discount stood in the way of', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10 })
  const order = await part(await shop.sale([of(rice, 10)], { discount: 500_000 }), rice, 4)
  expect(await shop.api.patch('orders', order._id, { close: true } as never)).toMatchObject({ total: 200_000, discount: 200_000 })
})

test('a return that is undone leaves every figure of every day as it was', async () => {
  const [rice, tea] = [await shop.goods('Gạo', { price: 33_333, stock: 7 }), await shop.goods('Trà', { price: 10_001, stock: 3 })]
  const order = await shop.ship(await shop.sale([of(rice, 7), of(tea, 3)], { discount: 1001 }))
  const figures = async () => [await business(ALL), await byProduct(ALL, rice), await byProduct(ALL, tea), await owedAt('2029-12-31')]
  const before = await figures()
  await on('2029-03-10')
  const { shipments } = await bring(order, rice, 2)
  await shop.api.patch('orders', order._id, { undoReturn: shipments[1]?.time } as never)
  expect(await figures()).toEqual(before)
})

test('orders from before values were kept by line keep their sums, and their parts still sum to the whole', async () => {
  const [rice, tea] = [await shop.goods('Gạo', { price: 33_333, stock: 7 }), await shop.goods('Trà', { price: 10_001, stock: 3 })]
  const order = await shop.ship(await shop.sale([of(rice, 7), of(tea, 3)], { discount: 1001 }))
  await bring(order, rice, 2)
  const before = [await byProduct(ALL, rice), await byProduct(ALL, tea)]
  await app.database.collection('orders').updateMany({ workspaceId: new ObjectId(shop.founder.workspaceId) }, { $unset: { bookings: '' } })
  await app.database.collection('settings').deleteMany({ name: 'values by line' })
  await migrate(app.database, fillBookings)
  expect(await shop.differences()).toEqual([])
  expect([await byProduct(ALL, rice), await byProduct(ALL, tea)]).toEqual(before)
  await bring(order, rice, 5)
  await bring(order, tea, 3)
  expect([await byProduct(ALL, rice), await byProduct(ALL, tea)]).toEqual([undefined, undefined])
})
