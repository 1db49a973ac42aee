import { dong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer, type FakeAnswer, type FakeServer, type SeenCall } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { api } from '../../../../api/api'
import { riceId, sampleOrder, thuDuc } from '../order-samples'
import { OrderDock } from './order-dock'

const workspace = {
  _id: workspaceId,
  rev: 1,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Mộc Sương',
  slug: 'mocsuong',
  apps: [],
  cfg: {},
  zone: 'Asia/Ho_Chi_Minh',
  opts: { orderTags: [], fundLabels: ['Tiền mặt', 'Ngân hàng'] },
}

const usual =
  (order: Order) =>
  ({ path, query }: SeenCall): FakeAnswer => {
    if (path.startsWith('workspaces')) return { body: workspace }
    if (path === `orders/${order._id}`) return { body: order }
    if (path === 'warehouses') return pageOf([{ _id: thuDuc, rev: 1, name: 'Thủ Đức', status: 'active' }])
    if (path === 'stocks') return { body: { data: [] } }
    if (path === 'comments') return pageOf([])
    if (query.get('report')) return { body: { partnerBalance: 0, outstanding: 0 } }
    return pageOf([])
  }

const Opened = ({ id }: { id: string }) => {
  const { data } = api.orders.useGet(id)
  return data ? <OrderDock group="sales" order={data} onCreated={() => undefined} onClose={() => undefined} /> : null
}

const sent = (server: FakeServer, method: string, path: string) =>
  server.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body)

const openOrder = async (order: Order, rights: Parameters<typeof sessionOf>[0] = ['/sales', '/funds']) => {
  const server = startFakeServer(usual(order))
  renderApp(<Opened id={order._id} />, { session: sessionOf(rights) })
  await screen.findByRole('heading', { name: 'S000427' })
  return server
}

beforeEach(() => localStorage.clear())
// Toasts outlive the screen they were said on.
afterEach(() => act(() => toast.remove()))

test('a save sends only the changed fields and the revision they were written over', async () => {
  const order = sampleOrder()
  const server = await openOrder(order)
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText('Note'))
  await user.type(screen.getByLabelText('Note'), 'Giao chiều')
  server.answer((call) => (call.method === 'PATCH' ? { body: { ...order, rev: 4, note: 'Giao chiều' } } : usual(order)(call)))
  await user.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('Changes have been saved! (Note)')).toBeInTheDocument()
  expect(sent(server, 'PATCH', `orders/${order._id}`)).toEqual([{ note: 'Giao chiều', rev: 3 }])
})

