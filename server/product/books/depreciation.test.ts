import type { Asset } from '@shared/areas/partners/services/assets'
import { lackingEntries, wrongEntries } from '../../ledger/check-journal'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'

/** What assets lose is entered month by month, by the plan of what was paid for each. */

let now: Date
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
const asset = (group: 'Owned Assets' | 'Rented Assets') => shop.api.create('assets', { group, name: 'Máy xay' } as never)
const pay = ({ _id }: Asset, amount: number, assetUntil: string) =>
  shop.api.create('funds', {
    group: 'Assets',
    amount,
    label: 'Tiền mặt',
    assetId: _id,
    assetSince: '2029-02',
    assetUntil,
    instantPayment: true,
    status: 'completed',
  } as never)

interface Row {
  account: string
  debit: number
  credit: number
  closingDebit: number
  closingCredit: number
}
/** Debits less credits of accounts at the evening of a day. */
const standing = async (until: string, ...accounts: string[]): Promise<number[]> => {
  const { data } = await shop.api.report<{ data: Row[] }>('ledger', { report: 'trialBalance', since: '2029-02-01', until })
  return accounts.map((account) => {
    const row = data.find((each) => each.account === account)
    return (row?.closingDebit ?? 0) - (row?.closingCredit ?? 0)
  })
}
const depreciation = async (since: string, until: string): Promise<number> =>
  (await shop.api.report<{ depreciation: number }>('orders', { report: 'sales', since, until })).depreciation
const wrong = async (): Promise<unknown[]> => {
  const found: unknown[] = await shop.differences()
  const company = { _id: shop.founder.workspaceId, zone: 'Asia/Ho_Chi_Minh' }
  for await (const each of lackingEntries(app.database, company)) found.push(each)
  for await (const each of wrongEntries(app.database, company._id)) found.push(each)
  return found
}

test('1,000,000 over three months are lost at each month’s end, the last taking what remains', async () => {
  await pay(await asset('Owned Assets'), 1_000_000, '2029-04')
  expect(await standing('2029-02-27', '211', '214', '6422')).toEqual([1_000_000, 0, 0])
  expect(await standing('2029-02-28', '211', '214', '6422')).toEqual([1_000_000, -333_333, 333_333])
  expect(await standing('2029-03-31', '211', '214', '6422')).toEqual([1_000_000, -666_666, 666_666])
  expect(await standing('2029-04-30', '211', '214', '6422')).toEqual([1_000_000, -1_000_000, 1_000_000])
  expect(await standing('2029-12-31', '214')).toEqual([-1_000_000])
  // The business report says the same of each month.
  expect(await depreciation('2029-02-01', '2029-02-28')).toBe(333_333)
  expect(await depreciation('2029-04-01', '2029-04-30')).toBe(333_334)
  expect(await wrong()).toEqual([])
})

test('rent paid ahead is prepaid, and used up month by month', async () => {
  await pay(await asset('Rented Assets'), 6_000_000, '2029-07')
  expect(await standing('2029-02-05', '242', '214', '6422')).toEqual([6_000_000, 0, 0])
  expect(await standing('2029-02-28', '242', '214', '6422')).toEqual([5_000_000, 0, 1_000_000])
  expect(await standing('2029-07-31', '242', '214', '6422')).toEqual([0, 0, 6_000_000])
})

test('sold in March, nothing is lost of it from April on: what was entered ahead is taken back on its own days', async () => {
  const machine = await asset('Owned Assets')
  await pay(machine, 1_200_000, '2030-01')
  await on('2029-03-10')
  await shop.api.patch('assets', machine._id, { status: 'removed', disposal: { amount: 900_000, label: 'Tiền mặt' } } as never)
  expect(await standing('2029-02-28', '211', '214', '6422')).toEqual([1_200_000, -100_000, 100_000])
  expect(await standing('2030-01-31', '211', '214', '6422')).toEqual([0, 0, 200_000])
  // 1,000,000 were left of it and 900,000 got for it.
  expect(await standing('2030-01-31', '811')).toEqual([100_000])
  expect(await depreciation('2029-04-01', '2030-01-31')).toBe(0)
  expect(await wrong()).toEqual([])
})

test('what was entered ahead is known from the day of the payment on', async () => {
  await pay(await asset('Owned Assets'), 1_000_000, '2029-04')
  const known = async (knownAt: string) =>
    (
      await shop.api.report<{ data: Row[] }>('ledger', { report: 'trialBalance', since: '2029-02-01', until: '2029-04-30', knownAt })
    ).data.find(({ account }) => account === '214')?.closingCredit ?? 0
  await on('2029-02-06')
  expect(await known('2029-02-05T02:00:00Z')).toBe(0)
  expect(await known('2029-02-05T10:00:00Z')).toBe(1_000_000)
})
