import type { Asset } from '@shared/areas/partners/services/assets'
import type { ApRank } from '@shared/areas/agents/services/apRanks'
import type { Product } from '@shared/areas/goods/services/products'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

interface Commissions {
  rank?: { name: string }
  total: number
  mechanics: {
    total: number
    count: number
    commissions: {
      from: { name: string }
      path: string[]
      order_number: string
      base: number
      rest: number
      multiply: number
      amount: number
    }[]
  }[]
  month?: { month: string; carried: number; paid: number; payable: number; fundId?: string }
}

let app: TestApp
let shop: Shop
let gold: ApRank
let silver: ApRank
let hieu: Asset
let chau: Asset
let tea: Product
const clock = { now: new Date('2026-10-03T03:00:00Z') }
const goTo = async (at: string) => {
  clock.now = new Date(at)
  await shop.signInAgain()
}

beforeAll(async () => {
  app = await startTestApp({ now: () => clock.now })
  shop = await Shop.open(app)
  ;[gold, silver] = [
    await shop.api.create('apRanks', { name: 'Vàng', level: 2 }),
    await shop.api.create('apRanks', { name: 'Bạc', level: 1 }),
  ]
  ;[hieu, chau] = [
    await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu' }),
    await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Châu' }),
  ]
  await shop.api.create('apAgents', { agentId: hieu._id, rankId: gold._id })
  await shop.api.create('apAgents', { agentId: chau._id, rankId: silver._id, p1Id: hieu._id })
  tea = await shop.goods('Trà', { price: 100_000, stock: 500, cost: 60_000 })
  await shop.api.create('apComs', {
    rankId: gold._id,
    mechanics: [
      { sourceName: 'own', methodName: 'every [X] units', x: 10, comValue: 45_000 },
      { sourceName: 'referred', methodName: 'percent of revenue', x: 5 },
    ],
  })
})
afterAll(() => app.close())

const sell = async (agent: Asset, quantity: number) => {
  const order = await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: [of(tea, quantity)] as never })
  await shop.ship(order)
  await shop.move(order, 'delivered')
  return shop.pay(order, order.total).then(() => order)
}
const report = (agent: Asset, since = '2026-10-01', until = '2026-10-31') =>
  shop.api.report<Commissions>('apComs', { report: 'commissions', since, until, agentId: agent._id })

test('An order earns once it is delivered and paid in full; every dong names its order, mechanic and path', async () => {
  const order = await shop.api.create('orders', { group: 'sales', agentId: hieu._id, items: [of(tea, 45)] as never })
  await shop.ship(order)
  await shop.move(order, 'delivered')
  expect((await report(hieu)).total).toBe(0)
  await shop.pay(order, 4_000_000)
  expect((await report(hieu)).total).toBe(0)
  await shop.pay(order, 500_000)
  const own = await report(hieu)
  expect(own).toMatchObject({
    rank: { name: 'Vàng' },
    total: 180_000,
    mechanics: [
      {
        total: 180_000,
        commissions: [
          { from: { name: 'Đại lý Hiếu' }, path: [], order_number: order.order_number, base: 45, rest: 5, multiply: 4, amount: 180_000 },
        ],
      },
      { total: 0, commissions: [] },
    ],
  })
  await sell(chau, 10)
  expect((await report(hieu)).mechanics[1]).toMatchObject({
    total: 50_000,
    commissions: [{ from: { name: 'Đại lý Châu' }, path: ['Đại lý Hiếu'], amount: 50_000 }],
  })
})

test('An agent without a rank has no commission report', async () => {
  const nobody = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Mới' })
  const range = 'since=2026-10-01&until=2026-10-31'
  const answer = await shop.api.refused('GET', `apComs?report=commissions&${range}&agentId=${nobody._id}`)
  expect(saying(answer)).toEqual([400, 'Đại lý chưa xét hạng!'])
})

