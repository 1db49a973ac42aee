import type { Fund } from '@shared/areas/money/services/funds'
import type { FundsReport } from '@shared/areas/money/rules/reports/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import { addProgram } from '../../../../testing/actors'
import type { Api } from '../../../../testing/api'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

const now = new Date('2026-05-20T03:00:00Z')
let app: TestApp
let shop: Shop
let seller: Api
let buyer: Api
let cashier: Api
let program: Api
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
  ;[seller, buyer, cashier] = (await Promise.all([shop.member('/sales'), shop.member('/purchases'), shop.member('/funds')])).map(
    ({ api }) => api,
  ) as [Api, Api, Api]
  program = (await addProgram(app, shop.founder, ['/sales'])).api
})
afterAll(() => app.close())
afterEach(async () => expect(await shop.differences()).toEqual([]))

/** A debt of a customer, to a supplier: no lines, a total alone. */
const owed = (total: number, own: object = {}): Promise<Order> => shop.sale([], { total: total as never, ...own })
const bought = (total: number): Promise<Order> => shop.purchase([], { total: total as never })
const enter = (api: Api, order: Order, amount: unknown, own: object = {}): Promise<Fund> =>
  api.create('funds', {
    orderId: order._id,
    group: order.group === 'purchases' ? 'Purchases' : 'Sales',
    amount,
    label: 'Tiền mặt',
    ...own,
  })
const complete = (api: Api, { _id }: Fund, more: object = {}) => api.send('PATCH', `funds/${_id}`, { status: 'completed', ...more })
const refused = async (api: Api, { _id }: Fund, more: object = {}) =>
  saying(await api.refused('PATCH', `funds/${_id}`, { status: 'completed', ...more }))
const tooMuch = ({ order_number }: Order, open: number): [number, string] => [
  403,
  `Only ${open.toLocaleString('en-US')} dong is outstanding on ${order_number}: what is more waits until BOD complete it`,
]
const paidOf = async (order: Order) => (await shop.order(order)).paid

describe('a seller without the funds right', () => {
  test('can’t turn a receipt beyond a sale of 1,000 into a balance of five billion: it waits for the board', async () => {
    const sale = await owed(1000)
    const entry = await enter(seller, sale, 5_000_000_000)
    expect(entry).toMatchObject({ status: 'new-entry', amount: 5_000_000_000 })
    expect(await refused(seller, entry)).toEqual(tooMuch(sale, 1000))
    expect(await shop.partner(shop.customer)).toMatchObject({ balance: 0 })
    expect((await shop.api.get('funds', entry._id)).status).toBe('new-entry')
    expect((await complete(shop.api, entry)).status).toBe(200)
    expect(await shop.partner(shop.customer)).toMatchObject({ balance: 4_999_999_000 })
  })

  test('completes what is outstanding, in parts and to the dong, and nothing beyond', async () => {
    const sale = await owed(1000)
    expect((await complete(seller, await enter(seller, sale, 400))).status).toBe(200)
    expect(await refused(seller, await enter(seller, sale, 601))).toEqual(tooMuch(sale, 600))
    expect((await complete(seller, await enter(seller, sale, 600))).status).toBe(200)
    expect(await refused(seller, await enter(seller, sale, 1))).toEqual(tooMuch(sale, 0))
    expect(await paidOf(sale)).toBe(1000)
  })

  test('doesn’t get past it by another amount, or lines, in the very change that completes', async () => {
    const sale = await owed(1000)
    const entry = await enter(seller, sale, 1000)
    expect(await refused(seller, entry, { amount: 1001 })).toEqual(tooMuch(sale, 1000))
    expect(await refused(seller, entry, { items: [{ name: 'Hàng', price: 501, quantity: 2 }] })).toEqual(tooMuch(sale, 1000))
    const larger = await enter(seller, sale, 2000)
    expect((await complete(seller, larger, { amount: 999 })).body).toMatchObject({ status: 'completed', amount: 999 })
    expect(saying(await seller.refused('PATCH', `funds/${larger._id}`, { amount: 5000 }))).toEqual([
      409,
      'A completed entry keeps its group, amount, date and items',
    ])
    expect(await paidOf(sale)).toBe(999)
  })

  test('nor by completing two entries at the same moment', async () => {
    const sale = await owed(1000)
    const entries = await Promise.all([1000, 1000, 600, 1000].map((amount) => enter(seller, sale, amount)))
    const answers = await Promise.all(entries.map((entry) => complete(seller, entry)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
    expect([600, 1000]).toContain(await paidOf(sale))
  })

  test('nor by entering it completed, whatever the amount', async () => {
    const sale = await owed(1000)
    expect(saying(await seller.refused('POST', 'funds', { orderId: sale._id, group: 'Sales', amount: 1, status: 'completed' }))).toEqual([
      403,
      'Only Funds staff or BOD can enter a completed entry',
    ])
  })

  test('what came back, and what the balance paid, is outstanding no more', async () => {
    const rice = await shop.goods('Gạo nếp', { price: 100, stock: 10 })
    const sale = await shop.sale([of(rice, 10)])
    await shop.ship(sale)
    await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 4 }] } as never)
    expect(await refused(seller, await enter(seller, sale, 601))).toEqual(tooMuch(sale, 600))
    const used = await owed(1000, { usePartnerBalance: 300 })
    expect(await refused(seller, await enter(seller, used, 701))).toEqual(tooMuch(used, 700))
    expect((await complete(seller, await enter(seller, used, 700))).status).toBe(200)
  })

  test('pays a series ahead order by order, each up to what is outstanding of it', async () => {
    const first = await owed(500, { period: 1, started: '2026-05-20', moPaymentDate: 15 })
    await enter(seller, first, 4500, { prepaid: 3 })
    const { data: series } = await shop.api.find('orders', { sourceId: first._id, $sort: { created: 1 } })
    const { data: entries } = await shop.api.find('funds', { orderId: { $in: series.map(({ _id }) => _id) }, $sort: { _id: 1 } } as never)
    expect(entries.map(({ amount, status }) => [amount, status])).toEqual([
      [1500, 'new-entry'],
      [1500, 'new-entry'],
      [1500, 'new-entry'],
    ])
    for (const [place, entry] of entries.entries()) expect(await refused(seller, entry)).toEqual(tooMuch(series[place] as Order, 500))
    for (const entry of entries) expect((await complete(seller, entry, { amount: 500 })).status).toBe(200)
  })
})

