import type { ApRank } from '@shared/areas/agents/services/apRanks'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Product } from '@shared/areas/goods/services/products'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

interface Commissions {
  total: number
  mechanics: { total: number; commissions: { order_number: string; amount: number }[] }[]
}

let app: TestApp
let shop: Shop
let rank: ApRank
let tea: Product
const clock = { now: new Date('2026-08-03T03:00:00Z') }
const goTo = async (at: string): Promise<void> => {
  clock.now = new Date(at)
  await shop.signInAgain()
}
const percent = (x: number) => [{ sourceName: 'own', methodName: 'percent of revenue', x }]
const scheme = (x: number) => shop.api.create('apComs', { rankId: rank._id, mechanics: percent(x) } as never)
const agentCalled = async (name: string, more: object = {}): Promise<Asset> => {
  const agent = await shop.api.create('assets', { group: 'Sales Agents', name })
  await shop.api.create('apAgents', { agentId: agent._id, rankId: rank._id, ...more } as never)
  return agent
}
const sell = async (agent: Asset, quantity: number) => {
  const order = await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: [of(tea, quantity)] as never })
  await shop.ship(order)
  await shop.move(order, 'delivered')
  return order
}
const report = (agent: Asset, month: string) =>
  shop.api.report<Commissions>('apComs', { report: 'commissions', since: `${month}-01`, until: `${month}-30`, agentId: agent._id })

beforeAll(async () => {
  app = await startTestApp({ now: () => clock.now })
  shop = await Shop.open(app)
  rank = await shop.api.create('apRanks', { name: 'Bạc' })
  tea = await shop.goods('Trà', { price: 100_000, stock: 500, cost: 60_000 })
}, 60_000)
afterAll(() => app.close())

test('A mechanic of nothing is refused where it stands, as is a percentage over 100 and one without a value', async () => {
  const send = (mechanic: object) => shop.api.refused('POST', 'apComs', { rankId: rank._id, mechanics: [mechanic] })
  expect(await send({ sourceName: 'own', methodName: 'percent of revenue', x: 0 })).toMatchObject({
    code: 400,
    errors: { 'mechanics.0.x': '[X] must be more than 0' },
  })
  expect(await send({ sourceName: 'own', methodName: 'percent of revenue', x: 101 })).toMatchObject({
    errors: { 'mechanics.0.x': 'A percentage is at most 100' },
  })
  expect(await send({ sourceName: 'own', methodName: 'every [X] units', x: 10 })).toMatchObject({
    errors: { 'mechanics.0.comValue': 'The amount per multiple is invalid' },
  })
})

test('Of schemes that begin on one day the one written last counts; an agent without orders earned nothing by it', async () => {
  await scheme(3)
  await scheme(5)
  const agent = await agentCalled('Đại lý Mới')
  expect(await report(agent, '2026-08')).toMatchObject({ total: 0, mechanics: [{ x: 5, total: 0, commissions: [] }] })
})

test('An order that is paid in parts over months earns in the month of the last part, once', async () => {
  const agent = await agentCalled('Đại lý Trả Góp')
  const order = await sell(agent, 10)
  await shop.pay(order, 400_000)
  await goTo('2026-09-05T03:00:00Z')
  await shop.pay(order, 600_000)
  expect((await report(agent, '2026-08')).total).toBe(0)
  expect(await report(agent, '2026-09')).toMatchObject({ total: 50_000, mechanics: [{ commissions: [{ amount: 50_000 }] }] })
})

test('What an agent earned stays explained after they are removed; those they brought head branches of their own', async () => {
  const head = await agentCalled('Đại lý Thôi Bán')
  const below = await agentCalled('Đại lý Ở Lại', { p1Id: head._id })
  await shop.pay(await sell(head, 2), 200_000)
  await shop.api.patch('assets', head._id, { status: 'removed' } as never)
  expect((await report(head, '2026-09')).total).toBe(10_000)
  const network = await shop.api.report<{ data: { _id: string }[] }>('apAgents', {
    report: 'network',
    since: '2026-09-01',
    until: '2026-09-30',
  })
  const ids = network.data.map(({ _id }) => _id)
  expect([ids.includes(head._id), ids.includes(below._id)]).toEqual([false, true])
})

test('The board saves a scheme as a draft, figures missing, and goes on with it: it counts nothing until it is put in force', async () => {
  const bronze = await shop.api.create('apRanks', { name: 'Đồng' })
  const seller = await shop.member('/sales')
  const draft = {
    mechanics: [{ sourceName: 'own', methodName: 'every [X] units', categoryId: shop.goodsCategory._id }],
    since: '2026-10-01',
  }
  expect(await shop.api.patch('apRanks', bronze._id, { draft } as never)).toMatchObject({
    draft: { mechanics: [{ sourceName: 'own', categoryName: 'Lương thực' }], since: '2026-10-01', savedBy: 'Founder' },
  })
  expect(await seller.api.get('apRanks', bronze._id)).not.toHaveProperty('draft')
  const another = await Shop.open(app)
  const foreign = { mechanics: [{ sourceName: 'own', methodName: 'every [X] units', categoryId: another.goodsCategory._id }] }
  const refused = await shop.api.refused('PATCH', `apRanks/${bronze._id}`, { draft: foreign })
  expect(Object.keys(refused.errors ?? {})).toEqual(['draft.mechanics.0.categoryId'])
  expect((await shop.api.find('apComs', { rankId: bronze._id })).total).toBe(0)
  await shop.api.create('apComs', { rankId: bronze._id, mechanics: percent(2), draft: true } as never)
  expect(await shop.api.get('apRanks', bronze._id)).not.toHaveProperty('draft')
  await shop.api.patch('apRanks', bronze._id, { draft } as never)
  await shop.api.create('apComs', { rankId: bronze._id, mechanics: percent(3) } as never)
  expect(await shop.api.get('apRanks', bronze._id)).toHaveProperty('draft')
  expect(await shop.api.patch('apRanks', bronze._id, { draft: null } as never)).not.toHaveProperty('draft')
})
