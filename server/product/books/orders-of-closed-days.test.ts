import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop, watchBooks } from '../../testing/shop'

/** Orders of days that are closed meanwhile: what was agreed of them may change, and the closed days go on saying what they said. */

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

const lock = (lockDate: string | null) => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate } } as never)

const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }
const MARCH = { since: '2029-03-01', until: '2029-03-31' }
type Range = typeof FEBRUARY

const orderedOf = async (range: Range): Promise<number> =>
  (await shop.api.report<{ revenueOrdered: number }>('orders', { report: 'sales', ...range })).revenueOrdered

/** The sum of the entries behind the figure. */
const behindOrdered = async (range: Range): Promise<number> =>
  (await shop.api.report<{ total: number }>('orders', { report: 'salesEntries', figure: 'revenueOrdered', ...range })).total

interface Row {
  readonly _id: string
  readonly orders: number
  readonly ordered: number
  readonly revenueOrdered: number
}
const rowsOf = async (service: 'orders' | 'products', report: string, range: Range): Promise<Row[]> =>
  (await shop.api.report<{ data: Row[] }>(service, { report, ...range })).data
const boughtIn = async (range: Range) => (await rowsOf('orders', 'customers', range)).map(({ orders, ordered }) => [orders, ordered])
const soldIn = async (range: Range, { _id }: { _id: string }) => {
  const own = (await rowsOf('products', 'sales', range)).find((row) => row._id === _id)
  return own ? [own.ordered, own.revenueOrdered] : null
}
const behindProduct = async (range: Range, { _id }: { _id: string }): Promise<number> => {
  const question = { report: 'tradeEntries', by: 'productId', productId: _id, figure: 'revenueOrdered', ...range }
  return (await shop.api.report<{ total: number }>('orders', question)).total
}
const givenIn = async (range: Range) => {
  const { data } = await shop.api.report<{ data: { discount: number; gifts: number }[] }>('orders', { report: 'discounts', ...range })
  return data.map(({ discount, gifts }) => [discount, gifts])
}

interface Statement {
  readonly opening: number
  readonly closing: number
  readonly data: readonly { readonly kind: string; readonly amount: number }[]
}
const statementOf = (range: Range, partner: { _id: string } = shop.customer) =>
  shop.api.report<Statement>('orders', { report: 'liabilitiesDetails', partnerId: partner._id, ...range })
const movesOf = async (range: Range, partner?: { _id: string }) =>
  (await statementOf(range, partner)).data.map(({ kind, amount }) => [kind, amount])

const agesOf = async (group = 'customerId'): Promise<number> =>
  (await shop.api.report<{ total: { open: number } }>('orders', { report: 'aging', group })).total.open

const totalsOf = (group = 'sales') =>
  shop.api.report<{ total: number; outstanding: number }>('orders', { report: 'totals', group } as never)

/** Every figure of February, as it is answered. */
const february = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all([
      shop.api.report('orders', { report: 'sales', ...FEBRUARY }),
      shop.api.report('orders', { report: 'salesEntries', figure: 'revenueOrdered', ...FEBRUARY }),
      shop.api.report('orders', { report: 'customers', ...FEBRUARY }),
      shop.api.report('orders', { report: 'discounts', ...FEBRUARY }),
      shop.api.report('orders', { report: 'liabilities', group: 'customerId', ...FEBRUARY }),
      shop.api.report('orders', { report: 'liabilities', group: 'supplierId', ...FEBRUARY }),
      statementOf(FEBRUARY),
      statementOf(FEBRUARY, shop.supplier),
      shop.api.report('products', { report: 'sales', ...FEBRUARY }),
      shop.api.report('funds', { report: 'funds', ...FEBRUARY }),
      shop.api.report('stocks', { report: 'saleShipments', ...FEBRUARY }),
    ]),
    // What is undelivered now is where orders stand, and no figure of those days.
    (key, value: unknown) => (key === 'undelivered' ? undefined : value),
  )

const patch = (order: Pick<Order, '_id'>, data: object): Promise<Order> => shop.api.patch('orders', order._id, data as never)

const closed = (day: string): [number, string] => [
  409,
  `Locked until 2029-02-28: nothing of ${day} can be added or changed. Choose a later date, or ask the board to open the books`,
]

