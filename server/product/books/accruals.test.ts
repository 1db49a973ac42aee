import type { Asset } from '@shared/areas/partners/services/assets'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Actor } from '../../testing/actors'
import { lackingEntries, wrongEntries } from '../../ledger/check-journal'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, saying, Shop } from '../../testing/shop'

/** Pay as an expense of the month it was earned in, where a company wants it so. */

let now: Date
let app: TestApp
let shop: Shop
let lan: Actor
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-10-02T03:00:00Z')
  shop = await Shop.open(app)
  lan = await shop.member()
})
afterAll(() => app.close())

const SALARIES = 'Salaries and Incentives'
const COMMISSIONS = 'Agent Commission Expenses'
const [october, november] = [
  { since: '2029-10-01', until: '2029-10-31' },
  { since: '2029-11-01', until: '2029-11-30' },
] as const
/** What isn't as its records say, in the figures and in the journal. */
const wrong = async (): Promise<unknown[]> => {
  const found: unknown[] = await shop.differences()
  const company = { _id: shop.founder.workspaceId, zone: 'Asia/Ho_Chi_Minh' }
  for await (const each of lackingEntries(app.database, company)) found.push(each)
  for await (const each of wrongEntries(app.database, company._id)) found.push(each)
  return found
}
type Range = { readonly since: string; readonly until: string }

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}
const switchOn = (month: string | null = '2029-10') =>
  shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { accrualsFrom: month } } as never)
const lock = (lockDate: string) => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate } } as never)

/** October is worth 10,000,000 to Lan. */
const earnTenMillion = () =>
  shop.api.create('activities', {
    group: 'adjustments',
    userId: lan.userId,
    amount: 10_000_000,
    body: 'Lương khoán',
    month: '2029-10',
  } as never)
const payOctober = (more: object = {}) =>
  shop.api.create('funds', { group: SALARIES, userId: lan.userId, month: '2029-10', ...more } as never)
const advance = (amount: number) =>
  shop.api.create('funds', { group: SALARIES, userId: lan.userId, amount, status: 'completed', label: 'Tiền mặt' } as never)

interface Business {
  groups: { _id: string; total: number }[]
  netProfit: number
}
const business = (range: Range, knownAt?: string): Promise<Business> =>
  shop.api.report<Business>('orders', { report: 'sales', ...range, ...(knownAt ? { knownAt } : {}) })
const groupIn = async (range: Range, group: string, knownAt?: string): Promise<number> =>
  (await business(range, knownAt)).groups.find(({ _id }) => _id === group)?.total ?? 0

interface Row {
  account: string
  closingDebit: number
  closingCredit: number
}
interface Balances {
  data: Row[]
  total: Omit<Row, 'account'>
}
/** What is owed by an account at the evening of a day; below 0 what stands on its other side. */
const owedOn = async (account: string, until: string, knownAt?: string): Promise<number> => {
  const asked = { report: 'trialBalance', since: '2029-10-01', until, ...(knownAt ? { knownAt } : {}) }
  const { data, total } = await shop.api.report<Balances>('ledger', asked)
  expect(total.closingDebit).toBe(total.closingCredit)
  const row = data.find((each) => each.account === account)
  return (row?.closingCredit ?? 0) - (row?.closingDebit ?? 0)
}
/** What the entries behind a figure come to. */
const entriesIn = async (range: Range, group: string) =>
  (await shop.api.report<{ total: number; count: number }>('orders', { report: 'salesEntries', figure: 'group', group, ...range })).total

