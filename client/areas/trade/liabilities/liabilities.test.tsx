import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { Route, Routes, useLocation } from 'react-router-dom'
import { renderApp } from '../../../testing/render-app'
import { feature } from './manifest'
import { accountsLink } from '../../partners/parts/account/account-links'
import { dayOf } from '../../../lib/format'
import { handedOver } from '../../partners/parts/sms-hand-over'
import { agingLink, readView } from './liabilities-address'
import { LiabilitiesScreen } from './screens/liabilities-screen'
import { StatementScreen } from './screens/statement-screen'

const customer = 'dddddddddddddddddddddd01'
const today = '2026-11-21' as Parameters<typeof readView>[3]
const ages = { under8: 3000, to30: 0, to60: 2000, to90: 0, over90: 0 }
const aging = {
  total: { orders: 2, open: 5000, ...ages },
  data: [{ _id: customer, name: 'Bếp Nhà Mẹ', phone: '0235 391 6688', orders: 2, open: 5000, ...ages, oldest: 44, balance: 700 }],
}
const sums = { opening: 1000, ordered: 6000, paid: 2000, writtenOff: 0, closing: 5000 }
const liabilities = { since: '2026-01-01', until: today, total: sums, data: [{ _id: customer, name: 'Bếp Nhà Mẹ', ...sums }] }
const details = {
  since: '2026-01-01',
  until: today,
  ...sums,
  data: [
    {
      service: 'orders',
      _id: 'e'.repeat(24),
      number: 'S000391',
      kind: 'ordered',
      at: '2026-09-11T01:00:00.000Z',
      amount: 6000,
      balance: 7000,
    },
    {
      service: 'funds',
      _id: 'f'.repeat(24),
      number: 'S000391',
      kind: 'paid',
      at: '2026-09-12T01:00:00.000Z',
      amount: -2000,
      balance: 5000,
    },
  ],
}
const order = (digit: string, total: number, paid: number, created: string) => ({
  _id: digit.repeat(24),
  workspaceId,
  rev: 1,
  created,
  group: 'sales',
  order_number: `S00000${digit}`,
  items: [],
  total,
  paid,
  discount: 0,
  usePartnerBalance: 0,
  status: 'new-order',
  statusPayment: 'pending',
  customerId: customer,
  shipments: [],
})
const orders = [order('2', 3000, 0, '2026-11-20T01:00:00.000Z'), order('1', 4000, 2000, '2026-10-08T01:00:00.000Z')]

const workspace = {
  _id: workspaceId,
  rev: 1,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Mộc Sương',
  apps: [],
  opts: { fundLabels: ['Tiền mặt'] },
}
const server: FakeHandler = ({ path, query, method, body }) => {
  const report = query.get('report')
  if (path.startsWith('workspaces/')) return { body: workspace }
  if (report === 'aging') return { body: aging }
  if (report === 'liabilities') return { body: liabilities }
  if (report === 'liabilitiesDetails') return { body: details }
  if (report === 'series') return pageOf([])
  if (path === 'orders') return pageOf(orders)
  if (path === 'funds' && method === 'POST') return { status: 201, body: { _id: 'c'.repeat(24), rev: 1, ...(body as object) } }
  return pageOf([])
}
const open = (at: string, rights: Parameters<typeof sessionOf>[0] = ['/sales', '/funds'], handler = server) => {
  const fake = startFakeServer(handler)
  renderApp(
    <Routes>
      {feature.routes?.map(({ path }) => (
        <Route key={path} path={path} element={<LiabilitiesScreen />} />
      ))}
    </Routes>,
    { session: sessionOf(rights), at },
  )
  return fake
}

// Toasts outlive the screen they were said on.
afterEach(() => act(() => toast.remove()))

describe('The address', () => {
  it('is the present year unless it says another range, and knows whose accounts are meant', () => {
    const read = (pathname: string, group?: string, since?: string, until?: string) =>
      readView(pathname, { group, since, until }, new URLSearchParams(), today)
    expect(read('/liabilities/agentId', 'agentId')).toEqual({ of: 'accounts', group: 'agentId', since: '2026-01-01', until: today })
    expect(read('/liabilities/supplierId/2026-03-01/2026-03-31', 'supplierId', '2026-03-01', '2026-03-31')).toMatchObject({
      since: '2026-03-01',
      until: '2026-03-31',
    })
    expect(read('/sales/liabilities')).toMatchObject({ of: 'aging', group: 'customerId' })
    expect(read('/purchases/liabilities')).toMatchObject({ of: 'aging', group: 'supplierId' })
    expect(read('/liabilities/owners', 'owners')).toBeNull()
    expect([agingLink('agentId'), accountsLink('customerId')]).toEqual(['/sales/liabilities?of=agentId', '/liabilities/customerId'])
  })
})

