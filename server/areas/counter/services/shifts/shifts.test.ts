import type { Product } from '@shared/areas/goods/services/products'
import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../../../testing/app'
import type { Api } from '../../../../testing/api'
import { saying, Shop } from '../../../../testing/shop'

let now = new Date('2029-02-10T07:00:00Z')
const secret = 'a secret that two servers of one company share'
let app: TestApp
let shop: Shop
let tea: Product
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720', AUTH_SECRET: secret } })
  shop = await Shop.open(app)
  tea = await shop.goods('Trà sen', { price: 45_000, cost: 20_000, stock: 50 })
})
afterAll(async () => {
  expect(await shop.differences()).toEqual([])
  await app.close()
})
const later = (minutes: number): Date => (now = new Date(now.getTime() + minutes * 60_000))

let shift: Shift
let counters = 0
const open = (opening = 1_000_000, counter = `Quầy ${++counters}`): Promise<Shift> =>
  shop.api.create('shifts', { counter, warehouseId: shop.warehouse._id, opening })
beforeEach(async () => {
  shift = await open()
})

type Own = { readonly order?: object; readonly counter?: object; readonly api?: Api }
const body = (quantity: number, { order, counter }: Own = {}): object => ({
  group: 'sales',
  items: [{ productId: tea._id, quantity }],
  ...order,
  counter: { shiftId: shift._id, payments: [{ label: 'Tiền mặt', amount: 45_000 * quantity }], ...counter },
})
const sell = (quantity: number, own: Own = {}): Promise<Order> => (own.api ?? shop.api).create('orders', body(quantity, own) as never)
const refusedSale = async (quantity: number, own: Own = {}) =>
  saying(await (own.api ?? shop.api).refused('POST', 'orders', body(quantity, own)))
const undo = (order: Order, api: Api = shop.api): Promise<Order> => api.patch('orders', order._id, { undoSale: true })
const shiftNow = (): Promise<Shift> => shop.api.get('shifts', shift._id)
const close = (count: number, own: object = {}): Promise<Shift> =>
  shop.api.patch('shifts', shift._id, { status: 'closed', counted: [{ value: 5_000, count }], ...own } as never)
const paymentsOf = async (order: Order) =>
  (await shop.api.find('funds', { orderId: order._id, $sort: { _id: 1 } } as never)).data.map(({ label, amount, status }) => [
    label,
    amount,
    status,
  ])

test('one press sells: delivered, paid, gone from the warehouse, with the change; one more takes all of it back', async () => {
  const before = await shop.stockOf(tea)
  const sold = await sell(3, { counter: { received: 200_000 } })
  expect(sold).toMatchObject({
    status: 'delivered',
    statusPayment: 'completed',
    total: 135_000,
    paid: 135_000,
    change: 65_000,
    customer: { name: 'Khách lẻ' },
    warehouse: { name: 'Kho chính' },
    counter: { name: shift.counter, received: 200_000 },
  })
  expect(await shop.stockOf(tea)).toBe(before - 3)
  expect(await paymentsOf(sold)).toEqual([['Tiền mặt', 135_000, 'completed']])
  expect(await shiftNow()).toMatchObject({
    expected: 1_135_000,
    takings: [{ label: 'Tiền mặt', amount: 135_000 }],
    sales: { count: 1, amount: 135_000 },
    returns: { count: 0, amount: 0 },
  })

  expect(await undo(sold)).toMatchObject({ status: 'cancelled', paid: 0 })
  expect(await shop.stockOf(tea)).toBe(before)
  expect(await shiftNow()).toMatchObject({ expected: 1_000_000, returns: { count: 1, amount: 135_000 } })
})

test('is paid in parts: cash, and a transfer; only the cash lies in the drawer', async () => {
  const payments = [
    { label: 'Tiền mặt', amount: 50_000 },
    { label: 'Ngân hàng', amount: 40_000 },
  ]
  const sold = await sell(2, { counter: { payments, received: 100_000 } })
  expect([sold.paid, sold.change]).toEqual([90_000, 50_000])
  expect(await paymentsOf(sold)).toEqual([
    ['Tiền mặt', 50_000, 'completed'],
    ['Ngân hàng', 40_000, 'completed'],
  ])
  expect((await shiftNow()).expected).toBe(1_050_000)
})

