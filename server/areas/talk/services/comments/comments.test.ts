import { ObjectId } from 'mongodb'
import { migrate } from '../../../../kernel/migration'
import { fillUnread } from '../../fill-unread'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { documentsExamined } from '../../../../testing/examined'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let seller: Actor
let buyer: Actor
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  ;[seller, buyer] = await Promise.all([shop.member('/sales'), shop.member('/purchases')])
})
afterAll(() => app.close())

const sale = async () => shop.sale([of(await shop.service(), 1)])
const about = (order: { _id: string }) => ({ target: 'orders', targetId: order._id })
const comment = (actor: Actor, order: { _id: string }, desc: string) =>
  actor.api.create('comments', { ...about(order), group: 'orders/comment', desc } as never)
const like = (actor: Actor, order: { _id: string }) => actor.api.create('comments', { ...about(order), group: 'orders/like' } as never)

test('who sees an order talks about it: oldest first, as plain text, with who wrote it', async () => {
  const order = await sale()
  await comment(shop.founder, order, '  Giao trước 9 giờ <b>nhé</b>\nGọi trước  ')
  await comment(seller, order, 'Dạ')
  const { data, total } = await seller.api.find('comments', about(order))
  expect(data.map(({ desc, creator }) => [creator?.name, desc])).toEqual([
    ['Founder', 'Giao trước 9 giờ <b>nhé</b>\nGọi trước'],
    ['Member /sales', 'Dạ'],
  ])
  expect(total).toBe(2)
  expect((await seller.api.refused('POST', 'comments', { ...about(order), group: 'orders/comment', desc: ' \n ' })).errors).toEqual({
    desc: 'Please write something',
  })
})

test('who may not see a record learns nothing of its talk: not by lists, gets, events or notices', async () => {
  const order = await sale()
  const [received, spy] = [await seller.socket(), await buyer.socket()]
  const said = await comment(shop.founder, order, `Bí mật giá @${buyer.username} @${seller.username}`)
  await received.received('comments created', ({ record }) => record._id === said._id)
  await spy.settled()
  expect((await buyer.api.send('GET', `comments?target=orders&targetId=${order._id}`)).status).toBe(404)
  expect((await buyer.api.send('GET', `comments/${said._id}`)).status).toBe(404)
  expect((await buyer.api.find('comments', { $limit: -1 })).data.map(({ targetId }) => targetId)).not.toContain(order._id)
  expect((await buyer.api.send('POST', 'comments', { ...about(order), group: 'orders/comment', desc: 'x' })).status).toBe(404)
  expect((await buyer.api.send('PATCH', `comments/${said._id}`, { status: 'removed' })).status).toBe(404)
  expect(JSON.stringify([spy.events, await buyer.api.find('activities', { $limit: 50 })])).not.toMatch(/Bí mật/)
  expect(said.mentions?.map(({ username }) => username)).toEqual([seller.username])
  expect((await seller.api.find('activities', { $limit: 1 })).data[0]).toMatchObject({
    kind: 'mention',
    body: said.desc,
    values: { name: order.order_number, group: 'sales' },
    target: { service: 'orders', _id: order._id },
  })
  const other = await Shop.open(app)
  expect((await other.api.send('GET', `comments?target=orders&targetId=${order._id}`)).status).toBe(404)
  expect((await other.api.find('comments')).total).toBe(0)
})

test('an event tells a comment as a get answers it', async () => {
  const order = await sale()
  const socket = await seller.socket()
  const said = await comment(shop.founder, order, 'Nhớ hoá đơn')
  const { record } = await socket.received('comments created', (event) => event.record._id === said._id)
  expect(record).toEqual(await seller.api.get('comments', said._id))
  expect(record).toEqual(said)
  expect(JSON.stringify(record)).not.toMatch(/subject|"like"/)
})