describe('Debts by age', () => {
  it('open the orders they are made of, oldest first, which sum to the figure', async () => {
    open('/sales/liabilities')
    await userEvent.click(await screen.findByText('Bếp Nhà Mẹ'))
    const dock = await screen.findByRole('region', { name: 'Bếp Nhà Mẹ' })
    expect(await within(dock).findAllByText(/^S00000/)).toHaveLength(2)
    expect(
      within(dock)
        .getAllByText(/^S00000/)
        .map(({ textContent }) => textContent),
    ).toEqual(['S000001', 'S000002'])
    expect(within(dock).getByText('S000001').closest('a')).toHaveAttribute('href', `/sales/orders/byOrder/${'1'.repeat(24)}`)
    expect(within(dock).getByText('Sum').closest('div')).toHaveTextContent('5,000')
  })

  it('of a past evening are asked for as they stood then, and open the orders of then', async () => {
    const asked: string[] = []
    const behind = [
      { _id: '1'.repeat(24), number: 'S000001', since: '2026-08-01', days: 60, open: 2000 },
      { _id: '2'.repeat(24), number: 'S000002', since: '2026-09-25', days: 5, open: 3000 },
    ]
    open('/sales/liabilities?on=2026-09-30', ['/sales', '/funds'], (call) => {
      const report = call.query.get('report') ?? ''
      if (report.startsWith('aging')) asked.push(`${report} ${call.query.get('asOf')}`)
      return report === 'agingDetails' ? { body: { asOf: '2026-09-30', open: 5000, data: behind } } : server(call)
    })
    expect(await screen.findByText('End of 30/09/2026', { selector: '[role=status]' })).toBeVisible()
    await userEvent.click(await screen.findByText('Bếp Nhà Mẹ'))
    const dock = await screen.findByRole('region', { name: 'Bếp Nhà Mẹ' })
    expect((await within(dock).findAllByText(/^S00000/)).map(({ textContent }) => textContent)).toEqual(['S000001', 'S000002'])
    expect(within(dock).getByText('Sum').closest('div')).toHaveTextContent('5,000')
    // Nobody pays then.
    expect(within(dock).queryByRole('button', { name: /Collect|Pay/ })).toBeNull()
    expect(asked).toEqual(['aging 2026-09-30', 'agingDetails 2026-09-30'])
  })

  it('of one age open the orders of that age alone, and all of them again', async () => {
    open('/sales/liabilities')
    await userEvent.click(await screen.findByRole('button', { name: '2,000' }))
    const dock = await screen.findByRole('region', { name: 'Bếp Nhà Mẹ' })
    await waitFor(() =>
      expect(
        within(dock)
          .getAllByText(/^S00000/)
          .map(({ textContent }) => textContent),
      ).toEqual(['S000001']),
    )
    expect(within(dock).getByText('Sum').closest('div')).toHaveTextContent('2,000')
    await userEvent.click(within(dock).getByRole('button', { name: 'All' }))
    expect(within(dock).getAllByText(/^S00000/)).toHaveLength(2)
  })

  it('are handed over to be reminded by SMS: those that are shown and owe, where the app is on', async () => {
    const other = { ...aging.data[0], _id: 'd'.repeat(24), name: 'Quán Cô Ba', phone: '0905 111 222', to60: 0, open: 3000 }
    startFakeServer((call) => {
      if (call.path.startsWith('workspaces/')) return { body: { ...workspace, apps: ['sms'] } }
      return call.query.get('report') === 'aging' ? { body: { ...aging, data: [...aging.data, other] } } : server(call)
    })
    const Handed = () => <output>{JSON.stringify(handedOver(useLocation().state))}</output>
    renderApp(
      <Routes>
        <Route path="/sales/liabilities" element={<LiabilitiesScreen />} />
        <Route path="/apps/sms" element={<Handed />} />
      </Routes>,
      { session: sessionOf(['/sales']), at: '/sales/liabilities?late=true' },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Remind 1 by SMS' }))
    expect(JSON.parse((await screen.findByRole('status')).textContent)).toEqual({
      partners: [{ _id: customer, name: 'Bếp Nhà Mẹ', phone: '0235 391 6688', outstanding: 5000 }],
      isReminder: true,
    })
  })

  it('of over 30 days come to what is older than 30 days, and of all to all', async () => {
    open('/sales/liabilities?late=true')
    const double = (): string | undefined => document.querySelector('.ui-amount--rule')?.textContent
    await waitFor(() => expect(double()).toBe('2,000₫'))
    await userEvent.click(screen.getByRole('button', { name: /^All/ }))
    expect(double()).toBe('5,000₫')
  })

  it('take one payment for several orders, an entry for each', async () => {
    const { calls } = open(`/sales/liabilities?open=${customer}`)
    await userEvent.click(await screen.findByRole('button', { name: /Take payment/ }))
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '2500')
    await userEvent.click(screen.getByRole('button', { name: 'Take payment' }))
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2))
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({ orderId: '1'.repeat(24), group: 'Sales', amount: 2000, status: 'completed' }),
      expect.objectContaining({ orderId: '2'.repeat(24), group: 'Sales', amount: 500, status: 'completed' }),
    ])
  })

  it('are paid by no more than is open, and say how much was entered when one is refused', async () => {
    let paid = 0
    open(`/sales/liabilities?open=${customer}`, ['/sales', '/funds'], (call) =>
      call.path === 'funds' && call.method === 'POST' && (paid += 1) === 2 ? refusal(409, 'conflict', 'The day is locked') : server(call),
    )
    await userEvent.click(await screen.findByRole('button', { name: /Take payment/ }))
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '5001')
    expect(await screen.findByText(/^More than the 5,000/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Take payment' })).toBeDisabled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '2500{Enter}')
    expect(await screen.findByText(/^Only 2,000.* were entered: The day is locked$/)).toBeInTheDocument()
  })

  it('say when nobody owes anything, and when they could not be loaded', async () => {
    open('/sales/liabilities', ['/sales'], (call) => {
      if (call.path.startsWith('workspaces/')) return server(call)
      return call.query.get('report') === 'aging' ? { body: { total: { orders: 0, open: 0, ...ages }, data: [] } } : pageOf([])
    })
    expect(await screen.findByText('Nobody owes anything')).toBeInTheDocument()
  })

  it('are asked for again when they could not be loaded', async () => {
    const fake = open('/sales/liabilities', ['/sales'], () => refusal(503, 'unavailable', 'Not ready'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not ready')
    fake.answer(server)
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByText('Bếp Nhà Mẹ')).toBeInTheDocument()
  })
})

