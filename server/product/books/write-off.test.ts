import type { Asset } from '@shared/areas/partners/services/assets'
import type { Order } from '@shared/areas/trade/services/orders'
import { readBody } from '../../ledger/journal-body'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, saying, Shop, watchBooks } from '../../testing/shop'

/** A debt that nobody expects to be paid any more: less is owed and it is an expense, without any money. */

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
watchBooks(() => app)
afterAll(() => app.close())

const at = async (moment: string): Promise<void> => {
  now = new Date(moment)
  await shop.signInAgain()
}
const on = (day: string): Promise<void> => at(`${day}T03:00:00Z`)
const close = (lockDate: string | null) => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate } } as never)

const writeOff = (order: Pick<Order, '_id'>, amount: number, more: object = {}): Promise<Order> =>
  shop.api.patch('orders', order._id, { writeOff: { amount, reason: 'Khách bỏ trốn', ...more } } as never)
const undo = (order: Order, index = 0): Promise<Order> =>
  shop.api.patch('orders', order._id, { undoWriteOff: order.writeOffs?.[index]?.at } as never)

/** A sale of goods for 1,000,000 that cost 600,000, delivered and not paid. */
const owedMillion = async (): Promise<Order> => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
  const order = await shop.ship(await shop.sale([of(rice, 10)]))
  return shop.move(order, 'delivered')
}

interface Business {
  readonly revenue: number
  readonly cost: number
  readonly groups: readonly { readonly _id: string; readonly isCredit: boolean; readonly total: number }[]
  readonly netProfit: number
}
const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }
const MARCH = { since: '2029-03-01', until: '2029-03-31' }
const business = (range: object = FEBRUARY): Promise<Business> => shop.api.report('orders', { report: 'sales', ...range } as never)
const cash = async (): Promise<number> =>
  (await shop.api.report<{ closing: number }>('funds', { report: 'funds', since: '2029-01-01', until: '2029-12-31' })).closing
interface Account {
  readonly opening: number
  readonly ordered: number
  readonly paid: number
  readonly writtenOff: number
  readonly closing: number
}
const statement = (range: object = FEBRUARY): Promise<Account & { data: readonly { kind: string; amount: number; balance: number }[] }> =>
  shop.api.report('orders', { report: 'liabilitiesDetails', partnerId: shop.customer._id, ...range } as never)
const liabilities = async (range: object = FEBRUARY): Promise<Account | undefined> =>
  (await shop.api.report<{ data: Account[] }>('orders', { report: 'liabilities', group: 'customerId', ...range } as never)).data[0]
const aged = async (): Promise<number> =>
  (await shop.api.report<{ total: { open: number } }>('orders', { report: 'aging', group: 'customerId' })).total.open
const due = async (): Promise<number> =>
  (await shop.api.report<{ total: { open: number } }>('orders', { report: 'dueDebts', group: 'customerId' })).total.open
const takings = async (): Promise<number> =>
  (await shop.api.report<{ total: { paid: number } }>('orders', { report: 'customers', ...FEBRUARY })).total.paid
const balances = (range: object = FEBRUARY) =>
  shop.api.report<{ data: { account: string; debit: number; credit: number; closingDebit: number; closingCredit: number }[] }>('ledger', {
    report: 'trialBalance',
    ...range,
  } as never)
const linesOf = async ({ _id }: { _id: string }): Promise<string[]> =>
  (await app.database.records('journal', shop.founder.workspaceId).find({}, { sort: { at: 1, _id: 1 } }))
    .filter(({ recordId }) => recordId === _id)
    .flatMap(({ day, body }) => readBody(body).lines.map(({ act, account, side, amount }) => `${day} ${act} ${side} ${account} ${amount}`))

