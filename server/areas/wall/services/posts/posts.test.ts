import type { Post } from '@shared/areas/wall/services/posts'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let member: Actor
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TRUST_PROXY: 'on' } })
  shop = await Shop.open(app)
  member = await shop.member()
  await openWall(shop)
})
afterAll(() => app.close())

const openWall = ({ founder }: Shop) =>
  app.database.collection('workspaces').updateOne({ slug: founder.slug }, { $set: { apps: ['publicwall'] } })
const ask = (desc = 'Hộp quà còn kịp khắc tên không?', own: object = {}) => ({
  workspaceId: shop.founder.workspaceId,
  guestName: 'Phạm Gia Hân',
  guestPhone: '0908 442 617',
  desc,
  ...own,
})
const from = (address: string) => app.api().with({ 'X-Forwarded-For': address })
const wall = async (): Promise<Post[]> => {
  const { body } = await app.api().send('GET', `posts?workspaceId=${shop.founder.workspaceId}&$limit=50`)
  return (body as { data: Post[] }).data
}

test('members write for everybody, for the company, for the board; newest first', async () => {
  const write = (privacy: string) => shop.api.create('posts', { name: `Tin ${privacy}`, desc: 'Nội dung', privacy: privacy as never })
  const [open, own, board] = [await write('public'), await write('workspace'), await write('bod')]
  const listed = async (actor: Actor) => (await actor.api.find('posts')).data.map(({ _id }) => _id)
  expect(await listed(shop.founder)).toEqual([board._id, own._id, open._id])
  expect(await listed(member)).toEqual([own._id, open._id])
  expect((await member.api.send('GET', `posts/${board._id}`)).status).toBe(404)
  expect((await wall()).map(({ _id }) => _id)).toEqual([open._id])
})

test('a guest sorts the wall as a member does: by what is declared, the newest first unless they say otherwise', async () => {
  const sorted = async (sort: string) => {
    const { status, body } = await app.api().send('GET', `posts?workspaceId=${shop.founder.workspaceId}&$limit=50${sort}`)
    return status === 200 ? (body as { data: Post[] }).data.map(({ name }) => name) : saying(body as never)
  }
  for (const name of ['Mở hàng', 'Hàng mới về']) {
    now = new Date(now.getTime() + 60_000)
    await shop.api.create('posts', { name, privacy: 'public' })
  }
  const newest = await sorted('')
  expect(newest.slice(0, 2)).toEqual(['Hàng mới về', 'Mở hàng'])
  expect(await sorted('&$sort[created]=-1')).toEqual(newest)
  expect(await sorted('&$sort[created]=1')).toEqual([...newest].reverse())
  expect(await sorted('&$sort[guestPhone]=1')).toEqual([400, "'guestPhone' can not be used in a query"])
})

test('a post needs a text or a title; markup is text', async () => {
  expect((await member.api.refused('POST', 'posts', { name: ' ', desc: '' })).errors).toEqual({
    desc: 'Please write something for your post',
  })
  expect((await member.api.create('posts', { desc: '<script>alert(1)</script>' })).desc).toBe('<script>alert(1)</script>')
})

test('whom a post names hears of it, once, and only who may see it', async () => {
  const named = async () => (await member.api.find('activities', { $limit: 50 })).data.filter(({ kind }) => kind === 'mention')
  const board = await shop.api.create('posts', { desc: `Bàn riêng về @${member.username}`, privacy: 'bod' })
  expect(board.mentions).toBeUndefined()
  expect(await named()).toEqual([])
  const post = await shop.api.create('posts', { name: 'Kiểm kho', desc: `Chiều nay @${member.username} nhé` })
  expect(post.mentions).toMatchObject([{ _id: member.userId, username: member.username }])
  expect(await named()).toMatchObject([{ values: { name: 'Kiểm kho' }, target: { service: 'posts', _id: post._id } }])
  await shop.api.patch('posts', post._id, { desc: `Sáng mai @${member.username} nhé` })
  expect(await named()).toHaveLength(1)
  expect((await shop.api.patch('posts', post._id, { desc: 'Thôi, để tuần sau' })).mentions).toBeUndefined()
  const own = await member.api.create('posts', { desc: `Tự nhắc mình @${member.username}` })
  expect(own.mentions).toHaveLength(1)
  expect(await named()).toHaveLength(1)
})

