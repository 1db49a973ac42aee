import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { CustomersReport, DaysReport, MembersReport, ProductsReport, ShipmentsReport } from './screens/trade-reports'

const customer = 'dddddddddddddddddddddd01'
const sums = { orders: 3, returned: 1, ordered: 9000, shipped: 8000, paid: 7000 }
const workspace = { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {} }
const server: FakeHandler = ({ path, query }) =>
  path.startsWith('workspaces/')
    ? { body: workspace }
    : query.get('report') === 'customers'
      ? {
          body: {
            since: query.get('since'),
            until: query.get('until'),
            total: sums,
            data: [{ _id: customer, name: 'Bếp Nhà Mẹ', ...sums }],
          },
        }
      : pageOf([])

afterEach(() => jest.restoreAllMocks())

const Where = () => <output>{useLocation().pathname}</output>
const at = '/report/customers?since=2026-11-01&until=2026-11-21'

it('A customer’s figures open the orders they are made of, in the same range', async () => {
  startFakeServer(server)
  renderApp(
    <>
      <CustomersReport />
      <Where />
    </>,
    { session: sessionOf(['/report', '/sales']), at },
  )
  const list = await screen.findByRole('grid', { name: 'Sales by customer' })
  await userEvent.click(await within(list).findByText('Bếp Nhà Mẹ'))
  expect(screen.getByText(`/sales/orders/customerId/${customer}/2026-11-01/2026-11-21`)).toBeInTheDocument()
})

it('A figure of a row, and the sum of all, opens its entries and says whether they add up', async () => {
  const asked: string[] = []
  const entry = { service: 'funds', _id: 'eeeeeeeeeeeeeeeeeeeeee01', number: 'S000012', name: 'Bếp Nhà Mẹ', at: '2026-11-03T17:00:00.000Z' }
  startFakeServer((call) => {
    if (call.query.get('report') !== 'tradeEntries') return server(call)
    asked.push([call.query.get('by'), call.query.get('figure'), call.query.get('partnerId')].join(' '))
    return { body: { total: 7000, count: 2, data: [7500, -500].map((amount) => ({ ...entry, amount })) } }
  })
  renderApp(<CustomersReport />, { session: sessionOf(['/report', '/sales', '/funds']), at })
  const list = await screen.findByRole('grid', { name: 'Sales by customer' })
  const [ofRow, ofAll] = await within(list).findAllByRole('button', { name: '7,000' })
  await userEvent.click(ofRow as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: /Bếp Nhà Mẹ · Paid for orders/ })
  expect(await within(dialog).findByText('The entries add up to the figure of the report')).toBeInTheDocument()
  expect(within(dialog).getAllByRole('link', { name: /S000012/ })).toHaveLength(2)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await userEvent.click(ofAll as HTMLElement)
  await screen.findByRole('dialog', { name: /Sales by customer · Paid/ })
  await waitFor(() => expect(asked).toEqual([`customerId paid ${customer}`, 'customerId paid ']))
})

it('On a phone each figure of a row has its name and opens its entries; the row opens its orders', async () => {
  const asked: (string | null)[] = []
  startFakeServer((call) => {
    if (call.query.get('report') !== 'tradeEntries') return server(call)
    asked.push(call.query.get('figure'))
    return { body: { total: 8000, count: 0, data: [] } }
  })
  const matches = window.matchMedia
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matches(query), matches: query.includes('width < 768px') }))
  renderApp(<CustomersReport />, { session: sessionOf(['/report', '/sales']), at })
  const list = await screen.findByRole('grid', { name: 'Sales by customer' })
  expect(
    (await within(list).findAllByRole('button', { name: /^(Orders|Returned|Ordered|Shipped|Paid)/ })).map((each) => each.textContent),
  ).toEqual(['Orders3', 'Returned1', 'Ordered9,000', 'Shipped8,000', 'Paid for orders7,000'])
  await userEvent.click(within(list).getByRole('button', { name: /^Shipped/ }))
  await screen.findByRole('dialog', { name: /Bếp Nhà Mẹ · Shipped/ })
  await waitFor(() => expect(asked).toEqual(['shipped']))
})

