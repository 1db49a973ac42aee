import { dayOf, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { Route, Routes } from 'react-router-dom'
import { pageOf, refusal, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { EveningScreen } from './screens/evening-screen'

const id = 'e'.repeat(24)
const DAY = dayOf(new Date(), DEFAULT_ZONE)

/** A till in which the book says 500.000, with nothing counted yet. @param moved whether the book moves before it is signed */
const open = async ({ moved = false } = {}) => {
  let stored: Record<string, unknown> | null = null
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (method !== 'GET') {
      const { status, reason } = body as { status?: string; reason?: string }
      if (status === 'signed' && moved) return refusal(409, 'conflict', 'The book says 560,000 by now')
      const signed =
        status === 'signed'
          ? { signedAt: `${DAY}T14:00:00.000Z`, signedBy: { name: 'Thị Ngọc' }, expected: 500_000, difference: -20_000, reason }
          : {}
      stored = {
        _id: id,
        workspaceId,
        created: `${DAY}T13:00:00.000Z`,
        number: 'KQ000007',
        day: DAY,
        label: 'Tiền mặt',
        status: 'open',
        pieces: [],
        other: 0,
        ...stored,
        ...(body as object),
        ...signed,
        counted: 480_000,
        rev: Number(stored?.['rev'] ?? 0) + 1,
      }
      return { body: stored }
    }
    if (path === 'dayCloses' && query.get('report') === 'book')
      return {
        body: {
          day: DAY,
          data: [
            { label: 'Tiền mặt', isCash: true, balance: 500_000 },
            { label: 'Ngân hàng', isCash: false, balance: 9_000_000 },
          ],
        },
      }
    if (path === 'dayCloses') return pageOf(stored && query.get('label') ? [stored] : [])
    if (path === 'funds')
      return {
        body: {
          since: DAY,
          until: DAY,
          opening: 100_000,
          closing: 500_000,
          credit: { total: 450_000, data: [] },
          debit: { total: -50_000, data: [] },
          labels: [],
          steps: [],
        },
      }
    return pageOf([])
  })
  renderApp(
    <Routes>
      <Route path="/funds/evening" element={<EveningScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { session: sessionOf(['/funds']), at: `/funds/evening?day=${DAY}` },
  )
  await screen.findByLabelText('Notes of 20,000')
  return { sent: (wanted: string) => calls.flatMap(({ method, body }) => (method === wanted ? [body] : [])) }
}
afterEach(() => act(() => toast.remove()))

const type = async (value: string, pieces: string): Promise<void> => userEvent.type(screen.getByLabelText(`Notes of ${value}`), pieces)

it('Notes come to a sum as they are typed, told against the book; what is typed is kept by itself', async () => {
  const { sent } = await open()
  expect(screen.getByRole('button', { name: /Sign/ })).toBeDisabled()
  await type('20,000', '24')
  expect(screen.getByText('Less than the book').parentElement).toHaveTextContent('−20,000')
  await waitFor(() => expect(sent('POST')).toEqual([{ day: DAY, label: 'Tiền mặt', pieces: [{ value: 20_000, count: 24 }], other: 0 }]), {
    timeout: 3000,
  })
})

it('A difference is signed with its reason alone, and for the book as it was seen', async () => {
  const { sent } = await open()
  await type('20,000', '24')
  await userEvent.click(screen.getByRole('button', { name: /Sign/ }))
  expect(await screen.findByText('Say why the till differs from the book')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(/Why/), 'Thối nhầm')
  await userEvent.click(screen.getByRole('button', { name: /Sign/ }))
  expect(await screen.findByText(/Signed by Thị Ngọc/)).toBeInTheDocument()
  expect(sent('PATCH').at(-1)).toEqual({
    pieces: [{ value: 20_000, count: 24 }],
    other: 0,
    reason: 'Thối nhầm',
    status: 'signed',
    expected: 500_000,
  })
  expect(screen.queryByLabelText('Notes of 20,000')).not.toBeInTheDocument()
})

it('Where the book moved meanwhile the server’s word is told, and the count stays to be looked at', async () => {
  await open({ moved: true })
  await type('20,000', '25')
  expect(screen.getByText('Agrees with the book')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Sign/ }))
  expect(await screen.findByText('The book says 560,000 by now')).toBeInTheDocument()
  expect(screen.getByLabelText('Notes of 20,000')).toHaveValue('25')
})

it('Who has the right to funds alone sees no sales, no deliveries and no debts', async () => {
  await open()
  expect(screen.getByText('Bank')).toBeInTheDocument()
  for (const title of ['Sales of the day', 'Left to deliver', /To be paid/]) expect(screen.queryByText(title)).not.toBeInTheDocument()
})
