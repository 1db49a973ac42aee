import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { runMigrations } from '../start/migrations'

/** What a company is owed, owes and has when its books begin: in accounts, stock and the drawer, and no sale, purchase or takings. */

let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-02-05T03:00:00Z')
  shop = await Shop.open(app)
})
afterEach(async () => expect(await shop.differences()).toEqual([]))
afterAll(() => app.close())

const YEAR = { since: '2029-01-01', until: '2029-12-31' }

const bring = async (kind: string, rows: readonly object[]): Promise<string> => {
  const told = (await shop.api.create('imports', { kind, rows } as never)) as unknown as ImportRecord
  expect(told.faults).toEqual([])
  await shop.api.patch('imports', told._id, { status: 'committed' } as never)
  return told._id
}
const undo = (importId: string) => shop.api.patch('imports', importId as never, { status: 'undone' } as never)

const partnerOf = async (code: string) => {
  const { data } = (await shop.api.send('GET', `assets?asset_code=${code}`)).body as {
    data: { _id: string; outstanding?: number; partnerBalance?: number }[]
  }
  const [found] = data
  if (!found) throw new Error(`no partner ${code}`)
  return found
}
const standingOf = async (code: string) => {
  const { outstanding, partnerBalance } = await partnerOf(code)
  return [outstanding ?? 0, partnerBalance ?? 0]
}

interface Business {
  readonly revenueOrdered: number
  readonly revenueShipped: number
  readonly revenue: number
  readonly cost: number
  readonly netProfit: number
  readonly inventoryIn: number
}
const business = () => shop.api.report<Business>('orders', { report: 'sales', ...YEAR })
const behind = async (figure: string): Promise<number> =>
  (await shop.api.report<{ total: number }>('orders', { report: 'salesEntries', figure, ...YEAR })).total

interface Cash {
  readonly closing: number
  readonly credit: { readonly data: readonly { readonly _id: string; readonly total: number }[] }
  readonly debit: { readonly data: readonly { readonly _id: string; readonly total: number }[] }
}
const cash = () => shop.api.report<Cash>('funds', { report: 'funds', ...YEAR })
const inDrawer = async (): Promise<number> => (await cash()).closing

const closingOf = async (group: string): Promise<number> =>
  (await shop.api.report<{ total: { closing: number } }>('orders', { report: 'liabilities', group, ...YEAR })).total.closing
const agesOf = async (group: string): Promise<number> =>
  (await shop.api.report<{ total: { open: number } }>('orders', { report: 'aging', group })).total.open
const totals = (group: string) => shop.api.report<object>('orders', { report: 'totals', group } as never)

const none = { revenueOrdered: 0, revenueShipped: 0, revenue: 0, cost: 0, netProfit: 0, inventoryIn: 0 }

const openBooks = async (): Promise<string> => {
  const importId = await bring('customers', [
    { name: 'Quán Cây Bàng', asset_code: 'N1', openingDebt: 30_000_000, debtSince: '31/01/2029' },
    { name: 'Quán Trả Trước', asset_code: 'N2', openingDebt: -2_000_000, debtSince: '31/01/2029' },
  ])
  await shop.api.create('funds', { group: 'Opening Balance', amount: 10_000_000, label: 'Tiền mặt', status: 'completed' })
  return importId
}