test('what isn’t paid is owed by somebody who is named, by nobody else', async () => {
  const payments = [{ label: 'Tiền mặt', amount: 40_000 }]
  expect(await refusedSale(1, { counter: { payments } })).toEqual([400, '5,000 is still to be paid: name a customer to sell on credit'])
  const sold = await sell(1, { counter: { payments }, order: { customerId: shop.customer._id } })
  expect(sold).toMatchObject({ status: 'delivered', statusPayment: 'pending', paid: 40_000, customer: { name: 'Chị Hoa' } })
  expect((await shop.partner(shop.customer)).outstanding).toBe(5_000)
})

test.each([
  [
    'more than it comes to',
    { counter: { payments: [{ label: 'Tiền mặt', amount: 46_000 }] } },
    [400, 'The sale comes to 45,000: less than what is paid'],
  ],
  ['less cash than is paid', { counter: { received: 20_000 } }, [400, 'What was received is less than the 45,000 paid in cash']],
  ['a purchase', { order: { group: 'purchases' } }, [400, 'Only sales are sold at a counter']],
] as const)('refuses %s, and books nothing', async (_what, own, said) => {
  expect(await refusedSale(1, own)).toEqual(said)
  expect(await shiftNow()).toMatchObject({ expected: 1_000_000, sales: { count: 0 } })
})

test('what isn’t there isn’t sold: neither goods nor money move', async () => {
  const before = await shop.stockOf(tea)
  expect((await refusedSale(500))[0]).toBe(409)
  expect(await shop.stockOf(tea)).toBe(before)
  expect(await shiftNow()).toMatchObject({ expected: 1_000_000, sales: { count: 0, amount: 0 } })
})

test('two who press at once on one counter are both sold, each once', async () => {
  await Promise.all([sell(1), sell(1), sell(1)])
  expect(await shiftNow()).toMatchObject({ expected: 1_135_000, sales: { count: 3, amount: 135_000 } })
})

