import type { TSchema } from '@sinclair/typebox'
import { zone } from '@shared/foundation/days/days'
import { missingIn } from '@shared/foundation/text/missing-in'
import type { Written } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import { checkData } from '../../kernel/check-data'
import { USUAL_APPS } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { propertiesOf, sampleOf } from '../../testing/sample'
import { Shop } from '../../testing/shop'
import { makeExamples, type Examples } from './examples'

type Body = Readonly<Record<string, unknown>>

let app: TestApp
let shop: Shop
let examples: Examples

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  await switchAppsOn()
  examples = await makeExamples(shop)
})
/** What was sent to the company before may have switched some off. */
const switchAppsOn = () => shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'adbreaks'] })
beforeEach(switchAppsOn)
afterAll(() => app.close())

/** So many steps of a number are all tried: who chooses among few choices may be given any. */
const FEW = 24

/** Values that a field takes by its shape: all where there are few, else the ends and some between. */
const valuesOf = async (schema: TSchema): Promise<unknown[]> => {
  const words: Readonly<Record<string, unknown>> = schema
  const { enum: choices, anyOf, const: only, type, minimum = 0, maximum = 1e9 } = words
  if (Array.isArray(choices)) return choices
  if (Array.isArray(anyOf)) return (await Promise.all((anyOf as TSchema[]).map(valuesOf))).flat()
  if (only !== undefined) return [only]
  if (type === 'boolean') return [true, false]
  if (type === 'null') return [null]
  if (type === 'integer') {
    const [least, most] = [Number(minimum), Number(maximum)]
    return most - least <= FEW ? Array.from({ length: most - least + 1 }, (_, step) => least + step) : [Math.max(least, 0), 7, most]
  }
  return [await sampleOf(schema, async (service) => examples[service]._id)]
}

/** Each field alone, with the first of its values. */
const firstValuesOf = (shape: Parameters<typeof propertiesOf>[0]): Promise<Body[]> =>
  Promise.all(Object.entries(propertiesOf(shape)).map(async ([field, schema]) => ({ [field]: (await valuesOf(schema))[0] })))

const storedOf = async (name: RecordService, _id: string): Promise<Body> => {
  const { workspaceId } = shop.founder
  const record =
    services[name].scope === 'platform' || name === 'workspaces'
      ? await app.database.platformRecords(name as 'codes').byId(_id)
      : await app.database.records(name as 'orders', workspaceId).byId(_id)
  return (record ?? {}) as Body
}

/** What of a body neither stands in the record now, nor stood there before; commands apart. */
const dropped = (name: RecordService, method: 'create' | 'patch', data: Body, before: Body | null, record: Body): string[] => {
  const { commands, takenAs } = services[name] as { commands?: Record<string, object>; takenAs?: Record<string, unknown> }
  const judges = (takenAs ?? {}) as Readonly<Record<string, (sent: unknown, written: Written) => string | null>>
  const own = commands?.[method] ?? {}
  return Object.entries(data).flatMap(([field, value]) => {
    if (field in own || missingIn(record[field], value) === null || missingIn(before?.[field], value) === null) return []
    const judged = judges[field]?.(value, { data, record, before, zone: zone('Asia/Ho_Chi_Minh') })
    return judged === null ? [] : [field]
  })
}

const refusal = (status: number, body: unknown): string | null =>
  status >= 400 && status < 500 && String((body as { message?: unknown }).message ?? '') !== '' ? 'refused' : null

