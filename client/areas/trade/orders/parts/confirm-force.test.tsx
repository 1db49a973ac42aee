import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer, type FakeAnswer } from '../../../../testing/fake-server'
import { sessionOf } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { sampleOrder, thuDuc } from '../order-samples'
import { ConfirmForce } from './confirm-force'

afterEach(() => act(() => toast.remove()))

const order = sampleOrder()
const open = (answer: FakeAnswer) => {
  const closed = jest.fn()
  const { calls } = startFakeServer(({ method }) => (method === 'PATCH' ? answer : pageOf([])))
  const warehouses = [{ _id: thuDuc, rev: 1, name: 'Thủ Đức', status: 'active' }] as never
  renderApp(<ConfirmForce group="sales" order={order} warehouses={warehouses} onClose={closed} />, { session: sessionOf(['bod']) })
  return { closed, sent: () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : [])) }
}

test('a status is forced with the warehouse that what isn’t shipped leaves from', async () => {
  const { closed, sent } = open({ body: { ...order, status: 'finished', rev: 4 } })
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'Finished')
  expect(screen.getByText('Everything not yet shipped is shipped now from this warehouse.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Force' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent()).toEqual([{ status: 'finished', isForce: true, rev: 3, warehouseId: thuDuc }])
})

test('a refusal is told, and the question stays', async () => {
  const { closed } = open(refusal(409, 'conflict', 'There isn’t enough rice'))
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'Finished')
  await userEvent.click(screen.getByRole('button', { name: 'Force' }))
  expect(await screen.findAllByText('There isn’t enough rice')).not.toHaveLength(0)
  expect(closed).not.toHaveBeenCalled()
})
