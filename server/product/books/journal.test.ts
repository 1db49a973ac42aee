import type { Order } from '@shared/areas/trade/services/orders'
import { runMigrations } from '../start/migrations'
import { readBody } from '../../ledger/journal-body'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** The journal: every act is entered on its day, debit and credit, and what is entered stays. */

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
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const entries = () => app.database.records('journal', shop.founder.workspaceId).find({}, { sort: { at: 1, _id: 1 } })

/** All lines of a record, as an accountant writes them. */
const linesOf = async ({ _id }: { _id: string }): Promise<string[]> =>
  (await entries())
    .filter(({ recordId }) => recordId === _id)
    .flatMap(({ day, body }) => readBody(body).lines.map(({ act, account, side, amount }) => `${day} ${act} ${side} ${account} ${amount}`))

/** Debits less credits of each account over all entries. */
const balances = async (): Promise<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { body } of await entries())
    for (const { account, side, amount } of readBody(body).lines)
      sums[account] = (sums[account] ?? 0) + (side === 'debit' ? amount : -amount)
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

const bring = (order: Pick<Order, '_id'>, goods: { _id: string }, quantity: number): Promise<Order> =>
  shop.api.patch('orders', order._id, { returning: [{ productId: goods._id, quantity }] } as never)

describe('a sale', () => {
  test('enters nothing until it is shipped, then revenue and cost on that day', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
    const sale = await shop.sale([of(rice, 7)])
    expect(await linesOf(sale)).toEqual([])
    await on('2029-02-06')
    await shop.ship(sale)
    expect(await linesOf(sale)).toEqual([
      '2029-02-06 sale-shipped debit 131 700000',
      '2029-02-06 sale-shipped credit 511 700000',
      '2029-02-06 sale-shipped debit 632 420000',
      '2029-02-06 sale-shipped credit 156 420000',
    ])
    expect(await balances()).toEqual({ '131': 700_000, '156': 180_000, '3381': -600_000, '511': -700_000, '632': 420_000 })
  })

  test('that comes back in part is turned on the day it does; its own day stays', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
    const sale = await shop.ship(await shop.sale([of(rice, 7)]))
    await on('2029-03-10')
    await bring(sale, rice, 2)
    expect((await linesOf(sale)).slice(4)).toEqual([
      '2029-03-10 sale-returned credit 131 200000',
      '2029-03-10 sale-returned debit 511 200000',
      '2029-03-10 sale-returned credit 632 120000',
      '2029-03-10 sale-returned debit 156 120000',
    ])
    expect(await balances()).toEqual({ '131': 500_000, '156': 300_000, '3381': -600_000, '511': -500_000, '632': 300_000 })
  })

  test('whose price is corrected enters the difference alone, on the day of the correction', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
    const sale = await shop.ship(await shop.sale([of(rice, 7)]))
    await on('2029-03-10')
    await shop.api.patch('orders', sale._id, { items: [{ productId: rice._id, quantity: 7, price: 90_000 }] } as never)
    expect((await linesOf(sale)).slice(4)).toEqual([
      '2029-03-10 sale-corrected debit 131 -70000',
      '2029-03-10 sale-corrected credit 511 -70000',
    ])
  })

  test('whose shipment is taken back is written in red on the day of the shipment: both stay to be read', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
    const sale = await shop.ship(await shop.sale([of(rice, 7)]))
    const [shipment] = (await shop.order(sale)).shipments ?? []
    await on('2029-02-07')
    await shop.api.patch('orders', sale._id, { undoShipment: shipment?.time } as never)
    expect((await linesOf(sale)).slice(4)).toEqual([
      '2029-02-05 sale-shipped debit 131 -700000',
      '2029-02-05 sale-shipped credit 511 -700000',
      '2029-02-05 sale-shipped debit 632 -420000',
      '2029-02-05 sale-shipped credit 156 -420000',
    ])
    expect(await balances()).toEqual({ '156': 600_000, '3381': -600_000 })
  })
})

test('a purchase that is received enters goods against the supplier, and its services as an expense', async () => {
  const rice = await shop.goods('Gạo')
  const carriage = await shop.service('Chở hàng')
  const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 1_000 }), of(carriage, 1, { cost: 500 })]))
  await shop.move(purchase, 'delivered')
  expect(await balances()).toEqual({ '156': 10_000, '331': -10_500, '6422': 500 })
})

describe('money', () => {
  test('paid for a sale settles what is owed; an advance is owed to the customer', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
    const sale = await shop.ship(await shop.sale([of(rice, 1)]))
    await shop.pay(sale, 100_000)
    await shop.api.create('funds', {
      group: 'Sales',
      amount: 30_000,
      customerId: shop.customer._id,
      label: 'Ngân hàng',
      status: 'completed',
    } as never)
    expect(await balances()).toMatchObject({ '111': 100_000, '112': 30_000, '131': -30_000 })
  })

  test('that waits is entered when it is completed, on its own day, and turned on the day of its refund', async () => {
    const fund = await shop.api.create('funds', { group: 'Other Expenses', amount: 50_000, label: 'Tiền mặt', status: 'pending' } as never)
    expect(await linesOf(fund)).toEqual([])
    await shop.api.patch('funds', fund._id, { status: 'completed' })
    await on('2029-02-09')
    await shop.api.patch('funds', fund._id, { status: 'refunded', refundReason: 'Ghi nhầm' } as never)
    expect(await linesOf(fund)).toEqual([
      '2029-02-05 money-out debit 6422 50000',
      '2029-02-05 money-out credit 111 50000',
      '2029-02-09 money-refunded debit 111 50000',
      '2029-02-09 money-refunded credit 6422 50000',
    ])
  })

  test('moved from cash to the bank is entered once', async () => {
    await shop.api.create('funds', { amount: 40_000, label: 'Tiền mặt', transferTo: 'Ngân hàng', status: 'completed' } as never)
    expect(await balances()).toEqual({ '111': -40_000, '112': 40_000 })
  })
})