test('its creator rewrites a post, the board alone removes it', async () => {
  const post = await member.api.create('posts', { desc: 'Họp lúc 9 giờ' })
  expect((await member.api.patch('posts', post._id, { desc: 'Họp lúc 10 giờ' })).desc).toBe('Họp lúc 10 giờ')
  expect(saying(await shop.api.refused('PATCH', `posts/${post._id}`, { desc: 'Khác' }))).toEqual([
    403,
    'Only who wrote a post can change it',
  ])
  expect(saying(await member.api.refused('PATCH', `posts/${post._id}`, { status: 'removed' }))).toEqual([403, 'Only BOD can delete posts'])
  await shop.api.patch('posts', post._id, { status: 'removed' })
  expect((await member.api.find('posts', { _id: post._id })).total).toBe(0)
})

test('a guest asks by name and phone; the question waits until a member answers, and the answer is read', async () => {
  const { body, status } = await from('203.0.113.1').send('POST', 'posts', ask())
  expect(status).toBe(201)
  const asked = body as Post
  expect(asked).toMatchObject({ status: 'pending', privacy: 'public', guestName: 'Phạm Gia Hân' })
  expect(await member.api.get('posts', asked._id)).toMatchObject({ guestPhone: '0908 442 617', status: 'pending' })
  expect((await member.api.find('activities', { $limit: 1 })).data[0]).toMatchObject({ kind: 'guest-question', title: 'Phạm Gia Hân asks' })
  now = new Date(now.getTime() + 26 * 60_000)
  await member.api.create('comments', { target: 'posts', targetId: asked._id, group: 'posts/comment', desc: 'Dạ kịp ạ' })
  expect(await member.api.get('posts', asked._id)).toMatchObject({ status: 'completed', comments: 1 })
  const shown = (await wall()).find(({ _id }) => _id === asked._id)
  expect(shown).toMatchObject({ status: 'completed', answers: [{ desc: 'Dạ kịp ạ' }] })
  await from('203.0.113.1').send('POST', 'posts', ask('Còn hàng không?'))
  expect(await member.api.report('posts', { report: 'posts', since: '2026-11-21', until: '2026-11-21' })).toEqual({
    pending: 1,
    completed: 1,
    avgResponseTime: 26,
  })
})

test('no guest learns another’s phone, who works here, or what isn’t public', async () => {
  await from('203.0.113.2').send('POST', 'posts', ask('Giá sỉ bao nhiêu?'))
  await member.api.create('posts', { desc: 'Lịch nghỉ Tết của kho', privacy: 'workspace' })
  const text = JSON.stringify(await wall())
  expect(text).not.toMatch(/0908|guestPhone|audience|creatorId|username|Lịch nghỉ/)
  expect((await app.api().send('GET', 'posts')).status).toBe(401)
  expect((await app.api().send('GET', `posts/${'a'.repeat(24)}`)).status).toBe(401)
  expect((await app.api().send('GET', `comments?target=posts`)).status).toBe(401)
})

test('a guest’s post is public: one that is meant for fewer isn’t taken; it needs name, phone and text', async () => {
  expect((await from('203.0.113.3').refused('POST', 'posts', ask('x', { privacy: 'bod' }))).errors).toEqual({
    privacy: "'privacy' can not be set here: nothing was saved. Leave it out, or send it by itself",
  })
  const { body } = await from('203.0.113.3').send('POST', 'posts', ask('x'))
  expect(body).toMatchObject({ privacy: 'public' })
  expect((await from('203.0.113.3').refused('POST', 'posts', ask(' ', { guestName: '', guestPhone: ' ' }))).errors).toEqual({
    desc: 'Please write something for your post',
    guestName: 'Please enter your name',
    guestPhone: 'Please enter your phone number',
  })
})

test('a guest asks five times an hour, then waits; another address may', async () => {
  const send = (address: string) => from(address).send('POST', 'posts', ask())
  const answers = await Promise.all(Array.from({ length: 7 }, () => send('203.0.113.9')))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429])
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await send('203.0.113.10')).status).toBe(201)
})

test('without a public wall a guest finds nobody there', async () => {
  const closed = await Shop.open(app)
  const { workspaceId } = closed.founder
  expect((await app.api().send('GET', `posts?workspaceId=${workspaceId}`)).status).toBe(404)
  expect((await from('203.0.113.4').send('POST', 'posts', ask('x', { workspaceId }))).status).toBe(404)
  expect((await app.api().send('GET', 'posts?workspaceId=x')).status).toBe(404)
})

test('a member writes to their own company alone, and not as a guest', async () => {
  const other = await Shop.open(app)
  expect((await member.api.send('POST', 'posts', { desc: 'x', workspaceId: other.founder.workspaceId })).status).toBe(400)
  expect((await member.api.send('POST', 'posts', { desc: 'x', guestName: 'y' })).status).toBe(400)
})