describe('10 at 100,000 ordered in February, of which 4 were delivered, and February is closed', () => {
  const sell = async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10 })
    const tea = await shop.goods('Trà', { price: 50_000 })
    const order = await shop.ship(await shop.sale([of(rice, 10)]), [[rice, 4]])
    await on('2029-03-10')
    await lock('2029-02-28')
    return { rice, tea, order, before: await february() }
  }

  test('in March the rest is given up: 600,000 less is owed from that day, and February says what it said', async () => {
    const { rice, order, before } = await sell()
    expect((await shop.partner(shop.customer)).outstanding).toBe(1_000_000)
    expect(await patch(order, { close: true })).toMatchObject({ status: 'shipped', total: 400_000, items: [{ quantity: 4 }] })
    expect(await february()).toBe(before)
    expect([await orderedOf(FEBRUARY), await orderedOf(MARCH)]).toEqual([1_000_000, -600_000])
    expect([await behindOrdered(FEBRUARY), await behindOrdered(MARCH)]).toEqual([1_000_000, -600_000])
    expect([await boughtIn(FEBRUARY), await boughtIn(MARCH)]).toEqual([[[1, 1_000_000]], [[0, -600_000]]])
    expect([await soldIn(FEBRUARY, rice), await soldIn(MARCH, rice)]).toEqual([
      [10, 1_000_000],
      [-6, -600_000],
    ])
    expect([await behindProduct(FEBRUARY, rice), await behindProduct(MARCH, rice)]).toEqual([1_000_000, -600_000])
    expect([await movesOf(FEBRUARY), await movesOf(MARCH)]).toEqual([[['ordered', 1_000_000]], [['changed', -600_000]]])
    expect(await statementOf(MARCH)).toMatchObject({ opening: 1_000_000, closing: 400_000 })
    expect([(await shop.partner(shop.customer)).outstanding, await agesOf()]).toEqual([400_000, 400_000])
    expect(await totalsOf()).toMatchObject({ total: 400_000, outstanding: 400_000 })
  })

  test('its quantity put back as it was, March comes to nothing again', async () => {
    const { rice, order, before } = await sell()
    const { items } = await patch(order, { close: true })
    expect(await patch(order, { items: items.map(() => of(rice, 10)) })).toMatchObject({ status: 'partial-shipped', total: 1_000_000 })
    expect([await february(), await orderedOf(MARCH), await boughtIn(MARCH), await soldIn(MARCH, rice)]).toEqual([before, 0, [], null])
    expect((await statementOf(MARCH)).closing).toBe(1_000_000)
  })

  test('its price corrected to 120,000, the difference of what was ordered and of what was delivered is March’s', async () => {
    const { rice, order, before } = await sell()
    await patch(order, { items: [of(rice, 10, { price: 120_000 })] })
    expect(await february()).toBe(before)
    const { revenueOrdered, revenueShipped } = await shop.api.report<{ revenueOrdered: number; revenueShipped: number }>('orders', {
      report: 'sales',
      ...MARCH,
    })
    expect([revenueOrdered, revenueShipped]).toEqual([200_000, 80_000])
    expect((await statementOf(MARCH)).closing).toBe(1_200_000)
  })

  test('what is given up and given back by another line comes to the parts of each', async () => {
    const { rice, tea, order, before } = await sell()
    await patch(order, { items: [of(rice, 4), of(tea, 12)] })
    expect([await february(), await orderedOf(MARCH)]).toEqual([before, 0])
    expect([await soldIn(MARCH, rice), await soldIn(MARCH, tea)]).toEqual([
      [-6, -600_000],
      [12, 600_000],
    ])
    expect([await behindProduct(MARCH, rice), await behindProduct(MARCH, tea)]).toEqual([-600_000, 600_000])
  })

  test('closed and then brought back whole, it comes to nothing over both months', async () => {
    const { rice, order, before } = await sell()
    await patch(order, { close: true })
    await patch(order, { returning: [{ productId: rice._id, quantity: 4 }] })
    const both = { since: FEBRUARY.since, until: MARCH.until }
    expect([await february(), await orderedOf(MARCH), await orderedOf(both)]).toEqual([before, -1_000_000, 0])
    expect([await soldIn(MARCH, rice), await soldIn(both, rice)]).toEqual([[-10, -1_000_000], null])
    expect((await statementOf(MARCH)).closing).toBe(0)
  })

  test('the books opened again, a change is of the order’s own day, and what was March’s stays there', async () => {
    const { rice, order } = await sell()
    await patch(order, { close: true })
    await lock(null)
    await patch(order, { items: [of(rice, 5)] })
    expect([await orderedOf(FEBRUARY), await orderedOf(MARCH)]).toEqual([1_100_000, -600_000])
  })

  test('neither its day, nor its customer, nor what left is changed', async () => {
    const { order, before } = await sell()
    const other = await shop.api.create('assets', { group: 'Customers', name: 'Anh Nam' })
    expect(await shop.refusedPatch(order, { created: '2029-03-02T03:00:00Z' })).toEqual(closed('2029-02-05'))
    expect(await shop.refusedPatch(order, { customerId: other._id })).toEqual(closed('2029-02-05'))
    expect(await shop.refusedPatch(order, { undoShipment: order.shippingTime })).toEqual(closed('2029-02-05'))
    expect(await february()).toBe(before)
    // A note, a tag and where it stands are no books.
    await patch(order, { note: 'Khách không lấy nữa' })
  })
})

