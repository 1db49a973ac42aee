import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { Api } from '../../testing/api'
import type { Files } from '../../platform/files/files'
import { startTestApp, type TestApp } from '../../testing/app'
import { differencesIn, of, Shop } from '../../testing/shop'
import { takeIn } from './archive/testing/take-in'
import { exportWorkspace } from './workspace-archive'

let app: TestApp
let shop: Shop
let folder: string
let pictures: Files
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'socai-archive-'))
  app = await startTestApp()
  pictures = app.app.get('files')
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const linesIn = async (file: string): Promise<string[]> =>
  gunzipSync(await readFile(file))
    .toString('utf8')
    .trim()
    .split('\n')
/** A line without what is a workspace's own: its address, ids, and names of pictures. */
const withoutIds = (line: string, ...slugs: string[]): string =>
  slugs
    .reduce((text, slug) => text.replaceAll(slug, 'slug'), line.replace(/[0-9a-f]{24}/g, 'id'))
    .replace(/(\/files\/|"file":")[\w-]{32}/g, '$1picture')
/** All lines that a workspace's figures are in, and its pictures by what they show. */
const told = (lines: readonly string[], ...slugs: string[]): string[] => lines.map((line) => withoutIds(line, ...slugs)).sort()

const signIn = async (slug: string, username = `1.${slug}`): Promise<Api> => {
  const nobody = new Api(app.url)
  const { data } = (await nobody.send('GET', `workspaces?slug=${slug}`)).body as { data: { _id: string }[] }
  const { body } = await nobody.send('POST', 'authentication', {
    strategy: 'local-username',
    username,
    password: shop.founder.password,
    workspaceId: data[0]?._id,
  })
  return new Api(app.url, { Authorization: `Bearer ${(body as { accessToken: string }).accessToken}` })
}

test('A workspace taken along has the same figures and numbers, and a second file says the same', async () => {
  const tea = await shop.goods('Trà Shan', { price: 9000, cost: 4000, stock: 20 })
  const order = await shop.api.create('orders', {
    group: 'sales',
    customerId: shop.customer._id,
    items: [of(tea, 3)],
  } as never)
  await shop.api.patch('orders', order._id, {
    status: 'shipped',
    warehouseId: shop.warehouse._id,
    shipping: [{ productId: tea._id, quantity: 3 }],
  } as never)
  await shop.api.create('funds', { group: 'Sales', orderId: order._id, amount: 5000, label: 'Tiền mặt', status: 'completed' } as never)
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { uri } = await shop.api.create('uploads', { uri: `data:image/png;base64,${dot.toString('base64')}` })
  await shop.api.patch('workspaces', shop.founder.workspaceId, { avatar: uri } as never)
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await exportWorkspace(app.database, shop.founder.slug, pictures, first)
  const slug = `moi${shop.founder.slug}`.slice(0, 30)
  const { workspaceId } = await takeIn(app, first, slug)
  expect(await differencesIn(app)).toEqual([])
  const moved = await signIn(slug)
  const range = 'since=2020-01-01&until=2030-01-01'
  for (const report of [`orders?report=sales&${range}`, `funds?report=funds&${range}`]) {
    const [was, is] = await Promise.all([shop.api, moved].map((api) => api.send('GET', report)))
    expect([is?.status, is?.body]).toEqual([200, was?.body])
  }
  expect((await moved.send('GET', 'orders?group=sales')).body).toMatchObject({ data: [{ order_number: order.order_number, paid: 5000 }] })
  expect((await moved.send('GET', `products/${tea._id}`)).status).toBe(404)
  const { avatar } = (await moved.send('GET', `workspaces/${workspaceId}`)).body as { avatar: string }
  expect(avatar).not.toBe(uri)
  const [was, is] = await Promise.all([uri, avatar].map(async (at) => (await fetch(`${app.url}${at}`)).arrayBuffer()))
  expect(is).toEqual(was)
  await exportWorkspace(app.database, slug, pictures, second)
  expect((await linesIn(second)).filter((line) => line.startsWith('{"file":')).length).toBe(6)
  const [before, after] = await Promise.all([linesIn(first), linesIn(second)])
  expect(told(after, slug, shop.founder.slug)).toEqual(told(before, shop.founder.slug))
  const next = (await moved.send('POST', 'assets', { group: 'Customers', name: 'Khách mới' })) as { status: number }
  expect(next.status).toBe(201)
})

test('At another address the founder is 1.<address> again: in lists, in talk and at sign-in; who has that name already keeps it', async () => {
  const { slug } = shop.founder
  const [file, next] = [join(folder, 'names'), `ten${slug}`.slice(0, 30)]
  for (const username of [`7.${slug}`, `7.${next}`])
    await shop.api.create('users', {
      username,
      name: username,
      emailRaw: `${username}@x.example`,
      password: 'matkhau-1',
      rights: ['/sales'],
    } as never)
  const talk = { target: 'assets', targetId: shop.customer._id, group: 'assets/comment' }
  await shop.api.create('comments', { ...talk, desc: `Nhắc\n@1.${slug} và a@1.${slug}` } as never)
  await exportWorkspace(app.database, slug, pictures, file)
  await takeIn(app, file, next)

  const moved = await signIn(next)
  const rows = async (path: string) => ((await moved.send('GET', path)).body as { data: Record<string, unknown>[] }).data
  expect(await rows(`users?search=${next}&$sort[name]=1`)).toMatchObject([
    { username: `7.${next}`, creator: { username: `1.${next}` } },
    { username: `1.${next}` },
  ])
  expect(await rows(`users?search=${slug}`)).toMatchObject([{ username: `7.${slug}` }])
  const [customer] = await rows('assets?group=Customers')
  expect(await rows(`comments?target=assets&targetId=${String(customer?.['_id'])}`)).toMatchObject([
    { desc: `Nhắc\n@1.${next} và a@1.${slug}`, mentions: [{ username: `1.${next}` }] },
  ])
})

test('A file holds nothing of another company, and no sign-in or key', async () => {
  const other = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apiKey: '', rights: ['/sales'] } as never)
  const file = join(folder, 'own')
  await exportWorkspace(app.database, shop.founder.slug, pictures, file)
  const text = (await linesIn(file)).join('\n')
  expect(text).not.toContain(other.founder.workspaceId)
  expect(text).not.toContain(other.customer._id)
  expect(text).not.toMatch(/"hash":"|"in":"apiKeys"|"in":"sessions"|"in":"idempotency"|"in":"codes"/)
})

test('The board takes the whole workspace away from its settings; nobody else does', async () => {
  const { status, headers } = await shop.api.send('GET', 'workspaceArchive')
  expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename="${shop.founder.slug}.socai"`])
  const seller = await shop.member('/sales', '/funds')
  expect((await seller.api.refused('GET', 'workspaceArchive')).code).toBe(403)
  expect((await new Api(app.url).refused('GET', 'workspaceArchive')).code).toBe(401)
})

test('A file that isn’t whole, or none, makes nothing', async () => {
  const whole = join(folder, 'whole')
  await exportWorkspace(app.database, shop.founder.slug, pictures, whole)
  const cut = join(folder, 'cut')
  await writeFile(cut, (await readFile(whole)).subarray(0, 2000))
  const text = join(folder, 'text')
  await writeFile(text, 'Xin chào')
  await expect(takeIn(app, cut, 'khongco')).rejects.toThrow(/^This file can not be opened: line \d+ is damaged/)
  await expect(takeIn(app, text, 'khongco')).rejects.toThrow('This file can not be opened: it is no whole data file of Sổ Cái')
  await expect(takeIn(app, whole)).rejects.toThrow(`The address ${shop.founder.slug} is already taken`)
  expect((await new Api(app.url).send('GET', 'workspaces?slug=khongco')).body).toMatchObject({ total: 0 })
})

/** A file of the shop whose lines somebody has changed. */
const forged = async (name: string, change: (line: string) => string): Promise<string> => {
  const whole = join(folder, `${name}-whole`)
  await exportWorkspace(app.database, shop.founder.slug, pictures, whole)
  const file = join(folder, name)
  await writeFile(file, gzipSync((await linesIn(whole)).map((line) => `${change(line)}\n`).join('')))
  return file
}

test('A file can’t put anything into another company', async () => {
  const other = await Shop.open(app)
  const before = (await other.api.find('assets', { group: 'Customers' })).total
  const file = await forged('foreign', (line) =>
    line.includes('"in":"assets"') ? line.replaceAll(shop.founder.workspaceId, other.founder.workspaceId) : line,
  )
  await expect(takeIn(app, file, 'giamao')).rejects.toThrow(/^This file can not be opened: line \d+ holds a record of another company$/)
  expect((await other.api.find('assets', { group: 'Customers' })).total).toBe(before)
  expect((await new Api(app.url).send('GET', 'workspaces?slug=giamao')).body).toMatchObject({ total: 0 })
})

test('Nobody becomes an administrator of the platform by a file, or the owner of a mailbox', async () => {
  const file = await forged('rights', (line) =>
    line.includes('"in":"users"')
      ? line.replace('"rights":[', '"rights":["admin",').replace('"emailVerified":false', '"emailVerified":true')
      : line,
  )
  const { workspaceId } = await takeIn(app, file, 'quyenmoi')
  const members = await app.database.records('users', workspaceId as never).find({})
  expect(members.length).toBeGreaterThan(0)
  expect(members.flatMap(({ rights }) => rights)).not.toContain('admin')
  expect(members.map(({ emailVerified }) => emailVerified)).not.toContain(true)
})
