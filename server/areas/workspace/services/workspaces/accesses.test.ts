import { deviceOf, networkOf } from '../../../../kernel/accesses'
import { addProgram } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

const now = new Date('2026-05-20T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

interface Row {
  kind: string
  by: string
  what?: string
  rows?: number
  count: number
  network?: string
  device?: string
}
const rows = async (query: object = {}): Promise<Row[]> =>
  (await shop.api.report<{ data: Row[] }>('workspaces', { report: 'accesses', ...query })).data

test('of an address only its network is kept, of a browser its name', () => {
  expect(['203.0.113.77', '::ffff:10.0.4.9', '2001:db8:77:1::5', '::1'].map(networkOf)).toEqual([
    '203.0.113.*',
    '10.0.4.*',
    '2001:db8:77::',
    '0:0:0::',
  ])
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36')).toBe(
    'Chrome · Windows',
  )
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1')).toBe('Safari · iPhone')
  expect(deviceOf('curl/8.5')).toBe('program')
})

test('the company’s file, a new key and the network of its first use are noted, for founders alone', async () => {
  expect((await shop.api.send('GET', 'workspaceArchive')).status).toBe(200)
  const { api: program } = await addProgram(app, shop.founder, ['/sales'])
  await program.find('products')
  await program.find('products')
  const kept = await rows()
  expect(
    kept
      .filter(({ kind }) => ['archive', 'key-made', 'key-place'].includes(kind))
      .map(({ kind, by, what, network }) => [kind, by, what, network]),
  ).toEqual(
    expect.arrayContaining([
      ['archive', 'Founder', undefined, undefined],
      ['key-made', 'Founder', 'API', undefined],
      ['key-place', 'API', undefined, '127.0.0.*'],
    ]),
  )
  expect(kept.filter(({ kind }) => kind === 'key-place')).toHaveLength(1)
  const board = await shop.member('bod')
  expect((await board.api.send('GET', 'workspaces?report=accesses')).status).toBe(403)
  expect((await program.send('GET', 'workspaces?report=accesses')).status).toBe(403)
})

test('a list of more than 1,000 rows is noted once a day with how many, a shorter one never', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => ({ name: `Khách ${at}`, asset_code: `K${at}` }))
  const sheet = await shop.api.create('imports', { kind: 'customers', rows: many } as never)
  await shop.api.patch('imports', sheet._id, { status: 'committed' } as never)
  const seller = await shop.member('/sales')
  const all = 'assets?group=Customers&$limit=-1'
  for (const query of ['assets?group=Customers&$limit=1000', all, all, 'assets?group=Customers&$limit=500&$skip=900', `${all}&format=csv`])
    expect((await seller.api.send('GET', query)).status).toBe(200)
  expect((await rows({ userId: seller.userId })).filter(({ kind }) => kind !== 'sign-in')).toMatchObject([
    { kind: 'export', what: 'assets', rows: 1002, count: 1 },
    { kind: 'read', what: 'assets', rows: 1002, count: 3 },
  ])
  expect(await rows({ kind: 'archive', userId: seller.userId })).toEqual([])
})

test('who may see costs and opens stock is noted once a day', async () => {
  await shop.goods('Gạo', { stock: 3 })
  const [buyer, seller] = [await shop.member('/purchases'), await shop.member('/sales')]
  for (const { api } of [buyer, buyer, seller]) await api.find('stocks')
  expect(await rows({ kind: 'costs', userId: buyer.userId })).toMatchObject([{ count: 1 }])
  expect(await rows({ kind: 'costs', userId: seller.userId })).toEqual([])
})

test('a sign-in from a new browser rings at the founder’s; the first one, and the same again, doesn’t', async () => {
  const member = await shop.member('/sales')
  const bell = async () =>
    (
      (await shop.api.send('GET', 'activities?group=notifications&$limit=50')).body as { data: { kind: string; values: object }[] }
    ).data.filter(({ kind }) => kind === 'new-place')
  const rung = (await bell()).length
  const signIn = (agent: string) =>
    app.api().with({ 'User-Agent': agent }).send('POST', 'authentication', {
      strategy: 'local-username',
      workspaceId: shop.founder.workspaceId,
      username: member.username,
      password: member.password,
    })
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect((await signIn(firefox)).status).toBe(201)
  expect((await signIn(firefox)).status).toBe(201)
  const heard = await bell()
  expect(heard).toHaveLength(rung + 1)
  expect(heard[0]).toMatchObject({ values: { partner: 'Firefox · Linux', number: '127.0.0.*' } })
  expect((await rows({ kind: 'sign-in', userId: member.userId })).map(({ device, count }) => [device, count])).toEqual(
    expect.arrayContaining([['Firefox · Linux', 2]]),
  )
})
