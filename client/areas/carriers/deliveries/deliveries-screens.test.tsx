import type { Order } from '@shared/areas/trade/services/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { HomeParcels } from './components/home-parcels'
import { ScanReturnDialog } from './components/scan-return-dialog'
import { SendDialog } from './components/send-dialog'
import { LabelsScreen } from './screens/labels-screen'
import { OutcomesScreen } from './screens/outcomes-screen'

const company = { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: { carriers: true } }
const figures = { sent: 4, delivered: 3, failed: 1, success: 0.75, days: 2.5, quoted: 60_000, charged: 69_000, dearer: 9_000 }

it('What carriers took stands beside what they had said, by carrier', async () => {
  startFakeServer(({ path, query }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    if (query.get('report') !== 'outcomes') return pageOf([])
    return { body: { data: [{ _id: 'own', name: 'own', ...figures }], total: figures } }
  })
  renderApp(<OutcomesScreen />, { session: sessionOf(['/sales']), at: '/report/deliveries' })
  const list = await screen.findByRole('grid', { name: 'How parcels fared' })
  expect(await within(list).findByText('Own driver')).toBeInTheDocument()
  expect(within(list).getAllByText('9,000').length).toBeGreaterThan(0)
})

it('The first page says how many parcels need somebody, each kind leading to its list', async () => {
  startFakeServer(({ path, query }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    const isUnseen = [...query.keys()].some((key) => key.startsWith('returningAt'))
    return { body: { total: query.get('status') === 'returning' ? 2 : isUnseen ? 1 : 0, limit: 0, skip: 0, data: [] } }
  })
  renderApp(<HomeParcels />, { session: sessionOf(['/sales']), at: '/' })
  expect(await screen.findByRole('link', { name: '2 parcels are coming back' })).toHaveAttribute(
    'href',
    '/sales/deliveries?shown=comingBack',
  )
  expect(await screen.findByRole('link', { name: '1 hasn’t been seen for over 15 days since turning back' })).toHaveAttribute(
    'href',
    '/sales/deliveries?shown=unseen',
  )
  expect(screen.queryByText(/delivered/)).not.toBeInTheDocument()
})

it('A code that is scanned and belongs to nothing says so', async () => {
  startFakeServer(({ path }) => (path.startsWith('workspaces/') ? { body: company } : pageOf([])))
  renderApp(<ScanReturnDialog onClose={() => undefined} />, { session: sessionOf(['/sales']), at: '/sales/deliveries' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Code on the label/ }), '5DHX9{Enter}')
  expect(await screen.findByText('No delivery has the code 5DHX9')).toBeInTheDocument()
})

const parcel = {
  _id: 'dddddddddddddddddddddd01',
  rev: 1,
  created: '2026-11-20T03:00:00.000Z',
  accountId: 'aaaaaaaaaaaaaaaaaaaaaa01',
  carrier: 'ghn',
  code: '5DH0001',
  status: 'ready',
  codState: 'none',
  cod: 200_000,
  weight: 1000,
  events: [],
  order: { _id: 'cccccccccccccccccccccc01', order_number: 'S000123', group: 'sales' },
  to: {
    name: 'Chị Thảo',
    phone: '0913660248',
    address: '112 Phan Đình Phùng',
    division: 'new',
    province: 'Đồng Nai',
    ward: 'Phường Trấn Biên',
  },
}
const printed = { ...parcel, _id: 'dddddddddddddddddddddd02', carrier: 'own', code: 'VD000002', printedAt: '2026-11-20T04:00:00.000Z' }

it('Labels of several carriers print together, on A5 too; what was printed before is said, and it is noted what was printed', async () => {
  window.print = jest.fn()
  const { calls } = startFakeServer(({ path, method }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    return method === 'PATCH' ? { body: { ...parcel, rev: 2 } } : pageOf([parcel, printed])
  })
  renderApp(<LabelsScreen />, { session: sessionOf(['/sales']), at: `/print/deliveries?ids=${parcel._id},${printed._id}` })
  expect(await screen.findByRole('article', { name: '5DH0001' })).toHaveClass('delivery-label--100x75')
  expect(screen.getByRole('article', { name: 'VD000002' })).toBeInTheDocument()
  expect(screen.getByText('1 of these was printed before')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'A5' }))
  expect(screen.getByRole('article', { name: '5DH0001' })).toHaveClass('delivery-label--a5')
  await userEvent.click(screen.getByRole('button', { name: 'Leave 1 out that was printed' }))
  expect(screen.queryByRole('article', { name: 'VD000002' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Print 1 label' }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      [`deliveries/${parcel._id}`, { action: 'print' }],
    ]),
  )
  expect(window.print).toHaveBeenCalledTimes(1)
})

it('The label of a parcel that was cancelled is marked across it, that of another isn’t', async () => {
  startFakeServer(({ path }) =>
    path.startsWith('workspaces/') ? { body: company } : pageOf([{ ...parcel, status: 'cancelled' }, printed]),
  )
  renderApp(<LabelsScreen />, { session: sessionOf(['/sales']), at: `/print/deliveries?ids=${parcel._id},${printed._id}` })
  expect(await screen.findByRole('article', { name: '5DH0001' })).toHaveTextContent('CANCELLED')
  expect(screen.getByRole('article', { name: 'VD000002' })).not.toHaveTextContent('CANCELLED')
})

