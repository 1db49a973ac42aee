import { commissionTotal, payableOf, type Commission } from '@shared/areas/agents/rules/commissions'
import { DEFAULT_ZONE, monthOf, type Day } from '@shared/foundation/days/days'
import type { ApRank } from '@shared/areas/agents/services/apRanks'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Category } from '@shared/areas/goods/services/categories'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { SeededRandom } from '../../product/demo/random'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import { commissionRules, commissionsIn } from './agents'
import { wrongCommissions } from './commissions'
import { Mends } from '../../ledger/mends'
import { buildCommissions } from '../../product/start/build-measures'
import { migrate } from '../../kernel/migration'
import { verify } from '../../product/books'

const STEPS = Number(process.env['COMMISSION_STEPS'] ?? 80)
const SEED = Number(process.env['COMMISSION_SEED'] ?? 1)
const random = new SeededRandom(SEED)
const FIRST_DAY = '2026-01-01' as Day
const LAST_DAY = '2026-12-31' as Day

let clock = new Date('2026-05-10T03:00:00Z')
let app: TestApp
let shop: Shop
let ranks: ApRank[]
let agents: Asset[]
let goods: Product[]
let categories: Category[]
const open: Order[] = []

const oneAfterTheOther = async <T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<R[]> => {
  const made: R[] = []
  for (const item of items) made.push(await make(item))
  return made
}

beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
  shop = await Shop.open(app)
  ranks = await oneAfterTheOther(['Đồng', 'Bạc', 'Vàng'], (name) => shop.api.create('apRanks', { name }))
  agents = await oneAfterTheOther(['Hiếu', 'Châu', 'Lộc', 'Trâm', 'Mai'], (name) =>
    shop.api.create('assets', { group: 'Sales Agents', name }),
  )
  goods = await oneAfterTheOther(['Trà', 'Cà phê'], (name) => shop.goods(name, { price: 100_000, stock: 3000, cost: 60_000 }))
  categories = [shop.goodsCategory, await shop.api.create('categories', { group: 'goods', name: 'Đồ uống' })]
  for (const agent of agents) await review(agent._id)
  for (const { _id } of ranks) await scheme(_id)
}, 60_000)
afterAll(() => app.close())

const review = (agentId = random.pick(agents)._id) => {
  const above = random.chance(0.6) ? random.pick(agents)._id : undefined
  return shop.api.send('POST', 'apAgents', { agentId, rankId: random.pick(ranks)._id, ...(above ? { p1Id: above } : {}) })
}
const mechanic = () => ({
  sourceName: random.pick(['own', 'referred', 'network']),
  ...random.pick([
    { methodName: 'every [X] units', x: random.whole(1, 9), comValue: random.whole(0, 50_000) },
    { methodName: 'every [X] dong of revenue', x: 250_000, comValue: 7_000 },
    { methodName: 'every order of at least [X] dong', x: 900_000, comValue: 30_000 },
    { methodName: 'percent of revenue', x: random.whole(1, 20) },
    { methodName: 'percent of gross profit', x: random.whole(1, 20) },
  ]),
  ...random.pick([{}, { productId: random.pick(goods)._id }, { categoryId: random.pick(categories)._id }]),
})
const scheme = (rankId = random.pick(ranks)._id) =>
  shop.api.send('POST', 'apComs', {
    rankId,
    mechanics: [mechanic(), mechanic()],
    ...random.pick([{}, { created: new Date(clock.getTime() - random.whole(1, 40) * 86_400_000).toISOString() }]),
  })
const sell = async () => {
  const items = goods.filter(() => random.chance(0.7)).map(({ _id }) => ({ productId: _id, quantity: random.whole(1, 12), price: 90_000 }))
  const { status, body } = await shop.api.send('POST', 'orders', { group: 'sales', agentId: random.pick(agents)._id, items })
  if (status !== 201) return
  const order = body as Order
  await shop.ship(order)
  await shop.move(order, 'delivered')
  open.push(order)
  if (random.chance(0.8)) await shop.pay(order, order.total)
}
const comeBack = async () => {
  const [order] = open.splice(random.whole(0, Math.max(0, open.length - 1)), 1)
  if (!order) return
  const [line] = order.items
  if (random.chance(0.5) && line?.productId)
    await shop.api.send('PATCH', `orders/${order._id}`, { returning: [{ productId: line.productId, quantity: 1 }] })
  else await shop.api.send('PATCH', `orders/${order._id}`, { status: 'returned' })
}
const recategorise = () => shop.api.send('PATCH', `products/${random.pick(goods)._id}`, { categoryId: random.pick(categories)._id })
const wait = async () => {
  clock = new Date(clock.getTime() + random.whole(1, 20) * 86_400_000)
  await shop.signInAgain()
}

const reads = () =>
  ({ read: (name: never) => app.database.records(name, shop.founder.workspaceId) }) as Parameters<typeof commissionRules>[0]

interface Answer {
  readonly total: number
  readonly month?: { readonly carried: number; readonly paid: number; readonly payable: number }
}

