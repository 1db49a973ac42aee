import { declarations } from '@shared/registry/declarations'
import type { RecordService } from '@shared/registry/names'
import { newId } from '../../platform/mongo/codec'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** What no two records may have, whatever a command believes: the database itself refuses the second one. */
const uniqueKeys: readonly (readonly [RecordService, string])[] = [
  ['activities', 'open, userId'],
  ['apPrices', 'rankId, productId'],
  ['apPrices', 'agentId, productId'],
  ['apRanks', 'name'],
  ['apiKeys', 'hash'],
  ['bankAccounts', 'bank, account'],
  ['bankTransfers', 'accountId, reference'],
  ['categories', 'group, name'],
  ['codStatements', 'number'],
  ['codes', 'code'],
  ['comments', 'like'],
  ['dayCloses', 'number'],
  ['dayCloses', 'day, label, standing'],
  ['deliveries', 'orderId, shippingTime, standing'],
  ['einvoiceAccounts', 'standing'],
  ['fbPages', 'standing'],
  ['fundGroups', 'name'],
  ['funds', 'number'],
  ['funds', 'prepaidOf, orderId'],
  ['funds', 'salaryOf'],
  ['funds', 'inputInvoiceKey'],
  ['funds', 'prepaying'],
  ['funds', 'commissionOf'],
  ['imports', 'standing'],
  ['invoices', 'uuid'],
  ['monthLinks', 'hash'],
  ['orders', 'group, order_number'],
  ['orders', 'shipments.time'],
  ['orders', 'counter.key'],
  ['orders', 'copyOf, copyMonth'],
  ['orders', 'sourceId, periodOf'],
  ['orders', 'shop.assetId, shop.code'],
  ['orders', 'inputInvoiceKey'],
  ['outgoing', 'kind, recordId'],
  ['pages', 'slug'],
  ['products', 'slug'],
  ['products', 'barcode'],
  ['pushDevices', 'mark'],
  ['sealLinks', 'hash'],
  ['seals', 'until, number'],
  ['seals', 'code'],
  ['shifts', 'number'],
  ['shifts', 'counter, standing'],
  ['shopBundles', 'sku'],
  ['shopEvents', 'assetId, key'],
  ['shopListings', 'assetId, ref'],
  ['shops', 'assetId'],
  ['smsMessages', 'campaignId, phone'],
  ['smsOptOuts', 'phone'],
  ['smsTemplates', 'name'],
  ['stockTransfers', 'transfer_number'],
  ['stocktakes', 'stocktake_number'],
  ['users', 'username'],
  ['users', 'email'],
  ['workspaces', 'slug'],
  ['yearEnds', 'year'],
]

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('these keys are declared unique, and no others', () => {
  const declared = declarations.flatMap(({ path, indexes }) =>
    indexes.filter(({ unique }) => unique).map(({ fields }) => [path, Object.keys(fields).join(', ')]),
  )
  expect(declared).toEqual(uniqueKeys)
})

test.each(uniqueKeys)('%s: %s', async (name, key) => {
  const collection = app.database.collection(name)
  const { workspaceId } = shop.founder
  const record = () => {
    const fields = key.split(', ').map((field) => [field, valueOf(field)] as const)
    return fields.reduce<object>((made, [field, value]) => within(made, field, value), { ...withoutTwin(), workspaceId }) as never
  }
  const { insertedId } = await collection.insertOne(record())
  const index = key
    .split(', ')
    .map((field) => `${field}_1`)
    .join('_')
  await expect(collection.insertOne(record())).rejects.toMatchObject({ code: 11000, message: expect.stringContaining(index) as string })
  await collection.deleteOne({ _id: insertedId } as never)
})

/** What keeps a record from colliding by any other key; prices are unique while they are current, accounts while they are active. */
const withoutTwin = () => {
  const own = String(newId())
  return {
    _id: newId(),
    isCurrent: true,
    status: 'active',
    order_number: own,
    number: own,
    username: own,
    email: own,
    slug: own,
    code: own,
    until: own,
  }
}

/** The record with a field set, of a list or of a part too. */
const within = (record: object, field: string, value: unknown): object => {
  const [first = '', inner] = field.split('.')
  if (inner === undefined || Array.isArray(value)) return { ...record, [first]: value }
  return { ...record, [first]: { ...(record as Readonly<Record<string, object>>)[first], [inner]: value } }
}

/** A value that no record of the shop has. */
const valueOf = (field: string): unknown => {
  if (field === 'open') return true
  return field === 'shipments.time' ? [{ time: new Date('2001-01-01T00:00:00Z') }] : `unique ${field}`
}

test('the number that an order was given is refused to another one', async () => {
  const rice = await shop.goods('Gạo', { stock: 1 })
  const [first, second] = [await shop.sale([of(rice, 1)]), await shop.sale([of(rice, 1)])]
  const orders = app.database.collection('orders')
  const change = { $set: { order_number: first.order_number } }
  await expect(orders.updateOne({ order_number: second.order_number }, change)).rejects.toMatchObject({ code: 11000 })
})