describe('Accounts over a period', () => {
  it('open the statement: opening, each entry with the balance after it, closing', async () => {
    open('/liabilities/customerId')
    await userEvent.click(await screen.findByText('Bếp Nhà Mẹ'))
    const table = await screen.findByRole('table', { name: 'Statement of account' })
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent),
    ).toEqual(['1,000', '7,000', '5,000'])
    expect(within(table).getByText(/Order/).closest('a')).toHaveAttribute('href', `/sales/orders/byOrder/${'e'.repeat(24)}`)
    expect(
      within(table)
        .getByText(/Payment/)
        .closest('a'),
    ).toHaveAttribute('href', `/funds?open=${'f'.repeat(24)}`)
  })

  it('open by each figure what makes it up: orders, payments, what stood before', async () => {
    const { calls } = open('/liabilities/customerId')
    const told = () =>
      within(screen.getByRole('table', { name: 'Statement of account' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(2)?.textContent)
    await userEvent.click(await screen.findByRole('button', { name: '6,000' }))
    await screen.findByRole('table', { name: 'Statement of account' })
    expect(told()).toEqual(['6,000'])
    await userEvent.click(screen.getByRole('button', { name: '2,000' }))
    expect(told()).toEqual(['−2,000'])
    await userEvent.click(screen.getByRole('button', { name: 'Statement of account' }))
    expect(told()).toEqual(['', '6,000', '−2,000'])
    await userEvent.click(screen.getByRole('button', { name: '1,000' }))
    await waitFor(() => {
      const asked = calls.findLast(({ query }) => query.get('report') === 'liabilitiesDetails')?.query
      expect(asked?.get('until')).toMatch(/-12-31$/)
    })
  })
})

