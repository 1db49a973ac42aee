import { day, DEFAULT_ZONE, endOfMonth, month } from '@shared/foundation/days/days'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Actor } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { saying, Shop } from '../../testing/shop'

let app: TestApp
let shop: Shop
let accountant: Actor
let now = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2026-11-21T09:00:00Z')
  shop = await Shop.open(app)
  accountant = await shop.member('/funds', '/report')
})
afterAll(() => app.close())

const machine = (own: object = {}): Promise<Asset> =>
  shop.api.create('assets', { group: 'Owned Assets', name: 'Máy rang cà phê 15 kg', ...own })
const over = (assetId: string, own: object = {}): object => ({
  assetId,
  instantPayment: true,
  assetSince: '2026-11',
  assetUntil: '2027-10',
  amount: 12_000_005,
  name: 'Mua máy',
  status: 'completed',
  ...own,
})
const pay = (assetId: string, own: object = {}): Promise<Fund> => shop.api.create('funds', over(assetId, own) as never)
const refused = async (assetId: string, own: object = {}): Promise<unknown> =>
  saying(await shop.api.refused('POST', 'funds', over(assetId, own)))
const book = ({ _id }: Asset, at: string, by: Actor = shop.founder): Promise<unknown> =>
  by.api.send('GET', `assets/${_id}?report=book&at=${at}`).then(({ body }) => body)
const entriesOf = async ({ _id }: Asset): Promise<Fund[]> =>
  (await shop.api.find('funds', { assetId: _id, $limit: 200, $sort: { created: 1 } } as never)).data
const business = (since: string, until: string): Promise<Record<string, number>> =>
  shop.api.report('orders', { report: 'sales', since, until })

test('paid once, an asset loses whole dong each month and is worth what is left', async () => {
  const asset = await machine()
  expect(await pay(asset._id)).toMatchObject({
    group: 'Assets',
    amount: -12_000_005,
    assetDepre: -1_000_000,
    instantPayment: true,
    asset: { _id: asset._id, name: 'Máy rang cà phê 15 kg', group: 'Owned Assets' },
  })
  expect(await book(asset, '2026-11-29')).toEqual({ paid: 12_000_005, depreciated: 0, bookValue: 12_000_005 })
  expect(await book(asset, '2026-11-30')).toEqual({ paid: 12_000_005, depreciated: 1_000_000, bookValue: 11_000_005 })
  expect(await book(asset, '2027-09-30')).toEqual({ paid: 12_000_005, depreciated: 11_000_000, bookValue: 1_000_005 })
  expect(await book(asset, '2027-10-31')).toEqual({ paid: 12_000_005, depreciated: 12_000_005, bookValue: 0 })
})

test('a payment that waits loses nothing; its months follow its amount', async () => {
  const asset = await machine()
  const waiting = await pay(asset._id, { status: undefined })
  expect(waiting.status).toBe('new-entry')
  expect(await book(asset, '2027-10-31')).toEqual({ paid: 0, depreciated: 0, bookValue: 0 })
  expect(await shop.api.patch('funds', waiting._id, { amount: 24_000_000 })).toMatchObject({ assetDepre: -2_000_000 })
  await shop.api.patch('funds', waiting._id, { status: 'completed' })
  expect(await book(asset, '2026-12-31')).toEqual({ paid: 24_000_000, depreciated: 4_000_000, bookValue: 20_000_000 })
})

test('recurring payments are entered at once, one at the end of each month, first and last among them', async () => {
  const shopRoom = await machine({ group: 'Rented Assets', name: 'Cửa hàng Quận 1' })
  const first = await pay(shopRoom._id, {
    instantPayment: undefined,
    recurringPayment: true,
    status: undefined,
    amount: 25_000_000,
    assetUntil: '2027-02',
  })
  const entries = await entriesOf(shopRoom)
  expect(first._id).toBe(entries[0]!._id)
  expect(entries.map(({ created, amount, status, assetSince, assetDepre }) => [created, amount, status, assetSince, assetDepre])).toEqual(
    ['2026-11', '2026-12', '2027-01', '2027-02'].map((of) => [
      endOfMonth(month(of), DEFAULT_ZONE).toISOString(),
      -25_000_000,
      'new-entry',
      of,
      -25_000_000,
    ]),
  )
  await shop.api.patch('funds', first._id, { status: 'completed' })
  expect(await business('2026-11-01', '2026-11-30')).toMatchObject({
    netProfit: 0,
    depreciation: 25_000_000,
    netProfitAfterDepreciation: -25_000_000,
  })
  expect(await business('2026-12-01', '2026-12-31')).toMatchObject({ depreciation: 0, netProfitAfterDepreciation: 0 })
})

