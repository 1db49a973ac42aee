import type { TSchema } from '@sinclair/typebox'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { makeExamples, type Examples } from '../contract/examples'
import { startTestApp, type TestApp } from '../../testing/app'
import type { TestSocket } from '../../testing/sockets'
import { Shop } from '../../testing/shop'

jest.setTimeout(60_000)

let app: TestApp
let shop: Shop
let examples: Examples
const log: string[] = []
beforeAll(async () => {
  app = await startTestApp({ logTo: { write: (line) => void log.push(line) } })
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

const exampleOf = (path: string) => new Map(Object.entries(examples)).get(path)
const fieldsOf = (schema: TSchema | undefined): [string, TSchema][] =>
  Object.entries((schema?.['properties'] ?? {}) as Readonly<Record<string, TSchema>>)
const paths = (method: 'find' | 'get' | 'patch') => declarations.filter(({ methods }) => methods.includes(method)).map(({ path }) => path)
const hasFault = ({ status }: { status: number }): boolean => status >= 500

describe('fields to answer', () => {
  // Codes are the operator's alone.
  test.each(paths('find').filter((path) => path !== 'codes'))(
    'of %s are those that exist, to any depth, or are refused by name',
    async (path) => {
      const query = services[path].scope === 'platform' && path === 'workspaces' ? '&_id=' + shop.founder.workspaceId : ''
      for (const [field, schema] of fieldsOf(services[path].record)) {
        const wrong = [`${field}.$`, `${field}.`, `${field}..a`, `.${field}`, `${field}.constructor`]
        for (const asked of wrong) {
          const { status, body } = await shop.api.send('GET', `${path}?$limit=1&$select[]=${encodeURIComponent(asked)}${query}`)
          expect([asked, status, JSON.stringify(body).includes('$select')]).toEqual([asked, 400, true])
        }
        const [inner] = fieldsOf((schema['items'] ?? schema) as TSchema)
        if (!inner) continue
        const both = `${path}?$limit=1&$select[]=${field}.${inner[0]}&$select[]=${field}${query}`
        expect([both, (await shop.api.send('GET', both)).status]).toEqual([both, 200])
      }
    },
  )
})

describe('ids that are no texts, over a socket', () => {
  let socket: TestSocket
  beforeAll(async () => {
    socket = await shop.founder.socket()
  })
  const odd: unknown[] = [{ toString: 'x' }, { valueOf: 'x' }, { toString: { a: 1 } }, [{ toString: 1 }], {}, [], true]

  test.each(declarations.map(({ path }) => path))('are no %s', async (path) => {
    for (const id of odd)
      for (const call of [
        ['get', path, id],
        ['patch', path, id, {}],
        ['remove', path, id],
      ] as const) {
        const error: unknown = await socket.call(call[0], ...call.slice(1)).catch((refused: unknown) => refused)
        const { code } = error as { code?: number }
        expect([call[0], JSON.stringify(id), code !== undefined && code < 500]).toEqual([call[0], JSON.stringify(id), true])
      }
  })
})

describe('dates nobody keeps books of', () => {
  const never = [
    '9999-12-31T23:59:59Z',
    '9999-12-31T23:59:59-14:00',
    '0000-01-01T00:00:00Z',
    '3000-01-01T00:00:00Z',
    '1899-12-31T00:00:00Z',
  ]

  test.each(
    (['create', 'patch'] as const).flatMap((method) =>
      declarations.flatMap(({ path, methods }) =>
        methods.includes(method)
          ? fieldsOf(services[path][method]).flatMap(([field, { kind }]) => (kind === 'instant' ? [{ path, method, field }] : []))
          : [],
      ),
    ),
  )('$path $method: $field', async ({ path, method, field }) => {
    for (const at of never) {
      const answer = await shop.api.send(
        ...((method === 'create' ? ['POST', path] : ['PATCH', `${path}/${exampleOf(path)?._id}`]) as [string, string]),
        { ...(method === 'create' ? await exampleOf(path)?.create() : {}), [field]: at },
      )
      expect([at, answer.status, Object.keys((answer.body as { errors?: object }).errors ?? {})]).toEqual([at, 400, [field]])
    }
  })

  test.each(paths('find'))('filter %s without a fault', async (path) => {
    for (const [field, { kind }] of fieldsOf(services[path].record))
      if (kind === 'instant')
        for (const at of ['9999-12-31', '9999-12-31T23:59:59Z', '0000-01-01', '0001-01-01T00:00:00%2B14:00'])
          for (const query of [`${field}=${at}`, `${field}[$lte]=${at}`, `since=${at}`, `until=${at}`]) {
            const answer = await shop.api.send('GET', `${path}?${query}`)
            expect([query, hasFault(answer)]).toEqual([query, false])
          }
  })
})

describe('the books', () => {
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

  test.each(
    declarations.flatMap(({ path }) =>
      (['create', 'patch'] as const).flatMap((method) =>
        fieldsOf(services[path][method]).flatMap(([field, { book }]) => (book === true ? [{ path, method, field }] : [])),
      ),
    ),
  )('take no $field of more than a year ahead ($path $method)', async ({ path, method, field }) => {
    const [verb, address] = method === 'create' ? ['POST', path] : ['PATCH', `${path}/${exampleOf(path)?._id}`]
    const { status, body } = await shop.api.send(verb ?? '', address ?? '', {
      ...(method === 'create' ? await exampleOf(path)?.create() : {}),
      [field]: inDays(368),
    })
    const { errors = {} } = body as { errors?: Record<string, string> }
    expect([status, errors[field]]).toEqual([400, expect.stringMatching(/^The date cannot be later than \d{4}-\d\d-\d\d$/)])
  })

  test('take what is agreed for within a year', async () => {
    const customerId = shop.customer._id
    expect((await shop.api.send('POST', 'orders', { group: 'sales', customerId, total: 5, created: inDays(360) })).status).toBe(201)
  })
})

test('a printed order’s token of other letters is just a wrong one', async () => {
  const order = await shop.sale([], { total: 5 })
  const shared = await shop.api.patch('orders', order._id, { share: true } as never)
  const { printToken = '' } = shared as { printToken?: string }
  const odd = encodeURIComponent(`ấ${'x'.repeat(Math.max(1, printToken.length - 1))}`)
  expect((await app.api().send('GET', `orders/${order._id}?printToken=${odd}`)).status).toBe(404)
  expect((await app.api().send('GET', `orders/${order._id}?printToken=${printToken}`)).status).toBe(200)
})

test('a way to sign in is a text', async () => {
  for (const strategy of [{ toString: 'x' }, { valueOf: 1 }, ['local'], 5, true, null])
    expect([strategy, (await app.api().send('POST', 'authentication', { strategy })).status < 500]).toEqual([strategy, true])
})

test('a query names at most 2,000 values in all', async () => {
  const socket = await shop.founder.socket()
  const ids = Array.from({ length: 900 }, () => 'a'.repeat(24))
  expect(await socket.call('find', 'orders', { $and: [{ _id: { $in: ids } }, { _id: { $nin: ids } }] })).toMatchObject({ total: 0 })
  await expect(
    socket.call('find', 'orders', { $and: [{ _id: { $in: ids } }, { _id: { $nin: ids } }, { _id: { $nin: ids } }] }),
  ).rejects.toMatchObject({ code: 400, message: 'A query names at most 2000 values' })
})

test('none of all this was a fault of ours', () => {
  const faults = log
    .map((line) => JSON.parse(line) as { msg: string; err?: { message: string } })
    .filter(({ msg }) => msg.includes('unexpectedly'))
  expect(faults.map(({ err }) => err?.message)).toEqual([])
})