/** Who tries to complete an entry of 1,001 that they made themselves, on what 1,000 is owed of. */
const tries: readonly (readonly [string, () => Api, (total: number) => Promise<Order>, 200 | 403])[] = [
  ['a seller, on a sale', () => seller, owed, 403],
  ['a buyer, on a purchase', () => buyer, bought, 403],
  ['a program that may sell, on a sale', () => program, owed, 403],
  ['who has the funds right, on a sale', () => cashier, owed, 200],
  ['who has the funds right, on a purchase', () => cashier, bought, 200],
  ['the board, on a sale', () => shop.api, owed, 200],
]
test.each(tries)('%s, completes a dong more than is outstanding: %#', async (_who, caller, made, expected) => {
  const order = await made(1000)
  const entry = await enter(caller(), order, 1001)
  expect((await complete(caller(), entry)).status).toBe(expected)
  if (expected === 403) expect((await complete(caller(), entry, { amount: 1000 })).status).toBe(200)
  expect(await paidOf(order)).toBe(expected === 200 ? 1001 : 1000)
})

test('none of the refused receipts is in the cash book', async () => {
  const { closing } = await shop.api.report<FundsReport>('funds', { report: 'funds', since: '2026-05-20', until: '2026-05-20' })
  const { data } = await shop.api.find('funds', { status: 'completed', $limit: -1 })
  expect(closing).toBe(data.reduce((sum, { amount }) => sum + amount, 0))
})

test('a payment of a sale names nobody but the buyer of the sale: nobody learns what another partner is called', async () => {
  const { api } = await shop.member('/sales')
  const sale = await shop.sale([], { total: 1000 }, api)
  const entry = { group: 'Sales', orderId: sale._id, amount: 500 }
  for (const misplaced of [{ supplierId: shop.supplier._id }, { agentId: shop.supplier._id }])
    expect(Object.keys((await api.refused('POST', 'funds', { ...entry, ...misplaced })).errors ?? {})).toEqual(Object.keys(misplaced))
  expect((await api.create('funds', { ...entry, customerId: shop.customer._id })).customerId).toBe(shop.customer._id)
})
