import type { Day } from '@shared/foundation/days/days'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { SeededRandom } from '../demo/random'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'

/** How many rounds are driven; each is up to three commands at once, by different members. */
const STEPS = Number(process.env['BOOKS_STEPS'] ?? 30)
const SEED = Number(process.env['BOOKS_SEED'] ?? 20_260_612)
const ROUNDS_A_SIGN_IN = 25
const LOCK_DATE = '2026-05-31' as Day

let clock = new Date('2026-05-10T03:00:00Z')
let app: TestApp
let shop: Shop
let hands: Api[]
let products: Product[]
let warehouses: Warehouse[]
let closedFigures: string
const random = new SeededRandom(SEED)

const signIn = async (): Promise<void> => {
  await shop.signInAgain()
  const [clerk, board] = await Promise.all([shop.member('/sales', '/purchases', '/funds'), shop.member('bod')])
  hands = [shop.api, clerk.api, board.api]
}

beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
  shop = await Shop.open(app)
  products = await Promise.all([
    shop.goods('Gạo', { stock: 30, cost: 600 }),
    shop.goods('Đậu', { stock: 20, cost: 'n/a' }),
    shop.goods('Vừng', { stock: 10, cost: 333 }),
  ])
  warehouses = [shop.warehouse, await shop.api.create('warehouses', { name: 'Kho xa' })]
  for (const product of products) {
    const sale = await shop.ship(await shop.sale([{ productId: product._id, quantity: 3, quantityGift: 1 }], { discount: 100 as never }))
    await shop.pay(sale, 700)
    await shop.ship(await shop.purchase([{ productId: product._id, quantity: 5, cost: 500 }]))
    // Not finished before the month is closed.
    await shop.ship(await shop.sale([{ productId: product._id, quantity: 6 }], { discount: 300 as never }), [[product, 2]])
    await shop.sale(products.map(({ _id }) => ({ productId: _id, quantity: 2, quantityGift: 1 })))
  }
  clock = new Date('2026-06-10T03:00:00Z')
  await signIn()
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: LOCK_DATE } })
  closedFigures = await figuresOfClosedDays()
}, 60_000)
afterAll(() => app.close())

const figuresOfClosedDays = async (): Promise<string> => {
  const range = { since: '2026-05-01', until: LOCK_DATE }
  const answers = await Promise.all([
    shop.api.report('orders', { report: 'sales', ...range }),
    shop.api.report('funds', { report: 'funds', ...range }),
    shop.api.report('products', { report: 'sales', ...range }),
    shop.api.report('orders', { report: 'customers', ...range }),
    shop.api.report('orders', { report: 'liabilities', group: 'customerId', ...range }),
    ...products.map(({ _id }) =>
      shop.api.report('warehouses', {
        report: 'byProduct',
        productId: _id,
        warehouseId: shop.warehouse._id,
        timeOfInventory: `${LOCK_DATE}T16:59:59.999Z`,
      }),
    ),
  ])
  // What is undelivered now is where orders stand, and no figure of those days.
  return JSON.stringify(answers, (key, value: unknown) => (key === 'undelivered' ? undefined : value))
}

/** A moment in the closed month, in the open one, or now. */
const anyMoment = (field: 'created' | 'shippingTime'): object =>
  random.pick([{ [field]: '2026-05-20T03:00:00.000Z' }, { [field]: '2026-06-02T03:00:00.000Z' }, {}, {}])
const dated = (): object => anyMoment('created')
const anyProduct = (): Product => random.pick(products)
const anyOrder = async (filter: object = {}): Promise<Order | undefined> => {
  const { data } = await shop.api.find('orders', { $limit: 100, ...filter })
  return data.length > 0 ? random.pick(data) : undefined
}
const anyLines = (priced: 'price' | 'cost') =>
  products
    .filter(() => random.chance(0.6))
    .map(({ _id }) => {
      const quantity = random.whole(1, 6)
      return { productId: _id, quantity, quantityGift: random.whole(0, Math.min(1, quantity)), [priced]: random.whole(300, 1500) }
    })

type Move = (api: Api) => Promise<unknown>

