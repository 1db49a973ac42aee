import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOf, refusal, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { ChangedScreen } from './screens/changed-screen'
import { ReportScreen } from './screens/report-screen'

const report = {
  since: '2026-11-01',
  until: '2026-11-21',
  howCalculateRevenue: 'shipped',
  revenueOrdered: 1200,
  revenueShipped: 1000,
  revenue: 1000,
  cost: 600,
  unknownUnits: 2,
  groups: [{ _id: 'Other Expenses', isCredit: false, total: -150 }],
  netProfit: 250,
  inventoryIn: 0,
  inventoryOut: 0,
  depreciation: 0,
  netProfitAfterDepreciation: 0,
  steps: [{ day: '2026-11-01', revenue: 1000, cost: 600, income: 0, expense: -150, netProfit: 250 }],
  before: { since: '2026-10-11', until: '2026-10-31', revenue: 800, cost: 500, netProfit: 200 },
}
const workspace = {
  _id: workspaceId,
  rev: 1,
  created: '2026-01-01T00:00:00.000Z',
  name: 'Mộc Sương',
  apps: [],
  opts: { howCalculateRevenue: 'shipped' },
}
const at = '2026-11-20T01:00:00.000Z'
const spent = [
  { _id: 'f1', service: 'funds', name: 'Tiền điện', at, amount: -100 },
  { _id: 'f2', service: 'funds', name: 'Tiền nước', at, amount: -50 },
]
const nothing = { ordered: 0, shipped: 0, gift: 0, revenueOrdered: 0, revenueShipped: 0 }
const server =
  (entries: readonly unknown[]): FakeHandler =>
  ({ path, query }) =>
    path.startsWith('workspaces/')
      ? { body: workspace }
      : path === 'products'
        ? { body: { since: report.since, until: report.until, total: nothing, data: [] } }
        : query.get('report') === 'sales'
          ? { body: report }
          : query.get('report') === 'salesEntries'
            ? { body: { total: -150, count: entries.length, data: query.get('figure') === 'group' ? entries : [] } }
            : pageOf([])

it('A figure opens its entries, which are shown to add up to it and lead to where they are', async () => {
  startFakeServer(server(spent))
  renderApp(<ReportScreen />, { session: sessionOf(['/report', '/funds']), at: '/report' })
  const statement = await screen.findByRole('table', { name: 'Statement' })
  await userEvent.click(within(statement).getByRole('button', { name: '−150' }))
  const panel = await screen.findByRole('region', { name: 'Other Expenses' })
  expect(await within(panel).findByText('The entries add up to the figure of the report')).toBeInTheDocument()
  expect(within(panel).getByText('Tiền điện').closest('a')).toHaveAttribute('href', '/funds?open=f1')
  expect(within(panel).getByText('Open in Funds')).toHaveAttribute('href', expect.stringContaining('/funds/byGroup/Other%20Expenses/'))
})

it('A best customer’s amount opens the orders it is made of, and no others', async () => {
  const [khang, dao] = ['a'.repeat(24), 'b'.repeat(24)]
  const sold = (digit: string, partnerId: string, name: string, amount: number) => ({
    _id: digit.repeat(24),
    service: 'orders',
    number: `S00000${digit}`,
    name,
    partnerId,
    at,
    amount,
  })
  const entries = [sold('1', khang, 'An Khang', 300), sold('2', dao, 'Biển Đảo', 450), sold('3', khang, 'An Khang', 250)]
  startFakeServer((call) =>
    call.query.get('report') === 'salesEntries' ? { body: { total: 1000, count: 3, data: entries } } : server([])(call),
  )
  renderApp(<ReportScreen />, { session: sessionOf(['/report', '/sales']), at: '/report' })
  await userEvent.click(await screen.findByRole('button', { name: '550' }))
  const panel = await screen.findByRole('region', { name: 'An Khang' })
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('S000001'), expect.stringContaining('S000003')])
  expect(within(panel).getByText('The entries add up to the figure of the report')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '550', pressed: true })).toBeInTheDocument()
})

