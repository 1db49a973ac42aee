import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { UnitScreen } from './screens/unit-screen'

const [unit, product, came, left, near, far] = ['a', 'b', 'c', 'd', '1', '2'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
const base = { workspaceId, rev: 1, created: '2026-11-18T02:00:00.000Z' }
const purchase = { ...base, _id: came, group: 'purchases', order_number: 'P000092', supplier: { _id: 's', name: 'HTX Trà' }, items: [] }
const sale = {
  ...base,
  _id: left,
  group: 'sales',
  order_number: 'S000777',
  customer: { _id: 'k', name: 'Chị Hoa' },
  discount: 20,
  items: [{ productId: product, group: 'goods', name: 'Trà', price: 100, quantity: 2, quantityGift: 0, shipped: 2 }],
}
const stock = {
  ...base,
  _id: unit,
  productId: product,
  warehouseId: far,
  cost: 60,
  importId: came,
  exported: true,
  exportId: left,
  exportTime: '2026-11-20T02:00:00.000Z',
}
const move = {
  ...base,
  _id: 'e'.repeat(24),
  created: '2026-11-19T02:00:00.000Z',
  transfer_number: 'CK000003',
  fromWarehouse: { _id: near, name: 'Kho gần' },
  toWarehouse: { _id: far, name: 'Kho xa' },
  items: [],
}

const open = async (rights: Parameters<typeof sessionOf>[0]) => {
  startFakeServer(({ path }) => {
    if (path === `stocks/${unit}`) return { body: stock }
    if (path === `products/${product}`)
      return { body: { ...base, _id: product, name: 'Trà sen', group: 'goods', unit: 'gói', slug: 'TRA' } }
    if (path === `orders/${came}`) return { body: purchase }
    if (path === `orders/${left}`) return { body: sale }
    return pageOf(path === 'stockTransfers' ? [move] : [])
  })
  renderApp(
    <Routes>
      <Route path="/unit/:unitId" element={<UnitScreen />} />
    </Routes>,
    { session: sessionOf(rights), at: `/unit/${unit}` },
  )
  await screen.findByText('Left with S000777 to Chị Hoa')
}

it('A unit tells where it came from, where it was moved and who has it; the board, what it earned to the dong', async () => {
  await open(['bod'])
  expect(screen.getByText('Came in with P000092 from HTX Trà')).toBeInTheDocument()
  expect(await screen.findByText('Moved from Kho gần to Kho xa with CK000003')).toBeInTheDocument()
  expect(screen.getByText('Sold for').closest('div')).toHaveTextContent('90')
  expect(screen.getByText('Margin').closest('div')).toHaveTextContent('30')
})

it('A seller sees its way, and nothing of money', async () => {
  await open(['/sales'])
  expect(screen.queryByText('Sold for')).toBeNull()
  expect(screen.queryByText('Cost')).toBeNull()
})
