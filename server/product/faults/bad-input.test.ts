import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import type { TSchema } from '@sinclair/typebox'
import type { RecordService } from '@shared/registry/names'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { goodPassword } from '../../testing/actors'
import type { Answer } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { makeExamples, type Examples } from '../contract/examples'

jest.setTimeout(60_000)

const secret = 'only for this test, and known to nobody else'
let ahead = 0
let app: TestApp
let shop: Shop
let examples: Examples
beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_SECRET: secret }, now: () => new Date(Date.now() + ahead) })
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

/** Refused as bad input: never a fault of ours, and nothing of the inside shows. */
const expectRefused = (what: unknown, { status, body }: Answer): void => {
  expect([what, status >= 400 && status < 500]).toEqual([what, true])
  expect(JSON.stringify(body)).not.toMatch(/Mongo|E11000|TypeError|RangeError|node_modules|\.ts:|"stack"|"hook"/)
}

const writable = (['create', 'patch'] as const).flatMap((method) =>
  declarations.filter((declaration) => declaration.methods.includes(method) && declaration[method]).map(({ path }) => ({ path, method })),
)
const addressOf = (path: RecordService, method: 'create' | 'patch'): [string, string] =>
  method === 'create'
    ? ['POST', path]
    : ['PATCH', `${path}/${path === 'codes' || path === 'uploads' ? 'a'.repeat(24) : examples[path]._id}`]

