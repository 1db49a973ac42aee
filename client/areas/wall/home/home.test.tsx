import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { loadHomeCards, renderApp } from '../../../testing/render-app'
import { calledName, partOfDay } from './greeting'
import { HomeScreen } from './screens/home-screen'

const workspace = {
  _id: workspaceId,
  rev: 1,
  created: '2026-11-20T00:00:00.000Z',
  name: 'Mộc Sương',
  apps: [],
  opts: {},
  cfg: {},
  zone: 'Asia/Ho_Chi_Minh',
}

/** A company that has a product and its founder, nothing more. */
const server: FakeHandler = ({ path, query }) => {
  if (path.startsWith('workspaces/')) return { body: workspace }
  if (query.get('report') === 'aging') return { body: { data: [], total: { open: 0 } } }
  if (path === 'orders' && query.get('report') === 'totals')
    return { body: { orders: 0, total: 0, revenue: 0, outstanding: 0, complete: true } }
  if (path === 'orders' && query.has('report'))
    return { body: { revenue: 0, netProfit: 0, steps: [], before: { revenue: 0, netProfit: 0 } } }
  if (query.has('report'))
    return {
      body: { opening: 0, closing: 0, credit: { total: 0, data: [] }, debit: { total: 0, data: [] }, data: [], labels: [], steps: [] },
    }
  const isThere = (path === 'products' && !query.has('low')) || path === 'users'
  const total = isThere ? 1 : 0
  return { body: { total, limit: 0, skip: 0, data: [] } }
}

beforeAll(loadHomeCards)
beforeEach(() => {
  localStorage.clear()
  // Noon: in the evening the till waits to be counted.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T05:00:00Z'))
})
afterEach(() => jest.restoreAllMocks())

