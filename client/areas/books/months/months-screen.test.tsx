import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CLOSING_CHECKS, isMust, type ClosingCheck } from '@shared/areas/books/rules/closing-checks'
import { Route, Routes } from 'react-router-dom'
import { startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { ClosingScreen } from './screens/closing-screen'
import { MonthsScreen } from './screens/months-screen'
import { SealPaperScreen } from './screens/seal-paper-screen'

const workspace = { _id: workspaceId, rev: 1, created: '2026-08-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {}, cfg: {} }
const code = 'K7M2-9QXA-04TZ-PB3D-1HVE-8NRC-5WYG-6JFS'
const sealId = '5'.repeat(24)
const seal = {
  _id: sealId,
  rev: 1,
  created: '2026-11-05T10:30:00.000Z',
  creator: { _id: '7'.repeat(24), name: 'Thu Hà' },
  until: '2026-10-31',
  number: 1,
  at: '2026-11-05T10:30:00.000Z',
  seq: 214,
  digest: 'ab'.repeat(32),
  code,
  figures: {
    accounts: [{ account: '111', opening: 0, debit: 700_000, credit: 50_000, closing: 650_000 }],
    howCalculateRevenue: 'shipped',
    revenue: 700_000,
    cost: 420_000,
    groups: [{ _id: 'Other Expenses', isCredit: false, total: -50_000 }],
    netProfit: 230_000,
    depreciation: 0,
    netProfitAfterDepreciation: 230_000,
  },
  notes: [{ kind: 'orders-in-error', note: 'Khách hẹn tháng sau' }],
  open: [{ kind: 'orders-in-error', count: 1, amount: 100_000 }],
}
const proof = { _id: sealId, code, until: seal.until, at: seal.at, seq: 214, holds: true, later: { count: 0 } }
const brief = { _id: sealId, code, at: seal.at, by: 'Thu Hà', netProfit: 230_000, later: 0 }
const months = {
  lines: 260,
  data: [
    { month: '2026-11', state: 'running' },
    { month: '2026-10', state: 'sealed', seal: { ...brief, checked: { at: '2026-11-06T18:00:00.000Z', holds: true } } },
    { month: '2026-09', state: 'opened', seal: { ...brief, later: 2 } },
    { month: '2026-08', state: 'sealed', seal: { ...brief, checked: { at: '2026-11-06T18:00:00.000Z', holds: false } } },
  ],
}
const nothingChanged = { count: 0, data: [] }

const answers =
  (own: Readonly<Record<string, object>> = {}): FakeHandler =>
  ({ path, query }) => {
    const report = query.get('report') ?? ''
    if (own[report]) return { body: own[report] }
    if (report === 'months') return { body: months }
    if (report === 'changed') return { body: nothingChanged }
    if (report === 'proof') return { body: proof }
    if (path === `seals/${sealId}`) return { body: seal }
    if (path === 'seals') return { body: { total: 1, limit: 20, skip: 0, data: [seal] } }
    return { body: workspace }
  }

const openMonths = (
  at = '/report/months?year=2026',
  own: Readonly<Record<string, object>> = {},
  rights: Parameters<typeof sessionOf>[0] = ['bod'],
) => {
  const { calls } = startFakeServer(answers(own))
  renderApp(<MonthsScreen />, { session: sessionOf(rights), at })
  return calls
}

beforeEach(() => localStorage.clear())

it('Months stand among the books, each with its seal and whether it still holds', async () => {
  openMonths()
  const grid = within(await screen.findByRole('grid', { name: 'Months' }))
  expect(screen.getByRole('tab', { name: 'Months' })).toHaveAttribute('aria-selected', 'true')
  expect(
    grid
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'November 2026running–––',
    'October 202605/11/2026 17:30Thu HàK7M2 9QXA…230,000 Unchanged',
    'September 202605/11/2026 17:30opened againK7M2 9QXA…230,000 2 entries after it',
    'August 202605/11/2026 17:30Thu HàK7M2 9QXA…230,000 Does not fit',
  ])
})

it('A seal shows its code, what it stands for, and that the books are still what was sealed', async () => {
  openMonths('/report/months?year=2026&open=2026-10')
  expect(await screen.findByText(/Unchanged: the books of today, to line 214, are what was sealed/)).toBeInTheDocument()
  expect(screen.getByText('K7M2 9QXA 04TZ PB3D')).toBeInTheDocument()
})

it('Figures that an upgrade counted anew are told to the board once', async () => {
  const changed = {
    at: '2026-11-20T03:00:00.000Z',
    count: 1,
    data: [
      {
        measure: 'business',
        month: '2026-08',
        of: 'sales',
        figure: 'revenueOrdered',
        before: 30_400_000,
        after: 400_000,
        why: 'opening',
      },
    ],
  }
  openMonths('/report/months?year=2026', { changed })
  expect(await screen.findByText('The last upgrade counted 1 figure of 1 month anew.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Figures that were counted anew' }))
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent(
    'August 2026Business, orderedSales30,400,000400,000What stood when the books began is no sale and no takings',
  )
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Seen' }))
  expect(screen.queryByText(/The last upgrade counted/)).not.toBeInTheDocument()
})

