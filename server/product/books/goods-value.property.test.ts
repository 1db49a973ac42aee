import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { SeededRandom } from '../demo/random'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'

/** How many acts are driven. */
const STEPS = Number(process.env['GOODS_STEPS'] ?? 40)
const SEED = Number(process.env['GOODS_SEED'] ?? 20_261_126)
const DAYS = 25

let clock = new Date('2026-03-02T03:00:00Z')
let app: TestApp
let shop: Shop
let products: Product[]
let warehouses: Warehouse[]
const random = new SeededRandom(SEED)
const range = { since: '2026-03-01', until: '2026-03-31' }

beforeAll(async () => {
  app = await startTestApp({ now: () => clock, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  products = await Promise.all([shop.goods('Gạo'), shop.goods('Đậu'), shop.goods('Vừng')])
  warehouses = [shop.warehouse, await shop.api.create('warehouses', { name: 'Kho xa' })]
}, 60_000)
afterAll(() => app.close())

const day = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
const anyOrder = async (group: string, fits: (order: Order) => boolean): Promise<Order | undefined> => {
  const { data } = await shop.api.find('orders', { $limit: 100, group } as never)
  const fitting = data.filter((order) => order.status !== 'returned' && fits(order))
  return fitting.length > 0 ? random.pick(fitting) : undefined
}
const isOpen = ({ items }: Order): boolean => items.some(({ quantity, shipped }) => quantity > shipped)
const isKept = ({ items }: Order): boolean => items.some(({ shipped, returned = 0 }) => shipped > returned)
const hasBack = ({ shipments }: Order): boolean => shipments.some(({ lines }) => lines.some(({ quantity }) => quantity < 0))
const send = (order: Order, data: object) => shop.api.send('PATCH', `orders/${order._id}`, data)
const goodsOf = (quantity: () => number) =>
  products.filter(() => random.chance(0.6)).map(({ _id }) => ({ productId: _id, quantity: quantity() }))

/** A product now and then stands on two lines, at two costs; some pieces are free. */
const purchase = async (): Promise<unknown> => {
  const lines = [...goodsOf(() => random.whole(1, 9)), ...goodsOf(() => random.whole(1, 3)).slice(0, 1)]
  const items = lines.map((line) => ({ ...line, quantityGift: random.chance(0.2) ? 1 : 0, cost: random.whole(0, 1500) }))
  return shop.api.send('POST', 'orders', {
    group: 'purchases',
    supplierId: shop.supplier._id,
    items,
    ...(random.chance(0.4) ? { discount: random.whole(0, 50) } : {}),
  })
}

const earlier = (): object =>
  random.chance(0.3) ? { shippingTime: new Date(clock.getTime() - random.whole(1, 6) * 86_400_000).toISOString() } : {}

const ship = async (group: string): Promise<unknown> => {
  const order = await anyOrder(group, isOpen)
  const some = random.chance(0.5) ? { shipping: goodsOf(() => random.whole(1, 4)) } : {}
  return order && send(order, { status: 'shipped', warehouseId: random.pick(warehouses)._id, ...some, ...earlier() })
}

const bringBack = async (group: string): Promise<unknown> => {
  const order = await anyOrder(group, isKept)
  const line = order?.items.find(({ shipped, returned = 0 }) => shipped > returned)
  return order && line && send(order, { returning: [{ productId: line.productId, quantity: random.whole(1, Math.min(3, line.shipped)) }] })
}

const undoReturn = async (): Promise<unknown> => {
  const order = await anyOrder(random.pick(['purchases', 'sales']), hasBack)
  const back = order?.shipments.findLast(({ lines }) => lines.some(({ quantity }) => quantity < 0))
  return order && back && send(order, { undoReturn: back.time })
}

const correctShipment = async (): Promise<unknown> => {
  const order = await anyOrder(random.pick(['purchases', 'sales']), isKept)
  const sent = order?.shipments.find(({ lines }) => lines.some(({ quantity }) => quantity > 0))
  if (!order || !sent) return
  if (random.chance(0.4)) return send(order, { undoShipment: sent.time })
  const shipping = sent.lines.map(({ productId, quantity }) => ({ productId, quantity: random.whole(0, quantity + 1) }))
  return send(order, { status: 'shipped', shippingTime: sent.time, shipping })
}

/** Another price, more pieces, another discount; half of the time it is taken back at once, and then nothing has changed. */
const reprice = async (): Promise<unknown> => {
  const order = await anyOrder('purchases', isKept)
  if (!order) return
  const termsOf = ({ items, discount }: Order) => ({
    items: items.map(({ productId, quantity, quantityGift, cost }) => ({ productId, quantity, quantityGift, cost })),
    discount,
  })
  const was = termsOf(order)
  const items = was.items.map((item) => ({ ...item, cost: random.whole(0, 1500), quantity: item.quantity + (random.chance(0.2) ? 1 : 0) }))
  const before = await figures()
  const answer = await send(order, { items, discount: random.whole(0, 30) })
  if (answer.status !== 200 || random.chance(0.5)) return answer
  expect((await send(order, was)).status).toBe(200)
  expect(await figures()).toEqual(before)
  return answer
}

const transfer = () => {
  const [from, to] = random.chance(0.5) ? warehouses : [...warehouses].reverse()
  const items = [{ productId: random.pick(products)._id, quantity: random.whole(1, 4) }]
  return shop.api.send('POST', 'stockTransfers', { fromWarehouseId: from?._id, toWarehouseId: to?._id, items })
}

const takeOut = () =>
  shop.api.send('POST', 'orders', {
    group: 'inventoryOut',
    items: [{ productId: random.pick(products)._id, quantity: random.whole(1, 2) }],
    status: 'delivered',
    warehouseId: random.pick(warehouses)._id,
    isForce: true,
  })

const sell = () =>
  shop.api.send('POST', 'orders', { group: 'sales', customerId: shop.customer._id, items: goodsOf(() => random.whole(1, 6)) })

const wholeBack = async () => {
  const order = await anyOrder(random.pick(['purchases', 'sales']), isKept)
  return order && send(order, { status: 'returned', isForce: true })
}

/** What is dated now, and so changes nothing of the days before. */
const ofNow: Readonly<Record<string, () => Promise<unknown>>> = {
  purchase,
  sell,
  reprice,
  transfer,
  takeOut,
  returnSale: () => bringBack('sales'),
  returnPurchase: () => bringBack('purchases'),
  wholeBack,
}
const ofThePast: Readonly<Record<string, () => Promise<unknown>>> = {
  receive: () => ship('purchases'),
  ship: () => ship('sales'),
  undoReturn,
  correctShipment,
}
const acts = { ...ofNow, ...ofThePast }
const often = ['receive', 'ship', 'ship', 'reprice', 'returnSale', 'returnPurchase', 'undoReturn', 'correctShipment'] as const
const names = [...(Object.keys(acts) as (keyof typeof acts)[]), ...often, ...often]

/** Pieces and value by product and warehouse on every evening, summed movement by movement. */
const evenings = async (): Promise<Record<string, [number, number]>> => {
  const movements = await app.database.records('movements', shop.founder.workspaceId).find({})
  const found: Record<string, [number, number]> = {}
  for (let n = 0; n <= DAYS; n++) {
    const until = new Date(Date.UTC(2026, 2, 2 + n, 16, 59, 59, 999))
    for (const { productId, warehouseId, sign, quantity, cost, time } of movements) {
      if (time > until) continue
      const place = `${day(until)} ${productId} ${warehouseId}`
      const [count, value] = found[place] ?? [0, 0]
      found[place] = [count + sign * quantity, value + sign * cost]
    }
  }
  return found
}

interface Business {
  readonly cost: number
  readonly inventoryOut: number
  readonly steps: readonly { readonly day: string; readonly cost: number }[]
}
const business = () => shop.api.report<Business>('orders', { report: 'sales', ...range })

const figures = async () => {
  const { cost, inventoryOut, steps } = await business()
  return { evenings: await evenings(), cost, inventoryOut, costs: steps.map((step) => [step.day, step.cost]) }
}

/** The figures of the days before today. */
const pastOf = ({ evenings: all, costs }: Awaited<ReturnType<typeof figures>>) => {
  const today = day(clock)
  return [Object.entries(all).filter(([place]) => place.slice(0, 10) < today), costs.filter(([at = '']) => String(at) < today)]
}

/** What is owed for goods that came and weren't sent back: every entry of every purchase, added up. */
const owedForGoods = async (): Promise<number> => {
  const orders = await app.database.records('orders', shop.founder.workspaceId).find({ group: 'purchases' })
  return orders
    .filter(({ status }) => status !== 'returned')
    .reduce((sum, { shipments }) => sum + shipments.reduce((own, { net }) => own + net, 0), 0)
}

const refuseUnsound = async (step: string): Promise<void> => {
  const { evenings: all, cost, inventoryOut } = await figures()
  const worthWithoutPieces = Object.entries(all).filter(([, [count, value]]) => count < 0 || value < 0 || (count === 0 && value !== 0))
  expect([step, worthWithoutPieces]).toEqual([step, []])
  const units = await app.database.records('stocks', shop.founder.workspaceId).find({ exported: false })
  const standing = units.reduce((sum, unit) => sum + (unit.cost ?? 0), 0)
  const last = day(new Date(Date.UTC(2026, 2, 2 + DAYS)))
  const kept = Object.entries(all).reduce((sum, [place, [, value]]) => (place.startsWith(last) ? sum + value : sum), 0)
  expect([step, kept]).toEqual([step, standing])
  expect([step, await owedForGoods()]).toEqual([step, standing + cost + inventoryOut])
  expect([step, await shop.differences()]).toEqual([step, []])
}

test(
  `whatever is received, priced anew, sold, returned and moved, goods are worth what is owed for them (${STEPS} acts)`,
  async () => {
    for (let step = 1; step <= STEPS; step++) {
      clock = new Date(clock.getTime() + Math.floor((DAYS * 86_400_000) / (STEPS + 1)))
      await shop.signInAgain()
      const name = step <= 4 ? random.pick(['purchase', 'receive'] as const) : random.pick(names)
      const before = name in ofNow ? pastOf(await figures()) : null
      const answer = (await acts[name]?.()) as { status?: number; body?: unknown } | undefined
      expect([step, name, (answer?.status ?? 0) >= 500 ? answer : null]).toEqual([step, name, null])
      if (before) expect([step, name, pastOf(await figures())]).toEqual([step, name, before])
      await refuseUnsound(`${step}: ${name}`)
    }
  },
  Math.max(60_000, STEPS * 2500),
)
