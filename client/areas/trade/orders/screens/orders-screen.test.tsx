import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { pageOf, refusal, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { sampleOrder } from '../order-samples'
import { SalesOrdersScreen } from './orders-screen'

const workspace = {
  _id: workspaceId,
  rev: 1,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Mộc Sương',
  apps: [],
  opts: { orderTags: [], fundLabels: [] },
}
const Where = () => <p>at {useLocation().pathname}</p>
const open = (address: string): void => {
  const order = sampleOrder()
  startFakeServer(({ path }) => {
    if (path.startsWith('workspaces/')) return { body: workspace }
    if (path === `orders/${order._id}`) return { body: order }
    return path.startsWith('orders/') ? refusal(404, 'not-found', 'Not found') : pageOf([])
  })
  renderApp(
    <Routes>
      <Route path="/sales/orders/:search?/:byId?" element={<SalesOrdersScreen />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    { session: sessionOf(['/sales']), at: address },
  )
}

it('The address of one order opens it, and names the tab after it', async () => {
  open(`/sales/orders/byOrder/${sampleOrder()._id}`)
  expect(await screen.findByRole('heading', { name: 'S000427' })).toBeInTheDocument()
  expect(document.title).toMatch(/^S000427/)
})

it('The address of an order that doesn’t exist leads to the page that says so', async () => {
  open(`/sales/orders/byOrder/${'f'.repeat(24)}`)
  expect(await screen.findByText('at /404')).toBeInTheDocument()
})

it('In a list, an order that can’t be opened leaves the list in sight', async () => {
  open(`/sales/orders?open=${'f'.repeat(24)}`)
  expect(await screen.findByRole('heading', { name: 'This order could not be opened' })).toBeInTheDocument()
})