it('Who isn’t of the board isn’t asked about them', async () => {
  const calls = openMonths('/report/months?year=2026', {}, ['/report'])
  await screen.findByRole('grid', { name: 'Months' })
  expect(calls.filter(({ query }) => query.get('report') === 'changed')).toEqual([])
})

const checksWith = (found: Partial<Record<ClosingCheck, { count: number; amount?: number; data: object[] }>>) => ({
  since: '2026-09-01',
  until: '2026-09-30',
  data: CLOSING_CHECKS.map((kind) => ({ kind, must: isMust(kind), ...(found[kind] ?? { count: 0, data: [] }) })),
})
const openSeptember = { ...months, data: months.data.map((row) => (row.month === '2026-09' ? { month: row.month, state: 'open' } : row)) }

const openClosing = (checks: object) => {
  const { calls } = startFakeServer((call) =>
    call.method === 'POST' ? { status: 201, body: seal } : answers({ checks, months: openSeptember })(call),
  )
  renderApp(
    <Routes>
      <Route path="/report/months/:month" element={<ClosingScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { session: sessionOf(['bod']), at: '/report/months/2026-09' },
  )
  return calls
}

it('What must be done keeps a month from being closed, and the button says how much', async () => {
  openClosing(
    checksWith({
      'waiting-entries': {
        count: 1,
        amount: 20_000,
        data: [{ service: 'funds', recordId: '9'.repeat(24), name: 'C000166', day: '2026-09-12', amount: 20_000 }],
      },
      'open-shifts': {
        count: 3,
        data: [{ service: 'activities', recordId: '7'.repeat(24), name: 'Thị Ngọc', day: '2026-09-14', count: 3 }],
      },
    }),
  )
  expect(await screen.findByText('7 of 9 are done')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '2 things still to be done' })).toBeDisabled()
  await userEvent.click(screen.getByText('Shifts without an end or approval'))
  expect(await screen.findByText('3 shifts from 14/09/2026')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Thị Ngọc' })).toHaveAttribute('href', `/office/members/${'7'.repeat(24)}`)
})

it('What is worth a look may stay, with a word that goes on the seal', async () => {
  const calls = openClosing(
    checksWith({
      'unpaid-salaries': {
        count: 1,
        amount: 300_000,
        data: [{ service: 'users', recordId: '7'.repeat(24), name: 'Đức Thịnh', amount: 300_000 }],
      },
    }),
  )
  expect(await screen.findByRole('button', { name: '1 word still missing' })).toBeDisabled()
  await userEvent.click(screen.getByText('Pay of the month'))
  expect(await screen.findByRole('link', { name: 'Đức Thịnh' })).toHaveAttribute(
    'href',
    `/office/payroll?month=2026-09&open=${'7'.repeat(24)}`,
  )
  await userEvent.type(screen.getByRole('textbox', { name: /Why it stays as it is/ }), 'Trả ngày 5')
  // Also from where one writes.
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Close and seal/ }))
  expect(await screen.findByText('elsewhere')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { until: '2026-09-30', notes: [{ kind: 'unpaid-salaries', note: 'Trả ngày 5' }] },
  ])
})

it('A seal on paper has its code, its figures and the words on what stayed open', async () => {
  startFakeServer(answers())
  renderApp(
    <Routes>
      <Route path="/print/seal/:id" element={<SealPaperScreen />} />
    </Routes>,
    { session: sessionOf(['/report']), at: `/print/seal/${sealId}` },
  )
  expect(await screen.findByText('K7M2 9QXA 04TZ PB3D')).toBeInTheDocument()
  expect(screen.getByText('Orders in error (1 order): Khách hẹn tháng sau')).toBeInTheDocument()
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContain('Net profit230,000')
})
