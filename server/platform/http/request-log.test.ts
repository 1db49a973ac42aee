import { addProgram, goodPassword, signUp } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { loggedPath } from './request-log'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  app = await startTestApp({ logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => app.close())

test.each([
  ['/api/orders/65f0c0ffee65f0c0ffee65f0', '/api/orders/65f0c0ffee65f0c0ffee65f0'],
  ['/api/authentication/abc.def.ghi', '/api/authentication/…'],
  [`/print/invoice/${'t'.repeat(60)}`, '/print/invoice/…'],
])('the path %s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test('each call is one line that says who made it, and no line holds a secret', async () => {
  const founder = await signUp(app)
  const program = await addProgram(app, founder, ['/sales'])
  await program.api.find('categories', { search: 'what-people-look-for', $limit: 1 }).catch(() => undefined)
  await founder.api.with({ 'X-Request-Id': 'one-of-these-lines' }).find('categories')
  await app.api().send('POST', 'authentication', {
    strategy: 'local-username',
    workspaceId: founder.workspaceId,
    username: 'x',
    password: 'a wrong password',
  })
  const socket = await founder.socket()
  await socket.call('find', 'categories')
  await founder.api.send('DELETE', `authentication/${founder.token}`)
  await socket.closed()
  const own = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ requestId }) => requestId === 'one-of-these-lines')
  expect(own).toMatchObject([{ method: 'GET', path: '/api/categories', status: 200, workspace: founder.workspaceId, user: founder.userId }])
  expect(own[0]).toHaveProperty('ms')
  expect(lines.some((line) => line.includes('"keyed":true'))).toBe(true)
  expect(lines.some((line) => line.includes('"method":"socket find"'))).toBe(true)
  const all = lines.join('')
  for (const secret of [goodPassword, 'a wrong password', founder.token, program.apiKey, 'what-people-look-for', 'Bearer'])
    expect(all).not.toContain(secret)
})

test('a fault of ours in a call over a socket is found in the log by the id that was answered, and each call has one of its own', async () => {
  const founder = await signUp(app)
  const socket = await founder.socket()
  const told: string[] = []
  for (let calls = 0; calls < 2; calls += 1) {
    jest.spyOn(app.database, 'definition').mockImplementationOnce(() => {
      throw new Error('a fault')
    })
    const { message } = await socket.call('get', 'categories', 'a'.repeat(24)).then(
      () => ({ message: 'answered' }),
      (error: Error) => error,
    )
    told.push(/noted as (\S+)$/.exec(message)?.[1] ?? message)
  }
  expect(new Set(told).size).toBe(2)
  const logged = lines.map((line) => JSON.parse(line) as { requestId?: string; msg: string; status?: number })
  for (const id of told)
    expect(logged.flatMap(({ requestId, msg, status }) => (requestId === id ? [[msg, status]] : []))).toEqual([
      ['a call failed unexpectedly', undefined],
      ['request', 500],
    ])
})
