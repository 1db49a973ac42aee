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
    if (path === 'products') return pageOf([{ _id: tea, name: 'Trà sen', slug: 'TRA_SEN', unit: 'hộp' }])
    if (path.startsWith('orders/'))
      return { body: { _id: purchase, order_number: 'P000007', group: 'purchases', items: [], created: unit.created } }
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

it('A purchase has the labels of all it brought, in the order of its lines, or of one of them', async () => {
  const coffee = 'eeeeeeeeeeeeeeeeeeeeee02'
  const units = [unit, { ...unit, _id: 'bbbbbbbbbbbbbbbbbbbbbb02', productId: coffee }, { ...unit, _id: 'bbbbbbbbbbbbbbbbbbbbbb03' }]
  const line = (productId: string, name: string) => ({ productId, name, group: 'goods', quantity: 2, quantityGift: 0, shipped: 2 })
  startFakeServer(({ path, query }) => {
    const product = query.get('productId')
    if (path === 'stocks') return pageOf(units.filter(({ productId }) => product === null || productId === product))
    if (path === 'products') return pageOf([])
    if (path.startsWith('orders/'))
      return {
        body: {
          _id: purchase,
          order_number: 'P000007',
          group: 'purchases',
          created: unit.created,
          items: [line(coffee, 'Cà phê'), line(tea, 'Trà sen')],
        },
      }
    return {
      body: { _id: workspaceId, rev: 1, created: unit.created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', apps: [], opts: {}, cfg: {} },
    }
  })
  renderApp(
    <Routes>
      <Route path="/inventory/labels/:orderId" element={<LabelsScreen />} />
    </Routes>,
    { session: sessionOf(['/purchases']), at: `/inventory/labels/${purchase}` },
  )
  expect(await screen.findByRole('button', { name: 'Print 3 labels' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Label / }).map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
    'Cà phêB',
    'Trà sen',
    'Trà sen',
  ])
  expect(screen.getByRole('link', { name: 'Back to P000007' })).toHaveAttribute('href', `/purchases/orders/byOrder/${purchase}`)
  await userEvent.selectOptions(screen.getByLabelText('Goods'), coffee)
  expect(await screen.findByRole('button', { name: 'Print 1 label' })).toBeInTheDocument()
})
