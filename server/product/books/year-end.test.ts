import { lackingEntries, wrongEntries } from '../../ledger/check-journal'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, saying, Shop } from '../../testing/shop'

/** A year is carried forward: what was earned and spent comes to the result of earlier periods, and the next year begins at nothing. */

let now: Date
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-11-05T03:00:00Z')
  shop = await Shop.open(app)
  await aYear()
})
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

/** 2029 by hand: sold for 3,000,000 what cost 1,500,000 in November, spent 266,000 in December: 1,234,000 is left. */
const aYear = async (): Promise<void> => {
  await shop.api.create('funds', { group: 'Opening Balance', amount: 1_000_000, label: 'Tiền mặt', status: 'completed' } as never)
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 30, cost: 50_000 })
  await shop.ship(await shop.sale([of(rice, 30)]))
  await on('2029-12-03')
  await spend(266_000)
  await on('2030-01-05')
}
const spend = (amount: number) =>
  shop.api.create('funds', { group: 'Other Expenses', amount, label: 'Tiền mặt', status: 'completed' } as never)
const seal = () => shop.api.create('seals', { until: '2029-12-31', notes: [] } as never)
const carry = () => shop.api.create('yearEnds', { year: 2029 })
const open = () =>
  shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2029-11-30' }, reopenReason: 'Thiếu hoá đơn' } as never)

interface Row {
  account: string
  openingDebit: number
  openingCredit: number
  debit: number
  credit: number
  closingDebit: number
  closingCredit: number
}
const columns = (row: Omit<Row, 'account'>): number[] => [
  row.openingDebit,
  row.openingCredit,
  row.debit,
  row.credit,
  row.closingDebit,
  row.closingCredit,
]
const balance = async (since: string, until: string): Promise<Record<string, number[]>> => {
  const { data, total } = await shop.api.report<{ data: Row[]; total: Row }>('ledger', { report: 'trialBalance', since, until })
  expect([total.openingDebit, total.debit, total.closingDebit]).toEqual([total.openingCredit, total.credit, total.closingCredit])
  return Object.fromEntries(data.map((row) => [row.account, columns(row)]))
}
const profit = async (since: string, until: string): Promise<number> =>
  (await shop.api.report<{ netProfit: number }>('orders', { report: 'sales', since, until })).netProfit
const wrong = async (): Promise<unknown[]> => {
  const found: unknown[] = await shop.differences()
  const company = { _id: shop.founder.workspaceId, zone: 'Asia/Ho_Chi_Minh' }
  for await (const each of lackingEntries(app.database, company)) found.push(each)
  for await (const each of wrongEntries(app.database, company._id)) found.push(each)
  return found
}
const closings = async () => (await app.database.records('journal', shop.founder.workspaceId).find({ service: 'yearEnds' })).length

const year = ['2029-01-01', '2029-12-31'] as const
const december = ['2029-12-01', '2029-12-31'] as const
const next = ['2030-01-01', '2030-01-31'] as const

test('a year that isn’t sealed isn’t carried forward', async () => {
  expect(saying(await shop.api.refused('POST', 'yearEnds', { year: 2029 }))).toEqual([
    409,
    'Seal December 2029 first: then the year is carried forward',
  ])
})