test('A month is paid once, when it is over, by what it comes to', async () => {
  const pay = (month: string, more: object = {}) => ({ group: 'Agent Commission Expenses', agentId: hieu._id, month, ...more })
  expect(saying(await shop.api.refused('POST', 'funds', pay('2026-10')))).toEqual([409, '2026-10 isn’t over yet'])
  await goTo('2026-11-02T03:00:00Z')
  const keeper = await shop.member('/sales')
  await shop.api.patch('assets', hieu._id, { userId: keeper.userId, bank: 'Agribank 3200 2051 77816' } as never)
  const listed = async (api: Shop['api'], until = '2026-10-31') =>
    (await api.report<{ data: { _id: string }[] }>('apComs', { report: 'commissionsOfAll', since: '2026-10-01', until })).data.find(
      ({ _id }) => _id === hieu._id,
    )
  const payer = await shop.member('/report', '/funds')
  const toPay = { carried: 0, payable: 230_000, bank: 'Agribank 3200 2051 77816' }
  expect(await listed(payer.api)).toMatchObject(toPay)
  const reader = await shop.member('/report', '/sales')
  for (const row of [await listed(reader.api), await listed(payer.api, '2026-10-30')])
    for (const field of ['carried', 'payable', 'bank']) expect(row).not.toHaveProperty(field)
  expect((await report(hieu)).month).toEqual({ month: '2026-10', carried: 0, paid: 0, payable: 230_000 })
  expect((await shop.api.refused('POST', 'funds', pay('2026-10', { amount: 1 }))).code).toBe(400)
  const answers = await Promise.all([1, 2].map(() => shop.api.send('POST', 'funds', pay('2026-10'))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await keeper.api.find('activities', { $limit: 1 })).data[0]).toMatchObject({
    kind: 'agent-paid',
    title: 'Commission paid: Đại lý Hiếu',
    body: '2026-10',
    target: { service: 'assets', _id: hieu._id },
  })
  const paid = await report(hieu)
  expect(paid.month).toMatchObject({ paid: 230_000, payable: 0 })
  expect(await shop.api.get('funds', paid.month?.fundId ?? '')).toMatchObject({
    amount: -230_000,
    recipientName: 'Đại lý Hiếu',
    recipientInfo: 'Agribank 3200 2051 77816',
    month: '2026-10',
  })
  expect(await listed(payer.api)).toMatchObject({ payable: 0, fundId: paid.month?.fundId })
  // It is an expense of ours, no advance of theirs.
  expect((await shop.api.get('assets', hieu._id)).partnerBalance).toBe(0)
  expect(await shop.differences()).toEqual([])
})

test('The payments of a month are taken back together, and it can be paid again', async () => {
  const bulkId = 'b'.repeat(24)
  const pay = () =>
    shop.api
      .with({ 'Bulk-Id': bulkId })
      .create('funds', { group: 'Agent Commission Expenses', agentId: hieu._id, month: '2026-10', status: 'completed' } as never)
  const takeBack = async (data: object): Promise<unknown> => (await shop.api.send('PATCH', `history?bulkId=${bulkId}`, data)).body
  await shop.api.patch('funds', String((await report(hieu)).month?.fundId), { status: 'refunded' })
  const paid = await pay()
  const follows = { status: { before: 'completed', after: 'cancelled' } }
  const told = {
    data: [
      { _id: expect.any(String) as string, service: 'funds', recordId: paid._id, name: paid.number, way: 'refund', changes: {}, follows },
    ],
    next: null,
  }
  expect(await takeBack({ preview: true })).toEqual(told)
  expect((await report(hieu)).month).toMatchObject({ paid: 230_000, payable: 0 })
  expect(await takeBack({})).toEqual(told)
  expect((await report(hieu)).month).toMatchObject({ paid: 0, payable: 230_000 })
  await pay()
  expect((await report(hieu)).month).toMatchObject({ paid: 230_000, payable: 0 })
  expect(await shop.differences()).toEqual([])
})

