import type { ReportOf } from '@shared/registry/service-types'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

/** The first day of a company: stock, debts, an advance, cash, a bank and an oven, and what is left over for the owner. */

type Opening = ReportOf<'ledger', 'opening'>

const now = new Date('2026-01-05T02:05:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const opening = (): Promise<Opening> => shop.api.report<Opening>('ledger', { report: 'opening' } as never)
const cash = (label: string, amount: number) =>
  shop.api.create('funds', { group: 'Opening Balance', label, amount, status: 'completed', created: '2025-12-31T05:00:00.000Z' } as never)
const sides = ({ data }: Opening): unknown[] => data.map(({ account, debit, credit, count }) => [account, debit, credit, count])

test('nothing stands in it before anything is written down', async () => {
  expect(await opening()).toEqual({ data: [], labels: [], pieces: 0 })
})

test('what is owned comes to what is owed and the capital that is left over, in whatever order it is written down', async () => {
  await cash('Tiền mặt', 18_400_000)
  await shop.api.create('assets', {
    group: 'Owned Assets',
    name: 'Lò nướng',
    opening: { amount: 36_000_000, since: '2024-06', months: 60 },
  } as never)
  const debt = await shop.api.create('orders', {
    group: 'sales',
    customerId: shop.customer._id,
    total: 84_215_000,
    isOpening: true,
    created: '2025-12-31T05:00:00.000Z',
  } as never)
  await shop.api.patch('orders', debt._id, { status: 'delivered' } as never)
  const owed = await shop.api.create('orders', {
    group: 'purchases',
    supplierId: shop.supplier._id,
    total: 51_300_000,
    isOpening: true,
    created: '2025-12-31T05:00:00.000Z',
  } as never)
  await shop.api.patch('orders', owed._id, { status: 'delivered' } as never)
  await cash('Ngân hàng', 96_750_000)
  const tea = await shop.goods('Trà', { price: 90_000 })
  await shop.api.create('orders', {
    group: 'inventoryIn',
    status: 'delivered',
    isForce: true,
    isOpening: true,
    warehouseId: shop.warehouse._id,
    items: [{ productId: tea._id, quantity: 200, cost: 50_000 }],
  } as never)
  const found = await opening()
  expect(sides(found)).toEqual([
    ['111', 18_400_000, 0, 1],
    ['112', 96_750_000, 0, 1],
    ['131', 84_215_000, 0, 1],
    ['156', 10_000_000, 0, 1],
    ['211', 36_000_000, 0, 1],
    ['214', 0, 11_400_000, 1],
    ['331', 0, 51_300_000, 1],
    ['411', 0, 182_665_000, 1],
  ])
  expect(found.data.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
  expect(found).toMatchObject({
    since: '2025-12-31',
    until: '2026-01-05',
    pieces: 200,
    labels: [
      { label: 'Tiền mặt', balance: 18_400_000 },
      { label: 'Ngân hàng', balance: 96_750_000 },
    ],
  })
})

test('what is sold, paid and taken afterwards is no part of it', async () => {
  const before = await opening()
  await shop.api.create('funds', { group: 'Other Income', label: 'Tiền mặt', amount: 500_000, status: 'completed' } as never)
  const [debt] = (await shop.api.find('orders', { customerId: shop.customer._id } as never)).data
  await shop.api.create('funds', { group: 'Sales', orderId: debt!._id, amount: 1_000_000, label: 'Tiền mặt', status: 'completed' } as never)
  expect(await opening()).toEqual(before)
})

test('cash that was given back leaves it; it is the board’s to read', async () => {
  const before = await opening()
  const wrong = await cash('Tiền mặt', 7_000_000)
  await shop.api.patch('funds', wrong._id, { status: 'refunded' } as never)
  expect(sides(await opening())).toEqual(sides(before))
  const accountant = await shop.member('/report', '/funds')
  expect((await accountant.api.refused('GET', 'ledger?report=opening')).code).toBe(403)
})
