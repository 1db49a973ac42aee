import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { signUp, type Founder } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'

let app: TestApp
let founder: Founder
let clientFolder: string

beforeAll(async () => {
  clientFolder = mkdtempSync(join(tmpdir(), 'socai-client-'))
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(clientFolder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(clientFolder, 'assets/main-ABCDEFGH.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`)
  writeFileSync(join(clientFolder, 'assets/main-ABCDEFGH.js.map'), '{}')
  app = await startTestApp({ clientFolder })
  founder = await signUp(app)
})
afterAll(async () => {
  await app.close()
  rmSync(clientFolder, { recursive: true })
})

const page = (path: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  request(app.url).get(path).set(headers).redirects(0)

describe('health', () => {
  test('the server is healthy once it is ready and the database answers', async () => {
    expect(await app.api().send('GET', 'health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test('until it is ready it says so, and its services ask to come back', async () => {
    app.app.set('ready', false)
    try {
      expect((await app.api().send('GET', 'health')).status).toBe(503)
      const answer = await founder.api.send('GET', 'orders?$limit=1')
      expect(answer).toMatchObject({ status: 503, body: { className: 'unavailable', code: 503 } })
      expect(answer.headers.get('retry-after')).toBe('5')
      expect((await app.api().send('GET', 'openapi.json')).status).toBe(200)
    } finally {
      app.app.set('ready', true)
    }
  })
})

describe('errors', () => {
  test('a service that is not there is named', async () => {
    const answer = await app.api().send('GET', 'nothing')
    expect(answer).toMatchObject({
      status: 404,
      body: { name: 'NotFound', code: 404, className: 'not-found', message: "There is no service 'nothing'" },
    })
  })

  test('errors speak the caller’s language', async () => {
    expect((await app.api().with({ 'Accept-Language': 'vi,en;q=0.5' }).refused('GET', 'orders')).message).toBe('Bạn chưa đăng nhập!')
    expect((await app.api().with({ 'Accept-Language': '*' }).refused('GET', 'orders')).message).toBe('You are not signed in yet!')
    expect((await app.api().refused('POST', 'activities', { group: 'shipmentNotice' })).message).toBe('Please signin to your account first')
  })

  test.each(['constructor', '__proto__', 'toString/x', 'hasOwnProperty', '__proto__/constructor', ''])(
    'the path /%s leads nowhere',
    async (path) => {
      expect((await app.api().send('GET', path)).status).toBe(404)
    },
  )

  test('a method that is not offered is refused as such', async () => {
    expect(await founder.api.send('PUT', `orders/${'a'.repeat(24)}`, {})).toMatchObject({
      status: 405,
      body: { className: 'method-not-allowed' },
    })
    expect(await founder.api.send('DELETE', `orders/${'a'.repeat(24)}`)).toMatchObject({ status: 405 })
    const allowed = async (method: string, path: string) => (await founder.api.send(method, path, {})).headers.get('Allow')
    expect(await allowed('PUT', `orders/${'a'.repeat(24)}`)).toBe('GET, HEAD, PATCH')
    expect(await allowed('PUT', 'orders')).toBe('GET, HEAD, POST')
    expect(await allowed('PUT', 'upload')).toBe('POST')
    expect(await founder.api.with({ 'X-Service-Method': 'setup' }).send('POST', 'orders', {})).toMatchObject({ status: 405 })
    expect(await founder.api.with({ 'X-Service-Method': 'find' }).send('POST', 'orders', {})).toMatchObject({ status: 405 })
  })

  test('no error carries a stack', async () => {
    for (const path of ['nothing', 'orders', 'orders/x', 'orders?$where=1']) {
      expect(JSON.stringify((await founder.api.send('GET', path)).body)).not.toMatch(/stack|\.ts:|node_modules/)
    }
  })
})

describe('bodies', () => {
  const post = (body: string | Buffer, headers: Record<string, string> = {}) => founder.api.with(headers).send('POST', 'categories', body)

  test.each([
    ['broken JSON', '{"name": '],
    ['a bare value', '"name"'],
    ['null', 'null'],
  ])('%s is refused', async (_what, body) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { className: 'bad-request', message: 'The request body could not be read' },
    })
  })

  test('broken UTF-8 is refused', async () => {
    expect(await post(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).toMatchObject({ status: 400 })
  })

  test('what is not JSON is refused', async () => {
    expect(await post('name=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).toMatchObject({ status: 400 })
    expect(await post('{}', { 'Content-Type': 'text/plain' })).toMatchObject({ status: 400 })
  })

  test.each(['{"__proto__":{"rights":["bod"]}}', '{"a":[{"constructor":{}}]}', '{"a":{"prototype":1}}'])('%s is refused', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400 })
    expect(({} as { rights?: unknown }).rights).toBeUndefined()
  })

  test('data nested too deeply is refused', async () => {
    expect(await post(`{"a":${'['.repeat(60)}${']'.repeat(60)}}`)).toMatchObject({
      status: 400,
      body: { message: 'The data is nested too deeply' },
    })
    expect(await post('['.repeat(400_000) + ']'.repeat(400_000))).toMatchObject({ status: 400 })
  })

  test('a body of more than a megabyte is too large; a picture may have fifteen', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(1_100_000) })
    expect(await post(large)).toMatchObject({ status: 413, body: { message: 'request entity too large', className: 'too-large' } })
    expect(await founder.api.send('POST', 'uploads', large)).toMatchObject({ status: 400 })
    expect(await founder.api.send('POST', 'upload', JSON.stringify({ uri: 'x'.repeat(15_800_000) }))).toMatchObject({
      status: 413,
      body: { message: 'request entity too large' },
    })
  })

  test.each(['', 'Authorization: Bearer x.y.z\r\n', `X-Api-Key: ${'x'.repeat(43)}\r\n`])(
    'a large body of nobody’s is refused before it is read (%j)',
    async (credentials) => {
      for (const length of ['Content-Length: 14000000', 'Transfer-Encoding: chunked']) {
        const answer = await new Promise<string>((resolve, reject) => {
          const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
          socket.on('data', (chunk) => {
            resolve(chunk.toString())
            socket.destroy()
          })
          socket.on('error', reject)
          socket.write(`POST /api/uploads HTTP/1.1\r\nHost: x\r\n${credentials}Content-Type: application/json\r\n${length}\r\n\r\n`)
        })
        expect(answer).toMatch(/^HTTP\/1\.1 401/)
      }
    },
  )

  test('a body announced larger than anything is refused at once', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
      socket.write(
        'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\n{',
      )
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
  })
})