it('Who may not read the orders is led nowhere', async () => {
  startFakeServer(server)
  renderApp(
    <>
      <CustomersReport />
      <Where />
    </>,
    { session: sessionOf(['/report']), at },
  )
  await userEvent.click(await screen.findByText('Bếp Nhà Mẹ'))
  expect(screen.getByText('/report/customers')).toBeInTheDocument()
})

it('The sum of all shipments opens them, each leading to its order, and says that they add up', async () => {
  const [first, second] = ['eeeeeeeeeeeeeeeeeeeeee01', 'eeeeeeeeeeeeeeeeeeeeee02']
  const shipment = { _id: '2026-11-03T03:00:00.000Z', orderId: first, order_number: 'S000012', partner: 'Bếp Nhà Mẹ' }
  startFakeServer((call) =>
    call.query.get('report') !== 'saleShipments'
      ? server(call)
      : {
          body: {
            since: '2026-11-01',
            until: '2026-11-21',
            total: { shipments: 2, quantity: 5, net: 700_000 },
            data: [
              { ...shipment, quantity: 2, net: 300_000 },
              { ...shipment, _id: '2026-11-04T03:00:00.000Z', orderId: second, order_number: 'S000014', quantity: 3, net: 400_000 },
            ],
          },
        },
  )
  renderApp(
    <>
      <ShipmentsReport />
      <Where />
    </>,
    { session: sessionOf(['/report', '/sales']), at: '/report/shipments?since=2026-11-01&until=2026-11-21' },
  )
  const list = await screen.findByRole('grid', { name: 'Sales shipments' })
  await userEvent.click(await within(list).findByRole('button', { name: '700,000' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sales shipments · Value' }))
  expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '03/11S000012Bếp Nhà Mẹ300,000',
    '04/11S000014Bếp Nhà Mẹ400,000',
  ])
  expect(dialog.getByText('The entries add up to the figure of the report')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('link', { name: /S000014/ }))
  expect(screen.getByText(`/sales/orders/byOrder/${second}`)).toBeInTheDocument()
})

/** Two customers as the board is told of them. */
const buyers = [
  { _id: customer, name: 'Bếp Nhà Mẹ', ...sums, cost: 6000, profit: 3000, margin: 0.3333 },
  { _id: 'dddddddddddddddddddddd02', name: 'Ăn Vặt', ...sums, ordered: 1000, cost: 900, profit: 100, margin: 0.1 },
]
const sale = { service: 'orders', _id: 'eeeeeeeeeeeeeeeeeeeeee01', number: 'S000012', name: 'Bếp Nhà Mẹ', at: '2026-11-03T17:00:00.000Z' }
const told = { howCalculateRevenue: 'ordered', rest: { revenue: 500, cost: 0, profit: 500 } }
const ofBoth = { ...sums, ordered: 10_000, cost: 6900, profit: 3100, margin: 0.31 }
const board: FakeHandler = (call) =>
  call.query.get('report') === 'customers'
    ? { body: { since: '2026-11-01', until: '2026-11-21', ...told, total: ofBoth, data: buyers } }
    : call.query.get('report') === 'tradeEntries'
      ? { body: { total: 3000, count: 1, data: [{ ...sale, amount: 3000 }] } }
      : server(call)

it('A head sorts the rows, the largest first, then the smallest; names as they are sorted in a list', async () => {
  startFakeServer(board)
  renderApp(<CustomersReport />, { session: sessionOf(['bod']), at })
  const list = within(await screen.findByRole('grid', { name: 'Sales by customer' }))
  await list.findByText('Ăn Vặt')
  const names = () => list.getAllByText(/^(Bếp Nhà Mẹ|Ăn Vặt)$/).map((each) => each.textContent)
  expect(names()).toEqual(['Bếp Nhà Mẹ', 'Ăn Vặt'])
  await userEvent.click(list.getByRole('button', { name: 'Profit' }))
  expect(names()).toEqual(['Bếp Nhà Mẹ', 'Ăn Vặt'])
  expect(list.getByRole('columnheader', { name: 'Profit' })).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(list.getByRole('button', { name: 'Profit' }))
  expect(names()).toEqual(['Ăn Vặt', 'Bếp Nhà Mẹ'])
  await userEvent.click(list.getByRole('button', { name: 'Name' }))
  expect(names()).toEqual(['Bếp Nhà Mẹ', 'Ăn Vặt'])
})

it('The board reads what is left of each customer, and with the rest what the business report says; a margin opens the profit', async () => {
  const asked: string[] = []
  startFakeServer((call) => {
    if (call.query.get('report') === 'tradeEntries') asked.push(`${call.query.get('figure') ?? ''} ${call.query.get('partnerId') ?? 'all'}`)
    return board(call)
  })
  renderApp(<CustomersReport />, { session: sessionOf(['bod']), at })
  const list = within(await screen.findByRole('grid', { name: 'Sales by customer' }))
  await userEvent.click(await list.findByRole('button', { name: '33.3%' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Bếp Nhà Mẹ · Profit/ }))
  expect(await dialog.findByText(/The entries add up/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.click(list.getByRole('button', { name: '31%' }))
  await screen.findByRole('dialog', { name: /Sales by customer · Profit/ })
  await waitFor(() => expect(asked).toEqual([`profit ${customer}`, 'profit all']))
  expect(screen.getByText(/Beside these rows: 500 ₫ · Gross profit of the business report: 3,600 ₫/)).toBeInTheDocument()
})

it('Who may not see costs has no columns of them', async () => {
  startFakeServer(server)
  renderApp(<CustomersReport />, { session: sessionOf(['/report', '/sales', '/purchases']), at })
  const list = within(await screen.findByRole('grid', { name: 'Sales by customer' }))
  await list.findByText('Bếp Nhà Mẹ')
  expect(list.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Orders',
    'Returned',
    'Ordered',
    'Shipped',
    'Paid for orders',
  ])
  expect(screen.queryByText(/Gross profit/)).not.toBeInTheDocument()
})

it('What a program sold stands under no seller, and opens its own orders', async () => {
  const asked: string[] = []
  startFakeServer((call) => {
    const report = call.query.get('report')
    if (report === 'tradeEntries') asked.push(`${call.query.get('by') ?? ''} ${call.query.get('memberId') ?? 'none'}`)
    if (report === 'tradeEntries') return { body: { total: 9000, count: 0, data: [] } }
    return report === 'members'
      ? { body: { since: '2026-11-01', until: '2026-11-21', total: sums, data: [{ name: '', ...sums }] } }
      : server(call)
  })
  renderApp(<MembersReport />, { session: sessionOf(['/sales']), at: at.replace('customers', 'members') })
  const list = within(await screen.findByRole('grid', { name: 'Sales by seller' }))
  const [ofRow] = await list.findAllByRole('button', { name: '9,000' })
  await userEvent.click(ofRow as HTMLElement)
  await screen.findByRole('dialog', { name: /By program or marketplace · Ordered/ })
  await waitFor(() => expect(asked).toEqual(['withoutMember none']))
})

it('A day opens what was sold on it, a month what of it is in the range', async () => {
  const asked: string[] = []
  startFakeServer((call) => {
    const report = call.query.get('report')
    if (report === 'tradeEntries') asked.push(`${call.query.get('since') ?? ''} ${call.query.get('until') ?? ''}`)
    if (report === 'tradeEntries') return { body: { total: 9000, count: 0, data: [] } }
    const data = [
      { ...sums, day: '2026-11-03' },
      { ...sums, day: '2026-11', ordered: 8500 },
    ]
    return report === 'days'
      ? { body: { since: '2026-11-01', until: '2026-11-21', total: { ...sums, ordered: 17_500 }, data } }
      : server(call)
  })
  renderApp(<DaysReport />, { session: sessionOf(['/sales']), at: at.replace('customers', 'days') })
  const list = within(await screen.findByRole('grid', { name: 'Sales by day' }))
  await userEvent.click(await list.findByRole('button', { name: '9,000' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: '03/11/2026 · Ordered' })).getByRole('button', { name: 'Close' }))
  await userEvent.click(list.getByRole('button', { name: '8,500' }))
  await screen.findByRole('dialog', { name: '11/2026 · Ordered' })
  await waitFor(() => expect(asked).toEqual(['2026-11-03 2026-11-03', '2026-11-01 2026-11-21']))
})

it('A range that is too long says so, and can be changed', async () => {
  startFakeServer(({ path }) =>
    path.startsWith('workspaces/') ? { body: workspace } : refusal(400, 'bad-request', 'Reported data output range exceeded allowed'),
  )
  renderApp(<ShipmentsReport />, { session: sessionOf(['/report']), at: '/report/shipments?since=2026-01-01&until=2026-11-21' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Reported data output range exceeded allowed')
})

it('A report is saved as it is shown, as CSV or as an Excel workbook', async () => {
  const saved: { name: string; content: Blob }[] = []
  const contents: Blob[] = []
  URL.createObjectURL = (content) => `blob:${contents.push(content as Blob)}`
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.at(-1) as Blob })
  })
  startFakeServer(server)
  renderApp(<CustomersReport />, { session: sessionOf(['/report']), at })
  await screen.findByText('Bếp Nhà Mẹ')
  for (const format of [/CSV/, /Excel/]) {
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: format }))
    await waitFor(() => expect(saved.at(-1)?.name).toMatch(format.test('CSV') ? /\.csv$/ : /\.xlsx$/))
  }
  const [csv, workbook] = saved
  expect(csv?.name).toBe('Sales by customer 2026-11-01 2026-11-21.csv')
  expect(workbook?.name).toBe('Sales by customer 2026-11-01 2026-11-21.xlsx')
  const reader = new FileReader()
  const text = await new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(csv?.content as Blob)
  })
  expect(text).toContain('Bếp Nhà Mẹ,3,1,9000,8000,7000')
  expect(workbook?.content.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
})

