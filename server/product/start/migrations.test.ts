import { definitions, type Collections } from '../../kernel/collections'
import { Lease, newHolder } from '../../kernel/leases'
import type { Migration } from '../../kernel/migration'
import { Mends } from '../../ledger/mends'
import { verify } from '../books'
import { Database } from '../../platform/mongo/database'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { assertNotNewer, DATA_VERSION, dataVersionOf, openDatabase } from './data-version'
import { dueMigrations, migrations, runMigrations, type MigrationReporter } from './migrations'

let app: TestApp
beforeEach(async () => (app = await startTestApp()))
afterEach(() => app.close())

const names = async (): Promise<string[]> => (await dueMigrations(app.database)).map(({ name }) => name)
const all = [
  'sort keys',
  'vouchers',
  'earnings',
  'values by line',
  'arrivals',
  'opening balances',
  'pages',
  'api keys',
  'commissions',
  'measures',
  'accounts of entries',
  'journal',
  'partners of the journal',
  'timesheets',
  'unread comments',
  'sheets',
  'figures carried on',
]

/** Another process on the same data. */
const another = () => Database.connect<Collections>(app.uri, definitions)
const settings = () => app.database.collection('settings')
const runOutLease = () => settings().updateOne({ name: 'lease migrations' }, { $set: { value: '2000-01-01T00:00:00.000Z' } })
const differences = async (): Promise<string[]> => {
  const found: string[] = []
  for await (const { figure, kept, entries } of verify(app.database)) found.push(`${figure}: ${kept} → ${entries}`)
  return found
}

/** A company with some trade, as an older version left it: without the figures of any measure. */
const olderBooks = async (sales = 12): Promise<Shop> => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 100 })
  for (let n = 0; n < sales; n++) await shop.pay(await shop.ship(await shop.sale([of(rice, 1)])), 250)
  await runMigrations(app.database)
  await settings().deleteMany({ name: /^measure/ })
  await app.database.collection('rollups').deleteMany({})
  await app.database.correct('assets', shop.founder.workspaceId, { _id: shop.customer._id }, { $set: { outstanding: 0 } })
  return shop
}
const shippedOf = async (shop: Shop): Promise<number> =>
  (await shop.api.report<{ revenueShipped: number }>('orders', { report: 'sales', since: '2000-01-01', until: '2999-12-31' }))
    .revenueShipped

test('of two nodes that start together on older books one brings them up to date, the other waits for it', async () => {
  expect(await names()).toEqual(all)
  const said: string[] = []
  const node = () => runMigrations(app.database, { begins: ({ name }) => void said.push(name) })
  await Promise.all([node(), node()])
  expect(said).toEqual(all)
  expect(await names()).toEqual([])
  expect(await dataVersionOf(app.database)).toBe(DATA_VERSION)
})

test('a node that waits says who is at it and since when', async () => {
  const lease = await Lease.take(app.database, 'migrations', newHolder({ node: 1 }))
  const waited: string[] = []
  await new Promise<void>((resolve, reject) => {
    const waits: MigrationReporter['waits'] = ({ who, since }) => {
      waited.push(`${who}, since ${since}`)
      void lease?.end()
    }
    runMigrations(app.database, { waits }, newHolder({ node: 2 })).then(resolve, reject)
  })
  expect(waited).toEqual([expect.stringMatching(/^node 1 on \S+, process \d+, since 2\d{3}-\d\d-\d\dT\S+Z$/)])
  expect(await names()).toEqual([])
})

/** Calls `act` once, when a migration has gone so far. */
const amid = (name: string, moves: number, act: () => Promise<void>) => {
  let done = 0
  let acting: Promise<void> | null = null
  const reporter: MigrationReporter = {
    moves: ({ migration }) => {
      if (migration === name && ++done === moves) acting = act()
    },
  }
  const over = async (): Promise<void> => {
    if (!acting) throw new Error(`'${name}' has fewer steps than ${moves}`)
    await acting
  }
  return { reporter, over }
}

test.each([1, 7, 14, 20])(
  'two nodes of which one thinks the other dead, after %i steps: no figure is doubled',
  async (moves) => {
    const shop = await olderBooks()
    expect(await shippedOf(shop)).toBe(0)
    const there = await another()
    const { reporter, over } = amid('measures', moves, async () => {
      await runOutLease()
      await runMigrations(there)
    })
    await runMigrations(app.database, reporter)
    await over()
    expect(await differences()).toEqual([])
    expect(await shippedOf(shop)).toBe(12_000)
    expect(await names()).toEqual([])
    await there.close()
  },
  60_000,
)

test('two nodes that both work for all they know, each losing the lease again and again, end with the right figures', async () => {
  const shop = await olderBooks()
  const there = await another()
  const losing: MigrationReporter = { moves: () => void runOutLease() }
  await Promise.all([runMigrations(app.database, losing), runMigrations(there, losing)])
  expect(await differences()).toEqual([])
  expect(await shippedOf(shop)).toBe(12_000)
  await there.close()
}, 60_000)

test.each([1, 2, 3, 4, 5])(
  'a process that slept at its write no. %i until another had finished and people worked again writes nothing more',
  async (nth) => {
    const shop = await olderBooks()
    const there = await another()
    const rice = await shop.goods('Gạo mới', { stock: 10 })
    await app.database.collection('rollups').deleteMany({})
    const make = Reflect.get(Mends.prototype, 'make') as Mends['make']
    let writes = 0
    jest.spyOn(Mends.prototype, 'make').mockImplementation(async function (this: Mends, database, mend) {
      if (database === app.database && ++writes === nth) {
        await runOutLease()
        await runMigrations(there)
        for (let n = 0; n < 3; n++) await shop.ship(await shop.sale([of(rice, 1)]))
      }
      return make.call(this, database, mend)
    })
    await runMigrations(app.database)
    jest.restoreAllMocks()
    expect(writes).toBeGreaterThanOrEqual(nth)
    expect(await differences()).toEqual([])
    expect(await shippedOf(shop)).toBe(15_000)
    await there.close()
  },
  60_000,
)