describe('October’s salary of 10,000,000, paid on 5 November', () => {
  test('is an expense of October, owed at its end and no more on the day it is paid', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-11-05')
    await payOctober()
    expect(await groupIn(october, SALARIES)).toBe(-10_000_000)
    expect(await groupIn(november, SALARIES)).toBe(0)
    expect(await entriesIn(october, SALARIES)).toBe(-10_000_000)
    expect(await entriesIn(november, SALARIES)).toBe(0)
    expect(await owedOn('334', '2029-10-31')).toBe(10_000_000)
    expect(await owedOn('334', '2029-11-04')).toBe(10_000_000)
    expect(await owedOn('334', '2029-11-05')).toBe(0)
    expect(await owedOn('111', '2029-11-05')).toBe(10_000_000)
    expect(await wrong()).toEqual([])
  })

  test('is one of November where nothing was switched', async () => {
    await earnTenMillion()
    await on('2029-11-05')
    await payOctober()
    expect(await groupIn(october, SALARIES)).toBe(0)
    expect(await groupIn(november, SALARIES)).toBe(-10_000_000)
    expect(await owedOn('334', '2029-10-31')).toBe(0)
    expect(await owedOn('334', '2029-11-05')).toBe(0)
  })

  test('was known nowhere before it was worked out', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-11-05')
    await payOctober()
    expect(await groupIn(october, SALARIES, '2029-11-04T10:00:00Z')).toBe(0)
    expect(await owedOn('334', '2029-10-31', '2029-11-04T10:00:00Z')).toBe(0)
    expect(await groupIn(october, SALARIES, '2029-11-05T10:00:00Z')).toBe(-10_000_000)
  })

  test('is owed from the moment it is worked out, paid or not', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-11-02')
    const entry = await payOctober({ status: 'new-entry' })
    expect(await groupIn(october, SALARIES)).toBe(-10_000_000)
    expect(await owedOn('334', '2029-11-30')).toBe(10_000_000)
    expect(await owedOn('111', '2029-11-30')).toBe(0)
    await on('2029-11-05')
    await shop.api.patch('funds', entry._id, { status: 'completed' } as never)
    expect(await owedOn('334', '2029-11-30')).toBe(0)
    expect(await groupIn(november, SALARIES)).toBe(0)
    expect(await wrong()).toEqual([])
  })

  test('with 3,000,000 ahead on 20 October: the rest is owed at its end', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-10-20')
    await advance(3_000_000)
    expect(await owedOn('334', '2029-10-20')).toBe(-3_000_000)
    await on('2029-11-05')
    const { amount } = await payOctober()
    expect(amount).toBe(-7_000_000)
    expect(await groupIn(october, SALARIES)).toBe(-10_000_000)
    expect(await groupIn(november, SALARIES)).toBe(0)
    expect(await owedOn('334', '2029-10-30')).toBe(-3_000_000)
    expect(await owedOn('334', '2029-10-31')).toBe(7_000_000)
    expect(await owedOn('334', '2029-11-05')).toBe(0)
  })

  test('called off before it was paid, or refunded after it, is none', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-11-02')
    const entry = await payOctober({ status: 'new-entry' })
    await shop.api.patch('funds', entry._id, { status: 'cancelled' } as never)
    expect(await groupIn(october, SALARIES)).toBe(0)
    const again = await payOctober()
    expect(await groupIn(october, SALARIES)).toBe(-10_000_000)
    await on('2029-11-06')
    await shop.api.patch('funds', again._id, { status: 'refunded' } as never)
    for (const range of [october, november]) {
      expect(await groupIn(range, SALARIES)).toBe(0)
      expect(await entriesIn(range, SALARIES)).toBe(0)
    }
    expect(await owedOn('334', '2029-11-30')).toBe(0)
    expect(await owedOn('111', '2029-11-30')).toBe(0)
    expect(await wrong()).toEqual([])
  })

  test('refunded once October is closed lessens the expense of November', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-11-02')
    const entry = await payOctober()
    await on('2029-11-06')
    await lock('2029-10-31')
    await shop.api.patch('funds', entry._id, { status: 'refunded' } as never)
    expect(await groupIn(october, SALARIES)).toBe(-10_000_000)
    expect(await groupIn(november, SALARIES)).toBe(10_000_000)
    expect(await entriesIn(november, SALARIES)).toBe(10_000_000)
    expect(await owedOn('334', '2029-10-31')).toBe(10_000_000)
    expect(await owedOn('334', '2029-11-30')).toBe(0)
  })
})

