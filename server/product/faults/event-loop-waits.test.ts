import { encodeValue, newId } from '../../platform/mongo/codec'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'

jest.setTimeout(60_000)

let app: TestApp
let shop: Shop
let other: Shop
const rows = 10_000
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  other = await Shop.open(app)
  const [template] = await app.database.records('categories', shop.founder.workspaceId).find({}, { limit: 1 })
  const { kinds } = app.database.definition('categories')
  const documents = Array.from({ length: rows }, (_, n) => encodeValue(kinds, { ...template, _id: newId(), name: `N${n}` }) as object)
  await app.database.collection('categories').insertMany(documents)
})
afterAll(() => app.close())

/** Matches everything, and takes long over each. */
const dear = `categories?$limit=1&${Array.from({ length: 40 }, (_, n) => `$and[${n}][name][$ne]=x${n}`).join('&')}&$sort[name]=1`
const readers = async (): Promise<{ running: number }> =>
  ((await app.database.client.db('admin').command({ serverStatus: 1 })) as unknown as { readers: { running: number } }).readers

const ask = (times: number, signal: AbortSignal): Promise<number>[] =>
  Array.from({ length: times }, () =>
    fetch(`${app.url}/api/${dear}`, { headers: { Authorization: `Bearer ${shop.founder.token}` }, signal }).then(
      ({ status }) => status,
      () => 0,
    ),
  )

test('while a member asks the dearest there is, dozens at once, another company writes and reads', async () => {
  const gone = new AbortController()
  const asked = ask(60, gone.signal)
  while ((await readers()).running === 0) await other.api.find('warehouses')
  for (let n = 0; n < 3; n++) {
    await other.api.create('categories', { group: 'goods', name: `Chen ${n}` })
    expect((await other.api.find('categories', { group: 'goods' })).data).toHaveLength(n + 2)
  }
  gone.abort()
  // The rest still waited for its turn.
  expect((await Promise.all(asked)).filter((status) => status === 0).length).toBeGreaterThan(0)
})

test('whoever hangs up is no longer read for', async () => {
  const gone = new AbortController()
  const asked = ask(48, gone.signal)
  while ((await readers()).running === 0) await other.api.find('warehouses')
  gone.abort()
  await Promise.all(asked)
  // Read to the end, they would take more than a thousand of these.
  for (let n = 0; n < 300 && (await readers()).running > 0; n++) await other.api.find('warehouses')
  expect((await readers()).running).toBe(0)
})
