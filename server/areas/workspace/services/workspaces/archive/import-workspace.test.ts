import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { definitions } from '../../../../../kernel/collections'
import type { Api } from '../../../../../testing/api'
import { startTestApp, type TestApp } from '../../../../../testing/app'
import { differencesIn, Shop } from '../../../../../testing/shop'
import { Quarantine } from '../../../../../platform/quarantine/quarantine'
import { cleanUpUploads } from '../../uploads/clean-up'
import { clearArrivals } from '../take-workspace-archive'
import { clearBooks } from '../clear-books'
import { Arrival, arrivingFolder } from './arrivals'
import { importWorkspace } from './import-workspace'
import { linesOfWorkspace, packed, writePacked } from './testing/archive-file'
import { takeIn } from './testing/take-in'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

let app: TestApp
let shop: Shop
let folder: string
let lines: string[]
let ahead = 0
const log: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'socai-taking-in-'))
  app = await startTestApp({
    now: () => new Date(Date.now() + ahead),
    env: { UPLOAD_MB: '1' },
    logTo: { write: (line) => void log.push(line) },
  })
  shop = await Shop.open(app)
  await shop.goods('Trà Shan', { price: 9000, cost: 4000, stock: 20 })
  const parts = await shop.goods('Hộp quà')
  await shop.api.patch('products', parts._id, { subItems: [{ productId: (await shop.goods('Lụa'))._id, quantity: 1 }] } as never)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { avatar: await send(shop.api) } as never)
  lines = await linesOfWorkspace(app, shop.founder.slug, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  ahead = 0
})

const picture = async (side = 40, channels: 3 | 4 = 3): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels, background: '#0a8', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png()
    .toBuffer()
const send = async (api: Api): Promise<string> =>
  (await api.create('uploads', { uri: `data:image/png;base64,${(await picture()).toString('base64')}` })).uri
const isThere = (uri: string): boolean => existsSync(join(app.config.dataDir, uri))

/** All that an installation holds: documents by collection, and files. */
const held = async (): Promise<Record<string, number>> => {
  const counts = await Promise.all(
    definitions
      .filter(({ name }) => !['sessions', 'idempotency'].includes(name))
      .map(async ({ name }) => [name, await app.database.collection(name).countDocuments()] as const),
  )
  const files = (name: string): number =>
    existsSync(join(app.config.dataDir, name)) ? readdirSync(join(app.config.dataDir, name)).length : 0
  return { ...Object.fromEntries(counts), 'files/': files('files'), 'arriving/': files('arriving') }
}

let made = 0
const nextSlug = (): string => `sao${++made}`

/** What is said of the file when the first line of a collection that has this says something else. */
const refusalOf = async (collection: string, found: RegExp, other: string): Promise<string> => {
  const place = lines.findIndex((line) => line.startsWith(`{"in":"${collection}"`) && found.test(line))
  expect(place).toBeGreaterThan(-1)
  return said(lines.map((line, at) => (at === place ? line.replace(found, other) : line)))
}

const said = (changed: readonly string[]): Promise<string> =>
  takeIn(app, writePacked(folder, `odd${++made}`, changed), nextSlug()).then(
    () => 'taken in',
    (error: Error) =>
      error.message
        .replace(/line \d+/, 'line #')
        .replace(/[0-9a-f]{24}/g, 'ID')
        .replaceAll(shop.founder.slug, 'SLUG'),
  )

