import { methods, type Method } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { addMember } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import { byRest, bySocket, type Call, type Heard, type Speaker } from './ways'

let app: TestApp
let shop: Shop
let speakers: Readonly<Record<'somebody who isn’t signed in' | 'a member without rights' | 'the founder', Speaker>>
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  const member = await addMember(app, shop.founder, [])
  speakers = {
    'somebody who isn’t signed in': { api: app.api(), socket: await app.socket() },
    'a member without rights': { api: member.api, socket: await member.socket() },
    'the founder': { api: shop.api, socket: await shop.founder.socket() },
  }
})
afterAll(() => app.close())

const nobody = 'f'.repeat(24)
/** What no service takes: each call is refused, or is answered without a change. */
const callOf = (path: string, method: Method): Call => ({
  method,
  path,
  ...(method === 'find' ? { query: { nonsense: '1' } } : {}),
  ...(method === 'create' ? { data: { nonsense: 1 } } : {}),
  ...(method === 'patch' ? { id: nobody, data: { nonsense: 1 } } : {}),
  ...(method === 'get' || method === 'remove' ? { id: nobody } : {}),
})

/** What an error says, but how a transport calls its methods. */
const told = ({ status, body }: Heard): object => {
  const { name, message, className, errors, data } = body as Record<string, unknown>
  return { status, ...(status >= 400 ? { name, className, errors, data, ...(status === 405 ? {} : { message }) } : {}) }
}

test.each(declarations.map(({ path }) => path))('%s answers every verb over a socket, and refuses as over REST', async (path) => {
  for (const [who, speaker] of Object.entries(speakers))
    for (const method of methods) {
      const call = callOf(path, method)
      const [rest, socket] = [await byRest(speaker, call), await bySocket(speaker, call)]
      expect([who, method, told(socket)]).toEqual([who, method, told(rest)])
    }
})

test('a change of many that its query names is done over a socket as over REST', async () => {
  const { socket } = speakers['the founder']
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: ['Gấp', 'Sỉ'] } } as never)
  expect(await socket.call('patch', 'orders', null, { tag: 'Rất gấp' }, { tag: 'Gấp' })).toMatchObject({ tag: 'Rất gấp' })
  await expect(socket.call('patch', 'orders', null, { tag: 'Khác' }, { colour: 'đỏ' })).rejects.toMatchObject({ code: 400 })
  const { opts } = await shop.api.get('workspaces', shop.founder.workspaceId)
  expect(opts.orderTags).toEqual(['Rất gấp', 'Sỉ'])
})

test('reports, lists of records and fields of one’s choice are answered over a socket, too', async () => {
  const { socket } = speakers['the founder']
  const range = { since: '2026-01-01', until: '2026-01-31' }
  const { body } = await shop.api.send('GET', 'funds?report=funds&since=2026-01-01&until=2026-01-31')
  expect(await socket.call('find', 'funds', { report: 'funds', ...range })).toEqual(body)
  const many = await socket.call('create', 'warehouses', [{ name: 'Kho A' }, { name: '' }])
  expect(many).toMatchObject({ made: 1, refused: 1 })
  expect(await socket.call('get', 'warehouses', shop.warehouse._id, { $select: ['name'] })).toEqual({
    _id: shop.warehouse._id,
    name: 'Kho chính',
  })
})

test('a call with too few words, or with a word that isn’t one, is refused and never left without an answer', async () => {
  const { socket } = speakers['the founder']
  for (const call of [
    ['get', 'orders'],
    ['create', 'orders'],
    ['patch', 'orders', nobody],
    ['remove', 'orders'],
    ['update', 'orders', nobody, {}],
  ] as const)
    await expect(socket.call(...(call as unknown as [string, ...unknown[]]))).rejects.toMatchObject({ code: expect.any(Number) as number })
})