/** What members do all day; half of it is refused, which changes nothing. */
const moves: Readonly<Record<string, Move>> = {
  sell: (api) =>
    api.send('POST', 'orders', {
      group: 'sales',
      customerId: shop.customer._id,
      items: anyLines('price'),
      ...(random.chance(0.4) ? { discount: random.whole(1, 400) } : {}),
      ...dated(),
    }),
  buy: (api) => api.send('POST', 'orders', { group: 'purchases', supplierId: shop.supplier._id, items: anyLines('cost'), ...dated() }),
  ship: async (api) => {
    const order = await anyOrder({ group: { $in: ['sales', 'purchases'] } })
    if (!order) return
    const all = random.chance(0.5)
    await api.send('PATCH', `orders/${order._id}`, {
      status: 'shipped',
      warehouseId: random.pick(warehouses)._id,
      ...(all ? {} : { shipping: [{ productId: anyProduct()._id, quantity: random.whole(1, 4) }] }),
      ...anyMoment('shippingTime'),
    })
  },
  correctShipment: async (api) => {
    const order = await anyOrder()
    const shipment = order?.shipments.find(({ lines }) => lines.length > 0)
    if (!order || !shipment) return
    await api.send('PATCH', `orders/${order._id}`, {
      status: 'shipped',
      shippingTime: shipment.time,
      shipping: shipment.lines.flatMap(({ productId, quantity }) =>
        productId ? [{ productId, quantity: random.whole(0, quantity + 1) }] : [],
      ),
    })
  },
  undoShipment: async (api) => {
    const order = await anyOrder()
    if (!order || order.shipments.length === 0) return
    await api.send('PATCH', `orders/${order._id}`, { undoShipment: random.pick(order.shipments).time })
  },
  returnSome: async (api) => {
    const order = await anyOrder({ group: { $in: ['sales', 'purchases'] } })
    const line = order?.items.find(({ shipped, returned = 0 }) => shipped > returned)
    if (!order || !line) return
    await api.send('PATCH', `orders/${order._id}`, {
      returning: [{ productId: line.productId, quantity: random.whole(1, line.shipped) }],
      ...(random.chance(0.4) ? { warehouseId: random.pick(warehouses)._id } : {}),
      ...(random.chance(0.3) ? { refund: true } : {}),
    })
  },
  undoReturn: async (api) => {
    const order = await anyOrder({ group: { $in: ['sales', 'purchases'] } })
    const back = order?.shipments.findLast(({ lines }) => lines.some(({ quantity }) => quantity < 0))
    const at = order?.status === 'returned' ? order.returnedAt : back?.time
    if (order && at) await api.send('PATCH', `orders/${order._id}`, { undoReturn: at })
  },
  edit: async (api) => {
    const order = await anyOrder({ group: 'sales' })
    if (!order) return
    const items = order.items.map((item) => ({ ...item, price: random.whole(300, 1500), quantity: item.quantity + random.whole(0, 2) }))
    const kept = items.filter(({ shipped }) => shipped > 0 || random.chance(0.7))
    await api.send('PATCH', `orders/${order._id}`, random.chance(0.5) ? { items: kept } : { discount: random.whole(0, 300) })
  },
  giveUp: async (api) => {
    const order = await anyOrder({ group: { $in: ['sales', 'purchases'] }, status: 'partial-shipped' })
    if (order) await api.send('PATCH', `orders/${order._id}`, { close: true })
  },
  follow: async (api) => {
    const order = await anyOrder()
    const status = random.pick(['delivered', 'finished', 'returning', 'returned', 'cancelled', 'confirmed'])
    if (order) await api.send('PATCH', `orders/${order._id}`, { status })
  },
  pay: async (api) => {
    const order = await anyOrder({ group: { $in: ['sales', 'purchases'] } })
    if (!order) return
    await api.send('POST', 'funds', {
      orderId: order._id,
      group: order.group === 'sales' ? 'Sales' : 'Purchases',
      amount: random.whole(1, Math.max(2, order.total)),
      label: random.pick(['Tiền mặt', 'Ngân hàng']),
      status: random.pick(['completed', 'new-entry']),
      ...dated(),
    })
  },
  changeEntry: async (api) => {
    const { data } = await shop.api.find('funds', { $limit: 100 })
    if (data.length === 0) return
    const entry: Fund = random.pick(data)
    await api.send(
      'PATCH',
      `funds/${entry._id}`,
      random.pick([{ status: 'completed' }, { status: 'refunded' }, { status: 'cancelled' }, { amount: 5 }]),
    )
  },
  transferMoney: (api) =>
    api.send('POST', 'funds', { label: 'Tiền mặt', transferTo: 'Ngân hàng', amount: random.whole(1, 500), ...dated() }),
  transferGoods: (api) => {
    const [from, to] = random.chance(0.5) ? warehouses : [...warehouses].reverse()
    return api.send('POST', 'stockTransfers', {
      fromWarehouseId: from?._id,
      toWarehouseId: to?._id,
      items: [{ productId: anyProduct()._id, quantity: random.whole(1, 5) }],
    })
  },
  count: async (api) => {
    const { status, body } = await api.send('POST', 'stocktakes', { warehouseId: random.pick(warehouses)._id, reason: 'Kiểm kê' })
    if (status !== 201) return
    const { _id } = body as { _id: string }
    await api.send('PATCH', `stocktakes/${_id}`, { counts: [{ productId: anyProduct()._id, counted: random.whole(0, 30) }] })
    await Promise.all([1, 2].map(() => api.send('PATCH', `stocktakes/${_id}`, { status: 'closed' })))
  },
  applyCost: (api) =>
    api.send('PATCH', `stocks?productId=${anyProduct()._id}&since=2026-05-01&until=2026-06-30`, { cost: random.whole(1, 900) }),
  renameLabel: async (api) => {
    await api.send('PATCH', `funds?label=${encodeURIComponent('Ngân hàng')}`, { label: 'Tài khoản' })
    await api.send('PATCH', `funds?label=${encodeURIComponent('Tài khoản')}`, { label: 'Ngân hàng' })
  },
}
const names = Object.keys(moves)

