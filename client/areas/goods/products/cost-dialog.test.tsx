import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer, type FakeAnswer, type SeenCall } from '../../../testing/fake-server'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import type { RecordOf } from '@shared/registry/service-types'
import { CostDialog } from './components/cost-dialog'

afterEach(() => act(() => toast.remove()))
const rice = { _id: 'dddddddddddddddddddddd01', name: 'Gạo', unit: 'bao' } as Pick<RecordOf<'products'>, '_id' | 'name' | 'unit'>
const effect = {
  units: 12,
  sold: 5,
  before: 1_200_000,
  after: 1_440_000,
  unknown: 0,
  skipped: 3,
  months: [{ month: '2026-10', units: 5, difference: 100_000 }],
}
const isApplied = ({ method }: SeenCall): boolean => method === 'PATCH'
const open = (answer: FakeAnswer) => {
  const closed = jest.fn()
  const { calls } = startFakeServer((call) => (isApplied(call) ? answer : pageOf([])))
  renderApp(<CostDialog product={rice} onClose={closed} />, { session: sessionOf(['bod']) })
  return { calls, closed }
}
const fill = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Came in from'), '1/10/2026')
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText('To'), '31/10/2026')
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText('New unit cost'), '120000')
}

test('another cost for past stock is first shown, then confirmed, and only then written', async () => {
  const { calls, closed } = open({ body: effect })
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }))
  expect(await screen.findByText('12 bao meant, 5 of them already gone')).toBeInTheDocument()
  expect(screen.getByText('Cost of goods, October 2026 (5 bao)')).toBeInTheDocument()
  expect(screen.getByText('3 in locked days stay as they are')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Apply the cost' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply the cost' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  const sent = calls.filter(isApplied)
  expect(sent.map(({ body }) => body)).toEqual([{ cost: 120_000, preview: true }, { cost: 120_000 }])
  expect(sent.map(({ query }) => [query.get('since'), query.get('until')])).toEqual([
    ['2026-10-01', '2026-10-31'],
    ['2026-10-01', '2026-10-31'],
  ])
})

test('what the server refuses stands by its field, and nothing is confirmed by it', async () => {
  const { closed } = open(refusal(400, 'bad-request', 'Invalid data', { errors: { cost: 'The cost is above what is usual' } }))
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }))
  expect(await screen.findByRole('textbox', { name: 'New unit cost', description: 'The cost is above what is usual' })).toHaveFocus()
  expect(closed).not.toHaveBeenCalled()
})

test('it can’t be confirmed before both days are chosen, and a new first day clears the last', async () => {
  open({ body: effect })
  expect(await screen.findByRole('checkbox')).toBeDisabled()
  await fill()
  expect(screen.getByRole('checkbox')).toBeEnabled()
  await userEvent.clear(screen.getByLabelText('Came in from'))
  await userEvent.type(screen.getByLabelText('Came in from'), '2/10/2026')
  await userEvent.tab()
  expect(screen.getByLabelText('To')).toHaveValue('')
  expect(screen.getByRole('checkbox')).toBeDisabled()
})
