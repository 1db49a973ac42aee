import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer, type SeenCall } from '../../../../testing/fake-server'
import { sessionOf } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { sampleOrder } from '../order-samples'
import { CopyDialog } from './copy-dialog'
import { CopyMonthDialog } from './copy-month-dialog'

afterEach(() => act(() => toast.remove()))
const order = sampleOrder()
const posts = (calls: readonly SeenCall[]) => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))

test('an order is copied once its amount is typed', async () => {
  const { calls } = startFakeServer(({ method }) => (method === 'POST' ? { body: order } : pageOf([])))
  const copied = jest.fn()
  renderApp(<CopyDialog order={order} onCopied={copied} onClose={() => undefined} />, { session: sessionOf(['/sales']) })
  await userEvent.type(await screen.findByLabelText('Type the amount to confirm'), '1200')
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByText('Please confirm the above amount')).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('Type the amount to confirm'))
  await userEvent.type(screen.getByLabelText('Type the amount to confirm'), '1200000')
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(copied).toHaveBeenCalled())
  expect(posts(calls)).toEqual([{ copy: order._id, confirmTotal: 1_200_000 }])
})

test('Enter copies once the amount is typed as it is shown', async () => {
  const { calls } = startFakeServer(({ method }) => (method === 'POST' ? { body: order } : pageOf([])))
  const copied = jest.fn()
  renderApp(<CopyDialog order={order} onCopied={copied} onClose={() => undefined} />, { session: sessionOf(['/sales']) })
  await userEvent.type(await screen.findByLabelText('Type the amount to confirm'), '1,200,000{Enter}')
  await waitFor(() => expect(copied).toHaveBeenCalled())
  expect(posts(calls)).toEqual([{ copy: order._id, confirmTotal: 1_200_000 }])
})

test('a month is copied page by page, and says which orders can’t be', async () => {
  const { calls } = startFakeServer(({ method, query, body }) => {
    if (method === 'POST')
      return {
        body: {
          copied: 50,
          remaining: (body as { $skip?: number }).$skip ? 1 : 20,
          refused: (body as { $skip?: number }).$skip ? [{ order_number: 'S000009', message: 'Gạo is no longer sold' }] : [],
        },
      }
    if (query.get('report') === 'totals')
      return { body: { orders: 70, total: 5000, outstanding: 0, leftOut: { orders: 0, total: 0 }, complete: true } }
    return pageOf([])
  })
  renderApp(<CopyMonthDialog order={order} onClose={() => undefined} />, { session: sessionOf(['/sales']) })
  await userEvent.type(await screen.findByLabelText('Type the amount to confirm'), '5000')
  await userEvent.click(await screen.findByRole('button', { name: 'Copy 70 orders' }))
  expect(await screen.findByText('S000009: Gạo is no longer sold')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('69 of 70 copied')
  expect(posts(calls)).toEqual([
    { copyMonth: order._id, confirmTotal: 5000, $limit: 50 },
    { copyMonth: order._id, confirmTotal: 5000, $skip: 50, $limit: 50 },
  ])
})
