import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import type { Method } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { RIGHTS, type Right } from '@shared/foundation/rights/rights'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import { openApiDocument } from '../../kernel/openapi/document'
import { schemaName } from '../../kernel/openapi/operations'
import { USUAL_APPS, addAdmin, addMember } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import type { TestSocket } from '../../testing/sockets'
import { of, Shop } from '../../testing/shop'
import { usualBodies } from '../../kernel/openapi/usual-bodies'
import { makeExamples, type Examples } from './examples'
import { bodiesOf, outlineOf, writeBodies } from './shown-bodies'

/** Somebody who calls by HTTP, and where it can be, listens. */
interface Caller {
  readonly name: string
  readonly api: Api
  readonly socket: TestSocket | null
}

let app: TestApp
let shop: Shop
let examples: Examples
let callers: Caller[]

const description = JSON.parse(JSON.stringify(openApiDocument())) as ReturnType<typeof openApiDocument>
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
ajv.addSchema({ ...description, $id: 'api' })
const judges = new Map<string, ValidateFunction>()

/** What of a value doesn't fit what the description says at a place of it. */
const misfits = (place: readonly string[], value: unknown): string[] => {
  const ref = `api#/${place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
  const judge = judges.get(ref) ?? ajv.compile({ $ref: ref })
  judges.set(ref, judge)
  return judge(value) ? [] : [...new Set((judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`))]
}

const verbs = { find: 'get', get: 'get', create: 'post', patch: 'patch', remove: 'delete' } as const

const answerOf = (name: RecordService, method: Method): readonly string[] => [
  'paths',
  method === 'find' || method === 'create' ? `/${name}` : `/${name}/{id}`,
  verbs[method],
  'responses',
  method === 'create' ? '201' : '200',
  'content',
  'application/json',
  'schema',
]

const held: readonly (readonly Right[])[] = [
  [],
  ...RIGHTS.filter((right) => right !== 'founder' && right !== 'admin').map((right) => [right]),
]

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'adbreaks', 'publicwall'] })
  examples = await makeExamples(shop)
  await tradeOfEveryKind()
  const members = await Promise.all(
    held.map(async (rights) => {
      const { api, socket } = await addMember(app, shop.founder, rights)
      return { name: `a member ${rights.join()}`, api, socket: await socket() }
    }),
  )
  const keys = await Promise.all(
    held
      .filter(([right]) => right !== undefined)
      .map(async (rights) => {
        const { apiKey = '' } = (await shop.api.create('apiKeys', { name: `Máy ${rights.join()}`, rights })) as { apiKey?: string }
        return { name: `a key ${rights.join()}`, api: app.keyed(apiKey), socket: null }
      }),
  )
  const admin = await addAdmin(app, shop.founder)
  callers = [
    { name: 'a guest', api: app.api(), socket: await app.socket() },
    { name: 'the founder', api: shop.api, socket: await shop.founder.socket() },
    { name: 'the administrator', api: admin.api, socket: await admin.socket() },
    ...members,
    ...keys,
  ]
}, 60_000)
afterAll(() => app.close())

/** Orders of each group, of which goods left, came back and were paid: a record shows most where most has happened. */
const tradeOfEveryKind = async (): Promise<void> => {
  const rice = await shop.goods('Gạo', { stock: 20, cost: 600 })
  const sale = await shop.ship(await shop.sale([of(rice, 3), { name: 'Công', quantity: 1, price: 50 }], { note: 'giao sáng' }), [[rice, 2]])
  await shop.pay(sale, 100)
  await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 1 }] } as never)
  await shop.purchase([{ productId: rice._id, quantity: 2, cost: 500 }])
  for (const group of ['inventoryIn', 'inventoryOut'] as const)
    await shop.api.create('orders', { group, items: [{ productId: rice._id, quantity: 1, cost: 5 }] } as never)
}

