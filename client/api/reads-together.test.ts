import { createSendTogether } from './reads-together'
import type { Call } from './send'

const sender = { accessToken: 'token', language: 'vi' } as const
const find = (service: Call['service'], query = {}): Call => ({ service, method: 'find', query })

/** What was sent to the server. */
let sent: { url: string; method: string; body: unknown }[] = []

/** A server that answers reads together with these lines, in this order and in these pieces. */
const serverThat = (answer: { status?: number; pieces?: string[]; json?: unknown }) => {
  sent = []
  globalThis.fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, method: init.method ?? 'GET', body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const { status = 200, pieces, json } = answer
    const encoder = new TextEncoder()
    const waiting = [...(pieces ?? [])]
    const read = () => {
      const next = waiting.shift()
      return Promise.resolve(next === undefined ? { done: true } : { done: false, value: encoder.encode(next) })
    }
    return Promise.resolve({
      ok: status < 400,
      status,
      json: () => Promise.resolve(json),
      body: pieces ? { getReader: () => ({ read }) } : null,
    })
  }) as never
}

it('what a screen asks for at once is one request, and each part gets its own answer', async () => {
  serverThat({ pieces: ['{"at":1,"status":200,"body":{"total":2}}\n{"at":0,"sta', 'tus":200,"body":{"total":1}}\n'] })
  const send = createSendTogether()
  const answers = await Promise.all([send(find('orders', { group: 'sales' }), sender), send(find('funds'), sender)])
  expect(answers).toEqual([{ data: { total: 1 } }, { data: { total: 2 } }])
  expect(sent).toEqual([{ url: '/api/reads', method: 'POST', body: { reads: ['orders?group=sales', 'funds'] } }])
})

it('one question alone is asked as it always was, and what is written goes at once and alone', async () => {
  serverThat({ json: { total: 3 } })
  const send = createSendTogether()
  const [read] = await Promise.all([
    send(find('orders'), sender),
    send({ service: 'funds', method: 'create', data: { amount: 1 } }, sender),
  ])
  expect(read).toEqual({ data: { total: 3 } })
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/funds', 'GET /api/orders'])
})

it('a refused question refuses no other', async () => {
  const refusal = { name: 'Forbidden', message: 'Không được xem', code: 403, className: 'forbidden' }
  serverThat({ pieces: [`{"at":0,"status":403,"body":${JSON.stringify(refusal)}}\n`, '{"at":1,"status":200,"body":{"total":2}}\n'] })
  const send = createSendTogether()
  const [first, second] = await Promise.all([send(find('orders'), sender), send(find('funds'), sender)])
  expect(first.error).toMatchObject({ code: 403, message: 'Không được xem' })
  expect(second).toEqual({ data: { total: 2 } })
})

it('a connection that breaks off amid the answers leaves those that came, and says of the others that there was none', async () => {
  serverThat({ pieces: ['{"at":0,"status":200,"body":{"total":1}}\n{"at":1,"sta'] })
  const send = createSendTogether()
  const [first, second] = await Promise.all([send(find('orders'), sender), send(find('funds'), sender)])
  expect(first).toEqual({ data: { total: 1 } })
  expect(second.error).toMatchObject({ className: 'offline' })
})

it('a session that has ended is told to each question', async () => {
  serverThat({ status: 401, json: { message: 'Phiên đã hết', code: 401, className: 'not-authenticated' } })
  const send = createSendTogether()
  const answers = await Promise.all([send(find('orders'), sender), send(find('funds'), sender)])
  expect(answers.map(({ error }) => error?.code)).toEqual([401, 401])
})

it('what is asked for while a request is under way goes together, once that begins to be answered', async () => {
  jest.useFakeTimers()
  serverThat({ pieces: ['{"at":0,"status":200,"body":1}\n', '{"at":1,"status":200,"body":2}\n'] })
  const soon = globalThis.fetch
  let answerFirst: () => void = () => undefined
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const answer = soon(url, init)
    if (sent.length === 1) await new Promise<void>((resolve) => (answerFirst = resolve))
    return answer
  }) as never
  const send = createSendTogether()
  const first = [send(find('orders'), sender), send(find('funds'), sender)]
  await jest.advanceTimersByTimeAsync(20)
  const later = [send(find('tasks'), sender)]
  await jest.advanceTimersByTimeAsync(15)
  later.push(send(find('users'), sender))
  await jest.advanceTimersByTimeAsync(15)
  expect(sent.map(({ body }) => body)).toEqual([{ reads: ['orders', 'funds'] }])
  answerFirst()
  jest.useRealTimers()
  await Promise.all([...first, ...later])
  expect(sent.map(({ body }) => body)).toEqual([{ reads: ['orders', 'funds'] }, { reads: ['tasks', 'users'] }])
})