it('Sales by product as known at a time: the strip says it, and no figure opens entries, which stand as they are now', async () => {
  const sold = {
    _id: 'a'.repeat(24),
    name: 'Trà sen',
    slug: 'tra-sen',
    unit: 'hộp',
    ordered: 3,
    shipped: 2,
    gift: 0,
    revenueOrdered: 300,
    revenueShipped: 200,
  }
  const { calls } = startFakeServer((call) =>
    call.path === 'products' && call.query.get('report') === 'sales'
      ? {
          body: {
            since: '2026-10-01',
            until: '2026-10-31',
            total: { ordered: 3, shipped: 2, gift: 0, revenueOrdered: 300, revenueShipped: 200 },
            data: [sold],
          },
        }
      : server(call),
  )
  renderApp(<ProductsReport />, {
    session: sessionOf(['bod']),
    at: '/report/products?since=2026-10-01&until=2026-10-31&known=2026-11-02T02:40:00.000Z',
  })
  expect(await screen.findByText('Trà sen')).toBeInTheDocument()
  expect(screen.getByText('1–31/10/2026, as known at 09:40 Monday 02/11/2026')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '300' })).not.toBeInTheDocument()
  const asked = calls.find(({ path }) => path === 'products')
  expect(asked?.query.get('knownAt')).toBe('2026-11-02T02:40:00.000Z')
})