const fits = (name: RecordService, method: Method, caller: Caller, { status, body }: { status: number; body: unknown }): string[] =>
  status === 200 || status === 201 ? misfits(answerOf(name, method), body).map((misfit) => `${caller.name}: ${misfit}`) : []

const callerNamed = (called: string): Caller => {
  const found = callers.find(({ name }) => name === called)
  if (!found) throw new Error(`nobody is called ${called}`)
  return found
}

const all = declarations.map(({ path }) => path)
const offering = (method: Method) => all.filter((name) => services[name].methods.includes(method))

test('each body that is sent has an example in the description: one that these suites send', async () => {
  const bodies = await bodiesOf(examples)
  if (process.env['RENEW_EXAMPLES']) return writeBodies(bodies)
  expect(outlineOf(bodies)).toEqual(outlineOf(usualBodies))
  const bare = Object.values(description.paths).flatMap((operations) =>
    Object.values(operations).filter(({ operationId, requestBody }) => {
      const json = (requestBody as { content?: Record<string, object> } | undefined)?.content?.['application/json']
      return /\.(create|patch|patchMany)$/.test(String(operationId)) && json !== undefined && !('examples' in json || 'example' in json)
    }),
  )
  expect(bare.map(({ operationId }) => operationId)).toEqual([])
  for (const { path, patchMany } of declarations)
    if (patchMany) {
      const place = ['paths', `/${path}`, 'patch', 'requestBody', 'content', 'application/json', 'schema']
      expect([path, misfits(place, patchMany.example)]).toEqual([path, []])
    }
  for (const [name, body] of Object.entries(usualBodies))
    for (const [method, sent] of Object.entries(body))
      expect([name, misfits(['components', 'schemas', schemaName(name, method === 'create' ? 'Create' : 'Patch')], sent)]).toEqual([
        name,
        [],
      ])
})

