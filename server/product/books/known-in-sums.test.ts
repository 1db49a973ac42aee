import type { Api } from '../../testing/api'
import { signInAgain, type Actor } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** Who may read what all goods sold cost, and not what a single sale does, learns it from no two moments either. */

let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
let reader: Actor
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-02-05T03:00:00Z')
  shop = await Shop.open(app)
  reader = await shop.member('/report')
})
afterAll(() => app.close())

const at = async (moment: string): Promise<void> => {
  now = new Date(moment)
  await shop.signInAgain()
  reader = { ...reader, ...(await signInAgain(app, reader)) }
}

const FEBRUARY = { since: '2029-02-01', until: '2029-02-28' }
/** The end of 5 and of 6 February, by the company's clock. */
const [EVENING_5, EVENING_6] = ['2029-02-05T16:59:59.999Z', '2029-02-06T16:59:59.999Z']

/** On the 6th one bag of a cost of 60,000 leaves at 10:00, and one of 45,000 at 11:00; it is the 7th. */
const twoSales = async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 5, cost: 60_000 })
  const flour = await shop.goods('Bột', { price: 80_000, stock: 5, cost: 45_000 })
  await at('2029-02-06T03:00:00Z')
  await shop.ship(await shop.sale([of(rice, 1)]))
  await at('2029-02-06T04:00:00Z')
  await shop.ship(await shop.sale([of(flour, 1)]))
  await at('2029-02-07T03:00:00Z')
}

interface Told {
  readonly knownAt?: string
  readonly cost: number
}
const costKnown = async (api: Api, knownAt: string): Promise<[string | undefined, number]> => {
  const told = await api.report<Told>('orders', { report: 'sales', ...FEBRUARY, knownAt })
  return [told.knownAt, told.cost]
}

test('the board is told of any moment: what stood between two sales, too', async () => {
  await twoSales()
  expect(await costKnown(shop.api, '2029-02-06T03:30:00.000Z')).toEqual(['2029-02-06T03:30:00.000Z', 60_000])
  expect(await costKnown(shop.api, '2029-02-06T04:30:00.000Z')).toEqual(['2029-02-06T04:30:00.000Z', 105_000])
})

test('whoever reads no single costs is told of evenings: of a moment within a day, of the evening before it', async () => {
  await twoSales()
  for (const moment of ['2029-02-06T03:30:00.000Z', '2029-02-06T04:30:00.000Z', EVENING_5])
    expect(await costKnown(reader.api, moment)).toEqual([EVENING_5, 0])
  expect(await costKnown(reader.api, EVENING_6)).toEqual([EVENING_6, 105_000])
})

test('so it is for the trial balance, the ledger of an account, the journal and what changed since', async () => {
  await twoSales()
  const moment = '2029-02-06T03:30:00.000Z'
  const read = (report: string, more: object = {}) =>
    reader.api.report<Record<string, unknown>>('ledger', { report, ...FEBRUARY, knownAt: moment, ...more } as never)
  expect(await read('trialBalance')).toMatchObject({ knownAt: EVENING_5, total: { debit: 525_000 } })
  expect(await read('account', { account: '632' })).toMatchObject({ knownAt: EVENING_5, debit: 0, data: [] })
  expect(await read('journal')).toMatchObject({ knownAt: EVENING_5, total: { debit: 525_000 } })
  const changed = await reader.api.report<{ at: string; figures: object[] }>('orders', { report: 'changedSince', ...FEBRUARY, at: moment })
  expect(changed).toMatchObject({ at: EVENING_5, hidden: { count: 2 } })
  expect(changed.figures[1]).toEqual({ figure: 'cost', known: 0, now: -105_000 })
})

test('the moment at which a month was sealed is told as it was: its figures are known', async () => {
  await twoSales()
  await at('2029-03-02T03:00:00Z')
  const { at: sealed } = await shop.api.create('seals', { until: '2029-02-28' } as never)
  await at('2029-03-03T03:00:00Z')
  expect(await costKnown(reader.api, sealed)).toEqual([sealed, 105_000])
})

test('what stands now is told as ever', async () => {
  await twoSales()
  const told = await reader.api.report<Told>('orders', { report: 'sales', ...FEBRUARY })
  expect(told.cost).toBe(105_000)
  expect(told).not.toHaveProperty('knownAt')
})