describe('wrong values in every field', () => {
  /** Values of every kind, of which no field is meant to take all. */
  const anything = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e308,
      -0,
      '',
      ' ',
      'a'.repeat(5000),
      '\u0000',
      '😀',
      '{"$gt":""}',
      '2026-02-30T00:00:00Z',
    ),
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom<unknown>(
      { $gt: '' },
      { $where: '1' },
      { $ne: null },
      { $in: [] },
      [{ $gt: '' }],
      [[[[]]]],
      [null],
      { a: { b: { c: [] } } },
      'a'.repeat(24),
    ),
    fc.array(fc.anything({ maxDepth: 2, withNullPrototype: false }), { maxLength: 3 }),
    fc.object({ maxDepth: 2 }),
  )

  test.each(writable)('$path $method never answers with a fault of ours', async ({ path, method }) => {
    const fields = Object.keys((services[path][method]?.['properties'] ?? {}) as Record<string, TSchema>)
    const usual = path === 'codes' || path === 'uploads' || method === 'patch' ? {} : await examples[path].create?.()
    const record = fc.tuple(
      fc.dictionary(fc.constantFrom(...fields, 'rev', 'x'), anything, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      fc.boolean(),
    )
    await fc.assert(
      fc.asyncProperty(record, async ([values, onTop]) => {
        const [verb, address] = addressOf(path, method)
        const { status, body } = await shop.api.send(verb, address, { ...(onTop ? usual : {}), ...values })
        if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`)
      }),
      { numRuns: path === 'users' || path === 'workspaces' ? 25 : 60, seed: 20_261_121 },
    )
  })

  test('one word as long as a text may be, such as a link, is a text like any other', async () => {
    const texts = writable.flatMap(({ path, method }) =>
      Object.entries((services[path][method]?.['properties'] ?? {}) as Record<string, TSchema>).flatMap(([field, { type, maxLength }]) =>
        type === 'string' && Number(maxLength) > 1000 ? [{ path, method, field, length: Number(maxLength) }] : [],
      ),
    )
    expect(texts.length).toBeGreaterThan(5)
    for (const { path, method, field, length } of texts) {
      const usual = method === 'create' ? await examples[path].create?.() : {}
      const { status } = await shop.api.send(...addressOf(path, method), { ...usual, [field]: 'a'.repeat(length) })
      expect([path, method, field, status < 500]).toEqual([path, method, field, true])
    }
    const link = `https://example.com/${'x'.repeat(4900)}`
    const task = await shop.api.create('tasks', { group: 'important', name: 'Gửi hồ sơ', desc: link, deadline: '2030-01-15T10:00:00.000Z' })
    for (const search of ['xxxxx', link.slice(0, 99)])
      expect((await shop.api.find('tasks', { search })).data.map(({ _id }) => _id)).toEqual([task._id])
  })

  test('what changed is asked for by words alone', async () => {
    for (const query of [
      '$limit[a][b]=1',
      '$limit[]=1',
      '$limit=',
      '$limit=1.5',
      'after[a]=1',
      'services[]=orders',
      '$limit[a]=1&$limit=2',
    ])
      expectRefused(query, await shop.api.send('GET', `changes?${query}`))
  })

  test.each(declarations.map(({ path }) => path))('no query of %s is a fault of ours', async (path) => {
    const key = fc.constantFrom(
      '$limit',
      '$skip',
      '$sort',
      '$select',
      '$or',
      '$and',
      '$total',
      'search',
      'since',
      'until',
      'report',
      'group',
      ...services[path].filter,
    )
    const step = fc.constantFrom('', '[$gt]', '[$in][]', '[$ne]', '[0]', '[a][b]', '[$where]', '[]', '[_id]', '[][]')
    const value = fc.constantFrom(
      '',
      'null',
      '1',
      '-1',
      'x',
      '%00',
      'true',
      '2026-01-01',
      '9999999999999999',
      'a'.repeat(24),
      '{"$gt":""}',
      '%F0%9F%98%80',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, step, value), { minLength: 1, maxLength: 3 }), async (parts) => {
        const query = parts.map(([name, inner, text]) => `${name}${inner}=${text}`).join('&')
        const { status, body } = await shop.api.send('GET', `${path}?${query}`)
        if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`)
      }),
      { numRuns: 80, seed: 20_261_121 },
    )
  })
})

describe('operators', () => {
  test('are no password, no name and no workspace at sign-in', async () => {
    const { workspaceId, username } = shop.founder
    for (const wrong of [{ $gt: '' }, { $ne: null }, ['x'], null, 1, true, { $regex: '.*' }, { $where: 'true' }]) {
      const good = { strategy: 'local-username', workspaceId, username, password: goodPassword }
      for (const field of ['workspaceId', 'username', 'password', 'strategy'])
        expectRefused([field, wrong], await app.api().send('POST', 'authentication', { ...good, [field]: wrong }))
    }
  })

  test('are no value of a record, at any depth', async () => {
    for (const items of [
      [{ productId: { $gt: '' }, quantity: 1 }],
      [{ productId: examples.products._id, quantity: { $gt: 0 } }],
      [[]],
      [null],
      { 0: {} },
      [{ $where: '1' }],
    ])
      expectRefused(items, await shop.api.send('POST', 'orders', { group: 'sales', customerId: shop.customer._id, items }))
    for (const name of [{ $gt: '' }, ['x'], { toString: 'x' }])
      expectRefused(name, await shop.api.send('PATCH', `categories/${examples.categories._id}`, { name }))
    for (const data of [
      { $set: { name: 'x' } },
      { $rename: { name: 'x' } },
      { 'items.0.price': 1 },
      { 'opts.payroll': 'hours' },
      { '': 1 },
    ])
      expectRefused(data, await shop.api.send('PATCH', `orders/${examples.orders._id}`, data))
  })

  test('are no id', async () => {
    for (const id of [
      '[object Object]',
      '$gt',
      '%7B%22$gt%22:%22%22%7D',
      'null',
      'undefined',
      'A'.repeat(24),
      'a'.repeat(25),
      '0',
      '..%2f..',
      '%00',
    ])
      for (const method of ['GET', 'PATCH'])
        expectRefused([method, id], await shop.api.send(method, `orders/${id}`, method === 'PATCH' ? { note: 'x' } : undefined))
    const socket = await shop.founder.socket()
    for (const id of [{ $gt: '' }, [], ['a'], null, 5, true])
      await expect(socket.call('get', 'orders', id)).rejects.toMatchObject({
        code: expect.any(Number) as number,
        className: expect.not.stringContaining('general') as string,
      })
    await expect(socket.call('patch', 'orders', null, { note: 'alle' })).rejects.toBeDefined()
    expect((await shop.api.get('orders', examples.orders._id)).note).not.toBe('alle')
  })

  test('reach no prototype', async () => {
    for (const body of [
      '{"__proto__":{"rights":["bod"]},"name":"x"}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"items":[{"__proto__":{"price":0}}]}',
    ])
      expectRefused(body, await shop.api.send('POST', 'orders', body))
    expect(({} as Record<string, unknown>)['rights']).toBeUndefined()
  })
})

describe('bodies', () => {
  test('huge, deep, broken or mislabelled ones are refused', async () => {
    const post = (body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
      shop.api.with(headers).send('POST', 'orders', body)
    expect((await post(JSON.stringify({ note: 'x'.repeat(1_200_000) }))).status).toBe(413)
    expect((await post(`{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`)).status).toBe(400)
    expect((await post(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]))).status).toBe(400)
    for (const body of ['{', '{"a":}', 'undefined', '{"a":1,}', "{'a':1}", '{"a":NaN}', '\ufeff{']) expectRefused(body, await post(body))
    expect((await post('group=sales', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(400)
    expect((await post('{}', { 'Content-Encoding': 'gzip' })).status).toBe(400)
  })

  test('an order of 500 lines is taken, of 501 not', async () => {
    const carrying = await shop.service('Dòng', 10)
    const lines = (count: number) => Array.from({ length: count }, () => of(carrying, 1))
    // Beside records of every service the company adds VAT: of 10 each, 1.
    expect((await shop.sale(lines(500))).total).toBe(5500)
    expectRefused('501', await shop.api.send('POST', 'orders', { group: 'sales', customerId: shop.customer._id, items: lines(501) }))
  })
})

describe('pictures', () => {
  test('that are too large, no picture, or called what they are not', async () => {
    const upload = (uri: unknown) => shop.api.refused('POST', 'upload', { uri })
    const big = `data:image/png;base64,${'A'.repeat(14_500_000)}`
    expect(await upload(big)).toMatchObject({ code: 413, message: 'Your file size too large' })
    for (const uri of [
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      'data:text/html;base64,PHNjcmlwdD4=',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'x',
      'http://x/y.png',
      'data:image/png;base64,PHNjcmlwdD4=',
    ])
      expect([uri, (await upload(uri)).message]).toEqual([uri, 'Must be in [image/jpg, image/jpeg, image/png]'])
    for (const uri of [null, 5, {}, ['x'], { $gt: '' }, '']) expect((await upload(uri)).code).toBe(400)
  })
})

describe('tokens', () => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (header: object, payload: object, key: string): string => {
    const text = `${part(header)}.${part(payload)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }

  test('that are forged open nothing', async () => {
    const [header = '', payload = '', signature = ''] = shop.founder.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = [
      `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${header}.${part({ ...claims, rights: ['bod'], sub: 'a'.repeat(24) })}.${signature}`,
      signed({ alg: 'HS256', typ: 'JWT' }, claims, 'another secret'),
      signed({ alg: 'HS256', typ: 'JWT' }, { ...claims, wid: 'b'.repeat(24) }, secret),
      `${shop.founder.token}x`,
      shop.founder.token.slice(0, -4),
      'null',
      '..',
      'x'.repeat(9000),
    ]
    for (const token of forged) expectRefused(token.slice(0, 60), await app.api(token).send('GET', 'orders'))
    for (const token of forged.slice(0, 5)) expect((await app.api(token).send('GET', 'orders')).status).toBe(401)
    expect((await shop.api.send('GET', 'orders')).status).toBe(200)
  })

  test('that have ended say so', async () => {
    ahead = 61 * 60_000
    try {
      expect(await shop.api.refused('GET', 'orders')).toMatchObject({ code: 401, message: 'jwt expired', className: 'not-authenticated' })
    } finally {
      ahead = 0
    }
  })

  test('of keys are whole or nothing', async () => {
    for (const key of ['x', 'x'.repeat(43), 'a'.repeat(500), '%00', '{"$gt":""}'])
      expect((await app.keyed(key).send('GET', 'orders')).status).toBe(401)
  })
})

test('a disabled member’s open socket is gone, and their calls at once', async () => {
  const seller = await shop.member('/sales')
  const socket = await seller.socket()
  const heardBefore = socket.events.length
  await shop.api.patch('users', seller.userId, { status: 'disabled' })
  expect((await seller.api.send('GET', 'orders')).status).toBe(401)
  await shop.sale([], { total: 5 })
  await socket.closed()
  expect(socket.events.slice(heardBefore).filter(({ name }) => name.startsWith('orders'))).toEqual([])
})

test('a form that has gone stale is told, field by field, what it is now', async () => {
  const order = await shop.sale([], { total: 5000 })
  const seller = await shop.member('/sales')
  await seller.api.patch('orders', order._id, { note: 'khách dời ngày', rev: order.rev })
  const { code, data } = await shop.api.refused('PATCH', `orders/${order._id}`, { note: 'giao ngay', refId: 'A1', rev: order.rev })
  expect([code, data]).toEqual([409, { fields: ['note'], current: await shop.order(order) }])
  expect((await shop.order(order)).refId).toBeUndefined()
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
