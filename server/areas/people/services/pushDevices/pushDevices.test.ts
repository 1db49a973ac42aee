import type { RingTopic } from '@shared/foundation/words/ring-words'
import { SignInFixture, type Company, type Member } from '../../../../kernel/auth/testing/office'
import { createSecretKey, randomBytes } from 'node:crypto'
import { newHolder } from '../../../../kernel/leases'
import { workOffOutbox } from '../../../../kernel/outbox'
import type { PostPublicly, PublicPost } from '../../../../platform/outbound/public-https'
import { Sealer } from '../../../../platform/sealed-text'
import { PushBrowser } from '../../../../testing/push-browser'
import { PushService } from '../../../../testing/push-service'
import { pushKeys } from './push-keys'
import { lookAtNotices, takeUpDevices } from './look-at-notices'
import { ringOutbox } from './ring-device'

let fixture: SignInFixture
let answer: PostPublicly
let posts: PublicPost[] = []
/** Pushes that were taken since a test asked last. */
let taken = 0
let shop: House
beforeAll(async () => {
  fixture = await SignInFixture.open()
  shop = await house()
  fixture.app.set('postPublicly', async (post) => {
    posts.push(post)
    const answered = await answer(post)
    if (answered.status < 300) taken += 1
    return answered
  })
}, 30_000)
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.database.collection('pushDevices').deleteMany({})
  posts = []
  answer = takes(201)
})

const takes =
  (status: number, retryAfter?: string): PostPublicly =>
  () =>
    Promise.resolve({ status, retryAfter })

const never = new AbortController().signal
/** What one of several nodes does of the outbox. */
const send = () => workOffOutbox(fixture.app, [ringOutbox], newHolder())
/** A look at what members were told, and what follows of it. @returns how many pushes were taken */
const ring = async (): Promise<number> => {
  taken = 0
  await lookAtNotices.run(fixture.app, never)
  await send()
  return taken
}
const inOutbox = async (member: Member) => {
  const { body } = await fixture.get('outgoing?kind=ring&state=waiting', { as: member })
  return body['data'] as { _id: string; title: string; tries: number; failed?: { message: string; vi: string } }[]
}
const anHour = { from: 0, until: 0 }

let browsers = 0
/** A browser of a member's that rings. */
const subscribed = async (member: Member, topics: readonly RingTopic[] = ['orders', 'talk'], more: object = {}) => {
  const browser = new PushBrowser(`https://push.so-cai.vn/${++browsers}`)
  const made = await fixture.post('pushDevices', { name: 'Chrome', topics, ...browser.subscription, ...more }, { as: member })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return { browser, _id: String(made.body['_id']), record: made.body }
}
const read = ({ browser }: { browser: PushBrowser }) =>
  posts.filter(({ url }) => url === browser.endpoint).map(({ body }) => browser.read(body))

interface House extends Company {
  readonly seller: Member
  readonly customerId: string
  readonly productId: string
}
const house = async (): Promise<House> => {
  const company = await fixture.company()
  const seller = await fixture.hire(company, `Ly${company.slug}`, ['/sales'])
  const customer = await fixture.post('assets', { group: 'Customers', name: 'Quán Nhà Gió' }, { as: company.founder })
  const category = await fixture.post('categories', { name: 'Trà', group: 'goods' }, { as: company.founder })
  const product = await fixture.post(
    'products',
    { name: 'Trà sen', group: 'goods', price: 123_456, categoryId: category.body['_id'] },
    { as: company.founder },
  )
  if (product.status !== 201) throw new Error(JSON.stringify([category.body, product.body]))
  return { ...company, seller, customerId: String(customer.body['_id']), productId: String(product.body['_id']) }
}
const sell = async ({ seller, customerId, productId }: House = shop): Promise<string> => {
  const made = await fixture.post(
    'orders',
    { group: 'sales', customerId, items: [{ productId, quantity: 2, price: 123_456 }] },
    { as: seller },
  )
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return String(made.body['order_number'])
}

test('a colleague’s sale rings on the phone once, with its number and words and no amount; not on whose sale it is', async () => {
  const reader = { strategy: 'local', workspaceId: shop._id, email: shop.founder.email, password: shop.founder.password }
  const signedIn = await fixture.post('authentication', reader, { headers: { 'Accept-Language': 'vi' } })
  const phone = await subscribed({ ...shop.founder, token: String(signedIn.body['accessToken']) })
  const own = await subscribed(shop.seller)
  const number = await sell()
  expect(await ring()).toBe(1)
  expect(await ring()).toBe(0)
  const [push, ...others] = read(phone)
  expect(others).toEqual([])
  expect(push).toEqual({ title: `Đơn mới ${number}`, body: 'Công ty 1', tag: expect.any(String), unread: 1 })
  expect(JSON.stringify(push).replace(String(push?.['tag']), '')).not.toMatch(/246|123|₫|Quán/)
  expect(read(own)).toEqual([])
  const [post] = posts
  expect(post?.headers['Authorization']).toMatch(/^vapid t=.+, k=/)
  expect(post?.body.toString('latin1')).not.toContain(number)
})

