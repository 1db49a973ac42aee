import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PayCodeButton } from './parts/bank/pay-code'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { TransfersScreen } from './screens/transfers-screen'

const account = {
  _id: 'aaaaaaaaaaaaaaaaaaaaaa01',
  rev: 1,
  created: '2026-11-01T00:00:00.000Z',
  bank: '970436',
  account: '0071001234567',
  holder: 'CONG TY MOC SUONG',
  label: 'Ngân hàng',
  isDefault: true,
  provider: 'sepay',
  status: 'active',
}
const transfer = {
  _id: 'bbbbbbbbbbbbbbbbbbbbbb01',
  rev: 3,
  created: '2026-11-21T07:03:00.000Z',
  accountId: account._id,
  account,
  reference: 'FT1',
  time: '2026-11-21T07:03:00.000Z',
  amount: 400_000,
  content: 'S000123 tra truoc',
  source: 'push',
  outcome: 'short',
  status: 'waiting',
  orderId: 'cccccccccccccccccccccc01',
  order: { _id: 'cccccccccccccccccccccc01', order_number: 'S000123', partner: 'Chị Hoa' },
}
const proposal = {
  kind: 'order',
  why: 'named',
  orderId: transfer.orderId,
  order_number: 'S000123',
  partner: 'Chị Hoa',
  outstanding: 1_000_000,
}

const handler: FakeHandler = ({ path, method, query }) => {
  if (path.startsWith('workspaces/'))
    return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], opts: {}, cfg: {}, zone: 'Asia/Ho_Chi_Minh' } }
  if (path === 'bankAccounts') return pageOf([account])
  if (query.get('report') === 'proposals') return { body: { outcome: 'short', data: [proposal] } }
  if (path.startsWith('bankTransfers/') && method === 'PATCH') return { body: { ...transfer, status: 'settled', rev: 4 } }
  if (path === 'bankTransfers') return pageOf([transfer], 1)
  return pageOf([])
}

test('what a transfer is for is accepted in one press', async () => {
  const { calls } = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/funds/transfers" element={<TransfersScreen />} />
    </Routes>,
    { at: `/funds/transfers?open=${transfer._id}`, session: sessionOf(['/funds']) },
  )
  await userEvent.click(await screen.findByRole('button', { name: /Pay S000123/ }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'settled', orderId: transfer.orderId, rev: 3 }),
  )
})

test('what a bank took off a carrier’s transfer is said before the press, and entered in the group that was chosen', async () => {
  const lessFee = {
    kind: 'statement',
    why: 'named',
    statementId: 'dddddddddddddddddddddd01',
    statement: 'DS000007',
    outstanding: 411_000,
    fee: 11_000,
  }
  const { calls } = startFakeServer((call) => {
    if (call.query.get('report') === 'proposals') return { body: { outcome: 'unknown', data: [lessFee] } }
    if (call.path !== 'fundGroups') return handler(call)
    return pageOf([
      { _id: 'eeeeeeeeeeeeeeeeeeeeee01', rev: 1, name: 'Other Expenses', isCredit: false },
      { _id: 'eeeeeeeeeeeeeeeeeeeeee02', rev: 1, name: 'Phí ngân hàng', isCredit: false },
      { _id: 'eeeeeeeeeeeeeeeeeeeeee03', rev: 1, name: 'Purchases', isCredit: false },
      { _id: 'eeeeeeeeeeeeeeeeeeeeee04', rev: 1, name: 'Other Income', isCredit: true },
    ])
  })
  renderApp(
    <Routes>
      <Route path="/funds/transfers" element={<TransfersScreen />} />
    </Routes>,
    { at: `/funds/transfers?open=${transfer._id}`, session: sessionOf(['/funds']) },
  )
  expect(await screen.findByText(/It says 411,000.*11,000.* more than came: the bank’s fee/)).toBeInTheDocument()
  const groups = screen.getByLabelText('The bank’s fee is')
  await within(groups).findByRole('option', { name: 'Phí ngân hàng' })
  expect(
    within(groups)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Other Expenses', 'Phí ngân hàng'])
  await userEvent.selectOptions(groups, 'Phí ngân hàng')
  await userEvent.click(screen.getByRole('button', { name: /Enter DS000007 and a fee of .*11,000/ }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'settled',
      statementId: lessFee.statementId,
      feeGroup: 'Phí ngân hàng',
      rev: 3,
    }),
  )
})

test('it isn’t set aside without a reason', async () => {
  const { calls } = startFakeServer(handler)
  renderApp(
    <Routes>
      <Route path="/funds/transfers" element={<TransfersScreen />} />
    </Routes>,
    { at: `/funds/transfers?open=${transfer._id}`, session: sessionOf(['/funds']) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Set aside…' }))
  const reason = await screen.findByLabelText(/Why is it none of the books/)
  await userEvent.type(reason, 'Chuyển nhầm{Enter}')
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'aside', reason: 'Chuyển nhầm', rev: 3 }),
  )
})

test('an account that can’t be asked for its transfers keeps no other back', async () => {
  const other = { ...account, _id: 'aaaaaaaaaaaaaaaaaaaaaa02', account: '0071007654321', isDefault: false }
  startFakeServer((call) => {
    if (call.path === 'bankAccounts') return pageOf([account, other])
    if (call.method !== 'POST') return handler(call)
    const { accountId } = call.body as { accountId: string }
    return accountId === account._id ? refusal(400, 'bad-request', 'An access token of SePay is needed') : { body: { fresh: 2 } }
  })
  renderApp(
    <Routes>
      <Route path="/funds/transfers" element={<TransfersScreen />} />
    </Routes>,
    { at: '/funds/transfers', session: sessionOf(['/funds']) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Fetch now' }))
  expect(await screen.findByText('2 new transfers')).toBeInTheDocument()
})

const Order = () => {
  const [paid, setPaid] = useState(0)
  const order = {
    _id: transfer.orderId,
    group: 'sales',
    order_number: 'S000123',
    total: 1_000_000,
    paid,
    usePartnerBalance: 0,
    status: 'shipped',
  }
  return (
    <>
      <PayCodeButton order={order as never} />
      <input type="checkbox" aria-label="the money is there" onChange={() => setPaid(1_000_000)} />
    </>
  )
}

test('the payment code turns into a mark once the order is paid', async () => {
  startFakeServer(handler)
  renderApp(<Order />, { session: sessionOf(['/sales']) })
  await userEvent.click(await screen.findByRole('button', { name: 'Payment code' }))
  expect(screen.getByText('0071001234567')).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('the money is there'))
  expect(await screen.findByText(/Paid: .*1,000,000/)).toBeInTheDocument()
})
