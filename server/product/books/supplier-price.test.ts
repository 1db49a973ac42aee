import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop, watchBooks } from '../../testing/shop'

/** Cases that an accountant worked out by hand: what a supplier's price that is corrected after the receipt makes of stock and cost of goods. */

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

const ALL = { since: '2029-01-01', until: '2029-12-31' }
const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }
const MARCH = { since: '2029-03-01', until: '2029-03-31' }
type Range = typeof ALL

interface Business {
  readonly cost: number
  readonly netProfit: number
  readonly unknownUnits: number
  readonly inventoryIn: number
  readonly inventoryOut: number
}
const business = (range: Range) => shop.api.report<Business>('orders', { report: 'sales', ...range })
const costOf = async (range: Range): Promise<number> => (await business(range)).cost
const profitOf = async (range: Range): Promise<number> => (await business(range)).netProfit

/** The sum of the entries behind the cost of goods. */
const costEntries = async (range: Range): Promise<number> =>
  (await shop.api.report<{ total: number }>('orders', { report: 'salesEntries', figure: 'cost', ...range })).total

/** Pieces and value in stock on the evening of a day. */
const stockAt = async ({ _id }: { _id: string }, day: string, warehouse = shop.warehouse): Promise<[number, number]> => {
  const timeOfInventory = new Date(`${day}T16:59:59.999Z`).toISOString()
  const place = { report: 'byProduct', productId: _id, warehouseId: warehouse._id, timeOfInventory }
  const { count, value } = await shop.api.report<{ count: number; value: number }>('warehouses', place)
  return [count, value]
}

const costed = (order: Order, costs: readonly (number | 'n/a')[]): Promise<Order> =>
  shop.api.patch('orders', order._id, {
    items: order.items.map(({ productId, quantity, quantityGift }, place) => ({ productId, quantity, quantityGift, cost: costs[place] })),
  } as never)

const bring = (order: Pick<Order, '_id'>, goods: { _id: string }, quantity: number): Promise<Order> =>
  shop.api.patch('orders', order._id, { returning: [{ productId: goods._id, quantity }] } as never)

const costs = ({ shipments }: Order): number[] => shipments.map(({ cost }) => cost)

