import { startTestApp, type TestApp } from '../testing/app'
import { Shop } from '../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

interface Line {
  readonly at: number
  readonly status: number
  readonly body: { readonly message?: string; readonly total?: number; readonly name?: string; readonly data?: readonly object[] }
}

/** The answers in the order they were asked for. */
const readsOf = async (api: Shop['api'], reads: readonly string[]): Promise<Line[]> => {
  const { status, body } = await api.send('POST', 'reads', { reads })
  expect(status).toBe(200)
  const lines = (typeof body === 'string' ? body.trim().split('\n') : [JSON.stringify(body)]).map((line) => JSON.parse(line) as Line)
  return lines.sort((a, b) => a.at - b.at)
}

test('A page asks for all it shows in one request, and gets what each question alone would get', async () => {
  const tea = await shop.goods('Trà mạn', { cost: 777 })
  const reads = ['products?group=goods', `products/${tea._id}`, 'orders?report=sales&since=2026-01-01&until=2026-01-31', 'users?$limit=0']
  const lines = await readsOf(shop.api, reads)
  expect(lines.map(({ at, status }) => [at, status])).toEqual([
    [0, 200],
    [1, 200],
    [2, 200],
    [3, 200],
  ])
  for (const [at, read] of reads.entries()) expect(lines[at]?.body).toEqual((await shop.api.send('GET', read)).body)
})

test('Who may not see costs and reports sees none in this way either', async () => {
  const seller = await shop.member('/sales')
  const [goods, report] = await readsOf(seller.api, ['products?group=goods', 'orders?report=sales&since=2026-01-01&until=2026-01-31'])
  expect(JSON.stringify(goods)).not.toContain('777')
  expect(report?.status).toBe(403)
})

test('Which lists a company has of its own is asked with the rest of a page', async () => {
  const lines = await readsOf(shop.api, ['warehouses?$limit=0', 'ownServices'])
  expect(lines.map(({ status, body }) => [status, body.data])).toEqual([
    [200, []],
    [200, []],
  ])
})

test('One question that is wrong spoils no other, and says what is wrong in the language of the request', async () => {
  const lines = await readsOf(shop.api.with({ 'Accept-Language': 'vi' }), [
    'warehouses',
    'nowhere',
    'orders?colour=red',
    'orders/000000000000000000000000',
    'products?format=csv',
    'authentication',
    '__proto__',
    'orders?a[b]=%zz',
  ])
  expect(lines.map(({ status }) => status)).toEqual([200, 404, 400, 404, 400, 405, 404, 400])
  expect(lines[3]?.body.message).toBe(
    (await shop.api.with({ 'Accept-Language': 'vi' }).refused('GET', 'orders/000000000000000000000000')).message,
  )
})

test('Nothing is written in this way', async () => {
  const before = await shop.api.find('warehouses', {})
  const lines = await readsOf(shop.api, ['warehouses?name=Kho lạ', 'warehouses/create'])
  expect(lines.map(({ status }) => status)).not.toContain(201)
  expect((await shop.api.find('warehouses', {})).total).toBe(before.total)
})

test('Whoever isn’t signed in, asks for too much or for nothing is refused as a whole', async () => {
  const stranger = shop.api.with({ Authorization: '' })
  expect((await stranger.send('POST', 'reads', { reads: ['pages'] })).status).toBe(401)
  const refusals = [
    {},
    { reads: [] },
    { reads: 'orders' },
    { reads: [7] },
    { reads: ['x'.repeat(8001)] },
    { reads: Array(41).fill('pages') as string[] },
  ]
  for (const body of refusals) expect((await shop.api.send('POST', 'reads', body)).status).toBe(400)
  expect((await shop.api.send('GET', 'reads')).status).toBe(404)
})