/** What the reports answer, against what orders come to by the rules alone. */
const compare = async (): Promise<void> => {
  const all = await commissionsIn(reads(), await commissionRules(reads(), DEFAULT_ZONE), { since: FIRST_DAY, until: LAST_DAY })
  const month = monthOf(clock, DEFAULT_ZONE)
  const range = {
    since: `${month}-01`,
    until: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
  }
  const inMonth = (own: readonly Commission[]) => own.filter(({ at }) => monthOf(at, DEFAULT_ZONE) === month)
  const listed = await shop.api.report<{ total: number; data: { _id: string; total: number; carried: number; payable: number }[] }>(
    'apComs',
    {
      report: 'commissionsOfAll',
      ...range,
    },
  )
  expect(listed.total).toBe(commissionTotal(inMonth(all)))
  for (const { _id } of agents) {
    const own = all.filter(({ agentId }) => agentId === _id)
    expect(listed.data.find((row) => row._id === _id)?.total ?? 0).toBe(commissionTotal(inMonth(own)))
    const { status, body } = await shop.api.send(
      'GET',
      `apComs?report=commissions&agentId=${_id}&since=${range.since}&until=${range.until}`,
    )
    if (status !== 200) continue
    const answer = body as Answer
    expect(answer.total).toBe(commissionTotal(inMonth(own)))
    const earnedIn = [...new Set(own.map(({ at }) => monthOf(at, DEFAULT_ZONE)))]
    const months = earnedIn.map((of) => ({
      month: of,
      total: commissionTotal(own.filter(({ at }) => monthOf(at, DEFAULT_ZONE) === of)),
      paid: 0,
    }))
    const { carried, payable } = payableOf(months, month)
    expect(answer.month).toMatchObject({ carried, paid: 0, payable })
    expect(listed.data.find((row) => row._id === _id) ?? { carried: 0, payable: 0 }).toMatchObject({ carried, payable })
  }
}

const acts = [() => review(), () => scheme(), sell, sell, sell, sell, comeBack, comeBack, recategorise, wait]

test('Whatever is sold, comes back and is decided, the commissions that are kept are what orders come to by the rules', async () => {
  for (let step = 0; step < STEPS; step++) {
    await random.pick(acts)()
    if (step % 20 === 19) await compare()
  }
  await compare()
  const differences = []
  for await (const each of verify(app.database)) differences.push(each)
  expect(differences).toEqual([])
  expect(await app.database.collection('commissions').countDocuments()).toBeGreaterThan(20)
}, 120_000)

test('Two goods in one shipment: each line’s profit is by what its own units cost', async () => {
  const [cheap, dear] = await oneAfterTheOther([1_000, 90_000], (cost) => shop.goods(`Hàng ${cost}`, { price: 100_000, stock: 20, cost }))
  const lan = await shop.api.create('assets', { group: 'Sales Agents', name: 'Lan' })
  const rank = await shop.api.create('apRanks', { name: 'Lãi gộp' })
  await shop.api.create('apAgents', { agentId: lan._id, rankId: rank._id })
  const half = (productId: string) => ({
    sourceName: 'own' as const,
    methodName: 'percent of gross profit' as const,
    x: 50,
    productId: productId as Product['_id'],
  })
  await shop.api.create('apComs', { rankId: rank._id, mechanics: [half(cheap?._id ?? ''), half(dear?._id ?? '')] })
  const items = [cheap, dear].map((each) => ({ productId: each?._id, quantity: 2 }))
  const order = await shop.api.create('orders', { group: 'sales', agentId: lan._id, items: items as never })
  await shop.ship(order)
  await shop.move(order, 'delivered')
  await shop.pay(order, order.total)
  const rows = await app.database.records('commissions', shop.founder.workspaceId).find({ orderId: order._id })
  expect(rows.map(({ base, amount }) => ({ base, amount }))).toEqual([
    { base: 198_000, amount: 99_000 },
    { base: 20_000, amount: 10_000 },
  ])
})

test('A product that is moved to another category changes nothing that was earned', async () => {
  const other = await shop.api.create('categories', { group: 'goods', name: 'Quà' })
  const before = await app.database.records('commissions', shop.founder.workspaceId).find({})
  for (const { _id } of goods) await shop.api.patch('products', _id, { categoryId: other._id })
  for (const order of open.splice(0, 5)) await shop.api.send('PATCH', `orders/${order._id}`, { status: 'returned' })
  const after = new Map((await app.database.records('commissions', shop.founder.workspaceId).find({})).map((row) => [row._id, row]))
  expect(before.filter(({ _id }) => !after.has(_id))).toEqual([])
  const differences = []
  for await (const each of verify(app.database)) differences.push(each)
  expect(differences).toEqual([])
})

/** A row as text, whatever the order of its fields. */
const written = (row: object): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))

test('Commissions of orders from before they were kept are built, once, and what was spoilt is put right', async () => {
  const rows = async (): Promise<string[]> =>
    (
      await app.database
        .collection('commissions')
        .find({}, { projection: { _id: 0, rev: 0 } })
        .toArray()
    )
      .map((row) => written(row))
      .sort()
  const before = await rows()
  await app.database.collection('commissions').deleteMany({})
  await migrate(app.database, buildCommissions)
  expect(await rows()).toEqual(before)
  await app.database.collection('commissions').updateOne({}, { $inc: { amount: 1 } })
  const workspace = { _id: shop.founder.workspaceId, zone: DEFAULT_ZONE }
  const found = []
  const mends = await Mends.since(app.database, workspace._id)
  for await (const each of wrongCommissions(app.database, workspace)) {
    found.push(each)
    expect(await mends.make(app.database, each.mend)).toBe(true)
  }
  expect(found).toHaveLength(1)
  expect(await rows()).toEqual(before)
})