test('a field changed by two shows both values; keeping one’s own saves it over the other', async () => {
  const order = sampleOrder()
  const server = await openOrder(order)
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText('Note'))
  await user.type(screen.getByLabelText('Note'), 'Giao chiều')
  const current = { ...order, rev: 4, note: 'Giao trước 9 giờ' }
  let tries = 0
  server.answer((call) => {
    if (call.method !== 'PATCH') return usual(current)(call)
    tries++
    return tries === 1
      ? refusal(409, 'conflict', 'Somebody changed the same fields', { data: { fields: ['note'], current } })
      : { body: { ...current, rev: 5, note: 'Giao chiều' } }
  })
  await user.click(screen.getByRole('button', { name: /Save/ }))
  const choice = await screen.findByRole('alertdialog', { name: 'Note' })
  expect(within(choice).getByText('Giao trước 9 giờ')).toBeInTheDocument()
  expect(within(choice).getByText('Giao chiều')).toBeInTheDocument()
  await user.click(within(choice).getByRole('button', { name: 'Keep yours' }))
  await waitFor(() => expect(sent(server, 'PATCH', `orders/${order._id}`)).toHaveLength(2))
  expect(sent(server, 'PATCH', `orders/${order._id}`)[1]).toEqual({ note: 'Giao chiều', rev: 4 })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('what was typed and not saved is there again after a reload, and can be dropped', async () => {
  const order = sampleOrder()
  await openOrder(order)
  await userEvent.type(screen.getByLabelText('Note'), '!')
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('Giao sáng!'))
  cleanup()
  await openOrder(order)
  expect(screen.getByLabelText('Note')).toHaveValue('Giao sáng!')
  expect(screen.getByText('What you left unsaved on this device is here again')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Note')).toHaveValue('Giao sáng')
  await waitFor(() => expect(Object.values(localStorage).join()).not.toContain('Giao sáng!'))
})

test('Escape leaves the customer as it was, and the order stays open', async () => {
  await openOrder(sampleOrder())
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const picker = screen.getByRole('combobox', { name: /Customer/ })
  expect(picker).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(picker).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'S000427' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus()
})

test('without a connection nothing is saved, what was typed stays, and it is said', async () => {
  const order = sampleOrder()
  const server = await openOrder(order)
  await userEvent.type(screen.getByLabelText('Note'), '!')
  server.answer(() => {
    throw new TypeError('Failed to fetch')
  })
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect((await screen.findAllByText('No connection: nothing was saved. What you typed is kept'))[0]).toBeInTheDocument()
  expect(screen.getByLabelText('Note')).toHaveValue('Giao sáng!')
})

/** An order whose note was just saved as 'Giao chiều'; the next change is answered by `then`. */
const savedNote = async (then: (order: Order) => FakeAnswer): Promise<{ server: FakeServer; order: Order }> => {
  const order = sampleOrder()
  const server = await openOrder(order)
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText('Note'))
  await user.type(screen.getByLabelText('Note'), 'Giao chiều')
  const saved = { ...order, rev: 4, note: 'Giao chiều' }
  const answers: FakeAnswer[] = [{ body: saved }, then(saved)]
  server.answer((call) => (call.method === 'PATCH' ? (answers.shift() ?? { body: saved }) : usual(order)(call)))
  await user.click(screen.getByRole('button', { name: /Save/ }))
  await screen.findByText('Changes have been saved! (Note)')
  return { server, order }
}

test('a changed note is taken back with Z, over the revision that was saved', async () => {
  const { server, order } = await savedNote((saved) => ({ body: { ...saved, rev: 5, note: 'Giao sáng' } }))
  await userEvent.click(screen.getByRole('heading', { name: 'S000427' }))
  await userEvent.keyboard('z')
  expect(await screen.findByText('Taken back')).toBeInTheDocument()
  expect(sent(server, 'PATCH', `orders/${order._id}`)[1]).toEqual({ note: 'Giao sáng', rev: 4 })
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Giao sáng'))
})