test('on two servers, too: each sale is once in the shift, and of the last piece one is sold', async () => {
  const other = await startTestApp({ now: () => now, env: { MONGODB_URI: app.uri, AUTH_SECRET: secret, TOKEN_MINUTES: '720' } })
  try {
    const there = other.api(shop.founder.token)
    await Promise.all([shop.api, there, shop.api, there, shop.api, there].map((api) => sell(1, { api })))
    expect(await shiftNow()).toMatchObject({ expected: 1_270_000, sales: { count: 6, amount: 270_000 } })

    const last = await shop.goods('Ấm tử sa', { price: 90_000, cost: 50_000, stock: 1 })
    const counter = { shiftId: shift._id, payments: [{ label: 'Tiền mặt', amount: 90_000 }] }
    const one = { group: 'sales', items: [{ productId: last._id, quantity: 1 }], counter }
    const answers = await Promise.all([shop.api.send('POST', 'orders', one), there.send('POST', 'orders', one)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await shop.stockOf(last)).toBe(0)
    expect(await shiftNow()).toMatchObject({ expected: 1_360_000, sales: { count: 7 } })
  } finally {
    await other.close()
  }
})

test('a counter has one open shift; closed it sells no more, and its difference is booked with the reason', async () => {
  expect(await shop.api.refused('POST', 'shifts', { counter: shift.counter, warehouseId: shop.warehouse._id, opening: 0 })).toMatchObject({
    code: 409,
    message: 'This counter has an open shift already: go on with it, or close it',
  })
  const sold = await sell(1)
  expect(
    saying(await shop.api.refused('PATCH', `shifts/${shift._id}`, { status: 'closed', counted: [{ value: 5_000, count: 205 }] })),
  ).toEqual([400, 'Say why the drawer differs by -20,000'])
  expect(await close(205, { note: 'Thối nhầm khách' })).toMatchObject({
    status: 'closed',
    expected: 1_045_000,
    countedAmount: 1_025_000,
    difference: -20_000,
    closedBy: { name: 'Founder' },
    fund: { number: expect.stringMatching(/^C/) },
  })
  const { data } = await shop.api.find('funds', { group: 'Cash Shortage', $sort: { _id: -1 }, $limit: 1 } as never)
  expect(data).toMatchObject([{ amount: -20_000, label: 'Tiền mặt', note: 'Thối nhầm khách', status: 'completed' }])
  expect(await refusedSale(1)).toEqual([409, `Shift ${shift.number} is closed: open one`])
  expect(await shop.refusedPatch(sold, { undoSale: true })).toEqual([409, `Shift ${shift.number} is closed: open one`])
  expect(await open(0, shift.counter)).toMatchObject({ status: 'open' })
})

test('devices that sell without a connection never have the same number, whichever counter they stand at', async () => {
  const other = await open()
  const asked = await Promise.all([shift, other, shift].map(({ _id }) => shop.api.patch('shifts', _id, { newDevice: true } as never)))
  expect(asked.map(({ device }) => device).sort()).toEqual([1, 2, 3])
})

test('where a company counts blind, who counts hears what there should be once they have counted, by no other way; a recount is noted', async () => {
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { blindCount: true } } as never)
  const seller = await shop.member('/sales')
  const listening = await app.socket(seller.token)
  shift = await open(500_000)
  await sell(2)
  const nothing = {
    expected: 0,
    takings: [],
    sales: { count: 1, amount: 0 },
    returns: { count: 0, amount: 0 },
    blind: true,
    opening: 500_000,
  }
  expect(await seller.api.get('shifts', shift._id)).toMatchObject(nothing)
  expect((await seller.api.find('shifts', { _id: shift._id, $select: ['expected', 'takings'] } as never)).data).toMatchObject([
    { expected: 0, takings: [] },
  ])
  expect(
    JSON.stringify((await seller.api.find('history' as never, { service: 'shifts', recordId: shift._id } as never)).data),
  ).not.toContain('590000')
  expect((await listening.received('shifts patched', ({ record }) => record._id === shift._id)).record).toMatchObject(nothing)
  expect(await shiftNow()).toMatchObject({ expected: 590_000, sales: { count: 1, amount: 90_000 } })

  const refused = async (data: object) => saying(await seller.api.refused('PATCH', `shifts/${shift._id}`, data))
  expect(await refused({ status: 'closed', counted: [{ value: 5_000, count: 1 }], note: 'thử', expected: 1 })).toEqual([
    409,
    'Count the drawer and press “Counted” before you close the shift',
  ])
  expect(await refused({ carry: { amount: 9_000_000, label: 'Két' } })).toEqual([409, 'By the books there isn’t as much in the drawer'])
  expect(await refused({ countDone: true })).toMatchObject([400, expect.anything()])

  const first = await seller.api.patch('shifts', shift._id, { countDone: true, counted: [{ value: 5_000, count: 117 }] } as never)
  expect(first).toMatchObject({ expected: 590_000, counts: [{ amount: 585_000, expected: 590_000, difference: -5_000 }] })
  const closedShift = await seller.api.patch('shifts', shift._id, { status: 'closed', counted: [{ value: 5_000, count: 118 }] } as never)
  expect(closedShift).toMatchObject({
    difference: 0,
    counts: [
      { amount: 585_000, difference: -5_000 },
      { amount: 590_000, difference: 0 },
    ],
  })
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { blindCount: false } } as never)
})

test('whoever sold undoes it within ten minutes, the board as long as the shift is open, nobody else', async () => {
  const [seller, colleague] = await Promise.all([shop.member('/sales'), shop.member('/sales')])
  const [early, late] = [await sell(1, { api: seller.api }), await sell(1, { api: seller.api })]
  expect((await shop.refusedPatch(early, { undoSale: true }, colleague.api))[0]).toBe(403)
  expect(await undo(early, seller.api)).toMatchObject({ status: 'cancelled' })
  later(11)
  expect(await shop.refusedPatch(late, { undoSale: true }, seller.api)).toEqual([
    403,
    'A sale is undone within 10 minutes by who made it: ask BOD to take it back',
  ])
  expect(await undo(late)).toMatchObject({ status: 'cancelled' })
  expect(await shop.refusedPatch(late, { undoSale: true })).toEqual([409, 'Only what was sold at a counter is undone'])
})

