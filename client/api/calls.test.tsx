import { act, waitFor } from '@testing-library/react'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../testing/fake-server'
import { member, sessionOf } from '../testing/people'
import { renderAppHook } from '../testing/render-app'
import { api } from './api'
import { toQueryString } from './wire-query'

const setting = { session: sessionOf(['bod'], 'old') }

/** Takes only the renewed token. */
const expired: FakeHandler = ({ path, headers, body }) => {
  if (path === 'authentication') {
    return JSON.stringify(body).includes('"old"')
      ? { status: 201, body: { accessToken: 'new', authentication: {}, user: member(['bod']) } }
      : refusal(401, 'not-authenticated', 'Session ended')
  }
  return headers.get('Authorization') === 'Bearer new' ? pageOf([]) : refusal(401, 'not-authenticated', 'jwt expired')
}

it('Ten calls with an expired token renew it once, and all are answered', async () => {
  const server = startFakeServer(expired)
  const { result } = renderAppHook(
    () => Array.from({ length: 10 }, (_, n) => api.products.useFind({ $limit: n + 1 }, { refetchOnMountOrArgChange: true })),
    setting,
  )
  await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
  expect(server.calls.filter(({ path }) => path === 'authentication')).toHaveLength(1)
  expect(server.calls.filter(({ headers }) => headers.get('Authorization') === 'Bearer new')).toHaveLength(10)
})

it('A session that has ended on the server ends here', async () => {
  startFakeServer(() => refusal(401, 'not-authenticated', 'Session ended'))
  const { result, store } = renderAppHook(() => api.products.useFind({}), setting)
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(store.getState().session).toEqual({ current: null, expired: true })
})

it('A renewal that reaches nobody leaves the session as it is', async () => {
  startFakeServer(({ path }) => {
    if (path === 'authentication') throw new Error('network')
    return refusal(401, 'not-authenticated', 'jwt expired')
  })
  const { result, store } = renderAppHook(() => api.products.useFind({}), setting)
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(store.getState().session.current?.accessToken).toBe('old')
})

it('A submit keeps its key through a renewal, and when it is sent again after a broken connection', async () => {
  let broken = true
  const server = startFakeServer((call) => {
    if (call.path === 'funds' && broken) throw new Error('network')
    return call.path === 'funds' && call.headers.get('Authorization') === 'Bearer new'
      ? { status: 201, body: { _id: 'f', rev: 1 } }
      : expired(call)
  })
  const { result } = renderAppHook(() => api.funds.useCreate(), setting)
  const submit = (amount: number) => act(async () => void (await result.current[0]({ group: 'Sales', amount, name: 'Thu' })))
  await submit(1000)
  expect(result.current[1].error).toMatchObject({ className: 'offline' })
  broken = false
  await submit(1000)
  await submit(1000)
  const keys = server.calls.filter(({ path }) => path === 'funds').map(({ headers }) => headers.get('Idempotency-Key'))
  // Broken, then refused and repeated with the new token: one submit. After its answer an equal one is another.
  expect(keys).toHaveLength(4)
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

it('An error tells its code, its text and the texts of its fields', async () => {
  startFakeServer(() => refusal(400, 'bad-request', 'Invalid amount', { errors: { amount: 'Invalid amount' }, data: { max: 5 } }))
  const { result } = renderAppHook(() => api.orders.useGet('a'), setting)
  await waitFor(() =>
    expect(result.current.error).toEqual({
      code: 400,
      className: 'bad-request',
      message: 'Invalid amount',
      errors: { amount: 'Invalid amount' },
      data: { max: 5 },
    }),
  )
})

it('A query is written with nested brackets, lists as repeated keys', () => {
  const query = {
    group: 'sales',
    status: { $in: ['new-order', 'shipped'] },
    $sort: { created: -1 },
    $or: [{ total: { $gt: 5 } }, { paid: 0 }],
    skip: undefined,
  }
  expect(decodeURIComponent(toQueryString(query))).toBe(
    'group=sales&status[$in][]=new-order&status[$in][]=shipped&$sort[created]=-1&$or[0][total][$gt]=5&$or[1][paid]=0',
  )
})
