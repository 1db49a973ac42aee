import { startTestApp, type TestApp } from '../../testing/app'
import type { TestSocket } from '../../testing/sockets'

/** Codes as a service that anybody may read, with a field for admins alone and one for nobody. */
jest.mock('@shared/areas/platform-admin/services/codes', () => {
  const actual = jest.requireActual<{ codes: object }>('@shared/areas/platform-admin/services/codes')
  const more = {
    methods: ['find', 'get', 'create'],
    access: { find: 'public', get: 'public', create: ['admin'] },
    search: ['note'],
    hidden: [{ fields: ['note'], visibleTo: ['admin'] }],
    secret: { code: { type: 'string', kind: 'text' } },
  }
  return { ...actual, codes: { ...actual.codes, ...more } }
})

let app: TestApp
let socket: TestSocket
const _id = 'c0ffee'.repeat(4)
beforeAll(async () => {
  app = await startTestApp()
  socket = await app.socket()
  const { work } = { work: app.app.get('work') }
  const { transact } = await import('../../kernel/unit-of-work')
  await transact(work, { workspaceId: '', now: () => new Date(), keys: [] }, async (unit) => {
    unit.insert('codes', [
      { _id, code: 'TOKEN-123', note: 'inner words', words: ['inner', 'words'], revs: { note: 1 }, rev: 1, created: new Date() } as never,
    ])
  })
})
afterAll(() => app.close())

const ways = [
  'codes',
  'codes?$limit=5',
  'codes?search=inner',
  'codes?$select[]=note',
  'codes?$select[]=code',
  `codes/${_id}`,
  `codes/${_id}?$select[]=note`,
]

test.each(ways)('who isn\u2019t signed in reads %s without what is hidden or secret', async (path) => {
  const { status, body } = await app.api().send('GET', path)
  expect([200, 400, 403]).toContain(status)
  expect(JSON.stringify(body)).not.toMatch(/TOKEN-123|inner words|"words"|"revs"|"keys"/)
})

test.each([
  ['find', {}],
  ['find', { search: 'inner' }],
  ['find', { $select: ['_id', 'note'] }],
  ['find', { $select: ['code'] }],
])('nor over a socket: %s %j', async (method, query) => {
  const answer = await socket.call(method, 'codes', query).catch((error: Error) => error.message)
  expect(JSON.stringify(answer)).not.toMatch(/TOKEN-123|inner words|"words"|"revs"|"keys"/)
})

test('a get over a socket tells them what it tells over REST', async () => {
  expect(await socket.call('get', 'codes', _id)).toEqual((await app.api().send('GET', `codes/${_id}`)).body)
})

test('records of the installation are found by their words', async () => {
  const { status, body } = await app.api().send('GET', 'codes?search=inner')
  expect([status, (body as { total: number }).total]).toEqual([200, 1])
})