test('the journal of a company from before it is begun with what its records stand for, once, and goes on with what is left', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
  const sale = await shop.ship(await shop.sale([of(rice, 7)]))
  await bring(sale, rice, 2)
  await shop.pay(sale, 500_000)
  const before = await balances()
  await app.database.clear('journal', shop.founder.workspaceId, {})
  await app.database.collection('settings').deleteMany({ name: 'journal' })
  await runMigrations(app.database)
  expect(await balances()).toEqual(before)
  const begun = await entries()
  expect(begun.every(({ opening }) => opening === true)).toBe(true)
  expect(await shop.differences()).toEqual([])
  // Cut off after the first: what is there is left, what is missing comes.
  await app.database.clear('journal', shop.founder.workspaceId, { _id: { $ne: begun[0]?._id } })
  await app.database.collection('settings').deleteMany({ name: 'journal' })
  await runMigrations(app.database)
  expect(await balances()).toEqual(before)
  expect((await entries()).length).toBe(begun.length)
})

describe('where money stands', () => {
  test('a loan in a group apart from the business is owed, no income; setting the group otherwise later moves nothing', async () => {
    await shop.api.create('fundGroups', { name: 'Vay ngân hàng', isCredit: true, nonBusiness: true } as never)
    await shop.api.create('funds', { group: 'Vay ngân hàng', amount: 900_000, label: 'Ngân hàng', status: 'completed' } as never)
    await shop.api.create('funds', { group: 'Other Income', amount: 1_000, label: 'Tiền mặt', status: 'completed' } as never)
    expect(await balances()).toEqual({ '111': 1_000, '112': 900_000, '3388': -900_000, '711': -1_000 })
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { nonBusinessIEGroups: ['Other Income'] } } as never)
    await shop.api.create('funds', { group: 'Other Income', amount: 500, label: 'Tiền mặt', status: 'completed' } as never)
    expect(await balances()).toEqual({ '111': 1_500, '112': 900_000, '3388': -900_500, '711': -1_000 })
    expect(await shop.differences()).toEqual([])
  })

  test('a label that is renamed keeps its account; an entry put under another label changes its own', async () => {
    const fund = await shop.api.create('funds', { group: 'Other Income', amount: 700, label: 'Ngân hàng', status: 'completed' } as never)
    const renamed = await shop.api.send('PATCH', `funds?label=${encodeURIComponent('Ngân hàng')}`, { label: 'VCB' })
    expect(renamed.status).toBe(200)
    expect(await balances()).toEqual({ '112': 700, '711': -700 })
    await shop.api.patch('funds', fund._id, { note: 'thu nợ' })
    expect(await balances()).toEqual({ '112': 700, '711': -700 })
    await shop.api.patch('funds', fund._id, { label: 'Tiền mặt' })
    expect(await balances()).toEqual({ '111': 700, '711': -700 })
    expect(await shop.differences()).toEqual([])
  })
})

test('a machine of 1,200,000 over six months, sold after two for 900,000: its cost goes out, and 100,000 are a gain', async () => {
  const machine = await shop.api.create('assets', { group: 'Owned Assets', name: 'Máy xay' } as never)
  await shop.api.create('funds', {
    group: 'Assets',
    amount: 1_200_000,
    label: 'Ngân hàng',
    status: 'completed',
    instantPayment: true,
    assetId: machine._id,
    assetSince: '2029-02',
    assetUntil: '2029-07',
  } as never)
  await on('2029-03-31')
  await shop.api.patch('assets', machine._id, { status: 'removed', disposal: { amount: 900_000, label: 'Tiền mặt' } } as never)
  expect(await balances()).toEqual({ '111': 900_000, '112': -1_200_000, '6422': 400_000, '711': -100_000 })
  expect(await shop.differences()).toEqual([])
})

describe('every entry', () => {
  test('is numbered without gap, and a byte that is changed in one is found', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
    const sale = await shop.ship(await shop.sale([of(rice, 7)]))
    await shop.pay(sale, 700_000)
    expect(await shop.differences()).toEqual([])
    const all = await entries()
    expect(all.map(({ n }) => n)).toEqual(all.map((_entry, index) => index + 1))
    const shipped = all.find(({ body }) => body.includes('"d131"'))
    await app.database.correct(
      'journal',
      shop.founder.workspaceId,
      { _id: shipped?._id },
      { $set: { body: shipped?.body.replace('700000', '700001') } },
    )
    const found = (await shop.differences()).filter((each) => each.includes('journal'))
    expect(found).toHaveLength(2)
    expect(found.join()).toMatch(/the journal lacks of orders .*131 debit.*-1/)
    expect(found.join()).toMatch(/is 1 out of balance/)
  })
})

test('an entry that is taken out is missed', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  await shop.ship(await shop.sale([of(rice, 7)]))
  const [first] = await entries()
  await app.database.clear('journal', shop.founder.workspaceId, { _id: first?._id })
  expect((await shop.differences()).join()).toMatch(/is missing/)
})
