import type { FbPage } from '@shared/areas/facebook/services/fbPages'
import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { tokenOfPage } from '../../../../testing/platforms/facebook'
import { saying, Shop } from '../../../../testing/shop'
import { readFigures } from '../fbPages/read-figures'
import { newHolder } from '../../../../kernel/leases'
import { workOffOutbox } from '../../../../kernel/outbox'
import { postOutbox, takeUpPosts } from './publish-due'
import { readPostsFigures } from './read-figures'

let app: TestApp
let shop: Shop
let resourcer: Actor
let manager: Actor
let page: FbPage
let now = new Date('2026-11-21T07:00:00Z')

const MINUTE_MS = 60_000
const later = (minutes: number): string => new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
const pass = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: ['adbreaks'] })
  ;[resourcer, manager] = await Promise.all([shop.member('/adbreaks/resourcer'), shop.member('/adbreaks/manager')])
  page = await shop.api.create('fbPages', { token: tokenOfPage('Mộc Sương') })
})
afterAll(() => app.close())

let count = 0
const draft = (own: object = {}, by: Actor = resourcer): Promise<FbPost> =>
  by.api.create('fbPosts', { name: 'Hộp quà Tết', pageId: page._id, desc: `Tết này ${++count}`, ...own })
const scheduled = async (own: object = {}): Promise<FbPost> => {
  const { _id } = await draft({ at: later(15), ...own })
  return manager.api.patch('fbPosts', _id, { status: 'scheduled' })
}
/** What one of several nodes does of the outbox. */
const publishDue = () => workOffOutbox(app.app, [postOutbox], newHolder())
const inOutbox = async ({ _id }: FbPost) => (await shop.api.find('outgoing', { recordId: _id })).data
const read = ({ _id }: FbPost): Promise<FbPost> => shop.api.get('fbPosts', _id)
const onPage = (text: string | undefined): number => [...app.facebook.posts.values()].filter(({ message }) => message === text).length
const story = ({ steps }: FbPost): string[] => steps.map(({ what, by }) => [what, by ? 'by somebody' : ''].join(' ').trim())
const notices = async ({ api }: Actor): Promise<(string | undefined)[]> =>
  (await api.find('activities', { $limit: 50 })).data.map(({ title }) => title)

test('a post is drafted, sent for approval, sent back, sent again, approved, and goes out at its time', async () => {
  const post = await draft({ at: later(15) })
  expect(post).toMatchObject({ status: 'draft', page: { name: 'Mộc Sương' } })
  await resourcer.api.patch('fbPosts', post._id, { status: 'waiting' })
  expect(await notices(manager)).toContain('A post waits for approval')
  expect(saying(await resourcer.api.refused('PATCH', `fbPosts/${post._id}`, { status: 'scheduled' }))).toEqual([
    403,
    'Only BOD or who manages the pages approves and schedules',
  ])
  expect(saying(await manager.api.refused('PATCH', `fbPosts/${post._id}`, { status: 'draft' }))).toEqual([400, 'Say why it is sent back'])
  await manager.api.patch('fbPosts', post._id, { status: 'draft', reason: 'Thiếu ảnh hộp' })
  expect(await notices(resourcer)).toContain('Your post was sent back')
  await resourcer.api.patch('fbPosts', post._id, { status: 'waiting' })
  await manager.api.patch('fbPosts', post._id, { status: 'scheduled' })
  await publishDue()
  expect(onPage(post.desc)).toBe(0)
  pass(15)
  await Promise.all([publishDue(), publishDue()])
  await publishDue()
  expect(onPage(post.desc)).toBe(1)
  const published = await read(post)
  expect(published).toMatchObject({ status: 'published', fbId: expect.stringMatching(/^\d+_\d+$/) as string })
  expect(story(published)).toEqual(['sent by somebody', 'returned by somebody', 'sent by somebody', 'approved by somebody', 'published'])
})

test('it goes out with its pictures, which are shown with it alone', async () => {
  const { uri } = await shop.api.create('uploads', { uri: `data:image/png;base64,${PICTURE}` })
  const { _id, desc } = await draft({ pictures: [uri, uri] }, manager)
  await manager.api.patch('fbPosts', _id, { status: 'published' })
  await publishDue()
  const there = [...app.facebook.posts.values()].find(({ message }) => message === desc)
  expect(there?.pictures).toEqual(app.facebook.pictures.slice(-2))
})

