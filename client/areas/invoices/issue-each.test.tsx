import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, refusal, startFakeServer } from '../../testing/fake-server'
import { sessionOf, workspaceId } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { Uninvoiced } from './components/uninvoiced'

const orderOf = (digit: string, total: number, more: object = {}) => ({
  _id: digit.repeat(24),
  order_number: `S00000${digit}`,
  created: `2026-11-21T0${digit}:00:00.000Z`,
  partner: `Khách ${digit}`,
  total,
  ...more,
})
const [first, wrongCode, last] = [orderOf('1', 1_080_000), orderOf('2', 540_000), orderOf('3', 216_000)]
const draft = orderOf('4', 100_000, { invoiceStatus: 'draft' })
const refused = orderOf('5', 200_000, { invoiceStatus: 'failed' })
const counterSales = [orderOf('6', 50_000, { retail: true }), orderOf('7', 60_000, { retail: true })]
const rows = [first, wrongCode, last, draft, refused, ...counterSales]

test('All orders without an invoice are issued by one press, one invoice each; what can’t be issued says why', async () => {
  const { calls } = startFakeServer(({ method, path, query, body }) => {
    if (path.startsWith('workspaces')) return { body: { _id: workspaceId, rev: 1, name: 'Mộc Sương', apps: [], opts: {}, cfg: {} } }
    if (query.get('report') === 'counts')
      return { body: { data: [], corrections: 0, standing: 0, complete: true, net: 0, vat: 0, provider: 'viettel', gathersDay: true } }
    if (query.get('report') === 'uninvoiced') return { body: { total: { count: rows.length, amount: 2_246_000 }, data: rows } }
    if (method !== 'POST' || path !== 'invoices') return pageOf([])
    const { orderIds } = body as { orderIds: string[] }
    if (orderIds[0] === wrongCode._id) return refusal(400, 'bad-request', 'The check digit of 0312456780 is wrong')
    return { status: 201, body: { _id: 'e'.repeat(24), rev: 1, orderIds, status: 'issuing' } }
  })
  const issued = () => calls.flatMap(({ method, path, body }) => (method === 'POST' && path === 'invoices' ? [body] : []))
  renderApp(<Uninvoiced filters={{ since: '2026-11-01', until: '2026-11-30' }} />, { session: sessionOf(['/sales']) })

  await userEvent.click(await screen.findByRole('button', { name: 'Issue 3 invoices' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^3 invoices · 1,836,000/)).toBeInTheDocument()
  expect(dialog.getByText('4 orders aren’t among them')).toBeInTheDocument()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'S000004 there is a draft: issue it from there',
    'S000005 it was refused: mend it and issue it again',
    'S000006 comes on one invoice with the others of its day',
    'S000007 comes on one invoice with the others of its day',
  ])
  expect(issued()).toEqual([])

  await userEvent.click(dialog.getByRole('button', { name: 'Issue 3 invoices' }))
  expect(await dialog.findByText(/3 of 3 · 2 on their way/)).toBeInTheDocument()
  expect(issued()).toEqual([first, wrongCode, last].map(({ _id }) => ({ orderIds: [_id] })))
  expect(dialog.getByText('1 not issued')).toBeInTheDocument()
  expect(dialog.getByRole('listitem')).toHaveTextContent('S000002 · Khách 2 The check digit of 0312456780 is wrong')
  expect(dialog.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /Issue/ })).not.toBeInTheDocument()
})
