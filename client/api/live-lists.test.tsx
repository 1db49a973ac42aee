import { dayOf, zone } from '@shared/foundation/days/days'
import { act, waitFor } from '@testing-library/react'
import { pageOf, startFakeServer, type FakeAnswer } from '../testing/fake-server'
import { sessionOf } from '../testing/people'
import { renderAppHook } from '../testing/render-app'
import { api } from './api'
import type { WireRecord } from './realtime/event'

const order = (_id: string, more: Record<string, unknown> = {}): WireRecord => ({
  _id,
  rev: 1,
  group: 'sales',
  status: 'new-order',
  ...more,
})
const setting = { session: sessionOf(['/sales']) }
const sales = { group: 'sales' }

/** A server that answers when told to. */
const slowServer = () => {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const { calls } = startFakeServer(() => new Promise((resolve) => waiting.push(resolve)))
  return {
    calls,
    answer: async (records: readonly unknown[]) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
      await act(async () => waiting.shift()?.(pageOf(records)))
    },
  }
}
const shown = (result: { current: { data?: { data: readonly { _id: string; status: string }[] } } }): string[] | undefined =>
  result.current.data?.data.map(({ _id, status }) => `${_id} ${status}`)

// Held timers also hold a stand-in for Intl, which doesn't know zones: this one is looked up before.
beforeAll(() => void dayOf(new Date(0), zone('Asia/Ho_Chi_Minh')))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('An order that comes while the list loads for the first time is kept', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => api.orders.useFind(sales), setting)
  await waitFor(() => expect(server.calls).toHaveLength(1))
  act(() => hub.onEvent('orders', 'created', order('b'), { epoch: 1, n: 1 }))
  await server.answer([order('a')])
  await waitFor(() => expect(shown(result)).toEqual(['b new-order', 'a new-order']))
  expect(result.current.data?.total).toBe(2)
})

it('A change that comes while the list is asked for again is kept', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => api.orders.useFind(sales), setting)
  await server.answer([order('a')])
  await waitFor(() => expect(shown(result)).toEqual(['a new-order']))
  act(() => void result.current.refetch())
  act(() => hub.onEvent('orders', 'patched', order('a', { rev: 2, status: 'shipped' }), { epoch: 1, n: 1 }))
  await waitFor(() => expect(shown(result)).toEqual(['a shipped']))
  await server.answer([order('a')])
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(shown(result)).toEqual(['a shipped'])
})

it('A gap in the numbers of events makes what is shown be asked for again, once', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => api.orders.useFind(sales), setting)
  await server.answer([order('a')])
  await waitFor(() => expect(shown(result)).toEqual(['a new-order']))
  act(() => {
    hub.onEvent('orders', 'patched', order('a', { rev: 2 }), { epoch: 1, n: 1 })
    hub.onEvent('orders', 'patched', order('a', { rev: 4 }), { epoch: 1, n: 3 })
    hub.onEvent('orders', 'patched', order('a', { rev: 6 }), { epoch: 1, n: 5 })
  })
  await act(() => jest.advanceTimersByTimeAsync(1500))
  await server.answer([order('c'), order('a', { rev: 6 })])
  await waitFor(() => expect(shown(result)).toEqual(['c new-order', 'a new-order']))
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(server.calls).toHaveLength(2)
})

it('A report is asked for again when records change that its reader may not see; a list of such records is not', async () => {
  const { calls } = startFakeServer(({ query }) => (query.has('report') ? { body: { revenue: calls.length } } : pageOf([order('a')])))
  const { result, hub } = renderAppHook(
    () => ({
      report: api.orders.useReport('sales', { since: '2026-03-01', until: '2026-03-31' }),
      list: api.funds.useFind({}),
    }),
    setting,
  )
  await waitFor(() => expect(result.current.report.data && result.current.list.data).toBeDefined())
  act(() => hub.unseenChanged(['funds']))
  await act(() => jest.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['orders', 'funds', 'orders']))
})