it('The best sellers are ranked by what the revenue counts, and an amount opens its orders', async () => {
  const product = (digit: string, name: string, shipped: number, revenueShipped: number) => ({
    ...nothing,
    _id: digit.repeat(24),
    name,
    slug: name,
    unit: 'hộp',
    ordered: 99,
    shipped,
    revenueOrdered: 9_000 - revenueShipped,
    revenueShipped,
  })
  const sold = [product('1', 'Trà sen', 4, 300), product('2', 'Cà phê', 7, 700), product('3', 'Hộp quà', 0, 0)]
  const order = { _id: 'c'.repeat(24), service: 'orders', number: 'S000007', name: 'An Khang', at, amount: 700 }
  const { calls } = startFakeServer((call) =>
    call.path === 'products'
      ? { body: { since: report.since, until: report.until, total: nothing, data: sold } }
      : call.query.get('report') === 'tradeEntries'
        ? { body: { total: 700, count: 1, data: [order] } }
        : server([])(call),
  )
  renderApp(<ReportScreen />, { session: sessionOf(['/report', '/sales']), at: '/report' })
  const panel = (await screen.findByRole('heading', { name: 'Best sellers' })).closest('section')!
  expect((await within(panel).findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['Cà phê7 hộp700', 'Trà sen4 hộp300'])
  expect(within(panel).getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/report/products?since=2026-11-01&until=2026-11-21',
  )
  await userEvent.click(within(panel).getByRole('button', { name: '700' }))
  const entries = await screen.findByRole('dialog', { name: 'Cà phê' })
  expect((await within(entries).findByText('S000007')).closest('a')).toHaveAttribute('href', `/sales/orders/byOrder/${order._id}`)
  expect(within(entries).getByText('The entries add up to the figure of the report')).toBeInTheDocument()
  const asked = calls.find(({ query }) => query.get('report') === 'tradeEntries')
  expect(asked && Object.fromEntries(asked.query)).toMatchObject({ by: 'productId', figure: 'revenueShipped', productId: '2'.repeat(24) })
})

it('Entries that don’t add up are never said to', async () => {
  startFakeServer(server(spent.slice(0, 1)))
  renderApp(<ReportScreen />, { session: sessionOf(['/report']), at: '/report?figure=group:Other%20Expenses' })
  const panel = await screen.findByRole('region', { name: 'Other Expenses' })
  expect(await within(panel).findByText('Tiền điện')).toBeInTheDocument()
  expect(within(panel).queryByText(/add up/)).not.toBeInTheDocument()
  expect(within(panel).getByText('Tiền điện').closest('a')).toBeNull()
})

it('A report that can’t be loaded says why and is asked for again', async () => {
  const fake = startFakeServer(() => refusal(503, 'unavailable', 'Not ready'))
  renderApp(<ReportScreen />, { session: sessionOf(['/report']), at: '/report' })
  expect(await screen.findByText(/Not ready/)).toBeInTheDocument()
  fake.answer(server(spent))
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(await screen.findByRole('table', { name: 'Statement' })).toBeInTheDocument()
})

it('By order, the margin says which cost isn’t taken off yet', async () => {
  startFakeServer((call) =>
    call.path === 'orders' && call.query.get('report') === 'sales'
      ? {
          body: {
            ...report,
            howCalculateRevenue: 'ordered',
            revenue: 1200,
            undelivered: { orders: 1, net: 200, cost: 90, unknownUnits: 2 },
          },
        }
      : server([])(call),
  )
  renderApp(<ReportScreen />, { session: sessionOf(['/report']), at: '/report' })
  expect(
    await screen.findByText('Not yet taken off: about 90 ₫, the cost of goods still to deliver, and 2 units of unknown cost'),
  ).toBeInTheDocument()
  const aside = screen.getByRole('table', { name: 'For information, not in net profit' })
  expect(within(aside).getByRole('row', { name: /Ordered, still to deliver/ })).toHaveTextContent('200')
})

const PRINTED = '2026-11-02T02:40:00.000Z'

const entered = {
  since: '2026-10-01',
  until: '2026-10-31',
  at: PRINTED,
  howCalculateRevenue: 'shipped',
  figures: [
    { figure: 'revenue', known: 1000, now: 1300 },
    { figure: 'cost', known: -600, now: -780 },
    { figure: 'group', group: 'Other Expenses', known: -150, now: -150 },
  ],
  netProfit: { known: 250, now: 370 },
  data: [
    {
      _id: '1'.repeat(24),
      service: 'orders',
      recordId: '5'.repeat(24),
      number: 'S000398',
      name: 'Bến Thơ',
      act: 'sale-shipped',
      less: false,
      day: '2026-10-31',
      at: '2026-11-03T09:42:00.000Z',
      by: { _id: '7'.repeat(24), name: 'Khánh Ly' },
      changes: [
        { figure: 'revenue', before: 1000, after: 1300 },
        { figure: 'cost', before: -600, after: -780 },
      ],
    },
  ],
  hidden: { count: 0, changes: [] },
  rest: [],
  isComplete: true,
}
const knownServer: FakeHandler = (call) => {
  if (call.query.get('report') === 'changedSince') return { body: entered }
  const isThen = call.query.has('knownAt')
  if (call.query.get('report') === 'sales' && call.path === 'orders')
    return { body: isThen ? report : { ...report, revenue: 1300, revenueShipped: 1300, cost: 780, netProfit: 370 } }
  return server(spent)(call)
}
const AS_KNOWN = `/report?since=2026-10-01&until=2026-10-31&known=${PRINTED}`

it('As known at a time: the title says it, each figure says what it is now, what came later adds up, and nothing can be changed', async () => {
  const { calls } = startFakeServer(knownServer)
  renderApp(<ReportScreen />, { session: sessionOf(['bod']), at: AS_KNOWN })
  expect(await screen.findByText('now 1,300')).toBeInTheDocument()
  expect(screen.getByText('now 370')).toBeInTheDocument()
  expect(screen.getByText('the same now')).toBeInTheDocument()
  expect(screen.getByText('October 2026, as known at 09:40 Monday 02/11/2026')).toBeInTheDocument()
  const panel = (await screen.findByRole('heading', { name: 'Entered after that time, not counted here' })).closest('section')!
  expect(await within(panel).findByText('S000398')).toHaveAttribute('href', `/sales/orders/byOrder/${'5'.repeat(24)}`)
  expect(within(panel).getByText('Adds up to exactly what differs of the net profit')).toBeInTheDocument()
  expect(within(panel).getAllByText('+120')).toHaveLength(2)
  expect(screen.queryByRole('radiogroup', { name: 'How revenue is counted' })).not.toBeInTheDocument()
  expect(within(screen.getByRole('table', { name: 'Statement' })).queryByRole('button')).not.toBeInTheDocument()
  expect(calls.filter(({ query }) => query.get('report') === 'salesEntries')).toEqual([])
  expect(screen.getByRole('link', { name: /What changed since/ })).toHaveAttribute(
    'href',
    '/report/changed?since=2026-10-01&until=2026-10-31&known=2026-11-02T02%3A40%3A00.000Z',
  )
})

it('K opens the line of the moment, Esc returns to now', async () => {
  startFakeServer(knownServer)
  renderApp(<ReportScreen />, { session: sessionOf(['bod']), at: '/report?since=2026-10-01&until=2026-10-31' })
  await screen.findByRole('table', { name: 'Statement' })
  await userEvent.keyboard('k')
  const time = screen.getByRole('textbox', { name: 'As known at what time' })
  expect(time).toHaveFocus()
  const day = screen.getByRole('textbox', { name: 'As known on what day' })
  await userEvent.type(time, '0940')
  await userEvent.type(day, '02/11/2026{Enter}')
  expect(await screen.findByText('October 2026, as known at 09:40 Monday 02/11/2026')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/as known at 09:40/)).not.toBeInTheDocument()
})

