import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { CommissionScreen } from './screens/commission-screen'

const agentId = 'd'.repeat(24)
const rankId = '1'.repeat(24)
const orderId = 'e'.repeat(24)
const agent = { _id: agentId, name: 'Đại lý Hiếu' }
const report = {
  since: '2026-10-01',
  until: '2026-10-31',
  agent,
  rank: { _id: rankId, name: 'Vàng' },
  mechanics: [
    {
      comId: '5'.repeat(24),
      index: 0,
      sourceName: 'own',
      methodName: 'every [X] units',
      x: 10,
      comValue: 45_000,
      commissions: [
        {
          from: agent,
          path: [],
          orderId,
          order_number: 'S000398',
          created: '2026-10-03T03:00:00.000Z',
          base: 45,
          rest: 5,
          multiply: 4,
          amount: 180_000,
        },
      ],
      count: 1,
      total: 180_000,
    },
  ],
  total: 180_000,
  month: { month: '2026-10', carried: -30_000, paid: 0, payable: 150_000 },
}
const server: FakeHandler = ({ path, query, method, body }) => {
  const name = query.get('report')
  if (path.startsWith('workspaces/'))
    return { body: { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: ['agentpro'], opts: {} } }
  if (name === 'commissions') return { body: report }
  if (name === 'network')
    return {
      body: { since: '2026-10-01', until: '2026-10-31', total: { own: 0 }, data: [{ ...agent, rankId, rank: 'Vàng', own: 5, branch: 9 }] },
    }
  if (query.get('report') === 'funds') return { body: { labels: [{ label: '', balance: 500_000 }] } }
  if (path === 'funds' && method === 'POST') return { status: 201, body: { _id: 'f'.repeat(24), rev: 1, ...(body as object) } }
  if (path === 'apRanks') return pageOf([{ _id: rankId, rev: 1, workspaceId, created: '2026-01-01T00:00:00.000Z', name: 'Vàng', level: 1 }])
  return pageOf([])
}
const open = (rights: Parameters<typeof sessionOf>[0] = ['bod'], handler = server) => {
  const fake = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/apps/agentpro/com/:agentId/:since?/:until?" element={<CommissionScreen />} />
    </Routes>,
    { session: sessionOf(rights), at: `/apps/agentpro/com/${agentId}/2026-10-01/2026-10-31` },
  )
  return fake
}

test('Each commission names its order, what was counted, what was left over, and how it comes to its amount', async () => {
  open()
  const line = (await screen.findByText('S000398')).closest('li')
  expect(line).toHaveTextContent('45 pcs')
  expect(line).toHaveTextContent('5 left over')
  expect(line).toHaveTextContent('4 × 45,000')
  expect(line).toHaveTextContent('180,000')
  expect(screen.getByText('S000398')).toHaveAttribute('href', `/sales/orders/byOrder/${orderId}`)
})

test('A month that is over is paid by one press, by what it comes to with months before', async () => {
  const fake = open()
  await userEvent.click(await screen.findByRole('button', { name: /^Pay 150,000/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('−30,000')
  expect(within(dialog).getByLabelText('Paid from')).toBeInTheDocument()
  expect(await within(dialog).findByText('balance 500,000 → 350,000')).toBeInTheDocument()
  await userEvent.dblClick(within(dialog).getByRole('button', { name: /^Pay 150,000/ }))
  await waitFor(() => expect(fake.calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  expect(fake.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: 'funds',
    body: { group: 'Agent Commission Expenses', agentId, month: '2026-10' },
  })
})

test('A month that was paid leads to its payment', async () => {
  const paid = { ...report, month: { ...report.month, paid: 150_000, payable: 0, fundId: 'f'.repeat(24) } }
  open(['bod'], (call) => (call.query.get('report') === 'commissions' ? { body: paid } : server(call)))
  expect(await screen.findByRole('link', { name: 'Open payment' })).toHaveAttribute('href', `/funds?period=all&open=${'f'.repeat(24)}`)
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('An agent without a rank is said to lack it, with the way to a review', async () => {
  open(['bod'], (call) =>
    call.query.get('report') === 'commissions'
      ? refusal(400, 'bad-request', 'Invalid', { errors: { agentId: 'Đại lý chưa xét hạng!' } })
      : server(call),
  )
  expect(await screen.findByText('This agent has no rank yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Review rank' })).toHaveAttribute('href', `/apps/agentpro?open=${agentId}`)
})

test('On paper stand all commissions of a mechanic, on screen its first', async () => {
  const [mechanic] = report.mechanics
  const first = mechanic?.commissions[0]
  const two = { ...report, mechanics: [{ ...mechanic, count: 2 }] }
  const all = { ...two, mechanics: [{ ...mechanic, count: 2, commissions: [first, { ...first, order_number: 'S000471' }] }] }
  open(['bod'], (call) =>
    call.query.get('report') === 'commissions' ? { body: call.query.get('first') === null ? all : two } : server(call),
  )
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(screen.getByText('S000471')).toBeInTheDocument()
  })
  await screen.findByText('S000398')
  expect(screen.queryByText('S000471')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await waitFor(() => expect(screen.queryByText('S000471')).not.toBeInTheDocument())
})
