import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, saying, Shop } from '../../testing/shop'

/** 10:00 in Vietnam on 20 May 2026. */
let now = new Date('2026-05-20T03:00:00Z')
let app: TestApp
let shop: Shop
let visit: Product
let entry: Fund
let sale: Order
let machineId: string
let accountId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
  visit = await shop.service('Đi khảo sát', 1)
  await shop.earned(shop.founder.userId, MOST, '2026-05')
  entry = await shop.api.create('funds', { group: 'Other Income', amount: 5 })
  sale = await shop.sale([of(visit, 1)])
  machineId = (await shop.api.create('assets', { group: 'Owned Assets', name: 'Máy rang' }))._id
  accountId = (await shop.api.create('bankAccounts', { bank: '970436', account: '0071001234567' }))._id
})
// Shipments are known by their moment.
beforeEach(() => (now = new Date(now.getTime() + 60_000)))
afterAll(() => app.close())

const MOST = 1_000_000_000_000
const ABOVE = 1_000_000_000_001
const TEXT = 'At most 1,000,000,000,000 dong: look whether there is a zero too many, or enter it in parts'
const LINE_TEXT = 'Đi khảo sát: price and quantity come to more than 1,000,000,000,000 dong; look whether there is a zero too many'

/** Every way into the books, with the amount it is sent. */
const doors: readonly (readonly [string, 'POST' | 'PATCH', (amount: number) => readonly [string, object], string])[] = [
  ['an entry', 'POST', (amount) => ['funds', { group: 'Other Income', amount }], TEXT],
  [
    'the lines of an entry',
    'POST',
    (amount) => ['funds', { group: 'Other Income', items: [{ name: 'Xe', price: amount, quantity: 1 }] }],
    TEXT,
  ],
  ['another amount of an entry', 'PATCH', (amount) => [`funds/${entry._id}`, { amount }], TEXT],
  ['a payment of an order', 'POST', (amount) => ['funds', { orderId: sale._id, group: 'Sales', amount }], TEXT],
  [
    'an advance to a member',
    'POST',
    (amount) => ['funds', { group: 'Salaries and Incentives', userId: shop.founder.userId, amount }],
    TEXT,
  ],
  ['a transfer between labels', 'POST', (amount) => ['funds', { label: 'Tiền mặt', transferTo: 'Ngân hàng', amount }], TEXT],
  [
    'an asset paid at once',
    'POST',
    (amount) => ['funds', { assetId: machineId, instantPayment: true, assetSince: '2026-05', assetUntil: '2026-06', amount }],
    TEXT,
  ],
  [
    'an asset paid month by month',
    'POST',
    (amount) => [
      'funds',
      { assetId: machineId, recurringPayment: true, assetSince: '2026-05', assetUntil: '2026-06', group: 'Other Expenses', amount },
    ],
    TEXT,
  ],
  ['an order of a total alone', 'POST', (total) => ['orders', { group: 'sales', customerId: shop.customer._id, total }], TEXT],
  [
    'orders that come again',
    'POST',
    (total) => [
      'orders',
      { group: 'sales', customerId: shop.customer._id, total, started: '2026-05-20', ended: '2026-07-20', moPaymentDate: 15 },
    ],
    TEXT,
  ],
  [
    'a price times a quantity',
    'POST',
    (amount) => ['orders', { group: 'sales', customerId: shop.customer._id, items: [of(visit, 0.5, { price: 2 * amount })] }],
    LINE_TEXT,
  ],
  [
    'lines together',
    'POST',
    (amount) => [
      'orders',
      { group: 'sales', customerId: shop.customer._id, items: [of(visit, 1, { price: amount - 5 }), of(visit, 5, { price: 1 })] },
    ],
    TEXT,
  ],
  [
    'a purchase',
    'POST',
    (cost) => ['orders', { group: 'purchases', supplierId: shop.supplier._id, items: [of(visit, 1, { cost })] }],
    LINE_TEXT,
  ],
  ['another price on an order', 'PATCH', (price) => [`orders/${sale._id}`, { items: [of(visit, 1, { price })] }], LINE_TEXT],
  [
    'an adjustment of pay',
    'POST',
    (amount) => ['activities', { group: 'adjustments', userId: shop.founder.userId, amount: -amount, body: 'Phạt', month: '2026-05' }],
    TEXT,
  ],
  ['a base salary', 'PATCH', (baseSalary) => [`users/${shop.founder.userId}`, { baseSalary }], TEXT],
  [
    'a transfer typed in from the bank',
    'POST',
    (amount) => ['bankTransfers', { accountId, reference: `FT${amount}`, time: now.toISOString(), amount, content: 'tien hang' }],
    TEXT,
  ],
]

