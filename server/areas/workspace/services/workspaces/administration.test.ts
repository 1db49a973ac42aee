import { ObjectId } from 'mongodb'
import { closedAfter, SignInFixture, type Company, type Member } from '../../../../kernel/auth/testing/office'
import { auditFigures } from '../../../../ledger/self-audit'
import { proveJournals } from '../../../../ledger/prove-journals'
import { grantAdmin } from '../../../people/services/users/grant-admin'

let fixture: SignInFixture
let platform: Company
let admin: Member
beforeAll(async () => {
  fixture = await SignInFixture.open()
  platform = await fixture.company({ name: 'Nền tảng' })
  admin = await administrator('Quan')
}, 30_000)
afterAll(() => fixture.close())

/** Somebody who looks after the platform and has no other right. */
const administrator = async (name: string): Promise<Member> => {
  const member = await fixture.hire(platform, name)
  const granted = await grantAdmin(fixture.database, {
    workspace: platform.slug,
    username: member.username,
    now: new Date(),
    granted: true,
  })
  expect(granted).toBe(true)
  fixture.app.get('access').userChanged(member._id)
  return member
}

const rowsOf = (body: Record<string, unknown>) => body['data'] as Record<string, unknown>[]
const signIn = ({ _id, founder }: Company) =>
  fixture.post('authentication', { strategy: 'local', email: founder.email, password: founder.password, workspaceId: _id })

test('an administrator sees whose each workspace is and how large, and nothing of its settings', async () => {
  const rice = await fixture.company({ name: 'Gạo Ngon' })
  await fixture.post('warehouses', { name: 'Kho chính' }, { as: rice.founder })
  await fixture.hire(rice, 'Mai')
  const { status, body } = await fixture.get(`workspaces?$limit=1000`, { as: admin })
  expect(status).toBe(200)
  const row = rowsOf(body).find(({ slug }) => slug === rice.slug)
  expect(row).toEqual({
    _id: rice._id,
    rev: 1,
    created: expect.any(String) as string,
    name: 'Gạo Ngon',
    slug: rice.slug,
    apps: ['importXLSX'],
    status: 'enabled',
    members: 2,
    founder: { name: 'Lan', email: rice.founder.email },
    seenAt: expect.any(String) as string,
    // A warehouse, two members, eight fund groups, and the notice that Mai has joined.
    size: { records: 12, bytes: 0 },
  })
  expect((await fixture.get(`workspaces/${rice._id}`, { as: admin })).body).toEqual(row)
  expect((await fixture.get('workspaces?report=administered', { as: admin })).body).toMatchObject({ total: rowsOf(body).length })
  expect((await fixture.get('workspaces?report=administered', { as: rice.founder })).status).toBe(403)
  expect((await fixture.get('workspaces?$limit=1000', { as: rice.founder })).body).toMatchObject({ total: 1 })
})

test('a closed workspace is empty within a second, refused with the specification’s words, and opens as it was', async () => {
  const shop = await fixture.company()
  const { body: key } = await fixture.patch(`workspaces/${shop._id}`, { apiKey: '', rights: ['/sales'] }, { as: shop.founder })
  const { body: warehouse } = await fixture.post('warehouses', { name: 'Kho A' }, { as: shop.founder })
  const socket = await fixture.socket(shop.founder)
  const closed = closedAfter(socket)
  const answer = await fixture.patch(`workspaces/${shop._id}`, { status: 'disabled' }, { as: admin })
  expect([answer.status, answer.body['status']]).toEqual([200, 'disabled'])
  expect(await closed).toBeLessThan(1000)
  const text = 'Sorry, your workspace has been disabled'
  expect((await signIn(shop)).body['message']).toBe(text)
  expect([401, 403]).toContain((await fixture.get('warehouses', { as: shop.founder })).status)
  expect((await fixture.get('products', { key: String(key['apiKey']) })).body['message']).toBe(text)

  expect((await fixture.patch(`workspaces/${shop._id}`, { status: 'enabled' }, { as: admin })).body['status']).toBe('enabled')
  // Who was signed in before it was closed signs in anew.
  expect((await fixture.get('warehouses', { as: shop.founder })).status).toBe(401)
  const founder = await fixture.signIn({ workspaceId: shop._id, email: shop.founder.email, password: shop.founder.password })
  expect((await fixture.get('warehouses', { as: founder })).body).toMatchObject({ total: 1, data: [warehouse] })
  expect((await fixture.get('products', { key: String(key['apiKey']) })).status).toBe(200)
})