test.each(['status', 'started', 'period', 'isOpening', 'shippingTime'])('a sale that is handed over at once takes no %s', async (field) => {
  const value = { status: 'new-order', started: '2029-03-01', period: 1, isOpening: true, shippingTime: now.toISOString() }[field]
  const { code, errors } = await shop.api.refused('POST', 'orders', body(1, { order: { [field]: value } }))
  expect([code, Object.keys(errors ?? {})]).toEqual([400, [field]])
})

test('what came back in part since, or was paid later, isn’t undone in one press: the till would be short', async () => {
  const back = await sell(2, { order: { customerId: shop.customer._id } })
  await shop.api.patch('orders', back._id, { returning: [{ productId: tea._id, quantity: 1 }] } as never)
  const owed = await sell(1, { counter: { payments: [{ label: 'Tiền mặt', amount: 40_000 }] }, order: { customerId: shop.customer._id } })
  await shop.pay(owed, 5_000)
  for (const order of [back, owed])
    expect(await shop.refusedPatch(order, { undoSale: true })).toEqual([
      409,
      'Something came back of this sale, or was paid, since: return it as any other',
    ])
})

test('what a buyer brings back is paid out of the drawer that stands at the counter now, the transfer before the cash', async () => {
  const payments = [
    { label: 'Tiền mặt', amount: 50_000 },
    { label: 'Ngân hàng', amount: 40_000 },
  ]
  const sold = await sell(2, { counter: { payments } })
  await close(210)
  const next = await open(500_000, shift.counter)
  const inDrawer = async () => {
    const { expected, takings, returns } = await shop.api.get('shifts', next._id)
    return [expected, takings, returns]
  }
  await shop.api.patch('orders', sold._id, { returning: [{ productId: tea._id, quantity: 1 }], refund: true } as never)
  expect(await inDrawer()).toEqual([
    495_000,
    [
      { label: 'Tiền mặt', amount: -5_000 },
      { label: 'Ngân hàng', amount: -40_000 },
    ],
    { count: 1, amount: 45_000 },
  ])
  await shop.move(sold, 'returned')
  expect(await inDrawer()).toEqual([
    450_000,
    [
      { label: 'Tiền mặt', amount: -50_000 },
      { label: 'Ngân hàng', amount: -40_000 },
    ],
    { count: 2, amount: 90_000 },
  ])
})

test('money of a walk-in customer isn’t kept: goods come back with it, or once it was given back', async () => {
  const seller = await shop.member('/sales')
  const sold = await sell(2)
  const returning = [{ productId: tea._id, quantity: 1 }]
  const said = [409, 'The 45,000 paid for what comes back goes back with it, since nobody is named: ask BOD to return it with a refund']
  expect(await shop.refusedPatch(sold, { returning }, seller.api)).toEqual(said)
  expect(await shop.refusedPatch(sold, { returning })).toEqual(said)
  const named = await sell(1, { order: { customerId: shop.customer._id } })
  const balance = async () => (await shop.partner(shop.customer)).balance ?? 0
  const before = await balance()
  await seller.api.patch('orders', named._id, { returning } as never)
  expect((await balance()) - before).toBe(45_000)
  await shop.api.patch('orders', sold._id, { returning, refund: true } as never)
  expect(await shiftNow()).toMatchObject({ expected: 1_090_000, returns: { count: 1, amount: 45_000 } })
})

test('a payment that is given back from funds leaves the drawer, too, and its goods then come back alone', async () => {
  const sold = await sell(2)
  const [payment] = (await shop.api.find('funds', { orderId: sold._id } as never)).data
  await shop.api.patch('funds', payment?._id ?? '', { status: 'refunded', refundReason: 'Khách đổi ý' } as never)
  expect(await shiftNow()).toMatchObject({ expected: 1_000_000, takings: [{ label: 'Tiền mặt', amount: 0 }], returns: { count: 0 } })
  const returning = [{ productId: tea._id, quantity: 2 }]
  expect(await shop.api.patch('orders', sold._id, { returning } as never)).toMatchObject({ status: 'returned', paid: 0 })
  expect((await shiftNow()).expected).toBe(1_000_000)
})

