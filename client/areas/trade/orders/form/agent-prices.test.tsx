import type { Id } from '@shared/foundation/ids'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api } from '../../../../api/api'
import { pageOf, startFakeServer, type SeenCall } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { OrderDock } from './order-dock'

const agentId = 'dddddddddddddddddddddd01'
const tea = {
  _id: 'eeeeeeeeeeeeeeeeeeeeee01',
  rev: 1,
  created: '2026-01-01T00:00:00.000Z',
  group: 'goods',
  status: 'active',
  name: 'Trà sen',
  slug: 'TRA_SEN',
  price: 105_000,
  unit: 'hộp',
  stockCount: 9,
}

beforeEach(() => localStorage.clear())

/** A new order of an agent who pays `price` for tea. */
const newOrder = (price: () => number) => {
  const server = startFakeServer(({ path, query }: SeenCall) => {
    const report = query.get('report')
    if (report === 'agentPrices') return { body: { agentId, rank: 'Bạc', data: [{ productId: tea._id, price: price(), own: false }] } }
    if (report) return { body: { partnerBalance: 0, outstanding: 0, data: [] } }
    if (path.startsWith('workspaces')) return { body: { _id: workspaceId, rev: 1, apps: ['agentpro'], cfg: {}, opts: { orderTags: [] } } }
    return pageOf(path === 'products' ? [tea] : [])
  })
  let ask: (() => unknown) | undefined
  const Refetch = () => {
    ask = api.apPrices.useReport('agentPrices', { agentId: agentId as Id<'assets'> }).refetch
    return null
  }
  renderApp(
    <>
      <OrderDock
        group="sales"
        order={null}
        partner={{ value: agentId, label: 'Đại lý Thanh Trà', group: 'Sales Agents' }}
        onCreated={() => undefined}
        onClose={() => undefined}
      />
      <Refetch />
    </>,
    { session: sessionOf(['/sales']) },
  )
  return { server, priceChanges: () => ask?.() }
}
const addTea = async () => {
  await userEvent.type(await screen.findByRole('combobox', { name: /product|item/i }), 'tra')
  await userEvent.click(await screen.findByRole('option', { name: /Trà sen/ }))
}
const priceField = () => screen.getByRole('textbox', { name: /^Price, Trà sen/ })

test('A line of an agent’s order begins at the agent’s price', async () => {
  const { server } = newOrder(() => 92_000)
  await waitFor(() => expect(server.calls.some(({ query }) => query.get('report') === 'agentPrices')).toBe(true))
  await addTea()
  await waitFor(() => expect(priceField()).toHaveValue('92,000'))
  expect(screen.queryByText(/prices are others now/)).not.toBeInTheDocument()
})

test('A price that changes while the order is written is told, and taken by a press', async () => {
  let price = 92_000
  const { priceChanges } = newOrder(() => price)
  await addTea()
  await waitFor(() => expect(priceField()).toHaveValue('92,000'))
  price = 90_000
  priceChanges()
  expect(await screen.findByText(/Trà sen 92,000 → 90,000/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take the agent’s prices' }))
  expect(priceField()).toHaveValue('90,000')
  expect(screen.queryByText(/prices are others now/)).not.toBeInTheDocument()
})

test('What one wants to keep stays as it is written', async () => {
  let price = 92_000
  const { priceChanges } = newOrder(() => price)
  await addTea()
  await waitFor(() => expect(priceField()).toHaveValue('92,000'))
  price = 95_000
  priceChanges()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as written' }))
  expect(screen.queryByText(/prices are others now/)).not.toBeInTheDocument()
  expect(priceField()).toHaveValue('92,000')
})
