import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { io } from 'socket.io-client'
import { signatureOf } from '../server/areas/webhooks/signature'
import { startTestApp, type TestApp } from '../server/testing/app'
import { Shop } from '../server/testing/shop'
import { BadInputError, ConflictError, connect, GoneError, NotReachedError, ServerError, verifySignature, type Socai } from './index'

/** A program that calls a company by the client package. */

const now = new Date('2026-05-20T03:00:00Z')
let app: TestApp
let shop: Shop
let apiKey: string
let socai: Socai
/** What the recipes name. */
let given: Readonly<Record<string, unknown>>
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  const coffee = await shop.goods('Cà phê Cầu Đất', { stock: 30, price: 90_000 })
  apiKey = String(((await shop.api.create('apiKeys', { name: 'Website', rights: ['bod'] })) as { apiKey?: string }).apiKey)
  socai = connect({ url: app.url, apiKey, io })
  const secret = 'whsec_4vT1mOe0Yx0m3Kq3ZyA2bB5cC6dD7eE8fF9gG0hH1iI'
  const body = '{"id":"evt_1","seq":7,"type":"orders.created","at":"2026-05-20T03:00:00.000Z","data":{"order_number":"S000001"}}'
  given = {
    coffee,
    customer: shop.customer,
    warehouse: shop.warehouse,
    category: shop.goodsCategory,
    BadInputError,
    ConflictError,
    verifySignature,
    secret,
    known: new Set(),
    arrived: { body, headers: { 'socai-signature': signatureOf(body, [secret], new Date()) } },
  }
}, 30_000)
afterAll(async () => {
  socai.close()
  await app.close()
})

const readme = readFileSync(join(__dirname, 'README.md'), 'utf8')
const recipes = [...readme.matchAll(/^## \d+\. (.+)\n[^]*?```js\n([^]*?)```/gm)].map(([, what = '', code = '']) => ({ what, code }))
/** What each of them prints. */
const printed: Readonly<Record<string, readonly unknown[][]>> = {
  'Find goods': [['Cà phê Cầu Đất', 90_000, 30]],
  'Sell, ship and take the money': [['shipped', 180_000]],
  'Send an order of a web shop, and never twice': [[true]],
  'Bring in many customers in one call': [[1, 1, 'Please enter the name']],
  'Read all of a long list': [[true]],
  'Keep a copy in step': [[95_000]],
  'Hear of orders as they come': [[30_000]],
  'Ask for a report': [[true, 'number']],
  'Say what is wrong with which field': [[400, ['name'], true]],
  'Change what nobody else changed meanwhile': [[['price'], 98_000]],
  'Take what a webhook tells': [
    ['orders.created', 'S000001'],
    [200, 200, 401],
  ],
}

test.each(recipes)('recipe: $what', async ({ what, code }) => {
  const lines: unknown[][] = []
  const told = { log: (...words: unknown[]) => void lines.push(words) }
  const names = ['socai', 'console', ...Object.keys(given)]
  // A recipe is text of ours, run as whoever reads it would.
  const run = compileFunction(`return (async () => {${code}})()`, names) as (...values: unknown[]) => Promise<void>
  await run(socai, told, ...Object.values(given))
  expect(lines).toEqual(printed[what])
})

test('all recipes are run', () => expect(recipes.map(({ what }) => what)).toEqual(Object.keys(printed)))

test('a signature is of its body and its secret, of now, and one of two is enough', async () => {
  const sent = new Date('2026-05-20T03:00:00.000Z')
  const later = (seconds: number): Date => new Date(sent.getTime() + seconds * 1000)
  // HMAC-SHA256 with the key `whsec_a` of `1779246000.{"id":"evt_1"}`.
  const signature = 'c6fb7954ba415f1f2389f87740e04952df3b6967d283c8a97450ba31292b0088'
  const body = '{"id":"evt_1"}'
  const asks: [string, string, Date, boolean][] = [
    [body, `t=1779246000,v1=${signature}`, later(0), true],
    [body, `t=1779246000,v1=${'0'.repeat(64)},v1=${signature}`, later(299), true],
    [body, `t=1779246000,v1=${signature}`, later(301), false],
    [body, `t=1779246000,v1=${signature}`, later(-301), false],
    [body, `t=1779246001,v1=${signature}`, later(0), false],
    [`${body} `, `t=1779246000,v1=${signature}`, later(0), false],
    [body, `t=1779246000,v1=${signature.slice(1)}`, later(0), false],
    [body, `v1=${signature}`, later(0), false],
    [body, '', later(0), false],
  ]
  for (const [text, header, now, isGood] of asks)
    expect([header, await verifySignature(text, header, 'whsec_a', now)]).toEqual([header, isGood])
  expect(await verifySignature(body, `t=1779246000,v1=${signature}`, 'whsec_b', sent)).toBe(false)
})

test('the package is one file of at most 15 KB', () => {
  const out = mkdtempSync(join(tmpdir(), 'client-'))
  try {
    execFileSync(process.execPath, [join(__dirname, 'build.mjs'), out])
    const bytes = readFileSync(join(out, 'socai.js'))
    expect(gzipSync(bytes).length).toBeLessThan(15 * 1024)
    expect(bytes.toString()).not.toMatch(/import\s*[{"']/)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
})

describe('a call that fails', () => {
  let server: Server
  let answers: (number | 'reset')[] = []
  let seen: { key: string | undefined; method: string | undefined }[] = []
  let badly: Socai
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push({ key: request.headers['idempotency-key'] as string | undefined, method: request.method })
      const answer = answers.shift() ?? 200
      if (answer === 'reset') return void request.socket.destroy()
      const retryAfter = answer === 429 ? { 'retry-after': '0.01' } : {}
      response.writeHead(answer, { 'content-type': 'application/json', ...retryAfter }).end(JSON.stringify({ message: 'so', _id: 'a' }))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    badly = connect({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: 'x', retries: 2 })
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    seen = []
  })

  test('for a passing reason is tried again, a write with the same key', async () => {
    answers = ['reset', 429, 201]
    await badly.categories.create({ group: 'goods', name: 'Trà' })
    expect(seen.length).toBe(3)
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('for good is told at once, and one that never gets through in the end', async () => {
    answers = [409]
    await expect(badly.categories.create({ group: 'goods', name: 'Trà' })).rejects.toBeInstanceOf(ConflictError)
    expect(seen.length).toBe(1)
    answers = [503, 503, 503]
    await expect(badly.categories.find()).rejects.toBeInstanceOf(ServerError)
    answers = ['reset', 'reset', 'reset']
    await expect(badly.categories.find()).rejects.toBeInstanceOf(NotReachedError)
  })
})

test('what came while the connection was gone is told when it is back', async () => {
  let ring = (): void => undefined
  const bell = { onAny: (heard: () => void) => void (ring = heard), on: () => undefined, close: () => undefined }
  const slow = connect({ url: app.url, apiKey, io: () => bell, pollMs: 60_000 })
  const heard: string[] = []
  const both = new Promise<void>((resolve) => {
    void slow.warehouses
      .on('any', (record) => void (heard.push(String(record?.name)) === 2 && resolve()))
      .then(async () => {
        for (const name of ['Kho khi mất mạng', 'Kho thứ hai']) await shop.api.create('warehouses', { name })
        expect(heard).toEqual([])
        ring()
      })
  })
  await both
  slow.close()
  expect(heard).toEqual(['Kho khi mất mạng', 'Kho thứ hai'])
  await expect(slow.changes({ after: Buffer.from(`${'f'.repeat(24)}.1..1`).toString('base64url') })).rejects.toBeInstanceOf(GoneError)
})