describe('10 at 1,000 came in and were sold for 20,000 in February; in March the invoice says 1,500', () => {
  const trade = async (sold: number) => {
    const rice = await shop.goods('Gạo', { price: 2000 })
    const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 1000 })]))
    const sale = await shop.ship(await shop.sale([of(rice, sold)]))
    await on('2029-03-10')
    return { rice, purchase, sale }
  }

  test('all are gone: 15,000 are owed, cost is 15,000 of which 5,000 in March, profit 5,000, nothing in stock is worth nothing', async () => {
    const { rice, purchase, sale } = await trade(10)
    const edited = await costed(purchase, [1500])
    expect([edited.total, edited.cost, costs(edited)]).toEqual([15_000, 15_000, [10_000, 5000]])
    expect((await shop.partner(shop.supplier)).outstanding).toBe(15_000)
    expect([await costOf(FEBRUARY), await costOf(MARCH), await costOf(ALL)]).toEqual([10_000, 5000, 15_000])
    expect([await costEntries(FEBRUARY), await costEntries(MARCH)]).toEqual([10_000, 5000])
    expect(await profitOf(ALL)).toBe(5000)
    expect([await stockAt(rice, '2029-02-28'), await stockAt(rice, '2029-03-31')]).toEqual([
      [0, 0],
      [0, 0],
    ])
    const { shipments, total, cost } = await shop.order(sale)
    expect(shipments.map((each) => [each.lines.length, each.net, each.cost])).toEqual([
      [1, 20_000, 10_000],
      [0, 0, 5000],
    ])
    expect([total, cost]).toEqual([20_000, 15_000])
  })

  test('4 are left: stock is worth 2,000 more, cost 3,000', async () => {
    const { rice, purchase } = await trade(6)
    await costed(purchase, [1500])
    expect([await stockAt(rice, '2029-02-28'), await stockAt(rice, '2029-03-31')]).toEqual([
      [4, 4000],
      [4, 6000],
    ])
    expect([await costOf(FEBRUARY), await costOf(MARCH)]).toEqual([6000, 3000])
  })

  test('or 4,000 are taken off: 6,000 are owed, cost falls by 4,000, profit is 14,000', async () => {
    const { purchase } = await trade(10)
    const edited = await shop.api.patch('orders', purchase._id, { discount: 4000 } as never)
    expect([edited.total, edited.cost]).toEqual([6000, 6000])
    expect([await costOf(FEBRUARY), await costOf(MARCH)]).toEqual([10_000, -4000])
    expect(await profitOf(ALL)).toBe(14_000)
  })

  test('the stock card tells the correction on its day, to whoever may see costs', async () => {
    const { rice, purchase } = await trade(6)
    await costed(purchase, [1500])
    const card = async (api = shop.api) => {
      const { data } = await api.report<{ data: { quantity: number; balance: number; cost?: number; order_number?: string }[] }>(
        'products',
        {
          report: 'transactions',
          productId: rice._id,
        },
      )
      return data.map(({ quantity, balance, cost }) => [quantity, balance, cost])
    }
    expect(await card()).toEqual([
      [10, 10, 10_000],
      [-6, 4, 6000],
      [0, 4, 2000],
    ])
    expect(await card((await shop.member('/sales')).api)).toEqual([
      [10, 10, undefined],
      [-6, 4, undefined],
    ])
  })

  test('corrected back, every figure of every day is as it was', async () => {
    const { rice, purchase, sale } = await trade(6)
    const figures = async () => [
      await business(FEBRUARY),
      await business(MARCH),
      await stockAt(rice, '2029-02-28'),
      await stockAt(rice, '2029-03-31'),
      (await shop.order(purchase)).cost,
      (await shop.order(sale)).cost,
    ]
    const before = await figures()
    await costed(await costed(purchase, [1500]), [1000])
    expect(await figures()).toEqual(before)
  })

  test('a customer brings 2 back afterwards: at what they cost now', async () => {
    const { rice, purchase, sale } = await trade(10)
    await costed(purchase, [1500])
    expect(costs(await bring(sale, rice, 2))).toEqual([10_000, 5000, -3000])
    expect(await stockAt(rice, '2029-03-31')).toEqual([2, 3000])
  })

  test('the sale’s shipment is undone afterwards: no evening has value without pieces', async () => {
    const { rice, purchase, sale } = await trade(10)
    await costed(purchase, [1500])
    await on('2029-03-20')
    const { shipments } = await shop.order(sale)
    const undone = await shop.api.patch('orders', sale._id, { undoShipment: shipments[0]?.time } as never)
    expect([undone.shipments, undone.cost]).toEqual([[], 0])
    expect([await stockAt(rice, '2029-02-28'), await stockAt(rice, '2029-03-09'), await stockAt(rice, '2029-03-10')]).toEqual([
      [10, 10_000],
      [10, 10_000],
      [10, 15_000],
    ])
    expect(await costOf(ALL)).toBe(0)
  })

  test('a sale of February that is entered afterwards books 1,000 then and 500 on the day of the correction', async () => {
    const { rice, purchase } = await trade(6)
    await costed(purchase, [1500])
    await on('2029-03-20')
    const late = await shop.sale([of(rice, 4)])
    const shipped = await shop.api.patch('orders', late._id, { ...shop.shipping(), shippingTime: '2029-02-20T03:00:00Z' } as never)
    expect(costs(shipped)).toEqual([2000, 4000])
    expect([await costOf(FEBRUARY), await costOf(MARCH)]).toEqual([10_000, 5000])
    expect([await stockAt(rice, '2029-02-28'), await stockAt(rice, '2029-03-31')]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})

test('goods elsewhere: moved to another warehouse, taken out by hand, and back at the supplier, whose share is no cost', async () => {
  const far = await shop.api.create('warehouses', { name: 'Kho xa' })
  const rice = await shop.goods('Gạo', { price: 2000 })
  const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 1000 })]))
  await shop.api.create('stockTransfers', {
    fromWarehouseId: shop.warehouse._id,
    toWarehouseId: far._id,
    items: [{ productId: rice._id, quantity: 3 }],
  } as never)
  const out = await shop.api.create('orders', {
    group: 'inventoryOut',
    items: [{ productId: rice._id, quantity: 2 }],
    status: 'delivered',
    warehouseId: shop.warehouse._id,
    isForce: true,
  } as never)
  await bring(purchase, rice, 1)
  await on('2029-03-10')
  const edited = await costed(await shop.order(purchase), [1500])
  expect([edited.total, edited.returnedTotal, edited.cost]).toEqual([15_000, 1500, 13_500])
  expect(await stockAt(rice, '2029-03-31')).toEqual([4, 6000])
  expect(await stockAt(rice, '2029-03-31', far)).toEqual([3, 4500])
  expect(costs(await shop.order(out))).toEqual([2000, 1000])
  expect([await costOf(ALL), (await business(MARCH)).inventoryOut]).toEqual([0, 1000])
  // What is back at the supplier comes again: at the price of now.
  const again = await shop.api.patch('orders', purchase._id, { undoReturn: edited.shipments[1]?.time } as never)
  expect([again.total, again.cost]).toEqual([15_000, 15_000])
  expect([await stockAt(rice, '2029-02-28'), await stockAt(rice, '2029-03-31')]).toEqual([
    [5, 5000],
    [5, 7500],
  ])
})