describe('months', () => {
  test('that are missing, end before they start, or began before this one are refused', async () => {
    const { _id } = await machine()
    for (const wrong of [
      { assetSince: undefined },
      { assetUntil: undefined },
      { assetUntil: '2026-10' },
      { assetSince: '2026-10' },
      { assetSince: 'soon' },
      { assetUntil: '2026-13' },
    ])
      expect(await refused(_id, wrong)).toEqual([400, 'Invalid months'])
    expect(await refused(_id, { instantPayment: undefined, assetSince: undefined, assetUntil: undefined, group: 'Assets' })).toEqual([
      400,
      'Invalid months',
    ])
    expect((await entriesOf({ _id } as Asset)).length).toBe(0)
  })

  test('are 120 at most', async () => {
    const { _id } = await machine()
    expect(await refused(_id, { assetUntil: '2036-11' })).toEqual([400, 'Invalid months: at most 120'])
    expect(await refused(_id, { assetUntil: '2076-10', instantPayment: undefined, recurringPayment: true })).toEqual([
      400,
      'Invalid months: at most 120',
    ])
    expect(await pay(_id, { assetUntil: '2036-10' })).toMatchObject({ assetDepre: -100_000 })
  })
})

test('paying over months is the board’s; it takes one way, an asset of the company, and the group Assets', async () => {
  const { _id } = await machine()
  expect(saying(await accountant.api.refused('POST', 'funds', over(_id)))).toEqual([403, 'Only BOD can pay for an asset over months'])
  expect(await refused(_id, { recurringPayment: true })).toEqual([400, 'Choose one: a single payment or one for each month'])
  expect(await refused(_id, { group: 'Other Expenses' })).toEqual([400, 'A single payment for an asset belongs to the group Assets'])
  expect((await shop.api.refused('POST', 'funds', over(shop.customer._id))).code).toBe(400)
  const other = await Shop.open(app)
  expect((await other.api.refused('POST', 'funds', over(_id))).errors).toHaveProperty('assetId')
  for (const amount of [0, -5, 1.5, 'much']) expect(await refused(_id, { amount })).toEqual([400, 'Invalid amount'])
})

test('what else an asset costs is an entry like any other, with its name', async () => {
  const asset = await machine()
  const repair = await accountant.api.create('funds', {
    assetId: asset._id,
    group: 'Other Expenses',
    amount: 1_250_000,
    name: 'Thay dây cu-roa',
  })
  expect(repair).toMatchObject({ asset: { name: 'Máy rang cà phê 15 kg' } })
  expect(repair.assetDepre).toBeUndefined()
  expect((await entriesOf(asset)).map(({ name }) => name)).toEqual(['Thay dây cu-roa'])
})

test('the group of a payment over months stays; a refund takes its losses back on its day', async () => {
  const asset = await machine()
  const paid = await pay(asset._id, { status: undefined })
  expect(saying(await shop.api.refused('PATCH', `funds/${paid._id}`, { group: 'Other Expenses' }))[0]).toBe(409)
  await shop.api.patch('funds', paid._id, { status: 'completed' })
  now = new Date('2027-01-15T03:00:00Z')
  await shop.signInAgain()
  await shop.api.patch('funds', paid._id, { status: 'refunded' })
  expect(await book(asset, '2026-12-31')).toEqual({ paid: 12_000_005, depreciated: 2_000_000, bookValue: 10_000_005 })
  expect(await book(asset, '2027-01-15')).toEqual({ paid: 0, depreciated: 0, bookValue: 0 })
  expect(await business('2027-01-01', '2027-01-31')).toMatchObject({ depreciation: -2_000_000 })
  const reversal = (await entriesOf(asset)).find(({ status }) => status === 'refunded')
  expect(reversal).toMatchObject({ amount: 12_000_005, asset: { _id: asset._id } })
})

test('the report’s depreciation opens its entries, which come to it', async () => {
  const [roaster, van] = [await machine(), await machine({ name: 'Xe tải nhỏ' })]
  await pay(roaster._id)
  await pay(van._id, { amount: 6_000_000, assetUntil: '2026-12' })
  const range = { since: '2026-11-01', until: '2026-12-31' }
  const report = await business(range.since, range.until)
  expect(report).toMatchObject({ depreciation: 8_000_000, netProfitAfterDepreciation: -8_000_000 })
  const entries = await accountant.api.report<{ total: number; data: { name: string; amount: number }[] }>('orders', {
    report: 'salesEntries',
    figure: 'depreciation',
    ...range,
  })
  expect(entries.total).toBe(report['depreciation'])
  expect(entries.data.map(({ name, amount }) => [name, amount]).sort()).toEqual([
    ['Máy rang cà phê 15 kg', 1_000_000],
    ['Máy rang cà phê 15 kg', 1_000_000],
    ['Xe tải nhỏ', 3_000_000],
    ['Xe tải nhỏ', 3_000_000],
  ])
})

