import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, saying, Shop, watchBooks } from '../../testing/shop'

/** What is given back of a payment is one movement of money, on the day it is given: it says so in every book, and what was received stays. */

const JANUARY = { since: '2029-01-01', until: '2029-01-31' }
const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }

let now = new Date('2029-01-10T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-01-10T03:00:00Z')
  shop = await Shop.open(app)
})
watchBooks(() => app)
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}
const close = (lockDate: string) => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate } } as never)

const receive = (order: Pick<Order, '_id'>, amount: number, own: object = {}): Promise<Fund> =>
  shop.api.create('funds', { orderId: order._id, group: 'Sales', amount, label: 'Ngân hàng', status: 'completed', ...own } as never)

/** Ten machines at 1,000,000, sold, shipped and paid by bank in January. */
const tenPaid = async (): Promise<{ order: Order; receipt: Fund; goods: { readonly _id: string } }> => {
  const goods = await shop.goods('Máy xay', { price: 1_000_000, stock: 10 })
  const order = await shop.ship(await shop.sale([of(goods, 10)]))
  return { order, receipt: await receive(order, 10_000_000), goods }
}

const back = ({ _id }: { readonly _id: string }, quantity: number) => ({ returning: [{ productId: _id, quantity }], refund: true })
const bring = (order: Pick<Order, '_id'>, goods: { readonly _id: string }, quantity: number): Promise<Order> =>
  shop.api.patch('orders', order._id, back(goods, quantity) as never)

/** Entries of an order, as they were entered. */
const entries = async ({ _id }: Pick<Order, '_id'>): Promise<unknown[]> =>
  (await shop.api.find('funds', { orderId: _id, $sort: { _id: 1 } } as never)).data.map(({ number, amount, status, label }) => [
    number,
    amount,
    status,
    label,
  ])

interface Cash {
  readonly opening: number
  readonly closing: number
}
const cash = (range: typeof JANUARY, label = 'Ngân hàng') => shop.api.report<Cash>('funds', { report: 'funds', ...range, label })
const account = (range: typeof JANUARY) =>
  shop.api.report<{ paid: number; closing: number; data: { kind: string; amount: number; at: string }[] }>('orders', {
    report: 'liabilitiesDetails',
    partnerId: shop.customer._id,
    ...range,
  })
const paidBy = async (range: typeof JANUARY): Promise<number> =>
  (
    await shop.api.report<{ total: number }>('orders', {
      report: 'tradeEntries',
      by: 'customerId',
      figure: 'paid',
      partnerId: shop.customer._id,
      ...range,
    })
  ).total

describe('1,000,000 given back in February of 10,000,000 received in January', () => {
  test('is one payment of 1,000,000 of that day, linked to the receipt, which stays as it was', async () => {
    const { order, receipt, goods } = await tenPaid()
    await on('2029-02-20')
    expect(await bring(order, goods, 1)).toMatchObject({ paid: 9_000_000, statusPayment: 'completed', returnedTotal: 1_000_000 })
    expect(await entries(order)).toEqual([
      ['T000001', 10_000_000, 'completed', 'Ngân hàng'],
      ['C000001', -1_000_000, 'refunded', 'Ngân hàng'],
    ])
    const [given] = (await shop.api.find('funds', { number: 'C000001' } as never)).data
    expect(given).toMatchObject({
      created: now.toISOString(),
      reverses: receipt._id,
      reversesNumber: 'T000001',
      isPart: true,
      balanceLabel: 9_000_000,
    })
    const stays = await shop.api.get('funds', receipt._id)
    expect(stays).toMatchObject({ created: receipt.created, amount: 10_000_000, status: 'completed', refundedAmount: 1_000_000 })
    expect(stays).not.toHaveProperty('refundedAt')
  })

  test('is −1,000,000 in the bank book, in the group and direction of what it gives back', async () => {
    const { order, goods } = await tenPaid()
    await on('2029-02-20')
    await bring(order, goods, 1)
    expect(await cash(JANUARY)).toMatchObject({ opening: 0, closing: 10_000_000, credit: { total: 10_000_000 } })
    expect(await cash(FEBRUARY)).toMatchObject({
      opening: 10_000_000,
      closing: 9_000_000,
      credit: { total: -1_000_000, data: [{ _id: 'Sales', total: -1_000_000 }] },
      debit: { total: 0, data: [] },
    })
  })

  test('is refunded on the customer’s statement, and what was paid stays paid', async () => {
    const { order, goods } = await tenPaid()
    await on('2029-02-20')
    await bring(order, goods, 1)
    const moves = ({ data }: Awaited<ReturnType<typeof account>>) => data.map(({ kind, amount }) => [kind, amount])
    const january = await account(JANUARY)
    expect(moves(january)).toEqual([
      ['ordered', 10_000_000],
      ['paid', -10_000_000],
    ])
    const february = await account(FEBRUARY)
    expect(moves(february).sort()).toEqual([
      ['refunded', 1_000_000],
      ['returned', -1_000_000],
    ])
    expect([january.closing, february.paid, february.closing]).toEqual([0, -1_000_000, 0])
    expect([await paidBy(JANUARY), await paidBy(FEBRUARY)]).toEqual([10_000_000, -1_000_000])
    expect(await shop.partner(shop.customer)).toEqual({ outstanding: 0, balance: 0 })
  })

  test('is of today though January is closed', async () => {
    const { order, goods } = await tenPaid()
    await on('2029-02-20')
    await close('2029-01-31')
    await bring(order, goods, 1)
    expect(await cash(JANUARY)).toMatchObject({ closing: 10_000_000 })
    expect(await cash(FEBRUARY)).toMatchObject({ closing: 9_000_000 })
    expect((await entries(order)).length).toBe(2)
  })

  test('can be neither changed, refunded nor cancelled itself', async () => {
    const { order, goods } = await tenPaid()
    await bring(order, goods, 1)
    const [given] = (await shop.api.find('funds', { number: 'C000001' } as never)).data
    for (const change of [{ status: 'cancelled' }, { label: 'Tiền mặt' }])
      expect(saying(await shop.api.refused('PATCH', `funds/${given?._id}`, change))).toEqual([
        409,
        'A cancelled or refunded entry cannot be changed',
      ])
    await shop.api.send('PATCH', `funds/${given?._id}`, { status: 'refunded' })
    expect((await shop.order(order)).paid).toBe(9_000_000)
    expect((await entries(order)).length).toBe(2)
  })
})

