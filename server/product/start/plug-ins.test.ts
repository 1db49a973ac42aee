import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Right } from '@shared/foundation/rights/rights'
import type { PlugIn } from '@shared/foundation/own-services/plug-in'
import { readPlugIn } from '../../kernel/own-services/read-plug-in'
import { goodPassword } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { COMPANY_SLUG, Installation } from '../../testing/installation'
import type { Program } from '../../testing/process'
import { fitted } from './fit-plug-ins'

const example = JSON.parse(readFileSync('docs/examples/plug-ins/vehicles/plugin.json', 'utf8')) as {
  readonly fields: Readonly<Record<string, object>>
}
type Json = Record<string, unknown>

let installation: Installation
let server: Program
let founder: Api
let founderId: string
let elsewhere: Api
let elsewhereId: string
const put = (name: string, text: string): void => {
  mkdirSync(join(installation.folder, 'plugins', name), { recursive: true })
  writeFileSync(join(installation.folder, 'plugins', name, 'plugin.json'), text)
}
const putVehicles = (changes: object = {}): void =>
  put('vehicles', JSON.stringify({ ...example, companies: [COMPANY_SLUG, 'gaomoi'], ...changes }))

beforeAll(async () => {
  installation = await Installation.make({})
  putVehicles()
  put('broken', '{ "words": ')
  const { fields: _none, ...withoutFields } = example
  put('empty', JSON.stringify(withoutFields))
  server = await installation.startServer()
  const workspaceId = await installation.openCompany()
  founder = await installation.signIn(workspaceId)
  const { data } = (await founder.send('GET', 'users')).body as { data: { _id: string }[] }
  founderId = data[0]?._id ?? ''
  const code = installation.admin('code', 'create')
  await code.ended
  const invitationCode = code.output().trimEnd().split('\n').at(-1) ?? ''
  const signUp = {
    name: 'Nơi khác',
    slug: 'noikhac',
    invitationCode,
    founder: { name: 'An', emailRaw: 'an@x.example', password: goodPassword },
  }
  elsewhereId = (await installation.open.create('workspaces', signUp))._id
  elsewhere = await signedIn(elsewhereId, 'noikhac')
}, 180_000)
afterAll(() => installation.end())

const signedIn = async (workspaceId: string, slug: string): Promise<Api> => {
  const { body } = await installation.open.send('POST', 'authentication', {
    strategy: 'local-username',
    workspaceId,
    username: `1.${slug}`,
    password: goodPassword,
  })
  return installation.open.with({ Authorization: `Bearer ${(body as { accessToken: string }).accessToken}` })
}
const keyWith = async (...rights: Right[]): Promise<Api> => {
  const { apiKey = '' } = await founder.create('apiKeys', { name: 'Máy', rights })
  return installation.open.with({ 'X-Api-Key': apiKey })
}
const lorry = (fields: object = {}) => ({ name: 'Xe tải Hyundai', plate: '51C-123.45', driverId: founderId, price: 650_000_000, ...fields })
const answered = async (api: Api, method: string, path: string, body?: object): Promise<Json> =>
  (await api.send(method, path, body)).body as Json
const made = (fields: object = {}): Promise<Json> => answered(founder, 'POST', 'ownVehicles', lorry(fields))