test('a device rings for what it was asked to, not in its quiet hours, and not for what its member may not see', async () => {
  const clerk = await fixture.hire(shop, `Kho${shop.slug}`, ['/funds'])
  const [tasks, quiet, stranger] = [
    await subscribed(shop.founder, ['tasks']),
    await subscribed(shop.founder, ['orders'], { quiet: { from: 0, until: 1439 } }),
    await subscribed(clerk),
  ]
  const loud = await subscribed(shop.founder, ['orders'], { quiet: anHour })
  await sell()
  expect(await ring()).toBe(1)
  expect([read(tasks), read(quiet), read(stranger)]).toEqual([[], [], []])
  expect(read(loud)).toHaveLength(1)
})

test('many at once ring as one', async () => {
  const phone = await subscribed(shop.founder)
  for (let at = 0; at < 4; at++) await sell()
  expect(await ring()).toBe(1)
  expect(read(phone)).toEqual([{ title: '4 new notices', body: 'Công ty 1', tag: 'notices', unread: expect.any(Number) }])
})

test('a push service that is away is tried again, and one that knows the device no more ends it', async () => {
  const phone = await subscribed(shop.founder)
  await sell()
  answer = () => Promise.reject(new Error('gone'))
  expect(await ring()).toBe(0)
  answer = takes(201)
  expect(await ring()).toBe(0)
  fixture.wait(2)
  expect(await ring()).toBe(1)
  answer = takes(410)
  await sell()
  expect(await ring()).toBe(0)
  expect((await fixture.get(`pushDevices/${phone._id}`, { as: shop.founder })).status).toBe(404)
})

test('what leaves is as push services ask for it: signed for them alone, locked, of a size they take, with how long it counts', async () => {
  const service = await PushService.open()
  answer = service.post
  const phone = await subscribed(shop.founder)
  const number = await sell()
  expect(await ring()).toBe(1)
  expect(service.refused).toEqual([])
  expect(service.taken).toMatchObject([{ ttl: 3600, audience: 'https://push.so-cai.vn', subject: 'mailto:no-reply@127.0.0.1' }])
  expect(phone.browser.read(service.taken[0]?.body ?? Buffer.alloc(0))).toMatchObject({ title: `New order ${number}` })
  await service.close()
})

test.each([404, 410])('a device that its push service answers %d for rings no more', async (status) => {
  const phone = await subscribed(shop.founder)
  await sell()
  answer = takes(status)
  expect(await ring()).toBe(0)
  expect((await fixture.get(`pushDevices/${phone._id}`, { as: shop.founder })).status).toBe(404)
})

test('a push service that has too much to do is left alone for as long as it asks', async () => {
  const phone = await subscribed(shop.founder)
  await sell()
  answer = takes(429, '600')
  expect(await ring()).toBe(0)
  answer = takes(201)
  fixture.wait(5)
  expect(await ring()).toBe(0)
  fixture.wait(6)
  expect(await ring()).toBe(1)
  expect(read(phone)).toHaveLength(2)
})

test('signed out, revoked or dismissed: nothing rings any more', async () => {
  const again = () => fixture.signIn({ workspaceId: shop._id, email: shop.founder.email, password: shop.founder.password })
  const [out, staying] = [await again(), await again()]
  const [left, stays] = [await subscribed(out), await subscribed(staying)]
  const colleague = await fixture.hire(shop, `Hoa${shop.slug}`, ['/sales'])
  const dismissed = await subscribed(colleague)
  await fixture.call('DELETE', 'authentication', { as: out })
  await fixture.patch(`users/${colleague._id}`, { status: 'disabled' }, { as: shop.founder })
  await sell()
  expect(await ring()).toBe(1)
  expect([read(left), read(dismissed)]).toEqual([[], []])
  expect(read(stays)).toHaveLength(1)
  expect((await fixture.get('pushDevices', { as: shop.founder })).body).toMatchObject({ total: 1, data: [{ _id: stays._id }] })
})