describe('queries', () => {
  test('a list of two hundred ids reaches the service as a list', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(24, '0'))
    expect((await founder.api.find('products', { _id: { $in: ids } })).total).toBe(0)
  })

  test.each(['__proto__[a]=1', '_id[__proto__][x]=1', 'a[b][c][d][e][f][g]=1', 'search=%ff', '$sort[constructor]=1'])(
    '?%s is refused',
    async (query) => {
      expect((await founder.api.send('GET', `products?${query}`)).status).toBe(400)
    },
  )

  test('headers without end are refused in words', async () => {
    expect((await founder.api.send('GET', `products?search=${'x'.repeat(70_000)}`)).status).toBe(431)
  })
})

describe('headers', () => {
  test('every request has an id, which the caller may choose', async () => {
    expect((await app.api().send('GET', 'health')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect((await app.api().with({ 'X-Request-Id': 'my-request-1' }).send('GET', 'health')).headers.get('x-request-id')).toBe(
      'my-request-1',
    )
    expect((await app.api().with({ 'X-Request-Id': 'a b' }).send('GET', 'health')).headers.get('x-request-id')).not.toBe('a b')
  })

  test('scripts come by file only, and plain HTTP is not forced to TLS', async () => {
    const { headers } = await page('/')
    const policy = headers['content-security-policy']
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure-requests|script-src[^;]*unsafe-inline/)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('answers of the API are kept by no cache and opened to no other site', async () => {
    const { headers } = await app.api().with({ Origin: 'https://evil.example' }).send('GET', 'health')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('pages and files', () => {
  test.each([
    '/',
    '/sign_in',
    '/assets/Customers',
    '/assets/Sales%20Agents',
    '/sales/orders',
    '/sales/orders/byTag/TP.HCM',
    '/funds/byRefId/HD.001',
    '/funds/byLabel/VCB%201.2/2026-11-01/2026-11-21T07:54:07.000Z',
    '/print/shipping/2026-11-21T07:54:07.000Z',
  ])('%s opens the web app', async (path) => {
    const answer = await page(path)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(answer.text).toContain('<title>page</title>')
  })

  test.each(['/assets/main-ZZZZZZZZ.js', '/missing.png', '/assets/main-ABCDEFGH.js.map'])('%s is not found', async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  test.each(['/../config.ts', '/%2e%2e/config.ts'])('%s, which leads out of the folder, opens the web app and no file', async (path) => {
    expect((await page(path)).text).toContain('<title>page</title>')
  })

  test('a file whose name changes with its content is kept for a year, and packed', async () => {
    const answer = await page('/assets/main-ABCDEFGH.js', { 'Accept-Encoding': 'br, gzip' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.text.length).toBe(5015)
  })

  test('an unchanged page is not sent again', async () => {
    const { headers } = await page('/')
    const again = await page('/', { Accept: 'text/html', 'If-None-Match': String(headers['etag']) })
    expect(again.status).toBe(304)
  })

  test('outside the API nothing reaches a service', async () => {
    const answer = await request(app.url).post('/authentication').send({})
    expect(answer.status).toBe(404)
    expect((await page('/categories', { Accept: 'application/json' })).status).toBe(404)
  })
})

test('figures are for this machine, or for who has the token', async () => {
  const answer = await app.api().send('GET', 'metrics')
  expect(answer.body).toContain('socai_http_request_seconds_bucket')
  expect((await app.api().with({ 'X-Forwarded-For': '1.2.3.4' }).send('GET', 'metrics')).status).toBe(403)
  expect((await app.api().with({ Host: 'evil.example' }).send('GET', 'metrics')).status).toBe(403)
})

test('how the installation stands is told to the operator alone, and nothing of it to strangers and members', async () => {
  const { status, body } = await app.api().send('GET', 'health?deep')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'ok', outboxWaiting: 0, outboxStuck: 0, mailsWaiting: 0, figuresDiffered: 0, writesRefused: false })
  for (const api of [app.api().with({ 'X-Forwarded-For': '1.2.3.4' }), founder.api.with({ 'X-Forwarded-For': '1.2.3.4' })]) {
    const refused = await api.send('GET', 'health?deep')
    expect(refused).toMatchObject({ status: 403, body: { className: 'forbidden' } })
    expect(JSON.stringify(refused.body)).not.toMatch(/outbox|backup|Bytes/)
  }
})