describe('what was given back in parts', () => {
  test('is a payment each time, and the rest of the receipt can be refunded after it, no more', async () => {
    const { order, receipt, goods } = await tenPaid()
    await on('2029-02-20')
    await bring(order, goods, 1)
    await on('2029-03-05')
    expect(await bring(order, goods, 2)).toMatchObject({ paid: 7_000_000 })
    expect(await shop.api.get('funds', receipt._id)).toMatchObject({ status: 'completed', refundedAmount: 3_000_000 })
    await on('2029-03-06')
    expect(await shop.api.patch('funds', receipt._id, { status: 'refunded' })).toMatchObject({
      status: 'cancelled',
      refundedAt: now.toISOString(),
      refundedAmount: 3_000_000,
    })
    expect((await shop.order(order)).paid).toBe(0)
    expect(saying(await shop.api.refused('PATCH', `orders/${order._id}`, back(goods, 1)))).toEqual([
      409,
      'Nothing is overpaid after this return',
    ])
    expect(await entries(order)).toEqual([
      ['T000001', 10_000_000, 'cancelled', 'Ngân hàng'],
      ['C000001', -1_000_000, 'refunded', 'Ngân hàng'],
      ['C000002', -2_000_000, 'refunded', 'Ngân hàng'],
      ['C000003', -7_000_000, 'refunded', 'Ngân hàng'],
    ])
    expect(await cash(FEBRUARY)).toMatchObject({ closing: 9_000_000 })
    expect(await cash({ since: '2029-03-01', until: '2029-03-31' })).toMatchObject({ opening: 9_000_000, closing: 0 })
    const rows = (await shop.api.find('funds', { orderId: order._id, since: '2029-01-01', $sort: { created: 1 } } as never)).data
    expect(rows.map(({ balanceLabel }) => balanceLabel)).toEqual([10_000_000, 9_000_000, 7_000_000, 0])
  })

  test('comes to all that was paid when all of the order comes back', async () => {
    const { order, goods } = await tenPaid()
    await on('2029-02-20')
    await bring(order, goods, 1)
    await shop.move(order, 'delivered')
    expect(await shop.move(order, 'returned')).toMatchObject({ status: 'returned', paid: 0 })
    expect((await entries(order)).at(-1)).toEqual(['C000002', -9_000_000, 'refunded', 'Ngân hàng'])
    expect(await cash(FEBRUARY)).toMatchObject({ closing: 0 })
  })

  test('of several receipts comes out of the latest, an entry each, with the label of the receipt', async () => {
    const goods = await shop.goods('Máy xay', { price: 1_000_000, stock: 10 })
    const order = await shop.ship(await shop.sale([of(goods, 10)]))
    await receive(order, 8_500_000)
    await on('2029-01-11')
    await receive(order, 1_500_000, { label: 'Tiền mặt' })
    await on('2029-02-20')
    expect(await bring(order, goods, 2)).toMatchObject({ paid: 8_000_000 })
    expect(await entries(order)).toEqual([
      ['T000001', 8_500_000, 'completed', 'Ngân hàng'],
      ['T000002', 1_500_000, 'cancelled', 'Tiền mặt'],
      ['C000001', -1_500_000, 'refunded', 'Tiền mặt'],
      ['C000002', -500_000, 'refunded', 'Ngân hàng'],
    ])
    expect([(await cash(FEBRUARY)).closing, (await cash(FEBRUARY, 'Tiền mặt')).closing]).toEqual([8_000_000, 0])
  })

  test('of a purchase comes in, and lowers what was spent', async () => {
    const goods = await shop.goods('Cà phê nhân')
    const order = await shop.ship(await shop.purchase([of(goods, 10, { cost: 1_000_000 })]))
    await shop.api.create('funds', { orderId: order._id, group: 'Purchases', amount: 10_000_000, label: 'Ngân hàng', status: 'completed' })
    await on('2029-02-20')
    expect(await bring(order, goods, 1)).toMatchObject({ paid: 9_000_000 })
    expect(await entries(order)).toEqual([
      ['C000001', -10_000_000, 'completed', 'Ngân hàng'],
      ['T000001', 1_000_000, 'refunded', 'Ngân hàng'],
    ])
    expect(await cash(FEBRUARY)).toMatchObject({
      credit: { total: 0 },
      debit: { total: 1_000_000, data: [{ _id: 'Purchases', total: 1_000_000 }] },
    })
    expect(await shop.partner(shop.supplier)).toEqual({ outstanding: 0, balance: 0 })
  })
})

