import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { LabelsScreen } from './screens/labels-screen'

const [tea, purchase] = ['eeeeeeeeeeeeeeeeeeeeee01', 'dddddddddddddddddddddd01']
const unit = { _id: 'bbbbbbbbbbbbbbbbbbbbbb01', productId: tea, importId: purchase, created: '2026-11-01T02:00:00.000Z', exported: true }

it('Of a delivery that has all been sold it says so, and offers the labels all the same', async () => {
  startFakeServer(({ path, query }) => {
    if (path === 'stocks') return query.has('exported') ? pageOf([]) : pageOf([unit])
    if (path.startsWith('products/')) return { body: { _id: tea, name: 'Trà sen', slug: 'TRA_SEN', unit: 'hộp' } }
    if (path.startsWith('orders/')) return { body: { _id: purchase, order_number: 'P000007', created: unit.created } }
    return {
      body: { _id: workspaceId, rev: 1, created: unit.created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', apps: [], opts: {}, cfg: {} },
    }
  })
  renderApp(
    <Routes>
      <Route path="/inventory/:productId/:orderId" element={<LabelsScreen />} />
    </Routes>,
    { session: sessionOf(['/purchases']), at: `/inventory/${tea}/${purchase}` },
  )
  expect(await screen.findByText('All of them have left')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show all its labels' }))
  expect(await screen.findByRole('button', { name: 'Print 1 label' })).toBeInTheDocument()
})