it('Who reads no single costs chooses a day, and is told of its end', async () => {
  const { calls } = startFakeServer((call) => {
    const then = call.path === 'orders' && call.query.get('report') === 'sales' ? call.query.get('knownAt') : null
    return then ? { body: { ...report, knownAt: then } } : knownServer(call)
  })
  renderApp(<ReportScreen />, { session: sessionOf(['/report']), at: '/report?since=2026-10-01&until=2026-10-31' })
  await screen.findByRole('table', { name: 'Statement' })
  await userEvent.keyboard('k')
  expect(screen.queryByRole('textbox', { name: 'As known at what time' })).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'As known on what day' }), '02/11/2026{Enter}')
  expect(await screen.findByText('October 2026, as known at 24:00 Monday 02/11/2026')).toBeInTheDocument()
  expect(calls.some(({ query }) => query.get('knownAt') === '2026-11-02T16:59:59.999Z')).toBe(true)
})

it('The moment of a link that isn’t told is told as the evening before', async () => {
  const evening = '2026-11-01T16:59:59.999Z'
  startFakeServer((call) =>
    call.path === 'orders' && call.query.has('knownAt') ? { body: { ...report, knownAt: evening } } : knownServer(call),
  )
  renderApp(<ReportScreen />, { session: sessionOf(['/report']), at: AS_KNOWN })
  expect(await screen.findByText('October 2026, as known at 24:00 Sunday 01/11/2026')).toBeInTheDocument()
})