describe('what each right is answered fits the published description', () => {
  test.each(offering('find'))('lists of %s', async (name) => {
    const own = name === 'posts' ? `posts?workspaceId=${shop.founder.workspaceId}` : `${name}?$limit=50`
    for (const caller of callers)
      expect(fits(name, 'find', caller, await caller.api.send('GET', caller.name === 'a guest' ? own : `${name}?$limit=50`))).toEqual([])
  })

  test.each(offering('get'))('each one of %s', async (name) => {
    const listed = services[name].methods.includes('find')
      ? ((await (await examples[name].api()).find(name, { $limit: 10 })).data ?? [])
      : []
    const ids = new Set([examples[name]._id, ...listed.map(({ _id }) => _id)])
    for (const caller of callers)
      for (const _id of ids) expect(fits(name, 'get', caller, await caller.api.send('GET', `${name}/${_id}`))).toEqual([])
  })

  test.each(offering('create'))('a new one of %s', async (name) => {
    for (const caller of callers)
      expect(fits(name, 'create', caller, await caller.api.send('POST', name, await examples[name].create()))).toEqual([])
  })

  test.each(offering('patch'))('a changed one of %s', async (name) => {
    for (const caller of callers)
      expect(fits(name, 'patch', caller, await caller.api.send('PATCH', `${name}/${examples[name]._id}`, examples[name].patch))).toEqual([])
  })

  test.each(held.flatMap(([right]) => right ?? []))(
    'a key with %s is told its own part: what that offers is answered so, the rest is refused',
    async (right) => {
      const { api } = callerNamed(`a key ${right}`)
      const { paths, components } = (await api.send('GET', 'openapi.json')).body as typeof description
      const own = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
      own.addSchema({ components, $id: 'own' })
      for (const path of offering('find')) {
        const answer = await api.send('GET', `${path}?$limit=50`)
        if (!paths[`/${path}`]?.['get']) expect([path, answer.status]).toEqual([path, 403])
        if (answer.status !== 200) continue
        const judge = own.compile({ $ref: `own#/components/schemas/${schemaName(path, 'Page')}` })
        expect([path, judge(answer.body) ? [] : judge.errors]).toEqual([path, []])
      }
    },
  )

  test('a seller’s key reads no cost in it, no report of the board’s and nothing of an app that is off', async () => {
    const { apiKey = '' } = (await shop.api.create('apiKeys', { name: 'Web', rights: ['/sales'] })) as { apiKey?: string }
    const told = async () => (await app.keyed(apiKey).send('GET', 'openapi.json')).body as typeof description
    const [own, all] = [await told(), description]
    const fieldsOf = ({ components }: typeof description, name: string) =>
      Object.keys((components['schemas']?.[name]?.['properties'] ?? {}) as object)
    expect([fieldsOf(all, 'productsRecord').includes('cost'), fieldsOf(own, 'productsRecord').includes('cost')]).toEqual([true, false])
    expect(Object.hasOwn(all.components['schemas'] ?? {}, 'ordersReportSales')).toBe(true)
    expect(Object.hasOwn(own.components['schemas'] ?? {}, 'ordersReportSales')).toBe(false)
    expect([all.paths['/codes'] !== undefined, own.paths['/codes']]).toEqual([true, undefined])
    expect(own.paths['/apRanks']).toBeDefined()
    const { apps } = await shop.api.get('workspaces', shop.founder.workspaceId)
    await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: apps.filter((each) => each !== 'agentpro') })
    expect((await told()).paths['/apRanks']).toBeUndefined()
    await shop.api.patch('workspaces', shop.founder.workspaceId, { apps })
    expect((await app.keyed('x'.repeat(40)).send('GET', 'openapi.json')).status).toBe(401)
  })

  test('the sign-in of each', async () => {
    const { workspaceId, username, password } = await shop.member('/sales')
    const sent = { strategy: 'local-username', workspaceId, username, password }
    const { status, body } = await app.api().send('POST', 'authentication', sent)
    const place = ['paths', '/authentication', 'post', 'responses', '201', 'content', 'application/json', 'schema']
    expect([status, misfits(place, body)]).toEqual([201, []])
  })

  test('what a guest looks up, reads on the wall and asks there', async () => {
    const { workspaceId, slug } = shop.founder
    const guest = app.api()
    const asked = await guest.send('POST', 'posts', { workspaceId, desc: 'Còn hàng không?', guestName: 'Khách', guestPhone: '0901234567' })
    expect([asked.status, misfits(answerOf('posts', 'create'), asked.body)]).toEqual([201, []])
    const wall = await guest.send('GET', `posts?workspaceId=${workspaceId}`)
    expect([wall.status, misfits(answerOf('posts', 'find'), wall.body)]).toEqual([200, []])
    expect((wall.body as { data: object[] }).data).toHaveLength(1)
    const found = await guest.send('GET', `workspaces?slug=${slug}`)
    expect([found.status, misfits(answerOf('workspaces', 'find'), found.body)]).toEqual([200, []])
  })

  test('a month that is copied', async () => {
    const order = await shop.sale([{ name: 'Công', quantity: 1, price: 50 }])
    const all = await shop.api.find('orders', {
      group: 'sales',
      status: { $nin: ['cancelled', 'returned', 'error'] },
      $limit: 1000,
    } as never)
    const confirmTotal = all.data.reduce((sum, { total }) => sum + total, 0)
    const { status, body } = await shop.api.send('POST', 'orders', { copyMonth: order._id, confirmTotal })
    expect([status, misfits(answerOf('orders', 'create'), body)]).toEqual([201, []])
  })

  test('events of all of these', async () => {
    for (const { name: listener, socket } of callers) {
      await socket?.settled()
      for (const { name, record } of socket?.events ?? []) {
        const path = name.split(' ')[0] as RecordService
        if (services[path].realtime !== 'merge') continue
        const wrong = misfits(['components', 'schemas', schemaName(path, 'Record')], record)
        expect([listener, name, wrong]).toEqual([listener, name, []])
      }
    }
  })
})
