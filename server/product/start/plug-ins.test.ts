import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordService } from '@shared/registry/names'
import { loadPlugIns, refusedText, type LoadedPlugIns } from '../../kernel/own-services/load-plug-ins'
import { readPlugIn } from '../../kernel/own-services/read-plug-in'
import type { Founder } from '../../testing/actors'
import type { Api, Answer } from '../../testing/api'
import type { TestApp } from '../../testing/app'
import type { Shop } from '../../testing/shop'

// Loaded as the server loads it: before anything that reads the registry. What is imported above doesn't.
const vehicles = 'ownVehicles' as RecordService
const folder = mkdtempSync(join(tmpdir(), 'plug-ins-'))
const example = JSON.parse(readFileSync('docs/examples/plug-ins/vehicles/plugin.json', 'utf8')) as Record<string, unknown>
const put = (name: string, text: string): void => {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'plugin.json'), text)
}

let plugIns: LoadedPlugIns
let app: TestApp
let shop: Shop
let elsewhere: Founder
beforeAll(async () => {
  put('vehicles', JSON.stringify({ ...example, companies: ['vanchuyen'] }))
  put('broken', '{ "words": ')
  const { fields: _none, ...withoutFields } = example
  put('empty', JSON.stringify(withoutFields))
  plugIns = loadPlugIns(folder)
  process.env['PLUGINS_DIR'] = folder
  const [{ startTestApp }, { signUp }, { Shop: Opened }] = await Promise.all([
    import('../../testing/app'),
    import('../../testing/actors'),
    import('../../testing/shop'),
  ])
  app = await startTestApp()
  const { fitPlugIns } = await import('./fit-plug-ins')
  await fitPlugIns(app.database)
  shop = await Opened.open(app, await signUp(app, { slug: 'vanchuyen' }))
  elsewhere = await signUp(app)
})
afterAll(async () => {
  await app.close()
  delete process.env['PLUGINS_DIR']
  rmSync(folder, { recursive: true })
})

const asked = async (api: Api, method: string, path: string, body?: object): Promise<Answer> => api.send(method, path, body)
const lorry = (fields: object = {}) => ({
  name: 'Xe tải Hyundai',
  plate: '51C-123.45',
  driverId: shop.founder.userId,
  price: 650_000_000,
  ...fields,
})
const made = async (fields: object = {}): Promise<Record<string, never>> => {
  const { status, body } = await asked(shop.api, 'POST', 'ownVehicles', lorry(fields))
  expect([status, body]).toEqual([201, expect.anything()])
  return body as Record<string, never>
}

