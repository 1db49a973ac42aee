import type { Order } from '@shared/areas/trade/services/orders'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { sampleOrder } from '../order-samples'
import { BulkBar } from './bulk-bar'

const workspace = { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], cfg: {}, opts: { orderTags: ['Gấp', 'COD'] } }
const orderOf = (digit: string, tags: string[], number: string): Order =>
  sampleOrder({ _id: digit.repeat(24) as Order['_id'], tags, order_number: number, status: 'processing' })
const [urgent, plain, other] = [orderOf('1', ['Gấp'], 'S000001'), orderOf('2', [], 'S000002'), orderOf('3', ['COD'], 'S000003')]

const takenBack = {
  data: [
    { _id: '8'.repeat(24), service: 'orders', recordId: plain._id, name: 'S000002', refused: 'Nothing leaves it' },
    {
      _id: '9'.repeat(24),
      service: 'orders',
      recordId: urgent._id,
      name: 'S000001',
      way: 'status',
      changes: { status: { before: 'confirmed', after: 'processing' } },
    },
  ],
  next: null,
}

const render = (orders: Order[], { refuses, total = orders.length }: { refuses?: Order | undefined; total?: number } = {}) => {
  const { calls } = startFakeServer(({ method, path, body }) => {
    if (path.startsWith('workspaces')) return { body: workspace }
    if (path === 'warehouses') return pageOf([{ _id: 'e'.repeat(24), name: 'Kho Gò Vấp', status: 'active', rev: 1 }])
    if (method !== 'PATCH') return pageOf(path === 'orders' ? [urgent, plain, other] : [])
    if (path === 'history') return { body: takenBack }
    if (refuses && path.endsWith(refuses._id)) return refusal(409, 'conflict', 'Somebody changed the same fields')
    return { body: { ...plain, ...(body as object), _id: path.split('/')[1], rev: 4 } }
  })
  renderApp(<BulkBar group="sales" orders={orders} filter={{ group: 'sales' }} total={total} onClose={() => undefined} />, {
    session: sessionOf(['/sales']),
  })
  const patches = () => calls.filter(({ method }) => method === 'PATCH')
  return {
    sent: (): unknown[] => patches().flatMap(({ path, body }) => (path === 'history' ? [] : [[path.split('/')[1]?.[0], body]])),
    takings: (): unknown[] => patches().flatMap(({ path, query, body }) => (path === 'history' ? [[path, query.get('bulkId'), body]] : [])),
    bulkIds: () => patches().flatMap(({ headers }) => headers.get('Bulk-Id') ?? []),
  }
}

const open = async (orders: Order[], refuses?: Order) => {
  const { sent } = render(orders, { refuses })
  await userEvent.click(screen.getByRole('button', { name: 'Tags' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Gấp/ }))
  return sent
}

// Toasts outlive the screen they were said on.
afterEach(() => act(() => toast.remove()))

it('A tag is put on those of the marked orders that lack it, and taken back from all of them at once', async () => {
  const sent = await open([urgent, plain, other])
  expect(await screen.findByText('“Gấp” put on 2 orders')).toBeInTheDocument()
  expect(sent()).toEqual([
    ['2', { tags: ['Gấp'], rev: 3 }],
    ['3', { tags: ['COD', 'Gấp'], rev: 3 }],
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findByText('Taken back')
  expect(sent().slice(2)).toEqual([
    ['2', { tags: [], rev: 4 }],
    ['3', { tags: ['COD'], rev: 4 }],
  ])
})

it('A tag that all marked orders have is taken off', async () => {
  const sent = await open([urgent])
  expect(await screen.findByText('“Gấp” taken off 1 order')).toBeInTheDocument()
  expect(sent()).toEqual([['1', { tags: [], rev: 3 }]])
})

it('An order that refuses is named with the reason; the others are changed', async () => {
  const sent = await open([plain, other], plain)
  expect(await screen.findByText('Not changed: S000002. Somebody changed the same fields')).toBeInTheDocument()
  expect(screen.getByText('“Gấp” put on 1 order')).toBeInTheDocument()
  expect(sent()).toHaveLength(2)
})

it('All that fit the filter are set to a status one by one; what is refused is told, the rest is taken back by one command', async () => {
  const { sent, takings, bulkIds } = render([urgent], { refuses: other, total: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Status' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Confirmed' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change 3' }))
  expect(await screen.findByText('Somebody changed the same fields')).toBeInTheDocument()
  expect(await screen.findByText(/3 of 3 · 2 changed/)).toBeInTheDocument()
  expect(sent()).toEqual(['1', '2', '3'].map((digit) => [digit, { status: 'confirmed', rev: 3 }]))
  await userEvent.click(screen.getByRole('button', { name: 'Take back 2…' }))
  expect(await screen.findByText('1 change goes back')).toBeInTheDocument()
  expect(screen.getByText('Nothing leaves it')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take back 1' }))
  expect(await screen.findByText('1 change went back')).toBeInTheDocument()
  expect(takings()).toEqual([
    ['history', bulkIds()[0], { preview: true }],
    ['history', bulkIds()[0], {}],
  ])
  expect(new Set(bulkIds()).size).toBe(1)
  expect(bulkIds()[0]).toMatch(/^[0-9a-f]{24}$/)
})

it('What is left of several orders is shipped from one warehouse; one without enough stock stays', async () => {
  const time = '2026-11-21T03:00:00.000Z'
  const lines = [{ index: 0, productId: plain.items[0]?.productId, quantity: 1 }]
  const { calls } = startFakeServer(({ method, path, body }) => {
    if (path.startsWith('workspaces')) return { body: workspace }
    if (path === 'warehouses') return pageOf([{ _id: 'e'.repeat(24), name: 'Kho Gò Vấp', status: 'active', rev: 1 }])
    if (method !== 'PATCH') return pageOf([])
    if (path.endsWith(other._id)) return refusal(409, 'conflict', 'Trà not enough stock')
    return { body: { ...plain, ...(body as object), shipments: [{ time, lines, net: 1, cost: 1 }], rev: 4 } }
  })
  renderApp(<BulkBar group="sales" orders={[plain, other]} filter={{ group: 'sales' }} total={2} onClose={() => undefined} />, {
    session: sessionOf(['/sales']),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'From Kho Gò Vấp' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2' }))
  expect(await screen.findByText('Trà not enough stock')).toBeInTheDocument()
  const sent = calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))
  expect(sent).toEqual([
    { status: 'shipped', warehouseId: 'e'.repeat(24), rev: 3 },
    { status: 'shipped', warehouseId: 'e'.repeat(24), rev: 3 },
  ])
})
