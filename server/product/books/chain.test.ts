import { chainEntries } from '../../ledger/chain'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** The line of the journal: each entry has its place, and whatever is changed in one is found and named. */

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const company = (): string => shop.founder.workspaceId
const chain = () => chainEntries(app.app, company())
const entries = () => app.database.records('journal', company()).find({}, { sort: { slot: 1, n: 1 } })
const blocks = () => app.database.records('blocks', company()).find({}, { sort: { block: 1 } })

/** A sale of 7 bags of rice, shipped and paid: four entries. */
const sell = async (): Promise<void> => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
  const sale = await shop.ship(await shop.sale([of(rice, 7)]))
  await shop.pay(sale, 700_000)
}

test('every entry has one place in line, and a second look finds nothing new', async () => {
  await sell()
  await chain()
  const count = (await entries()).length
  expect(count).toBeGreaterThan(2)
  await chain()
  expect((await blocks()).map(({ block, first, count }) => [block, first, count])).toEqual([[1, 1, count]])
  await sell()
  await chain()
  const more = (await entries()).length - count
  expect((await blocks()).map(({ block, first, count }) => [block, first, count])).toEqual([
    [1, 1, count],
    [2, count + 1, more],
  ])
  expect(await shop.differences()).toEqual([])
})

test('several who put entries in line at once make one line', async () => {
  await sell()
  await Promise.all(Array.from({ length: 6 }, chain))
  expect((await blocks()).map(({ first, count }) => [first, count])).toEqual([[1, (await entries()).length]])
})

describe('what is changed once it stands in line is found and named', () => {
  beforeEach(async () => {
    await sell()
    await chain()
    await sell()
    await chain()
  })
  afterEach(() => app.database.clear('journal', company()))
  afterEach(() => app.database.clear('blocks', company()))

  const inLine = async (): Promise<string[]> => (await shop.differences()).filter((each) => each.includes('stood in line'))
  const change = (_id: string, fields: object) => app.database.correct('journal', company(), { _id }, { $set: fields })

  test.each([
    ['body', (text: unknown) => String(text).replace('sale', 'sala')],
    ['at', (at: unknown) => new Date(Number(at) + 1)],
    ['day', () => '2020-01-01'],
    ['rev', (rev: unknown) => Number(rev) + 1],
    ['service', () => 'products'],
    ['skew', () => 'late'],
    ['opening', () => true],
  ] as const)('its %s', async (field, other) => {
    const all = await entries()
    const entry = all.find(({ body }) => body.includes('sale'))
    await change(entry?._id ?? '', { [field]: other(entry?.[field]) })
    expect(await inLine()).toEqual([`journal entry ${entry?.slot}/${entry?.n}: "was changed since it stood in line" instead of null`])
  })

  test('the partners it is found by', async () => {
    const entry = (await entries()).find(({ partners }) => partners !== undefined)
    await change(entry?._id ?? '', { partners: [shop.supplier._id] })
    expect((await shop.differences()).join()).toContain(`journal entry ${entry?.slot}/${entry?.n}: "names other partners than its lines"`)
  })

  test('one in each block: each is named', async () => {
    const all = await entries()
    const [first, last] = [all[0], all.at(-1)]
    for (const entry of [first, last]) await change(entry?._id ?? '', { rev: 99 })
    expect(await inLine()).toEqual(
      [first, last].map((entry) => `journal entry ${entry?.slot}/${entry?.n}: "was changed since it stood in line" instead of null`),
    )
  })

  test('one that is gone', async () => {
    const [, second] = await entries()
    await app.database.clear('journal', company(), { _id: second?._id })
    expect(await inLine()).toEqual([`journal entry ${second?.slot}/${second?.n}: "is missing since it stood in line" instead of null`])
  })

  test('the line itself', async () => {
    const [first] = await blocks()
    await app.database.correct('blocks', company(), { block: 1 }, { $set: { digest: first?.digest.replace(/^./, 'x') } })
    expect((await inLine())[0]).toMatch(/journal entry block 1: "was changed/)
    await app.database.clear('blocks', company(), { block: 1 })
    expect((await inLine())[0]).toMatch(/journal entry block 1: "is missing/)
  })
})

test('a company whose books are cleared begins its line anew', async () => {
  await sell()
  await chain()
  await app.database.clear('journal', company())
  await app.database.clear('blocks', company())
  await shop.service('Giao hàng')
  await shop.api.create('funds', { group: 'Other Income', amount: 5000, name: 'Lãi', label: 'Tiền mặt', status: 'completed' })
  await chain()
  expect((await blocks()).map(({ block, first, count }) => [block, first, count])).toEqual([[1, 1, 1]])
  await app.database.clear('journal', company())
  await app.database.clear('blocks', company())
})

test('two servers that write while entries are put in line leave no gap in it, and nothing stands in it twice', async () => {
  const env = { AUTH_SECRET: 'a secret that two servers of one company share' }
  const here = await startTestApp({ env })
  const there = await startTestApp({ env: { ...env, MONGODB_URI: here.uri, NODE_NUMBER: '2' } })
  try {
    const own = await Shop.open(here)
    const { workspaceId, token } = own.founder
    const both = [own.api, there.api(token)]
    const written = { over: false }
    const writers = Array.from({ length: 6 }, async (_, at) => {
      for (let index = 0; index < 12; index++)
        await both[(at + index) % 2]?.create('funds', {
          group: 'Other Income',
          amount: 100,
          label: 'Tiền mặt',
          status: 'completed',
        } as never)
    })
    const chainers = [here, there].map(async ({ app }) => {
      while (!written.over) await chainEntries(app, workspaceId)
    })
    await Promise.all(writers)
    written.over = true
    await Promise.all(chainers)
    await chainEntries(here.app, workspaceId)

    const all = await here.database.records('journal', workspaceId).find({})
    expect(all).toHaveLength(72)
    expect(new Set(all.map(({ slot }) => slot >= 2000)).size).toBe(2)
    const line = await here.database.records('blocks', workspaceId).find({}, { sort: { block: 1 } })
    expect(line.length).toBeGreaterThan(1)
    let next = 1
    for (const [at, { block, first, count }] of line.entries()) {
      expect([block, first]).toEqual([at + 1, next])
      next += count
    }
    expect(next).toBe(73)
    const last: Record<string, number> = {}
    for (const { slot, n } of all) last[slot] = Math.max(last[slot] ?? 0, n)
    expect(line.at(-1)?.cut).toEqual(last)
    expect(await own.differences()).toEqual([])
  } finally {
    await there.close()
    await here.close()
  }
})