describe('the switch', () => {
  test('reaches no closed day: worked out after October was closed, its salary counts on the first open day', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-11-05')
    await lock('2029-10-31')
    await payOctober()
    expect(await groupIn(october, SALARIES)).toBe(0)
    expect(await groupIn(november, SALARIES)).toBe(-10_000_000)
    expect(await owedOn('334', '2029-11-01')).toBe(10_000_000)
    expect(await owedOn('334', '2029-11-05')).toBe(0)
  })

  test('begins with a month of which nothing is closed', async () => {
    await on('2029-11-05')
    await lock('2029-10-15')
    expect(
      saying(await shop.api.refused('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { accrualsFrom: '2029-10' } })),
    ).toEqual([400, 'Some of 2029-10 is closed: salaries and commissions can count when they are earned from a later month on'])
    await switchOn('2029-11')
    await earnTenMillion()
    await payOctober()
    expect(await groupIn(november, SALARIES)).toBe(-10_000_000)
    expect(await owedOn('334', '2029-11-01')).toBe(0)
  })

  test('switched off moves nothing that was entered', async () => {
    await switchOn()
    await earnTenMillion()
    await on('2029-11-05')
    await payOctober()
    await switchOn(null)
    expect(await groupIn(october, SALARIES)).toBe(-10_000_000)
    expect(await owedOn('334', '2029-10-31')).toBe(10_000_000)
    await shop.earned(lan.userId, 1_000_000, '2029-11')
    await advance(1_000_000)
    expect(await groupIn(november, SALARIES)).toBe(-1_000_000)
    expect(await wrong()).toEqual([])
  })
})

describe('a commission of 500,000 earned on 20 October and paid in November', () => {
  let agent: Asset
  const sell = async (pieces: number): Promise<void> => {
    const tea = await shop.goods('Trà', { price: 100_000, stock: pieces, cost: 60_000 })
    const order = await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: [of(tea, pieces)] as never })
    await shop.ship(order)
    await shop.move(order, 'delivered')
    await shop.pay(order, order.total)
  }
  const payAgent = (): Promise<Fund> =>
    shop.api.create('funds', { group: COMMISSIONS, agentId: agent._id, month: '2029-10', label: 'Tiền mặt' } as never)
  beforeEach(async () => {
    const rank = await shop.api.create('apRanks', { name: 'Vàng', level: 1 })
    agent = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu' })
    await shop.api.create('apAgents', { agentId: agent._id, rankId: rank._id })
    await shop.api.create('apComs', {
      rankId: rank._id,
      mechanics: [{ sourceName: 'own', methodName: 'percent of revenue', x: 5 }],
    } as never)
  })

  test('is an expense of October and owed until it is paid', async () => {
    await switchOn()
    await on('2029-10-20')
    await sell(100)
    expect(await groupIn(october, COMMISSIONS)).toBe(-500_000)
    expect(await owedOn('3388', '2029-10-19')).toBe(0)
    expect(await owedOn('3388', '2029-10-20')).toBe(500_000)
    await on('2029-11-05')
    const paid = await payAgent()
    expect(paid.amount).toBe(-500_000)
    expect(await owedOn('3388', '2029-10-31')).toBe(500_000)
    expect(await owedOn('3388', '2029-11-05')).toBe(0)
    expect(await groupIn(october, COMMISSIONS)).toBe(-500_000)
    expect(await groupIn(november, COMMISSIONS)).toBe(0)
    expect(await entriesIn(october, COMMISSIONS)).toBe(-500_000)
    expect(await entriesIn(november, COMMISSIONS)).toBe(0)
    await shop.api.patch('funds', paid._id, { status: 'refunded' } as never)
    expect(await owedOn('3388', '2029-11-05')).toBe(500_000)
    expect(await entriesIn(november, COMMISSIONS)).toBe(0)
    expect(await wrong()).toEqual([])
  })

  test('is one of November where nothing was switched', async () => {
    await on('2029-10-20')
    await sell(100)
    expect(await groupIn(october, COMMISSIONS)).toBe(0)
    await on('2029-11-05')
    await payAgent()
    expect(await groupIn(november, COMMISSIONS)).toBe(-500_000)
    expect(await owedOn('3388', '2029-11-05')).toBe(0)
  })

  test('earned in part before the switch: each part counts once', async () => {
    await on('2029-10-10')
    await sell(40)
    await switchOn('2029-11')
    await on('2029-11-05')
    await sell(60)
    await payAgent()
    await on('2029-12-05')
    await shop.api.create('funds', { group: COMMISSIONS, agentId: agent._id, month: '2029-11', label: 'Tiền mặt' } as never)
    expect(await groupIn(october, COMMISSIONS)).toBe(0)
    expect(await groupIn(november, COMMISSIONS)).toBe(-500_000)
    expect(await groupIn({ since: '2029-12-01', until: '2029-12-31' }, COMMISSIONS)).toBe(0)
    expect(await owedOn('3388', '2029-11-30')).toBe(300_000)
    expect(await owedOn('3388', '2029-12-31')).toBe(0)
  })
})

test('a month that is paid in parts is an expense whole when it is settled, and owed until the rest is paid', async () => {
  await switchOn()
  await earnTenMillion()
  await on('2029-11-05')
  const first = await payOctober({ amount: 4_000_000 })
  const told = async (day: string) => [
    await groupIn(october, SALARIES),
    await groupIn(november, SALARIES),
    await entriesIn(october, SALARIES),
    await owedOn('334', day),
  ]
  expect(await told('2029-11-05')).toEqual([-10_000_000, 0, -10_000_000, 6_000_000])
  await on('2029-11-20')
  await payOctober()
  expect(await told('2029-11-20')).toEqual([-10_000_000, 0, -10_000_000, 0])
  expect(await owedOn('334', '2029-10-31')).toBe(10_000_000)
  expect(await wrong()).toEqual([])
  // Taken back, what it settled is owed no more, until the month is settled anew.
  await shop.api.patch('funds', first._id, { status: 'refunded' })
  expect(await wrong()).toEqual([])
  expect(await payOctober()).toMatchObject({ amount: -4_000_000 })
  expect(await told('2029-11-20')).toEqual([-10_000_000, 0, -10_000_000, 0])
  expect(await wrong()).toEqual([])
})