test('a line of which nothing left goes with the rest, though it stands before the one that left', async () => {
  const [rice, tea] = [await shop.goods('Gạo', { price: 100_000 }), await shop.goods('Trà', { price: 50_000, stock: 3 })]
  const order = await shop.ship(await shop.sale([of(rice, 2), of(tea, 4, { quantityGift: 1 })], { discount: 35_000 }), [[tea, 2]])
  await on('2029-03-10')
  await lock('2029-02-28')
  const before = await february()
  expect(await patch(order, { close: true })).toMatchObject({ items: [{ productId: tea._id, quantity: 2, quantityGift: 0 }] })
  expect(await february()).toBe(before)
  // Tea is 150,000 less 15,000; what left of it, 2 of 4, is 67,500.
  expect([await orderedOf(FEBRUARY), await orderedOf(MARCH)]).toEqual([315_000, -247_500])
  expect([await soldIn(MARCH, rice), await soldIn(MARCH, tea)]).toEqual([
    [-2, -180_000],
    [-2, -67_500],
  ])
  expect([await givenIn(FEBRUARY), await givenIn(MARCH)]).toEqual([[[35_000, 50_000]], [[-2_500, -50_000]]])
  expect(await behindProduct(MARCH, rice)).toBe(-180_000)
})

test('an order of a closed day is cancelled in March: it counts no more from that day', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000 })
  const order = await shop.sale([of(rice, 10, { quantityGift: 1 })], { discount: 100_000 })
  await shop.pay(order, 300_000)
  await on('2029-03-10')
  await lock('2029-02-28')
  const before = await february()
  expect(await shop.move(order, 'cancelled')).toMatchObject({ status: 'cancelled', total: 800_000 })
  expect(await february()).toBe(before)
  expect([await orderedOf(FEBRUARY), await orderedOf(MARCH), await behindOrdered(MARCH)]).toEqual([800_000, -800_000, -800_000])
  expect(await boughtIn(MARCH)).toEqual([[-1, -800_000]])
  expect([await soldIn(MARCH, rice), await givenIn(MARCH)]).toEqual([[-10, -800_000], [[-100_000, -100_000]]])
  expect(await movesOf(MARCH)).toEqual([
    ['changed', -800_000],
    ['refunded', 300_000],
  ])
  expect([(await statementOf(MARCH)).closing, await agesOf(), (await shop.partner(shop.customer)).outstanding]).toEqual([0, 0, 0])
})

test('words of a line of a closed day stay; with its price they change, and the difference is of March', async () => {
  const line = { name: 'Công lắp đặt', group: 'others', quantity: 2, price: 100_000 }
  const order = await shop.sale([line])
  await on('2029-03-10')
  await lock('2029-02-28')
  expect(await shop.refusedPatch(order, { items: [{ ...line, name: 'Công sửa' }] })).toEqual(closed('2029-02-05'))
  await patch(order, { items: [{ ...line, price: 150_000 }] })
  expect([await orderedOf(FEBRUARY), await orderedOf(MARCH)]).toEqual([200_000, 100_000])
})

test('an order of services of a closed day is delivered and paid in March', async () => {
  const ride = await shop.service('Giao hàng', 300_000)
  const order = await shop.sale([of(ride, 2)])
  await on('2029-03-10')
  await lock('2029-02-28')
  const before = await february()
  await shop.move(order, 'delivered')
  await shop.pay(order, 600_000)
  expect([await february(), await orderedOf(MARCH)]).toEqual([before, 0])
})

test('of a purchase of a closed day what the supplier can’t send is given up in March', async () => {
  const rice = await shop.goods('Gạo')
  const order = await shop.ship(await shop.purchase([of(rice, 10, { cost: 100_000 })]), [[rice, 4]])
  await on('2029-03-10')
  await lock('2029-02-28')
  const before = await february()
  await patch(order, { close: true })
  expect(await february()).toBe(before)
  expect([await movesOf(FEBRUARY, shop.supplier), await movesOf(MARCH, shop.supplier)]).toEqual([
    [['ordered', 1_000_000]],
    [['changed', -600_000]],
  ])
  expect([(await shop.partner(shop.supplier)).outstanding, await agesOf('supplierId')]).toEqual([400_000, 400_000])
  expect(await totalsOf('purchases')).toMatchObject({ total: 400_000, outstanding: 400_000 })
})

test('an order of an open day changes what its own day says, as ever', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10 })
  const order = await shop.ship(await shop.sale([of(rice, 10)]), [[rice, 4]])
  await on('2029-03-10')
  await lock('2029-01-31')
  await patch(order, { close: true })
  expect([await orderedOf(FEBRUARY), await orderedOf(MARCH)]).toEqual([400_000, 0])
  expect(await movesOf(FEBRUARY)).toEqual([['ordered', 400_000]])
})