test('what a plug-in says wrong is told by its place', () => {
  const problemsOf = (changes: object): readonly string[] | undefined => readPlugIn('vehicles', { ...example, ...changes }).problems
  const name = { kind: 'text', label: { en: 'Name', vi: 'Tên' }, required: true }
  const label = { en: 'x', vi: 'x' }
  const withField = (field: string, of: object) => problemsOf({ list: undefined, fields: { name, [field]: of } })
  expect(readPlugIn('vehicles', example).problems).toBeUndefined()
  expect(problemsOf({ list: undefined, fields: {} })).toEqual(['fields.name: a text that is required, by which people know a record'])
  expect(withField('rev', { kind: 'whole', label })).toEqual(['fields.rev: every record has a field of this name already'])
  expect(withField('constructor', { kind: 'text', label })).toEqual(['fields.constructor: every record has a field of this name already'])
  expect(withField('driver', { kind: 'member', label })).toEqual(['fields.driver: a field that names a member ends with Id'])
  expect(withField('state', { kind: 'choice', label })).toContain('fields.state: a choice has choices, and nothing else has')
  expect(withField('buyerId', { kind: 'customer', label, required: true })).toEqual([
    'fields.buyerId: what not everybody sees can’t be required',
  ])
  expect(withField('km', { kind: 'whole', label, default: 'x' })).toEqual(['fields.km.default: not a value of a whole'])
  expect(problemsOf({ list: ['wheels'], fields: { name } })).toEqual(["list: there is no field 'wheels'"])
  expect(problemsOf({ code: 'rm -rf' })).toEqual(["plugin.json must NOT have additional properties: 'code'"])
  expect(withField('km', { kind: 'kilometre', label })?.[0]).toMatch(/^fields\.km\.kind must be equal to one of the allowed values: text, /)
  expect(readPlugIn('../orders', example).problems).toEqual(['its folder: a name of 2 to 30 small letters and digits'])
})

test('what a plug-in no longer has is kept, and comes back with the field', () => {
  const label = { en: 'x', vi: 'x' }
  const named = { kind: 'text', label, required: true } as const
  const plugInOf = (fields: object): PlugIn => {
    const read = readPlugIn('vehicles', { ...example, list: undefined, fields: { name: named, ...fields } })
    if (read.problems) throw new Error(read.problems.join())
    return read.plugIn
  }
  const driver = { _id: 'b'.repeat(24), name: 'Anh Ba' }
  const stored = { _id: 'a', rev: 2, name: 'Xe', load: 2.5, driverId: driver._id, driver }
  const kinds = { name: 'text', load: 'quantity', driverId: 'member' }
  const without = fitted(plugInOf({}), kinds, stored)
  expect(without.$set).toMatchObject({ leftOut: { load: 2.5, driverId: driver._id, driver } })
  expect(without.$unset).toEqual({ load: '', driverId: '', driver: '' })
  const kept = { _id: 'a', rev: 2, name: 'Xe', leftOut: { load: 2.5, driverId: driver._id, driver } }
  const again = fitted(
    plugInOf({ load: { kind: 'quantity', label }, chauffeurId: { kind: 'member', label, was: 'driverId' } }),
    kinds,
    kept,
  )
  expect(again.$set).toMatchObject({ load: 2.5, leftOut: { driverId: driver._id, driver } })
  const renamed = fitted(plugInOf({ chauffeurId: { kind: 'member', label, was: 'driverId' } }), kinds, stored)
  expect(renamed.$set).toMatchObject({ chauffeurId: driver._id, chauffeur: driver, leftOut: { load: 2.5 } })
})