/** All that the books say. */
const told = async () => ({
  partner: await shop.partner(shop.customer),
  business: await business(),
  cash: await cash(),
  liabilities: await liabilities(),
  aged: await aged(),
  due: await due(),
  takings: await takings(),
  trialBalance: (await balances()).data.filter(({ debit, credit, ...each }) => debit || credit || each.closingDebit || each.closingCredit),
})

test('owed 1,000,000, written off 400,000: owed 600,000, the profit of the day 400,000 less, cash as it was', async () => {
  const order = await owedMillion()
  const before = await told()
  const after = await writeOff(order, 400_000)
  expect(after).toMatchObject({
    writtenOff: 400_000,
    paid: 0,
    statusPayment: 'pending',
    writeOffs: [{ amount: 400_000, reason: 'Khách bỏ trốn' }],
  })
  expect(await shop.partner(shop.customer)).toEqual({ outstanding: 600_000, balance: 0 })
  const result = await business()
  expect(result.groups).toEqual([{ _id: 'Bad Debts', isCredit: false, total: -400_000 }])
  expect([before.business.netProfit, result.netProfit]).toEqual([400_000, 0])
  expect([result.revenue, result.cost]).toEqual([1_000_000, 600_000])
  expect(await cash()).toBe(before.cash)
  expect(await takings()).toBe(0)
  expect([await aged(), await due()]).toEqual([600_000, 600_000])
  expect(await liabilities()).toMatchObject({ opening: 0, ordered: 1_000_000, paid: 400_000, writtenOff: 400_000, closing: 600_000 })
  const { data, ...sums } = await statement()
  expect(data).toMatchObject([
    { kind: 'ordered', amount: 1_000_000, balance: 1_000_000 },
    { kind: 'writtenOff', amount: -400_000, balance: 600_000 },
  ])
  expect(sums).toMatchObject({ ordered: 1_000_000, paid: 400_000, writtenOff: 400_000, closing: 600_000 })
  expect((await linesOf(order)).slice(4)).toEqual([
    '2029-02-05 debt-written-off debit 6422 400000',
    '2029-02-05 debt-written-off credit 131 400000',
  ])
})

test('taken back, everything is as it was; the journal says so in red', async () => {
  const order = await owedMillion()
  const before = await told()
  const after = await writeOff(order, 400_000)
  const undone = await undo(after)
  expect(undone.writtenOff).toBeUndefined()
  expect(undone.writeOffs).toMatchObject([{ amount: 400_000, undone: { by: { _id: shop.founder.userId } } }])
  expect(await told()).toEqual(before)
  expect((await linesOf(order)).slice(6)).toEqual([
    '2029-02-05 debt-written-off debit 6422 -400000',
    '2029-02-05 debt-written-off credit 131 -400000',
  ])
  expect((await statement()).data.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['ordered', 1_000_000],
    ['writtenOff', -400_000],
    ['writeOffUndone', 400_000],
  ])
  expect(await shop.refusedPatch(order, { undoWriteOff: after.writeOffs?.[0]?.at })).toEqual([409, 'No such write-off stands'])
})

test('a month that is closed takes no write-off, and keeps one that it has', async () => {
  const order = await owedMillion()
  const february = await writeOff(order, 100_000)
  const told = await business()
  await on('2029-03-05')
  await close('2029-02-28')
  const late = { amount: 300_000, reason: 'Khách bỏ trốn', at: '2029-02-20T03:00:00Z' }
  expect((await shop.refusedPatch(order, { writeOff: late }))[0]).toBe(409)
  await writeOff(order, 300_000)
  expect((await business(MARCH)).netProfit).toBe(-300_000)
  // What was written off in February is taken back in March: February says what it said.
  await undo(february)
  expect(await business()).toMatchObject({ netProfit: told.netProfit, groups: told.groups })
  expect((await business(MARCH)).groups).toEqual([{ _id: 'Bad Debts', isCredit: false, total: -200_000 }])
  expect(await shop.partner(shop.customer)).toEqual({ outstanding: 700_000, balance: 0 })
  expect((await linesOf(order)).slice(-2)).toEqual([
    '2029-03-05 debt-written-off debit 6422 -100000',
    '2029-03-05 debt-written-off credit 131 -100000',
  ])
})