test('of two lines of one product each has its own price, over several receipts; what is still to come costs the new one', async () => {
  const rice = await shop.goods('Gạo', { price: 2000 })
  const tea = await shop.goods('Trà', { price: 2000 })
  const purchase = await shop.purchase([of(rice, 4, { cost: 1000 }), of(tea, 3, { cost: 100 }), of(rice, 2, { cost: 10 })])
  await shop.ship(purchase, [
    [rice, 5],
    [tea, 1],
  ])
  await on('2029-02-06')
  await shop.ship(purchase, [[tea, 1]])
  const sale = await shop.ship(await shop.sale([of(rice, 4), of(tea, 1)]))
  await on('2029-03-10')
  const edited = await costed(await shop.order(purchase), [1000, 130, 20])
  // 4 of the first line are sold; of tea one is sold and one is here; of the second line of rice one is here.
  expect(costs(edited)).toEqual([4110, 100, 70])
  expect(costs(await shop.order(sale))).toEqual([4100, 30])
  expect([await stockAt(rice, '2029-03-31'), await stockAt(tea, '2029-03-31')]).toEqual([
    [1, 20],
    [1, 130],
  ])
  await shop.ship(purchase)
  expect([await stockAt(rice, '2029-03-31'), await stockAt(tea, '2029-03-31')]).toEqual([
    [2, 40],
    [2, 260],
  ])
  expect((await shop.order(purchase)).cost).toBe(4 * 1000 + 3 * 130 + 2 * 20)
})

test('goods of unknown cost get their price: in stock, in what was sold, and in “inventory in”', async () => {
  const rice = await shop.goods('Gạo', { price: 2000 })
  const receipt = await shop.receive(rice, 5, 'n/a')
  const sale = await shop.ship(await shop.sale([of(rice, 2)]))
  expect((await business(ALL)).unknownUnits).toBe(2)
  await on('2029-03-10')
  const priced = await costed(receipt, [700])
  expect((await shop.order(sale)).shipments.map(({ cost, unknown }) => [cost, unknown])).toEqual([
    [0, 2],
    [1400, -2],
  ])
  expect(await business(ALL)).toMatchObject({ unknownUnits: 0, cost: 1400, inventoryIn: 3500 })
  expect(await stockAt(rice, '2029-03-31')).toEqual([3, 2100])
  await costed(priced, ['n/a'])
  expect(await business(ALL)).toMatchObject({ unknownUnits: 2, cost: 0, inventoryIn: 0 })
  expect(await stockAt(rice, '2029-03-31')).toEqual([3, 0])
})

test('with February closed the correction is of March: it is taken in, and moves no closed day', async () => {
  const rice = await shop.goods('Gạo', { price: 2000 })
  const first = await shop.ship(await shop.purchase([of(rice, 2, { cost: 900 })]))
  await on('2029-03-10')
  const purchase = await shop.purchase([of(rice, 10, { cost: 1000 })])
  await shop.api.patch('orders', purchase._id, { ...shop.shipping(), shippingTime: '2029-02-20T03:00:00Z' } as never)
  const sale = await shop.sale([of(rice, 10)])
  await shop.api.patch('orders', sale._id, { ...shop.shipping(), shippingTime: '2029-02-25T03:00:00Z' } as never)
  const february = [await business(FEBRUARY), await stockAt(rice, '2029-02-28')]
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2029-02-28' } } as never)
  await on('2029-03-20')
  await costed(await shop.order(purchase), [1500])
  expect([await business(FEBRUARY), await stockAt(rice, '2029-02-28')]).toEqual(february)
  expect([await costOf(MARCH), await stockAt(rice, '2029-03-31')]).toEqual([4000, [2, 3000]])
  expect((await shop.order(first)).cost).toBe(1800)
})

