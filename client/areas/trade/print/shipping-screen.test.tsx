import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { ShippingScreen } from './screens/shipping-screen'

const time = '2026-11-21T07:05:00.000Z'
const note = {
  _id: time,
  orderId: 'aaaaaaaaaaaaaaaaaaaaaa01',
  order_number: 'S000427',
  group: 'sales',
  nth: 2,
  partner: { name: 'Anh Tâm', phone: '0903 418 276', address: '48 Đặng Văn Bi' },
  warehouse: { _id: 'bbbbbbbbbbbbbbbbbbbbbb01', name: 'Thủ Đức' },
  shipmentItems: [{ _id: 'cccccccccccccccccccccc01', name: 'Cà phê Robusta', unit: 'gói', quantity: 18, ordered: 40, before: 20 }],
  shipmentNotice: '',
}
const received = { ...note, order_number: 'P000081', group: 'purchases' }
const serverOf =
  (told: object, cfg: object): FakeHandler =>
  ({ path, method }) => {
    if (path.startsWith('workspaces/'))
      return { body: { _id: workspaceId, rev: 1, created: time, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', apps: [], opts: {}, cfg } }
    if (method === 'POST') return { body: { _id: 'dddddddddddddddddddddd01', rev: 1 } }
    if (method === 'PATCH') return { body: { _id: note.orderId, rev: 2, noteTokens: [{ time, token: 'abc' }] } }
    return { body: told }
  }
const open = (rights: Parameters<typeof sessionOf>[0], told: object = note) => {
  const { calls } = startFakeServer(serverOf(told, { invoiceNotice: 'Hàng còn nguyên tem được đổi trong 7 ngày.' }))
  renderApp(
    <Routes>
      <Route path="/print/shipping/:time" element={<ShippingScreen />} />
    </Routes>,
    { session: sessionOf(rights), at: `/print/shipping/${encodeURIComponent(time)}` },
  )
  return calls
}

it('A delivery note says what was ordered, what went before, what goes now and what is left, without a price', async () => {
  open(['/sales'])
  expect(await screen.findByRole('heading', { name: 'Delivery note' })).toBeInTheDocument()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '#ItemUnitOrderedBeforeNowLeft',
    '1Cà phê Robustagói4020182',
    'Total4020182',
  ])
  expect(screen.getByText('S000427 · shipment 2', { exact: false })).toBeInTheDocument()
})

it('A note of goods that come in is a receiving note, also by the name of its tab: what came before, and no promise to customers', async () => {
  open(['/purchases'], received)
  expect(await screen.findByRole('heading', { name: 'Receiving note' })).toBeInTheDocument()
  expect(document.title).toBe('Receiving note P000081')
  expect(screen.getByRole('columnheader', { name: 'Received' })).toBeInTheDocument()
  expect(screen.queryByText(/được đổi trong 7 ngày/)).not.toBeInTheDocument()
})

it('A delivery note promises customers what the company promises', async () => {
  open(['/sales'])
  expect(await screen.findByText('Hàng còn nguyên tem được đổi trong 7 ngày.')).toBeInTheDocument()
  expect(document.title).toBe('Delivery note S000427')
})

it('its link is made on request, and the settings of the page are the board’s', async () => {
  const calls = open(['bod'])
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ shareShipping: time, share: true })
  await userEvent.click(screen.getByRole('button', { name: 'Print settings' }))
  expect(await screen.findByRole('dialog', { name: 'Print settings' })).toBeInTheDocument()
})

it('whoever isn’t of the board has no settings', async () => {
  open(['/sales'])
  expect(await screen.findByRole('heading', { name: 'Delivery note' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Print settings' })).not.toBeInTheDocument()
})

it('a word to whoever takes the goods is written on the note', async () => {
  const calls = open(['/sales'])
  await userEvent.click(await screen.findByRole('button', { name: 'Notice' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notice on this note' }), 'Hàng dễ vỡ ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ group: 'shipmentNotice', shippingTime: time, body: 'Hàng dễ vỡ' })
})