test('in an open month it may be of an earlier day, not of one before the order nor ahead', async () => {
  const order = await owedMillion()
  await on('2029-03-05')
  await writeOff(order, 400_000, { at: '2029-02-28T03:00:00Z' })
  expect((await business()).netProfit).toBe(0)
  expect((await business(MARCH)).netProfit).toBe(0)
  for (const moment of ['2029-02-04T03:00:00Z', '2029-03-06T03:00:00Z'])
    expect((await shop.refusedPatch(order, { writeOff: { amount: 1, reason: 'x', at: moment } }))[0]).toBe(400)
})

test('more than is owed is refused, as is what wasn’t delivered', async () => {
  const order = await owedMillion()
  expect(await shop.refusedPatch(order, { writeOff: { amount: 1_000_001, reason: 'x' } })).toEqual([
    409,
    'At most 1,000,000 of order S000001 can be written off: what was delivered and is not paid',
  ])
  await shop.pay(order, 300_000)
  expect((await shop.refusedPatch(order, { writeOff: { amount: 700_001, reason: 'x' } }))[0]).toBe(409)
  expect(await writeOff(order, 700_000)).toMatchObject({ statusPayment: 'completed', paid: 300_000 })
  expect((await shop.refusedPatch(order, { writeOff: { amount: 1, reason: 'x' } }))[0]).toBe(409)
  const ordered = await shop.sale([of(await shop.goods('Đường', { stock: 5 }), 5)])
  expect((await shop.refusedPatch(ordered, { writeOff: { amount: 1, reason: 'x' } }))[0]).toBe(409)
})

test('what was known before it tells 1,000,000', async () => {
  const order = await owedMillion()
  await at('2029-02-10T03:00:00Z')
  await writeOff(order, 400_000, { at: '2029-02-06T03:00:00Z' })
  const known = { knownAt: '2029-02-09T03:00:00Z' }
  expect((await liabilities({ ...FEBRUARY, ...known }))?.closing).toBe(1_000_000)
  expect((await business({ ...FEBRUARY, ...known })).netProfit).toBe(400_000)
  expect((await statement({ ...FEBRUARY, ...known })).data).toMatchObject([{ kind: 'ordered', balance: 1_000_000 }])
  await at('2029-02-11T03:00:00Z')
  const since = { knownAt: '2029-02-10T05:00:00Z' }
  expect((await liabilities({ ...FEBRUARY, ...since }))?.closing).toBe(600_000)
  expect((await statement({ ...FEBRUARY, ...since })).data).toMatchObject([
    { kind: 'ordered', balance: 1_000_000 },
    { kind: 'writtenOff', amount: -400_000, balance: 600_000 },
  ])
})

test('is the board’s, and says why', async () => {
  const order = await owedMillion()
  const seller = await shop.member('/sales', '/funds', '/report')
  const asked = { writeOff: { amount: 1_000, reason: 'x' } }
  expect(await shop.refusedPatch(order, asked, seller.api)).toEqual([403, 'Only BOD can write off a debt'])
  const after = await writeOff(order, 1_000)
  expect((await shop.refusedPatch(order, { undoWriteOff: after.writeOffs?.[0]?.at }, seller.api))[0]).toBe(403)
  for (const wrong of [{ amount: 1_000, reason: '  ' }, { amount: 1_000 }, { amount: 0, reason: 'x' }, { amount: -5, reason: 'x' }])
    expect((await shop.refusedPatch(order, { writeOff: wrong }))[0]).toBe(400)
  const purchase = await shop.ship(await shop.purchase([of(await shop.goods('Đường'), 1, { cost: 500 })]))
  expect((await shop.refusedPatch(purchase, asked))[0]).toBe(409)
})