it('Forty labels of three carriers come in one print, in the order in which they were chosen', async () => {
  window.print = jest.fn()
  const ofCarriers = (['ghn', 'ghtk', 'own'] as const).flatMap((carrier, at) =>
    Array.from({ length: at === 0 ? 20 : 10 }, (_, number) => ({
      ...parcel,
      _id: `dddddddddddddddddd${String(at)}${String(number).padStart(5, '0')}`,
      accountId: `aaaaaaaaaaaaaaaaaaaaaa0${String(at)}`,
      carrier,
      code: `${carrier.toUpperCase()}${String(number).padStart(3, '0')}`,
    })),
  )
  // They were listed the newest first, and answered in another order.
  const chosen = ofCarriers.toReversed()
  const { calls } = startFakeServer(({ path, method }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    return method === 'PATCH' ? { body: { ...parcel, rev: 2 } } : pageOf(ofCarriers)
  })
  renderApp(<LabelsScreen />, { session: sessionOf(['/sales']), at: `/print/deliveries?ids=${chosen.map(({ _id }) => _id).join(',')}` })
  await screen.findByRole('article', { name: 'GHTK009' })
  expect(screen.getAllByRole('article').map((label) => label.getAttribute('aria-label'))).toEqual(chosen.map(({ code }) => code))
  await userEvent.click(screen.getByRole('button', { name: 'Print 40 labels' }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(40))
  expect(window.print).toHaveBeenCalledTimes(1)
})

const shippedAt = '2026-11-20T03:00:00.000Z' as Order['created']
const shippedOrder = {
  _id: 'cccccccccccccccccccccc01',
  rev: 1,
  created: shippedAt,
  group: 'sales',
  order_number: 'S000123',
  status: 'shipped',
  total: 200_000,
  paid: 0,
  items: [],
  shipments: [{ time: shippedAt, lines: [] }],
}

it('An old ward is offered what it has become, and nothing changes before it is pressed', async () => {
  startFakeServer(({ path }) => (path.startsWith('workspaces/') ? { body: company } : pageOf([])))
  const customer = { name: 'Chị Thảo', phone: '0913660248', address: '5 Võ Văn Tần, Phường 4, Quận 3, TP HCM' }
  const order = { ...shippedOrder, customer } as unknown as Order
  renderApp(<SendDialog order={order} time={shippedAt} onClose={() => undefined} />, {
    session: sessionOf(['/sales']),
    at: '/sales/deliveries',
  })
  expect(await screen.findByText('Phường 4 was split on 1 July 2025. Which one is it now?')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Ward or commune' })).toHaveValue('Phường 4')
  await userEvent.click(screen.getByRole('button', { name: 'Phường Xuân Hòa, Hồ Chí Minh' }))
  expect(screen.getByRole('textbox', { name: 'Ward or commune' })).toHaveValue('Phường Xuân Hòa')
  expect(screen.queryByRole('textbox', { name: /District/ })).not.toBeInTheDocument()
})

it('A parcel that went to the same telephone in another province is no place to send this one', async () => {
  const elsewhere = { ...parcel, to: { ...parcel.to, province: 'Hồ Chí Minh', ward: 'Phường Thủ Đức' } }
  startFakeServer(({ path }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    return path === 'deliveries' ? pageOf([elsewhere, parcel]) : pageOf([])
  })
  const customer = { name: 'Chị Thảo', phone: '0913660248', address: '112 Phan Đình Phùng, Đồng Nai' }
  renderApp(<SendDialog order={{ ...shippedOrder, customer } as unknown as Order} time={shippedAt} onClose={() => undefined} />, {
    session: sessionOf(['/sales']),
    at: '/sales/deliveries',
  })
  expect(await screen.findByText('As it was sent last')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Ward or commune' })).toHaveValue('Phường Trấn Biên')
})

it('Beside what each carrier takes stands how our own parcels fared there, and when the money of each comes', async () => {
  const quote = { accountId: 'aaaaaaaaaaaaaaaaaaaaaa01', carrier: 'ghtk', service: 'road', fee: 17_000, moneyDays: 4 }
  const quotes = [
    { ...quote, arrived: { success: 0.95, parcels: 118, province: 'Đồng Nai' } },
    { ...quote, service: 'fly', fee: 40_000, arrived: { success: 1, parcels: 12 } },
    { ...quote, accountId: 'aaaaaaaaaaaaaaaaaaaaaa02', carrier: 'own', service: 'own', fee: 15_000, moneyDays: 0 },
    { accountId: 'aaaaaaaaaaaaaaaaaaaaaa03', carrier: 'ghn', service: 'light', fee: 23_000 },
  ]
  startFakeServer(({ path, query }) => {
    if (path.startsWith('workspaces/')) return { body: company }
    return query.get('report') === 'quotes' ? { body: { data: quotes } } : pageOf([])
  })
  const customer = { name: 'Chị Thảo', phone: '0913660248', address: '112 Phan Đình Phùng, Phường Trấn Biên, Đồng Nai' }
  renderApp(<SendDialog order={{ ...shippedOrder, customer } as unknown as Order} time={shippedAt} onClose={() => undefined} />, {
    session: sessionOf(['/sales']),
    at: '/sales/deliveries',
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Weight, g' }), '1000')
  const ways = await screen.findByRole('radiogroup', { name: 'Carrier' }, { timeout: 3000 })
  expect(within(ways).getByText('95% arrived')).toBeInTheDocument()
  expect(within(ways).getByText('118 parcels to Đồng Nai')).toBeInTheDocument()
  expect(within(ways).getByText('12 parcels')).toBeInTheDocument()
  expect(within(ways).getAllByText(/arrived/)).toHaveLength(2)
  const waits = screen.getAllByText(/money comes/).map(({ textContent }) => textContent)
  expect(waits).toEqual(['GHTKGHTK: money comes after 4 days', 'Own driver: money comes the same day'])
})
