import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { startFakeServer } from '../../../testing/fake-server'
import { paperServer, printedBank, printedId, printedOrder } from '../../../testing/papers'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { PrintedReceipt, type PrintedReceiptProps } from './components/printed-receipt'
import type { ReceiptOrder } from './invoice'
import { ReceiptScreen } from './screens/receipt-screen'

const open = async (cfg: object, search = '', accounts: readonly object[] = [], changed: object = {}) => {
  startFakeServer(paperServer(cfg, { accounts, changed }))
  renderApp(
    <Routes>
      <Route path="/print/receipt/:id" element={<ReceiptScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at: `/print/receipt/${printedId}${search}` },
  )
  await screen.findAllByText(/S000123 · 18\/11\/2026/)
}

it('A receipt says what is left, and its code pays exactly that', async () => {
  await open(printedBank)
  expect(screen.getByText('Left to pay').closest('div')).toHaveTextContent('150,000')
  expect(screen.getByText(/150,000.*S000123/)).toBeInTheDocument()
  expect(screen.getByText('Vietcombank')).toBeInTheDocument()
})

it('It is printed as two slips where the workspace wants so, or as the one that is asked for', async () => {
  await open({ BreakReceiptIntoPages: true })
  expect([screen.queryByText('Slip 1: kept'), screen.queryByText('Slip 2: for the buyer')]).not.toContain(null)
})

it('?slip=2 is the buyer’s alone', async () => {
  await open({ BreakReceiptIntoPages: true }, '?slip=2')
  expect(screen.queryByText('Slip 1: kept')).toBeNull()
  expect(screen.getByText('Slip 2: for the buyer')).toBeInTheDocument()
})

it('HideUnpaidOnReceipt leaves out what is owed, and with it the code', async () => {
  await open({ ...printedBank, HideUnpaidOnReceipt: true })
  expect(screen.queryByText('Left to pay')).toBeNull()
  expect(screen.queryByText('Vietcombank')).toBeNull()
})

it('Where there are several accounts one is chosen on the paper, and is remembered in this workspace', async () => {
  const accounts = [
    { _id: 'b'.repeat(24), rev: 1, bank: '970436', account: '1234567890', holder: 'CONG TY MOC SUONG', isDefault: true, status: 'active' },
    { _id: 'c'.repeat(24), rev: 1, bank: '970407', account: '1903777', isDefault: false, status: 'active' },
  ]
  await open(printedBank, '', accounts)
  expect(screen.getByText('1234567890')).toBeInTheDocument()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Account' }), 'Techcombank 1903777')
  expect(screen.getByText('1903777')).toBeInTheDocument()
  expect(screen.queryByText('1234567890')).toBeNull()
  cleanup()
  await open(printedBank, '', accounts)
  expect(await screen.findByText('1903777')).toBeInTheDocument()
  expect(window.localStorage.getItem(`socai.bank.account.${workspaceId}`)).toBe(JSON.stringify('c'.repeat(24)))
})

it('What came back of the goods is not owed', async () => {
  await open(printedBank, '', [], { returnedTotal: 100_000 })
  expect(screen.getByText('Returned goods').closest('div')).toHaveTextContent('−100,000')
  expect(screen.getByText('Left to pay').closest('div')).toHaveTextContent('50,000')
  expect(screen.getByText(/in words/)).toHaveTextContent('Left to pay, in words: Fifty thousand dong')
})

it('An order that is paid says so without a figure, and its words are those of the total', async () => {
  await open(printedBank, '', [], { paid: 200_000 })
  expect(screen.getByText('Paid in full').closest('div')).toHaveTextContent(/^Paid in full$/)
  expect(screen.getByText(/in words/)).toHaveTextContent('Total, in words: Two hundred thousand dong')
})

it('A sale at a counter says how it was paid, what was handed over and given back, and has the code to return it by', async () => {
  const payments = [
    { label: 'Tiền mặt', amount: 120_000 },
    { label: 'Ngân hàng', amount: 80_000 },
  ]
  const counter = { shiftId: 'd'.repeat(24), name: 'Quầy 2', payments, received: 150_000 }
  await open(printedBank, '', [], { paid: 200_000, counter, change: 30_000, creator: { _id: 'e'.repeat(24), name: 'Phương Uyên' } })
  expect(screen.getByText('Quầy 2 · Phương Uyên')).toBeInTheDocument()
  const line = (label: string) => screen.getByText(label).closest('div')
  expect(line('Tiền mặt, received')).toHaveTextContent('150,000')
  expect(line('Change')).toHaveTextContent('30,000')
  expect(line('Ngân hàng')).toHaveTextContent('80,000')
  expect(screen.getByText('To exchange or return: scan this at the counter')).toBeInTheDocument()
})

