import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'
import { verify } from '../../../../product/books'
import { finishResets } from './clear-books'
import { keptFolder } from './save-cleared-books'

jest.setTimeout(60_000)

let app: TestApp
let clock = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + clock) })
})
afterAll(() => app.close())
afterEach(() => jest.restoreAllMocks())

/** A company with an order, money and goods. */
const openShop = async (): Promise<Shop> => {
  const shop = await Shop.open(app)
  await shop.api.create('funds', { group: 'Other Income', amount: 5000, name: 'Lãi', label: 'Tiền mặt', status: 'completed' } as never)
  return shop
}
const address = ({ founder }: Shop): string => `workspaces/${founder.workspaceId}`
const reset = (shop: Shop, secretcode: string, api = shop.api) => api.send('PATCH', address(shop), { secretcode })
const textOf = (body: unknown): unknown => (body as { message: unknown }).message

/** The code of the newest mail to the founder. */
const mailedCode = (shop: Shop): string => {
  const outbox = join(app.config.dataDir, 'outbox')
  const mail = readdirSync(outbox)
    .sort()
    .reverse()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .find((text) => text.includes(`To: founder@${shop.founder.slug}.example`))
  const [code = ''] = /[A-Z2-9]{4}(-[A-Z2-9]{4}){2}/.exec(mail ?? '') ?? []
  return code
}
const askForCode = async (shop: Shop): Promise<string> => {
  expect(await reset(shop, '')).toMatchObject({ status: 400, body: { message: 'Secret Code is required' } })
  return mailedCode(shop)
}

test('who goes on right after clearing begins the journal with 1 again, and the proof finds nothing missing', async () => {
  const shop = await openShop()
  const entry = { group: 'Other Income', amount: 5000, name: 'Lãi', label: 'Tiền mặt', status: 'completed' }
  expect((await reset(shop, await askForCode(shop))).status).toBe(200)
  await shop.api.create('funds', entry as never)
  const entries = await app.database.records('journal', shop.founder.workspaceId).find({})
  expect(entries.map(({ n }) => n)).toEqual([1])
  for await (const difference of verify(app.database)) throw new Error(JSON.stringify(difference))
})

test('the secret code is mailed to the founder; with it the books are empty, members and settings stay', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const member = await shop.member('/sales')
  await shop.api.patch('workspaces', shop.founder.workspaceId, { slogan: 'Gạo ngon', opts: { lockDate: '2020-01-01' } as never })
  const code = await askForCode(shop)
  expect((await reset(shop, code)).status).toBe(200)
  for (const name of ['orders', 'funds', 'assets', 'products', 'warehouses'] as const) {
    expect((await shop.api.find(name, {})).total).toBe(0)
  }
  expect((await other.api.find('funds', {})).total).toBe(1)
  expect((await shop.api.find('users', {})).total).toBe(2)
  expect((await member.api.send('GET', 'products')).status).toBe(200)
  expect(await shop.api.get('workspaces', shop.founder.workspaceId)).toMatchObject({
    slogan: 'Gạo ngon',
    opts: { fundLabels: ['Tiền mặt', 'Ngân hàng'] },
  })
  expect(await shop.api.create('warehouses', { name: 'Kho mới' } as never)).toMatchObject({ name: 'Kho mới' })
  for await (const difference of verify(app.database)) throw new Error(JSON.stringify(difference))
})

test('all that was there is in a file before it is cleared', async () => {
  const shop = await openShop()
  await reset(shop, await askForCode(shop))
  const folder = join(app.config.dataDir, keptFolder)
  const file = readdirSync(folder).find((name) => name.startsWith(`${shop.founder.slug}-`)) ?? ''
  const lines = gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { collection: string; record: { workspaceId?: string; name?: string } })
  expect(lines.filter(({ collection }) => collection === 'funds').map(({ record }) => record.name)).toEqual(['Lãi'])
  expect(new Set(lines.flatMap(({ record }) => record.workspaceId ?? []))).toEqual(new Set([shop.founder.workspaceId]))
})

test('a wrong code, an old one, one that was used and one of another company clear nothing', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const wrong = 'This secret code is wrong or older than 15 minutes'
  const foreign = await askForCode(other)
  const first = await askForCode(shop)
  for (const code of ['AAAA-BBBB-CCCC', foreign]) expect(textOf((await reset(shop, code)).body)).toBe(wrong)
  clock += 16 * 60_000
  expect(textOf((await reset(shop, first)).body)).toBe(wrong)
  expect((await shop.api.find('funds', {})).total).toBe(1)
  const second = await askForCode(shop)
  expect((await reset(shop, second)).status).toBe(200)
  expect(textOf((await reset(shop, second)).body)).toBe(wrong)
})

test('only the board may: no seller, no program, nobody of another company', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  for (const rights of [['/sales'], ['/office/hr']] as const)
    expect((await reset(shop, '', (await shop.member(...rights)).api)).status).toBe(403)
  expect((await reset(shop, '', other.api)).status).toBe(404)
  const { apiKey = '' } = await shop.api.patch('workspaces', shop.founder.workspaceId, { apiKey: '', rights: ['bod'] })
  expect((await reset(shop, '', app.keyed(apiKey))).status).toBe(403)
})

test('cut off in the middle nobody gets in; the next start finishes it', async () => {
  const shop = await openShop()
  const code = await askForCode(shop)
  const clear = app.database.clear.bind(app.database)
  let steps = 0
  jest.spyOn(app.database, 'clear').mockImplementation((...args) => {
    if (++steps === 3) throw new Error('the lamp went out')
    return clear(...args)
  })
  expect((await reset(shop, code)).status).toBe(500)
  jest.restoreAllMocks()
  const refused = await shop.api.send('GET', 'funds')
  expect([refused.status, textOf(refused.body)]).toEqual([
    503,
    'The books of this workspace are being cleared, please come back in a moment',
  ])
  const { username, password, workspaceId } = shop.founder
  const signIn = () => app.api().send('POST', 'authentication', { strategy: 'local-username', workspaceId, username, password })
  expect((await signIn()).status).toBe(503)

  await finishResets(app.database, new Date())
  app.app.get('access').forget()
  expect((await signIn()).status).toBe(201)
  for (const name of ['funds', 'assets', 'products', 'warehouses'] as const) expect((await shop.api.find(name, {})).total).toBe(0)
})