describe('30,000,000 are owed and 2,000,000 prepaid when the books begin, with 10,000,000 in the drawer', () => {
  test('nothing was sold, earned or taken: 10,000,000 in cash, and each customer stands as before', async () => {
    await openBooks()
    expect(await business()).toMatchObject(none)
    expect([await behind('revenueOrdered'), await behind('revenueShipped')]).toEqual([0, 0])
    expect(await cash()).toMatchObject({ closing: 10_000_000, credit: { data: [{ _id: 'Opening Balance', total: 10_000_000 }] } })
    expect([await standingOf('N1'), await standingOf('N2')]).toEqual([
      [30_000_000, 0],
      [0, 2_000_000],
    ])
    expect([await closingOf('customerId'), await agesOf('customerId')]).toEqual([28_000_000, 30_000_000])
    expect(await shop.api.report('orders', { report: 'customers', ...YEAR })).toMatchObject({ data: [] })
    expect(await totals('sales')).toMatchObject({
      orders: 0,
      total: 0,
      outstanding: 30_000_000,
      owing: 1,
      opening: { orders: 1, total: 30_000_000 },
    })
    expect((await shop.api.find('orders', { group: 'sales' })).total).toBe(1)
  })

  test('what was prepaid stands in the cash book without a voucher, and no balance moves by it', async () => {
    await openBooks()
    const { data } = await shop.api.find('funds', { $sort: { created: 1 } } as never)
    expect(data.map(({ amount, isOpening, number, balance }) => [amount, isOpening, number, balance])).toEqual([
      [2_000_000, true, undefined, undefined],
      [10_000_000, undefined, 'T000001', 10_000_000],
    ])
  })

  test('the debt is paid into the drawer, and the next order out of what was prepaid: only that one was sold', async () => {
    await openBooks()
    const [debtor, payer] = [await partnerOf('N1'), await partnerOf('N2')]
    const [debt] = (await shop.api.find('orders', { customerId: debtor._id as never })).data
    if (!debt) throw new Error('no debt')
    await shop.pay(debt, 30_000_000)
    await shop.sale([], { customerId: payer._id, total: 5_000_000, usePartnerBalance: 2_000_000 })
    expect([await standingOf('N1'), await standingOf('N2')]).toEqual([
      [0, 0],
      [3_000_000, 0],
    ])
    expect([await inDrawer(), (await business()).revenue, (await business()).netProfit]).toEqual([40_000_000, 5_000_000, 5_000_000])
    expect(await closingOf('customerId')).toBe(3_000_000)
  })

  test('what was prepaid is given back: cash goes out that day, and nothing had come in', async () => {
    await openBooks()
    const { _id } = await partnerOf('N2')
    const [advance] = (await shop.api.find('funds', { customerId: _id as never })).data
    if (!advance) throw new Error('no advance')
    await shop.api.patch('funds', advance._id, { status: 'refunded' })
    expect([await inDrawer(), await standingOf('N2'), await closingOf('customerId')]).toEqual([8_000_000, [0, 0], 30_000_000])
    const { data } = await shop.api.find('funds', { $sort: { created: 1, _id: 1 } } as never)
    expect(data.map(({ amount, balance }) => [amount, balance])).toEqual([
      [2_000_000, undefined],
      [10_000_000, 10_000_000],
      [-2_000_000, 8_000_000],
    ])
  })

  test('the sheet taken back, nothing is left of it', async () => {
    const importId = await openBooks()
    await undo(importId)
    expect([await closingOf('customerId'), await agesOf('customerId'), await inDrawer()]).toEqual([0, 0, 10_000_000])
    expect(await totals('sales')).toMatchObject({ orders: 0, outstanding: 0, opening: { orders: 0, total: 0 } })
  })

  test('what came in before it was told apart is recognised by its sheet, and by what the forms wrote', async () => {
    const rice = await shop.goods('Gạo')
    await openBooks()
    await bring('stock', [{ product: rice.slug, quantity: 10, cost: 1000 }])
    const form = { total: 400_000, note: 'Nợ đầu kỳ', created: '2029-01-31T16:59:59.999Z' as never, isOpening: true }
    await shop.move(await shop.sale([], form), 'delivered')
    // Called so by somebody, on a day of its own: a sale.
    await shop.sale([], { total: 70_000, note: 'Nợ đầu kỳ' })
    const figures = async () => [await business(), await cash(), await totals('sales'), await closingOf('customerId')]
    const before = await figures()
    expect(before).toMatchObject([{ revenue: 70_000, inventoryIn: 0 }, { closing: 10_000_000 }, { opening: { orders: 2 } }, 28_470_000])
    for (const name of ['orders', 'funds'] as const)
      await app.database.collection(name).updateMany({ isOpening: true }, { $unset: { isOpening: '' } })
    await app.database.collection('settings').deleteMany({ name: /^(measure|opening balances)/ })
    await runMigrations(app.database)
    expect(await figures()).toEqual(before)
  })
})