test.each([
  ['a price that is no number', 'products', /"price":\{"\$numberInt":"9000"\}/, '"price":{"$numberDouble":"NaN"}', 'price', 'TRA_SHAN'],
  ['a price without end', 'products', /"price":\{"\$numberInt":"9000"\}/, '"price":{"$numberDouble":"1e300"}', 'price', 'TRA_SHAN'],
  ['a name that is a list', 'products', /"name":"Trà Shan"/, '"name":["Trà","Shan"]', 'name', 'TRA_SHAN'],
  ['a field nobody declared', 'products', /"name":"Trà Shan"/, '"name":"Trà Shan","isAdmin":true', 'isAdmin', 'TRA_SHAN'],
  [
    'a field of every object',
    'products',
    /"name":"Trà Shan"/,
    '"name":"Trà Shan","__proto__":{"rights":["admin"]}',
    '__proto__',
    'TRA_SHAN',
  ],
  ['an id that is a text', 'products', /"categoryId":\{"\$oid":"(\w+)"\}/, '"categoryId":"$1"', 'categoryId', 'TRA_SHAN'],
  [
    'a moment that never was',
    'products',
    /"created":\{"\$date":\{"\$numberLong":"\d+"\}\}/,
    '"created":{"$date":{"$numberLong":"9999999999999999"}}',
    'created',
    'TRA_SHAN',
  ],
  ['a program in place of a text', 'products', /"name":"Trà Shan"/, '"name":{"$code":"while(true){}"}', 'name', 'TRA_SHAN'],
  ['a right that there isn’t', 'users', /"rights":\[/, '"rights":["everything",', 'rights.0', 'Founder'],
  ['somebody else’s mailbox', 'users', /"email":"[^"]+"/, '"email":"chu@congtykhac.example"', 'email', 'Founder'],
  ['a name that is no username', 'users', /"username":"1\.\w+","title"/, '"username":"<b>chu</b>","title"', 'username', 'Founder'],
  ['a place that has no time', 'workspaces', /"zone":"[^"]+"/, '"zone":"Atlantis/Center"', 'zone', 'SLUG'],
  [
    'a number that no counter comes to',
    'counters',
    /"value":\{"\$numberInt":"\d+"\}/,
    '"value":{"$numberDouble":"1e308"}',
    'value',
    'orders:inventoryIn',
  ],
  ['figures that are none', 'rollups', /"cost":\{"\$numberInt":"80000"\}/, '"cost":{"$numberDouble":"Infinity"}', 'sums.cost', 'ID'],
  ['units that move both ways', 'movements', /"sign":\{"\$numberInt":"1"\}/, '"sign":{"$numberInt":"7"}', 'sign', 'I000001'],
  ['a picture that is elsewhere', 'uploads', /"uri":"[^"]+"/, '"uri":"https://congtykhac.example/files/a-500.jpg"', 'uri', 'ID'],
])('what no service writes is refused, and the record named: %s', async (_what, name, found, other, field, record) => {
  const before = await held()
  expect(await refusalOf(name, found, other)).toBe(
    `This file can not be opened: on line #, ${field} of ${record} (${name}) is nothing that Sổ Cái writes`,
  )
  expect(await held()).toEqual(before)
})

const PARTS = /"subItems":\[\{"productId":\{"\$oid":"(\w+)"\}/
const partsLine = (): string => lines.find((line) => PARTS.test(line)) ?? ''
const idOf = (line: string): string => /"_id":\{"\$oid":"(\w+)"\}/.exec(line)?.[1] ?? ''

test('goods that are made of themselves are refused', async () => {
  expect(await refusalOf('products', PARTS, `"subItems":[{"productId":{"$oid":"${idOf(partsLine())}"}`)).toBe(
    'This file can not be opened: subItems of ID (products) leads back to itself',
  )
})

test.each([
  [
    'a record that is there twice',
    () => [...lines, partsLine()],
    'This file can not be opened: two of its records (products) have the same _id',
  ],
  [
    'two companies',
    () => lines.flatMap((line) => (line.startsWith('{"in":"workspaces"') ? [line, line] : [line])),
    'This file can not be opened: line # holds a record of another company',
  ],
  [
    'a sign-in',
    () => [...lines, '{"in":"sessions","document":{}}'],
    'This file can not be opened: line # holds “sessions”, which is not known here. It may come from a newer version',
  ],
  [
    'a line that says nothing',
    () => [...lines, '{"hello":1}'],
    'This file can not be opened: line # is damaged, or no line of a data file of Sổ Cái',
  ],
  [
    'lists in lists',
    () => [...lines, `{"in":"posts","document":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`],
    'This file can not be opened: line # is damaged, or no line of a data file of Sổ Cái',
  ],
])('%s: refused, and nothing stays', async (_what, changed, text) => {
  const before = await held()
  expect(await said(changed())).toBe(text)
  expect(await held()).toEqual(before)
})

test('lines behind the last are no part of a file', async () => {
  const more = gzipSync(gunzipSync(packed(lines)).toString('utf8') + `${partsLine()}\n`)
  writeFileSync(join(folder, 'behind'), more)
  await expect(takeIn(app, join(folder, 'behind'), nextSlug())).rejects.toThrow('it is no whole data file of Sổ Cái')
})

test('an address that is the product’s own is nobody’s', async () => {
  const own = lines.map((line, at) => (at === 0 ? line.replace(/"slug":"\w+"/, '"slug":"admin"') : line))
  await expect(takeIn(app, writePacked(folder, 'admin', own))).rejects.toThrow('The address admin is already taken')
})

/** The lines of the picture of the file. */
const pictureLines = (): string[] => lines.filter((line) => line.startsWith('{"file":'))
const withPicture = (change: (file: string) => string): string[] => [
  ...lines.filter((line) => !line.startsWith('{"file":')),
  ...pictureLines().map((line) => change(line)),
]
const asPicture = (bytes: Buffer) => (line: string) => line.replace(/"base64":"[^"]*"/, `"base64":"${bytes.toString('base64')}"`)

test.each([
  ['ten megabytes of nothing', () => Buffer.alloc(10_000_000)],
  ['a picture in another format', () => picture()],
  [
    'a picture larger than ours',
    async () =>
      sharp(await picture(900))
        .jpeg()
        .toBuffer(),
  ],
  [
    'a picture that tells where it was taken',
    async () =>
      sharp(await picture())
        .withExif({ IFD0: { Copyright: 'ai do' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a picture that breaks off',
    async () =>
      (
        await sharp(await picture(300))
          .jpeg()
          .toBuffer()
      ).subarray(0, 4000),
  ],
])('%s is no picture of ours: the file is refused, and nothing of it stays on the disk', async (_what, bytes) => {
  const before = await held()
  expect(await said(withPicture(asPicture(await bytes())))).toMatch(
    /^This file can not be opened: line # holds [\w-]{32}-\d+\.(jpg|webp), which is no picture as Sổ Cái keeps them$/,
  )
  expect(await held()).toEqual(before)
})

test('a picture that no record names is refused: nobody would ever clear it away', async () => {
  const misplaced = pictureLines().map((line) => line.replace(/"file":"[\w-]{32}/, `"file":"${'x'.repeat(32)}`))
  expect(await said([...lines, ...misplaced])).toMatch(/^This file can not be opened: line # holds x{32}-250.jpg/)
})

test('pictures that take more than a workspace’s room are refused, whatever the file says of their size', async () => {
  const upload = lines.find((line) => line.startsWith('{"in":"uploads"')) ?? ''
  const large = await sharp(await picture(500))
    .jpeg({ quality: 100 })
    .toBuffer()
  const names = Array.from({ length: 6 }, (_, n) => String(n).repeat(32))
  const id = idOf(upload)
  const uploads = names.map((name, n) => upload.replace(/[\w-]{32}-500/, `${name}-500`).replace(id, id.slice(0, 23) + n.toString(16)))
  const files = names.map((name) => `{"file":"${name}-500.jpg","base64":"${large.toString('base64')}"}`)
  const rest = lines.filter((line) => line !== upload && !line.startsWith('{"file":') && !line.startsWith('{"end":'))
  const before = await held()
  expect(large.length).toBeGreaterThan(180_000)
  expect(await said([...rest, ...uploads, ...files])).toBe('Your pictures take all the room a workspace has (1 MB)')
  expect(await held()).toEqual(before)
})

test('a copy made to try things shares no picture with the original: cleared, it takes none away', async () => {
  const original = await Shop.open(app)
  const [logo, cup] = [await send(original.api), await send(original.api)]
  await original.api.patch('workspaces', original.founder.workspaceId, { avatar: logo } as never)
  await original.api.patch('assets', original.customer._id, { avatar: cup } as never)
  const file = writePacked(folder, 'copy', await linesOfWorkspace(app, original.founder.slug, folder))
  const { workspaceId } = await takeIn(app, file, nextSlug())

  const copy = await app.database.platformRecords('workspaces').byId(workspaceId)
  const [customer] = await app.database.records('assets', workspaceId).find({ group: 'Customers' })
  expect(copy?.avatar).toMatch(/^\/files\/[\w-]{32}-500\.jpg$/)
  expect([copy?.avatar, customer?.avatar]).not.toEqual([logo, cup])
  expect([copy?.avatar, customer?.avatar].map((uri) => isThere(uri ?? ''))).toEqual([true, true])

  if (!copy) throw new Error('There is no copy')
  await clearBooks(app.database, { ...copy, resetting: new Date() }, new Date())
  ahead = 9 * DAY_MS
  expect(await cleanUpUploads(app.app)).toBeGreaterThan(0)
  expect([logo, cup].map(isThere)).toEqual([true, true])
  expect(isThere(customer?.avatar ?? '')).toBe(false)
})

test('a file that names another company’s pictures takes none of them away', async () => {
  const victim = await Shop.open(app)
  const logo = await send(victim.api)
  await victim.api.patch('workspaces', victim.founder.workspaceId, { avatar: logo } as never)
  const [, name = ''] = /\/files\/([\w-]{32})/.exec(logo) ?? []
  const naming = lines.filter((line) => !line.startsWith('{"file":')).map((line) => line.replace(/\/files\/[\w-]{32}/g, `/files/${name}`))
  const { workspaceId } = await takeIn(app, writePacked(folder, 'naming', naming), nextSlug())
  expect(JSON.stringify(await app.database.records('uploads', workspaceId).find({}))).not.toContain(name)
  ahead = 9 * DAY_MS
  await cleanUpUploads(app.app)
  expect(isThere(logo)).toBe(true)
})

/** A line of one more record. */
const recordLine = (collection: string, fields: object): string => {
  const workspaceId = idOf(lines.find((line) => line.startsWith('{"in":"workspaces"')) ?? '')
  const own = { _id: { $oid: `65f0${String(++made).padStart(20, '0')}` }, workspaceId: { $oid: workspaceId } }
  const kept = { rev: { $numberInt: '1' }, created: { $date: { $numberLong: '1795495951757' } } }
  return JSON.stringify({ in: collection, document: { ...own, ...kept, ...fields } })
}
const withRecords = (...records: string[]): string[] => {
  const place = lines.findIndex((line) => line.startsWith('{"file":'))
  return [...lines.slice(0, place), ...records, ...lines.slice(place)]
}

test('keys of addresses, connections, and links that anybody opens do not come with a file', async () => {
  const asset = { $oid: idOf(lines.find((line) => line.startsWith('{"in":"assets"')) ?? '') }
  const [when, zero] = [{ $date: { $numberLong: '1795495951757' } }, { $numberInt: '0' }]
  const bank = {
    bank: '970436',
    account: '0123456789',
    isDefault: true,
    provider: 'sepay',
    status: 'active',
    pushKey: 'khoa-cua-nguoi-khac',
  }
  const connected = {
    assetId: asset,
    platformName: 'tiki',
    code: 'shop-cua-nguoi-khac',
    state: 'connected',
    connected: when,
    agentId: asset,
  }
  const messages = { text: 'Xin chào', accountId: asset, unaccented: true, avoidQuiet: true, sendAt: when, estimate: zero }
  const counts = { total: zero, sent: zero, delivered: zero, failed: zero, unsure: zero, skipped: zero, waiting: zero }
  const records = [
    recordLine('bankAccounts', { ...bank, sealedSecret: 'v1.abc', hasSecret: true, refused: zero, foreign: zero }),
    recordLine('shops', { ...connected, token: 'v1.abc', isFresh: true }),
    recordLine('smsCampaigns', { name: 'Tết', ...messages, status: 'scheduled', counts }),
  ]
  const order = lines.findIndex((line) => line.startsWith('{"in":"orders"'))
  expect(order).toBeGreaterThan(-1)
  const shared = withRecords(...records).map((line, at) =>
    at === order ? line.replace('"order_number":', '"printToken":"ma-in-cua-nguoi-khac","order_number":') : line,
  )
  const elsewhere = shared.map((line) =>
    line.startsWith('{"in":"assets"')
      ? line.replace('"group":', `"sisterWorkspaceId":{"$oid":"${shop.founder.workspaceId}"},"group":`)
      : line,
  )
  const { workspaceId } = await takeIn(app, writePacked(folder, 'ties', elsewhere), nextSlug())
  const first = async (name: 'bankAccounts' | 'shops' | 'smsCampaigns' | 'orders' | 'assets') =>
    (await app.database.records(name, workspaceId).find({}, { limit: 1 }))[0] as unknown as Record<string, unknown>
  const account = await first('bankAccounts')
  expect(account).toMatchObject({ bank: '970436', account: '0123456789', provider: 'none', status: 'active' })
  expect(account['pushKey']).toMatch(/^[\w-]{32}$/)
  expect(Object.keys(account)).not.toEqual(expect.arrayContaining(['sealedSecret']))
  expect(account['hasSecret']).toBeUndefined()
  const taken = await first('shops')
  expect([taken['state'], taken['token'], taken['isFresh']]).toEqual(['expired', undefined, undefined])
  expect((await first('smsCampaigns'))['status']).toBe('paused')
  expect((await first('orders'))['printToken']).toBeUndefined()
  expect((await first('assets'))['sisterWorkspaceId']).toBeUndefined()
})

const HASH = /"passwordHash":"[^"]+"/
const slow = '$argon2id$v=19$m=65536,t=200000,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'A'.repeat(43)

test('a password that was not hashed as ours are is nobody’s; who comes without one forgot it', async () => {
  const { founder } = shop
  for (const change of [
    (line: string) => line.replace(HASH, `"passwordHash":"${slow}"`),
    (line: string) => line.replace(/"passwordHistory":\[[^\]]*\]/, `"passwordHistory":["${slow}"]`).replace(HASH, '"passwordHash":"md5"'),
    (line: string) => line.replace(HASH, `"temporaryPassword":{"hash":"${slow}","expires":{"$date":{"$numberLong":"9999999999999"}}}`),
    (line: string) => line.replace(new RegExp(`${HASH.source},`), '').replace(/,?"passwordHistory":\[[^\]]*\]/, ''),
  ]) {
    const changed = lines.map((line) => (line.startsWith('{"in":"users"') ? change(line) : line))
    const { workspaceId } = await takeIn(app, writePacked(folder, `hash${++made}`, changed), nextSlug())
    const [member] = await app.database.records('users', workspaceId).find({})
    expect(member?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
    expect([member?.passwordHistory, member?.temporaryPassword]).toEqual([[], undefined])
    const { email, password } = { email: `founder@${founder.slug}.example`, password: founder.password }
    const answer = await app.api().send('POST', 'authentication', { strategy: 'local', email, password, workspaceId })
    expect(answer.status).toBe(401)
    expect((await app.api().send('GET', `users?password=forgot&email=${email}&workspaceId=${workspaceId}`)).status).toBe(200)
  }
})

test('one company’s odd record doesn’t keep the pictures of those behind it from being cleared, and is told in the log', async () => {
  const [odd, behind] = [await Shop.open(app), await Shop.open(app)]
  await send(odd.api)
  const forgotten = await send(behind.api)
  await app.database.correct('uploads', odd.founder.workspaceId, {}, { $set: { checked: 'hôm qua' } }, { make: false })
  ahead = 9 * DAY_MS
  log.length = 0
  await cleanUpUploads(app.app)
  expect(isThere(forgotten)).toBe(false)
  expect(log.join('')).toContain(`"workspace":"${odd.founder.slug}"`)
  await app.database.clear('uploads', odd.founder.workspaceId)
})

test('a picture that two companies have from before stays until neither needs it', async () => {
  const [one, other] = [await Shop.open(app), await Shop.open(app)]
  const uri = await send(one.api)
  await send(other.api)
  await app.database.correct('uploads', other.founder.workspaceId, {}, { $set: { uri } }, { make: false })
  await other.api.patch('workspaces', other.founder.workspaceId, { avatar: uri } as never)
  ahead = 9 * DAY_MS
  await cleanUpUploads(app.app)
  expect(isThere(uri)).toBe(true)
  expect(await app.database.records('uploads', one.founder.workspaceId).count({})).toBe(0)
})

test('cut off in the middle, nothing is left ten minutes later, and the code it came with serves again', async () => {
  const before = await held()
  const code = { code: 'MA-BI-CAT', created: new Date(), rev: 1, usedAt: new Date() }
  const { insertedId } = await app.database.collection('codes').insertOne(code)
  const clock = app.app.get('now')
  const stopped = clock()
  const arrival = await Arrival.begin(app.database, () => stopped, insertedId.toHexString())
  mkdirSync(arrivingFolder(app.config.dataDir), { recursive: true })
  const file = writePacked(arrivingFolder(app.config.dataDir), arrival.fileName, lines)
  const pictures = app.app.get('files')
  const quarantine = new Quarantine(() => undefined)
  let kept = 0
  // As if the process had ended while it wrote the third copy.
  const cut = new Promise<void>((resolve) => {
    const taking = {
      database: app.database,
      quarantine,
      uploadMegabytes: 1,
      pictures: Object.assign(Object.create(pictures) as typeof pictures, {
        keep: async (name: string, bytes: Buffer) => {
          if (++kept <= 2) return pictures.keep(name, bytes)
          writeFileSync(join(app.config.dataDir, 'files', `.${name}`), 'half')
          resolve()
          return new Promise<void>(() => undefined)
        },
      }),
    }
    void importWorkspace(taking, file, arrival, nextSlug())
  })
  await cut
  quarantine.close()
  expect(await held()).not.toEqual(before)
  expect(await clearArrivals(app.app)).toBe(0)
  ahead = 11 * MINUTE_MS
  expect(await clearArrivals(app.app)).toBe(1)
  expect(await app.database.platformRecords('codes').one({ code: 'MA-BI-CAT' })).not.toHaveProperty('usedAt')
  await app.database.collection('codes').deleteOne({ code: 'MA-BI-CAT' })
  expect(await held()).toEqual(before)
})

test('what has come to its end isn’t taken for broken off, however long ago', async () => {
  const { workspaceId } = await takeIn(app, writePacked(folder, 'whole', lines), nextSlug())
  const arrival = await Arrival.begin(app.database, () => new Date())
  await arrival.begins(workspaceId)
  ahead = DAY_MS
  expect(await clearArrivals(app.app)).toBe(0)
  expect(await app.database.records('products', workspaceId).count({})).toBe(3)
  expect(await app.database.platformRecords('settings').one({ name: `arriving ${arrival.fileName}` })).toBeNull()
  await arrival.ends()
})

test('a company with 50 pictures, six files of each, is taken along whole', async () => {
  const large = await startTestApp()
  try {
    const gallery = await Shop.open(large)
    await send(gallery.api)
    const own = await linesOfWorkspace(large, gallery.founder.slug, folder)
    const [upload = '', copies] = [
      own.find((line) => line.startsWith('{"in":"uploads"')),
      own.filter((line) => line.startsWith('{"file":')),
    ]
    const names = Array.from({ length: 50 }, (_, n) => String(n).padStart(32, 'p'))
    const id = idOf(upload)
    const uploads = names.map((name, n) =>
      upload.replace(/[\w-]{32}-500/, `${name}-500`).replace(id, id.slice(0, 21) + n.toString(16).padStart(3, '0')),
    )
    const files = names.flatMap((name) => copies.map((line) => line.replace(/"file":"[\w-]{32}/, `"file":"${name}`)))
    const rest = own.filter((line) => line !== upload && !line.startsWith('{"file":'))
    const { workspaceId, slug } = await takeIn(large, writePacked(folder, 'gallery', [...rest, ...uploads, ...files]), 'phongtranh')
    expect(await large.database.records('uploads', workspaceId).count({})).toBe(50)
    const again = await linesOfWorkspace(large, slug, folder)
    expect(again.filter((line) => line.startsWith('{"file":')).length).toBe(300)
    expect(await differencesIn(large)).toEqual([])
  } finally {
    await large.close()
  }
})
