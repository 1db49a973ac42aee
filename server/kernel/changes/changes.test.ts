import { addMember } from '../../testing/actors'
import type { Answer, Api } from '../../testing/api'
import { PlannedWrites } from '../../platform/mongo/planned-writes'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { sweep } from '../sweep'
import { readCursor, writeCursor } from './cursor'

/** What a program asks that keeps a copy of the books elsewhere: which records changed since it asked last. */

const env = { AUTH_SECRET: 'a secret that two servers of one company share', TOKEN_MINUTES: '720' }
let now = new Date('2026-05-20T03:00:00Z')
let here: TestApp
let there: TestApp
let shop: Shop
beforeAll(async () => {
  here = await startTestApp({ env, now: () => now })
  there = await startTestApp({ env: { ...env, MONGODB_URI: here.uri }, now: () => now })
  shop = await Shop.open(here)
}, 30_000)
afterAll(async () => {
  await there.close()
  await here.close()
})

interface Told {
  readonly service: string
  readonly type: string
  readonly _id: string
  readonly record?: Readonly<Record<string, unknown>>
}
interface Page {
  readonly data: readonly Told[]
  readonly cursor: string
  readonly more: boolean
}

const ask = async (api: Api, query = ''): Promise<Page> => {
  const { status, body } = await api.send('GET', `changes?${query}`)
  expect([status, status === 200 ? null : body]).toEqual([200, null])
  return body as Page
}
const begin = async (api: Api = shop.api): Promise<string> => (await ask(api)).cursor
const since = async (after: string, api: Api = shop.api, services = ''): Promise<readonly Told[]> =>
  (await ask(api, `after=${after}${services && `&services=${services}`}`)).data
const brief = (told: readonly Told[]): string[] =>
  told.map(({ service, type, record }) => `${service} ${type} ${String(record?.['name'] ?? '')}`.trim())

test('each record that changed is told once, as it is now, in the order in which it changed last', async () => {
  const cursor = await begin()
  expect(await since(cursor)).toEqual([])
  const [near] = [await shop.api.create('warehouses', { name: 'Kho gần' }), await shop.api.create('warehouses', { name: 'Kho xa' })]
  await shop.api.patch('warehouses', near._id, { name: 'Kho kề bên' })
  const told = await since(cursor, shop.api, 'warehouses')
  expect(brief(told)).toEqual(['warehouses created Kho xa', 'warehouses created Kho kề bên'])
  expect(told[1]?.record).toEqual(await shop.api.get('warehouses', near._id))
})

test('a sale tells of its order, of the goods it takes and of nothing that stayed as it was', async () => {
  const rice = await shop.goods('Gạo', { stock: 5 })
  const sale = await shop.sale([of(rice, 2)])
  const cursor = await begin()
  await shop.ship(sale)
  const told = await since(cursor, shop.api, 'orders,products,warehouses')
  expect(told.map(({ service, _id, record }) => [service, _id, record?.['status'] ?? null, record?.['stockCount'] ?? null])).toEqual(
    expect.arrayContaining([
      ['orders', sale._id, 'shipped', null],
      ['products', rice._id, 'active', 3],
    ]),
  )
  expect(told.map(({ service }) => service)).not.toContain('warehouses')
})

test('what is gone is told by its id, to whoever could read it, and a tag that is renamed as many orders at once', async () => {
  const category = await shop.api.create('categories', { group: 'goods', name: 'Bánh kẹo' })
  const cursor = await begin()
  await shop.api.remove('categories', category._id)
  expect(await since(cursor)).toEqual([{ service: 'categories', type: 'removed', at: now.toISOString(), _id: category._id }])
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: ['Gấp'] } } as never)
  const between = await begin()
  await shop.api.send('PATCH', 'orders?tag=Gấp', { tag: 'Rất gấp' })
  expect(await since(between, shop.api, 'orders')).toContainEqual({ service: 'orders', type: 'many', at: now.toISOString() })
})