test('a person likes a record once, and can take it back and like it again', async () => {
  const order = await sale()
  const liked = await like(seller, order)
  expect(saying(await seller.api.refused('POST', 'comments', { ...about(order), group: 'orders/like' }))).toEqual([
    409,
    'You already liked this post',
  ])
  await like(shop.founder, order)
  await seller.api.patch('comments', liked._id, { status: 'removed' })
  await like(seller, order)
  expect((await seller.api.find('comments', { ...about(order), group: 'orders/like' })).total).toBe(2)
})

test('two likes at once by one person are one', async () => {
  const order = await sale()
  const answers = await Promise.all([1, 2, 3].map(() => seller.api.send('POST', 'comments', { ...about(order), group: 'orders/like' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('a comment is taken back by whoever wrote it; what it said is gone', async () => {
  const order = await sale()
  const said = await comment(seller, order, 'Nhầm đơn')
  expect(saying(await shop.api.refused('PATCH', `comments/${said._id}`, { status: 'removed' }))).toEqual([
    403,
    'You can only remove what you wrote',
  ])
  const socket = await shop.founder.socket()
  await seller.api.patch('comments', said._id, { status: 'removed' })
  const { record } = await socket.received('comments patched', (event) => event.record._id === said._id)
  expect(record).toMatchObject({ status: 'removed' })
  expect(JSON.stringify(record)).not.toContain('Nhầm đơn')
  expect((await seller.api.find('comments', about(order))).total).toBe(0)
})

test('nobody writes the story of a task by hand, or a talk about another service’s record', async () => {
  const order = await sale()
  const refused = async (data: object) => (await seller.api.refused('POST', 'comments', data)).code
  expect(await refused({ ...about(order), group: 'tasks/finish', desc: 'x' })).toBe(400)
  expect(await refused({ ...about(order), group: 'posts/comment', desc: 'x' })).toBe(400)
  expect(await refused({ target: 'sessions', targetId: order._id, group: 'orders/comment', desc: 'x' })).toBe(400)
  expect(await refused({ target: 'orders', targetId: 'x', group: 'orders/comment', desc: 'x' })).toBe(400)
  expect(await refused({ target: 'orders', targetId: 'a'.repeat(24), group: 'orders/comment', desc: 'x' })).toBe(404)
  expect(await refused({ ...about(order), group: 'orders/comment', desc: 'x', creatorId: shop.founder.userId })).toBe(400)
  expect(await refused({ ...about(order), group: 'orders/comment', desc: 'x'.repeat(5001) })).toBe(400)
})

test.each(['products', 'assets', 'users', 'funds', 'tasks', 'posts'] as const)('people talk about %s too', async (target) => {
  const made = {
    products: async () => shop.service(),
    assets: async () => shop.customer,
    users: async () => ({ _id: seller.userId }),
    funds: async () => shop.pay(await sale(), 100),
    tasks: () => shop.api.create('tasks', { name: 'Kiểm kho', group: 'daily' }),
    posts: () => shop.api.create('posts', { desc: 'Chào cả nhà' }),
  }
  const { _id } = await made[target]()
  await shop.api.create('comments', { target, targetId: _id, group: `${target}/comment`, desc: 'Ghi chú' })
  await shop.api.create('comments', { target, targetId: _id, group: `${target}/like` })
  const { data } = await shop.api.find('comments', { target, targetId: _id })
  expect(data.map(({ group }) => group)).toEqual([`${target}/comment`, `${target}/like`])
  if (target === 'tasks' || target === 'posts') expect((await shop.api.get(target, _id)).comments).toBe(1)
})

test('what others said is unread until the thread was seen, one’s own never is; who may not see the record counts nothing', async () => {
  const order = await sale()
  await comment(shop.founder, order, 'Một')
  await comment(seller, order, 'Hai')
  await like(shop.founder, order)
  const unread = async (actor: Actor): Promise<number> => {
    const { data } = await actor.api.report<{ data: { targetId: string; count: number }[] }>('comments', {
      report: 'unread',
      target: 'orders',
    })
    return data.find(({ targetId }) => targetId === order._id)?.count ?? 0
  }
  expect([await unread(seller), await unread(shop.founder), await unread(buyer)]).toEqual([1, 1, 0])
  const seen = `comments?target=orders&targetId=${order._id}`
  expect((await seller.api.send('PATCH', seen, { read: true })).status).toBe(200)
  expect(saying(await buyer.api.refused('PATCH', seen, { read: true }))[0]).toBe(404)
  expect([await unread(seller), await unread(shop.founder)]).toEqual([0, 1])
  await comment(shop.founder, order, 'Ba')
  expect(await unread(seller)).toBe(1)
  expect((await seller.api.find('comments', about(order))).data.map((each) => Object.hasOwn(each, 'unreadBy'))).not.toContain(true)
  const newcomer = await shop.member('/sales')
  expect(await unread(newcomer)).toBe(0)
})

test('however long the wall is, what is unread on it is found by looking at the unread alone', async () => {
  const reader = await shop.member()
  const socket = await reader.socket()
  const sayOn = (targetId: string, desc: string) =>
    shop.api.create('comments', { target: 'posts', targetId, group: 'posts/comment', desc } as never)
  /** What is told of changes is read too: it is waited for, so that it isn't counted. */
  const isTold = (post: string, comments: number) =>
    socket.received('posts patched', ({ record }) => record._id === post && (record as { comments?: number }).comments === comments)
  const talkedOf = async (): Promise<string> => {
    const { _id } = await shop.api.create('posts', { desc: 'Tin' })
    await Promise.all(['Một', 'Hai'].map((desc) => sayOn(_id, desc)))
    await reader.api.send('PATCH', `comments?target=posts&targetId=${_id}`, { read: true })
    await isTold(_id, 2)
    return _id
  }
  const unread = () => reader.api.report<{ data: { targetId: string; count: number }[] }>('comments', { report: 'unread', target: 'posts' })
  const looked = async () => {
    const examined = await documentsExamined(app, unread)
    return { posts: examined.get('posts'), comments: examined.get('comments') }
  }
  const [first, second] = [await talkedOf(), await talkedOf()]
  for (const [post, desc] of [
    [first, 'Ba'],
    [first, 'Bốn'],
    [second, 'Ba'],
  ] as const)
    await sayOn(post, desc)
  await isTold(second, 3)
  expect(await looked()).toEqual({ posts: 2, comments: 3 })
  for (let more = 0; more < 10; more++) await talkedOf()
  expect(await looked()).toEqual({ posts: 2, comments: 3 })
  expect((await unread()).data.map(({ count }) => count).sort()).toEqual([1, 2])
})

test('what was unread before it was noted who has yet to read it stays so, and what was read stays read', async () => {
  const order = await sale()
  await comment(shop.founder, order, 'Một')
  await comment(shop.founder, order, 'Hai')
  const stored = app.database.collection('comments')
  const ofOrder = { targetId: order._id }
  await stored.updateMany(ofOrder, { $unset: { unreadBy: '' } })
  await stored.updateMany({ ...ofOrder, desc: 'Một' }, { $set: { readBy: [new ObjectId(seller.userId ?? '')] } })
  await migrate(app.database, fillUnread)
  const { data } = await seller.api.report<{ data: { targetId: string }[] }>('comments', { report: 'unread', target: 'orders' })
  expect(data.filter(({ targetId }) => targetId === order._id)).toEqual([{ targetId: order._id, count: 1 }])
  expect(await stored.countDocuments({ readBy: { $exists: true } })).toBe(0)
})

test('pictures go with a comment, also without words; what isn’t an uploaded picture is refused', async () => {
  const order = await sale()
  const picture = { name: 'Kệ B2', path: '/files/abc-500.jpg' }
  const said = await seller.api.create('comments', { ...about(order), group: 'orders/comment', attachments: [picture] } as never)
  expect((await shop.founder.api.get('comments', said._id)).attachments).toEqual([picture])
  const outside = { ...about(order), group: 'orders/comment', attachments: [{ name: 'x', path: 'https://elsewhere.test/x.jpg' }] }
  expect((await seller.api.refused('POST', 'comments', outside)).code).toBe(400)
})