test('what a colleague changed meanwhile isn’t taken back, and it says who', async () => {
  await savedNote((saved) =>
    refusal(409, 'conflict', 'Somebody changed the same fields', {
      data: { fields: ['note'], current: { ...saved, rev: 5, note: 'Gọi chị Vân', updater: { _id: 'x', name: 'Phương Uyên' } } },
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Phương Uyên has changed it since: it can’t be taken back any more')).toBeInTheDocument()
})

/** Chooses another status for an order in processing, by somebody with these rights, and takes it back if that is offered. */
const confirmAndUndo = async (from: Order['status'], rights: Parameters<typeof sessionOf>[0]): Promise<unknown[]> => {
  const order = sampleOrder({ status: from })
  const server = await openOrder(order, rights)
  const answers = [
    { ...order, rev: 4, status: 'confirmed' },
    { ...order, rev: 5 },
  ]
  server.answer((call) => (call.method === 'PATCH' ? { body: answers.shift() } : usual(order)(call)))
  await userEvent.click(screen.getByRole('button', { name: /Change status/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Confirmed/ }))
  await screen.findByText('S000427 is now “Confirmed”')
  const undo = screen.queryByRole('button', { name: /^Undo/ })
  if (undo) await userEvent.click(undo)
  return sent(server, 'PATCH', `orders/${order._id}`)
}

test.each<[string, Order['status'], Parameters<typeof sessionOf>[0], unknown[]]>([
  ['is taken back where the way back is open', 'processing', ['/sales'], [{ status: 'processing', rev: 4 }]],
  ['is forced back by the board alone', 'new-order', ['bod'], [{ status: 'new-order', rev: 4, isForce: true }]],
  ['stays where there is no way back', 'new-order', ['/sales'], []],
])('a status %s', async (_what, from, rights, back) => {
  expect(await confirmAndUndo(from, rights)).toEqual([{ status: 'confirmed' }, ...back])
})

test('an order made by a program says that it keeps its own status', async () => {
  await openOrder(sampleOrder({ creatorId: undefined, creator: undefined }))
  expect(screen.getByText('Orders fetched by API will automatically update its status')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Ship/ })).not.toBeInTheDocument()
})

test('what is outstanding is taken as a completed payment by whoever keeps the funds', async () => {
  const order = sampleOrder({ paid: dong(200_000) })
  const server = await openOrder(order)
  const user = userEvent.setup()
  expect(await screen.findByLabelText('Amount')).toHaveValue('1,000,000')
  await user.selectOptions(await screen.findByLabelText('Cash or account'), 'Ngân hàng')
  server.answer((call) => (call.method === 'POST' ? { body: { _id: 'f00000000000000000000001', rev: 1 } } : usual(order)(call)))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  await waitFor(() => expect(sent(server, 'POST', 'funds')).toHaveLength(1))
  expect(sent(server, 'POST', 'funds')[0]).toEqual({
    orderId: order._id,
    group: 'Sales',
    amount: 1_000_000,
    name: 'Payment for order S000427',
    recipientName: 'An Khang',
    label: 'Ngân hàng',
    status: 'completed',
  })
  expect(await screen.findByRole('link', { name: 'Print voucher' })).toHaveAttribute('href', '/print/payslip/f00000000000000000000001')
})

test('the voucher of a payment is printed from the payment, also of one that was cancelled', async () => {
  const order = sampleOrder()
  const payment = {
    _id: 'f00000000000000000000002',
    rev: 1,
    number: 'T000318',
    amount: 200_000,
    status: 'cancelled',
    created: order.created,
  }
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  startFakeServer((call) => (call.path === 'funds' ? pageOf([payment]) : usual(order)(call)))
  renderApp(<Opened id={order._id} />, { session: sessionOf(['/sales', '/funds']) })
  await userEvent.click(await screen.findByRole('button', { name: 'Change this payment' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print voucher' }))
  expect(opened).toHaveBeenCalledWith(`/print/payslip/${payment._id}`, '_blank', 'noopener')
  opened.mockRestore()
})

test('who doesn’t keep the funds enters a payment to be completed later; no amount is refused', async () => {
  const order = sampleOrder()
  const server = await openOrder(order, ['/sales'])
  const user = userEvent.setup()
  await user.clear(await screen.findByLabelText('Amount'))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  expect(await screen.findByText('Invalid amount')).toBeInTheDocument()
  expect(sent(server, 'POST', 'funds')).toEqual([])
  await user.type(screen.getByLabelText('Amount'), '200k')
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  await waitFor(() => expect(sent(server, 'POST', 'funds')).toHaveLength(1))
  expect(sent(server, 'POST', 'funds')[0]).toMatchObject({ amount: 200_000 })
  expect(sent(server, 'POST', 'funds')[0]).not.toHaveProperty('status')
})

test('a payment that is refused says so under its amount, which stays', async () => {
  const order = sampleOrder()
  const server = await openOrder(order)
  const user = userEvent.setup()
  await user.clear(await screen.findByLabelText('Amount'))
  await user.type(screen.getByLabelText('Amount'), '200k')
  server.answer((call) => (call.method === 'POST' ? refusal(409, 'conflict', 'The day is locked') : usual(order)(call)))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  expect(await screen.findAllByText('The day is locked')).not.toHaveLength(0)
  expect(screen.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('Amount')).toHaveValue('200,000')
})

test('the form comes to what the order books, to the dong', async () => {
  const [line] = sampleOrder().items
  await openOrder(sampleOrder({ items: [{ ...line!, price: dong(25), quantity: 0.58 }], total: dong(15), paid: dong(0) }))
  expect(screen.getByText('Items', { selector: 'dt' }).parentElement).toHaveTextContent(/^Items\s*15\b/)
})

test('a discount that can’t be read stays as it was typed, in red, and nothing is saved', async () => {
  const order = sampleOrder()
  const server = await openOrder(order)
  const discount = screen.getByLabelText('Discount')
  fireEvent.change(discount, { target: { value: 'abc' } })
  fireEvent.keyDown(discount, { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Not an amount')).toBeInTheDocument()
  expect(discount).toHaveValue('abc')
  expect(discount).toHaveAttribute('aria-invalid', 'true')
  expect(sent(server, 'PATCH', `orders/${order._id}`)).toEqual([])
})

test('a discount of 5% is that part of the items', async () => {
  const order = sampleOrder()
  const server = await openOrder(order)
  const items = order.items.reduce((sum, { price = 0, quantity, quantityGift }) => sum + price * (quantity - quantityGift), 0)
  const discount = screen.getByLabelText('Discount')
  fireEvent.change(discount, { target: { value: '5%' } })
  expect(items).toBe(1_200_000)
  expect(screen.getByText('= 60,000')).toBeInTheDocument()
  server.answer((call) => (call.method === 'PATCH' ? { body: { ...order, rev: 4, discount: dong(60_000) } } : usual(order)(call)))
  fireEvent.keyDown(discount, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(sent(server, 'PATCH', `orders/${order._id}`)).toEqual([{ discount: 60_000, rev: 3 }]))
})

test('a line that wants more than there is says what is left; a payment beyond the debt says where the rest goes', async () => {
  const order = sampleOrder()
  const [line] = order.items
  const server = startFakeServer((call) =>
    call.path === 'products' && [...call.query.keys()].some((key) => key.startsWith('_id[$in]'))
      ? pageOf([{ _id: line?.productId, rev: 1, stockCount: 3 }])
      : usual(order)(call),
  )
  renderApp(<Opened id={order._id} />, { session: sessionOf(['/sales', '/funds']) })
  expect(await screen.findByText('3 in stock')).toBeInTheDocument()
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText('Amount'))
  await user.type(screen.getByLabelText('Amount'), '99000000')
  expect(await screen.findByText(/more than is due goes to their balance/)).toBeInTheDocument()
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a return is taken back from its place among the shipments, after it was told what moves and counts again', async () => {
  const order = sampleOrder({ status: 'delivered' })
  const at = '2026-11-21T03:00:00.000Z' as Order['created']
  const [item] = order.items
  const returned: Order = {
    ...order,
    items: item ? [{ ...item, shipped: 10, returned: 2 }] : [],
    shipments: [
      {
        time: '2026-11-20T03:00:00.000Z' as Order['created'],
        lines: [{ index: 0, productId: riceId, quantity: 10 }],
        net: dong(1_000_000),
        cost: 0,
      },
      { time: at, lines: [{ index: 0, productId: riceId, quantity: -2 }], net: dong(-200_000), cost: 0 },
    ],
  }
  const server = await openOrder(returned)
  expect(screen.getByText('2 came back')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: /Take back the return of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back this return of S000427?' }))
  expect(dialog.getByText(/2 pieces leave the stock again/)).toBeInTheDocument()
  expect(dialog.getByText(/200,000.* of the order counts again/)).toBeInTheDocument()
  server.answer((call) => (call.method === 'PATCH' ? refusal(409, 'conflict', 'Gạo has moved on') : usual(returned)(call)))
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Gạo has moved on')).toBeInTheDocument()
  expect(sent(server, 'PATCH', `orders/${order._id}`)).toEqual([{ undoReturn: at, rev: 3 }])
})

test('it says what becomes of the money that was given back with it', async () => {
  const order = sampleOrder({ status: 'delivered' })
  const at = '2026-11-21T03:00:00.000Z' as Order['created']
  const [item] = order.items
  const lines = [{ index: 0, productId: riceId, quantity: -2 }]
  const returned: Order = {
    ...order,
    items: item ? [{ ...item, shipped: 10, returned: 2 }] : [],
    shipments: [{ time: at, lines, net: dong(-200_000), cost: 0 }],
  }
  const server = await openOrder(returned)
  const refund = { _id: '9'.repeat(24), rev: 1, number: 'C000012', amount: -200_000, status: 'refunded', created: at }
  server.answer((call) =>
    call.path === 'funds' && call.query.get('status') === 'refunded'
      ? { body: { total: 1, limit: 200, skip: 0, data: [refund] } }
      : usual(returned)(call),
  )
  await userEvent.click(await screen.findByRole('button', { name: /Take back the return of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back this return of S000427?' }))
  expect(await dialog.findByText(/200,000.* that was given back counts as received again, C000012 is cancelled/)).toBeInTheDocument()
})

test('an order that came back as a whole has the same button; one that a program keeps has none', async () => {
  const order = sampleOrder({ status: 'returned' })
  const [item] = order.items
  const returned: Order = {
    ...order,
    returnedAt: '2026-11-21T03:00:00.000Z' as Order['created'],
    items: item ? [{ ...item, shipped: 10 }] : [],
    shipments: [
      {
        time: '2026-11-20T03:00:00.000Z' as Order['created'],
        lines: [{ index: 0, productId: riceId, quantity: 10 }],
        net: dong(1_000_000),
        cost: 0,
      },
    ],
  }
  await openOrder(returned)
  await userEvent.click(await screen.findByRole('button', { name: /Take back the return of/ }))
  expect(await screen.findByText('Money that was given back stays given back, and is owed again')).toBeInTheDocument()
  cleanup()
  await openOrder({ ...returned, creatorId: undefined } as Order)
  expect(screen.queryByRole('button', { name: /Take back the return of/ })).not.toBeInTheDocument()
})

test('an order in the closed books says so', async () => {
  const order = { ...sampleOrder(), created: '2026-11-18T02:00:00.000Z' as Order['created'] }
  const closed = { ...workspace, opts: { ...workspace.opts, lockDate: '2026-11-19' } }
  startFakeServer((call) => (call.path.startsWith('workspaces') ? { body: closed } : usual(order)(call)))
  renderApp(<Opened id={order._id} />, { session: sessionOf(['/sales']) })
  expect(await screen.findByText(/locked until 19\/11\/2026.*counts from today/)).toBeInTheDocument()
})

test('an order after the closed books says nothing of them', async () => {
  const order = { ...sampleOrder(), created: '2026-11-20T02:00:00.000Z' as Order['created'] }
  const closed = { ...workspace, opts: { ...workspace.opts, lockDate: '2026-11-19' } }
  startFakeServer((call) => (call.path.startsWith('workspaces') ? { body: closed } : usual(order)(call)))
  renderApp(<Opened id={order._id} />, { session: sessionOf(['/sales']) })
  await screen.findByRole('heading', { name: 'S000427' })
  await waitFor(() => expect(screen.getByLabelText('Warehouse')).toHaveTextContent('Thủ Đức'))
  expect(screen.queryByText(/locked until/)).toBeNull()
})

test('while a price can’t be read, nothing that comes of it is said to be none', async () => {
  await openOrder(sampleOrder())
  const user = userEvent.setup()
  const totals = () => [...document.querySelectorAll('.ui-totals dd')].map((each) => each.textContent)
  const price = screen.getByRole('textbox', { name: 'Price, Gạo' })
  await user.clear(price)
  await user.type(price, '1.5x')
  expect(totals()).toEqual(['unknown', 'Discount₫', 'unknown', '0₫', 'unknown'])
  await user.clear(price)
  await user.type(price, '90,000')
  expect(totals()).toEqual(['1,100,000₫', 'Discount₫', '1,100,000₫', '0₫', '1,100,000₫'])
})

test('a quantity that can’t be read is no figure beside what was shipped', async () => {
  const [rice] = sampleOrder().items
  await openOrder(sampleOrder({ items: [{ ...rice!, shipped: 4 }] }))
  const user = userEvent.setup()
  await user.clear(screen.getByRole('textbox', { name: 'Qty, Gạo' }))
  await user.type(screen.getByRole('textbox', { name: 'Qty, Gạo' }), '1x')
  expect(screen.getByRole('cell', { name: '4/–' })).toBeInTheDocument()
})