test('commissions and timesheets that two nodes build at once are there once', async () => {
  const shop = await Shop.open(app)
  const member = await shop.member('/office/hr')
  for (const day of ['02', '03', '04']) {
    const stay = (group: string, hour: string) =>
      shop.api.create('activities', { group, userId: member.userId, created: `2026-11-${day}T${hour}:00:00.000Z` } as never)
    await stay('checkin', '01')
    await stay('checkout', '09')
  }
  await runMigrations(app.database)
  const kept = await app.database.collection('timesheets').countDocuments()
  await app.database.collection('timesheets').deleteMany({})
  await settings().deleteMany({ name: { $in: ['timesheets', 'commissions'] } })
  const there = await another()
  const losing: MigrationReporter = { begins: () => void runOutLease(), moves: () => void runOutLease() }
  await Promise.all([runMigrations(app.database, losing), runMigrations(there, losing)])
  expect(await app.database.collection('timesheets').countDocuments()).toBe(kept)
  expect(await differences()).toEqual([])
  await there.close()
}, 60_000)

test('the data of a newer version is refused before anything is changed, as is a start that a newer one was quicker than', async () => {
  await runMigrations(app.database)
  await settings().updateOne({ name: 'dataVersion' }, { $set: { value: '99' } })
  await app.database.db.dropCollection('counters')
  const refusal = `This data was made by a newer version (data version 99, this program knows ${DATA_VERSION}). Start that one, or restore the backup of before.`
  await expect(openDatabase(app.uri)).rejects.toThrow(refusal)
  await expect(runMigrations(app.database)).rejects.toThrow(refusal)
  expect(await app.database.db.listCollections({ name: 'counters' }).toArray()).toEqual([])
  expect(await dataVersionOf(app.database)).toBe(99)
  await settings().updateOne({ name: 'dataVersion' }, { $set: { value: String(DATA_VERSION) } })
  await assertNotNewer(app.database)
})

test('data of before versions were noted, and of an older one, is of this version from the moment it begins to be changed', async () => {
  const seen: (number | null)[] = []
  let seeing = Promise.resolve()
  const begins = (): void => {
    seeing = seeing.then(async () => void seen.push(await dataVersionOf(app.database)))
  }
  expect(await dataVersionOf(app.database)).toBe(null)
  await runMigrations(app.database, { begins })
  await seeing
  expect(new Set(seen)).toEqual(new Set([DATA_VERSION]))
})

/** Which migrations each data version stands for. With a new or changed one DATA_VERSION grows, and a line is added here; no line ever changes. */
const migrationsOf: Readonly<Record<number, readonly string[]>> = {
  1: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@1 orderStatus@2 funds@1 accounts@1 buyers@1 productSales@1 commissions@3 partner@2',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
  ],
  2: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@1 orderStatus@2 funds@1 accounts@1 buyers@1 productSales@1 commissions@3 partner@2',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
    'figures carried on 1',
  ],
  3: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'values by line 1',
    'arrivals 1',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@2 orderStatus@2 funds@1 accounts@2 buyers@2 productSales@2 commissions@3 partner@2',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
    'figures carried on 1',
  ],
  4: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'values by line 1',
    'arrivals 1',
    'opening balances 1',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@3 orderStatus@3 funds@2 accounts@3 buyers@3 productSales@2 turnovers@1 commissions@3 partner@3',
    'accounts of entries 1',
    'journal 1',
    'partners of the journal 1',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
    'figures carried on 1',
  ],
  5: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'values by line 1',
    'arrivals 1',
    'opening balances 1',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@3 orderStatus@3 funds@2 accounts@4 buyers@3 productSales@2 turnovers@1 commissions@3 partner@3',
    'accounts of entries 1',
    'journal 1',
    'partners of the journal 1',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
    'figures carried on 1',
  ],
  6: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'values by line 1',
    'arrivals 1',
    'opening balances 1',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@3 orderStatus@3 funds@2 accounts@4 buyers@4 productSales@3 turnovers@1 commissions@3 partner@3',
    'accounts of entries 1',
    'journal 2',
    'partners of the journal 1',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
    'figures carried on 1',
  ],
  7: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'values by line 1',
    'arrivals 1',
    'opening balances 1',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@3 orderStatus@3 funds@2 accounts@4 buyers@4 productSales@3 turnovers@1 vat@1 commissions@3 partner@3',
    'accounts of entries 1',
    'journal 2',
    'partners of the journal 1',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
    'figures carried on 1',
  ],
  8: [
    'sort keys 2',
    'vouchers 1',
    'earnings 2',
    'values by line 1',
    'arrivals 1',
    'opening balances 1',
    'pages 1',
    'api keys 1',
    'commissions 1',
    'measures business@3 orderStatus@3 funds@2 accounts@4 buyers@4 productSales@3 salesMade@1 turnovers@1 vat@1 commissions@3 partner@3',
    'accounts of entries 1',
    'journal 2',
    'partners of the journal 1',
    'timesheets 1',
    'unread comments 1',
    'sheets 1',
    'figures carried on 1',
  ],
}

test('a migration that is added or changed raises the data version', () => {
  const own = migrations.map(({ name, version }: Migration) => `${name} ${version}`)
  expect(Math.max(...Object.keys(migrationsOf).map(Number))).toBe(DATA_VERSION)
  expect(own).toEqual(migrationsOf[DATA_VERSION])
})