describe('an asset that is removed', () => {
  const gainsIn = async (group: string): Promise<{ total: number; data: unknown[] }> => {
    const { total, data } = await shop.api.report<{ total: number; data: unknown[] }>('orders', {
      report: 'salesEntries',
      figure: 'group',
      group,
      since: '2026-11-01',
      until: '2026-11-30',
    })
    return { total, data }
  }

  test('has its open payments cancelled and loses nothing from the next month on; what was paid stays', async () => {
    const asset = await machine()
    const paid = await pay(asset._id)
    await pay(asset._id, { instantPayment: undefined, recurringPayment: true, status: undefined, amount: 100, assetUntil: '2027-01' })
    expect(saying(await accountant.api.refused('PATCH', `assets/${asset._id}`, { status: 'removed' }))[0]).toBe(403)
    expect(await shop.api.patch('assets', asset._id, { status: 'removed' })).toMatchObject({ status: 'removed', ended: '2026-11-21' })
    expect((await entriesOf(asset)).map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'cancelled', 'completed'])
    expect(await book(asset, '2030-12-31')).toEqual({ paid: 12_000_005, depreciated: 1_000_000, bookValue: 11_000_005 })
    expect(await refused(asset._id)).toEqual([409, 'Máy rang cà phê 15 kg has been removed'])
    expect((await shop.api.get('funds', paid._id)).status).toBe('completed')
  })

  test('comes back with what it loses as long as the month isn’t over', async () => {
    const asset = await machine()
    await pay(asset._id)
    await shop.api.patch('assets', asset._id, { status: 'removed' })
    expect((await shop.api.patch('assets', asset._id, { status: 'active' })).ended).toBeUndefined()
    expect(await book(asset, '2027-10-31')).toMatchObject({ bookValue: 0 })
  })

  test.each([
    [15_000_000, 'Other Income', 3_999_995],
    [9_000_000, 'Other Expenses', -2_000_005],
    [0, 'Other Expenses', -11_000_005],
  ])('sold for %i is one receipt of that, none for nothing; the rest is %s of that day and no money', async (amount, group, difference) => {
    const asset = await machine()
    const paid = await pay(asset._id)
    const before = (await shop.api.report<{ closing: number }>('funds', { report: 'funds', since: '2026-11-01', until: '2026-11-30' }))
      .closing
    await shop.api.patch('assets', asset._id, { status: 'removed', disposal: { amount, label: 'Tiền mặt' } })
    const sold = (await entriesOf(asset)).filter(({ _id }) => _id !== paid._id)
    expect(sold.map((entry) => [entry.group, entry.amount, entry.status, entry.number])).toEqual(
      amount > 0 ? [['Assets', amount, 'completed', 'T000001']] : [],
    )
    const after = (await shop.api.report<{ closing: number }>('funds', { report: 'funds', since: '2026-11-01', until: '2026-11-30' }))
      .closing
    expect(after - before).toBe(amount)
    expect(await book(asset, '2026-11-21')).toEqual({ paid: 1_000_000, depreciated: 1_000_000, bookValue: 0 })
    expect(await business('2026-11-01', '2026-11-30')).toMatchObject({
      netProfit: difference,
      depreciation: 1_000_000,
      groups: [{ _id: group, total: difference }],
    })
    expect(await gainsIn(group)).toEqual({
      total: difference,
      data: [expect.objectContaining({ _id: asset._id, service: 'assets', amount: difference })],
    })
    for (const { _id } of sold) expect(saying(await shop.api.refused('PATCH', `funds/${_id}`, { status: 'refunded' }))[0]).toBe(409)
    expect(await shop.differences()).toEqual([])
    expect(saying(await shop.api.refused('PATCH', `assets/${asset._id}`, { status: 'active' }))[0]).toBe(409)
    expect(saying(await shop.api.refused('PATCH', `funds/${paid._id}`, { status: 'refunded' }))[0]).toBe(409)
  })

  test('worth 94,444,447 and sold for 90,000,000 moves 90,000,000 in cash, and loses 4,444,447', async () => {
    const van = await machine({ name: 'Xe tải' })
    await pay(van._id, { amount: 100_000_002, assetUntil: '2028-04', label: 'Ngân hàng' })
    expect(
      await shop.api.patch('assets', van._id, { status: 'removed', disposal: { amount: 90_000_000, label: 'Ngân hàng' } }),
    ).toMatchObject({
      disposal: { amount: 90_000_000, bookValue: 94_444_447, gain: -4_444_447 },
    })
    expect((await entriesOf(van)).map(({ number, amount }) => [number, amount])).toEqual([
      ['C000001', -100_000_002],
      ['T000001', 90_000_000],
    ])
    const cash = await shop.api.report<object>('funds', { report: 'funds', since: '2026-11-01', until: '2026-11-30', label: 'Ngân hàng' })
    expect(cash).toMatchObject({ credit: { total: 90_000_000 }, debit: { total: -100_000_002 }, closing: -10_000_002 })
    expect(await business('2026-11-01', '2026-11-30')).toMatchObject({
      netProfit: -4_444_447,
      depreciation: 5_555_555,
      netProfitAfterDepreciation: -10_000_002,
    })
    expect(await business('2026-12-01', '2026-12-31')).toMatchObject({ netProfit: 0, depreciation: 0 })
  })

  test('is sold only with its removal, and for no less than nothing', async () => {
    const asset = await machine()
    expect(saying(await shop.api.refused('PATCH', `assets/${asset._id}`, { disposal: { amount: 5 } }))[0]).toBe(400)
    expect(saying(await shop.api.refused('PATCH', `assets/${asset._id}`, { status: 'removed', disposal: { amount: -5 } }))).toEqual([
      400,
      'Invalid amount',
    ])
    expect(
      saying(await shop.api.refused('PATCH', `assets/${asset._id}`, { status: 'removed', disposal: { amount: 5, label: 'Két sắt' } }))[0],
    ).toBe(400)
    expect(saying(await shop.api.refused('PATCH', `assets/${shop.customer._id}`, { status: 'removed', disposal: { amount: 5 } }))[0]).toBe(
      400,
    )
  })
})

