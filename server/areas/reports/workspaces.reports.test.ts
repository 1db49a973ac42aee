import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '../../testing/actors'
import { until } from '../../kernel/auth/testing/office'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

interface Column {
  readonly _id: string
  readonly name: string
  readonly revenue: number
  readonly cost: number
  readonly groups: readonly { _id: string; total: number }[]
  readonly netProfit: number
  readonly netProfitAfterDepreciation: number
}
interface Consolidated {
  readonly companies: readonly { _id: string; name: string }[]
  readonly workspaces: readonly Column[]
  readonly eliminated: Column
  readonly total: Column
  readonly pairs: readonly { seller: string; buyer: string; orders: number; sold: number; bought: number }[]
  readonly between: readonly { workspaceId: string; partnerId: string; group: string; total: number }[]
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The temporary password that was mailed for a username. */
const mailedPassword = (username: string): string | null => {
  const outbox = join(app.config.dataDir, 'outbox')
  const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8').replace(/=\r?\n/g, ''))
  return /^ {4}(\S+)\r?$/m.exec(mails.find((mail) => mail.includes('Temporary password') && mail.includes(username)) ?? '')?.[1] ?? null
}

const range = { since: '2020-01-01', until: '2099-12-31' }
const EMAIL = 'chu@mocsuong.example'

/** The mailed password proves the address; here the mail is taken as read. */
const verify = async ({ userId }: Actor, email = EMAIL): Promise<void> => {
  const users = app.database.collection('users')
  const [user] = await users
    .find({})
    .toArray()
    .then((all) => all.filter(({ _id }) => String(_id) === userId))
  await users.updateOne({ _id: user!['_id'] }, { $set: { email, emailRaw: email, emailVerified: true } })
}
const shop = async (email = EMAIL): Promise<Shop> => {
  const own = await Shop.open(app)
  await own.api.patch('workspaces', own.founder.workspaceId, { opts: { howCalculateRevenue: 'shipped' } })
  await verify(own.founder, email)
  return own
}
const read = ({ api }: Pick<Actor, 'api'>): Promise<Consolidated> =>
  api.report<Consolidated>('workspaces', { report: 'consolidated', ...range })
const idsOf = ({ workspaces }: Consolidated): string[] => workspaces.map(({ _id }) => _id).sort()

/** The seller's customer is the buyer, whose supplier is the seller. */
const agree = async (seller: Shop, buyer: Shop): Promise<void> => {
  await seller.api.patch('assets', seller.customer._id, { sisterWorkspaceId: buyer.founder.workspaceId } as never)
  await buyer.api.patch('assets', buyer.supplier._id, { sisterWorkspaceId: seller.founder.workspaceId } as never)
}

test('each company has a column; what they sold each other is taken out once, down to the profit that is in it', async () => {
  const [mill, cafe] = [await shop('a@x.example'), await shop('a@x.example')]
  await agree(mill, cafe)
  const roasted = await mill.goods('Hạt rang', { stock: 10, cost: 700, price: 1000 })
  const sale = await mill.sale([of(roasted, 10)])
  await mill.ship(sale, [[roasted, 10]])
  const beans = await cafe.goods('Hạt rang')
  const purchase = await cafe.purchase([{ ...of(beans, 10), cost: 1000 }])
  await cafe.ship(purchase, [[beans, 10]])
  const held = await read(mill.founder)
  expect(held.total).toMatchObject({ revenue: 0, cost: 0, netProfit: 0 })
  expect(held.eliminated).toMatchObject({ revenue: 10_000, cost: 7000 })

  const outside = await cafe.sale([of(beans, 4)], { discount: 0 })
  await cafe.ship(outside, [[beans, 4]])
  const report = await read(cafe.founder)
  expect(report.workspaces.map(({ revenue, cost }) => [revenue, cost]).sort()).toEqual([
    [10_000, 7000],
    [4000, 4000],
  ])
  // Four of the ten were sold outside, for 1,000 each; they cost the group 700 each.
  expect(report.total).toMatchObject({ revenue: 4000, cost: 2800, netProfit: 1200 })
  expect(report.pairs).toEqual([
    {
      seller: mill.founder.workspaceId,
      buyer: cafe.founder.workspaceId,
      orders: 1,
      sold: 10_000,
      bought: 10_000,
      partners: [mill.customer._id],
      revenue: 10_000,
      cost: 7000,
      // Three tenths of what the four cost the café are the mill's profit.
      soldOnProfit: 1200,
    },
  ])
  expect(report.eliminated.cost).toBe(7000 + 1200)
  for (const line of ['revenue', 'cost', 'netProfit', 'netProfitAfterDepreciation'] as const)
    expect(report.total[line]).toBe(report.workspaces.reduce((sum, column) => sum + column[line], 0) - report.eliminated[line])
})

test('one board alone eliminates nothing', async () => {
  const [mill, cafe] = [await shop('b@x.example'), await shop('b@x.example')]
  await mill.api.patch('assets', mill.customer._id, { sisterWorkspaceId: cafe.founder.workspaceId } as never)
  const roasted = await mill.goods('Hạt rang', { stock: 1, cost: 700 })
  await mill.ship(await mill.sale([of(roasted, 1)]), [[roasted, 1]])
  const report = await read(mill.founder)
  expect(report.eliminated).toMatchObject({ revenue: 0, cost: 0, groups: [], netProfit: 0 })
  expect(report.total.revenue).toBe(1000)
  expect(report.pairs).toEqual([])
})

test('what they pay each other besides is neither income nor expense of the group', async () => {
  const [landlord, tenant] = [await shop('c@x.example'), await shop('c@x.example')]
  await agree(landlord, tenant)
  await landlord.api.create('funds', { group: 'Other Income', amount: 6000, customerId: landlord.customer._id, status: 'completed' })
  await tenant.api.create('funds', { group: 'Other Expenses', amount: 6000, supplierId: tenant.supplier._id, status: 'completed' })
  await tenant.api.create('funds', { group: 'Other Expenses', amount: 500, status: 'completed' })
  const report = await read(tenant.founder)
  expect(report.eliminated.groups.map(({ _id, total }) => [_id, total])).toEqual([
    ['Other Expenses', -6000],
    ['Other Income', 6000],
  ])
  expect(report.between.map(({ workspaceId, partnerId, group, total }) => [workspaceId, partnerId, group, total])).toEqual(
    expect.arrayContaining([
      [landlord.founder.workspaceId, landlord.customer._id, 'Other Income', 6000],
      [tenant.founder.workspaceId, tenant.supplier._id, 'Other Expenses', -6000],
    ]),
  )
  expect(report.between).toHaveLength(2)
  expect(report.total.groups).toEqual([{ _id: 'Other Expenses', isCredit: false, total: -500 }])
  expect(report.total.netProfit).toBe(-500)
})

test('the companies that are chosen stand alone: what the others had with them is eliminated no more', async () => {
  const [mill, cafe, shopOfMine] = [await shop('i@x.example'), await shop('i@x.example'), await shop('i@x.example')]
  await agree(mill, cafe)
  const roasted = await mill.goods('Hạt rang', { stock: 1, cost: 700 })
  await mill.ship(await mill.sale([of(roasted, 1)]), [[roasted, 1]])
  const chosen = (...of: readonly Shop[]) =>
    mill.api.report<Consolidated>('workspaces', {
      report: 'consolidated',
      ...range,
      only: of.map(({ founder }) => founder.workspaceId).join(','),
    })
  const both = await chosen(mill, cafe)
  expect(idsOf(both)).toEqual([mill.founder.workspaceId, cafe.founder.workspaceId].sort())
  expect(both.total.revenue).toBe(0)
  const alone = await chosen(mill, shopOfMine)
  expect(alone.total.revenue).toBe(1000)
  expect(alone.pairs).toEqual([])
  expect(alone.companies).toHaveLength(3)
})

test('asking for another’s column is refused, in the same words whether it exists or not', async () => {
  const [mine, theirs] = [await shop('j@x.example'), await shop('k@x.example')]
  const member = await theirs.member('/report')
  await verify(member, 'j@x.example')
  const ask = (only: string) =>
    mine.api.refused('GET', `workspaces?report=consolidated&since=${range.since}&until=${range.until}&only=${only}`)
  const refused = { code: 403, message: 'Permission Not Allowed' }
  expect(await ask(`${mine.founder.workspaceId},${theirs.founder.workspaceId}`)).toMatchObject(refused)
  expect(await ask('f'.repeat(24))).toMatchObject(refused)
  expect(await ask('all')).toMatchObject({ code: 400 })
})

test('a company where one isn’t on the board has no column and leaves no trace, even where it is a sister', async () => {
  const [mine, theirs] = [await shop('d@x.example'), await shop('other@x.example')]
  await agree(mine, theirs)
  const seller = await theirs.member('/sales', '/report')
  await verify(seller, 'd@x.example')
  const roasted = await mine.goods('Hạt rang', { stock: 1, cost: 700 })
  await mine.ship(await mine.sale([of(roasted, 1)]), [[roasted, 1]])
  const report = await read(mine.founder)
  expect(idsOf(report)).toEqual([mine.founder.workspaceId])
  expect(report.eliminated.revenue).toBe(0)
  expect(JSON.stringify(report)).not.toContain(theirs.founder.workspaceId)
  expect((await seller.api.refused('GET', `workspaces?report=consolidated&since=${range.since}&until=${range.until}`)).code).toBe(403)
})

test('an e-mail that isn’t verified, or a member who was disabled, opens no further column', async () => {
  const [here, there] = [await shop('e@x.example'), await shop('e@x.example')]
  expect(idsOf(await read(here.founder))).toEqual([here.founder.workspaceId, there.founder.workspaceId].sort())
  await app.database.collection('users').updateMany({ email: 'e@x.example' }, { $set: { emailVerified: false } })
  expect(idsOf(await read(here.founder))).toEqual([here.founder.workspaceId])
})

test('a second company joins as the page says: the address is proven by the mail in each, then both stand side by side', async () => {
  const [mill, cafe] = [await Shop.open(app), await Shop.open(app)]
  const own = `chu-${mill.founder.slug}@x.example`
  for (const { api, founder } of [mill, cafe]) await api.patch('users', founder.userId as never, { emailRaw: own } as never)
  expect(idsOf(await read(mill.founder))).toEqual([mill.founder.workspaceId])
  const enter = async ({ founder: { slug, username, workspaceId } }: Shop): Promise<void> => {
    await app.api().send('GET', `users?email=${encodeURIComponent(own)}&password=forgot&slug=${slug}`)
    const password = await until(() => mailedPassword(username))
    const { status } = await app.api().send('POST', 'authentication', { strategy: 'local-username', username, password, workspaceId })
    expect(status).toBe(201)
  }
  await enter(mill)
  expect(idsOf(await read(mill.founder))).toEqual([mill.founder.workspaceId])
  await enter(cafe)
  const both = [mill.founder.workspaceId, cafe.founder.workspaceId].sort()
  expect(idsOf(await read(mill.founder))).toEqual(both)
  expect(idsOf(await read(cafe.founder))).toEqual(both)
})

describe('changing to another company', () => {
  const enter = ({ token }: Actor, workspaceId: unknown) =>
    app.api().send('POST', 'authentication', { strategy: 'jwt', accessToken: token, workspaceId })

  test('takes no password where the same verified e-mail is a member', async () => {
    const [here, there] = [await shop('f@x.example'), await shop('f@x.example')]
    const answer = await enter(here.founder, there.founder.workspaceId)
    expect(answer).toMatchObject({ status: 201, body: { user: { _id: there.founder.userId, workspaceId: there.founder.workspaceId } } })
    const { accessToken } = answer.body as { accessToken: string }
    expect(await app.api(accessToken).get('assets', there.customer._id)).toMatchObject({ name: 'Chị Hoa' })
    expect((await app.api(accessToken).send('GET', `assets/${here.customer._id}`)).status).toBe(404)
  })

  test('is refused alike for a stranger, an unverified e-mail, a closed company and what is none', async () => {
    const [here, there, stranger] = [await shop('g@x.example'), await shop('g@x.example'), await shop('h@x.example')]
    const refused = [403, 'You are no member of this company, or your email is not verified']
    const answered = async (workspaceId: unknown) => {
      const { status, body } = await enter(here.founder, workspaceId)
      return [status, (body as { message: string }).message]
    }
    expect(await answered(stranger.founder.workspaceId)).toEqual(refused)
    expect(await answered('0123456789abcdef01234567')).toEqual(refused)
    expect(await answered({ $ne: null })).toEqual(refused)
    await app.database.collection('users').updateMany({ email: 'g@x.example' }, { $set: { emailVerified: false } })
    expect(await answered(there.founder.workspaceId)).toEqual(refused)
  })
})