test('a time that the platform doesn’t take is refused, on approving and on moving', async () => {
  const post = await draft({ at: later(9) })
  const refused = (data: object) => manager.api.refused('PATCH', `fbPosts/${post._id}`, data)
  expect((await refused({ status: 'scheduled' })).errors).toEqual({ at: 'The time has to be at least 10 minutes ahead' })
  expect((await refused({ status: 'scheduled', at: later(60 * 24 * 31) })).errors).toEqual({ at: 'The time can be at most 30 days ahead' })
  await manager.api.patch('fbPosts', post._id, { status: 'scheduled', at: later(30) })
  expect((await refused({ at: later(5) })).errors).toEqual({ at: 'The time has to be at least 10 minutes ahead' })
  expect(saying(await resourcer.api.refused('PATCH', `fbPosts/${post._id}`, { at: later(45) }))).toEqual([
    403,
    'It is approved: only who manages the pages changes it',
  ])
  expect(await manager.api.patch('fbPosts', post._id, { at: later(45) })).toMatchObject({ status: 'scheduled', at: later(45) })
  await manager.api.patch('fbPosts', post._id, { status: 'draft' })
})

test('a connection that breaks while the platform publishes: nobody sends it twice, a person looks and says', async () => {
  const post = await scheduled()
  app.facebook.fail('POST /feed', { kind: 'dropped' })
  pass(15)
  await publishDue()
  await publishDue()
  expect(onPage(post.desc)).toBe(1)
  expect(await read(post)).toMatchObject({ status: 'unsure' })
  expect(await notices(manager)).toContain('Look whether a post is on its page')
  expect(saying(await manager.api.refused('PATCH', `fbPosts/${post._id}`, { desc: 'khác' }))).toEqual([
    409,
    'First look on the page whether it is there',
  ])
  const found = await manager.api.patch('fbPosts', post._id, { status: 'published' })
  expect(found.status).toBe('published')
  expect(onPage(post.desc)).toBe(1)
})

test('a server that ends amid sending: before the platform was asked it is sent later, after that a person looks', async () => {
  const before = await scheduled()
  const after = await scheduled()
  const taken = now
  const posts = app.database.collection('fbPosts')
  const left = async ({ _id }: FbPost, set: object): Promise<void> => {
    const found = await posts.findOne({ desc: (await read({ _id } as FbPost)).desc })
    await posts.updateOne({ _id: found?._id }, { $set: { status: 'sending', taken, ...set } })
  }
  await left(before, {})
  await left(after, { submitted: taken })
  pass(9)
  await publishDue()
  expect((await read(after)).status).toBe('sending')
  pass(6)
  await publishDue()
  expect(await read(after)).toMatchObject({ status: 'unsure' })
  expect(onPage(after.desc)).toBe(0)
  await publishDue()
  expect(await read(before)).toMatchObject({ status: 'published' })
  expect(onPage(before.desc)).toBe(1)
})

test('a platform that asks to wait is asked again later; what it refuses is told with its reason and can be tried again', async () => {
  const post = await scheduled()
  pass(15)
  app.facebook.fail('POST /feed', { kind: 'busy' })
  await publishDue()
  await publishDue()
  expect(await read(post)).toMatchObject({ status: 'scheduled', problem: { code: 'fbPages.busy' } })
  pass(2)
  app.facebook.fail('POST /feed', { kind: 'refused', code: 368, message: 'The action is blocked' })
  await publishDue()
  expect(await read(post)).toMatchObject({ status: 'failed', problem: { code: 'fbPages.refused', said: 'The action is blocked' } })
  expect(await notices(manager)).toContain('A post could not be published')
  await manager.api.patch('fbPosts', post._id, { status: 'published' })
  await publishDue()
  const published = await read(post)
  expect(published.status).toBe('published')
  expect(published.problem).toBeUndefined()
  expect(onPage(post.desc)).toBe(1)
})

test('a post that could not go out for an hour waits for a person', async () => {
  const post = await scheduled()
  pass(15)
  app.facebook.fail('GET /me', { kind: 'rubbish' })
  await publishDue()
  expect(await read(post)).toMatchObject({ status: 'scheduled', problem: { code: 'fbPages.unreachable' } })
  pass(62)
  await publishDue()
  expect(await read(post)).toMatchObject({ status: 'failed', problem: { code: 'fbPosts.missed' } })
  expect(onPage(post.desc)).toBe(0)
})

test('a dead token is told once, keeps posts back, and a new one of the same page mends it', async () => {
  const lost = await shop.api.create('fbPages', { token: tokenOfPage('Nhà Gió') })
  const { _id, desc } = await draft({ pageId: lost._id }, manager)
  app.facebook.fail('GET /me', { kind: 'refused', code: 190, subcode: 460, message: 'The session has been invalidated' })
  await manager.api.patch('fbPosts', _id, { status: 'published' })
  await publishDue()
  expect(await shop.api.get('fbPages', lost._id)).toMatchObject({ status: 'token', problem: 'fbPages.token-password' })
  expect(await shop.api.get('fbPosts', _id)).toMatchObject({ status: 'failed', problem: { code: 'fbPages.token-password' } })
  expect(await notices(manager)).toContain('Nhà Gió needs a new token')
  expect(saying(await manager.api.refused('PATCH', `fbPages/${lost._id}`, { token: tokenOfPage('Mộc Sương') }))).toEqual([
    409,
    'This token belongs to the page Mộc Sương',
  ])
  expect((await manager.api.patch('fbPages', lost._id, { token: tokenOfPage('Nhà Gió') })).status).toBe('connected')
  await manager.api.patch('fbPosts', _id, { status: 'published' })
  await publishDue()
  expect(onPage(desc)).toBe(1)
})

