import { startTestApp, type TestApp } from '../../../../testing/app'
import type { Actor } from '../../../../testing/actors'
import { tokenOfPage } from '../../../../testing/platforms/facebook'
import { saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let manager: Actor
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: ['adbreaks'] })
  manager = await shop.member('/adbreaks/manager')
})
afterAll(() => app.close())

const refused = async (token: string): Promise<[number, string]> => saying(await manager.api.refused('POST', 'fbPages', { token }))

test('a page is connected by its own token, once; it comes back as the page it was', async () => {
  const page = await manager.api.create('fbPages', { token: tokenOfPage('Mộc Sương') })
  expect(page).toMatchObject({ name: 'Mộc Sương', status: 'connected', followers: 1204 })
  expect(await refused(tokenOfPage('Mộc Sương'))).toEqual([409, 'The page Mộc Sương is connected already'])
  await manager.api.remove('fbPages', page._id)
  expect(await manager.api.create('fbPages', { token: tokenOfPage('Mộc Sương') })).toMatchObject({ _id: page._id, status: 'connected' })
})

test('a token that is no good says why', async () => {
  expect(await refused('expired-token')).toEqual([400, 'The page’s token has expired: paste a new one'])
  expect(await refused('user-token')).toEqual([400, 'This token belongs to a person; take the one of the page itself'])
  expect(await refused('nonsense')).toEqual([400, 'Facebook doesn’t accept this token: paste a new one'])
  app.facebook.fail('GET /me', { kind: 'refused', code: 10, message: 'Requires pages_read_engagement' })
  expect(await refused(tokenOfPage('Nhà Gió'))).toEqual([400, 'The token lacks a permission on Facebook: Requires pages_read_engagement'])
  app.facebook.fail('GET /me', { kind: 'dropped' })
  expect(await refused(tokenOfPage('Nhà Gió'))).toEqual([503, 'Facebook can’t be reached at the moment'])
})

test('a token is sealed at rest, and in no answer, history or event', async () => {
  const secret = tokenOfPage('Tiệm Trà Khuya')
  const socket = await manager.socket()
  const received = socket.received('fbPages created')
  const page = await manager.api.create('fbPages', { token: secret })
  const stepNoted = JSON.stringify([
    page,
    await manager.api.find('fbPages'),
    await received,
    await shop.api.find('history', { $limit: 100 }),
  ])
  expect(stepNoted).not.toContain(secret)
  expect(stepNoted).not.toContain('"token":"')
  const stored = await app.database.collection('fbPages').find({}).toArray()
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(stored.map(({ token }) => String(token).slice(0, 3))).toContain('v1.')
})

test('a resourcer sees the pages and connects none', async () => {
  const { api } = await shop.member('/adbreaks/resourcer')
  expect((await api.find('fbPages')).total).toBeGreaterThan(0)
  expect((await api.send('POST', 'fbPages', { token: tokenOfPage('Khác') })).status).toBe(403)
  expect((await (await shop.member('/sales')).api.send('GET', 'fbPages')).status).toBe(403)
})
