import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Webhook } from '@shared/areas/webhooks/services/webhooks'
import { newHolder, type Holder } from '../../kernel/leases'
import { workOffOutbox } from '../../kernel/outbox'
import { firstIdOf } from '../../platform/mongo/codec'
import { addProgram } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { feedWebhooks } from './feed'
import { webhookOutbox } from './send-waiting'
import { sweepDeliveries } from './sweep-deliveries'

/** What a program is told at its address, whatever becomes of the address and of the server meanwhile. */

interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly text: string
  readonly event: { readonly id: string; readonly seq: number; readonly type: string; readonly data: Readonly<Record<string, unknown>> }
}

let now = new Date('2026-05-20T03:00:00.000Z')
let app: TestApp
let shop: Shop
let receiver: Server
const received: Received[] = []
/** What the receiver does with each. */
let behave: (got: Received, response: ServerResponse) => void

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { WEBHOOK_LOOPBACK: 'on', TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  receiver = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
}, 30_000)
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await app.close()
})
beforeEach(() => {
  received.length = 0
  behave = (_got, response) => response.end('ok')
})
afterEach(async () => {
  await shop.signInAgain()
  for (const { _id } of (await shop.api.find('webhooks', { status: { $ne: 'removed' } } as never)).data)
    await shop.api.remove('webhooks', _id)
})

