import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { Api } from '../../../../testing/api'
import type { Files } from '../../../../platform/files/files'
import { chainEntries } from '../../../../ledger/chain'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { differencesIn, of, Shop } from '../../../../testing/shop'
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
/** A line without what is a workspace's own: its address, ids, names of pictures, and when somebody signed in. */
const withoutIds = (line: string, ...slugs: string[]): string =>
  slugs
    .reduce((text, slug) => text.replaceAll(slug, 'slug'), line.replace(/[0-9a-f]{24}/g, 'id'))
    .replace(/(\/files\/|"file":")[\w-]{32}/g, '$1picture')
    .replace(/,"lastSignIn":\{"\$date":\{"\$numberLong":"\d+"\}\}/, '')
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
  expect((await app.database.records('users', workspaceId).find({})).map(({ lastSignIn }) => lastSignIn)).toEqual([undefined])
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

test('In another place the journal says the same and stands in line anew; seals stay where they prove something', async () => {
  const { slug, workspaceId } = shop.founder
  await chainEntries(app.app, workspaceId)
  const { _id, code } = await shop.api.create('seals', { until: '2020-01-31' as never })
  const link = await shop.api.create('sealLinks', { sealId: _id, name: 'Chị Hạnh' })
  await shop.api.send('POST', 'sealQuestions', { token: link.token, text: 'Khoản này là gì?' })
  const [file, next] = [join(folder, 'line'), `so${slug}`.slice(0, 30)]
  await exportWorkspace(app.database, slug, pictures, file)
  expect((await linesIn(file)).filter((line) => /^\{"in":"(blocks|seal)/.test(line))).toEqual([])
  const taken = await takeIn(app, file, next)
  const bodies = async (id: string) =>
    (await app.database.records('journal', id).find({}, { sort: { slot: 1, n: 1 } })).map(({ body }) => withoutIds(body))
  expect(await bodies(taken.workspaceId)).toEqual(await bodies(workspaceId))
  await chainEntries(app.app, taken.workspaceId)
  expect(await differencesIn(app)).toEqual([])
  const moved = await signIn(next)
  expect((await moved.send('GET', `seals/${code}`)).status).toBe(404)
  expect((await moved.send('GET', 'seals?$limit=0')).body).toMatchObject({ total: 0 })
  expect((await shop.api.send('GET', `seals/${code}`)).body).toMatchObject({ holds: true })
  expect((await moved.send('GET', 'sealLinks?$limit=0')).body).toMatchObject({ total: 0 })
  expect((await shop.api.send('GET', `sealLinks?report=opened&token=${link.token}`)).body).toMatchObject({ seal: { code } })
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

describe('The file that a member of the board takes along', () => {
  interface Held {
    readonly about: { readonly without: readonly string[] }
    readonly text: string
    readonly users: readonly Record<string, unknown>[]
  }
  const taken = async (token: string): Promise<Held> => {
    const answer = await fetch(`${app.url}/api/workspaceArchive`, { headers: { Authorization: `Bearer ${token}` } })
    const lines = gunzipSync(Buffer.from(await answer.arrayBuffer()))
      .toString()
      .trim()
      .split('\n')
    const parsed = lines.map((line) => JSON.parse(line) as { about?: Held['about']; in?: string; document?: Record<string, unknown> })
    return {
      about: parsed[0]?.about ?? { without: [] },
      text: lines.join('\n'),
      users: parsed.flatMap(({ in: name, document }) => (name === 'users' && document ? [document] : [])),
    }
  }
  const isHash = ({ passwordHash }: Record<string, unknown>): boolean => String(passwordHash).startsWith('$argon2id$')

  test('has passwords for a founder who has just signed in alone, and says what it is without', async () => {
    const own = await Shop.open(app)
    const board = await own.member('bod')
    const fresh = await taken(own.founder.token)
    expect([fresh.users.length, fresh.users.every(isHash), fresh.about.without.length]).toEqual([2, true, 2])
    for (const { token } of [board, own.founder]) {
      if (token === own.founder.token)
        await app.database
          .collection('sessions')
          .updateMany({ workspaceId: { $exists: true } }, { $set: { created: new Date(Date.now() - 16 * 60_000) } })
      const { users, about, text } = await taken(token)
      expect([users.length, users.some(isHash), text.includes('$argon2')]).toEqual([2, false, false])
      expect(about.without).toContain('passwords: members use “Forgot password”')
    }
  })

  test('has no private task of others, nothing said of it, no sealed key, no print link; the board hears who took it', async () => {
    const own = await Shop.open(app)
    const [board, performer, assigner] = [await own.member('bod'), await own.member(), await own.member()]
    const deadline = new Date(Date.now() + 600_000).toISOString()
    const give = (api: Api, userId: string, name: string, privacy: string) =>
      api.create('tasks', { name, group: 'critical', privacy, userId, deadline } as never) as Promise<{ _id: string }>
    const secret = await give(assigner.api, performer.userId, 'Việc kín bimat1', 'private')
    await assigner.api.create('comments', {
      target: 'tasks',
      targetId: secret._id,
      group: 'tasks/comment',
      desc: 'lời kín bimat2',
    } as never)
    await performer.api.patch('tasks', secret._id, { status: 'done', result: 'kết quả bimat3' } as never)
    const mine = await give(assigner.api, board.userId, 'Việc của tôi', 'private')
    await give(assigner.api, performer.userId, 'Việc chung', 'bod')
    await performer.api.patch('users', performer.userId, { views: [{ name: 'bimat4', path: '/sales/orders', query: '' }] } as never)
    const account = (await own.api.create('bankAccounts', {
      bank: '970436',
      account: '1234567890',
      label: 'Ngân hàng',
      secret: 'khoá của ngân hàng',
    } as never)) as { _id: string }
    const order = await own.sale([], { total: 500 })
    const { printToken = '' } = await own.api.patch('orders', order._id, { share: true } as never)
    const socket = await own.founder.socket()
    const { text, about } = await taken(board.token)
    expect(text.match(/bimat\d/g)).toBeNull()
    for (const kept of [mine._id, 'Việc chung', account._id, order.order_number]) expect([kept, text.includes(kept)]).toEqual([kept, true])
    expect(printToken.length).toBeGreaterThan(10)
    expect([text.includes(printToken), /sealed|hasSecret/.test(text)]).toEqual([false, false])
    expect(about.without).toContain('private tasks and personal notices of others')
    const told = await socket.received('activities created', ({ record }) => record['kind'] === 'file-taken')
    expect(told.record).toMatchObject({ title: 'The file of the company was taken along', creatorId: board.userId })
    expect((await performer.api.send('GET', 'activities?$limit=50')).body).not.toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ kind: 'file-taken' })]) as unknown,
    })
  })
})

test('a file that is there is never written over, be it by two at once, and what a kill left is no hindrance', async () => {
  const { slug } = shop.founder
  const out = join(folder, 'once.gz')
  await writeFile(`${out}.part`, 'half')
  const both = await Promise.allSettled([
    exportWorkspace(app.database, slug, pictures, out),
    exportWorkspace(app.database, slug, pictures, out),
  ])
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(refused).toEqual([`Error: ${out} is there already. Choose another name, or remove it first.`])
  const kept = await readFile(out)
  await expect(exportWorkspace(app.database, slug, pictures, out)).rejects.toThrow('is there already')
  expect(await readFile(out)).toEqual(kept)
  expect((await readdir(folder)).filter((name) => name.startsWith('once.gz'))).toEqual(['once.gz'])
})