test('a year of 1,234,000 ends with as much on 421 and nothing on income and expenses; its reports say what they said', async () => {
  const before = await profit(...year)
  expect(before).toBe(1_234_000)
  await seal()
  const carried = await carry()
  expect(carried).toMatchObject({
    year: 2029,
    result: 1_234_000,
    accounts: [
      { account: '511', amount: -3_000_000 },
      { account: '632', amount: 1_500_000 },
      { account: '6422', amount: 266_000 },
    ],
  })
  expect(await balance(...year)).toEqual({
    '111': [0, 0, 1_000_000, 266_000, 734_000, 0],
    '131': [0, 0, 3_000_000, 0, 3_000_000, 0],
    '156': [0, 0, 1_500_000, 1_500_000, 0, 0],
    '3381': [0, 0, 0, 1_500_000, 0, 1_500_000],
    '411': [0, 0, 0, 1_000_000, 0, 1_000_000],
    '421': [0, 0, 1_766_000, 3_000_000, 0, 1_234_000],
    '511': [0, 0, 3_000_000, 3_000_000, 0, 0],
    '632': [0, 0, 1_500_000, 1_500_000, 0, 0],
    '6422': [0, 0, 266_000, 266_000, 0, 0],
  })
  expect(await balance(...next)).toEqual({
    '111': [734_000, 0, 0, 0, 734_000, 0],
    '131': [3_000_000, 0, 0, 0, 3_000_000, 0],
    '3381': [0, 1_500_000, 0, 0, 0, 1_500_000],
    '411': [0, 1_000_000, 0, 0, 0, 1_000_000],
    '421': [0, 1_234_000, 0, 0, 0, 1_234_000],
  })
  expect(await profit(...year)).toBe(1_234_000)
  expect(await profit(...december)).toBe(-266_000)
  expect(await wrong()).toEqual([])
})

test('December alone begins with what the year came to before, which is carried with it', async () => {
  await seal()
  expect((await balance(...december))['421']).toEqual([0, 1_500_000, 0, 0, 0, 1_500_000])
  await carry()
  expect(await balance(...december)).toMatchObject({
    '421': [0, 0, 1_766_000, 3_000_000, 0, 1_234_000],
    '511': [0, 3_000_000, 3_000_000, 0, 0, 0],
    '632': [1_500_000, 0, 0, 1_500_000, 0, 0],
    '6422': [0, 0, 266_000, 266_000, 0, 0],
  })
  const ledger = await shop.api.report<{ opening: number; closing: number; data: { act: string; debit: number }[] }>('ledger', {
    report: 'account',
    account: '511',
    since: december[0],
    until: december[1],
  })
  expect([ledger.opening, ledger.closing, ledger.data.map(({ act, debit }) => [act, debit])]).toEqual([
    -3_000_000,
    0,
    [['year-closed', 3_000_000]],
  ])
  expect((await balance('2029-11-01', '2029-11-30'))['511']).toEqual([0, 0, 0, 3_000_000, 0, 3_000_000])
})

test('asked twice, or by two at once, it is carried once', async () => {
  await seal()
  const all = await Promise.all([carry(), carry()])
  const again = await carry()
  expect(new Set([...all, again].map(({ _id }) => _id)).size).toBe(1)
  expect(await closings()).toBe(1)
  expect((await balance(...next))['421']).toEqual([0, 1_234_000, 0, 0, 0, 1_234_000])
})

test('opened again nothing of it is carried; what comes meanwhile is carried when it is sealed anew', async () => {
  await seal()
  await carry()
  await open()
  expect((await balance(...year))['421']).toBeUndefined()
  expect((await balance(...year))['511']).toEqual([0, 0, 0, 3_000_000, 0, 3_000_000])
  await shop.api.create('funds', {
    group: 'Other Expenses',
    amount: 34_000,
    label: 'Tiền mặt',
    status: 'completed',
    created: '2029-12-20T03:00:00Z',
  } as never)
  expect(saying(await shop.api.refused('POST', 'yearEnds', { year: 2029 }))[0]).toBe(409)
  await seal()
  expect((await carry()).result).toBe(1_200_000)
  expect((await balance(...next))['421']).toEqual([0, 1_200_000, 0, 0, 0, 1_200_000])
  expect(await profit(...year)).toBe(1_200_000)
  expect(await wrong()).toEqual([])
})

test('the seal of its last month holds, and tells of nothing that came later', async () => {
  const { code } = (await seal()) as { code: string }
  await carry()
  const { body } = await shop.api.send('GET', `seals/${code}`)
  expect(body).toMatchObject({ holds: true, later: { count: 0 } })
})
