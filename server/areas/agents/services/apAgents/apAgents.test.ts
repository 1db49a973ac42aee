import type { ApRank } from '@shared/areas/agents/services/apRanks'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let gold: ApRank
let silver: ApRank
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  gold = await shop.api.create('apRanks', { name: 'Vàng', level: 2 })
  silver = await shop.api.create('apRanks', { name: 'Bạc', level: 1 })
})
afterAll(() => app.close())

const agent = (name: string): Promise<Asset> => shop.api.create('assets', { group: 'Sales Agents', name })
interface Standing {
  rank?: { name: string }
  p1?: { name: string }
  isPending: boolean
  history: { rank: { name: string }; isFirst: boolean; isPending: boolean }[]
}
const standing = async ({ _id }: Asset) => (await shop.api.send('GET', `apAgents/${_id}`)).body as unknown as Standing
const isAgent = (one: Asset) => ({ agentId: one._id })

test('The board’s review holds at once; the agent’s own page tells rank, referrer and history', async () => {
  const [hieu, chau] = [await agent('Hiếu'), await agent('Châu')]
  await shop.api.create('apAgents', { ...isAgent(hieu), rankId: silver._id })
  const first = await shop.api.create('apAgents', { ...isAgent(chau), rankId: silver._id, p1Id: hieu._id })
  expect(first).toMatchObject({ isFirst: true, isPending: false, rank: { name: 'Bạc' }, p1: { name: 'Hiếu' } })
  // Without a referrer the one there is stays.
  await shop.api.create('apAgents', { ...isAgent(chau), rankId: gold._id })
  expect(await standing(chau)).toMatchObject({
    rank: { name: 'Vàng' },
    p1: { name: 'Hiếu' },
    isPending: false,
    history: [
      { rank: { name: 'Vàng' }, isFirst: false },
      { rank: { name: 'Bạc' }, isFirst: true },
    ],
  })
})

test('A seller’s review is a proposal until the board confirms it; confirmed, it never changes', async () => {
  const mai = await agent('Mai')
  const seller = await shop.member('/sales')
  expect((await seller.api.refused('POST', 'apAgents', { ...isAgent(mai), rankId: gold._id, isPending: false })).code).toBe(403)
  const proposal = await seller.api.create('apAgents', { ...isAgent(mai), rankId: gold._id })
  expect(proposal.isPending).toBe(true)
  expect((await standing(mai)).rank).toBeUndefined()
  expect((await seller.api.refused('PATCH', `apAgents/${proposal._id}`, { isPending: false })).code).toBe(403)
  const confirmed = await shop.api.patch('apAgents', proposal._id, { isPending: false })
  expect(confirmed).toMatchObject({ isPending: false, isFirst: true })
  expect(saying(await shop.api.refused('PATCH', `apAgents/${proposal._id}`, { isPending: false }))).toEqual([
    409,
    'A confirmed review never changes',
  ])
  expect((await shop.api.send('DELETE', `apAgents/${proposal._id}`)).status).toBe(409)
})

test('A proposal can be declined', async () => {
  const lan = await agent('Lan')
  const proposal = await shop.api.create('apAgents', { ...isAgent(lan), rankId: gold._id, isPending: true })
  expect((await shop.api.send('DELETE', `apAgents/${proposal._id}`)).status).toBe(200)
  expect(await standing(lan)).toMatchObject({ isPending: false, history: [] })
})