test('who may read less is told less: no purchase, no cost, and of services they may not open nothing at all', async () => {
  const { api } = await addMember(here, shop.founder, ['/sales'])
  const cursor = await begin(api)
  const rice = await shop.goods('Gạo tám', { stock: 5, cost: 700 })
  const [sale, purchase] = [await shop.sale([of(rice, 1)]), await shop.purchase([{ productId: rice._id, quantity: 2, cost: 500 }])]
  await shop.api.create('apiKeys', { name: 'Máy', rights: ['/sales'] })
  const [theirs, ours] = [await since(cursor, api), await since(cursor)]
  expect(ours.map(({ _id }) => _id)).toEqual(expect.arrayContaining([sale._id, purchase._id]))
  expect(ours.map(({ service }) => service)).toContain('apiKeys')
  expect(theirs.map(({ _id }) => _id)).toContain(sale._id)
  expect(theirs.map(({ _id }) => _id)).not.toContain(purchase._id)
  expect(theirs.map(({ service }) => service)).not.toContain('apiKeys')
  expect([theirs, ours].map((told) => JSON.stringify(told.filter(({ service }) => service === 'products')).includes('"cost"'))).toEqual([
    false,
    true,
  ])
  for (const { service, _id, record } of theirs.filter((each) => each.record))
    expect([service, (await api.send('GET', `${service}/${_id}`)).body]).toEqual([service, record])
  expect((await api.send('GET', 'changes?services=apiKeys')).status).toBe(403)
  expect((await here.api().send('GET', 'changes')).status).toBe(401)
})

test('what leaves one’s sight is gone for them, and comes again with it; what was never seen is told by nothing', async () => {
  const { api } = await addMember(here, shop.founder, ['/sales'])
  const [open, kept] = await Promise.all([
    shop.api.create('assets', { group: 'Important Notes', name: 'Chị Tư' }),
    shop.api.create('assets', { group: 'Important Notes', name: 'Anh Kín', privacy: 'bod' } as never),
  ])
  const cursor = await begin(api)
  await shop.api.patch('assets', open._id, { privacy: 'bod' } as never)
  await shop.api.patch('assets', open._id, { note: 'nợ xấu' } as never)
  await shop.api.patch('assets', kept._id, { note: 'khách riêng' } as never)
  const { data, cursor: next } = await ask(api, `after=${cursor}&services=assets`)
  expect(data).toEqual([{ service: 'assets', type: 'removed', at: now.toISOString(), _id: open._id }])
  await shop.api.patch('assets', open._id, { privacy: 'public' } as never)
  expect(await since(next, api, 'assets')).toMatchObject([{ _id: open._id, record: { name: 'Chị Tư', note: 'nợ xấu' } }])
})

test('who may read little comes to the end all the same: what isn’t theirs moves the cursor on', async () => {
  const { api } = await addMember(here, shop.founder, [])
  const cursor = await begin(api)
  for (let made = 0; made < 3; made++) await shop.api.create('funds', { group: 'Other Income', amount: 10, name: 'Riêng' } as never)
  let page = await ask(api, `after=${cursor}&$limit=1`)
  expect(page.data).toEqual([])
  while (page.more) page = await ask(api, `after=${page.cursor}&$limit=1`)
  expect(page.data).toEqual([])
  await shop.api.create('warehouses', { name: 'Kho chung' })
  expect(brief(await since(page.cursor, api))).toEqual(['warehouses created Kho chung'])
})

test('a restart loses nothing and begins no other line: what was asked for before goes on, what nobody numbered is numbered', async () => {
  const cursor = await begin()
  await there.api(shop.founder.token).create('warehouses', { name: 'Kho trước khi dừng' })
  const first = await ask(shop.api, `after=${cursor}`)
  await there.api(shop.founder.token).create('warehouses', { name: 'Kho chưa ai hỏi' })
  await there.close()
  there = await startTestApp({ env: { ...env, MONGODB_URI: here.uri }, now: () => now })
  const again = there.api(shop.founder.token)
  expect(brief(await since(first.cursor, again))).toEqual(['warehouses created Kho chưa ai hỏi'])
  expect(brief(await since(cursor, again))).toEqual(['warehouses created Kho trước khi dừng', 'warehouses created Kho chưa ai hỏi'])
})

test('a cursor is of its own company, of books that still are, and of no more than thirteen days ago', async () => {
  const other = await Shop.open(here)
  const cursor = await begin()
  const gone = async (after: string, api: Api = shop.api): Promise<number> => (await api.send('GET', `changes?after=${after}`)).status
  expect([await gone(cursor), await gone(cursor, other.api)]).toEqual([200, 410])
  expect([await gone('x'), await gone(''), (await shop.api.send('GET', 'changes?colour=red')).status]).toEqual([400, 400, 400])
  const read = readCursor(cursor)
  expect(await gone(writeCursor({ ...read, mark: 'f'.repeat(24) }))).toBe(410)
  expect(await gone(writeCursor({ ...read, seq: read.seq + 1 }))).toBe(410)
  await shop.api.create('warehouses', { name: 'Kho mới' })
  const { apiKey = '' } = (await shop.api.create('apiKeys', { name: 'Máy', rights: ['/sales'] })) as { apiKey?: string }
  const program = here.keyed(apiKey)
  const [was, then] = [now, new Date(now.getTime() + 12 * 86_400_000)]
  try {
    now = then
    const late = await ask(program, `after=${cursor}`)
    now = new Date(was.getTime() + 20 * 86_400_000)
    await sweep(here.database, now)
    expect([await gone(cursor, program), await gone(late.cursor, program)]).toEqual([410, 200])
  } finally {
    now = was
  }
})