it('The e-invoice stands on the receipt of a sale that has one, with what it is looked up by', async () => {
  const invoice = {
    _id: 'f'.repeat(24),
    rev: 1,
    template: '1/001',
    series: 'C26TMS',
    number: '1042',
    status: 'issued',
    reservationCode: 'TRA9',
  }
  const answer = paperServer(printedBank, { changed: { invoiceId: invoice._id, invoiceStatus: 'issued' } })
  startFakeServer((call) => (call.path.startsWith('invoices') ? { body: invoice } : answer(call)))
  renderApp(
    <Routes>
      <Route path="/print/receipt/:id" element={<ReceiptScreen />} />
    </Routes>,
    { session: sessionOf(['/sales']), at: `/print/receipt/${printedId}` },
  )
  expect((await screen.findByText('E-invoice')).closest('div')).toHaveTextContent('1C26TMS · 1042')
  expect(screen.getByText('Look it up by').closest('div')).toHaveTextContent('TRA9')
})

it('Whoever has the link of a receipt sees it without signing in, and nothing to set up', async () => {
  const workspace = { name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', cfg: {} }
  const server = startFakeServer(() => ({ body: { ...printedOrder, workspace } }))
  renderApp(
    <Routes>
      <Route path="/print/receipt/:id" element={<ReceiptScreen />} />
    </Routes>,
    { at: `/print/receipt/${printedId}?token=abc` },
  )
  await screen.findByText(/S000123 · 18\/11\/2026/)
  expect(server.calls.map(({ path, query }) => [path, query.get('printToken')])).toEqual([[`orders/${printedId}`, 'abc']])
  expect(screen.queryByRole('link')).toBeNull()
})

it('Where it isn’t said what is owed the words are those of the total', async () => {
  await open({ HideUnpaidOnReceipt: true })
  expect(screen.getByText(/in words/)).toHaveTextContent('Total, in words: Two hundred thousand dong')
})

it('CANCELLED stands across each slip of an order that was cancelled, and nothing asks to pay it', async () => {
  await open({ ...printedBank, BreakReceiptIntoPages: true }, '', [], { status: 'cancelled', paid: 0 })
  expect(screen.getAllByText('CANCELLED')).toHaveLength(2)
  expect(screen.queryByText('Vietcombank')).toBeNull()
})

it('Of an order that was returned nothing is left to pay, and nothing says it was paid', async () => {
  await open(printedBank, '', [], { status: 'returned', paid: 0 })
  expect(screen.getByText('Left to pay').closest('div')).toHaveTextContent(/^Left to pay0$/)
  expect(screen.queryByText('Paid in full')).toBeNull()
  expect(screen.queryByText('Vietcombank')).toBeNull()
})

describe('At a counter', () => {
  const printed: string[] = []
  beforeEach(() => {
    printed.length = 0
    // Each page of a frame has a window of its own.
    jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(function (this: HTMLIFrameElement) {
      const { contentWindow } = this
      const page = contentWindow?.document ?? null
      if (contentWindow && page)
        contentWindow.print = () => void printed.push(`${page.title}: ${page.querySelector('article')?.textContent ?? 'nothing'}`)
      return page
    })
  })
  afterEach(() => jest.restoreAllMocks())

  const atCounter = { name: 'Quầy 2', payments: [{ label: 'Tiền mặt', amount: 200_000 }], received: 500_000 }
  const sale = { ...printedOrder, paid: 200_000, change: 300_000, counter: atCounter } as unknown as ReceiptOrder

  it('a receipt is printed of what is at hand, once for each time it is asked for', async () => {
    const server = startFakeServer(paperServer({}))
    const receipt = { order: sale }
    let print: (receipt: PrintedReceiptProps['receipt']) => void = () => undefined
    const Till = () => {
      const [asked, setAsked] = useState<PrintedReceiptProps['receipt']>(null)
      useEffect(() => {
        print = setAsked
      }, [])
      return <PrintedReceipt receipt={asked} />
    }
    renderApp(<Till />, { session: sessionOf(['/sales']) })
    await waitFor(() => expect(server.calls.some(({ path }) => path.startsWith('workspaces/'))).toBe(true))
    act(() => print(receipt))
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toMatch(/^Receipt S000123: Mộc Sương.*S000123 · 18\/11\/2026.*Tiền mặt, received500,000Change300,000Paid in full/)
    expect(server.calls.filter(({ path }) => path.startsWith('orders'))).toEqual([])
    act(() => print(receipt))
    act(() => print({ order: sale }))
    await waitFor(() => expect(printed).toHaveLength(2))
  })

  it('a sale with cash of which no receipt is printed opens the drawer by one line', async () => {
    startFakeServer(paperServer({}))
    renderApp(<PrintedReceipt receipt={{ order: sale, isDrawerSlip: true }} />, { session: sessionOf(['/sales']) })
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toMatch(/^Receipt S000123: Drawer opened: S000123 · 18\/11\/2026 \d\d:\d\d$/)
  })

  it('without a connection it says the provisional number, and asks nobody to pay again', async () => {
    startFakeServer(paperServer(printedBank))
    const away = { ...sale, order_number: 'Q2-000137', counter: { ...atCounter, provisional: 'Q2-000137' } } as ReceiptOrder
    renderApp(<PrintedReceipt receipt={{ order: away }} />, { session: sessionOf(['/sales']) })
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toMatch(/Q2-000137A provisional number, given without a connection/)
    expect(printed[0]).not.toMatch(/Vietcombank/)
  })
})
