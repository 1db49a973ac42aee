import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** A report as it was known at a moment says what it said then, whatever was entered since. */

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

const at = async (moment: string): Promise<void> => {
  now = new Date(moment)
  await shop.signInAgain()
}

const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }
const QUARTER = { since: '2029-01-01', until: '2029-03-31' }

interface Told {
  readonly business: unknown
  readonly funds: unknown
  readonly liabilities: unknown
  readonly customers: unknown
  readonly products: unknown
  readonly discounts: unknown
  readonly statement: unknown
  readonly accounts: unknown
  readonly bank: unknown
  readonly journal: unknown
}

/** Without the hour of a return: the journal knows its day. */
const statementOf = (statement: Record<string, unknown>): unknown => ({
  ...statement,
  data: (statement['data'] as readonly Record<string, unknown>[]).map(({ at, ...entry }) => ({ ...entry, day: String(at).slice(0, 10) })),
})

const told = async (range: typeof FEBRUARY, knownAt?: string): Promise<Told> => {
  const asked = { ...range, ...(knownAt ? { knownAt } : {}) }
  const read = async (service: string, report: string, more = {}) => {
    const { knownAt: of, ...figures } = await shop.api.report<Record<string, unknown>>(
      service as 'orders',
      { report, ...asked, ...more } as never,
    )
    if (of !== undefined) expect(Date.parse(String(of))).toBe(Date.parse(knownAt ?? ''))
    return figures
  }
  const { undelivered: _undelivered, ...business } = await read('orders', 'sales')
  return {
    business,
    funds: await read('funds', 'funds'),
    liabilities: await read('orders', 'liabilities', { group: 'customerId' }),
    customers: await read('orders', 'customers'),
    products: await read('products', 'sales'),
    discounts: await read('orders', 'discounts'),
    statement: statementOf(await read('orders', 'liabilitiesDetails', { partnerId: shop.customer._id })),
    accounts: await read('ledger', 'trialBalance'),
    bank: await read('ledger', 'account', { account: '112' }),
    journal: await read('ledger', 'journal'),
  }
}

const expense = (amount: number, created?: string) =>
  shop.api.create('funds', {
    group: 'Other Expenses',
    amount,
    label: 'Tiền mặt',
    status: 'completed',
    ...(created ? { created } : {}),
  } as never)

test('what was told of February on its last evening is told again in April, to the dong', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 40, cost: 60_000 })
  const sale = await shop.ship(await shop.sale([of(rice, 10)], { discount: 50_000 }))
  await shop.pay(sale, 300_000)
  await expense(20_000)
  await shop.api.create('funds', {
    group: 'Assets',
    amount: 1_200_000,
    label: 'Ngân hàng',
    status: 'completed',
    instantPayment: true,
    assetId: (await shop.api.create('assets', { group: 'Owned Assets', name: 'Máy xay' } as never))._id,
    assetSince: '2029-02',
    assetUntil: '2029-07',
  } as never)
  await at('2029-02-28T16:30:00Z')
  const [february, quarter] = [await told(FEBRUARY), await told(QUARTER)]

  // March: entries of February, a correction of its sale, a return, and an ordinary sale.
  await at('2029-03-03T04:00:00Z')
  await expense(7_000, '2029-02-20T05:00:00Z')
  const back = { status: 'shipped', warehouseId: shop.warehouse._id, shippingTime: '2029-02-10T05:00:00Z' }
  const late: Order = await shop.sale([of(rice, 3)], { created: '2029-02-10T04:00:00Z' })
  await shop.api.patch('orders', late._id, back as never)
  await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 2 }] } as never)
  await shop.ship(await shop.sale([of(rice, 1)]))
  expect(await told(FEBRUARY)).not.toEqual(february)
  expect(await told(FEBRUARY, '2029-02-28T16:30:00.001Z')).toEqual(february)
  expect(await told(QUARTER, '2029-02-28T16:30:00.001Z')).toEqual(quarter)

  await at('2029-04-10T04:00:00Z')
  await expense(1_000, '2029-02-21T05:00:00Z')
  expect(await told(FEBRUARY, '2029-02-28T16:30:00.001Z')).toEqual(february)
  expect(await told(QUARTER, '2029-02-28T16:30:00.001Z')).toEqual(quarter)
})

test('between two acts of one day, and of a time before anything was entered', async () => {
  await at('2029-02-05T03:10:00Z')
  await expense(5_000)
  const first = await told(FEBRUARY)
  await at('2029-02-05T03:20:00Z')
  await expense(9_000)
  expect((await told(FEBRUARY)).funds).toMatchObject({ closing: -14_000 })
  expect(await told(FEBRUARY, '2029-02-05T03:15:00Z')).toEqual(first)
  expect((await told(FEBRUARY, '2029-02-01T00:00:00Z')).funds).toMatchObject({ opening: 0, closing: 0, credit: { total: 0, data: [] } })
})

test('of a moment to come it is what is known now', async () => {
  await expense(5_000)
  expect(await told(FEBRUARY, '2030-01-01T00:00:00Z')).toEqual(await told(FEBRUARY))
})
