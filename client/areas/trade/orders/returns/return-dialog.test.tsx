import { dong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { riceId, sampleOrder, thuDuc } from '../order-samples'
import { ReturnDialog } from './return-dialog'

afterEach(() => act(() => toast.remove()))

/** Ten bags of rice shipped, two of them back already, all of it paid. */
const shippedOrder = (): Order => {
  const order = sampleOrder()
  return {
    ...order,
    status: 'shipped',
    total: dong(1_000_000),
    paid: dong(800_000),
    returnedTotal: dong(200_000),
    items: order.items.slice(0, 1).map((item) => ({ ...item, shipped: 10, returned: 2 })),
    shipments: [
      {
        time: '2026-11-20T03:00:00.000Z' as Instant,
        warehouseId: thuDuc,
        lines: [{ index: 0, productId: riceId, quantity: 10 }],
        net: dong(1_000_000),
        cost: 0,
      },
      {
        time: '2026-11-21T03:00:00.000Z' as Instant,
        warehouseId: thuDuc,
        lines: [{ index: 0, productId: riceId, quantity: -2 }],
        net: dong(-200_000),
        cost: 0,
      },
    ],
  }
}

const unitsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ _id: n.toString(16).padStart(24, '0'), productId: riceId }))

const openDialog = (rights: Parameters<typeof sessionOf>[0], { order = shippedOrder(), units = 8 } = {}) => {
  const server = startFakeServer(({ path, method }) =>
    method === 'PATCH' && path.startsWith('orders/') ? { body: order } : pageOf(path === 'stocks' ? unitsOf(units) : []),
  )
  renderApp(<ReturnDialog order={order} warehouses={[]} onClose={() => undefined} />, { session: sessionOf(rights) })
  return server
}
const quantity = () => screen.findByLabelText('Return now, Gạo')

test('says what comes back, what falls and whose balance grows, then sends the quantities', async () => {
  const server = openDialog(['/sales'])
  const user = userEvent.setup()
  await user.clear(await quantity())
  await user.type(await quantity(), '3')
  expect(screen.getByText(/3 pieces go back to the warehouse it left/)).toBeInTheDocument()
  expect(screen.getByText(/Revenue of today falls by .?300,000/)).toBeInTheDocument()
  expect(screen.getByText(/300,000.* paid too much becomes the customer’s balance/)).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Return 3 pieces/ }))
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ returning: [{ productId: riceId, quantity: 3 }] }),
  )
})

test('whoever may refund gives back at once what is paid too much', async () => {
  const server = openDialog(['/sales', '/refunds'])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Return all 8' }))
  expect(screen.getByText('Becomes Returned')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /Refund .*800,000/ }))
  expect(screen.queryByText(/becomes the customer’s balance/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Return 8 pieces/ }))
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      returning: [{ productId: riceId, quantity: 8 }],
      refund: true,
    }),
  )
})

test('never takes back more than was shipped and kept', async () => {
  openDialog(['/sales'])
  const user = userEvent.setup()
  await user.clear(await quantity())
  await user.type(await quantity(), '20')
  expect(screen.getByRole('button', { name: /Return 8 pieces/ })).toBeEnabled()
})

test('takes nothing back while a quantity can’t be read, and says whose', async () => {
  const server = openDialog(['/sales'])
  const user = userEvent.setup()
  await user.clear(await quantity())
  await user.type(await quantity(), '2.5')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await quantity()).toHaveValue('2.5')
  expect(screen.getByText(/Gạo.*Quantity is invalid/)).toBeInTheDocument()
  expect(server.calls.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('of a purchase only what is still in stock goes back, and the rest says why', async () => {
  openDialog(['/purchases'], { order: { ...shippedOrder(), group: 'purchases' }, units: 5 })
  expect(await screen.findByText('3 pieces have left the warehouse already')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Return all 5' })).toBeEnabled()
})

test('goods without any unit on record offer nothing to return', async () => {
  openDialog(['/sales'], { units: 0 })
  expect(await screen.findByText(/8 pieces have no unit on record/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Return now, Gạo')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Return' })).toBeDisabled()
})