test('What comes back after the payment is taken from the next month', async () => {
  const order = await sell(hieu, 30)
  expect((await report(hieu, '2026-11-01', '2026-11-30')).total).toBe(135_000)
  const october = (await report(hieu)).mechanics[0]?.commissions[0]
  const first = await shop.api.find('orders', { order_number: october?.order_number ?? '', group: 'sales' })
  await shop.move(first.data[0] ?? order, 'returned')
  expect((await report(hieu)).total).toBe(230_000)
  expect((await report(hieu, '2026-11-01', '2026-11-30')).total).toBe(-45_000)
  await goTo('2026-12-02T03:00:00Z')
  await sell(hieu, 20)
  expect((await report(hieu, '2026-11-01', '2026-11-30')).month).toMatchObject({ carried: 0, payable: 0 })
  expect((await report(hieu, '2026-12-01', '2026-12-31')).month).toMatchObject({ carried: -45_000, payable: 45_000 })
})

test('A scheme is rehearsed on real months without changing them, and taken back while it isn’t in force', async () => {
  const before = await report(hieu)
  const next = await shop.api.create('apComs', {
    rankId: gold._id,
    created: '2027-01-01T00:00:00Z',
    mechanics: [{ sourceName: 'own', methodName: 'percent of revenue', x: 3 }],
  })
  const rehearsed = await shop.api.report<Commissions>('apComs', {
    report: 'commissions',
    since: '2026-10-01',
    until: '2026-10-31',
    agentId: hieu._id,
    rehearse: next._id,
  })
  expect(rehearsed.total).toBe(135_000)
  expect(await report(hieu)).toEqual(before)
  expect((await shop.api.send('DELETE', `apComs/${next._id}`)).status).toBe(200)
})

test('A scheme can’t begin within a month that was paid, nor be taken back once it is in force', async () => {
  const late = {
    rankId: gold._id,
    created: '2026-10-15T00:00:00Z',
    mechanics: [{ sourceName: 'own', methodName: 'percent of revenue', x: 3 }],
  }
  expect(saying(await shop.api.refused('POST', 'apComs', late))).toEqual([
    409,
    'Commissions of 2026-10 were paid; a new scheme begins after it',
  ])
  const [inForce] = (await shop.api.find('apComs', { rankId: gold._id })).data
  expect((await shop.api.send('DELETE', `apComs/${inForce?._id ?? ''}`)).status).toBe(409)
  const nothing = { ...late, created: undefined, mechanics: [{ sourceName: 'own', methodName: 'every [X] units', x: 0, comValue: 1 }] }
  expect((await shop.api.refused('POST', 'apComs', nothing)).code).toBe(400)
})

test('Everybody’s commissions of a range are the sum of each agent’s', async () => {
  const all = await shop.api.report<{ total: number; data: { _id: string; total: number; paid: number }[] }>('apComs', {
    report: 'commissionsOfAll',
    since: '2026-10-01',
    until: '2026-10-31',
  })
  expect(all.data.find(({ _id }) => _id === hieu._id)).toMatchObject({ total: 230_000, paid: 230_000 })
  expect(all.total).toBe(all.data.reduce((sum, { total }) => sum + total, 0))
})

test('Asked for one mechanic by its place, a report tells that one alone', async () => {
  const range = { report: 'commissions', since: '2026-10-01', until: '2026-10-31', agentId: hieu._id }
  expect((await shop.api.report<Commissions>('apComs', { ...range, mechanicIndex: 1 })).mechanics).toMatchObject([{ total: 50_000 }])
  expect((await shop.api.refused('GET', `apComs?${new URLSearchParams({ ...range, mechanicIndex: 'x' }).toString()}`)).code).toBe(400)
})