it('A new company sees its first steps, ticked off by what is there, until it dismisses them', async () => {
  startFakeServer(server)
  renderApp(<HomeScreen />, { session: sessionOf(['founder', 'bod']) })
  await screen.findByText('First steps')
  expect(screen.getByRole('progressbar', { name: '1 of 10 first steps done' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Begin: Add a warehouse' })).toHaveAttribute('href', '/warehouses?open=new')
  await userEvent.click(screen.getByRole('button', { name: 'Don’t show again' }))
  expect(screen.queryByText('First steps')).not.toBeInTheDocument()
  cleanup()
  renderApp(<HomeScreen />, { session: sessionOf(['founder', 'bod']) })
  await screen.findByText('Nothing is waiting')
  expect(screen.queryByText('First steps')).not.toBeInTheDocument()
})

it('A company that sells services alone isn’t asked to receive goods', async () => {
  startFakeServer((call) =>
    call.path === 'products' && call.query.get('group') === 'goods' ? { body: { total: 0, limit: 0, skip: 0, data: [] } } : server(call),
  )
  renderApp(<HomeScreen />, { session: sessionOf(['founder', 'bod']) })
  expect(await screen.findByRole('progressbar', { name: '2 of 10 first steps done' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Begin: Put in the stock there is' })).not.toBeInTheDocument()
})

it('A step is ticked off the moment it is done, by whomever', async () => {
  let warehouses = 0
  startFakeServer((call) => (call.path === 'warehouses' ? { body: { total: warehouses, limit: 0, skip: 0, data: [] } } : server(call)))
  const { hub } = renderApp(<HomeScreen />, { session: sessionOf(['founder', 'bod']) })
  expect(await screen.findByRole('progressbar', { name: '1 of 10 first steps done' })).toBeInTheDocument()
  warehouses = 1
  act(() => hub.onEvent('warehouses', 'created', { _id: 'd'.repeat(24), rev: 1 }, { epoch: 1, n: 1 }))
  expect(await screen.findByRole('progressbar', { name: '2 of 10 first steps done' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Begin: Add a warehouse' })).not.toBeInTheDocument()
})

it('Customers who owe for more than 30 days are counted with what is that old, and open as that list', async () => {
  const owing = (name: string, to30: number, to60: number, over90: number, oldest: number | null) => ({
    _id: name.padEnd(24, '0'),
    name,
    orders: 1,
    under8: 0,
    to30,
    to60,
    to90: 0,
    over90,
    open: to30 + to60 + over90,
    oldest,
  })
  const data = [owing('An', 9_000, 0, 0, 12), owing('Bình', 500, 1_000_000, 0, 38), owing('Chi', 0, 0, 400_000, null)]
  startFakeServer((call) => (call.query.get('report') === 'aging' ? { body: { data, total: {} } } : server(call)))
  renderApp(<HomeScreen />, { session: sessionOf(['/sales']) })
  const need = await screen.findByRole('link', { name: /2 customers owe for over 30 days, 1,400,000\s₫ *Longest: Chi, over 90 days/ })
  expect(need).toHaveAttribute('href', '/sales/liabilities?late=true')
})

it('Parcels that weren’t delivered, or come back, are to be seen to where a company sends any, and open as that list', async () => {
  const parcels = { total: 2, limit: 3, skip: 0, data: [{ to: { name: 'Chị Thảo' } }, { to: { name: 'Quán Mộc Lan' } }] }
  startFakeServer((call) => {
    if (call.path.startsWith('workspaces/')) return { body: { ...workspace, opts: { carriers: true } } }
    return call.path === 'deliveries' && !call.query.has('report') && call.query.get('$limit') === '3' ? { body: parcels } : server(call)
  })
  renderApp(<HomeScreen />, { session: sessionOf(['/sales']) })
  const need = await screen.findByRole('link', { name: /2 parcels need somebody: not delivered, or coming back *Chị Thảo, Quán Mộc Lan/ })
  expect(need).toHaveAttribute('href', '/sales/deliveries?shown=needing')
})

describe('Sales of 500,000 of which 300,000 came back', () => {
  const today = '2026-11-22T17:00:00.000Z 2026-11-23T16:59:59.999Z'
  const totals: Record<string, object> = {
    [today]: { orders: 2, total: 500_000, revenue: 200_000, complete: true },
    '2026-10-31T17:00:00.000Z 2026-11-23T16:59:59.999Z': { orders: 9, total: 3_900_000, revenue: 3_600_000, complete: true },
    '2026-09-30T17:00:00.000Z 2026-10-23T16:59:59.999Z': { orders: 8, total: 3_000_000, revenue: 3_000_000, complete: true },
    ' ': { owing: 4, outstanding: 700 },
  }
  const asked: string[] = []
  const withSales: FakeHandler = (call) => {
    const { path, query } = call
    if (path !== 'orders' || !query.has('report') || query.get('report') === 'aging') return server(call)
    if (query.get('report') === 'totals') {
      const range = `${query.get('created[$gte]') ?? ''} ${query.get('created[$lte]') ?? ''}`
      asked.push(range)
      return { body: totals[range] }
    }
    expect([query.get('since'), query.get('until')]).toEqual(['2026-11-01', '2026-11-23'])
    const steps = ['2026-11-22', '2026-11-23'].map((day, at) => ({ day, revenue: at * 200_000 }))
    return { body: { revenue: 3_600_000, netProfit: 900, steps, before: { revenue: 3_000_000, netProfit: 1200 } } }
  }
  const figures = () =>
    [...document.querySelectorAll('a.ui-figure')].map((figure) => [figure.textContent.replace(/\s/g, ' '), figure.getAttribute('href')])

  beforeEach(() => {
    asked.length = 0
    startFakeServer(withSales)
  })

  it('are 200,000 to an owner, as in the report, with what is left of it and what is owed; each opens what proves it', async () => {
    renderApp(<HomeScreen />, { session: sessionOf(['/sales', '/report']) })
    await waitFor(() =>
      expect(figures()).toEqual([
        ['Sold today200,000₫2 orders', '/report?since=2026-11-23&until=2026-11-23'],
        ['Sold this month3,600,000₫20%against 1–23/10', '/report'],
        ['Net profit this month900₫25%against 1–23/10', '/report'],
        ['Still to collect700₫4 orders', '/sales/orders/receivable'],
      ]),
    )
    expect(new Set(asked)).toEqual(new Set([today, ' ']))
  })

  it('are 200,000 to a seller who may not open the report, too', async () => {
    renderApp(<HomeScreen />, { session: sessionOf(['/sales']) })
    await waitFor(() =>
      expect(figures().slice(0, 2)).toEqual([
        ['Sold today200,000₫2 orders', '/sales/orders?period=today'],
        ['Sold this month3,600,000₫20%against 1–23/10', '/sales/orders?since=2026-11-01&until=2026-11-23'],
      ]),
    )
  })

  it('are 200,000 to who reads the report and no orders', async () => {
    renderApp(<HomeScreen />, { session: sessionOf(['/report']) })
    await waitFor(() =>
      expect(figures()).toEqual([
        ['Sold today200,000₫ ', '/report?since=2026-11-23&until=2026-11-23'],
        ['Sold this month3,600,000₫20%against 1–23/10', '/report'],
        ['Net profit this month900₫25%against 1–23/10', '/report'],
      ]),
    )
    expect(asked).toEqual([])
  })
})

it('Who keeps the books sees what is in them, above what happened last', async () => {
  const day = { day: '2026-11-23', income: 5_000, expense: 0, balance: 5_000 }
  startFakeServer((call) => {
    if (call.path.startsWith('workspaces/')) return { body: { ...workspace, opts: { cashflow: 'enabled' } } }
    return call.path === 'funds' && call.query.has('report') ? { body: { closing: 5_000, labels: [], steps: [day] } } : server(call)
  })
  renderApp(<HomeScreen />, { session: sessionOf(['/funds']) })
  expect(await screen.findByRole('link', { name: 'Open Funds' })).toHaveAttribute('href', '/funds')
  expect(screen.getByText('Recent activity')).toBeInTheDocument()
})

it('A member sees, and asks for, only what they have the right to', async () => {
  const { calls } = startFakeServer(server)
  renderApp(<HomeScreen />, { session: sessionOf(['/office/hr']) })
  expect(await screen.findByText('Active members')).toBeInTheDocument()
  await screen.findByText('Nothing is waiting')
  expect(screen.queryByText('Still to collect')).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(orders|funds|assets)/)]))
})

it('People are greeted by the time of day and by what they are called', () => {
  expect(['07:59', '11:00', '13:00', '18:00', '00:10'].map(partOfDay)).toEqual(['morning', 'noon', 'afternoon', 'evening', 'morning'])
  expect([calledName('Nguyễn Thu Hằng'), calledName('Anna Smith'), calledName('Ly')]).toEqual(['Hằng', 'Anna Smith', 'Ly'])
})