it('A new partner stands in the open list by name where the server would put it', async () => {
  const partner = (_id: string, name: string) => ({ _id, rev: 1, group: 'Customers', status: 'active', name })
  startFakeServer(() => pageOf([partner('a', 'An'), partner('d', 'Dung'), partner('o', 'Oanh')]))
  const { result, hub } = renderAppHook(() => api.assets.useFind({ group: 'Customers', $sort: { name: 1 } }), setting)
  const names = () => result.current.data?.data.map(({ name }) => name)
  await waitFor(() => expect(names()).toEqual(['An', 'Dung', 'Oanh']))
  act(() => {
    hub.onEvent('assets', 'created', partner('đ', 'Đào'), { epoch: 1, n: 1 })
    hub.onEvent('assets', 'created', partner('ă', 'Ăn'), { epoch: 1, n: 2 })
  })
  await waitFor(() => expect(names()).toEqual(['An', 'Ăn', 'Dung', 'Đào', 'Oanh']))
})

it('A category’s new name reaches the open list of products by one refetch, and lists of other things by none', async () => {
  let name = 'Trà'
  const tea = { _id: 'p', rev: 1, group: 'goods', status: 'active', name: 'Trà sen' }
  const { calls } = startFakeServer(({ path }) => pageOf(path === 'products' ? [{ ...tea, category: { _id: 'k', name } }] : [order('a')]))
  const { result, hub } = renderAppHook(
    () => ({ goods: api.products.useFind({ group: 'goods' }), sold: api.orders.useFind(sales) }),
    setting,
  )
  const shownName = () => (result.current.goods.data?.data[0] as { category?: { name: string } } | undefined)?.category?.name
  await waitFor(() => expect(shownName()).toBe('Trà'))
  await waitFor(() => expect(result.current.sold.data).toBeDefined())
  name = 'Trà và mật ong'
  act(() => hub.onEvent('categories', 'patched', { _id: 'k', rev: 2, group: 'goods', name } as never, { epoch: 1, n: 1 }))
  await act(() => jest.advanceTimersByTimeAsync(2000))
  await waitFor(() => expect(shownName()).toBe('Trà và mật ong'))
  expect(calls.map(({ path }) => path).sort()).toEqual(['orders', 'products', 'products'])
})

it('A new epoch makes what is shown be asked for again; the numbers following on do not', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => api.orders.useFind(sales), setting)
  await server.answer([order('a')])
  await waitFor(() => expect(shown(result)).toBeDefined())
  act(() => {
    hub.onEvent('funds', 'created', order('x'), { epoch: 1, n: 1 })
    hub.onEvent('funds', 'created', order('y'), { epoch: 1, n: 2 })
  })
  await act(() => jest.advanceTimersByTimeAsync(1500))
  expect(server.calls).toHaveLength(1)
  act(() => hub.onEvent('funds', 'created', order('z'), { epoch: 2, n: 1 }))
  await act(() => jest.advanceTimersByTimeAsync(1500))
  expect(server.calls).toHaveLength(2)
})

it('An own order is in the list with its answer, and its echo changes nothing', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => ({ list: api.orders.useFind(sales), create: api.orders.useCreate()[0] }), setting)
  await server.answer([order('a')])
  act(() => void result.current.create({ group: 'sales' }))
  await server.answer([])
  await waitFor(() => expect(result.current.list.data?.data).toHaveLength(1))
  const key = server.calls[1]?.headers.get('Idempotency-Key')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  act(() => hub.applyLocal('orders', 'created', order('b')))
  act(() => hub.onEvent('orders', 'created', order('b'), { epoch: 1, n: 1 }))
  await waitFor(() => expect(result.current.list.data?.data.map(({ _id }) => String(_id))).toEqual(['b', 'a']))
  expect(result.current.list.data?.total).toBe(2)
  expect(hub.recent.of('orders').size).toBe(0)
})

it('A report is asked for again when an order it is made from changes, at most every second', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(
    () => api.orders.useReport('salesEntries', { since: '2026-11-01', until: '2026-11-30', figure: 'cost' }),
    setting,
  )
  await server.answer([1])
  await waitFor(() => expect(result.current.data?.data).toEqual([1]))
  for (let n = 1; n <= 5; n++) {
    act(() => hub.onEvent('orders', 'patched', order('a', { rev: n }), { epoch: 1, n }))
    await act(() => jest.advanceTimersByTimeAsync(150))
  }
  expect(server.calls).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(server.calls).toHaveLength(2)
  await server.answer([2])
  await waitFor(() => expect(result.current.data?.data).toEqual([2]))
})

