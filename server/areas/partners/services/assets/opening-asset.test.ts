import type { Asset } from '@shared/areas/partners/services/assets'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let now: Date

/** An oven of 36,000,000 bought in June 2024 for 60 months: 600,000 a month, 17 months lost by the end of October 2025. */
const oven = { amount: 36_000_000, since: '2024-06', months: 60 }

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2025-11-27T03:00:00Z')
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const owned = (opening: object = oven, own: object = {}): Promise<Asset> =>
  shop.api.create('assets', { group: 'Owned Assets', name: 'Lò nướng', opening, ...own } as never)
const refused = async (opening: object, own: object = {}): Promise<unknown> =>
  saying(await shop.api.refused('POST', 'assets', { group: 'Owned Assets', name: 'Lò nướng', opening, ...own }))
const reopen = (asset: Asset, opening: object | null): Promise<Asset> => shop.api.patch('assets', asset._id, { opening } as never)
const book = ({ _id }: Asset, at: string): Promise<unknown> =>
  shop.founder.api.send('GET', `assets/${_id}?report=book&at=${at}`).then(({ body }) => body)
const entriesOf = async ({ _id }: Asset): Promise<Fund[]> => (await shop.api.find('funds', { assetId: _id, $limit: 50 } as never)).data
const business = (since: string, until: string): Promise<Record<string, number>> =>
  shop.api.report('orders', { report: 'sales', since, until })
const balances = async (until: string): Promise<Record<string, number>> => {
  const { data } = await shop.api.report<{ data: { account: string; closingDebit: number; closingCredit: number }[] }>('ledger', {
    report: 'trialBalance',
    since: '2025-01-01',
    until,
  })
  return Object.fromEntries(data.map(({ account, closingDebit, closingCredit }) => [account, closingDebit - closingCredit]))
}

test('an oven of 36,000,000 bought in June 2024 for 60 months is worth 25,800,000 on the last of October 2025, and 600,000 less each month', async () => {
  const asset = await owned()
  expect(await book(asset, '2025-10-30')).toEqual({ paid: 0, depreciated: 0, bookValue: 0 })
  expect(await book(asset, '2025-10-31')).toEqual({ paid: 36_000_000, depreciated: 10_200_000, bookValue: 25_800_000 })
  expect(await book(asset, '2025-11-30')).toEqual({ paid: 36_000_000, depreciated: 10_800_000, bookValue: 25_200_000 })
  expect(await book(asset, '2029-05-31')).toEqual({ paid: 36_000_000, depreciated: 36_000_000, bookValue: 0 })
  expect(await business('2025-10-01', '2025-10-31')).toMatchObject({ depreciation: 0, netProfitAfterDepreciation: 0 })
  expect(await business('2025-11-01', '2025-11-30')).toMatchObject({ depreciation: 600_000, netProfitAfterDepreciation: -600_000 })
  expect(await shop.api.report('assets', { report: 'register', since: '2025-11-01', at: '2025-11-30' })).toMatchObject({
    data: [{ paid: 36_000_000, lost: 600_000, depreciated: 10_800_000, bookValue: 25_200_000, monthly: 600_000, done: 18, months: 60 }],
  })
})

test('no money moves and no voucher is written: capital stands for what was left', async () => {
  const asset = await owned()
  expect(await entriesOf(asset)).toMatchObject([
    {
      isOpening: true,
      amount: -36_000_000,
      assetDepreciated: 10_200_000,
      assetDepre: -600_000,
      assetSince: '2024-06',
      assetUntil: '2029-05',
    },
  ])
  expect((await entriesOf(asset))[0]).not.toHaveProperty('number')
  expect(await shop.api.report('funds', { report: 'funds', since: '2025-10-01', until: '2025-11-30' })).toMatchObject({
    opening: 0,
    closing: 0,
    debit: { total: 0 },
  })
  expect(await balances('2025-10-31')).toEqual({ '211': 36_000_000, '214': -10_200_000, '411': -25_800_000 })
  expect(await balances('2025-11-30')).toEqual({ '211': 36_000_000, '214': -10_800_000, '411': -25_800_000, '6422': 600_000 })
})

test('what was depreciated so far may be said otherwise: what is left is lost over the months that are', async () => {
  const asset = await owned({ ...oven, depreciated: 6_000_000 })
  expect(await book(asset, '2025-10-31')).toEqual({ paid: 36_000_000, depreciated: 6_000_000, bookValue: 30_000_000 })
  // 30,000,000 over the 43 months of November 2025 to May 2029.
  expect(await book(asset, '2025-11-30')).toEqual({ paid: 36_000_000, depreciated: 6_697_674, bookValue: 29_302_326 })
  expect(await book(asset, '2029-05-31')).toEqual({ paid: 36_000_000, depreciated: 36_000_000, bookValue: 0 })
})