test('whoever buys corrects the price, whether or not they may see sales', async () => {
  const rice = await shop.goods('Gạo', { price: 2000 })
  const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 1000 })]))
  await shop.ship(await shop.sale([of(rice, 10)]))
  const { api } = await shop.member('/purchases')
  const edit = (data: object) => api.send('PATCH', `orders/${purchase._id}`, data)
  const items = [of(rice, 10, { cost: 1500 })]
  expect((await edit({ items, returning: [{ productId: rice._id, quantity: 1 }] })).status).toBe(400)
  expect((await edit({ items })).status).toBe(200)
  expect(await costOf(ALL)).toBe(15_000)
})

test('less than nothing is no cost: what no unit can carry lowers the cost of goods of that day', async () => {
  const rice = await shop.goods('Gạo', { price: 2000 })
  const purchase = await shop.ship(await shop.purchase([of(rice, 4, { cost: 1000 })]))
  const day = '2029-02-05'
  await shop.api.send('PATCH', `stocks?productId=${rice._id}&since=${day}&until=${day}`, { cost: 300 })
  await on('2029-03-10')
  await costed(purchase, [500])
  expect(await stockAt(rice, '2029-03-31')).toEqual([4, 0])
  expect([await costOf(MARCH), await costEntries(MARCH)]).toEqual([-800, -800])
})

describe('3 at 1,000 less 2: 2,998', () => {
  const receive = async () => {
    const rice = await shop.goods('Gạo')
    const purchase = await shop.ship(await shop.purchase([of(rice, 3, { cost: 1000 })], { discount: 2 as never }))
    await on('2029-03-10')
    return { rice, purchase }
  }

  test('2 go back: 1,999 are off the debt and 1,998 out of stock; the dong between is cost of goods', async () => {
    const { rice, purchase } = await receive()
    const { shipments, returnedTotal } = await bring(purchase, rice, 2)
    expect(shipments.map(({ net, cost, uncarried }) => [net, cost, uncarried])).toEqual([
      [2998, 2998, undefined],
      [-1999, -1998, -1],
    ])
    expect(returnedTotal).toBe(1999)
    expect(await stockAt(rice, '2029-03-31')).toEqual([1, 1000])
    expect([await costOf(MARCH), await costEntries(MARCH), await costOf(FEBRUARY)]).toEqual([-1, -1, 0])
  })

  test('and the last goes back, too: of all three nothing is left between', async () => {
    const { rice, purchase } = await receive()
    await bring(purchase, rice, 2)
    const { shipments } = await bring(purchase, rice, 1)
    expect(shipments.map(({ net, cost, uncarried }) => [net, cost, uncarried]).at(-1)).toEqual([-999, -1000, 1])
    expect([await costOf(ALL), await costEntries(ALL)]).toEqual([0, 0])
  })

  test('or the rest is returned as a whole', async () => {
    const { rice, purchase } = await receive()
    await bring(purchase, rice, 2)
    await on('2029-03-11')
    await shop.api.patch('orders', purchase._id, { status: 'returned', isForce: true } as never)
    expect([await costOf(ALL), await costEntries(ALL), await stockAt(rice, '2029-03-31')]).toEqual([0, 0, [0, 0]])
  })

  test('undone, every figure is as it was', async () => {
    const { rice, purchase } = await receive()
    const { shipments } = await bring(purchase, rice, 2)
    const undone = await shop.api.patch('orders', purchase._id, { undoReturn: shipments[1]?.time } as never)
    expect([undone.cost, undone.shipments.length]).toEqual([2998, 1])
    expect([await costOf(ALL), await stockAt(rice, '2029-03-31')]).toEqual([0, [3, 2998]])
  })

  test('a receipt that is corrected to fewer, and to more, costs what its lines are worth', async () => {
    const { rice, purchase } = await receive()
    const time = purchase.shipments[0]?.time
    const correctTo = (quantity: number) =>
      shop.api.patch('orders', purchase._id, {
        status: 'shipped',
        shippingTime: time,
        shipping: [{ productId: rice._id, quantity }],
      } as never)
    const told = async ({ shipments }: Order) => [
      shipments.map(({ net, cost, uncarried = 0 }) => [net, cost, uncarried]),
      await costOf(ALL),
    ]
    expect(await told(await correctTo(1))).toEqual([[[999, 1000, -1]], -1])
    expect(await told(await correctTo(3))).toEqual([[[2998, 2998, 0]], 0])
  })
})