test('apps are switched for the company at once; what was switched and closed is told, and no other change', async () => {
  const shop = await fixture.company()
  const socket = await fixture.socket(shop.founder)
  await fixture.patch(`workspaces/${shop._id}`, { apps: ['importXLSX', 'sms', 'whitelabel'] }, { as: admin })
  expect((await socket.received('workspaces patched')).record).toMatchObject({ apps: ['importXLSX', 'sms', 'whitelabel'] })
  await fixture.patch(`workspaces/${shop._id}`, { slogan: 'Bí mật' }, { as: shop.founder })
  await fixture.patch(`workspaces/${shop._id}`, { apps: ['importXLSX', 'whitelabel'] }, { as: admin })
  const { body } = await fixture.get(`workspaces?report=administration&of=${shop._id}`, { as: admin })
  expect(rowsOf(body).map(({ by, did, app }) => [by, did, app])).toEqual([
    ['Quan', 'off', 'sms'],
    ['Quan', 'on', 'sms'],
    ['Quan', 'on', 'whitelabel'],
  ])
  expect(JSON.stringify(body)).not.toContain('Bí mật')
})

test('nothing else of another’s workspace is an administrator’s to change, and closing is nobody else’s', async () => {
  const shop = await fixture.company()
  for (const change of [{ name: 'Ours' }, { slogan: 'x' }, { opts: { payroll: 'hours' } }, { apiKey: '' }, { zone: 'Asia/Tokyo' }])
    expect((await fixture.patch(`workspaces/${shop._id}`, change, { as: admin })).status).toBe(403)
  expect((await fixture.patch(`workspaces/${shop._id}`, { status: 'disabled' }, { as: shop.founder })).status).toBe(403)
  expect((await fixture.patch(`workspaces/${'a'.repeat(24)}`, { status: 'disabled' }, { as: admin })).status).toBe(404)
  const own = await fixture.patch(`workspaces/${platform._id}`, { status: 'disabled' }, { as: admin })
  expect([own.status, own.body['message']]).toEqual([
    409,
    'This is the workspace you are signed in to: another administrator has to close it',
  ])
})

test('two administrators who change the same thing at once are told', async () => {
  const shop = await fixture.company()
  const other = await administrator('Huong')
  await fixture.patch(`workspaces/${shop._id}`, { apps: ['sms'], rev: 1 }, { as: admin })
  expect((await fixture.patch(`workspaces/${shop._id}`, { apps: ['ecoms'], rev: 1 }, { as: other })).status).toBe(409)
})

test('how the installation is, for its administrators', async () => {
  const { body } = await fixture.get('workspaces?report=installation', { as: admin })
  expect(body).toMatchObject({ mail: 'outbox', workspaces: { disabled: 0 } })
  expect(body['freeBytes']).toBeGreaterThan(0)
})

test('an administrator reads when figures and journals were proven last and what waits to leave, and no member does', async () => {
  const asked = () => fixture.get('workspaces?report=installation', { as: admin })
  expect((await asked()).body).toMatchObject({ outboxWaiting: 0, outboxStuck: 0, mailsWaiting: 0, figuresDiffered: 0, entriesDiffered: 0 })
  await auditFigures(fixture.app)
  await proveJournals(fixture.app)
  const [dueHourAgo, twoHoursAgo] = [1, 2].map((hours) => new Date(Date.now() - hours * 3_600_000)) as [Date, Date]
  const work = { rev: 1, created: twoHoursAgo, title: 'HD7', lane: 'mails', tries: 0 }
  const put = (kind: string, digit: string, more: object) =>
    fixture.database
      .collection('outgoing')
      .insertOne({ ...work, workspaceId: new ObjectId(platform._id), kind, recordId: digit.repeat(24), ...more })
  await put('invoice-mail', 'a', { state: 'waiting', due: dueHourAgo })
  await put('invoice-issue', 'b', { state: 'stuck', due: twoHoursAgo })
  const { body } = await asked()
  expect(body).toMatchObject({
    outboxWaiting: 1,
    outboxStuck: 1,
    outboxDue: dueHourAgo.toISOString(),
    mailsWaiting: 1,
    mailsSince: twoHoursAgo.toISOString(),
    figuresRecounted: expect.any(String) as string,
    journalsProven: expect.any(String) as string,
    warnings: expect.arrayContaining(['outbox-late', 'outbox-stuck', 'mails-late']) as string[],
  })
  expect((await fixture.get('workspaces?report=installation', { as: platform.founder })).status).toBe(403)
})

test('the right is the operator’s to give and take: not the board’s, and not an administrator’s', async () => {
  const member = await fixture.hire(platform, 'Tam')
  for (const as of [platform.founder, admin])
    expect((await fixture.patch(`users/${member._id}`, { rights: ['admin'] }, { as })).status).toBe(403)
  const who = { workspace: platform.slug, username: member.username, now: new Date() }
  expect(await grantAdmin(fixture.database, { ...who, granted: true })).toBe(true)
  expect(await grantAdmin(fixture.database, { ...who, granted: false })).toBe(true)
  fixture.app.get('access').userChanged(member._id)
  expect((await fixture.get('codes', { as: member })).status).toBe(403)
  expect(await grantAdmin(fixture.database, { ...who, username: 'nobody', granted: true })).toBe(false)
})
