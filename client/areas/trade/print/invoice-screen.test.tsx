import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { startFakeServer } from '../../../testing/fake-server'
import { paperServer, printedBank, printedId } from '../../../testing/papers'
import { sessionOf } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { InvoiceScreen } from './screens/invoice-screen'

const open = async (cfg: object, changed: object = {}) => {
  startFakeServer(paperServer(cfg, { changed }))
  renderApp(
    <Routes>
      <Route path="/print/invoice/:id" element={<InvoiceScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at: `/print/invoice/${printedId}` },
  )
  await screen.findByText('S000123')
}

it('An invoice is called a sales invoice, with a code that pays what is left and without SKUs', async () => {
  await open(printedBank)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sales invoice')
  expect(screen.getByText(/150,000.*S000123/)).toBeInTheDocument()
  expect(screen.queryByText('TRA_SEN')).not.toBeInTheDocument()
})

it('The board gives it another title, prints SKUs and leaves the code away', async () => {
  await open({ ...printedBank, invoiceTitle: 'Phiếu bán hàng', ShowSkuOnInvoice: true, HidePaymentCode: true })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Phiếu bán hàng')
  expect(screen.getByText('TRA_SEN')).toBeInTheDocument()
  expect(screen.queryByText(/150,000.*S000123/)).not.toBeInTheDocument()
})

it('After goods came back the words are those of what is left to pay, as in the figure above them', async () => {
  await open({}, { returnedTotal: 100_000 })
  expect(screen.getByText(/in words/)).toHaveTextContent('Left to pay, in words: Fifty thousand dong')
})

it('CANCELLED stands across the invoice of an order that was cancelled', async () => {
  await open({ invoicePaymentMethods: 'Vietcombank 0071' }, { status: 'cancelled', paid: 0 })
  expect(screen.getByText('CANCELLED')).toBeInTheDocument()
  expect(screen.queryByText('Vietcombank 0071')).not.toBeInTheDocument()
})