test('each payment goes back where it came from, whichever was given back before; what was paid elsewhere isn’t the drawer’s', async () => {
  const payments = [
    { label: 'Tiền mặt', amount: 50_000 },
    { label: 'Ngân hàng', amount: 30_000 },
  ]
  const sold = await sell(2, { counter: { payments }, order: { customerId: shop.customer._id } })
  later(1)
  const rest = await shop.pay(sold, 10_000)
  const entries = (await shop.api.find('funds', { orderId: sold._id } as never)).data
  const cash = entries.find(({ amount }) => amount === 50_000)
  const refund = (id = '') => shop.api.patch('funds', id, { status: 'refunded', refundReason: 'Khách đổi ý' } as never)
  await refund(rest._id)
  expect((await shiftNow()).expected).toBe(1_050_000)
  await refund(cash?._id)
  await shop.move(sold, 'returned')
  expect(await shiftNow()).toMatchObject({
    expected: 1_000_000,
    takings: [
      { label: 'Tiền mặt', amount: 0 },
      { label: 'Ngân hàng', amount: 0 },
    ],
    returns: { count: 1, amount: 90_000 },
  })
})

test('a return that is taken back lays its money into the drawer again', async () => {
  const sold = await sell(2)
  const after = await shop.api.patch('orders', sold._id, { returning: [{ productId: tea._id, quantity: 1 }], refund: true } as never)
  expect(await shiftNow()).toMatchObject({ expected: 1_045_000, returns: { count: 1, amount: 45_000 } })
  await shop.api.patch('orders', sold._id, { undoReturn: after.shipments.at(-1)?.time } as never)
  expect(await shiftNow()).toMatchObject({ expected: 1_090_000, returns: { count: 0, amount: 0 } })
})

const goods = (price: number, stock = 10) => shop.goods(`Hàng ${(made += 1)}`, { price, cost: 10_000, stock })
let made = 0
/** Goods of an earlier sale come back for these; `paid` in cash besides. */
const exchange = (
  earlier: Order,
  { for: other, back = tea, count = 1, paid = 0, own = {} }: { for: Product; back?: Product; count?: number; paid?: number; own?: object },
) => ({
  group: 'sales',
  items: [{ productId: other._id, quantity: 1 }],
  counter: {
    shiftId: shift._id,
    payments: paid > 0 ? [{ label: 'Tiền mặt', amount: paid }] : [],
    exchange: { orderId: earlier._id, returning: [{ productId: back._id, quantity: count }], ...own },
  },
})

test('goods are exchanged in one press by whoever sells: one comes back, another leaves, only the difference is paid; one more press takes all of it back', async () => {
  const seller = await shop.member('/sales')
  const better = await goods(60_000)
  const sold = await sell(2)
  const [teas, drawer] = [await shop.stockOf(tea), (await shiftNow()).expected]
  const body = exchange(sold, { for: better, paid: 15_000 })
  expect(saying(await seller.api.refused('POST', 'orders', exchange(sold, { for: better, paid: 14_000 })))).toEqual([
    400,
    '1,000 is still to be paid: name a customer to sell on credit',
  ])
  const other = (await seller.api.create('orders', body as never)) as Order
  expect(other).toMatchObject({
    status: 'delivered',
    statusPayment: 'completed',
    total: 60_000,
    paid: 60_000,
    counter: { exchange: { number: sold.order_number, payments: [{ label: 'Tiền mặt', amount: 45_000 }] } },
  })
  expect(await shop.order(sold)).toMatchObject({ status: 'delivered', paid: 45_000, returnedTotal: 45_000 })
  expect([await shop.stockOf(tea), await shop.stockOf(better)]).toEqual([teas + 1, 9])
  expect(await shiftNow()).toMatchObject({
    expected: drawer + 15_000,
    sales: { count: 2, amount: 150_000 },
    returns: { count: 1, amount: 45_000 },
  })

  const at = (await shop.order(sold)).shipments.at(-1)?.time
  expect(await shop.refusedPatch(sold, { undoReturn: at })).toEqual([
    409,
    `What came back paid for ${other.order_number}: undo that sale, or return its goods`,
  ])
  await undo(other, seller.api)
  expect(await shop.order(sold)).toMatchObject({ status: 'delivered', paid: 90_000 })
  expect([await shop.stockOf(tea), await shop.stockOf(better), (await shiftNow()).expected]).toEqual([teas, 10, drawer])
})