test('Asked for the first commissions alone, a report has the same sums and counts, of whole months and of single days', async () => {
  const ask = (since: string, until: string, first?: number) =>
    shop.api.report<Commissions>('apComs', {
      report: 'commissions',
      since,
      until,
      agentId: hieu._id,
      ...(first === undefined ? {} : { first }),
    })
  const sums = ({ total, mechanics }: Commissions) => ({ total, mechanics: mechanics.map((each) => [each.total, each.count]) })
  for (const [since, until] of [
    ['2026-10-01', '2026-12-31'],
    ['2026-10-03', '2026-11-30'],
    ['2026-11-01', '2026-12-15'],
    ['2026-10-03', '2026-10-03'],
  ] as const) {
    const whole = await ask(since, until)
    expect(whole.mechanics.map(({ count }) => count)).toEqual(whole.mechanics.map(({ commissions }) => commissions.length))
    for (const first of [0, 1]) {
      const some = await ask(since, until, first)
      expect(sums(some)).toEqual(sums(whole))
      expect(some.mechanics.map(({ commissions }) => commissions)).toEqual(
        whole.mechanics.map(({ commissions }) => commissions.slice(0, first)),
      )
    }
  }
  const twoMonths = await ask('2026-10-01', '2026-12-31', 1)
  expect(twoMonths.mechanics[0]).toMatchObject({ total: 225_000, count: 4, commissions: [{ amount: 180_000 }] })
})

test('Sellers read prices and ranks, but neither make them nor read what agents earn', async () => {
  const { api } = await shop.member('/sales')
  expect((await api.refused('POST', 'apRanks', { name: 'Đồng' })).code).toBe(403)
  expect((await api.refused('POST', 'apPrices', { rankId: gold._id, productId: tea._id, price: 1 })).code).toBe(403)
  expect((await api.refused('GET', `apComs?report=commissions&since=2026-10-01&until=2026-10-31&agentId=${hieu._id}`)).code).toBe(403)
})

test('Where a mechanic asks for a least order, the report tells how far the largest is and how many reached it', async () => {
  const [top, below] = [
    await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Tùng' }),
    await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Uyên' }),
  ]
  const bronze = await shop.api.create('apRanks', { name: 'Đồng', level: 3 })
  await shop.api.create('apAgents', { agentId: top._id, rankId: bronze._id })
  await shop.api.create('apAgents', { agentId: below._id, rankId: bronze._id, p1Id: top._id })
  const least = (sourceName: string) => ({ sourceName, methodName: 'every order of at least [X] dong', x: 1_000_000, comValue: 50_000 })
  await shop.api.create('apComs', { rankId: bronze._id, mechanics: [least('own'), least('referred')] } as never)
  await sell(top, 4)
  await sell(top, 12)
  await sell(below, 7)
  const { mechanics } = await shop.api.report<{ mechanics: { target?: object; total: number }[] }>('apComs', {
    report: 'commissions',
    since: '2026-12-01',
    until: '2026-12-31',
    agentId: top._id,
  })
  expect(mechanics.map(({ total, target }) => ({ total, target }))).toEqual([
    { total: 50_000, target: { best: 1_200_000, reached: 1, orders: 2 } },
    { total: 0, target: { best: 700_000, reached: 0, orders: 1 } },
  ])
})

