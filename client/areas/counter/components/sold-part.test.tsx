import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startFakeServer, type FakeAnswer, type SeenCall } from '../../../testing/fake-server'
import { paperServer, printedId, printedOrder } from '../../../testing/papers'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { SoldPart } from './sold-part'

const taxpayer = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'MỘC SƯƠNG',
  legalAddress: 'Huế',
  since: '2026-01-01',
}
const company = { _id: workspaceId, rev: 1, created: printedOrder.created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', cfg: {}, apps: [] }

const open = (sale: object, { opts = {}, answers }: { opts?: object; answers?: (call: SeenCall) => FakeAnswer | undefined } = {}) => {
  const papers = paperServer({}, { changed: sale })
  const server = startFakeServer((call) => {
    const own = answers?.(call)
    if (own) return own
    if (call.query.get('report') === 'company') return { body: { answer: 'unknown' } }
    return call.path.startsWith('workspaces') ? { body: { ...company, opts } } : papers(call)
  })
  done = []
  renderApp(
    <SoldPart
      sale={{ ...printedOrder, ...sale } as never}
      onPrint={() => done.push('printed')}
      onReturn={({ order_number }) => done.push(`return of ${order_number}`)}
      onDone={() => done.push('to the next code')}
    />,
    { session: sessionOf(['/sales']) },
  )
  return server
}
/** What the counter was told. */
let done: string[] = []
const sent = (server: ReturnType<typeof open>, method: string) =>
  server.calls.flatMap((call) => (call.method === method ? [{ path: call.path, body: call.body }] : []))

test('the invoice of a buyer whose tax code is known is issued by one press', async () => {
  const made = { _id: 'f'.repeat(24), rev: 1, status: 'issuing', order_number: 'S000123' }
  const server = open(
    { customer: { name: 'Công ty An Khang', taxCode: '0312456782' } },
    { opts: { tax: taxpayer }, answers: ({ path, method }) => (path === 'invoices' && method === 'POST' ? { body: made } : undefined) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Issue an invoice' }))
  await waitFor(() => expect(sent(server, 'POST')).toEqual([{ path: 'invoices', body: { orderIds: [printedId] } }]))
})

test('a walk-in customer says what stands on the invoice; a tax code that can’t be one isn’t sent', async () => {
  const made = { _id: 'f'.repeat(24), rev: 1, status: 'issuing', order_number: 'S000123' }
  const server = open(
    { customer: { name: 'Khách lẻ' } },
    { opts: { tax: taxpayer }, answers: ({ path, method }) => (path === 'invoices' && method === 'POST' ? { body: made } : undefined) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Issue an invoice' }))
  expect(screen.getByLabelText('Who buys')).toHaveValue('')
  await userEvent.type(screen.getByLabelText('Buyer’s tax code'), '0312456783')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(sent(server, 'POST')).toEqual([])
  await userEvent.clear(screen.getByLabelText('Buyer’s tax code'))
  await userEvent.type(screen.getByLabelText('Buyer’s tax code'), '0312 456 782')
  await userEvent.type(screen.getByLabelText('Company on the invoice'), 'Công ty An Khang')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const buyer = { taxCode: '0312456782', legalName: 'Công ty An Khang' }
  await waitFor(() =>
    expect(sent(server, 'POST')).toEqual([{ path: 'invoices', body: { orderIds: [printedId], buyer, status: 'issuing' } }]),
  )
})

test('the receipt is sent by mail, or by its link', async () => {
  const server = open({}, { answers: ({ method }) => (method === 'PATCH' ? { body: { ...printedOrder, printToken: 'abc' } } : undefined) })
  await userEvent.click(await screen.findByRole('button', { name: 'Send the receipt' }))
  await userEvent.type(await screen.findByLabelText('Mail it to'), 'hanh@x.example')
  await userEvent.click(screen.getByRole('button', { name: /^Send a mail/ }))
  await waitFor(() =>
    expect(sent(server, 'PATCH')).toEqual([
      { path: `orders/${printedId}`, body: { share: true } },
      { path: `orders/${printedId}`, body: { mailReceipt: 'hanh@x.example' } },
    ]),
  )
})

test('a sale that waits to be sent can be printed and nothing more; a company without taxes issues nothing', async () => {
  const ignore = (): void => undefined
  const { _id: _ofTheBooks, ...away } = printedOrder
  startFakeServer(paperServer({}))
  renderApp(<SoldPart sale={{ ...away, order_number: 'Q2A-000137' } as never} onPrint={ignore} onReturn={ignore} onDone={ignore} />, {
    session: sessionOf(['/sales']),
  })
  expect(await screen.findByText('Q2A-000137')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled()
  for (const name of ['Issue an invoice', 'Send the receipt', 'Return or exchange'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('outside a field H issues the invoice and R takes the goods back; then the next code can be scanned', async () => {
  const made = { _id: 'f'.repeat(24), rev: 1, status: 'issuing', order_number: 'S000123' }
  const server = open(
    { customer: { name: 'Công ty An Khang', taxCode: '0312456782' } },
    { opts: { tax: taxpayer }, answers: ({ path, method }) => (path === 'invoices' && method === 'POST' ? { body: made } : undefined) },
  )
  await screen.findByRole('button', { name: 'Issue an invoice' })
  await userEvent.keyboard('r')
  expect(done).toEqual(['return of S000123'])
  await userEvent.keyboard('h')
  await waitFor(() => expect(sent(server, 'POST')).toEqual([{ path: 'invoices', body: { orderIds: [printedId] } }]))
  await waitFor(() => expect(done).toEqual(['return of S000123', 'to the next code']))
})
