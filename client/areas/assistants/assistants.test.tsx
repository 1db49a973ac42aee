import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, refusal, startFakeServer } from '../../testing/fake-server'
import { sessionOf } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { ProposalsScreen } from './screens/proposals-screen'

const proposal = {
  _id: 'a'.repeat(24),
  workspaceId: 'd'.repeat(24),
  rev: 1,
  created: '2026-11-21T06:51:00.000Z',
  creatorProgram: 'Trợ lý của Thu Hà',
  keyId: 'e'.repeat(24),
  service: 'products',
  act: 'patch',
  recordId: 'b'.repeat(24),
  title: 'Robusta 1 kg',
  group: 'goods',
  basedOn: 3,
  changes: { price: { before: 168000, after: 176000 } },
  reason: 'Giá nhập tăng từ P000095',
  status: 'waiting',
  expires: '2026-11-28T06:51:00.000Z',
  audience: ['/sales'],
}

const show = (price: number) => {
  const server = startFakeServer(({ method, path }) => {
    if (method === 'PATCH') return { body: { ...proposal, rev: 2, status: 'confirmed' } }
    if (path.startsWith('products/')) return { body: { _id: proposal.recordId, rev: 3, name: 'Robusta 1 kg', group: 'goods', price } }
    return path === 'proposals' ? pageOf([proposal]) : refusal(404, 'not-found', 'Not found')
  })
  renderApp(<ProposalsScreen />, { session: sessionOf(['/sales']), at: '/proposals' })
  return server
}

it('A proposal shows before and after, and one press writes it', async () => {
  const { calls } = show(168000)
  const card = await screen.findByRole('article', { name: /Robusta 1 kg/ })
  expect(card).toHaveTextContent('Trợ lý của Thu Hà proposes a change')
  expect(card).toHaveTextContent('Giá nhập tăng từ P000095')
  expect(card).toHaveTextContent(/Price168,000.*→176,000/)
  await userEvent.click(within(card).getByRole('button', { name: 'Confirm and write' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'confirmed' }))
})

it('What was changed since can’t be confirmed; refusing asks why', async () => {
  const { calls } = show(170000)
  expect(await screen.findByText(/Changed since: Price/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Confirm and write' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'Giá đã chốt')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'refused', note: 'Giá đã chốt' }))
})
