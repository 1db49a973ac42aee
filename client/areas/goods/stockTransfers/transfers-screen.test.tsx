import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { TransfersScreen } from './screens/transfers-screen'

const [near, far] = ['1'.repeat(24), '2'.repeat(24)]
const rice = { _id: 'a'.repeat(24), name: 'Gạo', slug: 'GAO', unit: 'kg', group: 'goods', status: 'active', stockCount: 5, rev: 1 }
const [unit, away] = ['b'.repeat(24), 'c'.repeat(24)]
const warehouse = (_id: string, name: string) => ({ _id, name, status: 'active', workspaceId, rev: 1, created: '2026-11-01T01:00:00.000Z' })
const made = {
  _id: 'd'.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-20T02:00:00.000Z',
  transfer_number: 'CK000007',
  fromWarehouseId: near,
  fromWarehouse: { _id: near, name: 'Kho gần' },
  toWarehouseId: far,
  toWarehouse: { _id: far, name: 'Kho xa' },
  items: [{ productId: rice._id, name: 'Gạo', slug: 'GAO', unit: 'kg', quantity: 2, units: [unit, away] }],
  quantity: 2,
}

const open = async (at = '/warehouses/transfers', answer: object = { body: made }) => {
  const { calls } = startFakeServer(({ method, path, query }) => {
    if (method === 'POST') return answer as never
    if (path.startsWith('workspaces/'))
      return {
        body: { _id: workspaceId, rev: 1, created: made.created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', apps: [], opts: {}, cfg: {} },
      }
    if (path === 'warehouses') return pageOf([warehouse(near, 'Kho gần'), warehouse(far, 'Kho xa')])
    if (path === 'products') return pageOf(query.get('slug') === 'RAC' || query.has('barcode') ? [] : [rice])
    if (path === 'stocks' && query.has('report')) return { body: { data: [{ productId: rice._id, warehouseId: near, count: 5 }] } }
    if (path === 'stocks')
      return pageOf(
        query.get('_id') === unit
          ? [{ _id: unit, productId: rice._id, warehouseId: near, exported: false }]
          : query.get('_id') === away
            ? [{ _id: away, productId: rice._id, warehouseId: far, exported: false }]
            : [],
      )
    return pageOf([made])
  })
  renderApp(<TransfersScreen />, { session: sessionOf(['/purchases']), at })
  await screen.findByRole('row', { name: /CK000007/ })
  return () => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
}
afterEach(() => act(() => toast.remove()))

it('A transfer tells from where to where its goods went', async () => {
  await open(`/warehouses/transfers?open=${made._id}`)
  expect(await screen.findByRole('heading', { name: 'CK000007' })).toBeInTheDocument()
  expect(screen.getAllByText('Kho gần').length).toBeGreaterThan(0)
  expect(screen.getByText('2 kg')).toBeInTheDocument()
})

it('Transfers are told by where they went, with how often, and one is printed from where it is', async () => {
  const printed = jest.spyOn(window, 'open').mockReturnValue(null)
  await open(`/warehouses/transfers?open=${made._id}`)
  const chips = within(screen.getByRole('group', { name: 'Where the goods went' }))
  await waitFor(() => expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('All1'))
  await userEvent.click(await chips.findByRole('button', { name: /^To Kho xa/ }))
  await waitFor(() => expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('To Kho xa1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Print the transfer note' }))
  expect(printed).toHaveBeenCalledWith(`/print/transfer/${made._id}`, '_blank', 'noopener')
})

it('Scanned units of the warehouse are moved, the very ones; what doesn’t stand there is refused by name', async () => {
  const sent = await open('/warehouses/transfers?open=new')
  await screen.findAllByRole('option', { name: 'Kho xa' })
  await userEvent.selectOptions(screen.getByLabelText(/^From warehouse/), near)
  await userEvent.selectOptions(screen.getByLabelText(/^To warehouse/), far)
  const field = screen.getByLabelText('Scan a code')
  await userEvent.type(field, `${away}{Enter}`)
  expect(await screen.findByText('CCCCC does not stand in this warehouse')).toBeInTheDocument()
  await userEvent.type(field, 'rac{Enter}')
  expect(await screen.findByText('No goods have the code rac')).toBeInTheDocument()
  await userEvent.type(field, `${unit}{Enter}`)
  expect(await screen.findByText('Gạo: 1')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Move/ }))
  expect(await screen.findByText('2 units moved to Kho xa')).toBeInTheDocument()
  expect(sent()).toEqual([{ fromWarehouseId: near, toWarehouseId: far, items: [{ productId: rice._id, quantity: 1, units: [unit] }] }])
})

it('What the server refuses is said, and what was written stays', async () => {
  await open('/warehouses/transfers?open=new', refusal(409, 'conflict', 'Gạo not enough stock'))
  await screen.findAllByRole('option', { name: 'Kho xa' })
  await userEvent.selectOptions(screen.getByLabelText(/^From warehouse/), near)
  await userEvent.selectOptions(screen.getByLabelText(/^To warehouse/), far)
  await userEvent.type(screen.getByLabelText('Scan a code'), 'gao{Enter}')
  await screen.findByText('Gạo: 1')
  await userEvent.click(screen.getByRole('button', { name: /^Move/ }))
  await waitFor(() => expect(screen.getAllByText('Gạo not enough stock').length).toBeGreaterThan(0))
  expect(screen.getByLabelText('Units of Gạo')).toHaveValue('1')
})
