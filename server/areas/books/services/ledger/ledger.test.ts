import type { LedgerEntry } from '@shared/areas/books/services/ledger'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import type { Page, ReportOf } from '@shared/registry/service-types'
import type { Api } from '../../../../testing/api'
import { runMigrations } from '../../../../product/start/migrations'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

/** The books of a small month: what was sold, came back, was bought, paid and moved, as an accountant writes it. */

type Trial = ReportOf<'ledger', 'trialBalance'>
type Account = ReportOf<'ledger', 'account'>
type Journal = ReportOf<'ledger', 'journal'>

let now = new Date('2029-02-01T03:00:00Z')
let app: TestApp
let shop: Shop
let rice: Product
let sale: Order
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  rice = await shop.goods('Gạo', { price: 100_000 })
  await fund({ group: 'Opening Balance', amount: 1_000_000, label: 'Tiền mặt' })
  await on('2029-02-05')
  const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 60_000 })]))
  await on('2029-02-06')
  await fund({ group: 'Purchases', amount: 400_000, label: 'Ngân hàng', orderId: purchase._id })
  await on('2029-02-08')
  sale = await shop.ship(await shop.sale([of(rice, 7)]))
  await on('2029-02-10')
  await fund({ group: 'Sales', amount: 500_000, label: 'Ngân hàng', orderId: sale._id })
  await on('2029-02-12')
  await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 2 }] } as never)
  await on('2029-02-15')
  await fund({ group: 'Other Expenses', amount: 50_000, label: 'Tiền mặt', name: 'Tiền điện' })
  await on('2029-02-20')
  await fund({ amount: 300_000, label: 'Tiền mặt', transferTo: 'Ngân hàng' })
})
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}
const fund = (data: object) => shop.api.create('funds', { status: 'completed', ...data } as never)

const february = { since: '2029-02-01', until: '2029-02-28' }
const march = { since: '2029-03-01', until: '2029-03-31' }
const report = <Answer>(name: string, asked: Readonly<Record<string, string | number>>, api: Api = shop.api): Promise<Answer> =>
  api.report<Answer>('ledger', { report: name, ...asked } as never)
const trialBalance = (range: { since: string; until: string }, api?: Api) => report<Trial>('trialBalance', range, api)
const ledgerOf = (account: string, asked: Readonly<Record<string, string | number>> = {}, api?: Api) =>
  report<Account>('account', { account, ...february, ...asked }, api)
const columns = (row: Omit<Trial['data'][number], 'account'>): number[] => [
  row.openingDebit,
  row.openingCredit,
  row.debit,
  row.credit,
  row.closingDebit,
  row.closingCredit,
]
const byAccount = ({ data }: Trial) => Object.fromEntries(data.map((row) => [row.account, columns(row)]))
const found = (query: string, { api }: { api: Api } = shop.founder): Promise<Page<LedgerEntry>> =>
  api.send('GET', `ledger?${query}`).then(({ body }) => body as Page<LedgerEntry>)

describe('the trial balance', () => {
  test('of the month has on each account what was written on its sides, and debits come to credits', async () => {
    const answer = await trialBalance(february)
    expect(byAccount(answer)).toEqual({
      '111': [0, 0, 1_000_000, 350_000, 650_000, 0],
      '112': [0, 0, 800_000, 400_000, 400_000, 0],
      '131': [0, 0, 700_000, 700_000, 0, 0],
      '156': [0, 0, 720_000, 420_000, 300_000, 0],
      '331': [0, 0, 400_000, 600_000, 0, 200_000],
      '411': [0, 0, 0, 1_000_000, 0, 1_000_000],
      '511': [0, 0, 200_000, 700_000, 0, 500_000],
      '632': [0, 0, 420_000, 120_000, 300_000, 0],
      '6422': [0, 0, 50_000, 0, 50_000, 0],
    })
    expect(columns(answer.total)).toEqual([0, 0, 4_290_000, 4_290_000, 1_700_000, 1_700_000])
  })

  test('of the next month begins with these balances; what was earned is the result of earlier periods', async () => {
    const answer = await trialBalance(march)
    expect(byAccount(answer)).toEqual({
      '111': [650_000, 0, 0, 0, 650_000, 0],
      '112': [400_000, 0, 0, 0, 400_000, 0],
      '156': [300_000, 0, 0, 0, 300_000, 0],
      '331': [0, 200_000, 0, 0, 0, 200_000],
      '411': [0, 1_000_000, 0, 0, 0, 1_000_000],
      '421': [0, 150_000, 0, 0, 0, 150_000],
    })
    expect(columns(answer.total)).toEqual([1_350_000, 1_350_000, 0, 0, 1_350_000, 1_350_000])
  })

  test('tells the same revenue, cost and expense as the business report', async () => {
    const { revenueShipped, cost, groups } = await shop.api.report<ReportOf<'orders', 'sales'>>('orders', {
      report: 'sales',
      ...february,
    } as never)
    expect([revenueShipped, cost, groups.map(({ _id, total }) => [_id, total])]).toEqual([500_000, 300_000, [['Other Expenses', -50_000]]])
  })
})