test('what is published is rewritten and taken off on the platform too', async () => {
  const post = await draft({}, manager)
  await manager.api.patch('fbPosts', post._id, { status: 'published' })
  await publishDue()
  await manager.api.patch('fbPosts', post._id, { desc: 'Đặt trước 05/12 được khắc tên' })
  expect(onPage('Đặt trước 05/12 được khắc tên')).toBe(1)
  expect((await manager.api.refused('PATCH', `fbPosts/${post._id}`, { link: 'https://a.example' })).errors).toEqual({
    link: 'Facebook doesn’t change pictures and links of a published post',
  })
  app.facebook.fail('DELETE /post', { kind: 'refused', code: 200, message: 'Requires pages_manage_posts' })
  expect(saying(await manager.api.refused('DELETE', `fbPosts/${post._id}`))).toEqual([
    400,
    'The token lacks a permission on Facebook: Requires pages_manage_posts',
  ])
  await manager.api.remove('fbPosts', post._id)
  expect(onPage('Đặt trước 05/12 được khắc tên')).toBe(0)
})

test('nothing goes out while the app is off', async () => {
  const post = await scheduled()
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [] })
  pass(15)
  await publishDue()
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: ['adbreaks'] })
  expect((await read(post)).status).toBe('scheduled')
  expect(await inOutbox(post)).toMatchObject([{ failed: { message: 'posts are switched off' } }])
  pass(1)
  await publishDue()
  expect((await read(post)).status).toBe('published')
})

test('a post on its way stands in the outbox at its time, and one that waits for the platform goes out by a press there', async () => {
  const post = await scheduled()
  expect(await inOutbox(post)).toMatchObject([{ kind: 'fb-post', title: 'Hộp quà Tết', state: 'waiting', due: post.at }])
  await manager.api.patch('fbPosts', post._id, { status: 'draft' })
  expect(await inOutbox(post)).toEqual([])
  await manager.api.patch('fbPosts', post._id, { status: 'published' })
  app.facebook.fail('POST /feed', { kind: 'busy' })
  await publishDue()
  const [waiting] = await inOutbox(post)
  expect(waiting).toMatchObject({ state: 'waiting', tries: 1 })
  await publishDue()
  expect(onPage(post.desc)).toBe(0)
  await shop.api.patch('outgoing', String(waiting?._id) as never, { state: 'waiting' })
  await publishDue()
  expect(await read(post)).toMatchObject({ status: 'published' })
  expect(onPage(post.desc)).toBe(1)
  expect(await inOutbox(post)).toEqual([])
})

test('a post that waited before there was an outbox for it is taken up once', async () => {
  const post = await scheduled()
  await app.database.collection('outgoing').deleteMany({ kind: 'fb-post' })
  pass(15)
  await publishDue()
  expect((await read(post)).status).toBe('scheduled')
  for (let run = 0; run < 2; run++) await takeUpPosts.run(app.app, new AbortController().signal)
  await Promise.all([publishDue(), publishDue()])
  expect((await read(post)).status).toBe('published')
  expect(onPage(post.desc)).toBe(1)
})

test('the figures of pages and posts come from the platform, and add up in the report', async () => {
  await readPostsFigures(app.app)
  await readFigures(app.app)
  const { data, total } = await shop.api.report<{ data: { _id: string; views: number }[]; total: object }>('fbPosts', {
    report: 'results',
    since: '2026-11-01',
    until: '2026-11-30',
    pageId: page._id,
  })
  const followed = data.filter(({ views }) => views === 3120).length
  expect(followed).toBeGreaterThan(3)
  expect(total).toEqual({
    posts: data.length,
    views: 3120 * followed,
    likes: 214 * followed,
    comments: 18 * followed,
    shares: 7 * followed,
  })
  const { data: days } = await shop.api.report<{ data: { day: string }[] }>('fbPages', { report: 'figures', pageId: page._id })
  expect(days.filter(({ day }) => day === '2026-11-19' || day === '2026-11-20')).toEqual([
    { day: '2026-11-19', views: 187, viewers: 287, engagements: 387, follows: 487 },
    { day: '2026-11-20', views: 188, viewers: 288, engagements: 388, follows: 488 },
  ])
})

/** One white point. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
