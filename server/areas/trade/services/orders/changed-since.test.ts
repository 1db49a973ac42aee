import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { sumBy } from '@shared/foundation/sum'
import { ObjectId } from 'mongodb'
import type { Api } from '../../../../testing/api'
import { signInAgain } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

/** What was entered of a month after its report was printed: every entry with who and when, adding up to what differs. */

type Changed = Plain<ReportOf<'orders', 'changedSince'>>

let now = new Date('2029-10-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-10-05T03:00:00Z')
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const OCTOBER = { since: '2029-10-01', until: '2029-10-31' }
const PRINTED = '2029-11-02T02:40:00.000Z'

const at = async (moment: string): Promise<void> => {
  now = new Date(moment)
  await shop.signInAgain()
}
const changed = (api: Api = shop.api, since = PRINTED): Promise<Changed> =>
  api.report('orders', { report: 'changedSince', ...OCTOBER, at: since } as never)
const netProfit = async (knownAt?: string): Promise<number> =>
  (await shop.api.report<{ netProfit: number }>('orders', { report: 'sales', ...OCTOBER, ...(knownAt ? { knownAt } : {}) } as never))
    .netProfit

const expense = (amount: number, created: string, name: string, group = 'Other Expenses') =>
  shop.api.create('funds', { group, amount, name, label: 'Tiền mặt', status: 'completed', created } as never)

/** October: 10 sold at 100,000 that cost 60,000 each, 2 ordered and not delivered, 50,000 for power. Told: 1,200,000 − 600,000 − 50,000. */
const october = async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 40, cost: 60_000 })
  const sold = await shop.ship(await shop.sale([of(rice, 10)]))
  const waiting = await shop.sale([of(rice, 2)])
  await expense(50_000, '2029-10-05T03:00:00Z', 'Tiền điện')
  return { rice, sold, waiting }
}

/** November: 7,000 more for power, 3 sold on 20 October, and the order that waited costs 10,000 less. */
const november = async ({ rice, waiting }: Awaited<ReturnType<typeof october>>) => {
  await at('2029-11-03T01:15:00Z')
  await expense(7_000, '2029-10-31T05:00:00Z', 'Tiền điện kho')
  await at('2029-11-03T09:42:00Z')
  const late = await shop.sale([of(rice, 3)], { created: '2029-10-20T04:00:00Z' })
  await shop.api.patch('orders', late._id, {
    status: 'shipped',
    warehouseId: shop.warehouse._id,
    shippingTime: '2029-10-20T05:00:00Z',
  } as never)
  await at('2029-11-04T04:30:00Z')
  await shop.api.patch('orders', waiting._id, { discount: 10_000 })
  return late
}

const told = ({ data }: Changed) =>
  data.map(({ act, number, name, day, at: recorded, changes }) => [
    act,
    number ?? name,
    day,
    recorded,
    ...changes.map(({ figure, group, before, after }) => [group ?? figure, before, after]),
  ])

/** All that is listed, hidden and left over: what it adds to the net profit. */
const sumOf = ({ data, hidden, rest }: Changed): number =>
  sumBy([...data.flatMap(({ changes }) => changes), ...hidden.changes, ...rest], ({ before, after }) => after - before)

test('what was entered of October after its report was printed, each with its day and moment, adds up to the difference', async () => {
  const books = await october()
  await at(PRINTED)
  const late = await november(books)
  const report = await changed()
  expect(report.figures).toEqual([
    { figure: 'revenue', known: 1_200_000, now: 1_490_000 },
    { figure: 'cost', known: -600_000, now: -780_000 },
    { figure: 'group', group: 'Other Expenses', known: -50_000, now: -57_000 },
  ])
  expect(report.netProfit).toEqual({ known: 550_000, now: 653_000 })
  expect(told(report)).toEqual([
    ['money-out', expect.any(String), '2029-10-31', '2029-11-03T01:15:00.000Z', ['Other Expenses', -50_000, -57_000]],
    ['sale-ordered', late.order_number, '2029-10-20', '2029-11-03T09:42:00.000Z', ['revenue', 1_200_000, 1_500_000]],
    ['sale-shipped', late.order_number, '2029-10-20', '2029-11-03T09:42:00.000Z', ['cost', -600_000, -780_000]],
    ['sale-changed', books.waiting.order_number, '2029-10-05', '2029-11-04T04:30:00.000Z', ['revenue', 1_500_000, 1_490_000]],
  ])
  expect(report.data[0]).toMatchObject({ service: 'funds', name: 'Tiền điện kho', by: { _id: shop.founder.userId } })
  expect(report.data[1]).toMatchObject({ service: 'orders', name: 'Chị Hoa', recordId: late._id, less: false })
  expect([report.isComplete, report.rest, report.hidden]).toEqual([true, [], { count: 0, changes: [] }])
  expect(sumOf(report)).toBe(103_000)
  expect((await netProfit()) - (await netProfit(PRINTED))).toBe(103_000)
})