test('nothing is paid, and nothing begins to be lost, in days that are closed', async () => {
  const asset = await machine()
  const waiting = await pay(asset._id, { status: undefined, created: '2026-11-21T01:00:00Z' })
  now = new Date('2027-02-10T03:00:00Z')
  await shop.signInAgain()
  await shop.api.patch('workspaces', shop.founder.workspace._id, { opts: { lockDate: day('2026-12-31') } })
  expect(saying(await shop.api.refused('PATCH', `funds/${waiting._id}`, { status: 'completed' }))[0]).toBe(409)
  expect(
    saying(await shop.api.refused('POST', 'funds', over(asset._id, { assetSince: '2027-02', created: '2026-12-30T01:00:00Z' })))[0],
  ).toBe(409)
  await shop.api.patch('funds', waiting._id, { created: '2027-02-10T01:00:00Z' } as never).catch(() => undefined)
  expect(await business('2026-11-01', '2026-12-31')).toMatchObject({ depreciation: 0 })
})

test('the register tells what is owned and rented, to those who see figures', async () => {
  const asset = await machine({ userId: accountant.userId })
  await pay(asset._id)
  const room = await machine({ group: 'Rented Assets', name: 'Kho Thủ Đức' })
  await pay(room._id, { instantPayment: undefined, recurringPayment: true, status: undefined, amount: 18_000_000, assetUntil: '2027-01' })
  const register = await accountant.api.report<{ data: unknown[]; groups: unknown[]; total: object }>('assets', {
    report: 'register',
    since: '2026-12-01',
    at: '2026-12-31',
  })
  expect(register.data).toEqual([
    expect.objectContaining({
      name: 'Máy rang cà phê 15 kg',
      paid: 12_000_005,
      depreciated: 2_000_000,
      monthly: 1_000_000,
      done: 2,
      months: 12,
    }),
    expect.objectContaining({ name: 'Kho Thủ Đức', paid: 0, monthly: 18_000_000, due: { day: '2026-11-30', amount: 18_000_000 } }),
  ])
  expect(register.total).toEqual({ paid: 12_000_005, lost: 1_000_000, depreciated: 2_000_000, bookValue: 10_000_005, monthly: 19_000_000 })
  // Rent is no cost of what is owned.
  expect(register.groups).toEqual([
    { group: 'Owned Assets', paid: 12_000_005, lost: 1_000_000, depreciated: 2_000_000, bookValue: 10_000_005, monthly: 1_000_000 },
    { group: 'Rented Assets', paid: 0, lost: 0, depreciated: 0, bookValue: 0, monthly: 18_000_000 },
  ])
  const seller = await shop.member('/sales')
  expect((await seller.api.refused('GET', 'assets?report=register&at=2026-12-31')).code).toBe(403)
  expect((await seller.api.refused('GET', `assets/${asset._id}?report=book`)).code).toBe(403)
})