test('what is committed late is told late, and not passed over', async () => {
  const cursor = await begin()
  const write = Reflect.get(PlannedWrites.prototype, 'send') as PlannedWrites['send']
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let reach = (): void => undefined
  const reached = new Promise<void>((resolve) => (reach = resolve))
  jest.spyOn(PlannedWrites.prototype, 'send').mockImplementationOnce(async function (this: PlannedWrites, ...args) {
    reach()
    await released
    return write.apply(this, args)
  })
  const late = there.api(shop.founder.token).create('warehouses', { name: 'Kho muộn' })
  await reached
  await shop.api.create('warehouses', { name: 'Kho sớm' })
  const first = await ask(shop.api, `after=${cursor}`)
  release()
  await late
  expect([brief(first.data), brief(await since(first.cursor))]).toEqual([['warehouses created Kho sớm'], ['warehouses created Kho muộn']])
})

test('beside writers on two servers a copy is kept that is the books, and lacks nothing', async () => {
  const goods = await Promise.all(['Gạo', 'Nếp', 'Đỗ'].map((name) => shop.goods(`${name} chạy`, { stock: 200 })))
  const apis = [shop.api, there.api(shop.founder.token)]
  const apiAt = (index: number): Api => apis[index % 2] ?? shop.api
  const services = ['orders', 'products', 'warehouses', 'categories', 'funds'] as const
  // Running balances are each list's own.
  const ownOf = ({ balance: _a, balanceLabel: _b, ...own }: Record<string, unknown>): object => own
  const listed = async () => {
    const lists = await Promise.all(
      services.map(async (service) => [service, (await shop.api.find(service, { $limit: -1 } as never)).data] as const),
    )
    return new Map(
      lists.flatMap(([service, data]) => data.map((record): [string, unknown] => [`${service} ${record._id}`, ownOf(record as never)])),
    )
  }
  const copy = await listed()
  let cursor = await begin()
  let seen = 0
  const follow = async (api: Api): Promise<boolean> => {
    const { data, cursor: next, more } = await ask(api, `after=${cursor}&services=${services.join()}&$limit=20`)
    cursor = next
    seen += data.length
    for (const { service, _id, record } of data) {
      if (record) copy.set(`${service} ${_id}`, record)
      else copy.delete(`${service} ${_id}`)
    }
    return more
  }
  let random = 7
  const pick = (below: number): number => (random = (random * 48271) % 2147483647) % below
  const acts: readonly ((api: Api) => Promise<Answer | object>)[] = [
    (api) => api.send('POST', 'warehouses', [{ name: `Kho ${pick(1e6)}` }, { name: `Kho ${pick(1e6)}` }]),
    async (api) => {
      const { _id } = await api.create('categories', { group: 'goods', name: `Nhóm ${pick(1e9)}` })
      return pick(2) === 0 ? api.remove('categories', _id) : api.patch('categories', _id, { name: `Nhóm ${pick(1e9)}` })
    },
    async (api) => {
      const [rice] = [goods[pick(3)] ?? goods[0]]
      const body = { group: 'sales', customerId: shop.customer._id, items: [{ productId: rice?._id, quantity: 1, price: 100 }] }
      const { _id } = (await api.send('POST', 'orders', body)).body as { _id: string }
      return api.send('PATCH', `orders/${_id}`, rice ? shop.shipping([[rice, 1]]) : {})
    },
    (api) => api.send('POST', 'funds', { group: 'Sales', name: 'Bán lẻ', amount: 1000 + pick(9), status: 'completed' }),
  ]
  const work = { isOver: false }
  const writers = Array.from({ length: 5 }, async (_, writer) => {
    for (let act = 0; act < 8; act++) await acts[(writer + act) % acts.length]?.(apiAt(pick(2)))
  })
  const reader = (async () => {
    for (let turn = 0; !work.isOver; turn++) await follow(apiAt(turn))
  })()
  await Promise.all(writers)
  work.isOver = true
  await reader
  while (await follow(shop.api));
  expect(seen).toBeGreaterThan(60)
  const books = await listed()
  expect([...copy.keys()].sort()).toEqual([...books.keys()].sort())
  for (const [key, record] of books) expect([key, copy.get(key)]).toEqual([key, record])
}, 60_000)