describe('what was written off stays so until it is taken back', () => {
  const refusal = [
    409,
    '400,000 of order S000001 was written off: take that back first. What is paid of a debt that was written off is other income',
  ]

  test('a payment beyond the rest is refused; as other income it is profit, on 711', async () => {
    const order = await owedMillion()
    await writeOff(order, 400_000)
    const payment = { orderId: order._id, group: 'Sales', label: 'Tiền mặt', status: 'completed' }
    expect(saying(await shop.api.refused('POST', 'funds', { ...payment, amount: 600_001 }))).toEqual(refusal)
    await shop.pay(order, 600_000)
    const late = { group: 'Other Income', name: 'Thu nợ đã xoá của Chị Hoa', label: 'Tiền mặt', amount: 400_000, status: 'completed' }
    const income = await shop.api.create('funds', late as never)
    expect(await linesOf(income)).toEqual(['2029-02-05 money-in debit 111 400000', '2029-02-05 money-in credit 711 400000'])
    expect((await business()).netProfit).toBe(400_000)
    expect(await shop.partner(shop.customer)).toEqual({ outstanding: 0, balance: 0 })
  })

  test('an order doesn’t come back, nor become cheaper than what is left of it', async () => {
    const order = await owedMillion()
    await writeOff(order, 400_000)
    expect(await shop.refusedPatch(order, { status: 'returned' })).toEqual(refusal)
    expect(await shop.refusedPatch(order, { discount: 600_001 })).toEqual(refusal)
    await shop.api.patch('orders', order._id, { discount: 600_000 } as never)
    expect(await shop.partner(shop.customer)).toEqual({ outstanding: 0, balance: 0 })
  })

  test('a shipment isn’t taken back', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000, stock: 10 })
    const order = await shop.ship(await shop.sale([of(rice, 10)]))
    await writeOff(order, 400_000)
    expect(await shop.refusedPatch(order, { undoShipment: order.shipments[0]?.time })).toEqual(refusal)
    expect(await shop.stockOf(rice)).toBe(0)
  })
})

test('the figure of bad debts leads to the orders it is of', async () => {
  const order = await owedMillion()
  await writeOff(order, 400_000)
  const behind = await shop.api.report('orders', { report: 'salesEntries', figure: 'group', group: 'Bad Debts', ...FEBRUARY } as never)
  expect(behind).toMatchObject({
    total: -400_000,
    count: 1,
    data: [{ service: 'orders', _id: order._id, number: 'S000001', amount: -400_000 }],
  })
})

test('a debt from before the books began can be written off: it is an expense of now', async () => {
  const opening = await shop.api.create('orders', {
    group: 'sales',
    customerId: shop.customer._id,
    total: 5_000_000,
    isOpening: true,
    created: '2029-01-31T03:00:00Z',
  } as never)
  await shop.move(opening, 'delivered')
  await writeOff(opening, 5_000_000)
  expect((await business()).netProfit).toBe(-5_000_000)
  expect(await shop.partner(shop.customer)).toEqual({ outstanding: 0, balance: 0 })
})

test('an agent earns nothing by an order whose debt was written off', async () => {
  const agent: Asset = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Minh' })
  const order = await shop.api.create('orders', { group: 'sales', agentId: agent._id, total: 1_000_000 } as never)
  await shop.move(order, 'delivered')
  await writeOff(order, 1_000_000)
  const [kept] = await app.database.records('orders', shop.founder.workspaceId).find({ _id: order._id })
  expect(kept?.earnings).toBeUndefined()
})

test('two write-offs at the same moment can’t both succeed', async () => {
  const order = await owedMillion()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => shop.api.send('PATCH', `orders/${order._id}`, { writeOff: { amount: 600_000, reason: 'x' } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await shop.partner(shop.customer)).toEqual({ outstanding: 400_000, balance: 0 })
})