test('what comes back is worth more: the difference goes back in cash, by the board; a customer who is named keeps it', async () => {
  const seller = await shop.member('/sales')
  const cheaper = await goods(30_000)
  const payments = [
    { label: 'Tiền mặt', amount: 25_000 },
    { label: 'Ngân hàng', amount: 20_000 },
  ]
  const sold = await sell(1, { counter: { payments } })
  const asked = exchange(sold, { for: cheaper })
  expect((await shop.api.refused('POST', 'orders', asked)).message).toBe(
    'The 15,000 paid for what comes back goes back with it, since nobody is named: ask BOD to return it with a refund',
  )
  const refunding = exchange(sold, { for: cheaper, own: { refund: true } })
  expect((await seller.api.refused('POST', 'orders', refunding)).code).toBe(403)
  const other = (await shop.api.create('orders', refunding as never)) as Order
  expect(other.counter?.exchange?.payments).toEqual([
    { label: 'Ngân hàng', amount: 20_000 },
    { label: 'Tiền mặt', amount: 10_000 },
  ])
  expect(await shop.order(sold)).toMatchObject({ status: 'returned', paid: 0 })
  expect(await shiftNow()).toMatchObject({
    expected: 1_010_000,
    takings: [
      { label: 'Tiền mặt', amount: 10_000 },
      { label: 'Ngân hàng', amount: 20_000 },
    ],
  })
  await undo(other)
  expect(await shop.order(sold)).toMatchObject({ status: 'delivered', paid: 45_000 })
  expect((await shiftNow()).expected).toBe(1_025_000)

  const customer = { customerId: shop.customer._id }
  const named = await sell(1, { order: customer })
  const before = (await shop.partner(shop.customer)).balance ?? 0
  await seller.api.create('orders', { ...exchange(named, { for: cheaper }), ...customer } as never)
  expect(((await shop.partner(shop.customer)).balance ?? 0) - before).toBe(15_000)
  const inCash = [{ label: 'Tiền mặt', amount: 30_000 }]
  const spent = await sell(1, { order: { ...customer, usePartnerBalance: 15_000 }, counter: { payments: inCash } })
  expect(spent).toMatchObject({ status: 'delivered', statusPayment: 'completed', paid: 30_000 })
  expect(((await shop.partner(shop.customer)).balance ?? 0) - before).toBe(0)
})

test('goods that weren’t sold, of another order, or at a counter without a connection aren’t exchanged', async () => {
  const other = await goods(60_000)
  const sold = await sell(1)
  const bought = await shop.purchase([{ productId: tea._id, quantity: 1, cost: 20_000 }])
  const said = async (body: object) => {
    const { code, errors } = await shop.api.refused('POST', 'orders', body)
    return [code, Object.values(errors ?? {})[0]]
  }
  expect((await said(exchange(sold, { for: other, count: 2, paid: 15_000 })))[0]).toBe(400)
  expect(await said(exchange(bought, { for: other, paid: 15_000 }))).toEqual([400, 'Only goods of a sale are exchanged'])
  const away = exchange(sold, { for: other, paid: 15_000 })
  const counter = { ...away.counter, provisional: 'Q1-000001', key: 'an exchange' }
  expect(await said({ ...away, counter })).toEqual([400, 'Goods come back only while the counter is connected'])
  expect([await shop.stockOf(other), (await shiftNow()).expected]).toEqual([10, 1_045_000])
})

test('pressed twice at once an exchange is made once', async () => {
  const other = await goods(45_000)
  const sold = await sell(1)
  const body = exchange(sold, { for: other })
  const answers = await Promise.all([shop.api.send('POST', 'orders', body), shop.api.send('POST', 'orders', body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)])
  expect([await shop.stockOf(other), (await shiftNow()).expected]).toEqual([9, 1_045_000])
})

