import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { Api } from './testing/api'
import { run, type Program } from './testing/process'
import { openSocket, TestSocket } from './testing/sockets'

jest.setTimeout(120_000)

/** Two processes on one store, which a third one has. */
let folder: string
let server: Program
let url: string
let own: Api
let token: string
const founder = { name: 'Lan', emailRaw: 'lan@example.com', password: 'Test-pass-2468' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'))
  server = run('server/main.ts', ['--processes', '2'], { PORT: '0', DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'info', TRUST_PROXY: 'on' })
  url = (await server.says(/is ready: (http\S+)/))[1] ?? ''
  const maker = run('server/admin.ts', ['code', 'create'], { DATA_DIR: folder })
  expect(await maker.ended).toBe(0)
  const invitationCode = maker.output().trimEnd().split('\n').at(-1) ?? ''
  const stranger = new Api(url)
  const workspace = await stranger.create('workspaces', { name: 'Gạo Ngon', slug: 'gaongon', invitationCode, founder })
  const signIn = { strategy: 'local-username', workspaceId: workspace._id, username: '1.gaongon', password: founder.password }
  token = ((await stranger.send('POST', 'authentication', signIn)).body as { accessToken: string }).accessToken
  own = stranger.with({ Authorization: `Bearer ${token}` })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const add = (name: string) => own.create('categories', { group: 'goods', name })
/** The process that has a socket stands in front of its name. */
const processOf = ({ raw }: TestSocket): string => raw.io.engine.id?.split('-')[0] ?? ''
/** A window at each process. */
const windows = async (): Promise<[TestSocket, TestSocket]> => {
  const at = new Map<string, TestSocket>()
  while (at.size < 2) {
    const socket = await openSocket(url, token)
    if (at.has(processOf(socket))) socket.close()
    else at.set(processOf(socket), socket)
  }
  return [...at.values()] as [TestSocket, TestSocket]
}
const pidOf = (number: number, nth = 0): number => {
  const served = [...server.output().matchAll(/"process":(\d),"pid":(\d+),"msg":"a process serves"/g)].filter(
    (line) => line[1] === String(number),
  )
  return Number(served[nth]?.[2])
}

test('what is entered by either process is told at the windows of both, in one order', async () => {
  const [one, two] = await windows()
  await Promise.all(Array.from({ length: 10 }, (_, index) => add(`Loại ${index}`)))
  const last = (socket: TestSocket) => socket.received('categories created', ({ mark }) => mark?.n === 10)
  await Promise.all([last(one), last(two)])
  const names = ({ events }: TestSocket) => events.filter(({ name }) => name === 'categories created').map(({ record }) => record['name'])
  expect(names(one)).toHaveLength(10)
  expect(names(two)).toEqual(names(one))
  one.close()
  two.close()
})

test('a socket that polls, by whichever connections, stays with its process, and one that goes over to a WebSocket, too', async () => {
  // An answer overtakes the end of what asked for it once in some hundred times.
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 4 }, () => callTenTimes(['polling'])))
  await callTenTimes(['polling', 'websocket'])
})
const callTenTimes = async (transports: readonly string[]): Promise<void> => {
  const raw = io(url, { transports: [...transports], reconnection: false, forceNew: true })
  await connected(raw)
  if (transports.length > 1) await overWebSocket(raw)
  const socket = new TestSocket(raw)
  await socket.call('create', 'authentication', { strategy: 'jwt', accessToken: token })
  for (let call = 0; call < 10; call++) {
    expect(await socket.call('find', 'categories', { $limit: 0 })).toMatchObject({ data: [] })
  }
  raw.disconnect()
}
const overWebSocket = ({ io: { engine } }: Socket): Promise<void> | void => {
  if (engine.transport.name !== 'websocket') return new Promise((resolve) => engine.once('upgrade', () => resolve()))
}
const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })

test('tries at links that nobody made are counted by all processes together', async () => {
  const guess = () =>
    fetch(`${url}/api/monthLinks?report=opened`, {
      headers: { 'Link-Token': 'x'.repeat(43), 'X-Forwarded-For': '203.0.113.5', Connection: 'close' },
    })
  const answers: number[] = []
  for (let tries = 0; tries < 33; tries++) answers.push((await guess()).status)
  expect([answers.slice(0, 30), answers.slice(30)]).toEqual([Array.from({ length: 30 }, () => 404), [429, 429, 429]])
})

test('the figures of all processes are told as one', async () => {
  const sockets = [...(await windows()), await openSocket(url, token)]
  const metrics = await (await fetch(`${url}/api/metrics`)).text()
  expect(metrics).toMatch(/^socai_sockets_signed_in 3$/m)
  for (const socket of sockets) socket.close()
})

test('a process that is killed is started again, and the other goes on meanwhile', async () => {
  process.kill(pidOf(2), 'SIGKILL')
  await server.says(/"a process has ended; it is started again"/)
  for (let index = 0; index < 5; index++) await add(`Trong lúc đó ${index}`)
  const [one, two] = await windows()
  const category = await add('Sau đó')
  for (const socket of [one, two]) await socket.received('categories created', ({ record }) => record._id === category._id)
  one.close()
  two.close()
})

test('one signal ends all of them, and gives the data back', async () => {
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(() => process.kill(pidOf(1), 0)).toThrow('ESRCH')
  const verify = run('server/admin.ts', ['verify'], { DATA_DIR: folder })
  expect([await verify.ended, verify.output().trim().split('\n').at(-1)]).toEqual([0, 'All figures agree with their entries.'])
})

test('what keeps one process from starting ends all, with the line that says it', async () => {
  const blocked = run('server/main.ts', ['--processes', '2'], {
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'off',
    REDIS_URL: 'redis://127.0.0.1:1',
  })
  expect(await blocked.ended).toBe(1)
  expect(blocked.output().trim().split('\n').at(-1)).toBe('Redis does not answer (REDIS_URL): connect ECONNREFUSED 127.0.0.1:1')
})