describe('the ledger of an account', () => {
  test('of customers has each line with what stands against it and the balance after it', async () => {
    const { opening, debit, credit, closing, data, next } = await ledgerOf('131')
    expect([opening, debit, credit, closing, next]).toEqual([0, 700_000, 700_000, 0, null])
    expect(data.map((row) => [row.day, row.number, row.act, row.of, row.counter, row.debit, row.credit, row.balance])).toEqual([
      ['2029-02-08', sale.order_number, 'sale-shipped', 'Chị Hoa', '511', 700_000, 0, 700_000],
      ['2029-02-10', 'T000002', 'money-in', 'Chị Hoa', '112', 0, 500_000, 200_000],
      ['2029-02-12', sale.order_number, 'sale-returned', 'Chị Hoa', '511', 0, 200_000, 0],
    ])
    expect(data.map(({ by }) => by && 'name' in by && by.name)).toEqual(['Founder', 'Founder', 'Founder'])
  })

  test('of one customer leaves the others out, and begins with what that one owed', async () => {
    await on('2029-03-02')
    const other = await shop.api.create('assets', { group: 'Customers', name: 'Anh Tư' })
    await shop.ship(await shop.sale([of(rice, 1)], { customerId: other._id } as never))
    await on('2029-03-03')
    await shop.ship(await shop.sale([of(rice, 1)]))
    const own = await ledgerOf('131', { ...march, since: '2029-03-03', partnerId: other._id })
    expect([own.partner, own.opening, own.closing, own.data]).toEqual(['Anh Tư', 100_000, 100_000, []])
    const hers = await ledgerOf('131', { ...march, partnerId: shop.customer._id })
    expect(hers.data.map(({ day, debit, balance }) => [day, debit, balance])).toEqual([['2029-03-03', 100_000, 100_000]])
  })

  test('is read in pages: a further one goes on where the one before ended', async () => {
    const rest = await ledgerOf('112', { from: '2029-02-10', skip: 0 })
    expect(rest.data.map(({ day, counter, debit, credit, balance }) => [day, counter, debit, credit, balance])).toEqual([
      ['2029-02-10', '131', 500_000, 0, 100_000],
      ['2029-02-20', '111', 300_000, 0, 400_000],
    ])
    expect((await ledgerOf('112', { from: '2029-02-10', skip: 1 })).data.map(({ balance }) => balance)).toEqual([400_000])
    expect(rest.opening).toBe(0)
  })

  test('of what was taken back is written in red on its own side', async () => {
    await on('2029-04-01')
    const tea = await shop.goods('Trà', { price: 50_000, stock: 5, cost: 20_000 })
    const wrong = await shop.ship(await shop.sale([of(tea, 2)]))
    const [shipment] = (await shop.order(wrong)).shipments ?? []
    await shop.api.patch('orders', wrong._id, { undoShipment: shipment?.time } as never)
    const { data, closing } = await ledgerOf('511', { since: '2029-04-01', until: '2029-04-30' })
    expect(data.map(({ debit, credit }) => [debit, credit])).toEqual([
      [0, 100_000],
      [0, -100_000],
    ])
    expect(closing).toBe(0)
  })
})

describe('the journal', () => {
  test('has every line of the month, oldest or newest first, and its sums', async () => {
    const { total, data } = await report<Journal>('journal', february)
    expect(total).toEqual({ debit: 4_290_000, credit: 4_290_000 })
    expect(data.map(({ day, account, debit, credit }) => `${day.slice(8)} ${account} ${debit} ${credit}`)).toEqual([
      '01 111 1000000 0',
      '01 411 0 1000000',
      '05 156 600000 0',
      '05 331 0 600000',
      '06 331 400000 0',
      '06 112 0 400000',
      '08 131 700000 0',
      '08 511 0 700000',
      '08 632 420000 0',
      '08 156 0 420000',
      '10 112 500000 0',
      '10 131 0 500000',
      '12 131 0 200000',
      '12 511 200000 0',
      '12 632 0 120000',
      '12 156 120000 0',
      '15 6422 50000 0',
      '15 111 0 50000',
      '20 112 300000 0',
      '20 111 0 300000',
    ])
    const newest = await report<Journal>('journal', { ...february, order: 'newest' })
    expect([...new Set(newest.data.map(({ day }) => day.slice(8)))]).toEqual(['20', '15', '12', '10', '08', '06', '05', '01'])
  })

  test('is found by account, act, record and customer, with who did it', async () => {
    const range = 'since=2029-02-01&until=2029-02-28'
    const days = ({ data }: Page<LedgerEntry>): string[] => data.map(({ day }) => day.slice(8))
    expect(days(await found(`${range}&account=112`))).toEqual(['20', '10', '06'])
    expect(days(await found(`${range}&account=112&$sort[day]=1&$limit=2`))).toEqual(['06', '10'])
    expect(days(await found(`${range}&act=sale-returned`))).toEqual(['12'])
    expect(days(await found(`${range}&service=orders&recordId=${sale._id}`))).toEqual(['12', '08'])
    expect(days(await found(`${range}&partnerId=${shop.supplier._id}`))).toEqual(['06', '05'])
    const [shipped] = (await found(`${range}&act=sale-shipped`)).data
    expect(shipped).toMatchObject({
      number: sale.order_number,
      name: 'Chị Hoa',
      by: { name: 'Founder' },
      lines: [
        { act: 'sale-shipped', account: '131', side: 'debit', amount: 700_000, of: 'Chị Hoa' },
        { act: 'sale-shipped', account: '511', side: 'credit', amount: 700_000, of: 'Gạo' },
        { act: 'sale-shipped', account: '632', side: 'debit', amount: 420_000, of: 'Gạo' },
        { act: 'sale-shipped', account: '156', side: 'credit', amount: 420_000, of: 'Gạo' },
      ],
    })
  })
})

