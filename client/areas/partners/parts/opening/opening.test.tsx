import { id } from '@shared/foundation/ids'
import { act, screen } from '@testing-library/react'
import { refusal, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf } from '../../../../testing/people'
import { renderAppHook } from '../../../../testing/render-app'
import { useOpening } from './use-opening'

/** What the server answers: the order, and the company's settings. */
const order = { _id: 'd'.repeat(24), rev: 1, opts: {} }
const partner = (group: 'Customers' | 'Suppliers') => ({ _id: id<'assets'>('a'.repeat(24)), name: 'An Khang', group })
const opening = () => renderAppHook(useOpening, { session: sessionOf(['bod']) }).result.current

it('What a customer owes from before is an order without items, dated before this month, with nothing left to ship', async () => {
  const { calls } = startFakeServer(({ method }) => ({ status: method === 'POST' ? 201 : 200, body: order }))
  const { bookDebt } = opening()
  await act(() => bookDebt(partner('Customers'), 5_000_000))
  const [made, moved] = calls.filter(({ method }) => method !== 'GET')
  expect(made?.body).toMatchObject({ group: 'sales', customerId: 'a'.repeat(24), total: 5_000_000, isOpening: true, note: 'Opening debt' })
  const { created } = (made?.body ?? {}) as { created: string }
  const next = new Date(new Date(created).getTime() + 1)
  expect(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(next)).toMatch(/-01$/)
  expect(moved).toMatchObject({
    method: 'PATCH',
    path: `orders/${order._id}`,
    body: { status: 'delivered', rev: 1 },
  })
})

it('What is owed to a supplier is a purchase', async () => {
  const { calls } = startFakeServer(({ method }) => ({ status: method === 'POST' ? 201 : 200, body: order }))
  const { bookDebt } = opening()
  await act(() => bookDebt(partner('Suppliers'), 100))
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ group: 'purchases', supplierId: 'a'.repeat(24), total: 100 })
})

it('A refusal says that the partner was kept and what to do instead', async () => {
  startFakeServer(() => refusal(409, 'conflict', 'The books are locked'))
  const { bookDebt } = opening()
  await act(() => bookDebt(partner('Customers'), 100))
  expect(await screen.findByText(/An Khang has been added, the opening debt hasn’t: The books are locked/)).toBeInTheDocument()
})
