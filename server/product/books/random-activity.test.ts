import { addDays, dayOf, type Day, type Zone } from '@shared/foundation/days/days'
import type { FundsReport } from '@shared/areas/money/rules/reports/funds'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { startTestApp, type TestApp } from '../../testing/app'
import { isWithin, movesOf, naiveBalances, naiveBusiness, naiveCash, naiveEntries, naivePartner, sum } from '../../testing/naive-books'
import { of, Shop } from '../../testing/shop'
import { verify } from '../books'

jest.setTimeout(60_000)

const zone = 'Asia/Ho_Chi_Minh' as Zone
const start = Date.parse('2026-05-01T01:00:00Z')
let now = start
let app: TestApp
let shop: Shop
let products: Product[]
let customers: Asset[]
let farWarehouse: Warehouse

/** Numbers in an order that is the same in every run. */
const seeded = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}
const random = seeded(7)
const upTo = (most: number): number => Math.floor(random() * most)
const pick = <T>(list: readonly T[]): T => {
  const found = list[upTo(list.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

const every = async <T>(service: 'orders' | 'funds'): Promise<T[]> => (await shop.api.find(service, { $limit: -1 })).data as T[]

/** One thing that happens in a shop; what the rules refuse is part of the day. */
const happening = async (): Promise<void> => {
  const line = () => of(pick(products), 1 + upTo(6), { price: 100 * (1 + upTo(50)), cost: 37 * (1 + upTo(40)), quantityGift: upTo(2) })
  const some = async (): Promise<Order> => pick((await shop.api.find('orders', { $limit: 40 })).data)
  const send = (method: string, path: string, body: object): Promise<unknown> => shop.api.send(method, path, body)
  switch (upTo(17)) {
    case 0:
    case 1:
      await send('POST', 'orders', { group: 'sales', customerId: pick(customers)._id, items: [line(), line()], discount: upTo(500) })
      return
    case 2:
      await send('POST', 'orders', { group: 'purchases', supplierId: shop.supplier._id, items: [line()], discount: upTo(30) })
      return
    case 3: {
      const cost = upTo(3) === 0 ? 'n/a' : 10 * upTo(90)
      const group = pick(['inventoryIn', 'inventoryIn', 'inventoryOut'])
      await send('POST', 'orders', {
        group,
        items: [{ productId: pick(products)._id, quantity: 1 + upTo(group === 'inventoryIn' ? 40 : 6), cost }],
        status: 'delivered',
        isForce: true,
        warehouseId: shop.warehouse._id,
      })
      return
    }
    case 4:
    case 5: {
      const order = await some()
      const { productId } = order.items[0] ?? {}
      const part = productId && upTo(2) ? { shipping: [{ productId, quantity: 1 + upTo(3) }] } : {}
      await send('PATCH', `orders/${order._id}`, { status: 'shipped', warehouseId: shop.warehouse._id, ...part })
      return
    }
    case 6:
    case 12:
    case 13: {
      const sent = (await shop.api.find('orders', { status: { $in: ['shipped', 'delivered'] }, group: pick(['sales', 'purchases']) })).data
      const [oldest] = sent.slice(-1)
      const order = oldest && upTo(4) > 0 ? oldest : await some()
      const next =
        order.status === 'shipped'
          ? ['delivered', 'finished']
          : order.status === 'delivered'
            ? ['finished', 'returned', 'returned']
            : ['cancelled']
      await send('PATCH', `orders/${order._id}`, { status: pick(next) })
      return
    }
    case 7: {
      const order = await some()
      const items = order.items.map(({ productId, quantity, price, cost }) => ({
        productId,
        quantity: quantity + upTo(2),
        ...(price === undefined ? {} : { price: price + upTo(20) }),
        ...(cost == null ? {} : { cost }),
      }))
      await send('PATCH', `orders/${order._id}`, { items, discount: upTo(300) })
      return
    }
    case 8: {
      const order = await some()
      const { time, lines } = order.shipments.at(-1) ?? {}
      const productId = lines?.[0]?.productId
      if (time && productId)
        await send('PATCH', `orders/${order._id}`, { status: 'shipped', shippingTime: time, shipping: [{ productId, quantity: upTo(4) }] })
      return
    }
    case 9:
    case 10: {
      const order = await some()
      const group = order.group === 'purchases' ? 'Purchases' : 'Sales'
      const amount = 1 + upTo(order.total + 400)
      await send('POST', 'funds', {
        orderId: order._id,
        group,
        amount,
        status: pick(['completed', 'new-entry']),
        label: pick(['Tiền mặt', 'Ngân hàng']),
      })
      return
    }
    case 14: {
      const [fromWarehouseId, toWarehouseId] = upTo(3) ? [shop.warehouse._id, farWarehouse._id] : [farWarehouse._id, shop.warehouse._id]
      await send('POST', 'stockTransfers', {
        fromWarehouseId,
        toWarehouseId,
        items: [{ productId: pick(products)._id, quantity: 1 + upTo(5) }],
      })
      return
    }
    case 15: {
      const warehouseId = pick([shop.warehouse, farWarehouse])._id
      await send('POST', 'stocktakes', { warehouseId, reason: 'Kiểm kê' })
      const [open] = (await shop.api.find('stocktakes', { status: 'open' })).data
      const counts = products.slice(0, 2).map(({ _id }) => ({ productId: _id, counted: upTo(60) }))
      await Promise.all(counts.map((count) => send('PATCH', `stocktakes/${open?._id}`, { counts: [count] })))
      await Promise.all([1, 2].map(() => send('PATCH', `stocktakes/${open?._id}`, { status: upTo(4) ? 'closed' : 'cancelled' })))
      return
    }
    default: {
      const group = pick(['Other Income', 'Other Expenses', 'Salaries and Incentives', 'Opening Balance'])
      if (upTo(2))
        await send('POST', 'funds', { group, amount: 1 + upTo(9000), status: 'completed', label: pick(['Tiền mặt', 'Ngân hàng']) })
      else {
        const [fund] = (await shop.api.find('funds', { $limit: 1, $skip: upTo(12) })).data
        if (fund) await send('PATCH', `funds/${fund._id}`, { status: pick(['completed', 'refunded', 'cancelled']) })
      }
    }
  }
}

const ranges = [
  ['2026-05-01', '2026-05-31'],
  ['2026-05-05', '2026-05-05'],
  ['2026-04-01', '2026-07-31'],
  ['2026-05-16', '2026-06-07'],
] as const

/** What reports told on the evenings of the days it happened, to be asked again later. */
const told: { readonly at: string; readonly range: readonly [string, string]; readonly said: unknown }[] = []

const say = async ([since, until]: readonly [string, string], knownAt?: string): Promise<unknown> => {
  const read = async (service: 'orders' | 'funds' | 'products' | 'ledger', report: string, more: object = {}) => {
    const asked = { report, since, until, ...(knownAt ? { knownAt } : {}), ...more }
    const { knownAt: _moment, ...figures } = await shop.api.report<Record<string, unknown>>(service, asked)
    return figures
  }
  const { undelivered: _standsNow, ...business } = await read('orders', 'sales')
  return {
    business,
    funds: await read('funds', 'funds'),
    cash: await read('funds', 'funds', { label: 'Tiền mặt' }),
    owed: await read('orders', 'liabilities', { group: 'customerId' }),
    owing: await read('orders', 'liabilities', { group: 'supplierId' }),
    customers: await read('orders', 'customers'),
    discounts: await read('orders', 'discounts'),
    products: await read('products', 'sales'),
    accounts: await read('ledger', 'trialBalance'),
    owedLines: await read('ledger', 'account', { account: '131' }),
  }
}

/** What was owed on an evening, how old it was, and what stood in stock, asked for then and later. */
const standOn = async (asOf: Day, knownAt?: string): Promise<unknown> => {
  const moment = knownAt ? { knownAt } : {}
  const ages = (group: string): Promise<object> => shop.api.report('orders', { report: 'aging', group, asOf, ...moment } as never)
  const goods = (report: string, more: object): Promise<object> => shop.api.report('products', { report, ...moment, ...more } as never)
  return {
    owed: await ages('customerId'),
    owing: await ages('supplierId'),
    stock: await goods('stockValue', { asOf }),
    average: await goods('averageCost', { since: '2026-05-01', until: asOf }),
  }
}
const standTold: { readonly asOf: Day; readonly at: string; readonly said: unknown }[] = []

const remember = async (): Promise<void> => {
  const today = dayOf(new Date(now), zone)
  standTold.push({ asOf: today, at: new Date(now + 1).toISOString(), said: await standOn(today) })
  for (const range of [ranges[0], ranges[3]]) told.push({ at: new Date(now + 1).toISOString(), range, said: await say(range) })
}

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(now), env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  farWarehouse = await shop.api.create('warehouses', { name: 'Kho xa' })
  products = [
    await shop.goods('Gạo', { stock: 40, cost: 333 }),
    await shop.goods('Bún', { stock: 30, cost: 77 }),
    await shop.service('Giao', 250),
  ]
  customers = [shop.customer, await shop.api.create('assets', { group: 'Customers', name: 'Anh Nam' })]
  for (let day = 0; day < 12; day++) {
    now = start + day * 3 * 86_400_000
    await shop.signInAgain()
    for (let index = 0; index < 30; index++) {
      now += 60_000 + upTo(1_000_000)
      await happening()
    }
    await remember()
  }
})
afterAll(() => app.close())

const inRange = (range: readonly [string, string], at: string | undefined): boolean => isWithin(range, at, zone)

interface SalesReport {
  readonly revenueOrdered: number
  readonly revenueShipped: number
  readonly revenue: number
  readonly cost: number
  readonly groups: readonly { readonly _id: string; readonly total: number }[]
  readonly netProfit: number
}

test('something of every kind has happened', async () => {
  const orders = await every<Order>('orders')
  const kinds = new Set(orders.map(({ group, status }) => `${group} ${status}`))
  expect([...kinds]).toEqual(
    expect.arrayContaining(['sales returned', 'sales cancelled', 'sales partial-shipped', 'purchases returned', 'inventoryIn delivered']),
  )
  expect((await every<Fund>('funds')).some(({ refundedAt }) => refundedAt)).toBe(true)
  expect((await shop.api.find('stockTransfers', { $limit: 0 })).total).toBeGreaterThan(10)
  expect((await shop.api.find('stocktakes', { status: 'closed', $limit: 0 })).total).toBeGreaterThan(5)
  expect(orders.some(({ shipments }) => shipments.some(({ lines }) => lines.length === 0))).toBe(true)
})

describe.each(ranges)('from %s to %s', (...range) => {
  test('the business report is the slow sum over all orders and entries', async () => {
    const [since, until] = range
    const report = await shop.api.report<SalesReport>('orders', { report: 'sales', since, until })
    const { groups, ...business } = naiveBusiness(await every<Order>('orders'), await every<Fund>('funds'), range, zone)
    expect(report).toMatchObject({ ...business, revenue: business.revenueOrdered })
    expect(Object.fromEntries(report.groups.map(({ _id, total }) => [_id, total]))).toEqual(groups)
  })

  test('every figure of it opens the entries it is made of, to the dong', async () => {
    const [since, until] = range
    const report = await shop.api.report<SalesReport>('orders', { report: 'sales', since, until })
    const entries = (figure: string, group?: string) =>
      shop.api.report<{ total: number; count: number; data: { amount: number }[] }>('orders', {
        report: 'salesEntries',
        since,
        until,
        figure,
        ...(group === undefined ? {} : { group }),
      })
    for (const figure of ['revenueOrdered', 'revenueShipped', 'cost'] as const) {
      const { total, data, count } = await entries(figure)
      expect([figure, total, sum(data.map(({ amount }) => amount)), count]).toEqual([figure, report[figure], report[figure], data.length])
    }
    for (const { _id, total } of report.groups) expect([_id, (await entries('group', _id)).total]).toEqual([_id, total])
  })

  test('the cash books are the slow sum over all entries, over all and by label', async () => {
    const [since, until] = range
    for (const label of [undefined, 'Tiền mặt', 'Ngân hàng']) {
      const report = await shop.api.report<FundsReport>('funds', { report: 'funds', since, until, ...(label ? { label } : {}) })
      const { opening, closing } = naiveCash(await every<Fund>('funds'), range, zone, label)
      expect([label, report.opening, report.closing]).toEqual([label, opening, closing])
      expect(report.credit.total + report.debit.total).toBe(report.closing - report.opening)
      for (const side of [report.credit, report.debit]) expect(sum(side.data.map(({ total }) => total))).toBe(side.total)
    }
  })

  test('orders are counted where they stand', async () => {
    const [since, until] = range
    for (const report of ['status', 'statusPayment'] as const) {
      const { groups } = await shop.api.report<{ groups: { _id: string; count: number }[] }>('orders', {
        report,
        since,
        until,
        group: 'sales',
      })
      const counts: Record<string, number> = {}
      // Nothing is to be paid any more for what came back, or for what never was an order.
      const leftOut = report === 'statusPayment' ? ['returned', 'error'] : []
      for (const order of await every<Order>('orders'))
        if (order.group === 'sales' && inRange(range, order.created) && !leftOut.includes(order.status))
          counts[order[report]] = (counts[order[report]] ?? 0) + 1
      expect(Object.fromEntries(groups.map(({ _id, count }) => [_id, count]))).toEqual(counts)
    }
  })
})

test('the shipments of an order sum to what was shipped of it: fully shipped orders to their total', async () => {
  for (const { shipments, total, items, order_number } of await every<Order>('orders'))
    if (items.length > 0 && items.every(({ shipped, quantity }) => shipped === quantity))
      expect([order_number, sum(shipments.map(({ net }) => net))]).toEqual([order_number, total])
})

test('a report as it was known on an evening says what it said then', async () => {
  expect(told.length).toBe(24)
  for (const { at, range, said } of told) expect({ at, range, said: await say(range, at) }).toEqual({ at, range, said })
})

test('debts by age, stock and cost by average of an evening, as known then, are those that were told on that evening', async () => {
  expect(standTold.length).toBe(12)
  for (const { asOf, at, said } of standTold) expect({ asOf, said: await standOn(asOf, at) }).toEqual({ asOf, said })
})

test('stock is worth what its units cost, and by average what came less what left', async () => {
  interface Row {
    readonly count: number
    readonly value: number
  }
  const { total } = await shop.api.report<{ total: Row }>('products', { report: 'stockValue' } as never)
  const units = (await shop.api.find('stocks', { exported: false, $limit: -1 })).data
  expect(total.count).toBe(units.length)
  expect(total.value).toBeCloseTo(sum(units.map(({ cost }) => cost ?? 0)), 2)
  const average = async (since: string, until: string, method: string) =>
    (await shop.api.report<{ total: Record<string, number> }>('products', { report: 'averageCost', since, until, method } as never)).total
  for (const method of ['month', 'moving']) {
    const all = await average('2026-01-01', '2026-12-31', method)
    expect(all['openingValue']).toBe(0)
    expect(all['inValue']).toBe((all['outValue'] ?? 0) + (all['closingValue'] ?? 0))
    expect(all['closingQuantity']).toBe(total.count)
    expect(Math.abs((all['bookClosingValue'] ?? 0) - total.value)).toBeLessThanOrEqual(2)
    for (const { asOf } of standTold) {
      const before = await average('2026-01-01', asOf, method)
      const after = await average(addDays(asOf, 1), '2026-12-31', method)
      expect([after['openingQuantity'], after['openingValue']]).toEqual([before['closingQuantity'], before['closingValue']])
    }
  }
})

test('the accounts are the slow sums over shipments, units and entries', async () => {
  const balances = naiveBalances(await naiveEntries(app, shop.founder.workspaceId))
  const balanceOf = (...accounts: readonly string[]): number => sum(accounts.map((account) => balances[account] ?? 0))
  const orders = await every<Order>('orders')
  const stays = orders.filter(({ status }) => status !== 'returned')
  const net = (group: string): number =>
    sum(stays.filter((order) => order.group === group).flatMap(({ shipments }) => shipments.map((each) => each.net)))
  // A purchase of theirs is of one line: goods, or a service, which is an expense when it is received.
  const services = sum(
    stays
      .filter(({ group, items }) => group === 'purchases' && items.some((item) => item.group === 'services'))
      .flatMap(({ shipments }) => shipments.map((each) => each.net)),
  )
  const costOf = (group: string): number =>
    sum(stays.filter((order) => order.group === group).flatMap(({ shipments }) => shipments.map(({ cost }) => cost)))
  const units = (await shop.api.find('stocks', { exported: false, $limit: -1 })).data
  const moves = movesOf(await every<Fund>('funds'))
  const moved = (which: (move: (typeof moves)[number]) => boolean): number => sum(moves.filter(which).map(({ amount }) => amount))
  expect(balanceOf('156')).toBeCloseTo(sum(units.map(({ cost }) => cost ?? 0)), 2)
  expect(balanceOf('111')).toBe(moved(({ label }) => label === 'Tiền mặt'))
  expect(balanceOf('112')).toBe(moved(({ label }) => label === 'Ngân hàng'))
  expect(balanceOf('511')).toBe(-net('sales'))
  expect(balanceOf('131')).toBe(net('sales') - moved(({ group }) => group === 'Sales'))
  expect(balanceOf('331')).toBe(-net('purchases') - moved(({ group }) => group === 'Purchases'))
  expect(balanceOf('632')).toBeCloseTo(costOf('sales') + net('purchases') - services - costOf('purchases'), 2)
  expect(balanceOf('411')).toBe(-moved(({ group }) => group === 'Opening Balance'))
  expect(balanceOf('711', '6422')).toBe(
    services - moved(({ group }) => ['Other Income', 'Other Expenses', 'Salaries and Incentives'].includes(group)),
  )
  expect(sum(Object.values(balances))).toBeCloseTo(0, 2)
})

test('stock is what its movements come to, and never below zero', async () => {
  for (const { _id, group } of products) {
    if (group === 'services') continue
    const { data, opening } = await shop.api.report<{ opening: number; data: { quantity: number; balance: number }[] }>('products', {
      report: 'transactions',
      productId: _id,
    })
    const product = await shop.api.get('products', _id)
    const levels = await shop.api.report<{ data: { count: number; value: number }[] }>('stocks', { report: 'levels', productId: _id })
    const units = (await shop.api.find('stocks', { productId: _id, exported: false, $limit: -1 })).data
    expect([opening, sum(data.map(({ quantity }) => quantity)), sum(levels.data.map(({ count }) => count)), units.length]).toEqual([
      0,
      product.stockCount,
      product.stockCount,
      product.stockCount,
    ])
    expect(sum(levels.data.map(({ value }) => value))).toBe(sum(units.map(({ cost }) => cost ?? 0)))
    expect(product.stockCount).toBeGreaterThanOrEqual(0)
  }
})

test('each partner owes what is open on their orders, and may spend what they paid too much', async () => {
  const orders = await every<Order>('orders')
  for (const { _id } of [...customers, shop.supplier]) expect(await shop.partner({ _id })).toEqual(naivePartner(orders, _id))
})

describe('the operator’s proof', () => {
  test('finds nothing wrong in sound books', async () => {
    expect(await shop.differences()).toEqual([])
  })

  test('finds each falsified figure, puts it right, and then finds nothing', async () => {
    const { database } = app
    const { workspaceId } = shop.founder
    const [order] = (await shop.api.find('orders', { group: 'sales', status: 'partial-shipped' })).data
    const row = await database
      .records('rollups', workspaceId)
      .one({ series: 'business', period: { $gte: 'd2026-05-01', $lte: 'd2026-05-31' }, key: 'sales' })
    await database.correct('orders', workspaceId, { _id: order?._id }, { $inc: { paid: 7 } })
    await database.correct('assets', workspaceId, { _id: shop.customer._id }, { $inc: { outstanding: 5 } })
    await database.correct('products', workspaceId, { _id: products[0]?._id }, { $inc: { stockCount: 3 } })
    await database.correct('levels', workspaceId, { productId: products[1]?._id, warehouseId: shop.warehouse._id }, { $inc: { value: 11 } })
    await database.correct('rollups', workspaceId, { _id: row?._id }, { $inc: { 'sums.revenueOrdered': 999 } })
    const found = await shop.differences()
    expect(found.map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining([
        `payment of ${order?.order_number}`,
        'rollups business M2026-05 sales',
        'books of Chị Hoa',
        `levels ${products[1]?._id} ${shop.warehouse._id}`,
        'count of Gạo',
      ]),
    )
    expect(new Set(found.map((line) => line.split(' ')[0]))).toEqual(new Set(['payment', 'rollups', 'books', 'levels', 'count']))
    for await (const { workspace, mend } of verify(database)) {
      expect(workspace).toBe(shop.founder.slug)
      await mend?.(database)
    }
    expect(await shop.differences()).toEqual([])
  })
})