test('entries from before partners were noted beside them are found by partner once the server has started', async () => {
  const query = `since=2029-02-01&until=2029-02-28&partnerId=${shop.customer._id}`
  const before = (await found(query)).data
  expect(before).toHaveLength(3)
  await app.database.collection('journal').updateMany({}, { $unset: { partners: '' } })
  await app.database.collection('settings').deleteMany({ name: 'partners of the journal' })
  expect((await found(query)).data).toEqual([])
  await runMigrations(app.database)
  expect((await found(query)).data).toEqual(before)
})

describe('who reads the business report', () => {
  test('sees the trial balance, and of what single sales cost and suppliers are paid only what a day comes to', async () => {
    const reporter = await shop.member('/report')
    expect(byAccount(await trialBalance(february, reporter.api))).toEqual(byAccount(await trialBalance(february)))
    const cost = await ledgerOf('632', {}, reporter.api)
    expect(cost.data).toEqual([
      { day: '2029-02-08', withheld: true, counter: '', debit: 420_000, credit: 0, balance: 420_000 },
      { day: '2029-02-12', withheld: true, counter: '', debit: 0, credit: 120_000, balance: 300_000 },
    ])
    const suppliers = await ledgerOf('331', {}, reporter.api)
    expect(suppliers.data.map(({ withheld, balance }) => [withheld, balance])).toEqual([
      [true, -600_000],
      [true, -200_000],
    ])
    const all = await report<Journal>('journal', february, reporter.api)
    expect(all.data.reduce((sum, { debit }) => sum + debit, 0)).toBe(4_290_000)
  })

  test('but not the orders, is told neither whose an entry is nor which', async () => {
    const reporter = await shop.member('/report')
    const { data } = await ledgerOf('131', {}, reporter.api)
    expect(data.map(({ day, act, counter, debit, credit, balance }) => [day, act, counter, debit, credit, balance])).toEqual([
      ['2029-02-08', 'sale-shipped', '511', 700_000, 0, 700_000],
      ['2029-02-10', 'money-in', '112', 0, 500_000, 200_000],
      ['2029-02-12', 'sale-returned', '511', 0, 200_000, 0],
    ])
    expect(JSON.stringify([data, await found('$limit=-1', reporter)])).not.toMatch(/Chị Hoa|S0000|T0000|recordId|"by"/)
    expect((await reporter.api.send('GET', `ledger?partnerId=${shop.customer._id}`)).status).toBe(404)
    const asked = `ledger?report=account&account=131&since=2029-02-01&until=2029-02-28&partnerId=${shop.customer._id}`
    expect((await reporter.api.send('GET', asked)).status).toBe(404)
  })

  test('is told of pay what a day comes to, and not to whom; whoever pays it is told more', async () => {
    await on('2029-05-10')
    const { userId } = await shop.member()
    await shop.earned(userId, 3_000_000, '2029-05')
    await fund({ group: 'Salaries and Incentives', userId, amount: 3_000_000, label: 'Tiền mặt' })
    const may = { since: '2029-05-01', until: '2029-05-31' }
    const again = await shop.member('/report')
    const hidden = await ledgerOf('334', may, again.api)
    expect(hidden.data).toEqual([{ day: '2029-05-10', withheld: true, counter: '', debit: 3_000_000, credit: 3_000_000, balance: 0 }])
    expect(JSON.stringify(await found('since=2029-05-01', again))).toContain('"data":[]')
    const told = await ledgerOf('334', may)
    expect(told.data.map((row) => [row.of, row.counter, row.debit, row.credit])).toEqual([
      ['Member', '6422', 0, 3_000_000],
      ['Member', '111', 3_000_000, 0],
    ])
  })

  test('is who reads the books; HR, sellers and strangers are not', async () => {
    const asked = 'ledger?report=trialBalance&since=2029-02-01&until=2029-02-28'
    for (const right of ['/office/hr', '/sales', '/funds'] as const) {
      const { api } = await shop.member(right)
      expect([(await api.send('GET', asked)).status, (await api.send('GET', 'ledger')).status]).toEqual([403, 403])
    }
    expect((await app.api().send('GET', asked)).status).toBe(401)
  })
})