test('two people who give back at once give back what each return is worth, and never more than was received', async () => {
  const { order, receipt, goods } = await tenPaid()
  await on('2029-02-20')
  const asked = [
    ...[1, 2, 3].map(() => shop.api.send('PATCH', `orders/${order._id}`, back(goods, 3))),
    shop.api.send('PATCH', `funds/${receipt._id}`, { status: 'refunded' }),
    shop.api.send('PATCH', `orders/${order._id}`, back(goods, 3)),
  ]
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409 && status !== 400)).toEqual([])
  const all = (await shop.api.find('funds', { orderId: order._id } as never)).data
  const left = all.reduce((sum, { amount }) => sum + amount, 0)
  expect(left).toBeGreaterThanOrEqual(0)
  expect((await shop.order(order)).paid).toBe(left)
  expect((await cash(FEBRUARY)).closing).toBe(left)
})

test('more than was received is refused whatever the order says of it, and the recount names what doesn’t agree', async () => {
  const { order, receipt, goods } = await tenPaid()
  const noted = async (refundedAmount: number | undefined) => {
    const change = refundedAmount === undefined ? { $unset: { refundedAmount: '' } } : { $set: { refundedAmount } }
    await app.database.correct('funds', shop.founder.workspaceId, { _id: receipt._id }, change)
  }
  await noted(9_500_000)
  expect(saying(await shop.api.refused('PATCH', `orders/${order._id}`, back(goods, 1)))).toEqual([
    409,
    `At most 500000 dong can be refunded of order ${order.order_number}: no more was received`,
  ])
  expect((await entries(order)).length).toBe(1)
  expect(await shop.differences()).toEqual([
    'refunds of T000001: 9500000 instead of 0',
    `payment of ${order.order_number}: {"paid":10000000,"statusPayment":"completed"} instead of {"paid":500000,"statusPayment":"pending"}`,
  ])
  await noted(undefined)
})