test('8,000,000 owed to one supplier and 1,000,000 prepaid to another: nothing was bought, and no cash went out', async () => {
  const importId = await bring('suppliers', [
    { name: 'Xưởng gốm', asset_code: 'X1', openingDebt: 8_000_000, debtSince: '31/01/2029' },
    { name: 'Xưởng gỗ', asset_code: 'X2', openingDebt: -1_000_000, debtSince: '31/01/2029' },
  ])
  await shop.api.create('funds', { group: 'Opening Balance', amount: 10_000_000, label: 'Tiền mặt', status: 'completed' })
  expect(await business()).toMatchObject(none)
  expect(await cash()).toMatchObject({ closing: 10_000_000, debit: { data: [] } })
  expect([await standingOf('X1'), await standingOf('X2')]).toEqual([
    [8_000_000, 0],
    [0, 1_000_000],
  ])
  expect([await closingOf('supplierId'), await agesOf('supplierId')]).toEqual([7_000_000, 8_000_000])
  expect(await totals('purchases')).toMatchObject({ orders: 0, total: 0, outstanding: 8_000_000, opening: { orders: 1, total: 8_000_000 } })
  await shop.purchase([], { supplierId: (await partnerOf('X2'))._id, total: 3_000_000, usePartnerBalance: 1_000_000 })
  expect(await standingOf('X2')).toEqual([2_000_000, 0])
  const [debt] = (await shop.api.find('orders', { supplierId: (await partnerOf('X1'))._id as never })).data
  if (!debt) throw new Error('no debt')
  const paid = await shop.pay(debt, 8_000_000)
  expect([await inDrawer(), await standingOf('X1')]).toEqual([2_000_000, [0, 0]])
  await shop.api.patch('funds', paid._id, { status: 'refunded' })
  expect([await inDrawer(), await standingOf('X1')]).toEqual([10_000_000, [8_000_000, 0]])
  expect(await shop.api.refused('PATCH', `imports/${importId}`, { status: 'undone' })).toMatchObject({ code: 409 })
})

test('opening stock stands in its warehouse at its cost, came in by no line of the report, and costs what it did once it is sold', async () => {
  const tea = await shop.goods('Trà sen', { price: 100_000 })
  const importId = await bring('stock', [{ product: tea.slug, quantity: 12, cost: 80_000 }])
  expect([await business(), await shop.stockOf(tea)]).toMatchObject([none, 12])
  expect(await totals('inventoryIn')).toMatchObject({ orders: 0, total: 0, opening: { orders: 1, total: 960_000 } })
  await shop.receive(tea, 1, 90_000)
  expect(await business()).toMatchObject({ inventoryIn: 90_000, netProfit: 0 })
  await shop.ship(await shop.sale([of(tea, 3)]))
  expect(await business()).toMatchObject({ revenue: 300_000, cost: 240_000, netProfit: 60_000, inventoryIn: 90_000 })
  expect(await shop.api.refused('PATCH', `imports/${importId}`, { status: 'undone' })).toMatchObject({ code: 409 })
})

describe('written by hand', () => {
  test('a debt without items and stock that comes in are from before; goods sold then, or taken out, are not', async () => {
    const rice = await shop.goods('Gạo')
    const debt = await shop.sale([], { total: 500_000, isOpening: true })
    expect(debt).toMatchObject({ isOpening: true, total: 500_000 })
    const text = 'From before the books began there are only debts without items, and stock that comes in'
    expect(await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, items: [of(rice, 1)], isOpening: true })).toMatchObject(
      {
        code: 400,
        errors: { items: text },
      },
    )
    expect(await shop.refusedOrder({ group: 'inventoryOut', items: [of(rice, 1)], isOpening: true })).toMatchObject({ code: 400 })
    expect(await shop.refusedPatch(debt, { items: [of(rice, 1)] })).toEqual([400, text])
    expect(await shop.api.patch('orders', debt._id, { total: 600_000 })).toMatchObject({ total: 600_000, isOpening: true })
    expect([await business(), await closingOf('customerId')]).toMatchObject([none, 600_000])
  })

  test('a debt of the month before doesn’t come again with the orders that are copied of it', async () => {
    const january = '2029-01-20T03:00:00Z' as never
    await shop.sale([], { total: 500_000, isOpening: true, created: january })
    const real = await shop.sale([], { total: 80_000, created: january })
    expect(await shop.api.create('orders', { copyMonth: real._id, confirmTotal: 80_000 } as never)).toMatchObject({
      copied: 1,
      remaining: 0,
    })
  })

  test('a debt that is forgiven is owed no more, and no revenue is taken back', async () => {
    const debt = await shop.sale([], { total: 500_000, isOpening: true })
    await shop.move(debt, 'delivered')
    await shop.move(debt, 'returned')
    expect([await business(), await closingOf('customerId')]).toMatchObject([none, 0])
    expect(await totals('sales')).toMatchObject({ orders: 0, opening: { orders: 0, total: 0 }, leftOut: { orders: 1, total: 500_000 } })
  })
})