test('plug-ins that can’t be read are left out and told by their names; the server starts with the others', () => {
  expect(server.output()).toMatch(/^The plug-in 'broken' is left out, nothing of its records is touched: plugin\.json can't be read: /m)
  expect(server.output()).toMatch(
    /^The plug-in 'empty' is left out, nothing of its records is touched: plugin\.json must have required property 'fields'$/m,
  )
})

test('its records are made, found by words, changed over what others changed, and removed', async () => {
  const one = await made()
  expect(one).toMatchObject({ state: 'road', status: 'active', driver: { name: 'Lan' }, creator: { name: 'Lan' }, rev: 1 })
  expect(await answered(founder, 'GET', 'ownVehicles?search=hyundai&state=road')).toMatchObject({
    total: 1,
    data: [{ plate: '51C-123.45' }],
  })
  expect(await answered(founder, 'PATCH', `ownVehicles/${one['_id']}`, { state: 'repair', rev: 1 })).toMatchObject({ rev: 2 })
  expect((await founder.send('PATCH', `ownVehicles/${one['_id']}`, { state: 'parked', rev: 1 })).status).toBe(409)
  expect(await answered(founder, 'DELETE', `ownVehicles/${one['_id']}`)).toMatchObject({ status: 'removed' })
})

test('what isn’t declared, or isn’t of its kind, is refused by its name', async () => {
  const refused = async (fields: object): Promise<unknown> => (await answered(founder, 'POST', 'ownVehicles', lorry(fields)))['errors']
  expect(await refused({ wheels: 4 })).toEqual({ wheels: "There is no field 'wheels' to write" })
  for (const fields of [{ state: 'flying' }, { name: ' ' }, { price: 1.5 }, { driverId: 'a'.repeat(24) }, { inspected: '31/12/2026' }])
    expect(await refused(fields)).toHaveProperty(Object.keys(fields)[0] ?? '')
})

test('rights and hidden fields hold as in services of the product', async () => {
  const one = await made({ name: 'Xe bồn' })
  const [seller, clerk, cashier] = await Promise.all([keyWith('/sales'), keyWith('/report'), keyWith('/funds')])
  expect(await answered(seller, 'PATCH', `ownVehicles/${one['_id']}`, { note: 'đổi lốp' })).not.toHaveProperty('price')
  expect((await clerk.send('POST', 'ownVehicles', lorry())).status).toBe(403)
  expect((await seller.send('DELETE', `ownVehicles/${one['_id']}`)).status).toBe(403)
  expect((await clerk.send('GET', 'ownVehicles?price[$gt]=0')).status).toBe(403)
  expect(await answered(cashier, 'GET', `ownVehicles/${one['_id']}`)).toMatchObject({ price: 650_000_000 })
  const hired = await founder.create('assets', { group: 'Customers', name: 'Chị Thuê' })
  await answered(founder, 'PATCH', `ownVehicles/${one['_id']}`, { usedById: hired._id })
  expect(await answered(seller, 'GET', `ownVehicles/${one['_id']}`)).toMatchObject({ usedBy: { name: 'Chị Thuê' } })
  expect(JSON.stringify(await answered(cashier, 'GET', `ownVehicles/${one['_id']}`))).not.toContain('Chị Thuê')
  const fieldsFor = async (api: Api): Promise<string[]> => {
    const { data } = (await answered(api, 'GET', 'ownServices')) as { data: { fields: object }[] }
    return Object.keys(data[0]?.fields ?? {})
  }
  expect(await fieldsFor(clerk)).not.toContain('price')
  expect(await fieldsFor(cashier)).toContain('price')
  // Asked with other reads of a page, the answer is the same one.
  for (const api of [clerk, cashier, elsewhere]) {
    const { body } = await api.send('POST', 'reads', { reads: ['ownServices'] })
    const line = (typeof body === 'string' ? JSON.parse(body) : body) as Json
    expect(line).toEqual({ at: 0, status: 200, body: await answered(api, 'GET', 'ownServices') })
  }
})

test('another company has no such service, and finds none of its records anywhere', async () => {
  const one = await made({ name: 'Xe ben' })
  const calls: readonly (readonly [string, string, object?])[] = [
    ['GET', 'ownVehicles'],
    ['GET', `ownVehicles/${one['_id']}`],
    ['PATCH', `ownVehicles/${one['_id']}`, { note: 'x' }],
    ['DELETE', `ownVehicles/${one['_id']}`],
    ['POST', 'ownVehicles', { name: 'x', plate: 'x' }],
  ]
  for (const call of calls) expect((await elsewhere.send(...call)).status).toBe(404)
  expect(await answered(elsewhere, 'GET', 'ownServices')).toEqual({ data: [] })
  expect(await answered(elsewhere, 'GET', `history?service=ownVehicles&recordId=${one['_id']}`)).toMatchObject({ total: 0 })
  expect((await installation.open.send('GET', 'ownServices')).status).toBe(401)
})

test('the description tells of it to those who have it, and to no stranger', async () => {
  const describes = async (api: Api): Promise<boolean> => JSON.stringify(await answered(api, 'GET', 'openapi.json')).includes('ownVehicles')
  expect(await Promise.all([founder, elsewhere, installation.open].map(describes))).toEqual([true, false, false])
})

test('its changes stand among what changed and in the history, which takes them back', async () => {
  const { cursor } = await answered(founder, 'GET', 'changes')
  const one = await made({ name: 'Xe ba gác' })
  await answered(founder, 'PATCH', `ownVehicles/${one['_id']}`, { note: 'thay nhớt' })
  expect(await answered(founder, 'GET', `changes?after=${String(cursor)}&services=ownVehicles`)).toMatchObject({
    data: [{ service: 'ownVehicles', _id: one['_id'], record: { note: 'thay nhớt' } }],
  })
  const { data } = (await answered(founder, 'GET', `history?service=ownVehicles&recordId=${one['_id']}`)) as {
    data: { _id: string; action: string }[]
  }
  expect(data.map(({ action }) => action)).toEqual(['patch', 'create'])
  expect((await founder.send('PATCH', `history?entryId=${data[0]?._id}`, {})).status).toBe(200)
  expect((await answered(founder, 'GET', `ownVehicles/${one['_id']}`))['note'] ?? '').toBe('')
})

test('many are made in one call, come as a file, and go along when the company is taken elsewhere', async () => {
  const many = [lorry({ name: 'Xe 1' }), lorry({ name: '' }), lorry({ name: 'Xe 2' })]
  expect(await answered(founder, 'POST', 'ownVehicles', many)).toMatchObject({ made: 2, refused: 1 })
  expect(String((await founder.send('GET', 'ownVehicles?format=csv&search=xe%201')).body)).toContain('51C-123.45')
  const file = join(installation.folder, 'taken')
  expect(await installation.admin('export', '--workspace', COMPANY_SLUG, '--out', file).ended).toBe(0)
  const taking = installation.admin('import', file, '--slug', 'gaomoi')
  expect([await taking.ended, taking.output()]).toEqual([0, expect.anything()])
  const { data } = (await answered(installation.open, 'GET', 'workspaces?slug=gaomoi')) as { data: { _id: string }[] }
  const moved = await signedIn(data[0]?._id ?? '', 'gaomoi')
  expect(await answered(moved, 'GET', 'ownVehicles?search=xe%202')).toMatchObject({ total: 1, data: [{ driver: { name: 'Lan' } }] })
}, 180_000)

test('after the next start fields have their new names and values; one that would hold something else, and the start ends with its name; without the folder all else goes on', async () => {
  const one = await made({ name: 'Xe cũ', note: 'gầm cao' })
  await server.stop()
  const { note, ...fields } = example.fields
  const wheels = { kind: 'whole', label: { en: 'Wheels', vi: 'Số bánh' }, default: 4 }
  putVehicles({ fields: { ...fields, remark: { ...note, was: 'note' }, wheels } })
  server = await installation.startServer()
  const fitted = await answered(founder, 'GET', `ownVehicles/${one['_id']}`)
  expect(fitted).toMatchObject({ remark: 'gầm cao', wheels: 4, rev: 1 })
  expect(fitted).not.toHaveProperty('note')
  expect(await answered(founder, 'GET', 'ownVehicles?search=gam+cao')).toMatchObject({ total: 1 })
  await server.stop()
  putVehicles({ fields: { ...fields, remark: { ...note, was: 'note' }, wheels: { kind: 'text', label: wheels.label } } })
  await expect(installation.startServer()).rejects.toThrow(
    /The plug-in 'vehicles' doesn't fit its records, which are left as they are: fields\.wheels was 'whole' and is 'text'\. Give the new field/,
  )
  rmSync(join(installation.folder, 'plugins'), { recursive: true })
  server = await installation.startServer()
  expect((await founder.send('GET', 'ownVehicles')).status).toBe(404)
  expect((await founder.send('POST', 'assets', { group: 'Customers', name: 'Khách' })).status).toBe(201)
}, 240_000)