describe('What is counted of gross profit', () => {
  const profit = [{ sourceName: 'own', methodName: 'percent of gross profit', x: 100 }]
  const asked = (query: object) => ({ since: '2027-03-01', until: '2027-03-31', ...query })
  let lan: Asset
  let platinum: ApRank
  let order: { _id: string; order_number: string }
  beforeAll(async () => {
    await goTo('2027-03-10T03:00:00Z')
    platinum = await shop.api.create('apRanks', { name: 'Bạch kim', level: 3 })
    lan = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Lan' })
    await shop.api.create('apAgents', { agentId: lan._id, rankId: platinum._id })
    const mechanics = [{ sourceName: 'own', methodName: 'percent of revenue', x: 1 }, ...profit]
    await shop.api.create('apComs', { rankId: platinum._id, mechanics } as never)
    order = await sell(lan, 1)
  })
  const of = (api: typeof shop.api, query: object = {}) =>
    api.report<Commissions>('apComs', { report: 'commissions', agentId: lan._id, ...asked(query) } as never)

  test('the board reads order by order', async () => {
    expect(await of(shop.api)).toMatchObject({
      total: 41_000,
      mechanics: [{ total: 1000 }, { total: 40_000, count: 1, commissions: [{ base: 40_000, amount: 40_000 }] }],
      month: { payable: 41_000 },
    })
  })

  test('nobody else reads what tells a unit’s cost: no base, no amount, no sum that holds it, whole or first', async () => {
    const reporter = await shop.member('/report', '/sales')
    for (const query of [{}, { first: 1 }, { mechanicIndex: 1 }, { since: '2027-03-10', until: '2027-03-10' }]) {
      const answer = await of(reporter.api, query)
      expect([query, JSON.stringify(answer).match(/4[01]000|60000/)]).toEqual([query, null])
      expect(answer).not.toHaveProperty('total')
      expect(answer).not.toHaveProperty('month')
      expect(answer.mechanics.at(-1)).toMatchObject({ count: 1, commissions: [] })
    }
    expect((await of(reporter.api, { mechanicIndex: 0 })).mechanics).toMatchObject([{ total: 1000, commissions: [{ amount: 1000 }] }])
    for (const span of [{}, { since: '2027-03-10', until: '2027-03-10' }]) {
      const all = await reporter.api.report<{ total?: number; data: { _id: string; total?: number; paid?: number }[] }>('apComs', {
        report: 'commissionsOfAll',
        ...asked(span),
      })
      expect(all).not.toHaveProperty('total')
      const row = all.data.find(({ _id }) => _id === lan._id)
      expect([row, row && 'total' in row, row && 'paid' in row]).toEqual([expect.objectContaining({ orders: 1 }), false, false])
      expect(all.data.find(({ _id }) => _id === chau._id)?.total).toBe(0)
    }
  })

  test('nobody else rehearses it, written or not', async () => {
    const { api } = await shop.member('/report', '/sales')
    const mechanics = JSON.stringify(profit)
    const span = 'since=2027-03-01&until=2027-03-31'
    expect((await api.send('GET', `apComs?report=commissions&agentId=${lan._id}&${span}&mechanics=${mechanics}`)).status).toBe(403)
    expect((await api.send('GET', `apComs?report=commissionsOfAll&rankId=${platinum._id}&${span}&mechanics=${mechanics}`)).status).toBe(403)
    const toCome = await shop.api.create('apComs', { rankId: gold._id, created: '2027-05-01T00:00:00Z', mechanics: profit } as never)
    for (const report of [`commissions&agentId=${lan._id}`, 'commissionsOfAll'])
      expect((await api.send('GET', `apComs?report=${report}&${span}&rehearse=${toCome._id}`)).status).toBe(403)
    await shop.api.remove('apComs', toCome._id)
  })

  test('who pays commissions reads what the month comes to, and not of what orders', async () => {
    const { api } = await shop.member('/report', '/funds')
    const answer = await of(api)
    expect(answer).toMatchObject({ month: { payable: 41_000 } })
    expect(answer).not.toHaveProperty('total')
    expect(answer.mechanics[1]?.commissions).toEqual([])
  })

  test('without the right to sales no partner is named, and no order', async () => {
    const { api } = await shop.member('/report')
    const answers = JSON.stringify([
      await of(api),
      await api.report('apComs', { report: 'commissionsOfAll', ...asked({}) }),
      await of(api, { mechanics: JSON.stringify([{ sourceName: 'own', methodName: 'percent of revenue', x: 2 }]) }),
    ])
    expect(answers).toContain('"base":100000')
    for (const word of [order._id, order.order_number, 'Đại lý']) expect([word, answers.includes(word)]).toEqual([word, false])
  })
})

test('What was sold under a former rank counts by that rank’s scheme, and says so', async () => {
  await goTo('2027-06-03T03:00:00Z')
  const mai = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Mai' })
  await shop.api.create('apAgents', { agentId: mai._id, rankId: gold._id })
  await sell(mai, 10)
  await goTo('2027-06-20T03:00:00Z')
  await shop.api.create('apAgents', { agentId: mai._id, rankId: silver._id })
  const told = await report(mai, '2027-06-01', '2027-06-30')
  expect(told).toMatchObject({ rank: { name: 'Bạc' }, total: 45_000 })
  expect(told.mechanics.filter(({ total }) => total !== 0)).toMatchObject([{ rank: { name: 'Vàng' }, total: 45_000 }])
  expect(await shop.differences()).toEqual([])
})