test('devices are their member’s alone, ten at most, at public addresses, and say nothing of their keys', async () => {
  const phone = await subscribed(shop.founder)
  expect(Object.keys(phone.record).sort()).toEqual(['_id', 'created', 'mark', 'name', 'rev', 'topics', 'userId', 'workspaceId'].sort())
  expect((await fixture.get(`pushDevices/${phone._id}`, { as: shop.seller })).status).toBe(404)
  const at = (endpoint: string, more: object = {}) =>
    fixture.post('pushDevices', { name: 'x', topics: [], ...new PushBrowser(endpoint).subscription, ...more }, { as: shop.founder })
  expect((await at('https://192.168.1.1/push')).body['errors']).toEqual({ endpoint: 'This isn’t the address of a push service' })
  expect((await at('http://push.so-cai.vn/a')).status).toBe(400)
  expect((await at('https://push.so-cai.vn/a', { p256dh: Buffer.alloc(65, 4).toString('base64url') })).status).toBe(400)
  for (let made = 1; made < 10; made++) await subscribed(shop.founder)
  const eleventh = await at('https://push.so-cai.vn/eleventh')
  expect([eleventh.status, eleventh.body['message']]).toEqual([409, 'At most 10 of your devices can ring; remove one first'])
  const same = await fixture.post(
    'pushDevices',
    { name: 'Máy quầy', topics: ['tasks'], ...phone.browser.subscription },
    { as: shop.founder },
  )
  expect(same.body).toMatchObject({ _id: phone._id, name: 'Máy quầy', topics: ['tasks'] })
})

test('with another secret there are other keys, and devices of before are asked again', async () => {
  const phone = await subscribed(shop.founder)
  const [before, again] = [await pushKeys(fixture.app), await pushKeys(fixture.app)]
  expect(again).toEqual(before)
  const sealer = fixture.app.get('sealer')
  fixture.app.set('sealer', new Sealer(createSecretKey(randomBytes(32))))
  try {
    const { body } = await fixture.get('pushDevices?report=key', { as: shop.founder })
    expect(body['key']).not.toBe(before.publicKey)
    await sell()
    expect(await ring()).toBe(0)
    expect((await fixture.get(`pushDevices/${phone._id}`, { as: shop.founder })).status).toBe(404)
  } finally {
    fixture.app.set('sealer', sealer)
  }
})

test('whoever looks again, another node or after a restart, finds that it has rung', async () => {
  const phone = await subscribed(shop.founder)
  await sell()
  await ring()
  await fixture.database.collection('settings').deleteOne({ name: 'notices rung to' })
  await ring()
  expect(read(phone)).toHaveLength(1)
})

test('two nodes ring once, and what a stopped one had noted another rings', async () => {
  const phone = await subscribed(shop.founder)
  await sell()
  await Promise.all([lookAtNotices.run(fixture.app, never), lookAtNotices.run(fixture.app, never)])
  expect(posts).toEqual([])
  await Promise.all([send(), send()])
  await send()
  expect(read(phone)).toHaveLength(1)
  expect(await inOutbox(shop.founder)).toEqual([])
})

test('a device whose push service is away stands in the outbox under its member’s name, waits for all it is told, and rings by a press', async () => {
  const phone = await subscribed(shop.founder, ['orders'], { name: 'Máy riêng' })
  await sell()
  answer = takes(503)
  expect(await ring()).toBe(0)
  await sell()
  expect(await ring()).toBe(0)
  expect(read(phone)).toHaveLength(1)
  const [waiting, ...others] = await inOutbox(shop.founder)
  expect(others).toEqual([])
  expect(waiting).toMatchObject({
    title: 'Lan',
    failed: { message: 'the push service answered 503', vi: 'dịch vụ thông báo đẩy trả lời 503' },
  })
  answer = takes(201)
  await fixture.patch(`outgoing/${waiting?._id}`, { state: 'waiting' }, { as: shop.founder })
  expect(await ring()).toBe(2)
  expect(await inOutbox(shop.founder)).toEqual([])
})

test('a device that waited before there was an outbox for it is taken up once', async () => {
  const phone = await subscribed(shop.founder)
  await sell()
  answer = takes(500)
  expect(await ring()).toBe(0)
  await fixture.database.collection('outgoing').deleteMany({ kind: 'ring' })
  answer = takes(201)
  fixture.wait(2)
  expect(await ring()).toBe(0)
  for (let run = 0; run < 2; run++) await takeUpDevices.run(fixture.app, never)
  await Promise.all([send(), send()])
  expect(read(phone)).toHaveLength(2)
})
