import type { Zone } from '@shared/foundation/days/days'
import { startTestApp, type TestApp } from '../../../testing/app'
import { everyFigure, figuresByDay, moreThan, type KeptAmount } from '../../../testing/every-figure'
import {
  byName,
  naiveBalances,
  naiveBusiness,
  naiveCash,
  naiveEntries,
  naiveFigures,
  naivePartner,
  stockOfEvenings,
  sum,
} from '../../../testing/naive-books'
import { Shop } from '../../../testing/shop'
import { acts, type Act, type Prepared } from './acts'

/** Laws of the ledger, for everything that enters something in the books: closed days stay, and what is taken back was never there. */

jest.setTimeout(120_000)

const zone = 'Asia/Ho_Chi_Minh' as Zone
const LOCK_DATE = '2029-01-31'
const JANUARY = { since: '2029-01-01', until: LOCK_DATE }
let now = new Date('2029-01-10T03:00:00Z')
let app: TestApp
let shop: Shop
let ready: Map<string, Prepared>

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
afterAll(() => app.close())

interface TrialRow {
  readonly account: string
  readonly closingDebit: number
  readonly closingCredit: number
}

const named: [string, Act][] = Object.entries(acts)

/** A company in which all acts are prepared in January; it is February. */
const prepareAll = async (lockDate: string | null): Promise<void> => {
  now = new Date('2029-01-10T03:00:00Z')
  shop = await Shop.open(app)
  ready = new Map()
  for (const [name, { prepare }] of named) ready.set(name, await prepare(shop))
  now = new Date('2029-02-10T03:00:00Z')
  await shop.signInAgain()
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate } } as never)
}

const preparedOf = (name: string): Prepared => {
  const prepared = ready.get(name)
  if (!prepared) throw new RangeError(`nothing was prepared for ${name}`)
  return prepared
}

const figures = (): Promise<KeptAmount[]> => everyFigure(app, shop.founder.workspaceId, zone)
const ofClosedDays = (all: readonly KeptAmount[]): Readonly<Record<string, number>> =>
  figuresByDay(all.filter(({ day, isBooked }) => isBooked && day !== '' && day <= LOCK_DATE))
/** How many orders stand where is no amount of the books: an order that was called off is one more that was. */
const withoutStatuses = (all: readonly KeptAmount[]): KeptAmount[] => all.filter(({ name }) => !name.startsWith('orderStatus'))
/** Both sides of what went there and back; its balance alone is as before. */
const withoutSides = (all: readonly KeptAmount[]): KeptAmount[] =>
  withoutStatuses(all).filter(({ name }) => !/^(turnovers|funds) /u.test(name))

/** What the closed month says in every report. */
const january = async (): Promise<string> => {
  const read = (service: 'orders' | 'funds' | 'products' | 'stocks' | 'ledger', report: string, more: object = {}) =>
    shop.api.report(service, { report, ...JANUARY, ...more })
  const answers = await Promise.all([
    read('orders', 'sales'),
    read('orders', 'customers'),
    read('orders', 'agents'),
    read('orders', 'discounts'),
    read('orders', 'liabilities', { group: 'customerId' }),
    read('orders', 'liabilities', { group: 'supplierId' }),
    read('products', 'sales'),
    read('funds', 'funds'),
    read('stocks', 'saleShipments'),
    read('ledger', 'trialBalance'),
    ...['131', '156', '331', '511', '632'].map((account) => read('ledger', 'account', { account })),
  ])
  // What is undelivered now is where orders stand, and no figure of those days.
  return JSON.stringify(answers, (key, value: unknown) => (key === 'undelivered' ? undefined : value))
}

