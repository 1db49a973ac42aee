import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { AgreementScreen } from './screens/agreement-screen'

const [originalId, madeId, orderId] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)]
const tea = (quantity: number, net: number, vat: number) => ({
  name: 'Trà sen',
  unit: 'hộp',
  quantity,
  price: 50_000,
  gross: net,
  discount: 0,
  net,
  vatRate: 8,
  vat,
})
const common = {
  rev: 1,
  created: '2026-11-19T03:00:00.000Z',
  orderIds: [orderId],
  order_number: 'S000487',
  part: 'order',
  type: 'vat',
  template: '1/001',
  series: 'C26TMS',
  provider: 'viettel',
  payment: 'CK',
  buyer: { legalName: 'Công ty Bếp Nhà Mẹ', taxCode: '0312456782', address: '112 Phan Đình Phùng' },
}
const original = {
  ...common,
  _id: originalId,
  kind: 'original',
  status: 'adjusted',
  number: '00000477',
  issuedAt: '2026-11-19T03:00:00.000Z',
  lines: [tea(12, 600_000, 48_000)],
  net: 600_000,
  vat: [{ rate: 8, base: 600_000, amount: 48_000 }],
  total: 648_000,
}
const made = {
  ...common,
  _id: madeId,
  kind: 'adjustment',
  originalId,
  status: 'issued',
  number: '00000480',
  issuedAt: '2026-11-20T03:00:00.000Z',
  reason: 'Trả 6 hộp giao thừa',
  agreement: { name: 'BB-477/2026', date: '2026-11-20' },
  lines: [tea(-6, -300_000, -24_000)],
  net: -300_000,
  vat: [{ rate: 8, base: -300_000, amount: -24_000 }],
  total: -324_000,
}
/** The order as it is today: six of the twelve are left. */
const order = {
  _id: orderId,
  rev: 1,
  group: 'sales',
  status: 'shipped',
  order_number: 'S000487',
  discount: 0,
  items: [{ name: 'Trà sen', unit: 'hộp', quantity: 12, returned: 6, price: 50_000, vatRate: 8 }],
  vat: [{ rate: 8, base: 600_000, amount: 48_000 }],
}
const tax = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'Công ty Mộc Sương',
  legalAddress: '12 Kha Vạn Cân',
  since: '2026-01-01',
}

const open = (at: string): void => {
  startFakeServer(({ path }) => {
    if (path.startsWith('workspaces')) return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], opts: { tax }, cfg: {} } }
    if (path === `invoices/${originalId}`) return { body: original }
    if (path === `invoices/${madeId}`) return { body: made }
    return pageOf(path === 'invoices' ? [made] : [order])
  })
  renderApp(
    <Routes>
      <Route path="/print/invoice-agreement/:id" element={<AgreementScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at },
  )
}
const rows = (): string[] => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

describe('The agreement on a correction', () => {
  it('names both sides, both invoices, what was wrong and what is right, and has a place to sign for each', async () => {
    open(`/print/invoice-agreement/${madeId}`)
    expect(await screen.findByRole('heading', { name: 'Agreement to adjust an invoice' })).toBeInTheDocument()
    const paper = screen.getByRole('article')
    expect(paper).toHaveTextContent('No.: BB-477/2026')
    expect(paper).toHaveTextContent('On day 20, month 11, year 2026')
    expect(await screen.findByText('SELLER (side A): Công ty Mộc Sương')).toBeInTheDocument()
    expect(paper).toHaveTextContent('BUYER (side B): Công ty Bếp Nhà MẹTax code: 0312456782')
    expect(paper).toHaveTextContent('form 1, sign C26TMS, number 00000477 of 19/11/2026')
    expect(paper).toHaveTextContent('1. Reason: Trả 6 hộp giao thừa')
    expect(paper).toHaveTextContent('adjusting invoice form 1, sign C26TMS, number 00000480 of 20/11/2026')
    expect(rows()).toEqual([
      'Goods, services | Says | Right is | Change',
      'Trà sen | 12 | 600,000 | 6 | 300,000 | −300,000',
      'Without tax | 600,000 | 300,000 | −300,000',
      'VAT 8% | 48,000 | 24,000 | −24,000',
      'To be paid | 648,000 | 324,000 | −324,000',
    ])
    expect(screen.getByText('FOR SIDE A')).toBeInTheDocument()
    expect(screen.getByText('FOR SIDE B')).toBeInTheDocument()
  })

  it('can be signed before the replacement is made: with the buyer as typed, and without a number', async () => {
    const planned = { as: 'replacement', name: 'BB-477/2026', day: '2026-11-20', reason: 'Sai mã số thuế', legalName: 'Công ty Bếp Nhà Mẹ' }
    open(
      `/print/invoice-agreement/${originalId}?${new URLSearchParams({ ...planned, taxCode: '0100109106', place: '112 Phan Đình Phùng' })}`,
    )
    expect(await screen.findByRole('heading', { name: 'Agreement to replace an invoice' })).toBeInTheDocument()
    const paper = screen.getByRole('article')
    expect(paper).toHaveTextContent('Tax code of the buyer: says “0312456782”, right is “0100109106”')
    expect(paper).not.toHaveTextContent('Address of the buyer: says')
    expect(paper).toHaveTextContent('side A issues a replacing invoice and hands it to side B')
  })
})
