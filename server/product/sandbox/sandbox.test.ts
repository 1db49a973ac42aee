import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ObjectId } from 'mongodb'
import { addAdmin } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { differencesIn, Shop } from '../../testing/shop'
import { haveTurn } from '../../kernel/jobs'
import { newHolder } from '../../kernel/leases'
import { Sandbox } from './sandbox'

interface Given {
  readonly apiKey: string
  readonly endsAt: string
  readonly dailyCalls: number
  readonly samples: Readonly<Record<'productId' | 'categoryId' | 'customerId' | 'supplierId' | 'warehouseId' | 'orderId', string>>
  readonly workspace: { readonly _id: string; readonly slug: string }
}

/** An afternoon in Vietnam. */
let now = new Date('2026-11-28T08:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { SANDBOX: 'on' } })
  shop = await Shop.open(app)
}, 60_000)
afterAll(() => app.close())

const take = async (): Promise<Given> => {
  const { status, body } = await app.api().send('POST', 'sandboxKeys')
  expect(status).toBe(201)
  return body as Given
}
const sandbox = () => new Sandbox(app.app, newHolder())

test('whoever wants to try the API takes a key, sells with it, and reads a report of more than nothing', async () => {
  const { apiKey, endsAt, dailyCalls, samples } = await take()
  expect([endsAt, dailyCalls]).toEqual(['2026-11-28T21:00:00.000Z', 300])
  const api = app.keyed(apiKey)
  const [products, customers] = [await api.find('products', { group: 'goods' }), await api.find('assets', { group: 'Customers' })]
  expect([products.total, customers.total]).toEqual([5, 4])
  const { productId, customerId, warehouseId, supplierId, categoryId, orderId } = samples
  const owed = await api.get('orders', orderId)
  await api.create('funds', { orderId, group: 'Sales', name: 'Thu tiền', amount: owed.total, status: 'completed' })
  expect((await api.get('orders', orderId)).statusPayment).toBe('completed')
  expect((await api.get('assets', supplierId)).group).toBe('Suppliers')
  await api.create('products', { group: 'goods', categoryId, name: 'Trà gừng', price: 60_000 })
  const items = [{ productId, quantity: 2, price: 50_000 }]
  const order = await api.create('orders', { group: 'sales', customerId, items })
  await api.patch('orders', order._id, { status: 'shipped', warehouseId })
  expect(order.total).toBe(100_000)
  const report = await api.report<{ revenueOrdered: number }>('orders', { report: 'sales', since: '2026-11-28', until: '2026-11-28' })
  // The two sales of today's samples, and this one.
  expect(report.revenueOrdered).toBe(3 * 98_000 + 45_000 + 100_000)
  expect(await differencesIn(app)).toEqual([])
})

test('a key of the sandbox writes nothing that costs or leaves: no pictures, no posts, no large bodies, no open sockets, nothing of the board’s', async () => {
  const api = app.keyed((await take()).apiKey)
  for (const [path, body] of [
    ['uploads', { uri: 'data:image/png;base64,AAAA' }],
    ['posts', { desc: 'Xin chào' }],
    ['tasks', { name: 'Gọi khách' }],
  ] as const)
    expect((await api.refused('POST', path, body)).message).toBe(
      'The sandbox takes orders, entries of funds, goods, categories, partners and warehouses, and nothing else',
    )
  expect((await api.refused('POST', 'warehouses', { name: 'Kho', address: 'x'.repeat(17_000) })).code).toBe(413)
  for (const path of ['apiKeys', 'webhooks', 'users?report=payroll&month=2026-11']) expect((await api.refused('GET', path)).code).toBe(403)
  await expect(app.socket(undefined, { 'x-api-key': (await take()).apiKey })).rejects.toThrow('Keys of the sandbox call over REST')
})

test('nobody signs in to the sandbox, nothing is mailed, and it counts as no company of the platform', async () => {
  const { workspace } = await take()
  const email = `founder@${workspace.slug}.invalid`
  await app.api().send('POST', 'users', { forgottenPassword: true, email, workspaceId: workspace._id })
  const signIn = { strategy: 'local-username', username: `1.${workspace.slug}`, password: 'Sandbox#2026', workspaceId: workspace._id }
  expect((await app.api().send('POST', 'authentication', signIn)).status).toBe(401)
  const outbox = join(app.config.dataDir, 'outbox')
  const mails = (() => {
    try {
      return readdirSync(outbox)
    } catch {
      return []
    }
  })()
  expect(mails).toEqual([])
  const admin = await addAdmin(app, shop.founder)
  const { workspaces } = await admin.api.report<{ workspaces: object }>('workspaces', { report: 'installation' })
  expect(workspaces).toEqual({ enabled: await enabledBeside(workspace.slug), disabled: 0 })
})