test('by delivery the late order counts once its goods left, the order that waits not at all', async () => {
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { howCalculateRevenue: 'shipped' } } as never)
  const books = await october()
  await at(PRINTED)
  await november(books)
  const report = await changed()
  expect(report.figures.slice(0, 2)).toEqual([
    { figure: 'revenue', known: 1_000_000, now: 1_300_000 },
    { figure: 'cost', known: -600_000, now: -780_000 },
  ])
  expect(report.data.map(({ act }) => act)).toEqual(['money-out', 'sale-shipped'])
  expect(report.data[1]?.changes).toEqual([
    { figure: 'revenue', before: 1_000_000, after: 1_300_000 },
    { figure: 'cost', before: -600_000, after: -780_000 },
  ])
})

test('what is refunded in November leaves October as it was told; a shipment of October that is taken back is written there as less', async () => {
  const { sold } = await october()
  await at(PRINTED)
  expect(await changed()).toMatchObject({ data: [], netProfit: { known: 550_000, now: 550_000 } })
  await at('2029-11-03T01:15:00Z')
  const income = await expense(9_000, '2029-10-30T05:00:00Z', 'Thu nhầm', 'Other Income')
  expect((await changed()).figures.at(-1)).toEqual({ figure: 'group', group: 'Other Income', known: 0, now: 9_000 })
  await shop.api.patch('funds', income._id, { status: 'refunded' } as never)
  await shop.api.patch('orders', sold._id, { undoShipment: sold.shipments[0]?.time } as never)
  const report = await changed()
  expect(report.data.map(({ act, less }) => [act, less])).toEqual([
    ['money-in', false],
    ['sale-shipped', true],
  ])
  expect(report.netProfit).toEqual({ known: 550_000, now: 1_159_000 })
  expect(sumOf(report)).toBe(609_000)
})

test('an ordinary sale of a month that isn’t over is what came since, too', async () => {
  await october()
  const morning = '2029-10-05T03:00:00.001Z'
  await at('2029-10-06T03:00:00Z')
  await expense(1_000, '2029-10-06T02:00:00Z', 'Giấy')
  await expense(2_000, '2029-10-09T02:00:00Z', 'Mực')
  await at('2029-10-08T03:00:00Z')
  await expense(4_000, '2029-10-07T02:00:00Z', 'Bút')
  const report = await changed(shop.api, morning)
  expect(report.data.map(({ name, day }) => [name, day])).toEqual([
    ['Giấy', '2029-10-06'],
    ['Mực', '2029-10-09'],
    ['Bút', '2029-10-07'],
  ])
  expect(report.netProfit).toEqual({ known: 550_000, now: 543_000 })
  expect(sumOf(report)).toBe(-7_000)
})

test('what single orders cost and single people are paid is one line without names for those who may not read it', async () => {
  const books = await october()
  const reader = await shop.member('/report')
  await at(PRINTED)
  await november(books)
  await expense(30_000, '2029-10-31T05:00:00Z', 'Lương Ngọc', 'Salaries and Incentives')
  const { api } = await signInAgain(app, reader)
  const report = await changed(api)
  expect(report.hidden).toEqual({
    count: 2,
    changes: [
      { figure: 'cost', before: -600_000, after: -780_000 },
      { figure: 'group', group: 'Salaries and Incentives', before: 0, after: -30_000 },
    ],
  })
  expect(report.data.map(({ act, number }) => [act, number === undefined])).toEqual([
    ['money-out', false],
    ['sale-ordered', true],
    ['sale-changed', true],
  ])
  expect(JSON.stringify(report)).not.toMatch(/Ngọc|Chị Hoa/)
  expect(sumOf(report)).toBe(report.netProfit.now - report.netProfit.known)
})

test('of more than 1,000 entries the first are listed and all others told as one sum, which is exact', async () => {
  await october()
  await at(PRINTED)
  await at('2029-11-03T01:15:00Z')
  await expense(1, '2029-10-30T05:00:00Z', 'Phí')
  const journal = app.database.db.collection('journal')
  const late = await journal.findOne({ workspaceId: new ObjectId(shop.founder.workspaceId), skew: 'late' })
  if (!late) throw new Error('nothing was entered late')
  await journal.insertMany(Array.from({ length: 1_002 }, (_, nth) => ({ ...late, _id: new ObjectId(), slot: 999, n: nth + 1 })))
  const report = await changed()
  expect([report.data.length, report.isComplete]).toEqual([1_000, false])
  expect(report.netProfit).toEqual({ known: 551_002, now: 549_999 })
  expect(report.rest).toEqual([{ figure: 'group', group: 'Other Expenses', before: -49_998, after: -50_001 }])
  expect(sumOf(report)).toBe(-1_003)
})

test('whoever may not read the report may not read what changed in it', async () => {
  const seller = await shop.member('/sales')
  expect((await seller.api.refused('GET', `orders?report=changedSince&since=2029-10-01&until=2029-10-31&at=${PRINTED}`)).code).toBe(403)
})
