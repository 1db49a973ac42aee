import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { pageOf, startFakeServer, type FakeHandler } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { HouseholdScreen } from './screens/household-screen'
import { TaxBookScreen } from './screens/tax-book-screen'

const quarter = { since: '2026-04-01', until: '2026-06-30' }
const thresholds = {
  free: 1_000_000_000,
  income: 3_000_000_000,
  monthly: 50_000_000_000,
  since: '2026-01-01',
  source: 'Nghị định 141/2026',
}
const year = {
  year: 2026,
  revenue: 1_486_200_000,
  group: 'choice',
  thresholds,
  pace: 4_570_000,
  expected: 1_670_000_000,
  passedFree: '2026-05-16',
  periods: [
    {
      period: '2026-Q2',
      ...quarter,
      revenue: 264_700_000,
      vat: 0,
      pit: 0,
      deadline: '2026-07-31',
      closed: false,
      lines: [],
      sold: [],
    },
  ],
  earlierVat: 0,
  income: { revenue: 264_700_000, cost: 121_800_000, groups: [], depreciation: 0, income: 142_900_000, percent: 15, amount: 21_435_000 },
  pitByRevenue: 1_323_500,
  percentsSince: '2026-01-01',
  percentsSource: 'Luật 109/2025',
}
const line = (of: string, amount: number) => ({ kind: 'cost', line: of, amount })
const books: Record<string, object> = {
  S2b: { parts: [{ industry: 'goods', rows: [], amount: 264_700_000, vat: 2_647_000 }], amount: 264_700_000, vat: 2_647_000 },
  S2c: { parts: [{ rows: [line('revenue', 264_700_000), line('goods', 121_800_000)], amount: 142_900_000 }], amount: 142_900_000 },
  S2d: { parts: [], amount: 86_420_000 },
  S2e: { parts: [{ label: 'Tiền mặt', opening: 0, incoming: 0, outgoing: 0, closing: 64_815_000, rows: [], amount: 0 }], amount: 0 },
}
const workspace = { _id: workspaceId, rev: 1, name: 'Trà quán Mộc Sương', apps: [], opts: {}, cfg: {}, zone: 'Asia/Ho_Chi_Minh' }

/** @param closing what the funds say that there is at the end */
const serverWith =
  (closing: () => number): FakeHandler =>
  ({ path, query }) => {
    const report = query.get('report')
    const book = query.get('book') ?? ''
    if (path.startsWith('workspaces')) return { body: workspace }
    if (report === 'taxYear') return { body: year }
    if (report === 'taxBook') return { body: { book, ...quarter, withheld: false, ...books[book] } }
    if (report === 'costPapers') return { body: { data: [], total: { count: 0, amount: 0 }, hidden: { count: 0, amount: 0 } } }
    if (report === 'sales') return { body: { revenueShipped: 264_700_000, cost: 121_800_000 } }
    if (report === 'stockValue') return { body: { asOf: quarter.until, total: { products: 38, count: 412, value: 86_420_000 } } }
    if (report === 'funds') return { body: { opening: 0, closing: closing() } }
    return pageOf([])
  }

const tax = { method: 'income', period: 'quarter', industry: 'goods' } as const

test('All books of a quarter are printed by one press, saved as one workbook by another, and stand beside the reports of the same days', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:books'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  let closing = 60_000_000
  const { calls } = startFakeServer(serverWith(() => closing))
  renderApp(<HouseholdScreen tax={tax} />, { session: sessionOf(['bod']), at: '/report/tax' })
  expect(await screen.findByRole('link', { name: 'Print books' })).toHaveAttribute(
    'href',
    '/print/tax-book/S2b,S2c,S2d,S2e/2026-04-01/2026-06-30',
  )

  await userEvent.click(screen.getByRole('button', { name: 'XLSX of the period' }))
  await waitFor(() => expect(saved).toEqual(['Books of the period Quarter II-2026.xlsx']))
  const asked = () => calls.flatMap(({ query }) => (query.get('report') === 'taxBook' ? [query.get('book')] : []))
  expect(asked()).toEqual(['S2b', 'S2c', 'S2d', 'S2e'])

  await userEvent.click(screen.getByRole('button', { name: 'Compare with the reports of the same days' }))
  expect(await screen.findByText('Not all sums agree. Entries may just have changed: compare again.')).toBeInTheDocument()
  const money = within(screen.getByRole('row', { name: /Money at the end/ }))
  expect(money.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['64,815,000', '60,000,000'])
  closing = 64_815_000
  await userEvent.click(screen.getByRole('button', { name: 'Compare again' }))
  expect(
    await screen.findByText('The books agree with the business report, stock, and funds of the same days, to the dong'),
  ).toBeInTheDocument()
  expect(calls.flatMap(({ query }) => (query.get('report') === 'stockValue' ? [query.get('asOf')] : []))).toEqual([
    '2026-06-30',
    '2026-06-30',
  ])
})

test('Several books are on one paper in the order of the circular, each with its form and signature', async () => {
  startFakeServer(serverWith(() => 0))
  const at = (address: string) =>
    renderApp(
      <Routes>
        <Route path="/print/tax-book/:book/:since/:until" element={<TaxBookScreen />} />
      </Routes>,
      { session: sessionOf(['bod']), at: address },
    )
  at('/print/tax-book/S2e,S2b/2026-04-01/2026-06-30')
  expect((await screen.findAllByText(/^Form S2/)).map(({ textContent }) => textContent)).toEqual(['Form S2b-HKD', 'Form S2e-HKD'])
  expect(screen.getAllByText('REPRESENTATIVE OF THE HOUSEHOLD')).toHaveLength(2)
})