test.each(doors)('%s comes to a thousand billion dong at most', async (_what, method, made, text) => {
  const [path, data] = made(ABOVE)
  expect(saying(await shop.api.refused(method, path, data))).toEqual([400, text])
  const [own, most] = made(MOST)
  expect((await shop.api.send(method, own, most)).status).toBeLessThan(300)
})

test('several orders paid ahead, all of them together', async () => {
  const first = await shop.sale([], { total: 500 as never, period: 1 as never, started: '2026-05-20' as never, moPaymentDate: 15 })
  const paid = { orderId: first._id, group: 'Sales', prepaid: 3, amount: ABOVE }
  expect(saying(await shop.api.refused('POST', 'funds', paid))).toEqual([400, TEXT])
})

test('what an asset was sold for', async () => {
  const { _id } = await shop.api.create('assets', { group: 'Owned Assets', name: 'Máy pha' })
  const sold = (amount: number) => ({ status: 'removed', disposal: { amount, label: 'Tiền mặt' } })
  expect(saying(await shop.api.refused('PATCH', `assets/${_id}`, sold(ABOVE)))).toEqual([400, TEXT])
  expect((await shop.api.send('PATCH', `assets/${_id}`, sold(MOST))).status).toBe(200)
})

test('a cost applied to what is in stock, by all that stands there', async () => {
  const rice = await shop.goods('Gạo', { stock: 4, cost: 600 })
  const cost = (each: number) => ['PATCH', `stocks?productId=${rice._id}&since=2026-05-01&until=2026-05-31`, { cost: each }] as const
  expect(saying(await shop.api.refused(...cost(250_000_000_001)))).toEqual([400, TEXT])
  expect((await shop.api.send(...cost(250_000_000_000))).status).toBe(200)
})

test.each([
  ['funds', { group: 'Other Income', amount: ABOVE }, { row: 1, column: 'amount', message: TEXT }],
  ['customers', { name: 'Chị Lan', openingDebt: ABOVE }, { row: 1, column: 'openingDebt', message: TEXT }],
  ['customers', { name: 'Chị Liên', openingDebt: -ABOVE }, { row: 1, column: 'openingDebt', message: TEXT }],
  ['orders', { group: 'sales', partner: 'Chị Hoa', total: ABOVE }, { row: 1, column: 'total', message: TEXT }],
  [
    'orders',
    { group: 'sales', partner: 'Chị Hoa', product: 'Đi khảo sát', quantity: 2, price: MOST },
    { row: 1, column: 'price', message: LINE_TEXT },
  ],
  [
    'stock',
    { product: 'Gạo nếp', quantity: 3, cost: 400_000_000_000 },
    { row: 1, column: 'cost', message: LINE_TEXT.replace('Đi khảo sát', 'Gạo nếp') },
  ],
] as const)('a sheet of %s: %j', async (kind, row, fault) => {
  if (kind === 'stock') await shop.goods('Gạo nếp')
  const { faults } = await shop.api.create('imports', { kind, rows: [row] } as never)
  expect(faults).toEqual([fault])
})

test('opening stock that is worth more comes in with several orders', async () => {
  for (const name of ['Vàng', 'Bạc', 'Ngọc']) await shop.goods(name)
  const rows = ['Vàng', 'Bạc', 'Ngọc'].map((product) => ({ product, quantity: 6, cost: 100_000_000_000 }))
  const { _id, faults } = await shop.api.create('imports', { kind: 'stock', rows } as never)
  expect(faults).toEqual([])
  await shop.api.patch('imports', _id, { status: 'committed' } as never)
  const { data } = await shop.api.find('orders', { group: 'inventoryIn', total: { $gte: 600_000_000_000 } } as never)
  expect(data.map(({ total }) => total)).toEqual([600_000_000_000, 600_000_000_000, 600_000_000_000])
})

test('the refusals are told in Vietnamese too', async () => {
  const vi = shop.api.with({ 'Accept-Language': 'vi' })
  expect(saying(await vi.refused('POST', 'funds', { group: 'Other Income', amount: ABOVE }))).toEqual([
    400,
    'Nhiều nhất 1.000.000.000.000 đồng: hãy xem có thừa số 0 không, hoặc chia thành nhiều khoản',
  ])
  const items = [of(visit, 1, { price: ABOVE })]
  expect(saying(await vi.refused('POST', 'orders', { group: 'sales', customerId: shop.customer._id, items }))).toEqual([
    400,
    'Đi khảo sát: giá nhân số lượng vượt 1.000.000.000.000 đồng; hãy xem có thừa số 0 không',
  ])
})