test('half a kilo and a third are sold to the dong; nothing and less than nothing aren’t', async () => {
  const rice = await shop.goods('Gạo ST25', { price: 33_333 })
  const service = await shop.service('Gói quà', 33_333)
  const of = (productId: string, quantity: unknown, amount: number) =>
    shop.api.send('POST', 'orders', {
      group: 'sales',
      items: [{ productId, quantity }],
      counter: { shiftId: shift._id, payments: [{ label: 'Tiền mặt', amount }] },
    })
  expect(await of(service._id, 1.5, 50_000)).toMatchObject({ status: 201, body: { total: 50_000, paid: 50_000, status: 'delivered' } })
  for (const quantity of [0, -1, '2', 1e12]) expect([quantity, (await of(service._id, quantity, 33_333)).status]).toEqual([quantity, 400])
  expect((await of(rice._id, 1, 33_333)).status).toBe(409)
  expect(await shiftNow()).toMatchObject({ expected: 1_050_000, sales: { count: 1 } })
})

describe('a transfer by the code that the counter shows', () => {
  const code = 'QBMIH8K2P0'
  let account = ''
  beforeAll(async () => {
    const of = { bank: '970436', account: '0071001234567', holder: 'TRA SEN', label: 'Ngân hàng' }
    account = (await shop.api.create('bankAccounts', of as never))._id
  })
  let references = 0
  const told = (amount: number, content: string) =>
    shop.api.create('bankTransfers', {
      accountId: account,
      reference: `FT26${++references}`,
      time: now.toISOString(),
      amount,
      content,
    } as never)
  const byCode = (amount: number, own = code) => ({ counter: { payments: [{ label: 'Ngân hàng', amount, code: own }] } })
  const arrived = async (amount: number, own = code, api: Api = shop.api): Promise<boolean> =>
    (await api.report<{ arrived: boolean }>('bankTransfers', { report: 'arrived', code: own, amount })).arrived

  test('is known to whoever sells once the bank tells of just that sum, and is settled by the sale', async () => {
    const seller = await shop.member('/sales')
    const transfer = await told(45_000, `CT DEN:0123 ${code.slice(0, 6)} ${code.slice(6)} tra sen`)
    expect(transfer).toMatchObject({ status: 'waiting', outcome: 'unknown' })
    expect([await arrived(45_000, code, seller.api), await arrived(44_000), await arrived(45_000, 'QB00000000')]).toEqual([
      true,
      false,
      false,
    ])
    const sold = await sell(1, { ...byCode(45_000), api: seller.api })
    expect(await shop.api.get('bankTransfers', transfer._id)).toMatchObject({
      status: 'settled',
      order: { order_number: sold.order_number },
    })
    expect(await paymentsOf(sold)).toEqual([['Ngân hàng', 45_000, 'completed']])
    expect(await arrived(45_000)).toBe(false)
  })

  test('is told after the sale as well, and is money once', async () => {
    const own = 'QBMIH8K2P1'
    const sold = await sell(2, byCode(90_000, own))
    expect(await told(90_000, `${own} chuyen tien`)).toMatchObject({ status: 'settled', order: { order_number: sold.order_number } })
    expect(await paymentsOf(sold)).toEqual([['Ngân hàng', 90_000, 'completed']])
    // A second one of the same words is other money.
    expect(await told(90_000, `${own} chuyen lai`)).toMatchObject({ status: 'waiting' })
  })

  test('of another sum, or to another account, waits for somebody to look at it', async () => {
    const own = 'QBMIH8K2P2'
    const sold = await sell(1, byCode(45_000, own))
    expect(await told(40_000, own)).toMatchObject({ status: 'waiting' })
    expect((await paymentsOf(sold)).length).toBe(1)
  })
})