/** What the customer owes, counted the slow way from every order and entry. */
const slowStatement = async (): Promise<number> => {
  const customerId = shop.customer._id
  const [orders, funds] = await Promise.all([
    app.database.records('orders', shop.founder.workspaceId).find({ customerId }),
    app.database.records('funds', shop.founder.workspaceId).find({ customerId }),
  ])
  const ordered = orders.reduce(
    (sum, { status, total, returnedTotal = 0 }) => sum + (status === 'cancelled' || status === 'returned' ? 0 : total - returnedTotal),
    0,
  )
  const paid = funds.reduce(
    (sum, { status, amount, orderId }) => sum + (status === 'completed' ? (orderId ? Math.max(0, amount) : amount) : 0),
    0,
  )
  return ordered - paid
}

const allTime = { since: '2026-01-01', until: '2027-01-01' }

/** Every figure of the business report, and the sum of the entries that it opens. */
const cells = async (): Promise<[string, number, number][]> => {
  const report = await shop.api.report<{
    revenueOrdered: number
    revenueShipped: number
    cost: number
    groups: { _id: string; total: number }[]
  }>('orders', { report: 'sales', ...allTime })
  const entriesOf = async (figure: string, group?: string): Promise<number> => {
    const { data } = await shop.api.report<{ data: { amount: number }[] }>('orders', {
      report: 'salesEntries',
      ...allTime,
      figure,
      ...(group === undefined ? {} : { group }),
    })
    return data.reduce((sum, { amount }) => sum + amount, 0)
  }
  const figures = await Promise.all(
    (['revenueOrdered', 'revenueShipped', 'cost'] as const).map(async (figure): Promise<[string, number, number]> => [
      figure,
      report[figure],
      await entriesOf(figure),
    ]),
  )
  const groups = await Promise.all(
    report.groups.map(async ({ _id, total }): Promise<[string, number, number]> => [_id, total, await entriesOf('group', _id)]),
  )
  return [...figures, ...groups]
}

const refuseUnsound = async (step: string): Promise<void> => {
  const { workspaceId } = shop.founder
  expect([step, await shop.differences()]).toEqual([step, []])
  const levels = await app.database.records('levels', workspaceId).find({})
  expect([step, levels.filter(({ count, unknown }) => count < 0 || unknown < 0)]).toEqual([step, []])
  for (const [figure, kept, entries] of await cells()) expect([step, figure, kept]).toEqual([step, figure, entries])
  const { data } = await shop.api.report<{ data: { _id: string; closing: number }[] }>('orders', {
    report: 'liabilities',
    group: 'customerId',
    ...allTime,
  })
  expect([step, data.find(({ _id }) => _id === shop.customer._id)?.closing ?? 0]).toEqual([step, await slowStatement()])
  expect([step, await figuresOfClosedDays()]).toEqual([step, closedFigures])
}

test(
  `whatever members do at the same moment, the books are sound after it (${STEPS} rounds)`,
  async () => {
    for (let step = 1; step <= STEPS; step++) {
      clock = new Date(clock.getTime() + 60_000)
      if (step % ROUNDS_A_SIGN_IN === 0) await signIn()
      const chosen = Array.from({ length: random.whole(1, 3) }, () => random.pick(names))
      const answers = await Promise.all(chosen.map(async (name, at) => moves[name]?.(hands[at] ?? shop.api)))
      const broken = answers.filter((answer) => ((answer as { status?: number } | undefined)?.status ?? 0) >= 500)
      expect([step, chosen, broken]).toEqual([step, chosen, []])
      await refuseUnsound(`${step}: ${chosen.join(' + ')}`)
    }
  },
  Math.max(60_000, STEPS * 2500),
)
