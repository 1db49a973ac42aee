import { declarations } from '@shared/registry/declarations'
import type { Method } from '@shared/foundation/declaration/define-service'
import { addMember, type Actor } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'

let app: TestApp
let shop: Shop
let member: Actor
let program: Api
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  member = await addMember(app, shop.founder, ['/sales', '/purchases', '/funds'])
  const { apiKey = '' } = (await shop.api.create('apiKeys', { name: 'Máy', rights: ['bod'] })) as { apiKey?: string }
  program = app.keyed(apiKey)
})
afterAll(() => app.close())

const ofApps = declarations.flatMap(({ path, app: belongsTo, methods }) => (belongsTo ? [{ path, belongsTo, methods }] : []))
const calls: Readonly<Record<Method, readonly [verb: 'GET' | 'POST' | 'PATCH' | 'DELETE', after: string, body?: object]>> = {
  find: ['GET', ''],
  get: ['GET', `/${'a'.repeat(24)}`],
  create: ['POST', '', {}],
  patch: ['PATCH', `/${'a'.repeat(24)}`, {}],
  remove: ['DELETE', `/${'a'.repeat(24)}`],
}
const switchOn = (...apps: string[]) => shop.api.patch('workspaces', shop.founder.workspaceId, { apps: apps as never })

test('agents, marketplaces, messages, Facebook and sheets are each an app’s', () => {
  expect(Object.fromEntries(ofApps.map(({ path, belongsTo }) => [path, belongsTo]))).toEqual({
    apAgents: 'agentpro',
    apComs: 'agentpro',
    apPrices: 'agentpro',
    apRanks: 'agentpro',
    fbPages: 'adbreaks',
    fbPosts: 'adbreaks',
    imports: 'importXLSX',
    shopBundles: 'ecoms',
    shopEvents: 'ecoms',
    shopListings: 'ecoms',
    shops: 'ecoms',
    smsAccounts: 'sms',
    smsCampaigns: 'sms',
    smsMessages: 'sms',
    smsOptOuts: 'sms',
    smsTemplates: 'sms',
  })
})

test.each(ofApps)('while $belongsTo is off, $path is closed to the board, to members and to programs, as its screens are', async (own) => {
  await switchOn()
  const refused = {
    code: 403,
    message: `The app '${own.belongsTo}' is switched off. The board switches it on in the settings, under Apps`,
  }
  for (const method of own.methods) {
    const [verb, after, body] = calls[method]
    for (const api of [shop.api, program]) expect((await api.send(verb, `${own.path}${after}`, body)).body).toMatchObject(refused)
    expect((await member.api.send(verb, `${own.path}${after}`, body)).status).toBe(403)
  }
  await switchOn(own.belongsTo)
  for (const api of [shop.api, program]) expect((await api.send('GET', own.path)).status).toBe(own.methods.includes('find') ? 200 : 405)
})

test('it says so in Vietnamese, and to a socket; switched on again it serves what it had', async () => {
  await switchOn('agentpro')
  const rank = await shop.api.create('apRanks', { name: 'Hạng vàng' })
  const socket = await shop.founder.socket()
  await switchOn()
  const { body } = await shop.api.with({ 'Accept-Language': 'vi' }).send('GET', 'apRanks')
  expect(body).toMatchObject({ message: 'Ứng dụng “agentpro” đang tắt. Ban giám đốc bật trong Cài đặt, mục Ứng dụng' })
  await expect(socket.call('find', 'apRanks', {})).rejects.toMatchObject({ code: 403 })
  await switchOn('agentpro')
  expect((await shop.api.find('apRanks')).data.map(({ _id }) => _id)).toEqual([rank._id])
})
