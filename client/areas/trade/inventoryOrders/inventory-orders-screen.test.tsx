import { id } from '@shared/foundation/ids'
import type { Instant } from '@shared/foundation/declaration/wire'
import type { Right } from '@shared/foundation/rights/rights'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer, type FakeAnswer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { inventoryOrder } from './inventory-lines'
import { InventoryOrdersScreen } from './screens/inventory-orders-screen'

const near = '1'.repeat(24)
const rice = {
  _id: 'a'.repeat(24),
  name: 'Gạo',
  slug: 'GAO',
  unit: 'kg',
  group: 'goods',
  status: 'active',
  stockCount: 5,
  cost: 700,
  rev: 1,
}
const made = {
  _id: 'd'.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-20T02:00:00.000Z',
  group: 'inventoryIn',
  order_number: 'I000007',
  status: 'delivered',
  statusPayment: 'pending',
  warehouseId: near,
  warehouse: { _id: near, name: 'Kho gần' },
  items: [
    { productId: rice._id, group: 'goods', name: 'Gạo', slug: 'GAO', unit: 'kg', cost: null, quantity: 2, quantityGift: 0, shipped: 2 },
  ],
  shipments: [],
  cost: 0,
  total: 0,
  discount: 0,
  paid: 0,
  usePartnerBalance: 0,
  creatorId: '9'.repeat(24),
}

const open = async (at: string, answer: FakeAnswer = { body: made }, right: Right = '/purchases') => {
  const { calls } = startFakeServer(({ method, path, query }) => {
    if (method === 'POST') return answer
    if (path.startsWith('workspaces/'))
      return {
        body: { _id: workspaceId, rev: 1, created: made.created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', apps: [], opts: {}, cfg: {} },
      }
    if (path === 'warehouses') return pageOf([{ _id: near, name: 'Kho gần', status: 'active', workspaceId, rev: 1, created: made.created }])
    if (path === 'products') return pageOf([rice])
    if (path === 'stocks' && query.has('report')) return { body: { data: [{ productId: rice._id, warehouseId: near, count: 5 }] } }
    if (path === 'comments') return pageOf([])
    return pageOf([made])
  })
  renderApp(<InventoryOrdersScreen />, { session: sessionOf([right]), at: `/inventory/ordersWithoutInvoices${at}` })
  await screen.findByRole('row', { name: /I000007/ })
  return Object.assign(() => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])), { calls })
}
afterEach(() => act(() => toast.remove()))

const addRice = async () => {
  await screen.findAllByRole('option', { name: 'Kho gần' })
  await userEvent.selectOptions(screen.getByLabelText(/^Warehouse/), near)
  await userEvent.click(screen.getByRole('combobox', { name: 'Add goods by name or SKU' }))
  await userEvent.click(await screen.findByRole('option', { name: /Gạo/ }))
}

it('Who sees no costs has no column of values', async () => {
  await open('', undefined, '/sales')
  expect(screen.getByRole('columnheader', { name: 'Units' })).toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Value' })).not.toBeInTheDocument()
})

it('Goods of unknown cost are worth n/a in the list, not nought', async () => {
  await open('')
  expect(within(screen.getByRole('row', { name: /I000007/ })).getByText('n/a')).toBeInTheDocument()
})

it('An order says which way its goods went, and that a cost is unknown', async () => {
  await open(`?open=${made._id}`)
  expect(await screen.findByRole('heading', { name: 'I000007' })).toBeInTheDocument()
  expect(screen.getByText('2 kg')).toBeInTheDocument()
  // In the list and beside it.
  expect(screen.getAllByText('n/a')).toHaveLength(2)
})

it('Inventory in sends goods delivered at once, an empty cost as n/a', async () => {
  const sent = await open('?open=new')
  await addRice()
  await userEvent.clear(screen.getByLabelText('Cost of Gạo'))
  await userEvent.type(screen.getByLabelText('Reason'), 'Tồn đầu kỳ')
  await userEvent.click(screen.getByRole('button', { name: 'Inventory in' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        group: 'inventoryIn',
        status: 'delivered',
        isForce: true,
        warehouseId: near,
        items: [{ productId: rice._id, quantity: 1, cost: 'n/a' }],
        note: 'Tồn đầu kỳ',
      },
    ]),
  )
  expect(await screen.findByText('Inventory Updated: I000007 in')).toBeInTheDocument()
})

it('Inventory out leaves at its own cost, and says when too few are left', async () => {
  const sent = await open('?open=new', refusal(409, 'conflict', 'Gạo do not have enough stock left!'))
  await addRice()
  await userEvent.click(screen.getByRole('button', { name: 'Inventory out' }))
  expect((await screen.findAllByText('Gạo do not have enough stock left!')).length).toBeGreaterThan(0)
  expect(sent()).toMatchObject([{ group: 'inventoryOut', items: [{ productId: rice._id, quantity: 1 }] }])
})

it('The list is of a period, and says how often goods came in and went out in it', async () => {
  const { calls } = await open('?since=2026-11-01&until=2026-11-10')
  const asked = calls.filter(({ path }) => path === 'orders').map(({ query }) => [query.get('created[$gte]'), query.get('created[$lte]')])
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked.map(String))).toEqual(new Set(['2026-10-31T17:00:00.000Z,2026-11-10T16:59:59.999Z']))
  expect(await screen.findByRole('button', { name: /^In\s*1$/ })).toBeInTheDocument()
})

it('What is entered today is of now; of another day it is dated and booked on that day', () => {
  const line = { productId: id<'products'>(rice._id), name: 'Gạo', quantity: 2, cost: 700 }
  const values = { warehouseId: near, note: '', items: [line] }
  const at = '2026-11-05T02:00:00.000Z' as Instant
  expect(inventoryOrder('inventoryIn', values)).not.toHaveProperty('created')
  expect(inventoryOrder('inventoryIn', { ...values, at })).toMatchObject({ created: at, shippingTime: at, status: 'delivered' })
})
