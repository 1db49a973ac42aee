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
  data: { price: 176000 },
  reason: 'Giá nhập tăng từ P000095',
  status: 'waiting',
  expires: '2026-11-28T06:51:00.000Z',
  audience: ['/sales'],
}

const edited = { rev: 2, data: { price: 172000 }, changes: { price: { before: 168000, after: 172000 } }, editedBy: 'Trần Thu Hà' }

const show = (price: number) => {
  const server = startFakeServer(({ method, path, body }) => {
    if (method === 'PATCH' && !('status' in (body as object)))
      return { body: { ...proposal, ...edited, edited: { price: { before: 176000, after: 172000 } } } }
    if (method === 'PATCH') return { body: { ...proposal, rev: 3, status: 'confirmed' } }
    if (path.startsWith('products/'))
      return {
        body: {
          _id: proposal.recordId,
          rev: 3,
          name: 'Robusta 1 kg',
          group: 'goods',
          price,
          cost: 113000,
          created: proposal.created,
          updated: '2026-11-21T07:00:00.000Z',
        },
      }
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
  expect(await screen.findByText(/Changed since, last .*: Price/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Confirm and write' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'Giá đã chốt')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'refused', note: 'Giá đã chốt' }))
})

it('A proposal says what recording it does; what is changed by hand stands beside what was proposed, and Ctrl+Enter records it', async () => {
  const { calls } = show(168000)
  const card = await screen.findByRole('article', { name: /Robusta 1 kg/ })
  await waitFor(() => expect(card).toHaveTextContent('margin 32.7% → 35.8%'))
  expect(card).toHaveTextContent('It moves no money, no goods and no debts. Orders that are made already keep their price.')
  await userEvent.click(within(card).getByRole('button', { name: 'Change, then record' }))
  const price = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Price' })
  await userEvent.clear(price)
  await userEvent.type(price, '172000{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(card).toHaveTextContent('Trần Thu Hà changed it. The assistant proposed: Price 176,000')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { data: { price: 172000 }, rev: 1 },
      { status: 'confirmed' },
    ]),
  )
})

it('What was changed since is looked at again: it is tried against the record as it stands now', async () => {
  const { calls } = show(170000)
  await userEvent.click(await screen.findByRole('button', { name: 'Look again' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ data: { price: 176000 } }))
})