describe('The statement that two parties sign', () => {
  const company = { name: 'Mộc Sương', cfg: { invoiceName: 'CÔNG TY TNHH MỘC SƯƠNG', invoiceAddress: '12 Kha Vạn Cân' } }
  const paper = (address: string, told: object = details) => {
    const fake = startFakeServer(({ path, query }) => {
      if (path.startsWith('workspaces/'))
        return {
          body: { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', zone: 'Asia/Ho_Chi_Minh', apps: [], opts: {}, ...company },
        }
      if (path === `assets/${customer}`)
        return { body: { _id: customer, rev: 1, group: 'Customers', name: 'Bếp Nhà Mẹ', phone: '0235 391 6688' } }
      return query.get('report') === 'liabilitiesDetails' ? { body: told } : pageOf([])
    })
    renderApp(
      <Routes>
        <Route path="/print/statement/:group/:id/:since?/:until?" element={<StatementScreen />} />
      </Routes>,
      { session: sessionOf(['/sales']), at: address },
    )
    return fake
  }
  const rows = () =>
    screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

  it('names each party once, tells what was charged and what was paid in columns of their own, and who owes whom', async () => {
    paper(`/print/statement/customerId/${customer}/2026-01-01/2026-11-21`)
    expect(await screen.findByRole('heading', { name: 'Statement of account' })).toBeInTheDocument()
    expect(rows().slice(1)).toEqual([
      ['01/01/2026', 'Opening balance', '', '', '1,000'],
      ['11/09/2026', 'Order S000391', '6,000', '', '7,000'],
      ['12/09/2026', 'Payment S000391', '', '2,000', '5,000'],
      ['', 'In this period', '6,000', '2,000', ''],
      ['', 'Closing balance', '', '', '5,000'],
    ])
    expect(screen.getAllByText('CÔNG TY TNHH MỘC SƯƠNG')).toHaveLength(1)
    expect(screen.getAllByText('Bếp Nhà Mẹ')).toHaveLength(1)
    expect(screen.getByText('Party A (seller)')).toBeInTheDocument()
    expect(screen.getByText(/party B owes party A/)).toHaveTextContent(
      'At the end of 21/11/2026 party B owes party A 5,000 ₫. In words: Five thousand dong.',
    )
  })

  it('says that the company owes what was paid ahead', async () => {
    paper(`/print/statement/customerId/${customer}/2026-01-01/2026-11-21`, { ...details, closing: -700 })
    expect(await screen.findByText(/party A owes party B/)).toHaveTextContent('700 ₫')
  })

  it('goes until today where no range is given', async () => {
    const { calls } = paper(`/print/statement/customerId/${customer}`)
    await screen.findByRole('heading', { name: 'Statement of account' })
    const asked = calls.find(({ query }) => query.get('report') === 'liabilitiesDetails')?.query
    expect(asked?.get('until')).toBe(dayOf(new Date(), 'Asia/Ho_Chi_Minh'))
  })
})

describe('The accounts as known at a time', () => {
  it('say so, and so does the statement of a partner; nobody is reminded by them', async () => {
    const { calls } = open(`/liabilities/customerId/2026-10-01/2026-10-31?known=2026-11-02T02:40:00.000Z&open=${customer}`)
    const words = '1–31/10/2026, as known at 09:40 Monday 02/11/2026'
    expect(await screen.findByText(words)).toBeInTheDocument()
    const dock = await screen.findByRole('region', { name: 'Bếp Nhà Mẹ' })
    expect(await within(dock).findByRole('heading', { name: new RegExp(words) })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Remind/ })).not.toBeInTheDocument()
    const asked = ['liabilities', 'liabilitiesDetails'].map((report) => calls.find(({ query }) => query.get('report') === report))
    expect(asked.map((call) => call?.query.get('knownAt'))).toEqual(['2026-11-02T02:40:00.000Z', '2026-11-02T02:40:00.000Z'])
  })
})