describe('a return with which money was given back', () => {
  const takeBack = (order: Pick<Order, '_id'>, at: string | undefined) => shop.api.patch('orders', order._id, { undoReturn: at } as never)
  const lastReturn = ({ shipments }: Order): string | undefined => shipments.at(-1)?.time
  const figuresOfAllDays = async () => [
    await cash(JANUARY),
    await cash(FEBRUARY),
    await account(JANUARY),
    await account(FEBRUARY),
    await shop.api.report('orders', { report: 'sales', ...JANUARY }),
    await shop.api.report('orders', { report: 'sales', ...FEBRUARY }),
    await shop.api.report('ledger', { report: 'trialBalance', ...FEBRUARY }),
    await shop.partner(shop.customer),
  ]

  test('is taken back with the money: every figure of every day is as it was, and the voucher stays, cancelled', async () => {
    const { order, receipt, goods } = await tenPaid()
    await on('2029-02-20')
    const before = await figuresOfAllDays()
    const after = await bring(order, goods, 1)
    expect(await figuresOfAllDays()).not.toEqual(before)
    await on('2029-02-25')
    expect(await takeBack(order, lastReturn(after))).toMatchObject({ paid: 10_000_000, statusPayment: 'completed', status: 'shipped' })
    expect(await figuresOfAllDays()).toEqual(before)
    expect(await entries(order)).toEqual([
      ['T000001', 10_000_000, 'completed', 'Ngân hàng'],
      ['C000001', -1_000_000, 'cancelled', 'Ngân hàng'],
    ])
    expect(await shop.api.get('funds', receipt._id)).not.toHaveProperty('refundedAmount')
  })

  test('is taken back likewise where a receipt was given back as a whole', async () => {
    const goods = await shop.goods('Máy xay', { price: 1_000_000, stock: 10 })
    const order = await shop.ship(await shop.sale([of(goods, 10)]))
    await receive(order, 7_000_000)
    await receive(order, 3_000_000)
    await on('2029-02-20')
    const before = await figuresOfAllDays()
    // 3,000,000 of the last receipt, and 1,000,000 of the first.
    const after = await bring(order, goods, 4)
    expect(await entries(order)).toEqual([
      ['T000001', 7_000_000, 'completed', 'Ngân hàng'],
      ['T000002', 3_000_000, 'cancelled', 'Ngân hàng'],
      ['C000001', -3_000_000, 'refunded', 'Ngân hàng'],
      ['C000002', -1_000_000, 'refunded', 'Ngân hàng'],
    ])
    expect(await takeBack(order, lastReturn(after))).toMatchObject({ paid: 10_000_000 })
    expect(await entries(order)).toEqual([
      ['T000001', 7_000_000, 'completed', 'Ngân hàng'],
      ['T000002', 3_000_000, 'completed', 'Ngân hàng'],
      ['C000001', -3_000_000, 'cancelled', 'Ngân hàng'],
      ['C000002', -1_000_000, 'cancelled', 'Ngân hàng'],
    ])
    expect(await figuresOfAllDays()).toEqual(before)
  })

  test('is entered in red on its own day', async () => {
    const { order, goods } = await tenPaid()
    await on('2029-02-20')
    const after = await bring(order, goods, 1)
    await on('2029-02-25')
    await takeBack(order, lastReturn(after))
    const { data } = await shop.api.report<{ data: { number?: string; act: string; account: string; debit: number; credit: number }[] }>(
      'ledger',
      { report: 'journal', ...FEBRUARY },
    )
    expect(
      data.filter(({ number }) => number === 'C000001').map(({ act, account, debit, credit }) => [act, account, debit, credit]),
    ).toEqual([
      ['money-refunded', '131', 1_000_000, 0],
      ['money-refunded', '112', 0, 1_000_000],
      ['money-refunded', '131', -1_000_000, 0],
      ['money-refunded', '112', 0, -1_000_000],
    ])
  })

  test('two such are taken back from the last, each with its own money', async () => {
    const { order, goods } = await tenPaid()
    const first = await bring(order, goods, 4)
    // The rest of the receipt: it is given back as a whole.
    await on('2029-02-20')
    const second = await bring(order, goods, 5)
    const undone = await takeBack(order, lastReturn(first))
    expect(undone).toMatchObject({ paid: 5_000_000 })
    expect(await takeBack(order, lastReturn(second))).toMatchObject({ paid: 10_000_000 })
  })

  test('stays while the same receipt was refunded as a whole since', async () => {
    const { order, goods, receipt } = await tenPaid()
    const after = await bring(order, goods, 4)
    await shop.api.patch('funds', receipt._id, { status: 'refunded' })
    expect(await shop.refusedPatch(order, { undoReturn: lastReturn(after) })).toEqual([
      409,
      'More was given back of the same payment since: take that back first',
    ])
  })

  test('is taken back by whoever may give money back', async () => {
    const { order, goods } = await tenPaid()
    const after = await bring(order, goods, 1)
    const seller = await shop.member('/sales')
    expect(await shop.refusedPatch(order, { undoReturn: lastReturn(after) }, seller.api)).toEqual([
      403,
      'Only BOD and who has the right to refunds can refund an entry',
    ])
    const refunder = await shop.member('/sales', '/refunds')
    expect(await refunder.api.patch('orders', order._id, { undoReturn: lastReturn(after) } as never)).toMatchObject({ paid: 10_000_000 })
  })

  test('stays once its day is closed', async () => {
    const { order, goods } = await tenPaid()
    const after = await bring(order, goods, 1)
    await on('2029-02-01')
    await close('2029-01-31')
    expect((await shop.api.refused('PATCH', `orders/${order._id}`, { undoReturn: lastReturn(after) })).code).toBe(409)
    expect(await entries(order)).toEqual([
      ['T000001', 10_000_000, 'completed', 'Ngân hàng'],
      ['C000001', -1_000_000, 'refunded', 'Ngân hàng'],
    ])
  })
})