it('Rows changed by others are told apart for four seconds, own ones not at all', async () => {
  startFakeServer(() => pageOf([]))
  const { hub } = renderAppHook(() => null, setting)
  hub.onEvent('orders', 'created', order('theirs'), { epoch: 1, n: 1 })
  hub.applyLocal('orders', 'patched', order('mine'))
  hub.onEvent('orders', 'patched', order('mine'), { epoch: 1, n: 2 })
  expect([...hub.recent.of('orders').keys()]).toEqual(['theirs'])
  jest.advanceTimersByTime(4000)
  expect(hub.recent.of('orders').size).toBe(0)
})

it('A change by a colleague is told with their name and the row as it was; what follows from another record is nobody’s', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => api.orders.useFind(sales), setting)
  await server.answer([
    order('a', { updated: '2026-11-21T01:00:00.000Z' }),
    order('b', { updated: '2026-11-21T01:00:00.000Z' }),
    order('c'),
  ])
  await waitFor(() => expect(shown(result)).toHaveLength(3))
  const later = { rev: 2, status: 'shipped', updated: '2026-11-21T02:00:00.000Z' }
  act(() => {
    hub.onEvent('orders', 'patched', order('a', { ...later, updater: { _id: 'x', name: 'Đức Thịnh' } }), { epoch: 1, n: 1 })
    hub.onEvent('orders', 'patched', order('b', { rev: 2, updated: '2026-11-21T01:00:00.000Z' }), { epoch: 1, n: 2 })
    // Nobody ever changed this one: what came in is a payment of it.
    hub.onEvent('orders', 'patched', order('c', { rev: 2 }), { epoch: 1, n: 3 })
  })
  const recent = hub.recent.of('orders')
  expect([...recent.keys()]).toEqual(['a'])
  expect(recent.get('a')).toMatchObject({ by: 'Đức Thịnh', before: { status: 'new-order' }, record: { status: 'shipped' } })
})

it('What one did in another window is no colleague’s', () => {
  startFakeServer(() => pageOf([]))
  const { hub } = renderAppHook(() => null, setting)
  hub.setMe('me')
  hub.onEvent('orders', 'patched', order('a', { rev: 2, updater: { _id: 'me', name: 'Tôi' } }), { epoch: 1, n: 1 })
  expect(hub.recent.of('orders').size).toBe(0)
})

it('The echo of an own order that comes before its answer is not taken for a change by others', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => api.orders.useCreate()[0], setting)
  act(() => void result.current({ group: 'sales' }))
  await waitFor(() => expect(server.calls).toHaveLength(1))
  hub.onEvent('orders', 'created', order('mine'), { epoch: 1, n: 1 })
  hub.onEvent('orders', 'created', order('theirs', { creatorId: 'somebody' }), { epoch: 1, n: 2 })
  expect([...hub.recent.of('orders').keys()]).toEqual(['theirs'])
})

it('The list of a month takes an order of that month, by the clock of the workspace', async () => {
  const server = slowServer()
  const session = sessionOf(['/sales'])
  const { result, hub } = renderAppHook(() => api.orders.useFind({ since: '2026-11-01', until: '2026-11-30' }), {
    session: { ...session, workspace: { ...session.workspace, zone: 'Asia/Ho_Chi_Minh' } },
  })
  await server.answer([])
  await waitFor(() => expect(shown(result)).toEqual([]))
  act(() => {
    hub.onEvent('orders', 'created', order('a', { created: '2026-10-31T17:30:00.000Z' }), { epoch: 1, n: 1 })
    hub.onEvent('orders', 'created', order('b', { created: '2026-11-30T17:30:00.000Z' }), { epoch: 1, n: 2 })
  })
  await waitFor(() => expect(shown(result)).toEqual(['a new-order']))
})

it('The funds are asked for again with each entry, as it changes the balances of others', async () => {
  const server = slowServer()
  const { result, hub } = renderAppHook(() => api.funds.useFind({}), setting)
  await server.answer([order('a')])
  await waitFor(() => expect(result.current.data?.data).toHaveLength(1))
  act(() => hub.onEvent('funds', 'created', order('b'), { epoch: 1, n: 1 }))
  expect(result.current.data?.data).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(400))
  await server.answer([order('b'), order('a')])
  await waitFor(() => expect(result.current.data?.data).toHaveLength(2))
})