describe.each([
  ['January closed', LOCK_DATE],
  ['every day open', null],
])('with %s', (_which, lockDate) => {
  let before: { readonly kept: Readonly<Record<string, number>>; readonly told: string }
  /** The figures as the act before left them. Null: it wasn't the last thing done here. */
  let left: KeptAmount[] | null = null
  beforeAll(async () => {
    await prepareAll(lockDate)
    if (lockDate) before = { kept: ofClosedDays(await figures()), told: await january() }
  })

  /** What closed days say is what they said. */
  const assertClosed = async (all: readonly KeptAmount[]): Promise<void> => {
    if (!lockDate) return
    expect(ofClosedDays(all)).toEqual(before.kept)
    expect(await january()).toBe(before.told)
  }

  test.each(named)('%s: closed days say what they said; taken back, every day does', async (name, { goesBack, isTraceless }) => {
    const { act, undo, backdated } = preparedOf(name)
    if (lockDate && backdated) {
      const [method, path, body] = backdated
      expect(await shop.api.refused(method, path, body)).toMatchObject({ code: 409, className: 'conflict' })
    }
    const stood = left ?? (await figures())
    left = null
    await act()
    const after = await figures()
    await assertClosed(after)
    const leavesAll = isTraceless === 'always' || (isTraceless === 'of closed days' && lockDate !== null)
    expect([name, Object.keys(moreThan(after, stood)).length > 0]).toEqual([name, !leavesAll])
    if (undo) {
      await undo()
      const undone = await figures()
      await assertClosed(undone)
      const counted = goesBack ? withoutSides : withoutStatuses
      expect(moreThan(counted(undone), counted(stood))).toEqual({})
      left = undone
    } else left = after
  })

  test('the books agree with their entries', async () => expect(await shop.differences()).toEqual([]))

  test('on no evening is there less than nothing, and nothing is worth nothing', async () => {
    const evenings = await stockOfEvenings(app, shop.founder.workspaceId, zone)
    expect(evenings.length).toBeGreaterThan(named.length)
    expect(evenings.filter(({ pieces }) => pieces < 0)).toEqual([])
    expect(evenings.filter(({ pieces, value }) => pieces === 0 && Math.abs(value) > 0.001)).toEqual([])
  })

  test('on every evening goods are worth in the accounts what they cost in the warehouses', async () => {
    const evenings = await stockOfEvenings(app, shop.founder.workspaceId, zone)
    expect(evenings.filter(({ value, account }) => Math.abs(value - account) > 0.001)).toEqual([])
  })

  test('every kept figure is the naive sum of the entries, day by day', async () => {
    const entries = await naiveEntries(app, shop.founder.workspaceId)
    const kept = (await everyFigure(app, shop.founder.workspaceId, zone)).filter(
      ({ name, isBooked }) => isBooked && !/^(account|moved|turnovers|commissions) /u.test(name),
    )
    const { length } = Object.keys(figuresByDay(kept))
    expect(length).toBeGreaterThan(200)
    const naive = Object.entries(naiveFigures(entries)).map(([name, amount]): [string, number] => {
      const [measure = '', day = '', ...key] = name.split(' ')
      return [`${day} ${measure} ${key.join(' ')}`, amount]
    })
    expect(byName([...Object.entries(figuresByDay(kept)), ...naive.map(([name, amount]): [string, number] => [name, -amount])])).toEqual({})
  })

  test('the reports are the naive sums over orders, entries of funds and units', async () => {
    const [orders, funds, units] = await Promise.all([
      shop.api.find('orders', { $limit: -1 }),
      shop.api.find('funds', { $limit: -1 }),
      shop.api.find('stocks', { exported: false, $limit: -1 }),
    ])
    const allTime = { since: '2029-01-01', until: '2029-12-31' }
    const range = [allTime.since, allTime.until] as const
    const { groups, netProfit, ...business } = naiveBusiness(orders.data, funds.data, range, zone)
    const report = await shop.api.report<{ groups: { _id: string; total: number }[] }>('orders', { report: 'sales', ...allTime })
    const assets = (await shop.api.find('assets', { $limit: -1 })).data
    // What was lost with an asset that was sold is part of the result, and no movement of money.
    const lost = sum(assets.map(({ disposal }) => disposal?.gain ?? 0))
    expect(lost).toBeLessThan(0)
    expect(report).toMatchObject({ ...business, netProfit: netProfit + lost })
    expect(byName(report.groups.map(({ _id, total }) => [_id, total]))).toEqual(
      byName([...Object.entries(groups), ['Other Expenses', lost]]),
    )
    for (const label of [undefined, 'Tiền mặt', 'Ngân hàng']) {
      const cash = await shop.api.report<object>('funds', { report: 'funds', ...allTime, ...(label ? { label } : {}) })
      expect(cash).toMatchObject(naiveCash(funds.data, range, zone, label))
    }
    for (const { _id, outstanding = 0, partnerBalance = 0 } of assets)
      expect([_id, { outstanding, balance: partnerBalance }]).toEqual([_id, naivePartner(orders.data, _id)])
    const balances = naiveBalances(await naiveEntries(app, shop.founder.workspaceId))
    expect(balances['156'] ?? 0).toBeCloseTo(sum(units.data.map(({ cost }) => cost ?? 0)), 2)
    expect(sum(Object.values(balances))).toBeCloseTo(0, 2)
    const trial = await shop.api.report<{ data: TrialRow[] }>('ledger', { report: 'trialBalance', ...allTime })
    expect(byName(trial.data.map(({ account, closingDebit, closingCredit }) => [account, closingDebit - closingCredit]))).toEqual(balances)
  })
})