test('a plug-in that can’t be read is left out and told by its name; the others are there', () => {
  expect(plugIns.loaded).toEqual(['vehicles'])
  expect(plugIns.refused.map(refusedText)).toEqual([
    expect.stringMatching(/^The plug-in 'broken' is left out, nothing of its records is touched: plugin\.json can't be read: /),
    "The plug-in 'empty' is left out, nothing of its records is touched: plugin.json must have required property 'fields'",
  ])
})

test('what a plug-in says wrong is told by its place', () => {
  const problemsOf = (changes: object): readonly string[] | undefined => readPlugIn('vehicles', { ...example, ...changes }).problems
  const name = { kind: 'text', label: { en: 'Name', vi: 'Tên' }, required: true }
  const label = { en: 'x', vi: 'x' }
  expect(problemsOf({ list: undefined, fields: {} })).toEqual(['fields.name: a text that is required, by which people know a record'])
  expect(problemsOf({ list: undefined, fields: { name, rev: { kind: 'whole', label } } })).toEqual([
    'fields.rev: every record has a field of this name already',
  ])
  expect(problemsOf({ list: undefined, fields: { name, constructor: { kind: 'text', label } } })).toEqual([
    'fields.constructor: every record has a field of this name already',
  ])
  expect(problemsOf({ list: undefined, fields: { name, driver: { kind: 'member', label } } })).toEqual([
    'fields.driver: a field that names a member ends with Id',
  ])
  expect(problemsOf({ list: ['wheels'], fields: { name } })).toEqual(["list: there is no field 'wheels'"])
  expect(problemsOf({ code: 'rm -rf' })).toEqual(["plugin.json must NOT have additional properties: 'code'"])
  expect(problemsOf({ list: undefined, fields: { name: { ...name, kind: 'txt' } } })?.[0]).toMatch(
    /^fields\.name\.kind must be equal to one of the allowed values: text, longText, /,
  )
  expect(readPlugIn('../orders', example).problems).toEqual(['its folder: a name of 2 to 30 small letters and digits'])
})

test('its records are made, found by words, changed over what others changed, and removed', async () => {
  const one = await made()
  expect(one).toMatchObject({ state: 'road', status: 'active', driver: { name: 'Founder' }, creator: { name: 'Founder' }, rev: 1 })
  const found = await asked(shop.api, 'GET', 'ownVehicles?search=hyundai&state=road')
  expect(found.body).toMatchObject({ total: 1, data: [{ plate: '51C-123.45' }] })
  const changed = await asked(shop.api, 'PATCH', `ownVehicles/${one['_id']}`, { state: 'repair', rev: 1 })
  expect(changed.body).toMatchObject({ state: 'repair', rev: 2 })
  expect((await asked(shop.api, 'PATCH', `ownVehicles/${one['_id']}`, { state: 'parked', rev: 1 })).status).toBe(409)
  expect((await asked(shop.api, 'DELETE', `ownVehicles/${one['_id']}`)).body).toMatchObject({ status: 'removed' })
})

test('what isn’t declared, or isn’t of its kind, is refused by its name', async () => {
  const refused = async (fields: object): Promise<unknown> => {
    const { body } = await asked(shop.api, 'POST', 'ownVehicles', lorry(fields))
    return (body as { errors?: object }).errors
  }
  expect(await refused({ wheels: 4 })).toEqual({ wheels: "There is no field 'wheels' to write" })
  expect(await refused({ state: 'flying' })).toHaveProperty('state')
  expect(await refused({ name: ' ' })).toHaveProperty('name')
  expect(await refused({ price: 1.5 })).toHaveProperty('price')
  expect(await refused({ driverId: elsewhere.userId })).toHaveProperty('driverId')
})

test('rights and hidden fields hold as in services of the product', async () => {
  const one = await made({ name: 'Xe bồn' })
  const [seller, clerk, cashier] = await Promise.all([shop.member('/sales'), shop.member(), shop.member('/funds')])
  expect((await asked(seller.api, 'PATCH', `ownVehicles/${one['_id']}`, { note: 'đổi lốp' })).body).not.toHaveProperty('price')
  expect((await asked(clerk.api, 'POST', 'ownVehicles', lorry())).status).toBe(403)
  expect((await asked(seller.api, 'DELETE', `ownVehicles/${one['_id']}`)).status).toBe(403)
  expect((await asked(clerk.api, 'GET', 'ownVehicles?price[$gt]=0')).status).toBe(403)
  expect((await asked(cashier.api, 'GET', `ownVehicles/${one['_id']}`)).body).toMatchObject({ price: 650_000_000 })
  const fieldsFor = async (api: Api): Promise<string[]> => {
    const { data } = (await asked(api, 'GET', 'ownServices')).body as { data: { fields: object }[] }
    return Object.keys(data[0]?.fields ?? {})
  }
  expect(await fieldsFor(clerk.api)).not.toContain('price')
  expect(await fieldsFor(cashier.api)).toContain('price')
})

test('another company has no such service, and finds none of its records anywhere', async () => {
  const one = await made({ name: 'Xe ben' })
  for (const [method, path] of [
    ['GET', 'ownVehicles'],
    ['GET', `ownVehicles/${one['_id']}`],
    ['PATCH', `ownVehicles/${one['_id']}`],
    ['DELETE', `ownVehicles/${one['_id']}`],
    ['POST', 'ownVehicles'],
  ] as const)
    expect((await asked(elsewhere.api, method, path, method === 'GET' || method === 'DELETE' ? undefined : lorry())).status).toBe(404)
  expect((await asked(elsewhere.api, 'GET', 'ownServices')).body).toEqual({ data: [] })
  expect((await asked(elsewhere.api, 'GET', `history?service=ownVehicles&recordId=${one['_id']}`)).body).toMatchObject({ total: 0 })
  expect((await asked(app.api(), 'GET', 'ownVehicles')).status).toBe(401)
  expect((await asked(app.api(), 'GET', 'ownServices')).status).toBe(401)
})

test('the description tells of it to those who have it, and to no stranger', async () => {
  const describes = async (api: Api): Promise<boolean> =>
    JSON.stringify((await asked(api, 'GET', 'openapi.json')).body).includes('ownVehicles')
  expect([await describes(shop.api), await describes(elsewhere.api), await describes(app.api())]).toEqual([true, false, false])
})

test('its changes stand in the history, among what changed, and are told to sockets', async () => {
  const { body } = await asked(shop.api, 'GET', 'changes')
  const { cursor } = body as { cursor: string }
  const socket = await shop.founder.socket()
  const one = await made({ name: 'Xe ba gác' })
  await asked(shop.api, 'PATCH', `ownVehicles/${one['_id']}`, { note: 'thay nhớt' })
  expect((await socket.received('ownVehicles patched')).record).toMatchObject({ note: 'thay nhớt' })
  const told = (await asked(shop.api, 'GET', `changes?after=${cursor}&services=ownVehicles`)).body
  expect(told).toMatchObject({ data: [{ service: 'ownVehicles', _id: one['_id'], record: { note: 'thay nhớt' } }] })
  const { data } = await shop.api.find('history', { service: vehicles, recordId: one['_id'] ?? '' })
  expect(data.map(({ action }) => action)).toEqual(['patch', 'create'])
  const back = await asked(shop.api, 'PATCH', `history?entryId=${data[0]?._id}`, {})
  expect([back.status, (await asked(shop.api, 'GET', `ownVehicles/${one['_id']}`)).body]).toEqual([
    200,
    expect.not.objectContaining({ note: 'thay nhớt' }),
  ])
  socket.close()
})

test('its list comes as a file, and many are made in one call', async () => {
  const many = await asked(shop.api, 'POST', 'ownVehicles', [
    lorry({ name: 'Xe 1' }),
    lorry({ name: '' }),
    lorry({ name: 'Xe 2' }),
  ] as never)
  expect(many.body).toMatchObject({ made: 2, refused: 1 })
  const file = await asked(shop.api, 'GET', 'ownVehicles?format=csv&search=xe%201')
  expect(String(file.body)).toContain('51C-123.45')
})

test('it goes along when the company is taken elsewhere, by its own name alone', async () => {
  const { exportWorkspace } = await import('../../areas/workspace/services/workspaces/workspace-archive')
  const { takeIn } = await import('../../areas/workspace/services/workspaces/archive/testing/take-in')
  const file = join(folder, 'company')
  await exportWorkspace(app.database, 'vanchuyen', app.app.get('files'), file)
  const before = await app.database.collection(vehicles).countDocuments({})
  const { workspaceId } = await takeIn(app, file, 'vanchuyen2')
  const moved = await app.database.records(vehicles, workspaceId).find({})
  expect(moved.length).toBe(before)
})

test('a field gets another name and a new one its value in all records; one that would hold something else stops the start', async () => {
  const one = await made({ name: 'Xe cũ', note: 'gầm cao' })
  const { fitPlugIns } = await import('./fit-plug-ins')
  const { ownServices } = await import('@shared/registry/own')
  const [plugIn] = ownServices()
  if (!plugIn) throw new Error('there is no plug-in')
  const declared = plugIn.fields as Record<string, object>
  const { note } = declared
  const stored = async () => (await app.database.collection(vehicles).findOne({ name: 'Xe cũ' })) as Record<string, unknown> | null
  declared['remark'] = { ...note, was: 'note' }
  declared['wheels'] = { kind: 'whole', label: { en: 'Wheels', vi: 'Số bánh' }, default: 4 }
  delete declared['note']
  await fitPlugIns(app.database)
  expect(await stored()).toMatchObject({ remark: 'gầm cao', wheels: 4, rev: one['rev'] })
  expect(await stored()).not.toHaveProperty('note')
  declared['wheels'] = { kind: 'text', label: { en: 'Wheels', vi: 'Số bánh' } }
  await expect(fitPlugIns(app.database)).rejects.toThrow(
    "The plug-in 'vehicles' doesn't fit its records, which are left as they are: fields.wheels was 'whole' and is 'text'. " +
      'Give the new field a name of its own, or bring the plugin.json of before back.',
  )
  expect(await stored()).toMatchObject({ wheels: 4 })
})

test('without its folder the server starts, its records stay, and nothing else is other than before', async () => {
  const kept = await app.database.collection(vehicles).countDocuments({})
  const customers = await shop.api.find('assets', { group: 'Customers' })
  await jest.isolateModulesAsync(async () => {
    const { startTestApp } = await import('../../testing/app')
    const without = await startTestApp({ env: { MONGODB_URI: app.uri, AUTH_SECRET: app.config.authSecret.export().toString('hex') } })
    const api = without.api(shop.founder.token)
    expect((await asked(api, 'GET', 'ownVehicles')).status).toBe(404)
    expect((await asked(api, 'GET', 'assets?group=Customers')).status).toBe(401)
    await without.close()
  })
  expect(await app.database.collection(vehicles).countDocuments({})).toBe(kept)
  expect((await shop.api.find('assets', { group: 'Customers' })).data).toEqual(customers.data)
})