test('Of two reviews at once that would close a circle, one is refused', async () => {
  const [a, b] = [await agent('An'), await agent('Bình')]
  const answers = await Promise.all([
    shop.api.send('POST', 'apAgents', { ...isAgent(a), rankId: gold._id, p1Id: b._id }),
    shop.api.send('POST', 'apAgents', { ...isAgent(b), rankId: gold._id, p1Id: a._id }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await shop.api.refused('POST', 'apAgents', { ...isAgent(a), rankId: gold._id, p1Id: a._id })).code).toBe(409)
})

test('A customer is no agent, and can’t bring one', async () => {
  const one = await agent('Cúc')
  expect((await shop.api.refused('POST', 'apAgents', { agentId: shop.customer._id, rankId: gold._id })).code).toBe(400)
  expect((await shop.api.refused('POST', 'apAgents', { ...isAgent(one), rankId: gold._id, p1Id: shop.customer._id })).code).toBe(400)
})

test('An agent’s order takes the price of the rank; the agent’s own price goes before it; what was sold keeps its price', async () => {
  const [tea, dung] = [await shop.goods('Trà', { price: 100_000 }), await agent('Dung')]
  await shop.api.create('apAgents', { ...isAgent(dung), rankId: gold._id })
  const priceOf = async () => {
    const order = await shop.api.create('orders', { group: 'sales', agentId: dung._id, items: [of(tea, 1)] as never })
    return { _id: order._id, price: order.items[0]?.price }
  }
  expect((await priceOf()).price).toBe(100_000)
  await shop.api.create('apPrices', { rankId: gold._id, productId: tea._id, price: 88_000 })
  const sold = await priceOf()
  expect(sold.price).toBe(88_000)
  await shop.api.create('apPrices', { agentId: dung._id, productId: tea._id, price: 85_000 })
  expect((await priceOf()).price).toBe(85_000)
  expect((await shop.api.get('orders', sold._id)).items[0]?.price).toBe(88_000)
  const prices = await shop.api.report<{ rank: string; data: object[] }>('apPrices', { report: 'agentPrices', agentId: dung._id })
  expect(prices).toMatchObject({ rank: 'Vàng', data: [{ productId: tea._id, price: 85_000, own: true }] })
})

test('A new price ends the one before; of several at once one is current', async () => {
  const rice = await shop.goods('Gạo')
  const price = (amount: number) => shop.api.create('apPrices', { rankId: silver._id, productId: rice._id, price: amount })
  await price(900)
  await Promise.all([price(880), price(870), price(860)])
  const all = (await shop.api.find('apPrices', { productId: rice._id })).data
  expect(all).toHaveLength(4)
  expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(all.filter(({ ended }) => ended !== undefined)).toHaveLength(3)
  expect((await shop.api.refused('POST', 'apPrices', { productId: rice._id, price: 1 })).code).toBe(400)
})

test('The network tells own sales and those of the whole branch', async () => {
  const [top, below] = [await agent('Sương'), await agent('Ngân')]
  await shop.api.create('apAgents', { ...isAgent(top), rankId: gold._id })
  await shop.api.create('apAgents', { ...isAgent(below), rankId: silver._id, p1Id: top._id })
  const salt = await shop.goods('Muối', { price: 1000 })
  await shop.api.create('orders', { group: 'sales', agentId: below._id, items: [of(salt, 7)] as never })
  await shop.api.create('orders', { group: 'sales', agentId: top._id, items: [of(salt, 2)] as never })
  const { data } = await shop.api.report<{ data: { _id: string }[] }>('apAgents', {
    report: 'network',
    since: '2000-01-01',
    until: '2100-01-01',
  })
  expect(data.find(({ _id }) => _id === top._id)).toMatchObject({ rank: 'Vàng', own: 2000, branch: 9000 })
  expect(data.find(({ _id }) => _id === below._id)).toMatchObject({ p1Id: top._id, own: 7000, branch: 7000 })
})

describe('who looks after an agent', () => {
  let last: string
  beforeEach(async () => {
    last = (await shop.api.find('activities', { $limit: 1 })).data[0]?._id ?? '0'.repeat(24)
  })
  /** What rang since the test began, the newest first. */
  const bell = async ({ api }: Actor) => (await api.find('activities', { _id: { $gt: last }, $limit: 20 })).data.map(({ kind }) => kind)

  test('is told of it by the bell: of its rank, of a scheme for that, and of what it is paid; nobody else is', async () => {
    const [seller, other] = [await shop.member('/sales'), await shop.member('/sales')]
    const lan = await shop.api.create('assets', { group: 'Sales Agents', name: 'Lan', userId: seller.userId } as never)
    expect(lan.user).toMatchObject({ _id: seller.userId })
    await shop.api.create('apAgents', { ...isAgent(lan), rankId: silver._id })
    await shop.api.create('apComs', {
      rankId: silver._id,
      mechanics: [{ sourceName: 'own', methodName: 'percent of revenue', x: 3 }],
    } as never)
    expect(await bell(seller)).toEqual(['agent-scheme', 'agent-ranked', 'asset-given'])
    expect(await bell(other)).toEqual([])
  })

  test('hears in place of all sellers when a proposal is confirmed, as does who made it', async () => {
    const [keeper, proposer, other] = [await shop.member('/sales'), await shop.member('/sales'), await shop.member('/sales')]
    const tam = await agent('Tâm')
    await proposer.api.patch('assets', tam._id, { userId: keeper.userId } as never)
    const proposal = await proposer.api.create('apAgents', { ...isAgent(tam), rankId: gold._id })
    await shop.api.patch('apAgents', proposal._id, { isPending: false })
    expect([await bell(keeper), await bell(proposer), await bell(other)]).toEqual([['agent-ranked', 'asset-given'], ['agent-ranked'], []])
    const vinh = await agent('Vinh')
    const alone = await proposer.api.create('apAgents', { ...isAgent(vinh), rankId: gold._id })
    await shop.api.patch('apAgents', alone._id, { isPending: false })
    expect(await bell(other)).toEqual(['agent-ranked'])
  })

  test('may see agents; who may no longer is told nothing', async () => {
    const [clerk, seller] = [await shop.member('/funds'), await shop.member('/sales')]
    const hoa = await agent('Hoà')
    const refused = await shop.api.refused('PATCH', `assets/${hoa._id}`, { userId: clerk.userId })
    expect(Object.values(refused.errors ?? {})).toEqual([expect.stringMatching(/has no right to sales and would not see this agent$/)])
    await shop.api.patch('assets', hoa._id, { userId: seller.userId } as never)
    await shop.api.patch('users', seller.userId, { rights: ['/funds'] } as never)
    await shop.api.create('apAgents', { ...isAgent(hoa), rankId: silver._id })
    expect(await bell(seller)).not.toContain('agent-ranked')
  })
})
