import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { InvoiceScreen } from './screens/invoice-screen'

const id = 'a'.repeat(24)
const order = {
  _id: id,
  workspaceId,
  rev: 1,
  created: '2026-11-18T02:00:00.000Z',
  group: 'sales',
  order_number: 'S000123',
  status: 'delivered',
  items: [{ group: 'goods', name: 'Trà sen', slug: 'TRA_SEN', price: 100_000, quantity: 3, quantityGift: 1, shipped: 3 }],
  shipments: [],
  total: 200_000,
  discount: 0,
  paid: 50_000,
  usePartnerBalance: 0,
}
const bank = { bankBin: '970436', bankAccount: '1234567890', bankHolder: 'CONG TY MOC SUONG' }

const open = async (cfg: object) => {
  startFakeServer(({ path }) =>
    path === 'bankAccounts'
      ? pageOf([])
      : {
          body: path.startsWith('orders')
            ? order
            : { _id: workspaceId, rev: 1, created: order.created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', cfg, opts: {}, apps: [] },
        },
  )
  renderApp(
    <Routes>
      <Route path="/print/invoice/:id" element={<InvoiceScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at: `/print/invoice/${id}` },
  )
  await screen.findByText('S000123')
}

it('An invoice is called a sales invoice, with a code that pays what is left and without SKUs', async () => {
  await open(bank)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sales invoice')
  expect(screen.getByText(/150,000.*S000123/)).toBeInTheDocument()
  expect(screen.queryByText('TRA_SEN')).not.toBeInTheDocument()
})

it('The board gives it another title, prints SKUs and leaves the code away', async () => {
  await open({ ...bank, invoiceTitle: 'Phiếu bán hàng', ShowSkuOnInvoice: true, HidePaymentCode: true })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Phiếu bán hàng')
  expect(screen.getByText('TRA_SEN')).toBeInTheDocument()
  expect(screen.queryByText(/150,000.*S000123/)).not.toBeInTheDocument()
})