const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const got = { path: request.url ?? '', headers: request.headers, text, event: JSON.parse(text) as Received['event'] }
  received.push(got)
  behave(got, response)
}
const addressOf = (path = '/hook'): string => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`
const make = async (events: readonly string[], { rights = ['/sales'], path }: { rights?: readonly string[]; path?: string } = {}) => {
  const made = { name: 'Website bán hàng', url: addressOf(path), events, rights }
  return shop.api.create('webhooks', made as never)
}
const feed = () => feedWebhooks(app.app, new AbortController().signal)
const send = (holder: Holder = newHolder()) => workOffOutbox(app.app, [webhookOutbox], holder)
const tell = async () => {
  await feed()
  return send()
}
const later = (minutes: number): Date => (now = new Date(now.getTime() + minutes * 60_000))
const log = async (webhook: Pick<Webhook, '_id'>) => {
  await shop.signInAgain()
  return (await shop.api.find('webhookDeliveries', { webhookId: webhook._id, $limit: 50 })).data
}
const signedBy = (secret: string | undefined, { headers, text }: Received): boolean => {
  const [t, ...signatures] = String(headers['socai-signature']).split(',')
  const due = `v1=${createHmac('sha256', String(secret))
    .update(`${t?.slice(2) ?? ''}.${text}`)
    .digest('hex')}`
  return signatures.includes(due)
}
const warehouse = (name: string) => shop.api.create('warehouses', { name })

test('a web shop is told of an order as its key would be answered, signed with the secret that was shown once', async () => {
  const { apiKey, api } = await addProgram(app, shop.founder, ['/sales'])
  expect(apiKey).toMatch(/^socai_/)
  const webhook = await make(['orders.created', 'products.created'])
  expect(webhook.secret).toMatch(/^whsec_.{43}$/)
  expect(JSON.stringify(await shop.api.get('webhooks', webhook._id))).not.toMatch(/whsec_|sealed|cursor/)
  const rice = await shop.goods('Gạo ST25', { cost: 600 })
  const order = await shop.sale([of(rice, 2)])
  expect(await tell()).toBeGreaterThan(0)
  expect(received.map(({ event: { type, data } }) => [type, data['name'] ?? data['order_number']])).toEqual([
    ['products.created', 'Gạo ST25'],
    ['orders.created', order.order_number],
  ])
  for (const { event } of received)
    expect(event.data).toEqual(await api.get(event.type === 'orders.created' ? 'orders' : 'products', String(event.data['_id']) as never))
  // What goods cost is for who buys.
  expect(received[0]?.text).not.toMatch(/"cost"/)
  expect(received.every((each) => signedBy(webhook.secret, each))).toBe(true)
  expect(signedBy('whsec_another', received[0] as Received)).toBe(false)
  expect((await log(webhook)).map(({ status, tries, answer, title }) => [status, tries, answer, title])).toEqual([
    ['delivered', 1, 'ok', order.order_number],
    ['delivered', 1, 'ok', 'Gạo ST25'],
  ])
  expect((await shop.api.find('outgoing', {})).total).toBe(0)
})

test('whoever fails is told again, of each record in its order, and nothing that others are told waits for it', async () => {
  const webhook = await make(['warehouses.created', 'warehouses.patched'], { rights: ['/purchases'] })
  const [near, far] = [await warehouse('Kho gần'), await warehouse('Kho xa')]
  await shop.api.patch('warehouses', near._id, { name: 'Kho kề' })
  let failures = 0
  const arrived: Received['event'][] = []
  behave = (got, response) => {
    const isNear = got.event.data['_id'] === near._id
    if (isNear && failures++ < 3) {
      if (failures === 1) response.writeHead(500).end('broken')
      else if (failures === 2) response.socket?.destroy()
      else response.writeHead(302, { location: '/elsewhere' }).end()
      return
    }
    arrived.push(got.event)
    response.end()
  }
  await tell()
  expect(arrived.map(({ data }) => data['_id'])).toEqual([far._id])
  expect(await send()).toBe(0)
  for (const minutes of [0.2, 4, 12]) {
    later(minutes)
    await send()
  }
  expect(arrived.map(({ type, data }) => [type, data['_id']])).toEqual([
    ['warehouses.created', far._id],
    ['warehouses.created', near._id],
    ['warehouses.patched', near._id],
  ])
  expect(received.map(({ path }) => path)).not.toContain('/elsewhere')
  const [, , failed] = await log(webhook)
  expect(failed?.attempts.map(({ status, why }) => status ?? why)).toEqual([500, 'no connection (ECONNRESET)', 302, 200])
  expect((await shop.api.get('webhooks', webhook._id)).failingSince).toBeUndefined()
})

test('a process that is killed between the answer and its noting has what it sent told once more, with the same id', async () => {
  const webhook = await make(['warehouses.created'], { rights: ['/purchases'] })
  await warehouse('Kho bị ngắt')
  await feed()
  let reach = (): void => undefined
  const reached = new Promise<void>((resolve) => (reach = resolve))
  let answerFirst = (): void => undefined
  behave = (_got, response) => {
    behave = (_again, second) => second.end()
    answerFirst = () => response.end()
    reach()
  }
  const dead = send()
  await reached
  // Another node leaves it to whoever is at it; the only process there is knows that whoever was at it is dead.
  expect(await send()).toBe(0)
  expect(await send(newHolder({ isAlone: true }))).toBe(1)
  await warehouse('Kho sau đó')
  await tell()
  answerFirst()
  await dead
  const ids = received.map(({ event }) => event.id)
  expect([ids.length, new Set(ids).size, ids[0] === ids[1]]).toEqual([3, 2, true])
  expect((await log(webhook)).map(({ status, title }) => [status, title])).toEqual([
    ['delivered', 'Kho sau đó'],
    ['delivered', 'Kho bị ngắt'],
  ])
})

test('what does not arrive for three days pauses its webhook and rings at the board; on again it is told all, in order', async () => {
  const webhook = await make(['warehouses.created', 'warehouses.patched'], { rights: ['/purchases'] })
  const { _id } = await warehouse('Kho ba ngày')
  behave = (_got, response) => response.writeHead(503).end('down')
  await tell()
  for (const hours of [0.1, 0.2, 0.5, 2, 8, 26, 26, 26]) {
    later(hours * 60)
    await send()
  }
  const tries = received.length
  await shop.signInAgain()
  expect(await shop.api.get('webhooks', webhook._id)).toMatchObject({ status: 'paused', paused: { reason: 'HTTP 503' } })
  const { data: bell } = await shop.api.find('activities', { group: 'notifications', $limit: 50 })
  expect(bell.flatMap(({ kind, title }) => (kind === 'webhook-paused' ? title : []))).toEqual(['The webhook Website bán hàng is paused'])
  await shop.api.patch('warehouses', _id, { name: 'Kho bốn ngày' })
  later(60)
  expect([await tell(), received.length]).toEqual([0, tries])
  expect((await shop.api.send('PATCH', `webhooks/${webhook._id}`, { test: true })).status).toBe(409)
  behave = (_got, response) => response.end()
  received.length = 0
  await shop.api.patch('webhooks', webhook._id, { status: 'on' })
  await tell()
  expect(received.map(({ event: { type, data } }) => [type, data['name']])).toEqual([
    ['warehouses.created', 'Kho ba ngày'],
    ['warehouses.patched', 'Kho bốn ngày'],
  ])
})

test('a secret is changed without a delivery lost: for a day both sign', async () => {
  const webhook = await make(['orders.created'])
  const { secret } = await shop.api.patch('webhooks', webhook._id, { newSecret: true, test: true })
  await send()
  expect([received[0]?.event.type, ...[webhook.secret, secret].map((each) => signedBy(each, received[0] as Received))]).toEqual([
    'test',
    true,
    true,
  ])
  later(24 * 60 + 1)
  await shop.signInAgain()
  await shop.api.patch('webhooks', webhook._id, { test: true })
  await send()
  expect([webhook.secret, secret].map((each) => signedBy(each, received[1] as Received))).toEqual([false, true])
})

test('a delivery is sent again with the same id, or let go so that what waits behind it goes on', async () => {
  const webhook = await make(['warehouses.created', 'warehouses.patched'], { rights: ['/purchases'] })
  const { _id } = await warehouse('Kho kẹt')
  await shop.api.patch('warehouses', _id, { name: 'Kho hết kẹt' })
  behave = ({ event }, response) => response.writeHead(event.type === 'warehouses.created' ? 422 : 200).end()
  await tell()
  const [behind, stuck] = await log(webhook)
  expect([behind?.status, stuck?.status]).toEqual(['waiting', 'failing'])
  await shop.api.patch('webhookDeliveries', String(stuck?._id) as never, { status: 'dropped' })
  await send()
  expect((await log(webhook)).map(({ status }) => status)).toEqual(['delivered', 'dropped'])
  await shop.api.patch('webhookDeliveries', String(behind?._id) as never, { status: 'again' })
  await send()
  expect(received.map(({ event }) => event.id)).toEqual([stuck, behind, behind].map((each) => `evt_${each?._id ?? ''}`))
  expect((await shop.api.send('PATCH', `webhookDeliveries/${behind?._id ?? ''}`, { status: 'dropped' })).status).toBe(409)
})

test('nobody is told by a webhook what a key with its rights may not see, nor at an address within a network', async () => {
  const refusal = async (fields: object) => {
    const sent = { name: 'Web', url: 'https://shop.example/socai', events: ['orders.created'], rights: ['/sales'], ...fields }
    const { status, body } = await shop.api.send('POST', 'webhooks', sent)
    return [status, Object.keys((body as { errors?: object }).errors ?? {})]
  }
  expect(await refusal({ events: ['apiKeys.created'] })).toEqual([400, ['events.0']])
  expect(await refusal({ events: ['orders.created', 'webhookDeliveries.created'], rights: ['bod'] })).toEqual([400, ['events.1']])
  expect(await refusal({ events: [] })).toEqual([400, ['events']])
  expect(await refusal({ rights: ['founder'] })).toEqual([403, []])
  for (const url of [
    'ftp://shop.example',
    'https://me:secret@shop.example',
    'https://10.0.0.8/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest',
  ])
    expect([url, await refusal({ url })]).toEqual([url, [400, ['url']]])
  const seller = await shop.member('/sales')
  expect((await seller.api.send('GET', 'webhooks')).status).toBe(403)
  const program = await addProgram(app, shop.founder, ['bod'])
  const sent = { name: 'Web', url: 'https://shop.example/socai', events: ['orders.created'], rights: ['/sales'] }
  expect((await program.api.send('POST', 'webhooks', sent)).status).toBe(403)

  // Suppliers are for who buys.
  const webhook = await make(['assets.created'])
  await shop.api.create('assets', { group: 'Suppliers', name: 'Nhà cung cấp kín' })
  await shop.api.create('assets', { group: 'Customers', name: 'Khách mở' })
  await tell()
  expect(received.map(({ event }) => event.data['name'])).toEqual(['Khách mở'])
  expect(await log(webhook)).toHaveLength(1)
})

test('whoever stood still for longer than changes are kept is told that there is a gap; what was sent is kept for 30 days', async () => {
  const since = now.toISOString()
  const webhook = await make(['warehouses.created'], { rights: ['/purchases'] })
  await shop.api.patch('webhooks', webhook._id, { status: 'paused' })
  await warehouse('Kho lỡ')
  await app.database.collection('changes').deleteMany({ _id: { $lt: firstIdOf(later(15 * 24 * 60)) } } as never)
  await shop.signInAgain()
  await shop.api.patch('webhooks', webhook._id, { status: 'on' })
  await tell()
  await warehouse('Kho kịp')
  await tell()
  expect(received.map(({ event: { type, data } }) => [type, data['name'] ?? data['since']])).toEqual([
    ['gap', since],
    ['warehouses.created', 'Kho kịp'],
  ])
  later(31 * 24 * 60)
  await sweepDeliveries(app.app)
  expect(await log(webhook)).toEqual([])
})