it('What was printed with this browser, and what was sealed, are moments to choose', async () => {
  localStorage.clear()
  const seal = { _id: '8'.repeat(24), until: '2026-10-31', at: '2026-11-05T10:30:00.000Z', code: 'K7M2-9QXA', creator: { name: 'Thu Hà' } }
  startFakeServer((call) => (call.path === 'seals' ? { body: { total: 1, limit: 60, skip: 0, data: [seal] } } : knownServer(call)))
  renderApp(<ReportScreen />, { session: sessionOf(['bod']), at: '/report?since=2026-10-01&until=2026-10-31' })
  await screen.findByRole('table', { name: 'Statement' })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await userEvent.keyboard('k')
  expect(screen.getByRole('button', { name: /^When printed \d\d\/\d\d \d\d:\d\d · / })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'When sealed 05/11 17:30 · Thu Hà' })).toBeInTheDocument()
  cleanup()
  renderApp(<ReportScreen />, { session: sessionOf(['bod']), at: '/report?since=2026-09-01&until=2026-09-30' })
  await screen.findByRole('table', { name: 'Statement' })
  await userEvent.keyboard('k')
  // Of another period nothing was printed or sealed.
  expect(screen.queryByRole('button', { name: /^When printed/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^When sealed/ })).not.toBeInTheDocument()
})

it('The end of the period is a moment to choose; one with nothing in it says so', async () => {
  const nothingYet = { ...report, revenueOrdered: 0, revenueShipped: 0, revenue: 0, cost: 0, groups: [], netProfit: 0 }
  startFakeServer((call) => (call.query.has('knownAt') && call.path === 'orders' ? { body: nothingYet } : knownServer(call)))
  renderApp(<ReportScreen />, { session: sessionOf(['/report']), at: '/report?since=2026-10-01&until=2026-10-31' })
  await screen.findByRole('table', { name: 'Statement' })
  await userEvent.keyboard('k')
  await userEvent.click(screen.getByRole('button', { name: /End of the last day 31\/10 24:00/ }))
  expect(await screen.findByText('At that time there was nothing in this period yet')).toBeInTheDocument()
})

it('What changed since: then, now and the difference, and the entries behind it by figure, act and person', async () => {
  startFakeServer(knownServer)
  renderApp(<ChangedScreen />, { session: sessionOf(['/report', '/sales']), at: AS_KNOWN.replace('/report', '/report/changed') })
  const table = await screen.findByRole('table', { name: 'What changed since' })
  expect(within(table).getByRole('row', { name: /Net revenue/ })).toHaveTextContent('1,0001,300+300')
  expect(within(table).getByRole('row', { name: /Other Expenses/ })).toHaveTextContent('−150−150the same')
  expect(within(table).getByRole('row', { name: /Net profit/ })).toHaveTextContent('250370₫+120')
  expect(screen.getByText('Each group adds up to exactly what differs of its figure')).toBeInTheDocument()
  expect(screen.getByText('2 figures changed, 1 entry, 1 act, 1 person')).toBeInTheDocument()
  const grid = screen.getByRole('grid', { name: 'The entries behind the difference' })
  expect(within(grid).getByText('Cost of goods delivered')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'By person' }))
  expect(await within(grid).findByText('+120')).toBeInTheDocument()
})

it('Where nothing changed since, one line says so', async () => {
  const same = { ...entered, data: [], netProfit: { known: 250, now: 250 }, figures: entered.figures.slice(2) }
  startFakeServer((call) => (call.query.get('report') === 'changedSince' ? { body: same } : knownServer(call)))
  renderApp(<ChangedScreen />, { session: sessionOf(['/report']), at: AS_KNOWN.replace('/report', '/report/changed') })
  expect(await screen.findByText('Nothing has changed since')).toBeInTheDocument()
})

it('From one day of the picture there is a way back to the period it was clicked in', async () => {
  startFakeServer(server([]))
  renderApp(<ReportScreen />, {
    session: sessionOf(['/report']),
    at: '/report?since=2026-11-03&until=2026-11-03&from=2026-11-01&to=2026-11-21',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Back to 1–21/11/2026' }))
  expect(screen.getByRole('button', { name: /^1–21\/11\/2026/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Back to/ })).not.toBeInTheDocument()
})