describe('cash that is carried', () => {
  const carry = (amount: number, own: { readonly label?: string; readonly api?: Api; readonly note?: string } = {}): Promise<Shift> =>
    (own.api ?? shop.api).patch('shifts', shift._id, {
      carry: { amount, label: own.label ?? 'Két chính', ...(own.note ? { note: own.note } : {}) },
    } as never)
  const refusedCarry = async (amount: number, label = 'Két chính', api: Api = shop.api) =>
    saying(await api.refused('PATCH', `shifts/${shift._id}`, { carry: { amount, label } }))
  const held = async (label: string): Promise<number> => {
    const day = { since: '2029-02-10', until: '2029-02-28' }
    const { labels } = await shop.api.report<{ labels: { label: string; balance: number }[] }>('funds', { report: 'funds', ...day })
    return labels.find((each) => each.label === label)?.balance ?? 0
  }
  beforeAll(async () => {
    const { opts } = await shop.api.get('workspaces', shop.founder.workspaceId)
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { fundLabels: [...opts.fundLabels, 'Két chính'] } } as never)
  })

  test('goes from the drawer to the safe and back, and the drawer is expected to hold so much less', async () => {
    await sell(4)
    const [drawer, safe] = [await held('Tiền mặt'), await held('Két chính')]
    const carried = await carry(900_000, { note: 'Chị Ngọc nhận' })
    expect(carried).toMatchObject({ expected: 280_000, carried: [{ amount: -900_000, label: 'Két chính', note: 'Chị Ngọc nhận' }] })
    expect([await held('Tiền mặt'), await held('Két chính')]).toEqual([drawer - 900_000, safe + 900_000])
    expect((await carry(-100_000)).expected).toBe(380_000)
    expect((await sell(1)).status).toBe('delivered')
    expect((await shiftNow()).expected).toBe(425_000)
  })

  test('is never more than the drawer holds, nor nothing, nor to a bank or to the drawer itself', async () => {
    expect(await refusedCarry(1_000_001)).toEqual([409, 'Only 1,000,000 is in the drawer by the books'])
    expect(await refusedCarry(0)).toEqual([400, 'Say how much is carried'])
    expect(await refusedCarry(1_000, 'Tiền mặt')).toEqual([400, 'That is the account of this drawer'])
    expect((await refusedCarry(1_000, 'Ngân hàng'))[0]).toBe(400)
    expect((await shiftNow()).carried).toEqual([])
  })

  test('is carried out by whoever sells, and into the drawer by who keeps funds alone', async () => {
    const seller = await shop.member('/sales')
    expect(await refusedCarry(-50_000, 'Két chính', seller.api)).toEqual([
      403,
      'Only who keeps funds puts cash of another account into the drawer',
    ])
    expect((await carry(50_000, { api: seller.api })).expected).toBe(950_000)
  })

  test('is no entry that somebody takes back in funds: it stands with its shift', async () => {
    const [{ fundId = '' } = {}] = (await carry(70_000)).carried ?? []
    expect(saying(await shop.api.refused('PATCH', `funds/${fundId}`, { status: 'refunded' }))).toEqual([
      409,
      'This cash was carried by a shift at the counter: carry it back there',
    ])
  })

  test('at the end what isn’t left for the next shift goes to the safe, and the next knows what it was handed', async () => {
    const counter = shift.counter
    const safe = await held('Két chính')
    expect(await close(200, { kept: 1_000_001, keepTo: 'Két chính' }).catch(({ message }: Error) => message)).toContain(
      'Only 1,000,000 was counted: less can be left',
    )
    expect(await close(200, { kept: 0 }).catch(({ message }: Error) => message)).toContain('Say where the rest of the cash goes')
    const closed = await close(200, { kept: 300_000, keepTo: 'Két chính' })
    expect(closed).toMatchObject({ status: 'closed', difference: 0, expected: 1_000_000, countedAmount: 1_000_000, kept: 300_000 })
    expect(closed.carried).toMatchObject([{ amount: -700_000, label: 'Két chính' }])
    expect(await held('Két chính')).toBe(safe + 700_000)
    expect(await open(290_000, counter)).toMatchObject({ opening: 290_000, handedOver: 300_000, expected: 290_000 })
  })
})

test('where a company adds VAT, the sale is paid with it', async () => {
  const tax = {
    kind: 'company',
    vat: 'deduction',
    taxCode: '0316882407',
    legalName: 'Trà Sen',
    legalAddress: '1 Lê Lợi',
    since: '2029-02-01',
  }
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax } } as never)
  const payments = (amount: number) => ({ counter: { payments: [{ label: 'Tiền mặt', amount }] } })
  expect((await refusedSale(1, payments(45_000)))[1]).toBe('4,500 is still to be paid: name a customer to sell on credit')
  expect(await sell(1, payments(49_500))).toMatchObject({
    total: 49_500,
    statusPayment: 'completed',
    vat: [{ rate: 10, base: 45_000, amount: 4_500 }],
  })
  expect(await shiftNow()).toMatchObject({ expected: 1_049_500, sales: { count: 1, amount: 49_500 } })
})