test('corrected, it is what was said last; taken back, nothing of it is left on any day, and it can be said again', async () => {
  const asset = await owned()
  await reopen(asset, { ...oven, amount: 42_000_000 })
  expect(await book(asset, '2025-11-30')).toEqual({ paid: 42_000_000, depreciated: 12_600_000, bookValue: 29_400_000 })
  await reopen(asset, null)
  expect(await book(asset, '2025-11-30')).toEqual({ paid: 0, depreciated: 0, bookValue: 0 })
  expect(await balances('2029-12-31')).toEqual({})
  expect((await entriesOf(asset)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  await reopen(asset, oven)
  expect(await balances('2025-10-31')).toEqual({ '211': 36_000_000, '214': -10_200_000, '411': -25_800_000 })
})

test('two corrections at once leave one', async () => {
  const asset = await owned()
  await Promise.all([1, 2, 3].map((each) => reopen(asset, { ...oven, amount: each * 12_000_000 })))
  expect((await entriesOf(asset)).filter(({ status }) => status === 'completed').length).toBe(1)
})

test('one whose months are over is worth nothing and loses nothing more', async () => {
  const asset = await owned({ amount: 9_600_000, since: '2022-01', months: 24 })
  expect(await book(asset, '2026-12-31')).toEqual({ paid: 9_600_000, depreciated: 9_600_000, bookValue: 0 })
  expect(await business('2025-11-01', '2026-10-31')).toMatchObject({ depreciation: 0 })
})

test('sold for less than it is worth, the difference is lost and nothing of it stands in the books', async () => {
  const asset = await owned()
  await shop.api.patch('assets', asset._id, { status: 'removed', disposal: { amount: 20_000_000, label: 'Tiền mặt' } } as never)
  // Worth 36,000,000 less 18 months of 600,000, the month of the sale among them.
  expect(await balances('2025-11-30')).toEqual({
    '111': 20_000_000,
    '211': 0,
    '214': 0,
    '411': -25_800_000,
    '6422': 600_000,
    '811': 5_200_000,
  })
})

test('prepaid rent from before is lost month by month, too', async () => {
  const room = await owned({ amount: 120_000_000, since: '2025-08', months: 12 }, { group: 'Rented Assets', name: 'Cửa hàng' })
  expect(await book(room, '2025-10-31')).toEqual({ paid: 120_000_000, depreciated: 30_000_000, bookValue: 90_000_000 })
  expect(await balances('2025-11-30')).toEqual({ '242': 80_000_000, '411': -90_000_000, '6422': 10_000_000 })
})

test('what can’t have been is refused by its field, and nothing is made', async () => {
  expect(await refused({ ...oven, since: '2025-12' })).toEqual([400, 'What is owned already was bought by 2025-10-31'])
  expect(await refused({ ...oven, amount: 0 })).toEqual([400, 'Invalid amount'])
  expect(await refused({ ...oven, depreciated: 36_000_001 })).toEqual([400, 'What was depreciated so far is between 0 and the cost'])
  expect(await refused({ amount: 9_000_000, since: '2022-01', months: 12, depreciated: 8_000_000 })).toEqual([
    400,
    'Its months are over: all of the cost was depreciated',
  ])
  expect(await refused({ ...oven, day: '2025-11-28' })).toEqual([400, 'The day of the opening balance can’t be ahead'])
  expect(((await refused({ ...oven, day: '2025-08-31' })) as unknown[])[0]).toBe(400)
  expect(await refused(oven, { group: 'Customers' })).toEqual([400, 'opening is not for Customers'])
  expect((await shop.api.find('assets', { group: 'Owned Assets' })).total).toBe(0)
})

test('it is the board’s; it is taken back at the asset, not refunded', async () => {
  const accountant: Actor = await shop.member('/funds', '/purchases')
  const asset = await owned()
  expect((await accountant.api.refused('PATCH', `assets/${asset._id}`, { opening: null })).code).toBe(403)
  const [entry] = await entriesOf(asset)
  expect((await shop.api.refused('PATCH', `funds/${entry!._id}`, { status: 'refunded' })).code).toBe(409)
  await shop.api.patch('assets', asset._id, { status: 'removed' })
  expect((await shop.api.refused('PATCH', `assets/${asset._id}`, { opening: oven })).code).toBe(409)
})

test('closed days stay as they are: it stands from the first open day, and one of a closed day is neither changed nor taken back', async () => {
  const asset = await owned()
  await shop.api.patch('workspaces', shop.founder.workspace._id, { opts: { lockDate: '2025-10-31' } } as never)
  expect((await shop.api.refused('PATCH', `assets/${asset._id}`, { opening: null })).code).toBe(409)
  expect((await shop.api.refused('PATCH', `assets/${asset._id}`, { opening: { ...oven, amount: 1_000_000 } })).code).toBe(409)
  const van = await owned(oven, { name: 'Xe tải' })
  expect(await book(van, '2025-10-31')).toEqual({ paid: 0, depreciated: 0, bookValue: 0 })
  expect(await book(van, '2025-11-01')).toEqual({ paid: 36_000_000, depreciated: 10_200_000, bookValue: 25_800_000 })
})
