import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { OutboundHttp, OutboundError } from './outbound'

const log = pino({ level: 'silent' })
let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const listen = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const get = (url: string, timeoutMs?: number) => new OutboundHttp('Shop', log, timeoutMs).call({ method: 'GET', url, workspaceId: 'w' })
const failure = async (call: Promise<unknown>): Promise<Pick<OutboundError, 'kind' | 'message' | 'waitMs'>> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OutboundError)) throw error
  return { kind: error.kind, message: error.message, waitMs: error.waitMs }
}

test('what the other side answers is handed on, refusals by its own rules included', async () => {
  const url = await listen((request, response) => response.writeHead(request.url === '/no' ? 401 : 200).end('{"code":"0"}'))
  expect((await get(`${url}/yes`)).json()).toEqual({ code: '0' })
  expect((await get(`${url}/no`)).status).toBe(401)
})

test('a side that asks to wait says how long', async () => {
  const url = await listen((_request, response) => response.writeHead(429, { 'retry-after': '7' }).end())
  expect(await failure(get(url))).toEqual({ kind: 'busy', message: 'Shop asks to wait', waitMs: 7000 })
})

test('a side that hangs is left after its time, one that is gone or fails at once', async () => {
  const url = await listen((request, response) => void (request.url === '/fail' && response.writeHead(500).end('<html>')))
  expect(await failure(get(url, 50))).toMatchObject({ kind: 'unreachable', message: 'Shop did not answer in time' })
  expect(await failure(get(`${url}/fail`))).toMatchObject({ kind: 'unreachable', message: 'Shop failed (500)' })
  expect(await failure(get('http://127.0.0.1:1'))).toMatchObject({ kind: 'unreachable', message: "Shop can't be reached" })
})

test('it is sent nowhere else, and rubbish and floods are told', async () => {
  const url = await listen((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    if (request.url === '/flood') return void response.end(Buffer.alloc(5 * 1024 * 1024, 'x'))
    response.end('<html>')
  })
  expect(await failure(get(`${url}/moved`))).toMatchObject({ kind: 'unreachable' })
  expect(await failure(get(`${url}/flood`))).toMatchObject({ kind: 'unreadable', message: 'Shop answered too much' })
  const answer = await get(url)
  expect(() => answer.json()).toThrow('Shop answered something else than JSON')
})

test('one workspace has three calls under way at once, and the others still get their turn', async () => {
  const waiting: (() => void)[] = []
  const arrived: string[] = []
  let told: () => void = () => undefined
  const url = await listen((request, response) => {
    arrived.push(request.url ?? '')
    waiting.push(() => response.end('{}'))
    told()
  })
  const arrivals = (count: number): Promise<void> =>
    new Promise((resolve) => {
      told = () => void (arrived.length >= count && resolve())
      told()
    })
  const http = new OutboundHttp('Shop', log)
  const call = (workspaceId: string, path: string) => http.call({ method: 'GET', url: `${url}${path}`, workspaceId })
  const calls = [call('a', '/a'), call('a', '/a'), call('a', '/a'), call('a', '/late'), call('b', '/b')]
  await arrivals(4)
  expect([...arrived].sort()).toEqual(['/a', '/a', '/a', '/b'])
  for (const answer of waiting.splice(0)) answer()
  await arrivals(5)
  expect(arrived.at(-1)).toBe('/late')
  for (const answer of waiting) answer()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