describe.each(declarations.filter(({ create }) => create).map(({ path }) => path))('of a new one of %s', (name) => {
  /** What was refused made nothing: the next one is made of the same. */
  let unused: Body | null = null
  const make = async (more: Body): Promise<void> => {
    const usual = unused ?? (await examples[name].create())
    const body = { ...usual, ...more }
    const { status, body: answer } = await (await examples[name].api()).send('POST', name, body)
    unused = status === 201 ? null : usual
    const { _id } = answer as { _id?: string }
    if (status === 201 && _id === undefined) return
    const became =
      status === 201
        ? dropped(name, 'create', checkData(name, 'create', body), null, await storedOf(name, _id ?? ''))
        : refusal(status, answer)
    expect([more, status, became]).toEqual([more, status, status === 201 ? [] : 'refused'])
  }

  test('each field that is sent is stored, or refused', async () => {
    for (const [field, schema] of Object.entries(propertiesOf(services[name].create)))
      for (const value of await valuesOf(schema)) await make({ [field]: value })
  }, 60_000)

  test('each two fields that are sent together are stored both, or refused', async () => {
    const fields = await firstValuesOf(services[name].create)
    for (const [place, one] of fields.entries()) for (const other of fields.slice(place + 1)) await make({ ...one, ...other })
  }, 120_000)
})

const changing = declarations.filter(({ patch }) => patch).map(({ path }) => path)

describe.each(changing)('of a change of %s', (name) => {
  const change = async (data: Body): Promise<void> => {
    const { _id } = examples[name]
    const before = await storedOf(name, _id)
    const { status, body } = await (await examples[name].api()).send('PATCH', `${name}/${_id}`, data)
    const became =
      status === 200 ? dropped(name, 'patch', checkData(name, 'patch', data), before, await storedOf(name, _id)) : refusal(status, body)
    expect([data, status, became]).toEqual([data, status, status === 200 ? [] : 'refused'])
  }

  test('each field that is sent is stored, or refused', async () => {
    for (const [field, schema] of Object.entries(propertiesOf(services[name].patch)))
      for (const value of await valuesOf(schema)) await change({ [field]: value })
  }, 60_000)

  test('each two fields that are sent together are stored both, or refused', async () => {
    const fields = await firstValuesOf(services[name].patch)
    for (const [place, one] of fields.entries()) for (const other of fields.slice(place + 1)) await change({ ...one, ...other })
  }, 60_000)
})

const strays: readonly (readonly [RecordService, string, Body])[] = [
  ['funds', 'refundReason', { refundReason: 'nhầm' }],
  ['funds', 'refundReason', { status: 'completed', refundReason: 'nhầm' }],
  ['imports', 'skipFaulty', { skipFaulty: true }],
  ['imports', 'skipFaulty', { status: 'undone', skipFaulty: true }],
  ['tasks', 'reason', { reason: 'chờ hàng' }],
  ['tasks', 'pictures', { pictures: [{ name: 'kệ', path: '/files/ke.jpg' }] }],
  ['fbPosts', 'reason', { desc: 'khác', reason: 'sai giá' }],
  ['bankTransfers', 'group', { status: 'aside', reason: 'chuyển nhầm', group: 'Other Income' }],
  ['assets', 'platformShop', { platformShop: '7' }],
  ['workspaces', 'name', { secretcode: '', name: 'Tên khác' }],
  ['workspaces', 'rights', { rights: ['/sales'] }],
]

test.each(strays)('of %s, %s is refused by its name where it says nothing: %j', async (name, field, data) => {
  const { _id, api } = examples[name]
  const before = await storedOf(name, _id)
  const { status, body } = await (await api()).send('PATCH', `${name}/${_id}`, data)
  expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([400, [field]])
  expect(await storedOf(name, _id)).toEqual(before)
})

const asSent: readonly (readonly [RecordService, Body, Body])[] = [
  ['apiKeys', { name: 'Máy bán', rights: ['/report', '/sales', '/sales'] }, { rights: ['/sales', '/report'] }],
  ['products', { name: 'Trà', unit: ' ' }, { unit: 'ea.' }],
  ['assets', { group: 'Customers', name: 'Chị Lan', phone: '0901', shippingPhone: '' }, { shippingPhone: '0901' }],
]

test.each(asSent)('%s are kept in the form that is documented: %j', async (name, sent, kept) => {
  const { status, body } = await shop.api.send('POST', name, { ...(await examples[name].create()), ...sent })
  expect([status, body]).toEqual([201, expect.objectContaining(kept)])
})