const enabledBeside = (slug: string): Promise<number> =>
  app.database.platformRecords('workspaces').count({ status: 'enabled', slug: { $ne: slug } })

test('in the night all that was tried is gone, with every key; the next one finds the samples again', async () => {
  const before = await take()
  await app.keyed(before.apiKey).create('warehouses', { name: 'Kho thử' })
  now = new Date('2026-11-28T20:59:00Z')
  await sandbox().renew()
  expect((await app.keyed(before.apiKey).find('warehouses')).total).toBe(2)
  now = new Date('2026-11-28T21:01:00Z')
  expect((await app.keyed(before.apiKey).refused('GET', 'warehouses')).code).toBe(401)
  await sandbox().renew()
  for (const name of ['orders', 'users', 'apiKeys', 'audits', 'rollups'] as const)
    expect(await app.database.platformRecords(name).count({ workspaceId: before.workspace._id })).toBe(0)
  const after = await take()
  expect(after.workspace.slug).not.toBe(before.workspace.slug)
  expect((await app.keyed(after.apiKey).find('warehouses')).total).toBe(1)
  expect(await differencesIn(app)).toEqual([])
})

test('what another server was still writing as the night came is gone within the hour', async () => {
  const before = await take()
  const late = await app.keyed(before.apiKey).create('warehouses', { name: 'Kho đang ghi dở' })
  const id = ObjectId.createFromHexString(String(late._id))
  const written = await app.database.collection('warehouses').findOne({ _id: id as never })
  now = new Date('2026-11-29T21:01:00Z')
  await take()
  expect(await app.database.platformRecords('warehouses').byId(late._id)).toBeNull()
  await app.database.collection('warehouses').insertOne(written as never)
  now = new Date('2026-11-29T21:05:00Z')
  await sandbox().renew()
  expect(await app.database.platformRecords('warehouses').byId(late._id)).not.toBeNull()
  now = new Date('2026-11-29T21:20:00Z')
  await sandbox().renew()
  expect(await app.database.platformRecords('warehouses').byId(late._id)).toBeNull()
})

test('a making that was cut off is begun afresh, also right after the hourly look at it', async () => {
  const { workspace } = await take()
  const value = `making ${workspace.slug} ${now.toISOString()}`
  await app.database.collection('settings').updateOne({ name: 'sandbox' }, { $set: { value } })
  await haveTurn(app.database, { name: 'sandbox', everyMs: 3_600_000 }, newHolder(), async () => undefined)
  const after = await take()
  expect(after.workspace.slug).not.toBe(workspace.slug)
  expect(await app.database.platformRecords('workspaces').count({ slug: workspace.slug })).toBe(0)
})

test('the platform’s administrator closes the sandbox: keys end, none is given out, the page offers none, and no night opens it again', async () => {
  await shop.signInAgain()
  const { apiKey, workspace } = await take()
  expect(String((await app.api().send('GET', 'docs')).body)).toContain('Get a sandbox key')
  const admin = await addAdmin(app, shop.founder)
  await admin.api.patch('workspaces', workspace._id, { status: 'disabled' } as never)
  expect((await app.keyed(apiKey).refused('GET', 'orders')).code).toBe(403)
  now = new Date('2026-11-30T08:00:00Z')
  await sandbox().renew()
  expect((await app.api().refused('POST', 'sandboxKeys')).message).toBe('There is no sandbox here: ask the company for a key')
  expect(String((await app.api().send('GET', 'docs')).body)).not.toMatch(/sandbox key|<script/)
})

test('where the operator wants none there is none', async () => {
  const plain = await startTestApp()
  try {
    expect((await plain.api().refused('POST', 'sandboxKeys')).code).toBe(404)
    expect(await plain.database.platformRecords('workspaces').count({})).toBe(0)
  } finally {
    await plain.close()
  }
})
